import Foundation

/// The environment of an interface: size classes, idiom, scale, style and reading direction. (Apple, `UITraitCollection`.)
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  public final var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public final var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public final var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels per point; 0 if unspecified.
  public final var displayScale: CGFloat { values.displayScale }
  public final var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The preferred text size.
  public final var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The interface's direction.
  public final var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The interface's direction; left to right if unspecified.
  package final var interfaceDirection: UIUserInterfaceLayoutDirection { specifiedDirection ?? .leftToRight }
  package final var specifiedDirection: UIUserInterfaceLayoutDirection? { values.direction }
  /// Whether the user prefers increased contrast.
  public final var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The colours that the screen can show.
  public final var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The level of the interface: base or elevated. Elevated dark backgrounds are lighter.
  public final var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user prefers bold text. Stored only: fonts keep their weight.
  public final var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the screen measures the pressure of touches. Stored only.
  public final var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  package convenience init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    direction: UIUserInterfaceLayoutDirection? = nil,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified,
    displayGamut: UIDisplayGamut = .unspecified,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  ) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.displayScale = displayScale
    values.userInterfaceStyle = userInterfaceStyle
    values.direction = direction
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.accessibilityContrast = accessibilityContrast
    values.displayGamut = displayGamut
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values: values)
  }

  /// Traits without values.
  public override convenience init() { self.init(values: TraitValues()) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceIdiom: idiom, horizontalSizeClass: .unspecified)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(userInterfaceIdiom: .unspecified, displayScale: scale)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceIdiom: .unspecified, userInterfaceStyle: userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceIdiom: .unspecified, direction: layoutDirection.interfaceDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceIdiom: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(userInterfaceIdiom: .unspecified, accessibilityContrast: accessibilityContrast)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(userInterfaceIdiom: .unspecified, displayGamut: displayGamut)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(userInterfaceIdiom: .unspecified, userInterfaceLevel: userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    var values = TraitValues()
    values.forceTouchCapability = capability
    self.init(values: values)
  }

  /// The traits of the object being laid out, drawn or notified of changes, or the main screen's outside
  /// of these.
  @MainActor
  @preconcurrency
  public class var current: UITraitCollection { CurrentTraits.traits ?? UIScreen.main.traitCollection }

  /// All traits of the collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.take(traits.values) }
    self.init(values: values)
  }

  /// True if every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

/// The reading direction of an interface, as a trait. Raw values match UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft

  init(_ direction: UIUserInterfaceLayoutDirection?) {
    self = direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } ?? .unspecified
  }

  /// Nil if it is not specified.
  var interfaceDirection: UIUserInterfaceLayoutDirection? {
    switch self {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// The size class of an interface on an axis. Raw values match UIKit's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact, regular
}

/// The kind of device that shows an interface. Raw values match UIKit's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// Whether the user prefers increased contrast. Raw values match UIKit's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high
}

/// The colours that a screen can show. Raw values match UIKit's.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3
}

/// The weight of text that the user prefers. Raw values match UIKit's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold
}

/// Whether a screen measures the pressure of touches. Raw values match UIKit's.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0
  case unavailable, available
}

/// The visual level of an interface: base, or elevated as for sheets and popovers. Raw values are
/// UIKit's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated
}

/// The idiom of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension UITraitCollection {
  /// The traits of a window that fills a screen of `size`, in points.
  ///
  /// Size classes by Apple's table ("Human Interface Guidelines", Layout): phones are compact in width and regular in
  /// height in portrait, and compact in both in landscape, except that the width is regular in landscape if the long
  /// side has at least 736 points and the short one at least 414; tablets (a short side of 744 or more) are regular in
  /// both.
  package convenience init(screenSize size: CGSize, scale: CGFloat) {
    let short = min(size.width, size.height)
    let isPad = short >= Self.shortestPadSide
    let isUpright = size.height >= size.width
    let isLargePhone = short >= Self.largePhoneSide
    self.init(
      userInterfaceIdiom: isPad ? .pad : .phone,
      horizontalSizeClass: isPad || !isUpright && isLargePhone ? .regular : .compact,
      verticalSizeClass: isPad || isUpright ? .regular : .compact, displayScale: scale,
      userInterfaceStyle: .light, direction: .leftToRight, preferredContentSizeCategory: .large)
  }

  private static let shortestPadSide: CGFloat = 744
  private static let largePhoneSide: CGFloat = 414
}
