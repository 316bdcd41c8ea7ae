import InterfaceBuilder

/// Names for the objects of a document: by their outlet, label, class and text. Ids are used only if nothing else is
/// known.
struct ObjectNames {
  private let tree: DocumentTree
  private var names: [Int: String] = [:]
  private var outlets: [String: String] = [:]

  init(_ tree: DocumentTree) {
    self.tree = tree
    collectOutlets()
    nameObjects()
  }

  /// Outlets that describe the purpose of an object but do not identify it.
  private static let generalOutlets: Set = [
    "delegate", "dataSource", "view", "window", "contentView", "initialFirstResponder", "nextKeyView", "menu",
    "target", "cell", "documentView", "toolbar", "navigationItem", "tabBarItem", "searchResultsDelegate",
    "viewController", "submenu", "popoverContentController", "representedObject",
  ]

  /// The alphabetically first outlet names an object, regardless of the order of several.
  private mutating func collectOutlets() {
    for node in tree.nodes where node.element.name == "outlet" {
      guard let property = node.element["property"], let target = node.element["destination"],
        !Self.generalOutlets.contains(property)
      else { continue }
      outlets[target] = min(outlets[target] ?? property, property)
    }
  }

  private mutating func nameObjects() {
    var counts: [String: Int] = [:]
    for index in tree.nodes.indices where tree.nodes[index].identity != nil {
      let element = tree.nodes[index].element
      switch ElementRole.of(element) {
      case .constraint, .connection: continue
      case let role:
        let isScene = role == .scene
        let name = isScene ? sceneName(index) : baseName(index)
        let key = isScene ? name : "\(tree.parentObject(of: index)) \(name)"
        counts[key, default: 0] += 1
        let number = counts[key] ?? 1
        names[index] = number == 1 ? name : "\(name) (\(number))"
      }
    }
  }

  /// The object's name; for other elements, the name of the enclosing object.
  func name(_ index: Int) -> String {
    guard index >= 0 else { return "document" }
    if tree.nodes[index].element.name == "constraint" {
      return "constraint " + ConstraintWords(tree: tree, names: self).title(index)
    }
    return names[index] ?? names[tree.nodes[index].owner] ?? PlainText.words(tree.nodes[index].element.name)
  }

  func name(ofID id: String) -> String {
    tree.objects[id].map(name) ?? "a missing object (\(PlainText.safe(id)))"
  }

  /// The scene that an element is in; nil outside of scenes.
  func scene(of index: Int) -> String? {
    guard index >= 0, tree.nodes[index].scene >= 0 else { return nil }
    return names[tree.nodes[index].scene]
  }

  // MARK: Parts of names

  private func baseName(_ index: Int) -> String {
    let element = tree.nodes[index].element
    if let id = element.id, let outlet = outlets[id] { return PlainText.safe(outlet) }
    if let label = element["userLabel"], element.name != "placeholder" { return PlainText.safe(label) }
    if element.name == "placeholder" { return placeholderName(element) }
    let kind = element["customClass"].map(PlainText.safe) ?? PlainText.words(element.name)
    if ElementRole.of(element) == .controller { return controllerName(element) }
    guard let text = shownText(index) else { return kind }
    return "\(kind) \(PlainText.quoted(text))"
  }

  private func placeholderName(_ element: DocumentElement) -> String {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": element["customClass"].map(PlainText.safe) ?? "File’s Owner"
    case "IBFirstResponder": "First Responder"
    default: PlainText.safe(element["userLabel"] ?? element["placeholderIdentifier"] ?? "placeholder")
    }
  }

  private func controllerName(_ element: DocumentElement) -> String {
    let name = element["customClass"] ?? element["storyboardIdentifier"]
    if let name { return PlainText.safe(name) }
    if let title = element["title"] { return PlainText.words(element.name) + " " + PlainText.quoted(title) }
    return PlainText.words(element.name) + (content(of: element).map { " of " + $0 } ?? "")
  }

  /// The first scene in a container.
  private func content(of container: DocumentElement) -> String? {
    let segue = container.elements(in: "connections").first {
      $0.name == "segue" && $0["relationship"] == "rootViewController"
    }
    guard let target = segue?["destination"].flatMap({ tree.objects[$0] }) else { return nil }
    let element = tree.nodes[target].element
    return (element["customClass"] ?? element["storyboardIdentifier"]).map(PlainText.safe)
      ?? element["title"].map(PlainText.quoted)
  }

  private func sceneName(_ index: Int) -> String {
    let objects = tree.nodes[index].element.elements(in: "objects")
    let main = objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first
    guard let main else { return "empty scene" }
    return main["userLabel"].map(PlainText.safe) ?? controllerName(main)
  }

  private static let textAttributes = [
    "text", "title", "placeholder", "label", "headerTitle", "placeholderString", "prompt", "image",
    "reuseIdentifier",
  ]

  /// The text that an object shows: its own, or that of its cell or state.
  private func shownText(_ index: Int) -> String? {
    let element = tree.nodes[index].element
    for attribute in Self.textAttributes {
      if let text = element.longText(attribute), !text.isEmpty { return text }
    }
    for child in element.children {
      guard child.name.hasSuffix("Cell") || child.name == "state" || child.name == "buttonConfiguration"
      else {
        continue
      }
      if let text = child.longText("title") ?? child.longText("placeholderString"), !text.isEmpty {
        return text
      }
    }
    return element["systemItem"] ?? (element.name.hasSuffix("ViewCell") ? innerText(index) : nil)
  }

  private static let mostSearched = 60

  /// The first text in a cell.
  private func innerText(_ index: Int) -> String? {
    for inner in tree.subtree(of: index).dropFirst().prefix(Self.mostSearched) {
      let element = tree.nodes[inner].element
      if tree.nodes[inner].identity != nil, let text = element["text"] ?? element["title"], !text.isEmpty {
        return text
      }
    }
    return nil
  }

  /// The name without the outlet's: class and text.
  func description(_ index: Int) -> String {
    let element = tree.nodes[index].element
    guard let id = element.id, outlets[id] != nil, element.name != "constraint" else { return name(index) }
    let kind = element["customClass"].map(PlainText.safe) ?? PlainText.words(element.name)
    return shownText(index).map { "\(kind) \(PlainText.quoted($0))" } ?? kind
  }

  /// The outlet that names an object.
  func outlet(_ index: Int) -> String? {
    tree.nodes[index].element.id.flatMap { outlets[$0] }.map(PlainText.safe)
  }
}
