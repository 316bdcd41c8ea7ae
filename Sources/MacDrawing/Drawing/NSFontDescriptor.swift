import Foundation
import Graphics

/// A request for a font by attributes. (Apple, `NSFontDescriptor`.)
open class NSFontDescriptor: NSObject, @unchecked Sendable {
  package let descriptor: FontDescriptor
  let textStyle: NSFont.TextStyle?
  /// The program's attributes beyond family, face, size and traits. Stored and returned only.
  private let others: [AttributeName: Any]

  init(
    descriptor: FontDescriptor, textStyle: NSFont.TextStyle? = nil, others: [AttributeName: Any] = [:]
  ) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    self.others = others
  }

  /// A size of 0 leaves the size open (Apple, `NSFontDescriptor.pointSize`).
  public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
    let made = NSFontDescriptor(descriptor: FontDescriptor(pointSize: 0)).addingAttributes(attributes ?? [:])
    self.init(descriptor: made.descriptor, textStyle: made.textStyle, others: made.others)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(descriptor: FontDescriptor(family: .named(fontName), pointSize: max(0, size)))
  }

  open class func preferredFontDescriptor(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFontDescriptor {
    NSFont.preferredFont(forTextStyle: style, options: options).fontDescriptor
  }

  // MARK: Values

  open var pointSize: CGFloat { descriptor.pointSize }
  open var postscriptName: String? { NSFont(descriptor: descriptor).fontName }
  open var requiresFontAssetRequest: Bool { false }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.italic) }
    if descriptor.weight >= .semibold { traits.insert(.bold) }
    if descriptor.family == .monospacedSystem { traits.insert(.monoSpace) }
    if case .named = descriptor.family { return traits }
    traits.insert(.UIOptimized)
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.size] = descriptor.pointSize
    attributes[.name] = postscriptName
    return attributes
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: NSFont(descriptor: descriptor).familyName
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: NSFont.Weight(fontWeight: descriptor.weight).rawValue,
      ] as [TraitKey: Any]
    default: fontAttributes[attribute]
    }
  }

  // MARK: Descriptors like this one

  private func changed(_ change: (inout FontDescriptor) -> Void) -> NSFontDescriptor {
    var copy = descriptor
    change(&copy)
    return NSFontDescriptor(descriptor: copy, textStyle: textStyle, others: others)
  }

  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    changed { $0.pointSize = newPointSize }
  }

  open func withFamily(_ newFamily: String) -> NSFontDescriptor { changed { $0.family = .named(newFamily) } }

  /// The face's words decide weight and slant.
  open func withFace(_ newFace: String) -> NSFontDescriptor {
    let face = newFace.lowercased()
    return changed { descriptor in
      descriptor.isItalic = face.contains("italic") || face.contains("oblique")
      descriptor.weight = face.contains("bold") ? .bold : .regular
    }
  }

  /// That a font lacks bold or italic shows when text is measured.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    changed { $0.take(symbolicTraits) }
  }

  /// The system font in another design; nil for fonts that are none of the system's.
  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    if case .named = descriptor.family { return nil }
    guard let family = SystemDesign.families[design] else { return nil }
    return changed { $0.family = family }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    var copy = descriptor
    var rest = others
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (name, value) {
      case (.size, let size as CGFloat): copy.pointSize = max(0, size)
      case (.size, let size as Int): copy.pointSize = max(0, CGFloat(size))
      case (.family, let family as String), (.name, let family as String): copy.family = .named(family)
      case (.traits, let traits as [TraitKey: Any]): copy.take(traits)
      case (.featureSettings, let features as [[FeatureKey: Int]]):
        copy.hasMonospacedDigits = features.contains { $0 == FeatureKey.monospacedDigits }
      default: rest[name] = value
      }
    }
    return NSFontDescriptor(descriptor: copy, textStyle: textStyle, others: rest)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFontDescriptor else { return false }
    return descriptor == other.descriptor
  }

  open override var hash: Int { descriptor.hashValue }
  open override func copy() -> Any { self }
}

extension FontDescriptor {
  fileprivate mutating func take(_ traits: NSFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.italic)
    let isBold = traits.contains(.bold)
    if isBold != (weight >= .semibold) { weight = isBold ? .bold : .regular }
    if traits.contains(.monoSpace), family == .system { family = .monospacedSystem }
  }

  fileprivate mutating func take(_ traits: [NSFontDescriptor.TraitKey: Any]) {
    if let weight = traits[.weight] as? NSFont.Weight { self.weight = weight.fontWeight }
    if let weight = traits[.weight] as? CGFloat { self.weight = NSFont.Weight(weight).fontWeight }
    guard let raw = traits[.symbolic] as? UInt32 else { return }
    isItalic = NSFontDescriptor.SymbolicTraits(rawValue: raw).contains(.italic)
    if NSFontDescriptor.SymbolicTraits(rawValue: raw).contains(.bold) { weight = .bold }
  }
}

extension NSFontDescriptor {
  /// Raw values are AppKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Raw values are AppKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Raw values are AppKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    /// Number spacing, digits of one width (Apple, SFNTLayoutTypes.h: type 6, selector 0).
    static let monospacedDigits: [FeatureKey: Int] = [.typeIdentifier: 6, .selectorIdentifier: 0]
  }

  /// Properties of a font's appearance. Bits are AppKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let italic = SymbolicTraits(rawValue: 1 << 0)
    public static let bold = SymbolicTraits(rawValue: 1 << 1)
    public static let expanded = SymbolicTraits(rawValue: 1 << 5)
    public static let condensed = SymbolicTraits(rawValue: 1 << 6)
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let vertical = SymbolicTraits(rawValue: 1 << 11)
    public static let UIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let tightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let looseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The system font's designs. Raw values are AppKit's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// Rounded letters are those of the default: their widths differ little, and no font at hand has them.
    static let families: [SystemDesign: FontDescriptor.Family] = [
      .default: .system, .rounded: .system, .serif: .named("New York"), .monospaced: .monospacedSystem,
    ]
  }
}
