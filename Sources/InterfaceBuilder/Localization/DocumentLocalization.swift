/// What a document's texts become: translations by key, then a pseudo-language.
public struct DocumentLocalization: Hashable, Sendable {
  public var strings: LocalizedStrings
  public var pseudo: PseudoLocalization?
  /// Texts that the language has no translation for stand in capitals, so that they are seen. Does nothing to documents
  /// in their own language.
  public var capitalizesUntranslated: Bool

  public init(
    strings: LocalizedStrings = LocalizedStrings(), pseudo: PseudoLocalization? = nil,
    capitalizesUntranslated: Bool = false
  ) {
    self.strings = strings
    self.pseudo = pseudo
    self.capitalizesUntranslated = capitalizesUntranslated
  }

  public var isEmpty: Bool { strings.values.isEmpty && pseudo == nil }

  func text(_ original: String, forKeys keys: [String]) -> String {
    let translation = keys.lazy.compactMap { strings.values[$0] }.first ?? untranslated(original)
    return pseudo?.text(for: translation) ?? translation
  }

  private func untranslated(_ original: String) -> String {
    capitalizesUntranslated && !strings.values.isEmpty ? original.uppercased() : original
  }
}

/// Rewrites the texts of objects in a tree of elements. Recursive; the reader has bounded the depth before.
struct DocumentLocalizer {
  let localization: DocumentLocalization

  /// The texts that objects have as attributes or, when long, as `<string>` children of the same key.
  private static let properties = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]

  func localized(_ element: DocumentElement) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.map(localized)
    if let id = element.id { localize(&copy, id: id) }
    return copy.element
  }

  private func localize(_ copy: inout ElementCopy, id: String) {
    for property in Self.properties {
      copy.replaceText(property) { localization.text($0, forKeys: ["\(id).\(property)"]) }
    }
    for index in copy.children.indices {
      let child = copy.children[index]
      switch child.name {
      case "state":
        let key = "\(id).\(child.key ?? "normal")Title"
        copy.children[index] = retitled(child, ["title": [key]])
      case "buttonConfiguration":
        copy.children[index] = retitled(
          child,
          [
            "title": ["\(id).configuration.title", "\(id).normalTitle"],
            "subtitle": ["\(id).configuration.subtitle"],
          ])
      case "segments": copy.children[index] = segments(child, id: id)
      case "attributedString": copy.children[index] = fragments(child)
      default: break
      }
    }
  }

  private func retitled(_ element: DocumentElement, _ keys: [String: [String]]) -> DocumentElement {
    var copy = ElementCopy(element)
    for property in keys.keys.sorted() {
      copy.replaceText(property) { localization.text($0, forKeys: keys[property] ?? []) }
    }
    return copy.element
  }

  private func segments(_ element: DocumentElement, id: String) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.enumerated().map { index, segment in
      retitled(segment, ["title": ["\(id).segmentTitles[\(index)]"]])
    }
    return copy.element
  }

  /// Attributed texts are translated as a whole, in a notation that no key describes; pseudo-languages reach them.
  private func fragments(_ element: DocumentElement) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.map { retitled($0, ["content": []]) }
    return copy.element
  }
}

/// An element being changed; unchanged ones stay the same object.
private struct ElementCopy {
  private let original: DocumentElement
  var children: [DocumentElement]
  private var attributes: [String: String]
  private var isChanged = false

  init(_ element: DocumentElement) {
    original = element
    children = element.children
    attributes = element.attributes
  }

  mutating func replaceText(_ property: String, _ change: (String) -> String) {
    if let old = attributes[property] {
      attributes[property] = change(old)
      isChanged = true
    } else if let index = children.firstIndex(where: { $0.name == "string" && $0.key == property }) {
      let old = children[index]
      children[index] = DocumentElement(
        name: old.name, attributes: old.attributes, children: [], text: change(old.text),
        position: old.position)
    }
  }

  var element: DocumentElement {
    let hasSameChildren =
      children.count == original.children.count
      && zip(children, original.children).allSatisfy { $0 === $1 }
    guard isChanged || !hasSameChildren else { return original }
    return DocumentElement(
      name: original.name, attributes: attributes, children: children, text: original.text,
      position: original.position)
  }
}

extension InterfaceDocument {
  /// The document with its texts in another language.
  ///
  /// - Throws: nothing that reading the document has not thrown before.
  public func localized(by localization: DocumentLocalization) throws(DocumentError) -> InterfaceDocument {
    guard !localization.isEmpty else { return self }
    return try InterfaceDocument(root: DocumentLocalizer(localization: localization).localized(element))
  }
}
