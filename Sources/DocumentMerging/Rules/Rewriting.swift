/// Notations that a release of Xcode gives to whatever nobody touched, when it saves a document of the one before.
///
/// A deletion by the other side is not a conflict with them.
enum Rewriting {
  /// Where colours say how their components are meant. Releases before 8 wrote `calibratedRGB`, those since `sRGB`, with
  /// the same components; a person who chooses another space gets other components.
  private static let spaces: Set<String> = ["colorSpace", "customColorSpace"]

  /// Kinds of buttons that are one kind: Xcode 12 renamed it.
  private static let buttons: Set<String> = ["roundedRect", "system"]

  /// Whether two colours are the same but for how releases write them.
  static func isSameColor(_ a: MarkupElement, _ b: MarkupElement) -> Bool {
    guard a.name == "color", b.name == "color", a["key"] == b["key"] else { return false }
    // The colour that the system's name stood for beside it went with Xcode 11 and 12.
    if let name = a["systemColor"] ?? a["cocoaTouchSystemColor"] {
      return name == b["systemColor"] ?? b["cocoaTouchSystemColor"]
    }
    func components(_ color: MarkupElement) -> [MarkupAttribute] {
      color.attributes.filter { !spaces.contains($0.name) }
    }
    let (mine, others) = (components(a), components(b))
    return mine.count == others.count
      && mine.allSatisfy { MarkupComparison.isSame($0.name, $0.value, b[$0.name]) }
  }

  /// - Parameter name: the attribute's name.
  static func isSame(_ name: String, _ a: String?, _ b: String?) -> Bool {
    guard name == "buttonType", let a, let b else { return false }
    return buttons.contains(a) && buttons.contains(b)
  }

  /// Whether an element comes with a view that had none: masks that say the default.
  static func isAdded(_ element: MarkupElement) -> Bool { element.name == "autoresizingMask" }
}
