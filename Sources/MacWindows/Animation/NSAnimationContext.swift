import Foundation
import LayerTree

/// How changes that are made through animators move. (Apple, `NSAnimationContext`.)
///
/// Changes through ``NSAnimatablePropertyContainer/animator()`` happen at once so far; the context keeps what it is told, and
/// calls its completion handler when its changes are made.
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  private static var stack = [NSAnimationContext()]

  /// The context of the innermost group.
  open class var current: NSAnimationContext { stack.last ?? NSAnimationContext() }

  /// In seconds: a quarter of one, as of transactions.
  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  /// Called when what the group animates has ended.
  open var completionHandler: (() -> Void)?
  /// Whether changes of views animate without an animator.
  open var allowsImplicitAnimation = false

  /// Opens a group with the surrounding one's values.
  open class func beginGrouping() {
    let inner = NSAnimationContext()
    inner.duration = current.duration
    inner.timingFunction = current.timingFunction
    inner.allowsImplicitAnimation = current.allowsImplicitAnimation
    stack.append(inner)
  }

  /// Closes the innermost group.
  open class func endGrouping() {
    guard stack.count > 1, let ended = stack.popLast() else { return }
    ended.completionHandler?()
  }

  /// Makes changes in a group of their own.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    changes(current)
    if let completionHandler { current.completionHandler = completionHandler }
    endGrouping()
  }
}

/// An object whose properties can be animated. (Apple, `NSAnimatablePropertyContainer`.)
public protocol NSAnimatablePropertyContainer: AnyObject {}

extension NSAnimatablePropertyContainer {
  /// Stands for the object; what is set through it animates on a Mac, and happens at once so far here.
  public func animator() -> Self { self }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}
extension NSSplitViewItem: NSAnimatablePropertyContainer {}
