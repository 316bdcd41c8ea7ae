/// A font in a document.
public struct DocumentFont: Hashable, Sendable {
  /// The kinds of font in documents.
  public enum Face: Hashable, Sendable {
    case system, boldSystem, italicSystem
    /// PostScript name, and the family if the document states it.
    case named(String, family: String?)
    /// A text style such as `UICTFontTextStyleBody`: its size depends on the reader's setting.
    case style(String)
    /// AppKit's name of a role, such as `smallSystem`.
    case meta(String)
  }

  /// The kind of font.
  public var face: Face
  /// The size in points; nil if the face implies it.
  public var pointSize: Double?
  /// The weight, such as `semibold`; nil is regular.
  public var weight: String?
  /// Whether AppKit chooses the font by the appearance.
  public var isOfAppearance: Bool

  /// The largest accepted size, in points. Text engines have similar limits, and no screen can show a letter of this size.
  private static let largestSize = 5000.0

  /// UIKit's font sizes that documents refer to by name instead of a number (Apple, `UIFont.systemFontSize` and its
  /// siblings). Observed: `system` in 2 of 2 documents.
  private static let namedSizes = ["system": 14.0, "smallSystem": 12.0, "label": 17.0, "button": 18.0]

  init(_ element: DocumentElement) {
    let size =
      element.number("pointSize") ?? element.number("size") ?? element["size"].flatMap { Self.namedSizes[$0] }
    pointSize = size.map { min($0, Self.largestSize) }
    weight = element["weight"]
    isOfAppearance = element.flag("usesAppearanceFont") ?? false
    if let style = element["style"] ?? element["textStyle"] {
      face = .style(style)
    } else if let name = element["name"] {
      face = .named(name, family: element["family"])
    } else if let meta = element["metaFont"] {
      face = .meta(meta)
    } else {
      switch element["type"] {
      case "boldSystem": face = .boldSystem
      case "italicSystem": face = .italicSystem
      default: face = .system
      }
    }
  }
}
