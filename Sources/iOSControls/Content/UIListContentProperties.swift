import AutoLayout
import Foundation
import Graphics

extension UIListContentConfiguration {
  /// How a text of a list's row looks. Colour transformers do not count when two are compared.
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
    /// 0 sets no limit.
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

    /// In another weight than the style's.
    init(_ style: UIFont.TextStyle, weight: UIFont.Weight) {
      self.init(style)
      var heavy = font.descriptor
      heavy.weight = weight.fontWeight
      font = UIFont(descriptor: heavy, textStyle: style)
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image of a list's row looks.
  public struct ImageProperties {
    /// Stands for the system's own width or height of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The most that the image takes, in points; 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The space kept for the image, in whose middle it lies; 0 keeps the image's own.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// An image as it is shown for a text size: a symbol in the requested size, else beside body text.
    func shown(_ image: UIImage, in category: UIContentSizeCategory) -> UIImage {
      guard let preferred = preferredSymbolConfiguration else { return image.besideBody(in: category) }
      return image.withConfiguration(preferred.scaled(to: category))
    }

    /// The size of an image as it is shown, within its limits, its proportions kept.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = maximumSize.width / size.width }
      if maximumSize.height > 0, size.height > maximumSize.height {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The space that an image has, as it is shown for a text size.
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

    /// The side of the square that symbols of the body's size fit into, in points (no figure of Apple's: the widest common
    /// symbols are 28).
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
