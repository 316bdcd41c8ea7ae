import Foundation
import Graphics
import InterfaceBuilder

/// The style of SVG shapes: the inherited properties, and the two that are not inherited.
struct VectorStyle {
  enum Paint: Equatable {
    case none
    case color(Color)
    case gradient(String)
  }

  var fill = Paint.color(.black)
  var fillOpacity: CGFloat = 1
  var fillRule = FillRule.winding
  var clipRule = FillRule.winding
  var stroke = Paint.none
  var strokeOpacity: CGFloat = 1
  var line = StrokeStyle()
  /// The colour of `currentColor`.
  var color = Color.black
  var isHidden = false
  // Not inherited.
  var opacity: CGFloat = 1
  var clipPath: String?
  var isDisplayed = true

  /// The style of an element whose parent has this style.
  ///
  /// - Parameter rules: the declarations of the file's style sheets, by class.
  func inherited(by element: DocumentElement, rules: [String: [(key: String, value: String)]]) -> VectorStyle
  {
    var style = self
    style.opacity = 1
    style.clipPath = nil
    style.isDisplayed = true
    // `color` comes first, as the others may refer to it.
    for key in ["color"] + Self.properties { if let value = element[key] { style.set(key, value) } }
    for name in (element["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      for rule in rules[String(name)] ?? [] { style.set(rule.key, rule.value) }
    }
    for rule in Self.declarations(element["style"] ?? "") { style.set(rule.key, rule.value) }
    return style
  }

  private static let properties = [
    "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "visibility", "opacity",
    "clip-path", "display",
  ]

  /// `key: value; key: value`.
  static func declarations(_ text: String) -> [(key: String, value: String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  private mutating func set(_ key: String, _ value: String) {
    switch key {
    case "color": color = VectorColor.color(value, current: color) ?? color
    case "fill": fill = paint(value) ?? fill
    case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
    case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
    case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .winding
    case "stroke": stroke = paint(value) ?? stroke
    case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
    case "visibility": isHidden = value == "hidden" || value == "collapse"
    case "opacity": opacity = Self.fraction(value) ?? opacity
    case "clip-path": clipPath = Self.reference(value)
    case "display": isDisplayed = value != "none"
    default: setLine(key, value)
    }
  }

  private mutating func setLine(_ key: String, _ value: String) {
    var scanner = VectorScanner(value)
    switch key {
    case "stroke-width": line.width = max(0, scanner.number() ?? line.width)
    case "stroke-linecap": line.cap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin": line.join = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "stroke-dashoffset": line.dashPhase = scanner.number() ?? 0
    case "stroke-dasharray":
      let lengths = scanner.numbers().map { max(0, $0) }
      let isLine = lengths.allSatisfy { $0 == 0 }
      line.dash = isLine ? [] : lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    default: break
    }
  }

  private func paint(_ value: String) -> Paint? {
    if value == "none" { return Paint.none }
    if let name = Self.reference(value) { return .gradient(name) }
    return VectorColor.color(value, current: color).map(Paint.color)
  }

  /// The name in `url(#name)`.
  static func reference(_ value: String) -> String? {
    guard value.hasPrefix("url("), let hash = value.firstIndex(of: "#") else { return nil }
    return String(value[value.index(after: hash)...].prefix { $0 != ")" && $0 != "'" && $0 != "\"" })
  }

  /// `0.5` or `50%`, limited to the range from 0 to 1.
  static func fraction(_ value: String) -> CGFloat? {
    var scanner = VectorScanner(value)
    return scanner.number().map { min(1, max(0, value.hasSuffix("%") ? $0 / 100 : $0)) }
  }
}

/// Colours in SVG's notation (CSS Color 3, 4).
enum VectorColor {
  static func color(_ text: String, current: Color) -> Color? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "currentcolor" { return current }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") { return components(text) }
    return names[text].map { Color(rgb: $0) } ?? (text == "transparent" ? .clear : nil)
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap(\.hexDigitValue).map { CGFloat($0) }
    guard values.count == digits.count else { return nil }
    let parts: [CGFloat]
    switch values.count {
    case 3, 4: parts = values.map { (digit: CGFloat) -> CGFloat in digit * 17 / 255 }
    case 6, 8:
      parts = stride(from: 0, to: values.count, by: 2).map { (index: Int) -> CGFloat in
        (values[index] * 16 + values[index + 1]) / 255
      }
    default: return nil
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func components(_ text: String) -> Color? {
    let inside = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    let values = parts.enumerated().map { index, part -> CGFloat? in
      var scanner = VectorScanner(String(part))
      return scanner.number().map { part.hasSuffix("%") ? $0 / 100 : index < 3 ? $0 / 255 : $0 }
    }
    let known = values.compactMap { $0 }.map { min(1, max(0, $0)) }
    guard known.count == values.count, known.count >= 3 else { return nil }
    return Color(red: known[0], green: known[1], blue: known[2], alpha: known.count > 3 ? known[3] : 1)
  }

  /// The sixteen names of HTML 4 and a few that icons use.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "gold": 0xFFD700, "brown": 0xA52A2A, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    "whitesmoke": 0xF5F5F5, "tomato": 0xFF6347, "crimson": 0xDC143C, "steelblue": 0x4682B4,
  ]
}
