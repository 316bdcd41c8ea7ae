import Foundation
import Graphics

extension UIFontDescriptor {
  public typealias AttributeName = FontNames.AttributeName
  public typealias TraitKey = FontNames.TraitKey
  public typealias SystemDesign = FontNames.SystemDesign

  /// Raw values match Apple's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// Properties of a font's appearance. Raw values match Apple's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

extension FontNames.AttributeName {
  /// The text style. (UIKit only.)
  public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFont {
  /// The rule by which a custom font scales with the preferred text size.
  package struct Recipe: Hashable, Sendable {
    var base: FontDescriptor
    var style: TextStyle
    /// The maximum size in points; 0 for no limit.
    var maximum: CGFloat

    /// Sizes of fonts are whole points. Observed on pictures of iOS 17 in a public library of controls: as body text, fonts of 12, 14
    /// and 16 points have 10, 12 and 14 in the category XS, and 26, 31 and 35 in AX3.
    package func font(for category: UIContentSizeCategory) -> UIFont {
      let size = Self.scaled(base.pointSize, as: style, for: category, pixels: 1)
      var scaled = base
      scaled.pointSize = maximum > 0 ? min(size, maximum) : size
      // A text style's font keeps its distance of lines in proportion, as in references of iOS 17 in a public library of profile
      // views: lines of Footnote are 18 points apart.
      scaled.leading = base.pointSize > 0 ? base.leading * scaled.pointSize / base.pointSize : 0
      return UIFont(descriptor: scaled, recipe: self)
    }

    /// A length scaled in proportion to a text style's line distance, rounded to whole pixels.
    static func scaled(
      _ value: CGFloat, as style: TextStyle, for category: UIContentSizeCategory, pixels: CGFloat
    ) -> CGFloat {
      let standard = UIFont.lineDistance(of: style, category: .large)
      let wanted = UIFont.lineDistance(of: style, category: category)
      return (value * wanted / standard * pixels).rounded() / pixels
    }
  }

  /// A font for a descriptor; a size of 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var own = descriptor.descriptor
    if pointSize > 0 {
      if pointSize != own.pointSize { own.leading = 0 }
      own.pointSize = pointSize
    } else if own.pointSize <= 0 {
      own.pointSize = UIFont.systemFontSize
    }
    self.init(descriptor: own, textStyle: descriptor.textStyle)
  }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(descriptor: descriptor, textStyle: textStyle)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var descriptor = systemFont(ofSize: fontSize, weight: weight).descriptor
    descriptor.hasMonospacedDigits = true
    return UIFont(descriptor: descriptor)
  }

  // MARK: Available families

  /// The font families that the text system offers; none with the built-in measurer.
  @MainActor
  @preconcurrency
  public class var familyNames: [String] { TextSystem.measurer.fontNames.keys.sorted() }

  @MainActor
  @preconcurrency
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    TextSystem.measurer.fontNames[familyName] ?? []
  }
}
