import AutoLayoutTool
import Foundation
import Testing

/// Rules that compare a document with its translations. They are off unless somebody selects them.
@MainActor
struct TranslationLintTests {
  private func messages(
    _ views: String, _ more: [String: String], _ options: [String] = ["--select", "localization"],
    path: String = "/app/Base.lproj/Main.storyboard"
  ) throws -> [String] {
    let storyboard = SampleStoryboard.text(views: views).replacingOccurrences(
      of: #"<viewController id="vc" sceneMemberID="viewController">"#,
      with: #"""
        <viewController id="vc" title="Internal name" customClass="Form" sceneMemberID="viewController">
        <connections><outlet property="part" destination="prt-00-001" id="o-1"/></connections>
        """#)
    let files = MemoryFiles([path: storyboard].merging(more) { $1 })
    let run = ToolRun(
      ["lint", path, "--format", "json"] + options, files: files, documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    #expect((report["errors"] as? [Any])?.isEmpty == true, "\(run.output)")
    return (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  private static let views =
    #"<label text="Remember this device" id="abc-00-001"/><label text="Forget it" id="abc-00-002"/>"#
  private static let half = #""abc-00-001.text" = "Dieses Gerät merken";"#
  private static let whole = half + "\n" + #""abc-00-002.text" = "Vergessen";"#

  @Test func textsWithoutAnEntry() throws {
    let found = try messages(
      Self.views, ["/app/de.lproj/Main.strings": Self.half, "/app/fr.lproj/Main.strings": Self.whole])
    #expect(found == ["“Forget it” (abc-00-002.text) has no translation in de"])
    #expect(try messages(Self.views, ["/app/de.lproj/Main.strings": Self.whole]).isEmpty)
    #expect(try messages(Self.views, [:]).isEmpty)
    #expect(try messages(Self.views, ["/app/de.lproj/Other.strings": Self.half]).isEmpty)
    #expect(try messages(Self.views, ["/app/de.lproj/Main.strings": Self.half], []).isEmpty)
    #expect(
      try messages(Self.views, ["/app/de.lproj/Main.strings": Self.half], ["--select", "localisation"]).count
        == 1)
  }

  /// A region's texts fall back to those of its language.
  @Test func regionsFallBack() throws {
    let found = try messages(
      Self.views, ["/app/de-CH.lproj/Main.strings": Self.half, "/app/de.lproj/Main.strings": Self.whole])
    #expect(found.isEmpty)
  }

  @Test func aLanguageThatRepeatsTheTexts() throws {
    let english = #""abc-00-001.text" = "Remember this device";"#
    #expect(try messages(Self.views, ["/app/en.lproj/Main.strings": english]).isEmpty)
  }

  @Test(arguments: [
    #"<label text="Forget it" id="prt-00-001"/>"#, #"<label text="Forget it" tag="7" id="abc-00-002"/>"#,
    #"<label text="Forget it" customClass="Caption" id="abc-00-002"/>"#,
    #"<label text="12:30" id="abc-00-002"/>"#, #"<label text="OK" id="abc-00-002"/>"#,
    #"<label text="Label" id="abc-00-002"/>"#, #"<label text="example.com" id="abc-00-002"/>"#,
    #"<label text="login.title" id="abc-00-002"/>"#, #"<label text="iCloud" id="abc-00-002"/>"#,
    #"""
    <label text="Forget it" id="abc-00-002"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \#
    keyPath="key" value="forget"/></userDefinedRuntimeAttributes></label>
    """#,
  ])
  func textsThatNeedNone(_ view: String) throws {
    let views = #"<label text="Remember this device" id="abc-00-001"/>"# + view
    #expect(try messages(views, ["/app/de.lproj/Main.strings": Self.half]).isEmpty)
  }

  /// Keys as Interface Builder exports them.
  @Test(arguments: [
    (#"<button id="abc-00-002"><state key="normal" title="Forget it"/></button>"#, "abc-00-002.normalTitle"),
    (#"<textField placeholder="Forget it" id="abc-00-002"/>"#, "abc-00-002.placeholder"),
    (
      #"<segmentedControl id="abc-00-002"><segments><segment title="OK"/><segment title="Forget it"/></segments></segmentedControl>"#,
      "abc-00-002.segmentTitles[1]"
    ),
  ])
  func otherTexts(_ view: String, _ key: String) throws {
    let views = #"<label text="Remember this device" id="abc-00-001"/>"# + view
    let found = try messages(views, ["/app/de.lproj/Main.strings": Self.half])
    #expect(found == ["“Forget it” (\(key)) has no translation in de"])
  }

  @Test func catalogues() throws {
    func entry(_ key: String, _ value: String, _ more: String = "") -> String {
      #""\#(key)": {\#(more)"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\#(value)"}}}}"#
    }
    func catalogue(_ entries: String) -> [String: String] {
      [
        "/app/mul.lproj/Main.xcstrings":
          #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
      ]
    }
    let first = entry("abc-00-001.text", "Dieses Gerät merken")
    #expect(try messages(Self.views, catalogue(first)).count == 1)
    #expect(try messages(Self.views, catalogue(first + "," + entry("abc-00-002.text", "Vergessen"))).isEmpty)
    #expect(
      try messages(Self.views, catalogue(first + #","abc-00-002.text": {"shouldTranslate": false}"#)).isEmpty)
  }

  @Test func entriesWhoseObjectIsGone() throws {
    let old =
      Self.whole + "\n"
      + #""old-00-001.text" = "Alt"; "old-00-002.normalTitle" = "Alt"; "Free text" = "Frei";"#
    let found = try messages(Self.views, ["/app/de.lproj/Main.strings": old])
    #expect(
      found == [
        "de.lproj/Main.strings has 2 entries for objects that the document does not have, such as old-00-001.text"
      ])
  }
}
