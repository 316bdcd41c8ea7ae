import Foundation

/// Traits that can be set: those of ``UITraitOverrides`` and of the closures that make trait collections. (Apple,
/// `UIMutableTraits`, iOS 17.)
public protocol UIMutableTraits {
  /// A trait's value; its default if unspecified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var displayGamut: UIDisplayGamut { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
}

/// Sets traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The trait overrides of one view or controller, for itself and its descendants. (Apple, `UITraitOverrides`.)
public struct UITraitOverrides: UIMutableTraits {
  /// The overridden values; unspecified traits have no override.
  package var values = TraitValues()

  package init() {}

  /// The overrides as traits.
  package var specified: UITraitCollection { UITraitCollection(values: values) }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }

  /// Whether the trait has an override.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
  /// The traits that a closure sets. (Apple, iOS 17.)
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// One trait with its value.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// A trait's value; its default if unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// These traits with the changes that a closure makes. (Apple, iOS 17.)
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// These traits with another value for one of them.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: UITraitMutations) -> TraitValues {
    var overrides = UITraitOverrides()
    overrides.values = self
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
  }
}

extension UITraitCollection {
  /// The configuration of an image for these traits. It is empty, because images use the traits themselves.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
}
