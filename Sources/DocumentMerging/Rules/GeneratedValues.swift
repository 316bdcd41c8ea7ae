import InterfaceBuilder

/// The parts of a document that Xcode writes without anyone's decision: ``DecisionTable``, in the terms of a
/// merge.
enum GeneratedValues {
  /// Whether an attribute is generated rather than decided.
  static func contains(attribute: String, of element: MarkupElement, in zone: DocumentZone) -> Bool {
    if DecisionTable.part(ofAttribute: attribute, isOfDocument: zone == .root) != nil { return true }
    switch zone {
    case .header, .notes: return true
    case .resources: return attribute != "name"
    case .root, .objects, .other: return false
    }
  }

  /// Whether an element and its contents are generated rather than decided. `FrameRule` handles frames.
  static func contains(_ element: MarkupElement, in zone: DocumentZone) -> Bool {
    switch zone {
    case .header, .notes: true
    case .resources: element.depth > 1
    case .root: false
    case .objects, .other: DecisionTable.part(ofElement: element.name, key: element["key"]) != nil
    }
  }

  /// Whether an element is the frame of a view.
  static func isFrame(_ element: MarkupElement) -> Bool {
    DecisionTable.isFrame(element.name, key: element["key"])
  }

  /// Whether an element is the frame of a view as a rectangle.
  static func isRectangle(_ element: MarkupElement) -> Bool { element.name == "rect" && isFrame(element) }

  /// Whether an element is the initial position and the size of a window.
  static func isWindowFrame(_ element: MarkupElement) -> Bool {
    DecisionTable.isWindowFrame(element.name, key: element["key"])
  }
}

extension MarkupTree: NumberedElements {
  func name(of element: Int) -> String { self[element].name }
  func attribute(_ name: String, of element: Int) -> String? { self[element][name] }
  func parent(of element: Int) -> Int? { self[element].parent }
  func children(of element: Int) -> [Int] { self[element].children }
}
