import Foundation

/// One asset's `Contents.json`, with variants that are read one by one: a fault in one does not
/// affect the others.
struct AssetVariantReader {
  private let document: LocatedJSONDocument
  private(set) var findings: [DocumentError] = []

  /// Limits far beyond Xcode's files: the largest icon set has about fifty variants of ten lines.
  private static let limits: ReadingLimits = {
    var limits = ReadingLimits()
    limits.maximumSize = 4 * 1024 * 1024
    limits.maximumDepth = 32
    limits.maximumElements = 100_000
    return limits
  }()

  init(_ data: Data) throws(DocumentError) {
    document = try LocatedJSONDocument(data, limits: Self.limits)
    guard document.root.isObject else {
      throw DocumentError(.malformedJSON, at: .start, "Expected a JSON object, as Xcode writes it")
    }
  }

  var root: LocatedJSON { document.root }

  mutating func note(_ value: LocatedJSON, _ message: String, hint: String? = nil) {
    findings.append(DocumentError(.malformedAsset, at: document.position(of: value), message, hint: hint))
  }

  /// The objects of the array `key`, which must be there.
  mutating func variants(_ key: String) -> [LocatedJSON] {
    guard let elements = root[key]?.elements else {
      note(root[key] ?? root, "Expected an array \"\(key)\"")
      return []
    }
    for element in elements where !element.isObject { note(element, "Expected an object in \"\(key)\"") }
    return elements.filter(\.isObject)
  }

  /// Reads the environment of a variant.
  mutating func traits(of variant: LocatedJSON) -> AssetTraits {
    var traits = AssetTraits()
    traits.idiom = variant["idiom"]?.text.flatMap { $0 == "universal" ? nil : $0 }
    traits.gamut = variant["display-gamut"]?.text.flatMap(AssetTraits.Gamut.init)
    traits.widthClass = variant["width-class"]?.text.flatMap(AssetTraits.SizeClass.init)
    traits.heightClass = variant["height-class"]?.text.flatMap(AssetTraits.SizeClass.init)
    traits.isRightToLeft = variant["language-direction"]?.text.map { $0 == "right-to-left" }
    traits.locale = variant["locale"]?.text
    traits.scale = scale(of: variant)
    traits.isForSomeDevices = Self.deviceKeys.contains { variant[$0] != nil }
    for appearance in variant["appearances"]?.elements ?? [] { apply(appearance, to: &traits) }
    return traits
  }

  private static let deviceKeys = ["subtype", "memory", "graphics-feature-set", "screen-width"]

  private mutating func apply(_ appearance: LocatedJSON, to traits: inout AssetTraits) {
    switch (appearance["appearance"]?.text, appearance["value"]?.text) {
    case ("luminosity", "dark"): traits.isDark = true
    case ("luminosity", "light"): traits.isDark = false
    case ("contrast", "high"): traits.hasHighContrast = true
    default:
      note(
        appearance, "Expected the appearance luminosity (light or dark) or contrast (high)",
        hint: "The variant is read without this value")
    }
  }

  /// The scale, such as `2x`; nil for a picture for all scales.
  private mutating func scale(of variant: LocatedJSON) -> Double? {
    guard let value = variant["scale"] else { return nil }
    guard let text = value.text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0,
      scale <= AssetTraits.largestScale
    else {
      note(value, "Expected a scale such as \"2x\"")
      return nil
    }
    return scale
  }
}
