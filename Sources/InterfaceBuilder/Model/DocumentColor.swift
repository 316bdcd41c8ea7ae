/// A colour as documents write it. Components run from 0 to 1.
public enum DocumentColor: Hashable, Sendable {
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
  case white(Double, alpha: Double)
  /// Apple's name of a colour that adapts, such as `systemBackgroundColor`.
  case system(String)
  /// A name in the asset catalogue or in the document's resources.
  case named(String)

  init?(_ element: DocumentElement) {
    let alpha = element.number("alpha") ?? 1
    // Newer documents name the system colour and repeat its components for older tools.
    let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .lazy.compactMap { element[$0] }.first
    if let system {
      self = .system(system)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let isDisplayP3 = element["customColorSpace"] == "displayP3"
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
    } else if let white = element.number("white") {
      self = .white(white, alpha: alpha)
    } else {
      return nil
    }
  }
}
