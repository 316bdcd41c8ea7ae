import AutoLayout
import DocumentInflation
import InterfaceBuilder

/// The texts that stay in a document's own language when another one is requested.
struct LocalizationFindings {
  let document: InterfaceDocument
  let file: String
  let localization: DocumentLocalization

  var findings: [LayoutFinding] {
    guard let language = localization.language else { return [] }
    return localization.strings.isEmpty ? missing(language) : untranslatable(language)
  }

  /// The missing texts. A document in the language's own folder needs no strings file.
  private func missing(_ language: String) -> [LayoutFinding] {
    let files = LocalizationFiles(document: file, language: language)
    // With a base localization, the document does not state its own language.
    guard !files.isInLanguage, language.split(whereSeparator: { "-_".contains($0) }).first != "en" else {
      return []
    }
    let expected = files.candidates[0].path
    return [
      LayoutFinding(
        severity: .note, code: "untranslated-document",
        message: "There are no texts in \(language): the document is shown in its own language",
        location: SourceLocation(file: file, line: document.element.position.line),
        hint: "Texts are read from \(expected) and files beside it, in .strings, .stringsdict and .xcstrings")
    ]
  }

  private func untranslatable(_ language: String) -> [LayoutFinding] {
    var findings: [LayoutFinding] = []
    document.element.forEachElement { element in
      guard element.name == "attributedString", ["attributedText", "attributedTitle"].contains(element.key)
      else { return }
      let text = element.all("fragment").compactMap { $0.longText("content") }.joined()
      guard text.contains(where: \.isLetter) else { return }
      findings.append(
        LayoutFinding(
          severity: .note, code: "untranslatable-text",
          message: "The attributed text “\(text.prefix(40))” remains untranslated in \(language)",
          location: SourceLocation(file, element.position),
          hint:
            "Interface Builder exports no key for attributed texts; set it in code, or use plain text"))
    }
    return findings
  }
}
