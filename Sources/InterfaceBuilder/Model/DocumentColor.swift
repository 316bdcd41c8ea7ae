/// A colour in a document. Components range from 0 to 1.
public enum DocumentColor: Hashable, Sendable {
  /// One component (white) or three (red, green, blue), in a space such as `sRGB` or `calibratedWhite`.
  case components(space: String, [Double], alpha: Double)
  /// Apple's name of a dynamic colour, such as `systemBackgroundColor`.
  case system(String)
  /// A name in the asset catalogue or in the document's resources.
  case named(String)

  /// Reads a colour; nil if the element has an unknown form.
  public init?(_ element: DocumentElement) {
    let alpha = element.number("alpha") ?? 1
    // Newer documents name the system colour and repeat its components for older tools.
    let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .lazy.compactMap { element[$0] }.first
    if let system {
      self = .system(system)
    } else if let name = element["name"], element["catalog"] == "System" {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let components = Self.components(of: element) {
      let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
      self = .components(space: space, components, alpha: alpha)
    } else {
      return nil
    }
  }

  private static func components(of element: DocumentElement) -> [Double]? {
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    {
      return [red, green, blue]
    }
    return element.number("white").map { [$0] }
  }
}
