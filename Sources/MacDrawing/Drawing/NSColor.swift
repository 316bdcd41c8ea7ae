import AttributedText
import Foundation
import Graphics

/// A colour, possibly a different one in light and in dark appearances. (Apple, `NSColor`.) Components are stored in
/// sRGB, the colour space of drawings.
open class NSColor: NSObject, @unchecked Sendable {
  /// The name of a catalogue's colour.
  public typealias Name = String

  /// How a colour is defined. Raw values match AppKit's.
  public enum ColorType: Int, Hashable, Sendable {
    case componentBased = 0
    case pattern, catalog
  }

  /// The effect of an interaction with a control on its colour. Raw values match AppKit's.
  public enum SystemEffect: Int, Hashable, Sendable {
    case none = 0
    case pressed, deepPressed, disabled, rollover
  }

  private let foundationKind = FoundationKind()
  private let light: Color
  private let dark: Color
  /// The names of the catalogue and the colour; nil for component colours.
  private let names: (catalog: String, color: String)?
  /// Provides the colour for appearances other than the plain light and dark ones; nil if there are no variants.
  private let provider: ((NSAppearance) -> NSColor)?
  /// The image with which areas are tiled; nil for plain colours.
  public let patternImage: NSImage!
  private let space: NSColorSpace

  package init(
    light: Color, dark: Color, names: (catalog: String, color: String)? = nil,
    space: NSColorSpace = .sRGB, pattern: NSImage? = nil, provider: ((NSAppearance) -> NSColor)? = nil
  ) {
    self.light = light
    self.dark = dark
    self.names = names
    self.space = space
    self.provider = provider
    patternImage = pattern
  }

  /// The same colour in light and in dark appearances.
  package convenience init(_ color: Color, space: NSColorSpace = .sRGB) {
    self.init(light: color, dark: color, space: space)
  }

  package convenience init(copying other: NSColor) {
    self.init(
      light: other.light, dark: other.dark, names: other.names, space: other.space,
      pattern: other.patternImage, provider: other.provider)
  }

