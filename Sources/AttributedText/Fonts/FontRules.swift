import Foundation
import Graphics
import ObjCCompatibility

extension FontNames.Weight {
  /// Apple's named weights from light to heavy with their places on the OpenType scale.
  private static let scale: [(weight: Self, fontWeight: FontWeight, documentName: String)] = [
    (.ultraLight, .ultraLight, "ultraLight"), (.thin, .thin, "thin"), (.light, .light, "light"),
    (.regular, .regular, "regular"), (.medium, .medium, "medium"),
    (.semibold, .semibold, "semibold"), (.bold, .bold, "bold"), (.heavy, .heavy, "heavy"),
    (.black, .black, "black"),
  ]

  /// The weight that a document's `weight` attribute names; nil for an unknown name.
  package init?(documentName: String) {
    guard let row = Self.scale.first(where: { $0.documentName == documentName }) else { return nil }
    self = row.weight
  }

  /// The lightest named weight that is not lighter than an OpenType weight.
  package init(fontWeight: FontWeight) {
    self = Self.scale.first { $0.fontWeight >= fontWeight }?.weight ?? .black
  }

  /// The nearest named weight on the OpenType scale.
  package var fontWeight: FontWeight {
    let nearest = Self.scale.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.fontWeight ?? .regular
  }
}

extension FontNames.SystemDesign {
  /// Rounded letters use the default design: their widths differ little, and no rounded font is available.
  package static let families: [Self: FontDescriptor.Family] = [
    .default: .system, .rounded: .system, .serif: .named("New York"), .monospaced: .monospacedSystem,
  ]
}

/// The symbolic traits of a font that layout supports. Bits are Apple's (`UIFontDescriptor.SymbolicTraits`, the same in
/// AppKit).
package struct FontTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let italic = FontTraits(rawValue: 1 << 0)
  package static let bold = FontTraits(rawValue: 1 << 1)
  package static let monoSpace = FontTraits(rawValue: 1 << 10)
  package static let userInterface = FontTraits(rawValue: 1 << 12)
}

extension FontDescriptor {
  /// The bits that describe the font.
  package var traits: FontTraits {
    var traits: FontTraits = []
    if isItalic { traits.insert(.italic) }
    if weight >= .semibold { traits.insert(.bold) }
    if family == .monospacedSystem { traits.insert(.monoSpace) }
    if case .named = family { return traits }
    traits.insert(.userInterface)
    return traits
  }

  /// Sets slant, weight and width of digits according to the traits.
  package mutating func take(_ traits: FontTraits) {
    isItalic = traits.contains(.italic)
    let isBold = traits.contains(.bold)
    if isBold != (weight >= .semibold) { weight = isBold ? .bold : .regular }
    if traits.contains(.monoSpace), family == .system { family = .monospacedSystem }
  }

  /// The font's traits in the form of a font description.
  package var traitValues: [FontNames.TraitKey: Any] {
    [.symbolic: traits.rawValue, .weight: FontNames.Weight(fontWeight: weight).rawValue]
  }

  /// Sets traits from a font description.
  private mutating func take(_ traits: [FontNames.TraitKey: Any]) {
    if let weight = traits[.weight] as? FontNames.Weight { self.weight = weight.fontWeight }
    if let weight = traits[.weight] as? CGFloat { self.weight = FontNames.Weight(weight).fontWeight }
    guard let raw = traits[.symbolic] as? UInt32 else { return }
    isItalic = FontTraits(rawValue: raw).contains(.italic)
    if FontTraits(rawValue: raw).contains(.bold) { weight = .bold }
  }

  /// Sets the attributes that layout supports.
  ///
  /// - Parameter features: the settings that the façade reads from the feature attribute, by Apple's raw keys; nil for a
  ///   value that it cannot read.
  /// - Returns: the other attributes, which must be stored.
  package mutating func take(
    _ attributes: [FontNames.AttributeName: Any], features: (Any) -> [[String: Int]]?
  ) -> [FontNames.AttributeName: Any] {
    var others: [FontNames.AttributeName: Any] = [:]
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (name, value) {
      case (.size, let size as CGFloat): pointSize = max(0, size)
      case (.size, let size as Int): pointSize = max(0, CGFloat(size))
      case (.family, let family as String), (.name, let family as String): self.family = .named(family)
      case (.traits, let traits as [FontNames.TraitKey: Any]): take(traits)
      case (.featureSettings, _):
        guard let settings = features(value) else {
          others[name] = value
          continue
        }
        hasMonospacedDigits = settings.contains(Self.monospacedDigits)
      default: others[name] = value
      }
    }
    return others
  }

  /// Number spacing, digits of one width (Apple, SFNTLayoutTypes.h: type 6, selector 0).
  private static let monospacedDigits = ["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]
}

extension TextFont {
  /// The font's metrics in points, from the text system. Outside of the main thread, to which the text system belongs,
  /// they come from the built-in measurer.
  package var metrics: FontMetrics {
    let descriptor = descriptor
    return onMainThread { TextSystem.measurer.metrics(for: descriptor) }
      ?? FixedPitchTextMeasurer().metrics(for: descriptor)
  }
}
