import AutoLayout
import Foundation
import Graphics

extension UIListContentConfiguration {
  /// The appearance of a text in a list's row. Comparisons ignore colour transformers.
  public struct TextProperties {
    public enum TextAlignment: Hashable, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized

      func apply(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Properties for a text style with another weight.
    init(_ style: UIFont.TextStyle, weight: UIFont.Weight) {
      self.init(style)
      var heavy = font.descriptor
      heavy.weight = weight.fontWeight
      font = UIFont(descriptor: heavy, textStyle: style)
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The appearance of the image in a list's row.
  public struct ImageProperties {
    /// Represents the system's standard width or height of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image, which is centred in it; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The image for a text size: a symbol in the requested size, or else in the size for body text.
    func shown(_ image: UIImage, in category: UIContentSizeCategory) -> UIImage {
      guard let preferred = preferredSymbolConfiguration else { return image.besideBody(in: category) }
      return image.withConfiguration(preferred.scaled(to: category))
    }

    /// The displayed size of an image, within its limits and in its proportions.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = maximumSize.width / size.width }
      if maximumSize.height > 0, size.height > maximumSize.height {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The space of an image for a text size.
    func slot(for image: UIImage, in category: UIContentSizeCategory) -> CGSize {
      let own = size(of: image)
      return CGSize(
        width: Self.length(reservedLayoutSize.width, own.width, category),
        height: Self.length(reservedLayoutSize.height, own.height, category))
    }

    private static func length(
      _ reserved: CGFloat, _ own: CGFloat, _ category: UIContentSizeCategory
    ) -> CGFloat {
      guard reserved == standardDimension else { return reserved > 0 ? reserved : own }
      let body = UIFont.preferredFont(forTextStyle: .body, category: category).pointSize
      return max(own, standardSymbolLength * body / SymbolSize.standardPointSize)
    }

    /// The side of the square that fits symbols of the body style's size, in points (Apple states none: the widest common
    /// symbols have 28).
    private static let standardSymbolLength: CGFloat = 28
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.font == other.font && one.color == other.color && one.alignment == other.alignment
      && one.lineBreakMode == other.lineBreakMode && one.numberOfLines == other.numberOfLines
      && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
      && one.minimumScaleFactor == other.minimumScaleFactor && one.transform == other.transform
      && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(numberOfLines)
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
      && one.maximumSize == other.maximumSize && one.reservedLayoutSize == other.reservedLayoutSize
      && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tintColor)
    hasher.combine(cornerRadius)
    hasher.combine(reservedLayoutSize.width)
  }
}
