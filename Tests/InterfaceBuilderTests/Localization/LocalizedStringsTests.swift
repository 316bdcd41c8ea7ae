import Foundation
import InterfaceBuilder
import Testing

struct LocalizedStringsTests {
  private func read(_ text: String) throws -> [String: String] {
    try LocalizedStrings(stringsFile: Data(text.utf8)).values
  }

  @Test func pairsAndComments() throws {
    let values = try read(
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a-b-c"; */
      "a-b-c.text" = "Hallo";
      // another
      bare.key = bare;
      "same";
      """)
    #expect(values == ["a-b-c.text": "Hallo", "bare.key": "bare", "same": "same"])
  }

  @Test func escapes() throws {
    let values = try read(#""a" = "one\ntwo \"three\" \U00e4 \304 \\ end";"#)
    // \U00e4 is ä; octal 304 is Ä in Latin 1.
    #expect(values["a"] == "one\ntwo \"three\" \u{e4} \u{c4} \\ end")
  }

  @Test func surrogatesMakeOneCharacter() throws {
    #expect(try read(#""a" = "\ud83d\ude00";"#)["a"] == "😀")
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func wideEncodings(_ encoding: String.Encoding) throws {
    let data = try #require("\"a\" = \"ä😀\";".data(using: encoding))
    #expect(try LocalizedStrings(stringsFile: data).values == ["a": "ä😀"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "b", "c": ["d": "e"]] as [String: Any], format: format, options: 0)
    #expect(try LocalizedStrings(stringsFile: data).values == ["a.text": "b"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1), ("\"a\" = ;", 1, 7), ("\n\n  \"a\" = \"b", 3, 9),
    ("/* never", 1, 1), ("\"a\" =", 1, 6), ("= \"b\";", 1, 1),
  ])
  func faultsAreLocated(_ text: String, line: Int, column: Int) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.code == .malformedStrings)
    #expect(error?.position == DocumentPosition(line: line, column: column))
  }

  @Test func otherBytesAreRefused() {
    #expect(throws: DocumentError.self) {
      try LocalizedStrings(stringsFile: Data([0x22, 0xFF, 0xFE, 0x80]))
    }
  }

  @Test func catalogues() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "b.text": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "Tag"}}, "other": {"stringUnit": {"value": "Tage"}}}}}}},
        "c.text": {"localizations": {"fr": {"stringUnit": {"value": "Salut"}}}}}}
      """
    let data = Data(json.utf8)
    let german = try LocalizedStrings(catalog: data, language: "de-AT")
    #expect(german?.values == ["a.text": "Hallo", "b.text": "Tage"])
    #expect(try LocalizedStrings(catalog: data, language: "it") == nil)
    #expect(throws: DocumentError.self) { try LocalizedStrings(catalog: Data("[]".utf8), language: "de") }
  }

  @Test func filesLieBesideTheDocument() {
    let paths = LocalizationFiles(document: "App/Base.lproj/Main.storyboard", language: "pt-BR")
      .candidates.map(\.path)
    #expect(
      paths == [
        "App/pt-BR.lproj/Main.strings", "App/pt_BR.lproj/Main.strings", "App/pt.lproj/Main.strings",
        "App/mul.lproj/Main.xcstrings", "App/Base.lproj/Main.xcstrings", "App/Main.xcstrings",
      ])
  }

  @Test func directionsOfLanguages() {
    #expect(LocalizationFiles.isRightToLeft("ar"))
    #expect(LocalizationFiles.isRightToLeft("he-IL"))
    #expect(!LocalizationFiles.isRightToLeft("de"))
  }

  @Test func pseudoLanguages() {
    #expect(PseudoLocalization.double.text(for: "Save") == "Save Save")
    #expect(PseudoLocalization.double.text(for: " ") == " ")
    #expect(PseudoLocalization.accented.text(for: "On %1$@ at 5") == "Öñ %1$@ åţ 5")
  }
}
