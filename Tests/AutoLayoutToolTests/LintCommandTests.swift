import AutoLayoutTool
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct LintCommandTests {
  private static let clean = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  private static let stale = clean.replacingOccurrences(of: "x=\"20\"", with: "x=\"30\"")
  private static let watch = clean.replacingOccurrences(of: "iOS.CocoaTouch", with: "watchKit")

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments, files: files, documents: DesignDocuments())
  }

  @Test func statuses() {
    let files = MemoryFiles(["a.storyboard": Self.clean, "b.storyboard": Self.stale, "c.xib": "no"])
    #expect(lint(files, "a.storyboard").status == .done)
    #expect(lint(files, "a.storyboard", "b.storyboard").status == .foundSomething)
    #expect(lint(files, "b.storyboard", "c.xib").status == .failed)
    #expect(lint(files, "nowhere.xib").status == .failed)
  }

  @Test func textNamesPlaceObjectAndEdit() {
    let run = lint(MemoryFiles(["b.storyboard": Self.stale]), "b.storyboard")
    #expect(
      run.output == """
        b.storyboard:12:1: warning: The saved frame of UIView (box) is (30, 40, 100 × 50), but the constraints give \
        (20, 40, 100 × 50) [misplaced]
          scene: vc
          involved: UIView (box) at 12:1
          fix: Update the frame: <rect key="frame" x="20" y="40" width="100" height="50"/>
        1 finding in 1 of 1 document (1 warning)

        """)
    #expect(run.errors == "")
  }

  @Test func foldersAreSearchedInOrderAndOtherPlatformsSkipped() throws {
    let files = MemoryFiles([
      "App/z.storyboard": Self.stale, "App/Sub/a.storyboard": Self.stale, "App/watch.storyboard": Self.watch,
      "App/readme.md": "", "App/Pods/x.xib": "broken",
    ])
    files.add(".autolayout.yml", "exclude: [Pods]")
    let run = lint(files, "App", "--format", "github")
    let names = run.output.split(separator: "\n").map { $0.prefix(while: { $0 != "," }) }
    #expect(
      names == ["::warning file=App/Sub/a.storyboard", "::warning file=App/z.storyboard"], "\(run.output)")
    #expect(run.status == .foundSomething)
    #expect(lint(files, "App/mac.storyboard").status == .failed)
  }

  @Test(arguments: [
    ("device: [saved]\n", "did you mean devices?"), ("rules:\n  overlaps: off\n", "did you mean overlap?"),
    ("devices:\n\t- saved\n", "indent with blanks"),
  ])
  func faultsOfTheConfigurationComeWithHelp(_ text: String, _ help: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.clean, ".autolayout.yml": text]), "a.storyboard")
    #expect(run.status == .failed)
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  /// A folder that was named by mistake is not clean.
  @Test func foldersWithoutDocumentsAreReported() {
    let run = lint(MemoryFiles(["App/readme.md": ""]), "App")
    #expect(run.status == .failed)
    #expect(run.errors == "error: no storyboards or xibs in App\n")
    let mac = lint(MemoryFiles(["App/watch.storyboard": Self.watch]), "App")
    #expect(mac.status == .done)
    #expect(mac.errors == "note: skipped 1 document that is neither for iOS nor for macOS\n")
  }

  @Test func languagesWithoutTextsAreReported() {
    let files = MemoryFiles(["a.storyboard": Self.clean, "b.storyboard": Self.clean])
    files.add("de.lproj/a.strings", "\"x.text\" = \"y\";")
    #expect(
      lint(files, "a.storyboard", "b.storyboard", "--language", "de").errors
        == "note: no texts in de for 1 of 2 documents\n")
  }

  @Test func aDocumentMayComeFromStandardInput() {
    let files = MemoryFiles(["/dev/stdin": Self.stale])
    let run = lint(files, "-", "--format", "github")
    #expect(run.status == .foundSomething)
    #expect(run.output.hasPrefix("::warning file=-,"))
  }

  @Test func aBaselineAcceptsTodaysFindingsOnly() throws {
    let files = MemoryFiles(["b.storyboard": Self.stale])
    let written = lint(files, "b.storyboard", "--baseline", "base.json", "--write-baseline")
    #expect(written.status == .done)
    let accepted = lint(files, "b.storyboard", "--baseline", "base.json")
    #expect(accepted.status == .done)
    #expect(accepted.output == "No findings in 1 document, 1 accepted by the baseline\n")
    // Lines may move.
    files.add("b.storyboard", Self.stale.replacingOccurrences(of: "<scenes>", with: "<scenes>\n\n"))
    #expect(lint(files, "b.storyboard", "--baseline", "base.json").status == .done)
    files.add("c.storyboard", Self.stale)
    #expect(lint(files, "b.storyboard", "c.storyboard", "--baseline", "base.json").status == .foundSomething)
    files.add("base.json", "[]")
    #expect(lint(files, "b.storyboard", "--baseline", "base.json").status == .failed)
  }

  /// However the document is named, and wherever from: the baseline knows it by the way from its own folder.
  @Test(arguments: ["App/b.storyboard", "./App/b.storyboard", "App/../App/b.storyboard", "/App/b.storyboard"])
  func aBaselineKnowsDocumentsByAnyName(_ name: String) {
    let files = MemoryFiles(["App/b.storyboard": Self.stale])
    files.add(name, Self.stale)
    for baseline in ["base.json", "App/base.json", "CI/base.json"] {
      #expect(lint(files, "App/b.storyboard", "--baseline", baseline, "--write-baseline").status == .done)
      #expect(lint(files, name, "--baseline", baseline).status == .done)
    }
    #expect(
      files.contents["CI/base.json"].map { String(decoding: $0, as: UTF8.self) }?
        .contains("\"../App/b.storyboard\": [\n      \"misplaced|box\"") == true)
  }

  @Test func whatCouldNotBeReadIsNotCountedAsExamined() {
    let files = MemoryFiles(["a.storyboard": Self.clean, "c.xib": "no"])
    #expect(lint(files, "c.xib").output.hasSuffix("\nNothing examined, 1 document could not be read\n"))
    #expect(
      lint(files, "a.storyboard", "c.xib").output.hasSuffix(
        "\nNo findings in 1 document, 1 document could not be read\n"))
  }

  @Test func rulesHaveSeverities() {
    let files = MemoryFiles(["b.storyboard": Self.stale, ".autolayout.yml": "rules:\n  misplaced: error\n"])
    #expect(lint(files, "b.storyboard").output.contains(": error: The saved frame"))
    files.add(".autolayout.yml", "rules:\n  misplaced: off\n")
    #expect(lint(files, "b.storyboard").status == .done)
    files.add(".autolayout.yml", "rules:\n  misplaced: note\n")
    let noted = lint(files, "b.storyboard")
    #expect(noted.status == .done)
    #expect(noted.output.contains(": note: "))
  }

  @Test(arguments: [
    ("devices:\n  - iPhone 8\n  - Nokia\n", ".autolayout.yml:3:5: expected a device"),
    ("colour: red\n", ".autolayout.yml:1:1: expected one of devices"),
    ("rules:\n  mislaid: error\n", ".autolayout.yml:2:3: expected a rule"),
    ("rules:\n  overlap: fatal\n", ".autolayout.yml:2:12: expected a severity"),
    ("rules: [a\n", ".autolayout.yml:2:1: expected YAML"),
    ("- a\n", ".autolayout.yml:1:1: expected keys"),
    ("sizes: 1x1\nsizes: 2x2\n", ".autolayout.yml:1:1: expected each key once, found \"sizes\" again"),
  ])
  func faultsOfTheConfigurationAreLocated(_ text: String, _ expected: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.clean, ".autolayout.yml": text]), "a.storyboard")
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("error: " + expected), "\(run.errors)")
  }

  @Test func theConfigurationGivesTheMatrixAndOptionsReplaceItsRows() throws {
    let wide = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "300 40 70 50"),
      constraints: SampleStoryboard.pinned("box", 300, 40, 70, 50))
    let files = MemoryFiles(["a.storyboard": wide, ".autolayout.yml": "devices: [saved, iPhone SE]\n"])
    let run = lint(files, "a.storyboard")
    #expect(run.output.contains("[outside-screen]"))
    #expect(run.output.contains("  shows: on retina4_0\n"))
    #expect(lint(files, "a.storyboard", "--device", "saved").status == .done)
  }

  @Test func sarifHasWhatTheStandardRequires() throws {
    let files = MemoryFiles(["a b.storyboard": Self.stale])
    let run = lint(files, "a b.storyboard", "--format", "sarif")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let sarif = try #require((root["runs"] as? [[String: Any]])?.first)
    let driver = try #require((sarif["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "autolayout")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((sarif["results"] as? [[String: Any]])?.first)
    #expect(result["level"] as? String == "warning")
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect((result["message"] as? [String: String])?["text"]?.contains("saved frame") == true)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "a%20b.storyboard")
    #expect((physical["region"] as? [String: Int]) == ["startLine": 12, "startColumn": 1])
  }

  @Test func junitCountsCases() {
    let files = MemoryFiles(["a.storyboard": Self.clean, "b.storyboard": Self.stale, "c<.xib": "no"])
    let run = lint(files, "a.storyboard", "b.storyboard", "c<.xib", "--format", "junit")
    #expect(run.output.contains("<testsuites name=\"autolayout\" tests=\"3\" failures=\"1\" errors=\"1\">"))
    #expect(run.output.contains("<testsuite name=\"c&lt;.xib\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(run.output.contains("<testcase classname=\"a.storyboard\" name=\"lint\"/>"))
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
  }

  @Test func githubEscapesItsCommands() {
    let files = MemoryFiles(["a,b.storyboard": Self.stale])
    let run = lint(files, "a,b.storyboard", "--format", "github")
    #expect(
      run.output.hasPrefix(
        "::warning file=a%2Cb.storyboard,line=12,col=1,title=misplaced::The saved frame of"))
    #expect(run.output.contains("%0AUpdate the frame"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func withoutATerminalThereIsNoProgressBar() {
    let files = MemoryFiles(["a.storyboard": Self.clean, "b.storyboard": Self.clean])
    #expect(lint(files, "a.storyboard", "b.storyboard").errors == "")
  }
}
