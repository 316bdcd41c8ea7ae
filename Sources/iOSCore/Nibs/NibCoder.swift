import Foundation
import InterfaceBuilder

/// The coder that `init?(coder:)` gets while a document is being loaded. It holds the object's element, which the façade's
/// classes read; clients pass it on.
package final class NibCoder: NSCoder {
  /// Nil for a controller.
  package let view: InterfaceView?
  /// Nil for a view.
  let scene: (any ControllerScene)?
  private let load: (UIView) -> Void

  /// - Parameter load: gives a view what the document says of it, its subviews included.
  package init(view: InterfaceView, load: @escaping (UIView) -> Void) {
    self.view = view
    self.load = load
    scene = nil
    super.init()
  }

  package init(scene: any ControllerScene) {
    self.scene = scene
    view = nil
    load = { _ in }
    super.init()
  }

  /// Called by `UIView`, so that subviews and values are there when a client's `super.init(coder:)` returns.
  func decode(into view: UIView) { load(view) }
}
