import AutoLayout
import Foundation

/// Children, presentation and what they do to safe areas and traits.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A controller cannot be its own child.")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    KeyValueObservations.noteChange(of: child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    KeyValueObservations.noteChange(of: self)
    guard isLeavingParent, let exchange = AppearanceExchange.current else { return didMove(toParent: nil) }
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

  func override(_ traits: UITraitCollection?, for child: UIViewController) {
    let old = child.traitCollection
    overridesOfChildren.removeAll { $0.child.object == nil || $0.child.object === child }
    if let traits { overridesOfChildren.append((WeakReference(child), traits)) }
    if child.traitCollection != old { child.viewIfLoaded?.notifyOfTraitChange(from: old) }
  }

  // MARK: Margins and safe area

  /// Reads the margins again, after the root view's width has changed.
  package func updateSystemMargins() {
    viewIfLoaded?.layoutNode.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Hands the root view what this controller and its containers add to the safe area from outside. Bars cover a view in a
  /// window only (Apple, `UIView.safeAreaInsets`: zero for what is in no window).
  func updateSafeArea() {
    let own = additionalSafeAreaInsets
    let bars = containerInsets == .zero || viewIfLoaded?.window == nil ? .zero : containerInsets
    viewIfLoaded?.layoutNode.additionalSafeAreaInsets = UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}

extension UIView {
  /// Adds a view that stays as large as this one, in front of the others or at a place among them.
  package func fill(with content: UIView, at index: Int? = nil) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: index ?? subviews.count)
  }
}

/// Which edges of the screen a controller's view reaches under bars. Bits are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How a controller is presented. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a presentation is animated. Raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
