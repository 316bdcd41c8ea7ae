import Foundation

/// A trait: a kind of value that is passed down from windows to the views and controllers in them. Programs define traits
/// with their own types. (Apple, `UITraitDefinition`; WWDC 2023, "Unleash the UIKit trait system".)
public protocol UITraitDefinition {
  associatedtype Value
  /// The value if none is specified.
  static var defaultValue: Value { get }
  /// A unique name for the trait. Default: the type's name with its module.
  static var identifier: String { get }
  /// A readable name. Default: the type's name.
  static var name: String { get }
  /// Whether colours depend on the trait. Default false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }

  /// Whether the trait differs between two collections.
  package static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    differs(one.values, other.values)
  }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    !CustomTraits.areEqual(one[Self.self], other[Self.self])
  }
}

/// A trait by its type, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system sets.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func anyValue(in values: TraitValues) -> Any { values[keyPath: path] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func reset(in values: inout TraitValues) { values[keyPath: path] = defaultValue }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public enum UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitDisplayGamut: SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitForceTouchCapability: SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self,
    ]
  }
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self]
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || displayGamut != traitCollection?.displayGamut
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }
}

/// The changes that a view or controller makes to its inherited traits.
@MainActor
package struct TraitModifiers {
  package var overrides = UITraitOverrides()
  package var style = UIUserInterfaceStyle.unspecified
  package var leastCategory: UIContentSizeCategory?
  package var largestCategory: UIContentSizeCategory?

  package init() {}

  package func applied(to traits: UITraitCollection) -> UITraitCollection {
    var values = traits.values
    values.take(overrides.values)
    if style != .unspecified { values.userInterfaceStyle = style }
    let changed = UITraitCollection(values: values)
    let category = clamped(changed.preferredContentSizeCategory)
    guard category != changed.preferredContentSizeCategory else { return changed }
    return UITraitCollection(traitsFrom: [changed, UITraitCollection(preferredContentSizeCategory: category)])
  }

  private func clamped(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var category = category
    if let leastCategory, category.step < leastCategory.step { category = leastCategory }
    if let largestCategory, category.step > largestCategory.step { category = largestCategory }
    return category
  }
}
