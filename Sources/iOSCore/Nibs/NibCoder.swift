import Foundation

/// The coder passed to `init?(coder:)` while a document is being loaded. It holds the object's element, which the façade's
/// classes read; client classes pass it to `super`.
package final class NibCoder: NSCoder {
  /// The element of a view, in the type of the target that reads documents; nil for a controller.
  package let element: Any?
  /// Nil for a view.
  let scene: (any ControllerScene)?
  private let load: (UIView) -> Void

  /// - Parameter load: applies the document's properties to a view and adds its subviews.
  package init(element: Any, load: @escaping (UIView) -> Void) {
    self.element = element
    self.load = load
    scene = nil
    super.init()
  }

  package init(scene: any ControllerScene) {
    self.scene = scene
    element = nil
    load = { _ in }
    super.init()
  }

  /// Called by `UIView`, so that subviews and values are there when a client's `super.init(coder:)` returns.
  func decode(into view: UIView) { load(view) }
}
