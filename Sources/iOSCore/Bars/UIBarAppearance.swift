import Foundation
import Graphics
import ObjCCompatibility

/// The appearance of a bar. (Apple, `UIBarAppearance`.) Backgrounds, shadow lines and the colours and fonts of titles are
/// drawn; other values are stored only.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open private(set) var idiom: UIUserInterfaceIdiom = .unspecified
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?
  /// Whether this is a bar's default appearance, before a program sets another.
  var isMadeByBar = false
  /// False for a fully transparent bar.
  private(set) var isOpaqueOrBlurred = true

  public override init() { super.init() }
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }

  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isOpaqueOrBlurred = other.isOpaqueOrBlurred
  }

  open func configureWithDefaultBackground() { reset(color: nil, shadow: .separator, isVisible: true) }
  open func configureWithOpaqueBackground() {
    reset(color: .systemBackground, shadow: .separator, isVisible: true)
  }
  open func configureWithTransparentBackground() { reset(color: nil, shadow: nil, isVisible: false) }

  private func reset(color: UIColor?, shadow: UIColor?, isVisible: Bool) {
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    isOpaqueOrBlurred = isVisible
  }

  open override nonisolated func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }

  private func makeCopy() -> UIBarAppearance {
    let copy = ObjectMaker.make(type(of: self))
    copy.take(self)
    return copy
  }
}

/// The appearance of a navigation bar. (Apple, `UINavigationBarAppearance`.)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
  }
}

/// The appearance of a tab bar. (Apple, `UITabBarAppearance`.)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// Stored only: items share the bar's width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Stored only, in points, as is ``stackedItemSpacing``.
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a toolbar. (Apple, `UIToolbarAppearance`.)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of an item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  let style: UIBarButtonItem.Style

  public override convenience init() { self.init(style: .plain) }
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}

/// A bar's appearance until a program sets another.
@MainActor
func markedAsBars<Look: UIBarAppearance>(_ look: Look) -> Look {
  look.isMadeByBar = true
  return look
}
