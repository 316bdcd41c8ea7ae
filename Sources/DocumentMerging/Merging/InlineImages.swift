/// Images that a document contains, rather than names.
///
/// Xcode gives each a new name whenever it saves, a UUID or `button:ID:image`: the same image has three names in three
/// documents. The contents tell which are the same.
struct InlineImages {
  /// The contents by name.
  private var contents: [String: String] = [:]
  /// The first name by contents.
  private(set) var names: [String: String] = [:]

  init(_ document: SideDocument) {
    for (number, element) in document.tree.elements.enumerated() where document.zones[number] == .resources {
      guard element.name == "image", let name = element["name"], let data = element.children.first else {
        continue
      }
      let size = "\(element["width"] ?? "") \(element["height"] ?? "") "
      let text = size + document.tree.text(of: data)
      contents[name] = text
      if names[text] == nil { names[text] = name }
    }
  }

  /// The names of images that another document has under another name.
  func renamed(to other: InlineImages) -> [String: String] {
    contents.compactMapValues { other.names[$0] }.filter { $0.key != $0.value }
  }
}

extension SideDocument {
  /// Gives images names under which another document has them.
  mutating func renameImages(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for number in tree.elements.indices {
      for place in tree.elements[number].attributes.indices {
        let attribute = tree.elements[number].attributes[place]
        guard let name = names[attribute.value], attribute.name != "id" else { continue }
        tree.elements[number].attributes[place].value = name
        tree.elements[number].attributes[place].isRewritten = true
      }
    }
  }
}
