import InterfaceBuilder

/// The elements of a document by id, for rules that look at what a document states rather than at what is laid out.
struct DocumentObjects {
  private var elements: [String: DocumentElement] = [:]

  init() {}

  init(_ document: InterfaceDocument) {
    document.element.forEachElement { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
  }

  subscript(id: String) -> DocumentElement? { elements[id] }

  /// The element of a view; nil for views that are only made while laying out.
  @MainActor
  func element(of view: any LintedView) -> DocumentElement? {
    view.documentIdentifier.flatMap { elements[$0] }
  }
}

extension DocumentElement {
  /// A runtime attribute's value; nil without such an attribute.
  func runtimeAttribute(_ keyPath: String) -> DocumentElement? {
    elements(in: "userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
  }

  /// The accessibility settings of the object.
  var accessibility: DocumentElement? {
    children.first { $0.name == "accessibility" && $0.key == "accessibilityConfiguration" }
  }

  /// Whether the document makes the object an accessibility element, or says that it is none; nil if it leaves that to the class.
  var isAccessibilityElement: Bool? {
    let flag = accessibility?.children.first { $0.name == "bool" && $0.key == "isElement" }
    return flag.map { $0.flag("value") ?? true }
  }

  /// The actions and segues that touching the object performs, such as `action save: form`. Actions of AppKit name a target.
  var touches: [String] {
    elements(in: "connections").compactMap { connection in
      guard let destination = connection["destination"] ?? connection["target"] else { return nil }
      switch connection.name {
      case "action": return "action \(connection["selector"] ?? "") \(destination)"
      case "segue": return "segue \(connection["kind"] ?? "") \(destination)"
      default: return nil
      }
    }
  }
}

extension InspectedScene {
  /// A place and all that hold it, from the inside out.
  func chain(of place: InspectedView) -> [InspectedView] {
    var result = [place]
    while let parent = result.last?.parent { result.append(views[parent]) }
    return result
  }
}
