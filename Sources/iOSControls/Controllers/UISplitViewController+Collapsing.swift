import Foundation
@_spi(ViewHooks) import iOSCore

/// The collapsed interface of column styles: one stack with the controllers of the columns, so that one goes back from each
/// column to the one before it. (Apple, `UISplitViewController`: "Column-style split views" put a navigation controller
/// around each column, and combine them while collapsed.)
extension UISplitViewController {
  /// The columns that are proposed as the top of the collapsed interface, the best first. Without a delegate the secondary
  /// column comes on top: apps that want to start with their list return the primary one from
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` (9 of 12 public apps that implement it; the notes of one
  /// say that the secondary column is the default).
  static let columnsFromTop: [Column] = [.compact, .secondary, .supplementary, .primary]

  /// The stack at the bottom of the collapsed interface.
  private var base: UINavigationController? {
    Self.order.lazy.compactMap { self.columns[$0] }.first as? UINavigationController
  }

  /// Shows a column of the collapsed interface, above those before it.
  func bringToTop(_ column: Column) {
    guard column != .compact, let place = Self.order.firstIndex(of: column), let base else {
      collapsedTop = column == .compact ? .compact : nil
      return
    }
    collapsedTop = Self.order.first { columns[$0] === base }
    var stack = base.viewControllers
    for above in Self.order[(place + 1)...] {
      guard let first = pushed[above]?.first, let start = stack.firstIndex(of: first) else { continue }
      pushed[above] = Array(stack[start...])
      stack.removeSubrange(start...)
    }
    for next in Self.order[...place] where columns[next] !== base {
      let controllers = pushed[next] ?? takeControllers(of: next)
      if let first = controllers.first, !stack.contains(first) { stack += controllers }
    }
    if stack != base.viewControllers { base.setViewControllers(stack, animated: false) }
  }

  private func takeControllers(of column: Column) -> [UIViewController] {
    guard let own = columns[column] as? UINavigationController else { return [] }
    let controllers = own.viewControllers
    own.setViewControllers([], animated: false)
    pushed[column] = controllers
    return controllers
  }

  /// Removes a column's controllers from the collapsed interface, together with those above them.
  func takeOff(_ column: Column) {
    guard let first = pushed.removeValue(forKey: column)?.first, let base,
      let start = base.viewControllers.firstIndex(of: first)
    else { return }
    base.setViewControllers(Array(base.viewControllers[..<start]), animated: false)
  }

  /// Returns the controllers to the stacks of their columns, with what has been pushed above them.
  func returnPushed() {
    guard let base else { return }
    var stack = base.viewControllers
    var returned: [Column: [UIViewController]] = pushed
    for column in Self.order.reversed() {
      guard let first = pushed[column]?.first, let start = stack.firstIndex(of: first) else { continue }
      returned[column] = Array(stack[start...])
      stack.removeSubrange(start...)
    }
    pushed = [:]
    if stack != base.viewControllers { base.setViewControllers(stack, animated: false) }
    for column in Self.order {
      guard let controllers = returned[column] else { continue }
      (columns[column] as? UINavigationController)?.setViewControllers(controllers, animated: false)
    }
  }
}
