import Foundation
import InterfaceBuilder

/// Short words for the values of properties: colours, fonts, rectangles, texts.
enum ValueText {
  static func text(_ element: DocumentElement) -> String {
    switch element.name {
    case "color": color(element)
    case "font", "fontDescription": font(element)
    case "rect", "size", "point", "inset", "edgeInsets", "insets", "offsetWrapper", "directionalEdgeInsets":
      numbers(element)
    case "string", "mutableString": PlainText.quoted(element.text)
    case "integer", "real", "float", "double": PlainText.number(element["value"] ?? element.text)
    case "nil": "none"
    case "autoresizingMask" where element.attributes.keys.allSatisfy { $0 == "key" }: "none"
    case "include", "exclude": element.name == "include" ? "installed" : "not installed"
    default: attributes(element)
    }
  }

  /// All attributes in the order of their names, then the text.
  static func attributes(_ element: DocumentElement) -> String {
    var parts = element.attributes.filter { $0.key != "key" && $0.key != "id" }.sorted { $0.key < $1.key }
      .map { "\(PlainText.safe($0.key)) \(value($0.value, of: $0.key))" }
    if !element.text.isEmpty { parts.append(PlainText.quoted(element.text)) }
    if parts.isEmpty && !element.children.isEmpty {
      parts.append(PlainText.count(element.children.count, "part"))
    }
    return parts.isEmpty ? "set" : parts.joined(separator: ", ")
  }

  /// The value of one attribute.
  static func value(_ text: String, of attribute: String) -> String {
    if isText(attribute) { return PlainText.quoted(text) }
    if text.isEmpty { return "empty" }
    return Double(text) != nil && text.contains(".") ? PlainText.number(text) : PlainText.safe(text)
  }

  private static let texts: Set = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle", "label",
    "paletteLabel", "placeholderString", "subtitle", "content", "hint", "alternateTitle", "toolTip",
  ]

  /// Whether an attribute contains text for people.
  static func isText(_ attribute: String) -> Bool { texts.contains(attribute) }

  // MARK: Colours

  private static func color(_ element: DocumentElement) -> String {
    if let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return PlainText.safe(name)
    }
    guard var text = components(element) else { return attributes(element) }
    if let alpha = element["alpha"].flatMap(Double.init), alpha != 1 {
      text += " \(PlainText.number(String(alpha * 100))) %"
    }
    return text
  }

  private static func components(_ element: DocumentElement) -> String? {
    if let white = element["white"] { return "white " + PlainText.number(white) }
    let parts = ["red", "green", "blue"].compactMap { element[$0].flatMap(Double.init) }
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  // MARK: Fonts

  private static func font(_ element: DocumentElement) -> String {
    let style = element["style"]?.replacingOccurrences(of: "UICTFontTextStyle", with: "")
    let name = element["name"] ?? style ?? element["metaFont"] ?? element["type"] ?? "font"
    let size = element["pointSize"] ?? element["size"]
    let rest = ["weight", "scalingStyle"].compactMap { element[$0] }
    return
      ([PlainText.safe(name)] + [size.map(PlainText.number)].compactMap(\.self) + rest.map(PlainText.safe))
      .joined(separator: " ")
  }

  private static let order = [
    "x", "y", "width", "height", "top", "left", "minX", "minY", "bottom", "right", "maxX", "maxY", "leading",
    "trailing", "horizontal", "vertical",
  ]

  /// - Parameter names: the numbers to name; nil for all.
  static func numbers(_ element: DocumentElement, _ names: [String]? = nil) -> String {
    let parts = order.filter { names?.contains($0) ?? true }.compactMap { name in
      element[name].map { "\(name) \(PlainText.number($0))" }
    }
    return parts.isEmpty ? attributes(element) : parts.joined(separator: ", ")
  }
}
