/// Notations that a release of Xcode changes in untouched elements when it saves an older document.
///
/// A deletion by the other side is not a conflict with them.
enum Rewriting {
  /// The attributes that state the colour space of components. Releases before 8 wrote `calibratedRGB`, those since
  /// `sRGB`, with the same components; choosing another space also changes the components.
  private static let spaces: Set<String> = ["colorSpace", "customColorSpace"]

  /// Kinds of buttons that are the same kind: Xcode 12 renamed it.
  private static let buttons: Set<String> = ["roundedRect", "system"]

  /// Whether two colours are the same apart from the notation of releases.
  static func isSameColor(_ a: MarkupElement, _ b: MarkupElement) -> Bool {
    guard a.name == "color", b.name == "color", a["key"] == b["key"] else { return false }
    // Xcode 11 and 12 removed the colour value next to a system colour's name.
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

  /// Whether Xcode may add the element to a view that had none: a mask with the default value.
  static func isAdded(_ element: MarkupElement) -> Bool { element.name == "autoresizingMask" }
}
