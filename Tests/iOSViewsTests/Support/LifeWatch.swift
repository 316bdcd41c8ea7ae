import AutoLayout
import Foundation
import iOSViews

/// Weak references to objects, to see which of them are left.
@MainActor
final class LifeWatch {
  private var watched: [(name: String, reference: WeakReference)] = []

  /// The classes of those that are still there once `body` has returned and what it kept is gone.
  static func survivors(_ body: (LifeWatch) throws -> Void) rethrows -> [String] {
    let watch = LifeWatch()
    try body(watch)
    return watch.survivors
  }

  var survivors: [String] { watched.filter { $0.reference.object != nil }.map(\.name) }

  /// How many there were.
  var count: Int { watched.count }

  func note(_ objects: AnyObject...) {
    for object in objects { watched.append(("\(type(of: object))", WeakReference(object))) }
  }

  /// A view and all below it, with the constraints, guides, gestures and layout nodes of each.
  func noteTree(_ root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      note(view, view.layoutNode)
      for constraint in view.constraints { note(constraint) }
      for guide in view.layoutGuides { note(guide) }
      for gesture in view.gestureRecognizers ?? [] { note(gesture) }
      pending += view.subviews
    }
  }

  /// A controller with its view's tree, its children and what it presents.
  func noteController(_ root: UIViewController) {
    var pending = [root]
    while let controller = pending.popLast() {
      note(controller)
      if controller.isViewLoaded { noteTree(controller.view) }
      pending += controller.children
      if let presented = controller.presentedViewController, presented.presentingViewController != nil,
        !controller.children.contains(where: { $0.presentedViewController === presented })
      {
        pending.append(presented)
      }
    }
  }
}
