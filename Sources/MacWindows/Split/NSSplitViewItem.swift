import AutoLayout
import Foundation

/// A pane of a split view controller. (Apple, `NSSplitViewItem`.)
@preconcurrency @MainActor
open class NSSplitViewItem: NSObject {
  /// Raw values match AppKit's.
  public enum Behavior: Int, Hashable, Sendable {
    case `default` = 0
    case sidebar, contentList, inspector
  }

  /// Raw values match AppKit's.
  public enum CollapseBehavior: Int, Hashable, Sendable {
    case `default` = 0
    case preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView, useConstraints
  }

  /// Represents an unspecified dimension. (AppKit's value is private; this is a guess.)
  public nonisolated static let unspecifiedDimension: CGFloat = -1

  public nonisolated let behavior: Behavior
  /// Setting it traps while the item is in a split view controller, as AppKit does.
  open var viewController: NSViewController {
    get { storedController }
    set {
      precondition(controller == nil, "The item is in a split view controller: its view controller stays")
      storedController = newValue
    }
  }
  private var storedController: NSViewController
  open var canCollapse = false
  open var collapseBehavior = CollapseBehavior.default
  open var isSpringLoaded = false
  open var allowsFullHeightLayout = false
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension
  open var automaticMaximumThickness = NSSplitViewItem.unspecifiedDimension
  open var canCollapseFromWindowResize = true
  /// The smallest thickness along the split view's axis, in points: a required constraint.
  @AlwaysObserved open var minimumThickness = NSSplitViewItem.unspecifiedDimension {
    didSet { controller?.limitsDidChange(of: self) }
  }
  /// The largest thickness.
  @AlwaysObserved open var maximumThickness = NSSplitViewItem.unspecifiedDimension {
    didSet { controller?.limitsDidChange(of: self) }
  }
  /// The priority at which the pane keeps its size when the split view's changes. Default 250. (Apple,
  /// `holdingPriority`.)
  @AlwaysObserved open var holdingPriority = NSLayoutConstraint.Priority.defaultLow {
    didSet { controller?.holdingPriorityDidChange(of: self) }
  }
  /// Whether the pane is collapsed.
  @AlwaysObserved open var isCollapsed = false {
    didSet { if isCollapsed != oldValue { collapseDidChangeMaybeAnimated() } }
  }
  open var animations: [NSAnimatablePropertyKey: Any] = [:]
  weak var controller: NSSplitViewController?
  var limits: [NSLayoutConstraint] = []

  open func animator() -> Self {
    AnimatorMarks.mark(self)
    return self
  }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? {
    key == "collapsed" ? CABasicAnimation() : nil
  }

  public init(viewController: NSViewController) {
    behavior = .default
    storedController = viewController
    super.init()
  }

  private init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.behavior = behavior
    storedController = viewController
    super.init()
  }

  /// A sidebar: collapsible, with a higher holding priority than others (260) and the standard width
  /// limits.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
    isSpringLoaded = true
    allowsFullHeightLayout = true
    holdingPriority = Self.sidebarHolding
    minimumThickness = Self.sidebarLimits.lowerBound
    maximumThickness = Self.sidebarLimits.upperBound
    preferredThicknessFraction = Self.sidebarFraction
  }

  /// A list of content, such as the messages of a mailbox.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
    holdingPriority = Self.contentListHolding
    preferredThicknessFraction = Self.contentListFraction
  }

  /// An inspector at the trailing side. (macOS 14.)
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
    canCollapse = true
    holdingPriority = Self.sidebarHolding
    minimumThickness = Self.inspectorThickness
    maximumThickness = Self.inspectorThickness
  }

  /// Decodes nothing.
  public required init?(coder: NSCoder) {
    behavior = .default
    storedController = NSViewController()
    super.init()
  }

  /// The holding priorities, above other panes' by ten and five (guesses: Apple publishes no numbers).
  private static let sidebarHolding = NSLayoutConstraint.Priority(260)
  private static let contentListHolding = NSLayoutConstraint.Priority(255)
  /// The limits in points (guesses: Apple's documentation only has "the standard minimum and maximum").
  private static let sidebarLimits: ClosedRange<CGFloat> = 140...280
  /// The thickness in points (a guess).
  private static let inspectorThickness: CGFloat = 270
  /// The share of the split view's width that a sidebar prefers (not checked against Apple's pages).
  private static let sidebarFraction: CGFloat = 0.15
  private static let contentListFraction: CGFloat = 0.28
}

/// The line below a window's title bar. Raw values match AppKit's.
public enum NSTitlebarSeparatorStyle: Int, Hashable, Sendable {
  case automatic = 0
  case none, line, shadow
}
