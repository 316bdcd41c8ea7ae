import InterfaceBuilder

/// The keys of a document's texts, which Interface Builder exports to strings tables.
package struct LocalizationKeys {
  /// One translatable text.
  package struct Entry: Hashable, Sendable {
    /// The object's id and the property, such as `8bC-Xf-vdC.text`.
    package var key: String
    package var text: String
    /// The object's name for people.
    package var object: String
  }

  package private(set) var entries: [Entry] = []
  private let tree: DocumentTree
  private let names: ObjectNames

  package init(_ tree: DocumentTree) {
    self.tree = tree
    names = ObjectNames(tree)
    for index in tree.nodes.indices where tree.nodes[index].identity != nil { collect(index) }
  }

  private static let properties = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle", "label",
    "paletteLabel", "placeholderString",
  ]

  private mutating func collect(_ index: Int) {
    let element = tree.nodes[index].element
    guard let id = element.id else { return }
    for property in Self.properties { add(element.longText(property), "\(id).\(property)", index) }
    for child in element.children {
      switch child.name {
      case "state": add(child.longText("title"), "\(id).\(child.key ?? "normal")Title", index)
      case "buttonConfiguration":
        add(child.longText("title"), "\(id).configuration.title", index)
        add(child.longText("subtitle"), "\(id).configuration.subtitle", index)
      case "segments":
        for (place, segment) in child.children.enumerated() {
          add(segment.longText("title"), "\(id).segmentTitles[\(place)]", index)
        }
      default: break
      }
    }
  }

  private mutating func add(_ text: String?, _ key: String, _ index: Int) {
    guard let text, text.contains(where: \.isLetter) else { return }
    entries.append(Entry(key: key, text: text, object: names.name(index)))
  }
}

/// A file of translations beside a document.
package struct TranslationTable: Hashable, Sendable {
  package var file: String
  package var keys: Set<String>

  package init(file: String, keys: Set<String>) {
    self.file = file
    self.keys = keys
  }
}

extension DocumentComparison {
  /// Whether texts were added or removed, so that tables of translations may be out of date.
  package var changesTextKeys: Bool {
    Set(LocalizationKeys(old).entries.map(\.key)) != Set(LocalizationKeys(new).entries.map(\.key))
  }

  /// Translations that the change makes obsolete or incomplete: entries whose object is gone, and new texts
  /// without an entry.
  package func localizationChanges(_ tables: [TranslationTable]) -> [DocumentChange] {
    guard !tables.isEmpty else { return [] }
    let (before, after) = (LocalizationKeys(old).entries, LocalizationKeys(new).entries)
    let (oldKeys, newKeys) = (Set(before.map(\.key)), Set(after.map(\.key)))
    var changes: [DocumentChange] = []
    for table in tables {
      for entry in before where !newKeys.contains(entry.key) && table.keys.contains(entry.key) {
        changes.append(
          change(
            .removed, entry,
            "\(PlainText.safe(table.file)): entry \(entry.key) of \(entry.object) no longer has an object"))
      }
      for entry in after where !oldKeys.contains(entry.key) && !table.keys.contains(entry.key) {
        changes.append(
          change(.added, entry, "\(PlainText.safe(table.file)): no entry \(entry.key) for \(entry.object)"))
      }
    }
    return changes
  }

  private func change(
    _ kind: DocumentChange.Kind, _ entry: LocalizationKeys.Entry, _ sentence: String
  ) -> DocumentChange {
    let id = entry.key.split(separator: ".").first.map(String.init)
    return DocumentChange(
      topic: .localization, kind: kind, object: entry.object, property: entry.key,
      old: kind == .removed ? PlainText.quoted(entry.text) : nil,
      new: kind == .added ? PlainText.quoted(entry.text) : nil,
      oldID: kind == .removed ? id : nil, newID: kind == .added ? id : nil, sentence: PlainText.safe(sentence)
    )
  }
}
