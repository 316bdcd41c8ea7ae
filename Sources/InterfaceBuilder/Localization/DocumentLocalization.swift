/// Replaces a document's texts with translations by their keys, then applies a pseudo-language.
public struct DocumentLocalization: Hashable, Sendable {
  /// The translations, by key.
  public var strings: LocalizedStrings
  /// The device whose texts are used if texts differ by device.
  public var device = LocalizedStrings.Device.phone
  /// The language of the system's own words, such as the names of months; nil for English.
  public var language: String?
  /// The pseudo-language to apply after translation; nil for none.
  public var pseudo: PseudoLocalization?
  /// Whether texts without a translation are shown in capitals, so that they are noticed. Has no effect on documents in
  /// their own language.
  public var capitalizesUntranslated: Bool

  public init(
    strings: LocalizedStrings = LocalizedStrings(), language: String? = nil,
    pseudo: PseudoLocalization? = nil, capitalizesUntranslated: Bool = false
  ) {
    self.strings = strings
    self.language = language
    self.pseudo = pseudo
    self.capitalizesUntranslated = capitalizesUntranslated
  }

  /// Whether documents keep their texts.
  public var isEmpty: Bool { strings.isEmpty && pseudo == nil }

  /// - Parameter key: nil for a text without a key.
  func text(_ original: String, forKey key: String?) -> String {
    let translation = key.flatMap { strings.text(forKey: $0, on: device) } ?? untranslated(original)
    return pseudo?.text(for: translation) ?? translation
  }

  private func untranslated(_ original: String) -> String {
    capitalizesUntranslated && !strings.isEmpty ? original.uppercased() : original
  }
}

/// Rewrites the texts of objects in a tree of elements. Recursive; the reader has already limited the depth.
///
/// Keys consist of the object's id and the property, as Interface Builder exports them. Observed in the exported files of
/// two published apps: `text`, `title`, `normalTitle`, `placeholder`, `headerTitle`, `footerTitle`, `segmentTitles[0]`,
/// `accessibilityLabel`, `accessibilityHint`, and `configuration.title` in code generated from such files.
struct DocumentLocalizer {
  let localization: DocumentLocalization

  /// The properties whose texts are attributes or, if long, `<string>` children with the same key.
  static let properties = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle", "label",
    "paletteLabel", "placeholderString",
  ]

  func localized(_ element: DocumentElement) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.map(localized)
    if let id = element.id { localize(&copy, id: id) }
    return copy.element
  }

  private func localize(_ copy: inout ElementCopy, id: String) {
    for property in Self.properties {
      copy.replaceText(property) { localization.text($0, forKey: "\(id).\(property)") }
    }
    for index in copy.children.indices {
      copy.children[index] = part(copy.children[index], of: id)
    }
  }

  /// Localises a part of an object without its own id.
  private func part(_ element: DocumentElement, of id: String) -> DocumentElement {
    switch element.name {
    case "state":
      return fragments(in: changed(element, ["title": "\(id).\(element.key ?? "normal")Title"]))
    case "buttonConfiguration":
      // If there is a configuration, neither the state's title nor its translation is shown.
      let keys = ["title": "\(id).configuration.title", "subtitle": "\(id).configuration.subtitle"]
      return fragments(in: changed(element, keys))
    case "accessibility":
      let keys = ["label", "hint", "value"].map { ($0, "\(id).accessibility\($0.capitalized)") }
      return changed(element, Dictionary(uniqueKeysWithValues: keys))
    case "segments":
      return numbered(element) { changed($1, ["title": "\(id).segmentTitles[\($0)]"]) }
    case "scopeButtonTitles":
      return numbered(element) { changedText($1, "\(id).scopeButtonTitles[\($0)]") }
    case "attributedString": return fragments(element)
    default: return element
    }
  }

  private func changed(_ element: DocumentElement, _ keys: [String: String]) -> DocumentElement {
    var copy = ElementCopy(element)
    for property in keys.keys.sorted() {
      copy.replaceText(property) { localization.text($0, forKey: keys[property]) }
    }
    return copy.element
  }

  private func changedText(_ element: DocumentElement, _ key: String) -> DocumentElement {
    DocumentElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: localization.text(element.text, forKey: key), position: element.position)
  }

  private func numbered(
    _ element: DocumentElement, _ change: (Int, DocumentElement) -> DocumentElement
  ) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.enumerated().map(change)
    return copy.element
  }

  // MARK: Attributed texts

  /// Interface Builder exports no key for attributed texts: they stay in the document's language (observed: none of 15
  /// attributed labels and text views has a line in the exported files). Pseudo-languages do apply to them.
  private func fragments(_ element: DocumentElement) -> DocumentElement {
    guard element.key != "userComments" else { return element }
    var copy = ElementCopy(element)
    copy.children = element.children.map { fragment in
      var copy = ElementCopy(fragment)
      copy.replaceText("content") { localization.text($0, forKey: nil) }
      return copy.element
    }
    return copy.element
  }

  private func fragments(in element: DocumentElement) -> DocumentElement {
    var copy = ElementCopy(element)
    copy.children = element.children.map { $0.name == "attributedString" ? fragments($0) : $0 }
    return copy.element
  }
}

/// A copy of an element that is made only when it changes; unchanged elements stay the same object.
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
    } else if let index = children.firstIndex(where: { $0.isText && $0.key == property }) {
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
  /// - Throws: no errors other than those of reading the document.
  public func localized(by localization: DocumentLocalization) throws(DocumentError) -> InterfaceDocument {
    guard !localization.isEmpty else { return self }
    return try InterfaceDocument(root: DocumentLocalizer(localization: localization).localized(element))
  }
}
