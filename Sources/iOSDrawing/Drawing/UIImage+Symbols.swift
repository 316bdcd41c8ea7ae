import Foundation
import Graphics

extension UIImage {
  /// Settings that, together with the name, select an image. (Apple, `UIImage.Configuration`.)
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a system symbol; unspecified values come from the text beside the symbol, or the body
  /// style. (Apple, `UIImage.SymbolConfiguration`.)
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font that the symbol matches, in points; nil if unspecified.
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The text style that the symbol scales with; nil for symbols that keep their size.
    package let textStyle: UIFont.TextStyle?

    /// The colours that replace the tint, of the mark and of the circle or square around it; empty for none.
    let colors: [UIColor]

    /// The colour of a circle or square around a mark; nil for that of the mark.
    var enclosureColor: UIColor? { colors.count > 1 ? colors[1] : nil }

    init(
      size: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, textStyle: UIFont.TextStyle? = nil,
      colors: [UIColor] = []
    ) {
      self.colors = colors
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
    /// A configuration for symbols as large as text of the style in the traits of the view that shows
    /// them.
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
    /// A configuration that draws a mark in a colour instead of the tint, and what is around it less opaquely. (Apple, Human
    /// Interface Guidelines, "SF Symbols": rendering modes.)
    public convenience init(hierarchicalColor: UIColor) {
      let second = hierarchicalColor.withAlphaComponent(
        hierarchicalColor.cgColor.alpha * SymbolDrawing.enclosureOpacity)
      self.init(size: nil, weight: nil, scale: nil, colors: [hierarchicalColor, second])
    }
    /// A configuration that draws a mark in the first colour and the circle or square around it in the second one. Symbols here
    /// have no further layers; a single colour is that of the whole symbol. (Apple, `init(paletteColors:)`.)
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: nil, scale: nil, colors: paletteColors)
    }
    /// A configuration for the symbol's own colours. Symbols here have none, so it specifies nothing. (Apple,
    /// `preferringMulticolor()`.)
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// A configuration for one colour, that of the tint. Specifies nothing. (Apple, `preferringMonochrome()`.)
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The other configuration, with this one's values for those that it leaves unspecified.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: otherConfiguration.pointSize ?? pointSize, weight: otherConfiguration.weight ?? weight,
        scale: otherConfiguration.scale ?? scale,
        textStyle: otherConfiguration.pointSize == nil ? textStyle : otherConfiguration.textStyle,
        colors: otherConfiguration.colors.isEmpty ? colors : otherConfiguration.colors)
    }

    /// The configuration with an image's own values, which take precedence.
    package func completed(for image: UIImage) -> SymbolConfiguration {
      applying(image.symbolConfiguration ?? .unspecified)
    }

    /// The configuration scaled to a text size.
    package func scaled(to category: UIContentSizeCategory) -> SymbolConfiguration {
      guard let textStyle, category != .unspecified else { return self }
      let font = UIFont.preferredFont(forTextStyle: textStyle, category: category)
      return SymbolConfiguration(
        size: font.pointSize, weight: weight, scale: scale, textStyle: textStyle, colors: colors)
    }
  }

  /// The weight of a symbol's lines. Raw values match UIKit's.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to text of its point size. Raw values match UIKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// A system symbol in the size that matches body text. Apple's artwork is not part of this package: a placeholder is
  /// drawn in the tint colour, in the symbol's size to within a point or two.
  ///
  /// Nil for a name that no symbol can have: names are words of small letters and digits, joined by dots. UIKit returns nil for
  /// every name that its system does not have; here, a name of that form counts as one that exists.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolNames.mayContain(name) else { return nil }
    self.init(symbolOfAnyName: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// A symbol of the system or of the app, whose symbols may have any name.
  convenience init(symbolOfAnyName name: String, _ configuration: SymbolConfiguration = .unspecified) {
    self.init(
      symbol: name, size: SymbolSize(name: name).points(configuration), pointSize: configuration.textSize)
    symbolConfiguration = configuration
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Whether this is a system symbol, whose size follows a ``SymbolConfiguration``.
  public var isSymbolImage: Bool { kind == .symbol }

  /// The size of the text that a symbol was made for, in points; nil for a symbol without a size of its own, and for other
  /// images.
  package var symbolPointSize: CGFloat? { kind == .symbol ? symbolConfiguration?.pointSize : nil }

  /// A symbol with another configuration; any other image is returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard kind == .symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    let image = resized(to: SymbolSize(name: name).points(configuration), pointSize: configuration.textSize)
    image.symbolConfiguration = configuration
    return image
  }

  /// A symbol scaled to a text size, if it was made for a text style; any other image is returned
  /// unchanged.
  package func scaled(to category: UIContentSizeCategory) -> UIImage {
    guard let configuration = symbolConfiguration, configuration.textStyle != nil else { return self }
    return withConfiguration(configuration.scaled(to: category))
  }

  /// Returns the image at the size of body text in a content size category, if it is a symbol without a size of its own; any
  /// other image is returned unchanged.
  ///
  /// Used by the system's rows and configured buttons.
  package func besideBody(in category: UIContentSizeCategory) -> UIImage {
    guard kind == .symbol, symbolConfiguration?.pointSize == nil, ![.large, .unspecified].contains(category)
    else { return scaled(to: category) }
    let open = symbolConfiguration ?? .unspecified
    return withConfiguration(
      UIImage.SymbolConfiguration(textStyle: .body).scaled(to: category).applying(open))
  }

  /// A symbol with another configuration's values, and its own ones for those that the other leaves unspecified; nil for any
  /// other image. (Apple, `applyingSymbolConfiguration(_:)`: "on top of the current attributes".)
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    kind == .symbol ? withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration)) : nil
  }

  /// A symbol in a view that prefers a configuration: the symbol's own values take precedence, and the view's apply to those that
  /// it leaves unspecified. (Apple, `UIImage.symbolConfiguration`: it falls "back on the current environment as needed for any
  /// unspecified values".) Any other image is returned unchanged.
  package func preferring(_ configuration: SymbolConfiguration, in category: UIContentSizeCategory) -> UIImage
  {
    guard kind == .symbol else { return self }
    return withConfiguration(configuration.completed(for: self).scaled(to: category))
  }
}

extension SymbolSize {
  /// The size of a symbol of a scale, relative to medium.
  package static func factor(_ scale: UIImage.SymbolScale) -> CGFloat { scale.factor }

  /// The point size, rounded to a third of a point: one pixel at 3x.
  package func points(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
    points(em: configuration.textSize * (configuration.scale?.factor ?? 1), steps: 3)
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of the text that the symbol matches, in points.
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

extension UIImage {
  /// A symbol that shows a value from 0 to 1. The value has no effect: the symbol is drawn in full.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  // The system's images. (Apple, iOS 13.)

  public class var actions: UIImage { symbol("ellipsis.circle") }
  public class var add: UIImage { symbol("plus") }
  public class var remove: UIImage { symbol("minus") }
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// An image that animates through the pictures. Only the first picture is kept and shown: there is no
  /// animation.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
