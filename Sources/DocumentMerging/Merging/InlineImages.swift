/// Images that a document contains, rather than refers to by name.
///
/// Xcode gives each a new name whenever it saves, a UUID or `button:ID:image`: the same image has three names in three
/// documents. The contents decide which are the same.
struct InlineImages {
  /// In the document's order; the same contents may occur several times.
  private var images: [(name: String, contents: String)] = []
  /// The contents by name.
  private var contents: [String: String] = [:]

  init(_ document: SideDocument) {
    for (number, element) in document.tree.elements.enumerated() where document.zones[number] == .resources {
      guard element.name == "image", let name = element["name"], let data = element.children.first else {
        continue
      }
      let size = "\(element["width"] ?? "") \(element["height"] ?? "") "
      let text = size + document.tree.text(of: data)
      if contents.updateValue(text, forKey: name) == nil { images.append((name, text)) }
    }
  }

  /// Maps the names of images to their names in another document, each to one of its images.
  ///
  /// Images that have the same name in both documents keep it; the others with the same contents are paired in order.
  func renamed(to other: InlineImages) -> [String: String] {
    var free: [String: [String]] = [:]
    for image in other.images.reversed() where contents[image.name] != image.contents {
      free[image.contents, default: []].append(image.name)
    }
    var names: [String: String] = [:]
    for image in images where other.contents[image.name] != image.contents {
      names[image.name] = free[image.contents]?.popLast()
    }
    return names
  }
}

extension SideDocument {
  /// Gives images their names in another document.
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
