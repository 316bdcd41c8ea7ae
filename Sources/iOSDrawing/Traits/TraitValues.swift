import Foundation

/// The values of a trait collection; traits without a value are unspecified.
package struct TraitValues: Equatable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point; 0 if unspecified.
  package var displayScale: CGFloat = 0
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Nil if it is not specified.
  package var direction: UIUserInterfaceLayoutDirection?
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  /// The values of custom traits.
  package var custom = CustomTraits()

  package init() {}

  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { UITraitEnvironmentLayoutDirection(direction) }
    set { direction = newValue.interfaceDirection }
  }

  /// Overwrites these values with those that another collection specifies.
  mutating func take(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.direction != nil { direction = other.direction }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if !other.custom.isEmpty { custom.take(other.custom) }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let value = (trait as? any SystemTrait.Type)?.anyValue(in: self) ?? custom[trait] else {
        return trait.defaultValue
      }
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[trait] = newValue
      }
    }
  }

  /// Whether a value was set for a trait.
  func specifies(_ trait: UITrait) -> Bool {
    guard trait is any SystemTrait.Type else { return custom[trait] != nil }
    return trait.differs(self, TraitValues())
  }

  /// Removes a trait's value.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(in: &self)
    } else {
      custom[trait] = nil
    }
  }
}

/// The values of traits that a program defines, by their types.
package struct CustomTraits: Equatable {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  mutating func take(_ other: CustomTraits) { entries.merge(other.entries) { $1 } }

  subscript(trait: UITrait) -> Any? {
    get { entries[ObjectIdentifier(trait)]?.value }
    set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
  }

  package static func == (one: CustomTraits, other: CustomTraits) -> Bool {
    guard one.entries.count == other.entries.count else { return false }
    return one.entries.allSatisfy { key, entry in
      other.entries[key].map { areEqual(entry.value, $0.value) } ?? false
    }
  }

  /// Whether two values are known to be equal: comparable ones by value, objects by identity.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return (one as AnyObject) === (other as AnyObject)
  }

  private static func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool { one == other as? One }
}
