import InterfaceBuilder

/// Kinds of content that tools write and nobody decides.
package enum NoiseKind: String, Hashable, Sendable, CaseIterable {
  /// The version of the tools, plug-ins, the canvas's device, capabilities.
  case header
  /// Saved frames, and marks that they are out of date.
  case frames
  /// Places on the canvas.
  case canvas
  /// Sizes of images and values of named colours, as Xcode last read them.
  case resources
  /// Elements in another order, if the order has no meaning.
  case order
  /// Ids of objects that are recognised as the same, and references to them.
  case identifiers
  /// Numbers in another notation, and elements without meaning.
  case notation

  /// Plural words for counts.
  package var words: String {
    switch self {
    case .header: "header"
    case .frames: "saved frames"
    case .canvas: "canvas places"
    case .resources: "resources"
    case .order: "order of elements"
    case .identifiers: "identifiers"
    case .notation: "notation"
    }
  }

  private init(_ part: GeneratedPart) {
    switch part {
    case .header: self = .header
    case .frames: self = .frames
    case .canvas: self = .canvas
    case .resources: self = .resources
    case .notation: self = .notation
    }
  }

  /// Frames of views are noise here; comparing two documents finds the decided ones.
  static func of(_ element: DocumentElement, isTopLevel: Bool) -> NoiseKind? {
    if isTopLevel, let part = DecisionTable.part(ofTopLevelElement: element.name) { return NoiseKind(part) }
    if DecisionTable.isFrame(element.name, key: element.key) { return .frames }
    if let part = DecisionTable.part(ofElement: element.name, key: element.key) { return NoiseKind(part) }
    // Some versions of Xcode write `<animations/>`, and others remove it.
    return element.attributes.isEmpty && element.children.isEmpty && element.text.isEmpty ? .notation : nil
  }

  static func of(attribute: String, isRoot: Bool) -> NoiseKind? {
    DecisionTable.part(ofAttribute: attribute, isOfDocument: isRoot).map(NoiseKind.init)
  }
}

/// Kinds of objects, which determine their sections in reports.
enum ElementRole {
  case scene, controller, view, constraint, connection, placeholder

  /// The mark that distinguishes an object from all others of the document; nil for parts of objects.
  static func identity(_ element: DocumentElement, isNoise: Bool) -> String? {
    guard !isNoise else { return nil }
    if element.name == "scene" { return element["sceneID"].map { "scene " + $0 } }
    guard let id = element.id, !id.isEmpty else { return nil }
    return of(element) == .constraint ? "constraint " + id : id
  }

  static let connections: Set = [
    "outlet", "action", "segue", "outletCollection", "binding", "connection", "userDefinedSegue",
    "accessibilityConnection",
  ]

  static func of(_ element: DocumentElement) -> ElementRole {
    switch element.name {
    case "scene": .scene
    case "constraint": .constraint
    case "placeholder": .placeholder
    case let name where connections.contains(name): .connection
    case let name where name.hasSuffix("ontroller") || name == "viewControllerPlaceholder": .controller
    default: .view
    }
  }

  static func hasOrder(_ container: DocumentElement, in tree: DocumentTree) -> Bool {
    DecisionTable.hasOrder(container.name, isTopLevel: tree.root.first("scenes") == nil)
  }

  /// Whether a connection is a container's segue: the order of a tab bar's segues is that of its
  /// tabs.
  static func isRelationship(_ element: DocumentElement) -> Bool {
    element.name == "segue" && element["kind"] == "relationship"
  }

  /// Whether an element has a place even in a container without order.
  static func isOrderedAnywhere(_ element: DocumentElement) -> Bool {
    DecisionTable.isOrderedAnywhere(element.name, kind: element["kind"])
  }

  /// Whether an element only contains others.
  static func isContainer(_ element: DocumentElement) -> Bool {
    element.attributes.isEmpty && !element.children.isEmpty && element.text.isEmpty
  }

  private static let discriminators = [
    "key", "keyPath", "name", "identifier", "reference", "property", "type",
  ]

  /// Distinguishes a part of an object from its siblings.
  static func label(_ element: DocumentElement) -> String {
    guard element.name != "fragment", element.name != "segment" else { return element.name }
    let name = element.name
    // The name of a value's element may change with its kind, such as `string` and `mutableString`.
    if let key = element.key { return (name == "state" ? "state " : "") + "key " + key }
    for discriminator in discriminators.dropFirst() {
      if let value = element[discriminator] { return "\(name) \(value)" }
    }
    return name
  }
}
