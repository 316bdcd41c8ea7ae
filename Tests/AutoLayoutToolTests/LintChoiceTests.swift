import AutoLayoutTool
import Foundation
import Testing

/// Which rules a lint reports, of which documents, and in which form: selections, severities by path, statistics, shards.
@MainActor
struct LintChoiceTests {
  /// The saved frame is 10 points off; the label next to it is cut.
  private static let document = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "30 40 100 50")
      + SampleStoryboard.view("text", "20 200 40 50", element: "label", attributes: "text=\"A long line\""),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
      + SampleStoryboard.pinned("text", 20, 200, 40, 50))

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments, files: files, documents: DesignDocuments())
  }

  private func rules(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.split(separator: "title=").dropFirst().first?.split(separator: ":").first.map(String.init)
    }
  }

  private func rules(_ arguments: String..., configuration: String? = nil) -> [String] {
    let files = MemoryFiles(["App/a.storyboard": Self.document])
    if let configuration { files.add(".autolayout.yml", configuration) }
    return rules(
      ToolRun(
        ["lint", "App/a.storyboard", "--format", "github"] + arguments, files: files,
        documents: DesignDocuments()))
  }

  // MARK: Selections

  @Test func rulesAreSelectedAndIgnored() {
    #expect(rules() == ["misplaced", "clipped-text"])
    #expect(rules("--select", "misplaced") == ["misplaced"])
    #expect(rules("--select", "ambiguous,clipped-text") == ["clipped-text"])
    #expect(rules("--select", "layout") == ["misplaced", "clipped-text"])
    #expect(rules("--select", "settings") == [])
    #expect(rules("--ignore", "misplaced") == ["clipped-text"])
    #expect(rules("--select", "layout", "--ignore", "misplaced,ambiguous") == ["clipped-text"])
  }

  @Test func aSelectedRuleCountsAlthoughTheConfigurationSwitchesItOff() {
    #expect(rules(configuration: "rules: {misplaced: off}") == ["clipped-text"])
    #expect(rules("--select", "misplaced", configuration: "rules: {misplaced: off}") == ["misplaced"])
  }

  @Test func unknownRulesComeWithHelp() {
    let run = lint(MemoryFiles(["a.storyboard": Self.document]), "a.storyboard", "--select", "misplacd")
    #expect(run.status == .failed)
    #expect(run.errors.contains("did you mean misplaced?"), "\(run.errors)")
  }

  // MARK: Severities by path

  @Test func severitiesDependOnThePath() {
    let configuration = """
      rules: {misplaced: error}
      overrides:
        - path: App/**
          rules: {misplaced: off, clipped-text: error}
      """
    let files = MemoryFiles([
      "App/a.storyboard": Self.document, "Other/a.storyboard": Self.document,
      ".autolayout.yml": configuration,
    ])
    let run = lint(files, "App", "Other", "--format", "github")
    let kinds = run.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      kinds == [
        "::error file=App/a.storyboard", "::error file=Other/a.storyboard",
        "::warning file=Other/a.storyboard",
      ], "\(run.output)")
    #expect(rules(run) == ["clipped-text", "misplaced", "clipped-text"])
  }

  @Test(arguments: [
    ("overrides: [{path: App}]", "rules: such as misplaced: off"),
    ("overrides: [{rules: {misplaced: off}}]", "path: such as Legacy/**"),
    ("overrides: [{paths: App}]", "did you mean path?"),
  ])
  func wrongOverridesAreReported(_ text: String, _ help: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.document, ".autolayout.yml": text]), "a.storyboard")
    #expect(run.status == .failed)
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  // MARK: Forms

  @Test func statisticsCountRules() {
    let files = MemoryFiles(["a.storyboard": Self.document, "b.storyboard": Self.document])
    let run = lint(files, "a.storyboard", "b.storyboard", "--statistics", "--ignore", "clipped-text")
    #expect(
      run.output == """
        2  misplaced  A saved frame differs from the frame that the constraints give
        2 findings in 2 of 2 documents (2 warnings)

        """)
    #expect(run.status == .foundSomething)
    #expect(lint(files, "a.storyboard", "--statistics", "--format", "json").status == .failed)
  }

  /// Xcode opens files by their paths from the root.
  @Test func linesForXcode() {
    let run = lint(MemoryFiles(["App/a.storyboard": Self.document]), "App", "--format", "xcode")
    let first = run.output.split(separator: "\n").first ?? ""
    #expect(
      first.hasPrefix("/App/a.storyboard:12:1: warning: The saved frame of UIView (box) is"), "\(first)")
    #expect(first.hasSuffix("[misplaced]"), "\(first)")
    let broken = lint(MemoryFiles(["c.xib": "no"]), "c.xib", "--format", "xcode")
    #expect(broken.output.hasPrefix("/c.xib:1:1: error: "), "\(broken.output)")
  }

  // MARK: Shards

  /// Every document is in one shard, whatever the others are; the reports of all shards are the whole one.
  @Test func shardsTogetherAreTheWhole() {
    let names = (1...40).map { "App/\($0).storyboard" }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.document) }))
    let whole = lint(files, "App", "--format", "xcode").output.split(separator: "\n")
    var parts: [Substring] = []
    for number in 1...3 {
      let run = lint(files, "App", "--format", "xcode", "--shard", "\(number)/3")
      #expect(!run.output.isEmpty)
      parts += run.output.split(separator: "\n")
    }
    #expect(parts.sorted() == whole.sorted())
    #expect(parts.count == 80)
  }

  @Test func aDocumentStaysInItsShard() {
    let alone = MemoryFiles(["App/a.storyboard": Self.document])
    let number = (1...4).first {
      !lint(alone, "App", "--format", "xcode", "--shard", "\($0)/4").output.isEmpty
    }
    let files = MemoryFiles([
      "App/a.storyboard": Self.document, "App/b.xib": "no", "App/z.storyboard": Self.document,
    ])
    let run = lint(files, "App", "--format", "xcode", "--shard", "\(number ?? 1)/4")
    #expect(run.output.contains("/App/a.storyboard:"), "\(run.output)")
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/0", "1/3/5"])
  func wrongShardsAreRefused(_ shard: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.document]), "a.storyboard", "--shard", shard)
    #expect(run.status == .failed)
    #expect(run.errors.contains("K/N"), "\(run.errors)")
  }

  /// An entry may be for a document of another shard.
  @Test func shardsDoNotCallPatternsUnused() {
    let configuration = "suppressions: [{rule: overlap, path: \"App/**\", reason: x}]"
    let files = MemoryFiles(["App/a.storyboard": Self.document, ".autolayout.yml": configuration])
    #expect(lint(files, ".", "App", "--format", "github").output.contains("unused-suppression"))
    #expect(!lint(files, ".", "App", "--format", "github", "--shard", "1/1").output.contains("unused"))
  }

  // MARK: Pages

  @Test func rulesAreListedAndExplained() {
    let list = ToolRun("rules")
    #expect(list.status == .done)
    #expect(list.output.contains("  misplaced "), "\(list.output)")
    let page = ToolRun("rules", "misplaced")
    #expect(page.output.hasPrefix("misplaced (warning, layout): A saved frame differs"), "\(page.output)")
    for part in ["Wrong:", "Right:", "To silence it:", "lint:disable=misplaced"] {
      #expect(page.output.contains(part))
    }
    let unknown = ToolRun("rules", "misplacd")
    #expect(unknown.status == .failed)
    #expect(unknown.errors.contains("did you mean misplaced?"))
  }

  @Test func programsLearnAboutRules() throws {
    let run = lint(MemoryFiles(["a.storyboard": Self.document]), "a.storyboard", "--format", "sarif")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let tool =
      ((root["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = try #require(
      (tool?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "misplaced" })
    #expect((rule["helpUri"] as? String)?.hasSuffix("docs/rules.md#misplaced") == true)
    #expect((rule["fullDescription"] as? [String: String])?["text"]?.contains("A saved frame") == true)
    #expect((rule["help"] as? [String: String])?["markdown"]?.contains("```xml") == true)
  }
}
