import Foundation

/// A named picture of an asset catalogue: the `Contents.json` of an `.imageset` folder (Apple, "Asset Catalog Format
/// Reference", Image Set Type).
public struct AssetImageSet: Sendable {
  /// Distances from the sides of an image.
  public struct Insets: Hashable, Sendable {
    /// The distance from the top, in pixels.
    public var top = 0.0
    /// The distance from the left, in pixels.
    public var left = 0.0
    /// The distance from the bottom, in pixels.
    public var bottom = 0.0
    /// The distance from the right, in pixels.
    public var right = 0.0
  }

  /// The way in which a picture is stretched ("slicing"), in its own pixels.
  public struct Resizing: Hashable, Sendable {
    /// The parts at the sides that are not stretched.
    public var capInsets: Insets
    /// Whether the middle is tiled instead of stretched.
    public var isTiled: Bool
  }

  /// A picture for one environment.
  public struct Variant: Hashable, Sendable {
    /// The environment that the picture is for.
    public var traits: AssetTraits
    /// A file in the asset's folder.
    public var file: String
    /// The way in which the picture is stretched; nil if it is not sliced.
    public var resizing: Resizing?
    /// In the picture's own pixels.
    public var alignmentInsets: Insets?
    /// Whether the picture is mirrored in the other reading direction: it is for one direction, and the set has none for the
    /// other.
    public var isMirrored = false
  }

  /// The intended use of a picture: as it is, or as a template.
  public enum RenderingIntent: String, Hashable, Sendable {
    case original, template
  }

  /// The variants, in the order of the file.
  public private(set) var variants: [Variant] = []
  /// The intended use; nil if the file does not name one.
  public private(set) var renderingIntent: RenderingIntent?
  /// Whether a vector is preserved, instead of being converted to pixels when the app is built.
  public private(set) var preservesVectors = false
  /// Variants that cannot be read, each with its place; they are left out.
  public private(set) var findings: [DocumentError] = []

  /// - Throws: an error if the file is not a JSON object. Faults in it are reported in ``findings``.
  public init(contents: Data) throws(DocumentError) {
    var reader = try AssetVariantReader(contents)
    let properties = reader.root["properties"]
    renderingIntent = properties?["template-rendering-intent"]?.text.flatMap(RenderingIntent.init)
    preservesVectors = properties?["preserves-vector-representation"]?.flag ?? false
    for variant in reader.variants("images") {
      // A slot without a file is empty.
      guard let name = variant["filename"], let file = reader.file(name) else { continue }
      var read = Variant(traits: reader.traits(of: variant), file: file)
      read.resizing = variant["resizing"].flatMap { reader.resizing($0) }
      read.alignmentInsets = variant["alignment-insets"].map { reader.insets($0) }
      variants.append(read)
    }
    findings = reader.findings
    noteMirrored()
  }

  private mutating func noteMirrored() {
    let directions = Set(variants.compactMap(\.traits.isRightToLeft))
    guard directions.count == 1 else { return }
    for index in variants.indices { variants[index].isMirrored = variants[index].traits.isRightToLeft != nil }
  }

  /// The picture that fits best; nil if none does.
  public func variant(for environment: AssetEnvironment) -> Variant? {
    variants.best(for: environment, traits: \.traits)
  }
}

/// Data of an asset catalogue: the `Contents.json` of a `.dataset` folder (Apple, "Asset Catalog Format Reference", Data Set
/// Type).
public struct AssetDataSet: Sendable {
  /// A file for one environment.
  public struct Variant: Hashable, Sendable {
    /// The environment that the file is for.
    public var traits: AssetTraits
    /// A file in the asset's folder.
    public var file: String
    /// The type, such as `public.json`; nil if the file's name determines it.
    public var typeIdentifier: String?
  }

  /// The variants, in the order of the file.
  public private(set) var variants: [Variant] = []
  /// Variants that cannot be read, each with its place; they are left out.
  public private(set) var findings: [DocumentError] = []

  /// - Throws: an error if the file is not a JSON object. Faults in it are reported in ``findings``.
  public init(contents: Data) throws(DocumentError) {
    var reader = try AssetVariantReader(contents)
    for variant in reader.variants("data") {
      guard let name = variant["filename"], let file = reader.file(name) else { continue }
      variants.append(
        Variant(
          traits: reader.traits(of: variant), file: file,
          typeIdentifier: variant["universal-type-identifier"]?.text))
    }
    findings = reader.findings
  }

  /// The data that fit best; nil if none do.
  public func variant(for environment: AssetEnvironment) -> Variant? {
    variants.best(for: environment, traits: \.traits)
  }
}

extension AssetVariantReader {
  /// A name without a path: an asset's files lie in its own folder.
  fileprivate mutating func file(_ value: LocatedJSON) -> String? {
    guard let name = value.text, !name.isEmpty, name != "..", name != ".",
      !name.contains(where: { $0 == "/" || $0 == "\0" })
    else {
      note(value, "Expected the name of a file in the asset's folder")
      return nil
    }
    return name
  }

  fileprivate mutating func resizing(_ value: LocatedJSON) -> AssetImageSet.Resizing {
    let caps = value["cap-insets"].map { insets($0) } ?? AssetImageSet.Insets()
    return AssetImageSet.Resizing(capInsets: caps, isTiled: value["center"]?["mode"]?.text == "tile")
  }

  fileprivate mutating func insets(_ value: LocatedJSON) -> AssetImageSet.Insets {
    AssetImageSet.Insets(
      top: inset("top", value), left: inset("left", value), bottom: inset("bottom", value),
      right: inset("right", value))
  }

  private mutating func inset(_ key: String, _ insets: LocatedJSON) -> Double {
    guard let value = insets[key] else { return 0 }
    guard let number = value.number, abs(number) <= Self.largestInset else {
      note(value, "Expected a number for \"\(key)\"")
      return 0
    }
    return number
  }

  /// The largest inset in pixels; no picture is larger.
  private static let largestInset = 1e6
}
