import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// The content of bars within documents, and the texts that stay in the document's own language.
@MainActor
struct DocumentBarTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="320" height="49"/>"#

  private func document(_ view: String, _ localization: DocumentLocalization) throws -> DesignDocument {
    let direction: UIUserInterfaceLayoutDirection? =
      localization.language == "ar" ? .rightToLeft : nil
    return try DesignDocument(
      contentsOf: Data(DesignSamples.xib(view).utf8), file: "App/Base.lproj/Bars.xib",
      options: DesignDocument.Options(localization: localization, direction: direction))
  }

  private func texts(_ view: String, language: String? = nil) throws -> [String] {
    let document = try document(view, DocumentLocalization(language: language))
    let dump = try #require(document.scenes.first).displayList().dump
    return dump.split(separator: "\n").compactMap { line in
      line.contains("text \"") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
  }

  private static let toolbar = """
    <toolbar id="t">\(frame)<items><barButtonItem id="a" systemItem="cancel"/>
    <barButtonItem id="b" systemItem="flexibleSpace"/><barButtonItem id="c" systemItem="done" title=""/></items></toolbar>
    """

  @Test func toolbarsShowTheirItemsInTheLanguage() throws {
    #expect(try texts(Self.toolbar) == ["Cancel", "Done"])
    #expect(try texts(Self.toolbar, language: "de") == ["Abbrechen", "Fertig"])
    #expect(try texts(Self.toolbar, language: "ar") == ["تم", "إلغاء"])
  }

  @Test func navigationBarsShowTheirItems() throws {
    let bar = """
      <navigationBar id="n">\(Self.frame)<items><navigationItem id="i" title="Page">
      <barButtonItem key="leftBarButtonItem" id="l" title="Left"/>
      <barButtonItem key="rightBarButtonItem" id="r" systemItem="edit"/></navigationItem></items></navigationBar>
      """
    #expect(try texts(bar) == ["Left", "Edit", "Page"])
  }

  @Test func tabBarsShowTheSystemsTabs() throws {
    let bar = """
      <tabBar id="t">\(Self.frame)<items><tabBarItem id="a" systemItem="search"/><tabBarItem id="b" title="Own"/></items>
      </tabBar>
      """
    #expect(try texts(bar) == ["Search", "Own"])
    #expect(try texts(bar, language: "de") == ["Suchen", "Own"])
  }

  private static let label = """
    <label id="l">\(frame)<attributedString key="attributedText"><fragment content="Terms"/></attributedString></label>
    """

  @Test func aLanguageWithoutTextsIsReported() throws {
    let findings = try document(Self.label, DocumentLocalization(language: "de")).findings
    #expect(findings.map(\.code) == ["untranslated-document"])
    #expect(findings[0].hint?.contains("App/de.lproj/Bars.strings") == true)
    #expect(try document(Self.label, DocumentLocalization()).findings.isEmpty)
    #expect(try document(Self.label, DocumentLocalization(language: "en-GB")).findings.isEmpty)
  }

  @Test func attributedTextsThatStayAreReported() throws {
    let german = DocumentLocalization(strings: LocalizedStrings(["x.text": "y"]), language: "de")
    let findings = try document(Self.label, german).findings
    #expect(findings.map(\.code) == ["untranslatable-text"])
    #expect(try document(#"<label id="l" text="Plain">\#(Self.frame)</label>"#, german).findings.isEmpty)
  }
}
