import Foundation
import Graphics

extension String {
  /// The text as XML character data or a quoted attribute. Characters that XML does not allow, such as control
  /// characters, become U+FFFD.
  var escapedForXML: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Color {
  /// ` fill="#rrggbb"`, with ` fill-opacity` if the colour is not opaque.
  func paint(_ attribute: String) -> String {
    var opaque = self
    opaque.alpha = 1
    let paint = " \(attribute)=\"\(opaque)\""
    guard alpha < 1 else { return paint }
    return paint + " \(attribute)-opacity=\"\(max(0, alpha).decimalText)\""
  }
}

extension CGAffineTransform {
  var svg: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(tx.decimalText) \(ty.decimalText))" }
    // Scales need more digits than lengths: an error grows with the size of the scaled content.
    let linear = [a, b, c, d].map { String(Double(($0 * 1e6).rounded() / 1e6)) }
    return "matrix(\((linear + [tx.decimalText, ty.decimalText]).joined(separator: " ")))"
  }
}

extension StrokeStyle {
  var svg: String {
    var text = " stroke-width=\"\(width.decimalText)\""
    if cap != .butt { text += " stroke-linecap=\"\(cap)\"" }
    if join != .miter { text += " stroke-linejoin=\"\(join)\"" }
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map(\.decimalText).joined(separator: " "))\""
    }
    // SVG's default is less than half of Core Graphics' default; the difference is visible only at sharp corners.
    if join == .miter { text += " stroke-miterlimit=\"\(miterLimit.decimalText)\"" }
    if dashPhase != 0 { text += " stroke-dashoffset=\"\(dashPhase.decimalText)\"" }
    return text
  }
}

extension FontDescriptor {
  var svg: String {
    var text = " font-family=\"\(familyList)\" font-size=\"\(pointSize.decimalText)\""
    if weight != .regular { text += " font-weight=\"\(weight.rawValue)\"" }
    if isItalic { text += " font-style=\"italic\"" }
    if hasMonospacedDigits { text += " font-variant-numeric=\"tabular-nums\"" }
    return text
  }

  private var familyList: String {
    switch family {
    case .system:
      pointSize >= 20 ? SVGRenderer.systemDisplayFamilies : SVGRenderer.systemFamilies
    case .monospacedSystem: SVGRenderer.monospacedFamilies
    // A quote in the name would end it in CSS, even if it is escaped in XML.
    case .named(let name):
      "'\(name.filter { $0 != "'" && $0 != "\\" }.escapedForXML)', \(SVGRenderer.systemFamilies)"
    }
  }
}

extension String {
  /// The text as content of an element, with emoji in the fonts that have them. Other characters do not use these fonts,
  /// which also contain digits.
  var svgText: String {
    guard contains(where: \.isEmoji) else { return escapedForXML }
    var written = ""
    var part = ""
    var isEmoji = false
    func end() {
      guard !part.isEmpty else { return }
      let text = part.escapedForXML
      written +=
        isEmoji ? "<tspan font-family=\"\(SVGRenderer.emojiFamilies)\">\(text)</tspan>" : text
      part = ""
    }
    for character in self {
      if character.isEmoji != isEmoji {
        end()
        isEmoji.toggle()
      }
      part.append(character)
    }
    end()
    return written
  }
}

extension Character {
  /// Whether the character is shown as an emoji, by default or because of a selector. (Unicode, technical standard 51.)
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 })
  }
}

extension BlendMode {
  /// The style with the same blend mode; empty for modes that CSS lacks, which are drawn normally.
  var svgStyle: String {
    let name: String? =
      switch self {
      case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
        .color,
        .luminosity:
        "\(self)"
      case .colorDodge: "color-dodge"
      case .colorBurn: "color-burn"
      case .softLight: "soft-light"
      case .hardLight: "hard-light"
      case .plusLighter: "plus-lighter"
      default: nil
      }
    return name.map { #" style="mix-blend-mode:\#($0)""# } ?? ""
  }
}
