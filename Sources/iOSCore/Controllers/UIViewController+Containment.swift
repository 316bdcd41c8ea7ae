import AutoLayout
import Foundation

/// How a controller is moving between parents.
enum ParentMove {
  case none
  /// It has a new parent and has not appeared in it yet.
  case joining
  /// A container is removing its view permanently.
  case leaving
}

/// Children and presentation, and their effects on safe areas and traits.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A controller cannot be its own child.")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.parentMove = .joining
    KeyValueObservations.noteChange(of: child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    endJoiningParent()
    KeyValueObservations.noteChange(of: self)
    guard parentMove == .leaving, let exchange = AppearanceExchange.current else {
      return didMove(toParent: nil)
    }
    exchange.afterwards { [self] in didMove(toParent: nil) }
  }

  package func nearestAncestor<Controller: UIViewController>() -> Controller? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Controller { return found }
      ancestor = current.parent
    }
    return nil
  }

  /// The parent's traits, with the overrides of the views that the controller's view lies in, up to the parent's view
  /// (Apple, WWDC 2023, session 10057: controllers inherit traits from the superview of their view).
  func traits(in parent: UIViewController) -> UITraitCollection {
    var changes: [TraitModifiers] = []
    var view = viewIfLoaded?.superview
    while let current = view {
      if let modifiers = current.traitModifiers { changes.append(modifiers) }
      if current.owningController === parent {
        return changes.reversed().reduce(parent.traitCollection) { $1.applied(to: $0) }
      }
      view = current.superview
    }
    return parent.traitCollection
  }

  func override(_ traits: UITraitCollection?, for child: UIViewController) {
    let old = child.traitCollection
    overridesOfChildren.removeAll { $0.child.object == nil || $0.child.object === child }
    if let traits { overridesOfChildren.append((WeakReference(child), traits)) }
    if child.traitCollection != old { child.viewIfLoaded?.notifyOfTraitChange(from: old) }
  }

  // MARK: Margins and safe area

  /// Updates the system's minimum margins after the root view's width has changed.
  package func updateSystemMargins() {
    viewIfLoaded?.layoutNode.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Sets the insets that this controller and its containers add to the root view's safe area. Bars only affect a view in
  /// a window (Apple, `UIView.safeAreaInsets`: zero outside of windows).
  func updateSafeArea() {
    let own = additionalSafeAreaInsets
    let bars = containerInsets == .zero || viewIfLoaded?.window == nil ? .zero : containerInsets
    viewIfLoaded?.layoutNode.additionalSafeAreaInsets = UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}

extension UIView {
  /// Adds a view that keeps this view's size, in front of the other subviews or at an index.
  package func fill(with content: UIView, at index: Int? = nil) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: index ?? subviews.count)
  }
}

/// The edges at which a controller's view extends under bars. Bits match UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The style in which a controller is presented. Raw values match UIKit's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// The transition with which a controller is presented. Raw values match UIKit's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
