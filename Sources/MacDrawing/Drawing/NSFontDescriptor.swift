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
    SymbolicTraits(rawValue: descriptor.traits.rawValue)
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
    case .traits: descriptor.traitValues
    default: fontAttributes[attribute]
    }
  }

  // MARK: Derived descriptors

  private func changed(_ change: (inout FontDescriptor) -> Void) -> NSFontDescriptor {
    var copy = descriptor
    change(&copy)
    return NSFontDescriptor(descriptor: copy, textStyle: textStyle, others: others)
  }

  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    changed { $0.pointSize = newPointSize }
  }

  open func withFamily(_ newFamily: String) -> NSFontDescriptor { changed { $0.family = .named(newFamily) } }

  /// The weight and slant follow from the words in the face's name.
  open func withFace(_ newFace: String) -> NSFontDescriptor {
    let face = newFace.lowercased()
    return changed { descriptor in
      descriptor.isItalic = face.contains("italic") || face.contains("oblique")
      descriptor.weight = face.contains("bold") ? .bold : .regular
    }
  }

  /// Whether the font has a bold or italic face is not checked until text is measured.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    changed { $0.take(FontTraits(rawValue: symbolicTraits.rawValue)) }
  }

  /// The system font in another design; nil if this is not a system font.
  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    if case .named = descriptor.family { return nil }
    guard let family = SystemDesign.families[design] else { return nil }
    return changed { $0.family = family }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    var copy = descriptor
    let rest = copy.take(attributes) { value in
      (value as? [[FeatureKey: Int]])?.map { setting in
        Dictionary(uniqueKeysWithValues: setting.map { ($0.key.rawValue, $0.value) })
      }
    }
    return NSFontDescriptor(descriptor: copy, textStyle: textStyle, others: others.merging(rest) { $1 })
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFontDescriptor else { return false }
    return descriptor == other.descriptor
  }

  open override var hash: Int { descriptor.hashValue }
  open override func copy() -> Any { self }
}

extension NSFontDescriptor {
  public typealias AttributeName = FontNames.AttributeName
  public typealias TraitKey = FontNames.TraitKey
  public typealias SystemDesign = FontNames.SystemDesign

  /// Raw values match AppKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Properties of a font's appearance. Bits match AppKit's.
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
}

extension FontNames.AttributeName {
  /// The settings of a variable font. (AppKit only.)
  public static let variation = Self(rawValue: "NSCTFontVariationAttribute")
}
