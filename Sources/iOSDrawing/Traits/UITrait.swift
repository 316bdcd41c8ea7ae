import Foundation

/// One of the things that a trait collection says. (Apple, `UITraitDefinition`.)
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// The trait's value in a collection, so that two can be compared.
  static func value(in traits: UITraitCollection) -> AnyHashable
}

/// A trait by its type, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceIdiom }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.accessibilityContrast }
}

public enum UITraitDisplayGamut: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayGamut }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceLevel }
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

/// The trait overrides of one view or controller, for itself and its descendants. (Apple, `UITraitOverrides`.)
@preconcurrency @MainActor
public struct UITraitOverrides {
  /// Only what is specified here counts.
  package var specified = UITraitCollection()

  package init() {}

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { specified.horizontalSizeClass }
    set { add(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { specified.verticalSizeClass }
    set { add(UITraitCollection(verticalSizeClass: newValue)) }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { specified.userInterfaceStyle }
    set { add(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { specified.userInterfaceIdiom }
    set { add(UITraitCollection(userInterfaceIdiom: newValue)) }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { specified.preferredContentSizeCategory }
    set { add(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { specified.layoutDirection }
    set { add(UITraitCollection(layoutDirection: newValue)) }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { specified.accessibilityContrast }
    set { add(UITraitCollection(accessibilityContrast: newValue)) }
  }
  public var displayGamut: UIDisplayGamut {
    get { specified.displayGamut }
    set { add(UITraitCollection(displayGamut: newValue)) }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { specified.userInterfaceLevel }
    set { add(UITraitCollection(userInterfaceLevel: newValue)) }
  }

  private mutating func add(_ traits: UITraitCollection) {
    specified = UITraitCollection(traitsFrom: [specified, traits])
  }

  public func contains(_ trait: UITrait) -> Bool {
    trait.value(in: specified) != trait.value(in: UITraitCollection())
  }

  /// Takes one trait's override back.
  public mutating func remove(_ trait: UITrait) {
    let old = specified
    var kept = UITraitOverrides()
    if trait != UITraitHorizontalSizeClass.self { kept.horizontalSizeClass = old.horizontalSizeClass }
    if trait != UITraitVerticalSizeClass.self { kept.verticalSizeClass = old.verticalSizeClass }
    if trait != UITraitUserInterfaceStyle.self { kept.userInterfaceStyle = old.userInterfaceStyle }
    if trait != UITraitUserInterfaceIdiom.self { kept.userInterfaceIdiom = old.userInterfaceIdiom }
    if trait != UITraitPreferredContentSizeCategory.self {
      kept.preferredContentSizeCategory = old.preferredContentSizeCategory
    }
    if trait != UITraitLayoutDirection.self, let direction = old.specifiedDirection {
      kept.layoutDirection = UITraitEnvironmentLayoutDirection(direction)
    }
    if trait != UITraitAccessibilityContrast.self { kept.accessibilityContrast = old.accessibilityContrast }
    if trait != UITraitDisplayGamut.self { kept.displayGamut = old.displayGamut }
    if trait != UITraitUserInterfaceLevel.self { kept.userInterfaceLevel = old.userInterfaceLevel }
    self = kept
  }
}

/// The changes of a view or a controller to the traits that it inherits.
@MainActor
package struct TraitModifiers {
  package var overrides = UITraitOverrides()
  package var style = UIUserInterfaceStyle.unspecified
  package var leastCategory: UIContentSizeCategory?
  package var largestCategory: UIContentSizeCategory?

  package init() {}

  package func applied(to traits: UITraitCollection) -> UITraitCollection {
    let changed = UITraitCollection(traitsFrom: [
      traits, overrides.specified, UITraitCollection(userInterfaceStyle: style),
    ])
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
