import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Compares the texts of a document with its translations.
@MainActor
struct DocumentTranslations {
  private let file: String
  private let tables: TranslationTables
  private let texts: [DocumentText]
  /// The ids of all objects.
  private var identifiers: Set<String> = []
  /// The objects that outlets lead to, whose texts code replaces.
  private var connected: Set<String> = []
  /// The controls of cells by the cells' ids: outlets and bindings belong to the control.
  private var owners: [String: DocumentElement] = [:]
  /// The languages of other people than the document's author, sorted.
  private let languages: [String]

  init(_ document: InterfaceDocument, file: String, tables: TranslationTables) {
    self.file = file
    self.tables = tables
    texts = document.texts
    let texts = texts
    languages = tables.languages.keys.sorted().filter { language in
      !tables.sources.contains(language) && !Self.repeats(tables.languages[language] ?? [:], texts)
    }
    document.element.forEachElement { element in
      if let id = element.id { identifiers.insert(id) }
      if ["outlet", "outletCollection"].contains(element.name), let id = element["destination"] {
        connected.insert(id)
      }
      if let cell = element.value(forKey: "cell")?.id { owners[cell] = element }
    }
  }

  /// The findings of the rules that a test accepts.
  func findings(where isOn: (LintRule) -> Bool) -> [LintFinding] {
    (isOn(.missingTranslation) ? texts.compactMap(missing) : [])
      + (isOn(.unusedTranslation) ? tables.files.compactMap(unused) : [])
  }

  /// Whether at least half of the entries are the document's own texts: the language is that of the document.
  private static func repeats(_ table: [String: String], _ texts: [DocumentText]) -> Bool {
    let known = texts.filter { table[$0.key] != nil && isWritten($0.text) }
    return 2 * known.count { table[$0.key] == $0.text } >= max(known.count, 1)
  }

  // MARK: Texts without a translation

  private func missing(_ text: DocumentText) -> LintFinding? {
    guard !languages.isEmpty, !tables.excluded.contains(text.key), Self.isWritten(text.text),
      !isReplaced(text.object), !isHiddenTitle(text), !isKept(text)
    else { return nil }
    let isEnglish = text.text.allSatisfy(\.isASCII)
    let missing = languages.filter { !hasText(text.key, in: $0) && !(isEnglish && Self.isEnglish($0)) }
    guard !missing.isEmpty else { return nil }
    let location = SourceLocation(
      file: file, line: text.object.position.line, column: text.object.position.column)
    let label = text.object["userLabel"].map(LabelDirective.name) ?? text.object.name
    let object = LintObject(identifier: text.object.id ?? "", label: label, location: location)
    return LintFinding(
      rule: .missingTranslation,
      message: "“\(LintText.brief(text.text))” (\(text.key)) has no translation in \(Self.list(missing))",
      location: location, objects: [object, LintObject(identifier: text.key, location: location)], scene: "",
      variants: [""], fix: "Export the texts again, and add the entry")
  }

  private static let mostNames = 5

  private static func list(_ languages: [String]) -> String {
    let names = languages.prefix(mostNames).joined(separator: ", ")
    let rest = languages.count - mostNames
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  private func hasText(_ key: String, in language: String) -> Bool {
    LocalizationFiles.fallbacks(for: language).contains { tables.languages[$0]?[key] != nil }
  }

  /// Whether some language keeps the text as it is, as it does with names.
  private func isKept(_ text: DocumentText) -> Bool {
    languages.contains { tables.languages[$0]?[text.key] == text.text }
  }

  /// Where an English text has no entry, people who read English see the right one anyway.
  private static func isEnglish(_ language: String) -> Bool { language.split(separator: "-").first == "en" }

  /// Titles of controllers and menus are names for the program unless a bar shows them, and pop-up buttons show the title of the
  /// selected item.
  private func isHiddenTitle(_ text: DocumentText) -> Bool {
    let name = text.object.name
    return text.key.hasSuffix(".title")
      && (name.hasSuffix("Controller") || ["menu", "popUpButtonCell"].contains(name))
  }

  /// Words of one or two letters, such as OK, are the same in most languages.
  private static let leastLetters = 3

  /// Whether a text is in a language: no number, address, sample or key.
  private static func isWritten(_ text: String) -> Bool {
    text.count(where: \.isLetter) >= leastLetters && !ClippedTextRule.isPlaceholder(text)
      && !text.contains("@") && !text.contains("://") && !isName(text) && !isOfLibrary(text)
      && !(text.hasPrefix("{") && text.hasSuffix("}"))
  }

  /// The texts of AppKit's objects that come fresh from Interface Builder's library, but for those of ``ClippedTextRule``.
  private static let libraryTexts: Set = [
    "Text Cell", "Table View Cell", "Item", "Box", "Check", "Radio", "Window",
  ]

  private static func isOfLibrary(_ text: String) -> Bool {
    let end = text.lastIndex { !$0.isNumber && !$0.isWhitespace }
    return libraryTexts.contains(end.map { String(text[...$0]) } ?? text)
  }

  /// A word with a capital or a point inside, such as `iCloud`, `example.com` or `login.title`.
  private static func isName(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    return zip(text, text.dropFirst()).contains { first, second in
      first.isLowercase && second.isUppercase || first == "." && second.isLetter
    }
  }

  /// Whether the program may set the text: through an outlet, a tag, a class, a runtime attribute or a binding.
  private func isReplaced(_ object: DocumentElement) -> Bool {
    if let owner = object.id.flatMap({ owners[$0] }), isReplaced(owner) { return true }
    if object["customClass"] != nil || (object.integer("tag") ?? 0) != 0 { return true }
    if object.id.map(connected.contains) == true || object.first("userDefinedRuntimeAttributes") != nil {
      return true
    }
    return object.elements(in: "connections").contains { $0.name == "binding" }
  }

  // MARK: Translations without an object

  private func unused(_ table: TranslationTables.File) -> LintFinding? {
    let gone = table.keys.filter { key in
      Self.identifier(of: key).map { !identifiers.contains($0) } ?? false
    }.sorted()
    guard let first = gone.first else { return nil }
    let entries = gone.count == 1 ? "1 entry" : "\(gone.count) entries"
    let location = SourceLocation(file: file, line: 1, column: 1)
    return LintFinding(
      rule: .unusedTranslation,
      message: "\(table.path) has \(entries) for objects that the document does not have, such as \(first)",
      location: location, objects: [LintObject(identifier: table.path, location: location)], scene: "",
      variants: [""], fix: "Delete the entries, or move them to the objects that replaced these")
  }

  /// The id in a key of Interface Builder's, such as `8bC-Xf-vdC.text` or, from Xcode 3, `12.title`; nil for other keys.
  private static func identifier(of key: String) -> String? {
    guard let point = key.firstIndex(of: "."), key.index(after: point) < key.endIndex else { return nil }
    let id = key[..<point]
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isNew = parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isNumber }
    return isNew || !id.isEmpty && id.allSatisfy(\.isNumber) ? String(id) : nil
  }
}
