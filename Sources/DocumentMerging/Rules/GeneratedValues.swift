/// Which parts of a document Xcode writes without anyone's decision.
enum GeneratedValues {
  /// Attributes of any element.
  private static let anywhere: Set<String> = [
    "misplaced", "ambiguous", "sceneMemberID", "customModuleProvider",
  ]

  /// Attributes of the root that describe the Xcode that saved the document.
  static let ofRoot: Set<String> = [
    "toolsVersion", "systemVersion", "version", "propertyAccessControl", "colorMatched", "variant",
    "promptedForUpgradeToXcode5", "customObjectInstantitationMethod",
  ]

  /// Whether nobody decides about an attribute.
  static func contains(attribute: String, of element: MarkupElement, in zone: DocumentZone) -> Bool {
    if anywhere.contains(attribute) { return true }
    switch zone {
    case .root: return ofRoot.contains(attribute)
    case .header, .notes: return true
    case .resources: return attribute != "name"
    case .objects, .other: return false
    }
  }

  /// Whether nobody decides about an element and all in it. Frames have a rule of their own, ``FrameRule``.
  static func contains(_ element: MarkupElement, in zone: DocumentZone) -> Bool {
    switch zone {
    case .header, .notes: true
    case .resources: element.depth > 1
    case .root: false
    case .objects, .other:
      (element.name == "point" && element["key"] == "canvasLocation")
        || (element.name == "rect" && element["key"] == "screenRect")
    }
  }

  /// Whether an element is the frame of a view.
  static func isFrame(_ element: MarkupElement) -> Bool {
    element.name == "rect" && element["key"] == "frame"
  }

  /// Whether an element is the place and size of a window.
  static func isWindowFrame(_ element: MarkupElement) -> Bool {
    element.name == "rect" && element["key"] == "contentRect"
  }
}
