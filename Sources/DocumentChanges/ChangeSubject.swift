import InterfaceBuilder

/// The object that a change is about.
struct ChangeSubject {
  var name: String
  var scene: String?
  var oldID: String?
  var newID: String?
}

extension DocumentComparison {
  /// - Parameters: elements of the old and the new document; nil for none.
  func subject(_ a: Int?, _ b: Int?) -> ChangeSubject {
    let oldOwner = a.map { old.nodes[$0].owner } ?? -1
    let newOwner = b.map { new.nodes[$0].owner } ?? -1
    var subject = ChangeSubject(name: "document")
    if b != nil {
      subject.name = words(newOwner, new, newNames)
      subject.scene = newNames.scene(of: newOwner)
    } else {
      subject.name = words(oldOwner, old, oldNames)
      subject.scene = oldNames.scene(of: oldOwner)
    }
    if oldOwner >= 0 { subject.oldID = Self.id(old.nodes[oldOwner].element) }
    if newOwner >= 0 { subject.newID = Self.id(new.nodes[newOwner].element) }
    return subject
  }

  private static func id(_ element: DocumentElement) -> String? { element.id ?? element["sceneID"] }

  /// Connections and constraints are named by the objects that they connect.
  func words(_ index: Int, _ tree: DocumentTree, _ names: ObjectNames) -> String {
    guard index >= 0 else { return "document" }
    let element = tree.nodes[index].element
    switch ElementRole.of(element) {
    case .constraint: return ConstraintWords(tree: tree, names: names).text(index)
    case .connection:
      let holder = names.name(tree.parentObject(of: index))
      return "\(holder): \(ConnectionWords.title(element))"
    default: return names.name(index)
    }
  }

  /// The value of an attribute, or the name of the object that it refers to.
  func words(_ value: String?, _ attribute: String, isOld: Bool) -> String? {
    guard let value else { return nil }
    let tree = isOld ? old : new
    if attribute != "id", let target = tree.objects[value], !ValueText.isText(attribute) {
      return (isOld ? oldNames : newNames).name(target)
    }
    return ValueText.value(value, of: attribute)
  }

  /// The elements from an object to one of its parts.
  ///
  /// - Parameter isShort: only keys, and no containers.
  func path(new index: Int, isShort: Bool = false) -> String { Self.path(index, new, isShort: isShort) }
  func path(old index: Int, isShort: Bool = false) -> String { Self.path(index, old, isShort: isShort) }

  private static func path(_ index: Int, _ tree: DocumentTree, isShort: Bool) -> String {
    var parts: [String] = []
    var next = index
    while next > 0, tree.nodes[next].identity == nil {
      let element = tree.nodes[next].element
      let label = element.key ?? element["keyPath"] ?? element["identifier"] ?? element["name"]
      if isShort {
        if !ElementRole.isContainer(element) { parts.append(label ?? element.name) }
      } else {
        parts.append(label.map { "\(element.name)(\($0))" } ?? element.name)
      }
      next = tree.nodes[next].parent
    }
    return parts.reversed().joined(separator: "/")
  }

  func topic(of index: Int, attribute: String, isOld: Bool = false) -> DocumentChange.Topic {
    let tree = isOld ? old : new
    let owner = tree.nodes[index].owner
    guard owner >= 0 else { return attribute == "initialViewController" ? .connections : .document }
    let element = tree.nodes[owner].element
    if Self.identifiers.contains(attribute) { return .connections }
    switch ElementRole.of(element) {
    case .connection: return .connections
    case .constraint: return .constraints
    case .scene: return .scenes
    case .controller where !ValueText.isText(attribute): return .scenes
    default: return ValueText.isText(attribute) || Self.isText(tree.nodes[index].element) ? .texts : .views
    }
  }

  private static func isText(_ element: DocumentElement) -> Bool {
    (element.name == "string" || element.name == "mutableString")
      && element.key.map(ValueText.isText) ?? false
  }

  private static let identifiers: Set = [
    "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier", "initialViewController", "identifier",
    "storyboardName", "referencedIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
  ]
}

/// Outlets, actions and segues in words.
enum ConnectionWords {
  /// The connection in words, such as `outlet nameLabel`, `action save: on touchUpInside`, `segue
  /// “showDetail” (push)`.
  static func title(_ element: DocumentElement) -> String {
    let kind = PlainText.words(element.name)
    if let property = element["property"] { return "\(kind) \(PlainText.safe(property))" }
    if let selector = element["selector"] {
      return "\(kind) \(PlainText.safe(selector))"
        + (element["eventType"].map { " on " + PlainText.safe($0) } ?? "")
    }
    let identifier = element["identifier"].map { " " + PlainText.quoted($0) } ?? ""
    let relationship = element["relationship"].map { " " + PlainText.safe($0) } ?? ""
    return "\(kind)\(identifier)\(relationship)" + (element["kind"].map { " (\(PlainText.safe($0)))" } ?? "")
  }
}
