import AutoLayoutTool
import Foundation
import Testing

/// `--fix`, `--fix --diff` and the fixes in SARIF reports.
@MainActor
struct LintFixTests {
  private static let name = "a.storyboard"

  private func run(_ text: String, _ options: String...) -> ToolRun {
    ToolRun(
      ["lint", Self.name] + options, files: MemoryFiles([Self.name: text]), documents: DesignDocuments())
  }

  /// A box 10 points right of where its constraints are.
  private static let misplaced = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "30 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))

  private static let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  private static let fixedStyle = SampleStoryboard.text(
    views: SampleStoryboard.view(
      "title", "20 40 100 50", element: "label", attributes: #"text="a &amp; b""#, content: body),
    constraints: SampleStoryboard.pinned("title", 20, 40, 100, 50))

  @Test func framesAreWritten() throws {
    let run = run(Self.misplaced, "--fix")
    #expect(run.status == .done, "\(run.output)")
    #expect(run.errors == "fixed 1 finding in 1 document\n")
    // Nothing but the number changes.
    let expected = Self.misplaced.replacingOccurrences(of: #"x="30""#, with: #"x="20""#)
    #expect(try run.files.read(Self.name) == Data(expected.utf8))
  }

  /// Interface Builder's mark goes with the frame.
  @Test func marksAreRemoved() throws {
    let marked = Self.misplaced.replacingOccurrences(
      of: #"<view id="box""#, with: #"<view id="box" misplaced="YES""#)
    let run = run(marked, "--fix")
    #expect(run.errors == "fixed 1 finding in 1 document\n", "\(run.output)")
    let expected = Self.misplaced.replacingOccurrences(of: #"x="30""#, with: #"x="20""#)
    #expect(try run.files.read(Self.name) == Data(expected.utf8))
  }

  @Test func differencesAreShown() throws {
    let run = run(Self.misplaced, "--fix", "--diff")
    #expect(run.status == .foundSomething)
    #expect(run.errors == "can fix 1 finding in 1 document\n")
    #expect(try run.files.read(Self.name) == Data(Self.misplaced.utf8))
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["--- a/a.storyboard", "+++ b/a.storyboard"])
    #expect(lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.count == 4)
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains(#"x="30""#) })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains(#"x="20""#) })
    #expect(lines.count { $0.hasPrefix("@@ -") } == 1)
  }

  /// A new attribute stands before the id, other bytes stay.
  @Test func attributesAreAdded() throws {
    let run = run(Self.fixedStyle, "--fix", "--select", "fixed-text-style")
    let expected = Self.fixedStyle.replacingOccurrences(
      of: #"<label id="title""#, with: #"<label adjustsFontForContentSizeCategory="YES" id="title""#)
    #expect(try run.files.read(Self.name) == Data(expected.utf8), "\(run.output)\(run.errors)")
    #expect(run.status == .done)
  }

  @Test func secondConstraintsAreRemoved() throws {
    let double = SampleStoryboard.constraint("again", "box.width = 100.0")
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50) + "\n" + double)
    let files = MemoryFiles([
      "/app/.git/HEAD": "ref", "/app/App.xcodeproj/project.pbxproj": "path = a.storyboard;",
      "/app/a.swift": "", "/app/a.storyboard": text,
    ])
    let run = ToolRun(
      ["lint", "/app/a.storyboard", "--fix", "--select", "duplicate-constraint"], files: files,
      documents: DesignDocuments())
    let expected = text.replacingOccurrences(of: "\n" + double, with: "")
    #expect(try run.files.read("/app/a.storyboard") == Data(expected.utf8), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [("Close button", #"label="Close""#), ("Button", #"label="Button""#)])
  func labelsAreShortened(_ label: String, _ expected: String) throws {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "b", "20 40 100 50", element: "button",
        content:
          #"<accessibility key="accessibilityConfiguration" label="\#(label)"/><state key="normal" title="X"/>"#
      ))
    let run = run(text, "--fix", "--select", "repeated-trait")
    let written = String(decoding: try run.files.read(Self.name), as: UTF8.self)
    #expect(written.contains(expected), "\(run.errors)")
  }

  /// Two lines do not fit the height either: the fix would not help, and nothing is written.
  @Test func whatWouldNotHelpIsNotWritten() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "title", "20 40 60 10", element: "label", attributes: #"text="Fifteen letters""#, content: font),
      constraints: SampleStoryboard.pinned("title", 20, 40, 60, 10))
    let run = run(text, "--fix", "--select", "clipped-text")
    #expect(run.errors.hasSuffix("fixed 0 findings in 0 documents\n"), "\(run.errors)")
    #expect(try run.files.read(Self.name) == Data(text.utf8))
    #expect(run.status == .foundSomething)
  }

  @Test func labelsGetLines() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "title", "20 40 100 10", element: "label", attributes: #"text="Fifteen letters""#, content: font),
      constraints: [
        SampleStoryboard.constraint("x", "title.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "title.top = root.top 40"),
        SampleStoryboard.constraint("e", "root.trailing = title.trailing 255"),
      ].joined())
    let run = run(text, "--fix", "--select", "clipped-text")
    let written = String(decoding: try run.files.read(Self.name), as: UTF8.self)
    #expect(
      written.contains(#"numberOfLines="0" id="title""#) || written.contains(#"numberOfLines="0""#),
      "\(run.output)\(run.errors)")
  }

  @Test func wrongUse() {
    #expect(run(Self.misplaced, "--diff").status == .failed)
    #expect(run(Self.misplaced, "--fix", "--write-baseline", "--baseline", "b").status == .failed)
  }

  /// Findings that a baseline accepts are left alone.
  @Test func acceptedFindingsStay() throws {
    let files = MemoryFiles([Self.name: Self.misplaced])
    _ = ToolRun(
      ["lint", Self.name, "--write-baseline", "--baseline", "b.json"], files: files,
      documents: DesignDocuments())
    let run = ToolRun(
      ["lint", Self.name, "--baseline", "b.json", "--fix"], files: files, documents: DesignDocuments())
    #expect(try run.files.read(Self.name) == Data(Self.misplaced.utf8))
  }

  /// SARIF 2.1.0, 3.55 to 3.57: fixes, artifactChanges, replacements.
  @Test func sarifHasFixes() throws {
    let output = run(Self.misplaced, "--format", "sarif").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let result = try #require(
      ((report["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first)
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    let lines = Self.misplaced.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Array(lines[try #require(region["startLine"]) - 1])
    let start = try #require(region["startColumn"]) - 1
    let end = try #require(region["endColumn"]) - 1
    #expect(String(line[start..<end]) == "30")
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "20")
  }

  // MARK: Lengths of texts

  /// Letters are 10 points wide: 250 points take 25 of them.
  @Test func longestTextsOfLabels() {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "title", "20 40 250 10", element: "label", attributes: #"text="=Sum, &quot;all&quot;""#),
      constraints: SampleStoryboard.pinned("title", 20, 40, 250, 10))
    let output = run(text, "--format", "csv").output.split(separator: "\n")
    #expect(output.first == "document,line,key,object,text,letters,longest")
    let line = output.dropFirst().first ?? ""
    #expect(line.hasPrefix("a.storyboard,"))
    #expect(line.contains(#","'=Sum, ""all""",11,"#), "\(line)")
    #expect(line.hasSuffix(",25") || line.hasSuffix(",26"), "\(line)")
  }
}
