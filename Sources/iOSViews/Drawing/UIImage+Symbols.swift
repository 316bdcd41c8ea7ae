import Foundation
import Graphics

extension UIImage {
  /// Settings that choose an image beside its name. (Apple, `UIImage.Configuration`.)
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a system symbol; what is left open is taken from the text beside it, or the body style.
  /// (Apple, `UIImage.SymbolConfiguration`.)
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points of the font that the symbol goes with; nil where it is left open.
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The style of the text that the symbol grows with; nil for symbols that keep their size.
    let textStyle: UIFont.TextStyle?

    init(
      size: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, textStyle: UIFont.TextStyle? = nil
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
    }

    public static let unspecified = SymbolConfiguration(size: nil, weight: nil, scale: nil)

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize, weight: nil, scale: nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: nil)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight, scale: nil) }
    public convenience init(scale: SymbolScale) { self.init(size: nil, weight: nil, scale: scale) }
    /// A symbol that views show as large as text of the style is in their traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: nil, scale: nil,
        textStyle: textStyle)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: nil, scale: scale,
        textStyle: textStyle)
    }
    public convenience init(font: UIFont) { self.init(size: font.pointSize, weight: nil, scale: nil) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: nil, scale: scale)
    }
    /// Colours change nothing of a symbol's place, and symbols are drawn in the tint colour.
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, weight: nil, scale: nil) }
    public convenience init(paletteColors: [UIColor]) { self.init(size: nil, weight: nil, scale: nil) }

    /// The other configuration, with this one's values where it leaves something open.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: otherConfiguration.pointSize ?? pointSize, weight: otherConfiguration.weight ?? weight,
        scale: otherConfiguration.scale ?? scale,
        textStyle: otherConfiguration.pointSize == nil ? textStyle : otherConfiguration.textStyle)
    }

    /// The configuration as it is for a text size.
    func scaled(to category: UIContentSizeCategory) -> SymbolConfiguration {
      guard let textStyle, category != .unspecified else { return self }
      let font = UIFont.preferredFont(forTextStyle: textStyle, category: category)
      return SymbolConfiguration(size: font.pointSize, weight: weight, scale: scale, textStyle: textStyle)
    }
  }

  /// How heavy a symbol's lines are. Raw values are UIKit's.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text of its point size. Raw values are UIKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// A system symbol in the size that goes with body text. The pictures themselves are Apple's and not here: a stand-in is
  /// drawn in the tint colour, as large as the symbol is to within a point or two.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    self.init(
      symbol: name, size: SymbolSize(name: name).points(configuration), pointSize: configuration.textSize)
    symbolConfiguration = configuration
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// True for a picture of the system's, whose size follows a ``SymbolConfiguration``.
  public var isSymbolImage: Bool { kind == .symbol }

  /// A symbol in another size; any other image as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard kind == .symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    let image = resized(to: SymbolSize(name: name).points(configuration), pointSize: configuration.textSize)
    image.symbolConfiguration = configuration
    return image
  }

  /// A symbol as it is for a text size, if it was made to go with a text style; any other image as it is.
  func scaled(to category: UIContentSizeCategory) -> UIImage {
    guard let configuration = symbolConfiguration, configuration.textStyle != nil else { return self }
    return withConfiguration(configuration.scaled(to: category))
  }

  /// A symbol that leaves its size open, beside body text of a text size; any other image as it is.
  ///
  /// The system's rows and configured buttons show symbols so.
  func besideBody(in category: UIContentSizeCategory) -> UIImage {
    guard kind == .symbol, symbolConfiguration?.pointSize == nil, ![.large, .unspecified].contains(category)
    else { return scaled(to: category) }
    let open = symbolConfiguration ?? .unspecified
    return withConfiguration(
      UIImage.SymbolConfiguration(textStyle: .body).scaled(to: category).applying(open))
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    kind == .symbol ? withConfiguration(configuration) : nil
  }
}

/// The size of a system symbol.
struct SymbolSize {
  /// Width by height.
  let aspect: CGFloat

  init(aspect: CGFloat) { self.aspect = aspect }

  init(name: String) {
    // A frame is as wide as it is, whatever is in it.
    guard SymbolName(name).frame == nil else {
      aspect = Self.standardAspect
      return
    }
    aspect = Self.aspects.first { name.hasPrefix($0.prefix) }?.aspect ?? Self.standardAspect
  }

  /// Width to height of symbols that are no squares, from the sizes that documents save for them (128 points being the
  /// longer side: 30 symbols of the documents at hand). Symbols in a circle are 128 × 123, and so is any other.
  private static let aspects: [(prefix: String, aspect: CGFloat)] = [
    ("square.and.arrow", 115.0 / 128), ("rectangle.compress", 124.0 / 128), ("rectangle", 128.0 / 93),
    ("star", 128.0 / 116), ("gear", 128.0 / 122), ("scroll", 128.0 / 114), ("plus", 128.0 / 113),
    ("table", 128.0 / 78), ("house", 128.0 / 104), ("heart", 128.0 / 109), ("chevron.right", 96.0 / 128),
    ("chevron.left", 96.0 / 128), ("chevron.down", 128.0 / 72), ("chevron.up", 128.0 / 72),
    ("person.2", 128.0 / 81), ("envelope", 128.0 / 93), ("camera", 128.0 / 94), ("trash", 117.0 / 128),
    ("ellipsis", 128.0 / 37), ("minus", 128.0 / 20), ("line.horizontal.3", 128.0 / 70),
    ("line.3.horizontal", 128.0 / 70),
  ]
  private static let standardAspect: CGFloat = 128.0 / 123

  /// The side of a square as large as a symbol of medium scale, in ems: about 20 points beside 17-point text. Observed in
  /// saved image views: shapes about as wide as high, and wider ones, cover 360 to 450 square points in 27 of 28.
  private static let side: CGFloat = 1.165
  /// Chevrons that stand are smaller. Observed: 16.5 points high in 2 of 2.
  private static let narrowAspect: CGFloat = 0.8
  private static let narrowHeight: CGFloat = 0.97
  /// Beside the body style, which is what a symbol is as large as by itself.
  static let standardPointSize: CGFloat = 17
  /// The height of capitals, in ems. Symbols of all scales are centred on it. Observed: their baseline is 6.2 and 6.3 points
  /// below the middle in 2 of 2 beside text of 17 points.
  static let capHeight: CGFloat = 0.705

  /// How much larger than a symbol of medium scale.
  static func factor(_ scale: UIImage.SymbolScale) -> CGFloat { scale.factor }

  func points(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
    let em = configuration.textSize * (configuration.scale?.factor ?? 1)
    let side = em * Self.side
    let root = aspect.squareRoot()
    func toThird(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
    if aspect < Self.narrowAspect {
      return CGSize(width: toThird(em * Self.narrowHeight * aspect), height: toThird(em * Self.narrowHeight))
    }
    return CGSize(width: toThird(side * root), height: toThird(side / root))
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of the text that the symbol goes with, in points.
  fileprivate var textSize: CGFloat { pointSize ?? SymbolSize.standardPointSize }
}

extension UIImage.SymbolScale {
  /// Small and large symbols beside medium ones (Apple, Human Interface Guidelines, "SF Symbols": three scales about the cap
  /// height).
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
