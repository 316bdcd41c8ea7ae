import AutoLayout
import Foundation

/// A part of the interface that can contain the focus of a remote control or keyboard. (Apple, `UIFocusEnvironment`.) There
/// is no such device: properties are stored, and nothing is ever focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused. (Apple, `UIFocusItem`.)
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
}

/// A container of focusable items. (Apple, `UIFocusItemContainer`.)
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The direction in which the focus moves. Bits match UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// One move of the focus. None ever happens. (Apple, `UIFocusUpdateContext`.)
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// Runs animations alongside a move of the focus: immediately here. (Apple,
/// `UIFocusAnimationCoordinator`.)
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// Moves the focus of a window. There is none. (Apple, `UIFocusSystem`.)
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after a move of the focus; never here.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
  open var focusedItem: (any UIFocusItem)? { nil }
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}

/// A rectangle that redirects the focus; in layout it is an ordinary guide. (Apple, `UIFocusGuide`.)
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The visual effect of a focused item. Stored, but not drawn. (Apple, `UIFocusEffect`.)
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
  open class func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A halo around a focused item. (Apple, `UIFocusHaloEffect`.)
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The halo's shape; empty for the view's own.
  public let path: UIBezierPath?
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  /// The halo's position relative to the shape. Raw values match UIKit's.
  public enum Position: Int, Hashable, Sendable {
    case automatic = 0
    case outside, inside
  }
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }

  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

/// The priority of an item for the first focus in its group. Raw values match UIKit's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// The focus properties of a view.
@MainActor
final class FocusExtras {
  static let key = AssociationKey()

  var effect: UIFocusEffect?
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}

extension UIResponder {
  fileprivate var focusExtras: FocusExtras? {
    objc_getAssociatedObject(self, FocusExtras.key) as? FocusExtras
  }

  fileprivate func makeFocusExtras() -> FocusExtras {
    FocusExtras.key.value(of: self) { FocusExtras() }
  }

  /// The group of the view; items of a group are focused one after another.
  public var focusGroupIdentifier: String? {
    get { focusExtras?.group }
    set { makeFocusExtras().group = newValue }
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The effect of the view while it is focused; nil for none.
  public var focusEffect: UIFocusEffect? {
    get { focusExtras?.effect }
    set { makeFocusExtras().effect = newValue }
  }
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusExtras?.priority ?? .ignored }
    set { makeFocusExtras().priority = newValue }
  }
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  public var coordinateSpace: any UICoordinateSpace { self }
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
