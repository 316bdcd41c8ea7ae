import Foundation
import Graphics

extension NSImage {
  /// The size of a symbol relative to text of its point size. Raw values match AppKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    case small = 1
    case medium, large

    /// Small and large symbols beside medium ones (Apple, Human Interface Guidelines, "SF Symbols": three scales about the
    /// cap height; the figures are those of UIKit's façade).
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The size and weight of a system symbol. (Apple, `NSImage.SymbolConfiguration`.)
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    /// The size of the font that the symbol matches, in points; nil if unspecified.
    let pointSize: CGFloat?
    let weight: NSFont.Weight?
    let scale: SymbolScale?

    /// The colours that replace the tint, of the mark and of the circle or square around it; empty for none.
    let colors: [NSColor]

    fileprivate init(
      size: CGFloat?, weight: NSFont.Weight?, scale: SymbolScale?, colors: [NSColor] = []
    ) {
      self.colors = colors
      pointSize = size
      self.weight = weight
      self.scale = scale
    }

    static let unspecified = SymbolConfiguration(size: nil, weight: nil, scale: nil)

    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(size: pointSize, weight: weight, scale: nil)
    }
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(textStyle style: NSFont.TextStyle) {
      self.init(size: NSFont.preferredFont(forTextStyle: style).pointSize, weight: nil, scale: nil)
    }
    public convenience init(textStyle style: NSFont.TextStyle, scale: SymbolScale) {
      self.init(size: NSFont.preferredFont(forTextStyle: style).pointSize, weight: nil, scale: scale)
    }
    public convenience init(scale: SymbolScale) { self.init(size: nil, weight: nil, scale: scale) }
    /// A configuration that draws a mark in a colour instead of the tint, and what is around it less opaquely. (Apple, Human
    /// Interface Guidelines, "SF Symbols": rendering modes.)
    public convenience init(hierarchicalColor: NSColor) {
      let second = hierarchicalColor.withAlphaComponent(
        hierarchicalColor.alphaComponent * SymbolDrawing.enclosureOpacity)
      self.init(size: nil, weight: nil, scale: nil, colors: [hierarchicalColor, second])
    }
    /// A configuration that draws a mark in the first colour and the circle or square around it in the second one. Symbols here
    /// have no further layers; a single colour is that of the whole symbol. (Apple, `init(paletteColors:)`.)
    public convenience init(paletteColors: [NSColor]) {
      self.init(size: nil, weight: nil, scale: nil, colors: paletteColors)
    }
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    public class func preferringHierarchical() -> SymbolConfiguration { unspecified }
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The other configuration, with this one's values for those that it leaves unspecified.
    open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: configuration.pointSize ?? pointSize, weight: configuration.weight ?? weight,
        scale: configuration.scale ?? scale,
        colors: configuration.colors.isEmpty ? colors : configuration.colors)
    }

    /// The size of the text that the symbol matches: by default that of the system font.
    fileprivate var textSize: CGFloat { pointSize ?? NSFont.systemFontSize }
    fileprivate var em: CGFloat { textSize * (scale?.factor ?? 1) }
  }

  /// A system symbol in the size that matches the system font. Apple's artwork is not part of this package: it is
  /// replaced by this package's drawing, in the symbol's size to within a point or two. Sizes are whole points, as
  /// in saved macOS documents.
  ///
  /// Nil for a name that no symbol can have: names are words of small letters and digits, joined by dots. AppKit returns nil for
  /// every name that its system does not have; here, a name of that form counts as one that exists.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard SymbolNames.mayContain(name) else { return nil }
    self.init(symbolOfAnyName: name)
    accessibilityDescription = description
  }

  /// A symbol of the system or of the app, whose symbols may have any name.
  package convenience init(symbolOfAnyName name: String) {
    let configuration = SymbolConfiguration.unspecified
    self.init(.symbol(name), size: SymbolSize(name: name).points(em: configuration.em, steps: 1))
    becomeSymbol(configuration, textSize: configuration.textSize)
  }

  public convenience init?(
    systemSymbolName symbolName: String, variableValue value: Double,
    accessibilityDescription description: String?
  ) {
    self.init(systemSymbolName: symbolName, accessibilityDescription: description)
  }

  /// A symbol with another configuration; nil for other images.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let name = symbolName else { return nil }
    let image = NSImage(.symbol(name), size: SymbolSize(name: name).points(em: configuration.em, steps: 1))
    _ = image.takingLook(from: self)
    image.becomeSymbol(configuration, textSize: configuration.textSize)
    return image
  }
}