  /// A colour that is resolved again for each appearance. The name is nil for a colour outside of
  /// catalogues.
  public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      light: dynamicProvider(.aqua).color(in: .light),
      dark: dynamicProvider(.darkAqua).color(in: InterfaceLook(isDark: true)),
      names: (catalog: "", color: colorName ?? ""), provider: dynamicProvider)
  }

  /// Decodes nothing.
  public required convenience init?(coder: NSCoder) { self.init(.black) }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Values

  /// The colour for a look.
  package func color(in look: InterfaceLook) -> Color { look.isDark ? dark : light }

  /// The colour in the current drawing appearance.
  private var drawn: Color {
    let appearance = NSAppearance.currentDrawing()
    return provider.map { $0(appearance).color(in: appearance.look) } ?? color(in: appearance.look)
  }

  public var cgColor: CGColor { light == dark && provider == nil ? light : drawn }

  open var type: ColorType {
    if patternImage != nil { return .pattern }
    return names == nil ? .componentBased : .catalog
  }

  /// The components of a component colour. Traps for other colours, as AppKit does: they must be converted
  /// first.
  private func components(_ caller: StaticString = #function) -> Color {
    precondition(
      type == .componentBased,
      "-\(caller) not valid for the NSColor \(self); need to first convert colorspace.")
    return light
  }

  /// The components of an RGB colour. Traps for a grey, which has none.
  private func redGreenBlue(_ caller: StaticString) -> Color {
    let color = components(caller)
    precondition(
      space.colorSpaceModel == .rgb,
      "-\(caller) not valid for the NSColor \(self); need to first convert colorspace.")
    return color
  }

  open var redComponent: CGFloat { redGreenBlue("redComponent").red }
  open var greenComponent: CGFloat { redGreenBlue("greenComponent").green }
  open var blueComponent: CGFloat { redGreenBlue("blueComponent").blue }
  open var hueComponent: CGFloat { redGreenBlue("hueComponent").hueParts.hue }
  open var saturationComponent: CGFloat { redGreenBlue("saturationComponent").hueParts.saturation }
  open var brightnessComponent: CGFloat { redGreenBlue("brightnessComponent").hueParts.brightness }
  open var alphaComponent: CGFloat { drawn.alpha }

  open var whiteComponent: CGFloat {
    let color = components("whiteComponent")
    precondition(
      space.colorSpaceModel == .gray,
      "-whiteComponent not valid for the NSColor \(self); need to first convert colorspace.")
    return color.red
  }

  open var numberOfComponents: Int {
    _ = components("numberOfComponents")
    return space.numberOfColorComponents + 1
  }

  /// Writes the components, the opacity last.
  open func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    let color = self.components("getComponents:")
    let values =
      space.colorSpaceModel == .gray
      ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    for (place, value) in values.enumerated() { components[place] = value }
  }

  open var colorSpace: NSColorSpace {
    _ = components("colorSpace")
    return space
  }

  open var catalogNameComponent: Name {
    precondition(names != nil, "-catalogNameComponent not valid for the NSColor \(self)")
    return names?.catalog ?? ""
  }
  open var colorNameComponent: Name {
    precondition(names != nil, "-colorNameComponent not valid for the NSColor \(self)")
    return names?.color ?? ""
  }
  open var localizedCatalogNameComponent: String { catalogNameComponent }
  open var localizedColorNameComponent: String { colorNameComponent }

  // MARK: Derived colours

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { changed { $0.alpha = alpha } }

  open func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor {
    switch systemEffect {
    case .none, .rollover: self
    case .pressed: changed { $0 = $0.mixed(with: .black, share: Self.pressedShare) }
    case .deepPressed: changed { $0 = $0.mixed(with: .black, share: 2 * Self.pressedShare) }
    case .disabled: changed { $0.alpha *= Self.disabledShare }
    }
  }

  /// The strengths of the effects. Apple does not document them; these values are this package's.
  private static let pressedShare: CGFloat = 0.15
  private static let disabledShare: CGFloat = 0.5

  /// A mixture of two colours in the current appearance: this colour for 0, the other for 1. (Apple,
  /// `blended(withFraction:of:)`.)
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    guard patternImage == nil, color.patternImage == nil else { return nil }
    return NSColor(drawn.mixed(with: color.drawn, share: min(1, max(0, fraction))))
  }

  /// The colour in the current appearance, converted to components of a space; nil for patterns.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    guard patternImage == nil else { return nil }
    guard space.colorSpaceModel == .gray else { return NSColor(drawn, space: space) }
    return NSColor(Color(white: drawn.luma, alpha: drawn.alpha), space: space)
  }

  /// The colour converted to a type; nil if that is impossible.
  open func usingType(_ type: ColorType) -> NSColor? {
    if type == self.type { return self }
    return type == .componentBased ? usingColorSpace(.sRGB) : nil
  }

  open func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .highlightColor) }
  open func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .shadowColor) }

  private func changed(_ change: @escaping (inout Color) -> Void) -> NSColor {
    var (light, dark) = (light, dark)
    change(&light)
    change(&dark)
    let provider = provider.map { known in { appearance in known(appearance).changed(change) } }
    return NSColor(light: light, dark: dark, names: nil, space: space, provider: provider)
  }

  // MARK: Object

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor else { return false }
    return light == other.light && dark == other.dark && names?.color == other.names?.color
      && space.colorSpaceModel == other.space.colorSpaceModel
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  open override func copy() -> Any { self }

  /// The description in AppKit's format: the space and the components, or the catalogue and the name.
  open override var description: String {
    if let names { return "Catalog color: \(names.catalog) \(names.color)" }
    if patternImage != nil { return "NSPatternColorSpace" }
    let color = light
    let values =
      space.colorSpaceModel == .gray
      ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    return "\(space.localizedName ?? "") colorspace \(values.map(\.decimalText).joined(separator: " "))"
  }
}

extension NSColor: TextColor {}

/// Support for `#colorLiteral`.
extension NSColor: _ExpressibleByColorLiteral {}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = NSColor

extension Color {
  /// The perceived brightness of the components, from 0 to 1 (ITU-R BT.601).
  fileprivate var luma: CGFloat {
    // The sum of the weights is 1 except for rounding; greys are not changed.
    red == green && green == blue ? red : 0.299 * red + 0.587 * green + 0.114 * blue
  }

  fileprivate var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    let turn: CGFloat =
      switch high {
      case red: ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((turn < 0 ? turn + 6 : turn) / 6, range / high, high)
  }
}
