import AutoLayout
import Foundation

/// The views by gravity area, as they are used with the distribution `gravityAreas`.
extension NSStackView {
  /// All managed views in their order, including detached ones.
  public var views: [NSView] { arrangedSubviews }

  /// The views of one gravity area, including detached ones.
  public func views(in gravity: Gravity) -> [NSView] {
    stacked.filter { $0.gravity == gravity }.map(\.view)
  }

  /// Adds a view after the others of its gravity area.
  public func addView(_ view: NSView, in gravity: Gravity) {
    let others = stacked.count { $0.gravity == gravity && $0.view !== view }
    insertView(view, at: others, in: gravity)
  }

  /// Adds a view, or moves it. `index` is relative to the gravity area; traps if it is beyond the end, where AppKit
  /// raises an exception.
  public func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let others = stacked.filter { $0.view !== view }
    checkIndex(index, among: others.count { $0.gravity == gravity })
    insert(view, at: others.count { $0.gravity.rawValue < gravity.rawValue } + index, in: gravity)
  }

  /// Stops managing the view and removes it from the stack. Traps for views that the stack does not manage.
  public func removeView(_ view: NSView) {
    _ = managedEntry(of: view)
    removeArrangedSubview(view)
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Makes these the views of a gravity area; others that were in it are removed.
  public func setViews(_ views: [NSView], in gravity: Gravity) {
    for old in self.views(in: gravity) where !views.contains(where: { $0 === old }) { removeView(old) }
    for view in views { addView(view, in: gravity) }
  }
}
