import Foundation
import InterfaceBuilder

/// The coder passed to `init?(coder:)` while a document is being loaded. It holds the object's element, which the façade's
/// classes read; client classes pass it to `super`.
package final class NibCoder: NSCoder {
  /// Nil for a controller.
  package let view: InterfaceView?
  /// Nil for a view.
  let scene: (any ControllerScene)?
  private let load: (UIView) -> Void

  /// - Parameter load: applies the document's properties to a view and adds its subviews.
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
