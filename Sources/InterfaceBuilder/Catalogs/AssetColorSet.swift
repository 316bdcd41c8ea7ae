import Foundation

/// A named colour of an asset catalogue: the `Contents.json` of a `.colorset` folder (Apple, "Asset Catalog Format
/// Reference", Named Color Type).
public struct AssetColorSet: Sendable {
  /// A colour for one environment.
  public struct Variant: Hashable, Sendable {
    /// The environment of the colour.
    public var traits: AssetTraits
    /// The colour.
    public var color: DocumentColor
  }

  /// The variants, in the order of the file.
  public private(set) var variants: [Variant] = []
  /// Variants that cannot be read, each with its place; they are left out.
  public private(set) var findings: [DocumentError] = []

  /// - Throws: an error if the file is not a JSON object. Faults in it are reported in ``findings``.
  public init(contents: Data) throws(DocumentError) {
    var reader = try AssetVariantReader(contents)
    for variant in reader.variants("colors") {
      let traits = reader.traits(of: variant)
      // A slot without a colour is empty.
      guard let value = variant["color"], let color = AssetColorReader.color(value, &reader) else { continue }
      variants.append(Variant(traits: traits, color: color))
    }
    findings = reader.findings
  }

  /// The colour that fits best; nil if none does.
  public func color(for environment: AssetEnvironment) -> DocumentColor? {
    variants.best(for: environment, traits: \.traits)?.color
  }
}

/// Reads the colour of a variant.
private enum AssetColorReader {
  /// The names of colour spaces in catalogues, with those in documents.
  private static let spaces = [
    "srgb": "sRGB", "extended-srgb": "extendedSRGB", "display-p3": "displayP3",
    "gray-gamma-22": "genericGamma22GrayColorSpace", "extended-gray": "extendedGray",
    "extended-linear-srgb": "extendedLinearSRGB",
  ]

  static func color(_ value: LocatedJSON, _ reader: inout AssetVariantReader) -> DocumentColor? {
    if let reference = value["reference"] {
      guard let name = reference.text, !name.isEmpty else {
        reader.note(reference, "Expected the name of a system colour")
        return nil
      }
      return .system(name)
    }
    guard let space = value["color-space"].map({ $0.text.flatMap { spaces[$0] } }) ?? "sRGB" else {
      reader.note(value["color-space"] ?? value, "Expected a colour space such as \"srgb\" or \"display-p3\"")
      return nil
    }
    guard let components = value["components"], components.isObject else {
      reader.note(value["components"] ?? value, "Expected an object \"components\"")
      return nil
    }
    return color(in: space, components, &reader)
  }

  private static func color(
    in space: String, _ components: LocatedJSON, _ reader: inout AssetVariantReader
  ) -> DocumentColor? {
    var values: [Double] = []
    for key in components["white"] != nil ? ["white"] : ["red", "green", "blue"] {
      guard let value = component(key, components, &reader) else { return nil }
      values.append(value)
    }
    let alpha = components["alpha"] == nil ? 1 : component("alpha", components, &reader)
    return alpha.map { .components(space: space, values, alpha: $0) }
  }

  /// From 0 to 1. Xcode writes a component in one of three notations: as a decimal fraction from 0 to 1, as an integer from
  /// 0 to 255, or in hexadecimal. Opacity always has the first one. Apple's page uses numbers from 0 to 1 instead of
  /// strings.
  private static func component(
    _ key: String, _ components: LocatedJSON, _ reader: inout AssetVariantReader
  ) -> Double? {
    guard let value = components[key] else {
      reader.note(components, "Expected a component \"\(key)\"")
      return nil
    }
    if let number = value.number, abs(number) <= DocumentElement.largestNumber { return number }
    let text = (value.text ?? "").trimmingCharacters(in: .whitespaces)
    let isHexadecimal = text.lowercased().hasPrefix("0x")
    if isHexadecimal, let whole = UInt32(text.dropFirst(2), radix: 16) { return Double(whole) / 255 }
    guard !isHexadecimal, let number = Double(text), abs(number) <= DocumentElement.largestNumber else {
      reader.note(
        value, "Expected a number for \"\(key)\"",
        hint: "Such as \"0.502\", \"128\" or \"0x80\"")
      return nil
    }
    return text.contains(".") || key == "alpha" ? number : number / 255
  }
}
