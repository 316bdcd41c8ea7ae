import AutoLayoutTool
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// How findings are reported: by cause, on a page with pictures, to GitLab, and into files.
@MainActor
struct LintReportTests {
  private static let stale = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "30 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))

  /// A conflict about a view whose label, in it, is cut; and a misplaced view that has nothing to do with it.
  private static let conflict = SampleStoryboard.text(
    views: SampleStoryboard.view(
      "box", "20 40 40 50",
      content: "<subviews>"
        + SampleStoryboard.view("text", "0 0 40 50", element: "label", attributes: "text=\"A long line\"")
        + "</subviews><constraints>" + SampleStoryboard.constraint("t1", "text.leading = box.leading")
        + SampleStoryboard.constraint("t2", "text.trailing = box.trailing")
        + SampleStoryboard.constraint("t3", "text.top = box.top")
        + SampleStoryboard.constraint("t4", "text.bottom = box.bottom") + "</constraints>")
      + SampleStoryboard.view("far", "30 400 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 40, 50)
      + SampleStoryboard.constraint("odd", "box.width = 60")
      + SampleStoryboard.pinned("far", 20, 400, 100, 50))

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments, files: files, documents: DesignDocuments())
  }

  private func json(_ run: ToolRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  // MARK: Causes

  @Test func findingsStandWithTheirCause() throws {
    let run = lint(MemoryFiles(["a.storyboard": Self.conflict]), "a.storyboard")
    let headlines = run.output.split(separator: "\n").filter { $0.hasPrefix("a.storyboard") }
    let rules = headlines.map { String($0.split(separator: "[").last?.dropLast() ?? "") }
    #expect(rules == ["unsatisfiable", "clipped-text", "misplaced"], "\(run.output)")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  cause: ") }
    #expect(lines.count == 1 && lines[0].hasPrefix("  cause: unsatisfiable at "), "\(lines)")
    #expect(run.output.contains("3 findings with 2 causes in 1 of 1 document"), "\(run.output)")
  }

  @Test func causesAreStructureForPrograms() throws {
    let files = MemoryFiles(["a.storyboard": Self.conflict])
    let root = try json(lint(files, "a.storyboard", "--format", "json"))
    let findings = try #require(root["findings"] as? [[String: Any]])
    let causes = try #require(root["causes"] as? [[String: Any]])
    #expect(causes.count == 2)
    let cause = try #require(causes.first { ($0["leadsTo"] as? [Int])?.isEmpty == false })
    let head = try #require(cause["finding"] as? Int)
    let other = try #require((cause["leadsTo"] as? [Int])?.first)
    #expect(findings[head]["rule"] as? String == "unsatisfiable")
    #expect(findings[other]["rule"] as? String == "clipped-text")
    #expect(findings[other]["causedBy"] as? String == findings[head]["fingerprint"] as? String)
    #expect(findings[head]["causedBy"] == nil)
    let sarif = lint(files, "a.storyboard", "--format", "sarif").output
    #expect(sarif.components(separatedBy: "\"text\": \"Cause: ").count == 2)
  }

  /// The consequence is still reported where the cause is accepted.
  @Test func consequencesOutliveAcceptedCauses() {
    let files = MemoryFiles(["a.storyboard": Self.conflict])
    let all = lint(files, "a.storyboard", "--baseline", "base.json", "--write-baseline")
    #expect(all.status == .done)
    let entries = files.contents["base.json"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    let fewer = entries.split(separator: "\n").filter {
      !$0.contains("clipped-text") && !$0.contains("misplaced")
    }
    files.add(
      "base.json", fewer.joined(separator: "\n").replacingOccurrences(of: "\",\n    ]", with: "\"\n    ]"))
    let run = lint(files, "a.storyboard", "--baseline", "base.json")
    #expect(run.output.contains("[clipped-text]"), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("  cause: "))
  }

  // MARK: The page

  @Test func thePageShowsPicturesAndEscapesAll() throws {
    let hostile = Self.stale.replacingOccurrences(
      of: "id=\"box\"", with: "id=\"box\" userLabel=\"&lt;script>alert(1)&lt;/script>&quot;onload=&quot;x\"")
    let name = "a<b>'\".storyboard"
    let page = lint(MemoryFiles([name: hostile]), name, "--format", "html").output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\"onload"))
    #expect(page.contains("a&lt;b&gt;&#39;&quot;.storyboard"))
    #expect(page.contains("default-src 'none'"))
    for place in ["https://", "src=\"/", "url(\"/", "<link", "@import"] {
      #expect(!page.contains(place), "\(place)")
    }
    #expect(page.components(separatedBy: "<img ").count == 2)
    #expect(page.components(separatedBy: ".d0{background-image:url(\"data:image/svg+xml;base64,").count == 2)
  }

  @Test func marksLieOnTheObjectsOfAFinding() throws {
    let page = lint(MemoryFiles(["a.storyboard": Self.stale]), "a.storyboard", "--format", "html").output
    let start = try #require(page.range(of: "src=\"data:image/svg+xml;base64,"))
    let code = page[start.upperBound...].prefix { $0 != "\"" }
    let marks = try #require(Data(base64Encoded: String(code)))
    #expect(XMLParser(data: marks).parse())
    let text = String(decoding: marks, as: UTF8.self)
    // Where constraints put the box, and where it was saved.
    #expect(
      text.contains("M20,40") || text.contains("M20 40") || text.contains("x=\"20\" y=\"40\""), "\(text)")
    #expect(
      text.contains("M30,40") || text.contains("M30 40") || text.contains("x=\"30\" y=\"40\""), "\(text)")
  }

  @Test func aCleanLintHasAPageToo() {
    let clean = Self.stale.replacingOccurrences(of: "x=\"30\"", with: "x=\"20\"")
    let page = lint(MemoryFiles(["a.storyboard": clean]), "a.storyboard", "--format", "html").output
    #expect(page.contains("Nothing to fix."))
    #expect(!page.contains("<img "))
  }

  // MARK: GitLab

  @Test func gitLabGetsIssuesWithHashes() throws {
    let files = MemoryFiles(["a.storyboard": Self.conflict, "c.xib": "no"])
    let run = lint(files, "a.storyboard", "c.xib", "--format", "gitlab")
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(issues.count == 4)
    let hashes = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(hashes).count == 4 && hashes.allSatisfy { $0.count == 16 })
    #expect(issues.map { $0["severity"] as? String }.contains("blocker"))
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "a.storyboard")
    #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 1)
  }

  // MARK: Files and statuses

  @Test func reportsGoIntoFiles() {
    let files = MemoryFiles(["a.storyboard": Self.stale])
    let run = lint(files, "a.storyboard", "--report", "sarif=out/a=b.sarif", "--report", "html=out/a.html")
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("1 finding in 1 of 1 document"))
    #expect(
      files.contents["out/a=b.sarif"].map { String(decoding: $0, as: UTF8.self) }?.contains("2.1.0") == true)
    #expect(files.contents["out/a.html"]?.isEmpty == false)
    #expect(files.contents.count == 3)
    files.unwritable = ["full.json"]
    let failed = lint(files, "a.storyboard", "--report", "json=full.json")
    #expect(failed.status == .failed)
    #expect(failed.errors.contains("full.json: No space left"))
  }

  @Test(arguments: ["sarif", "sarif=", "=a", "sarf=a"])
  func reportsNeedAFormatAndAFile(_ argument: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.stale]), "a.storyboard", "--report=\(argument)")
    #expect(run.status == .failed)
    #expect(run.errors.contains("expected FORMAT=FILE"), "\(run.errors)")
  }

  @Test(arguments: [
    ("error", AutoLayoutTool.ExitStatus.done), ("warning", .foundSomething), ("note", .foundSomething),
    ("never", .done),
  ])
  func severitiesDecideTheStatus(_ threshold: String, _ status: AutoLayoutTool.ExitStatus) {
    let files = MemoryFiles(["a.storyboard": Self.stale])
    #expect(lint(files, "a.storyboard", "--fail-on", threshold).status == status)
    // A file that cannot be read is a failure of another kind.
    #expect(lint(files, "a.storyboard", "no.xib", "--fail-on", threshold).status == .failed)
  }
}
