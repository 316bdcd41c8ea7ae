import AutoLayoutTool
import Foundation
import Testing

/// Findings that somebody does not want to see: by labels in documents, and by entries of the configuration.
@MainActor
struct LintSuppressionTests {
  /// A misplaced view whose label is given.
  private static func document(label: String, root: String = "") -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view("box", "30 40 100 50", attributes: "userLabel=\"\(label)\""),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
    ).replacingOccurrences(
      of: "<viewController id=\"vc\"", with: "<viewController id=\"vc\" userLabel=\"\(root)\"")
  }

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments, files: files, documents: DesignDocuments())
  }

  // MARK: Labels

  @Test(arguments: [
    "lint:disable", "lint:disable=misplaced", "lint:disable=overlap,misplaced",
    "Logo lint:disable=misplaced of old",
  ])
  func labelsSuppress(_ label: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.document(label: label)]), "a.storyboard")
    #expect(run.output == "No findings in 1 document, 1 suppressed\n", "\(run.output)")
    #expect(run.status == .done)
  }

  @Test(arguments: [
    "lint:disabled", "xlint:disable", "lint: disable", "Lint:disable", "lint:disable:misplaced", "misplaced",
  ])
  func otherLabelsDoNot(_ label: String) {
    let run = lint(MemoryFiles(["a.storyboard": Self.document(label: label)]), "a.storyboard")
    #expect(run.output.contains("[misplaced]"), "\(run.output)")
    #expect(!run.output.contains("suppress"))
    #expect(run.status == .foundSomething)
  }

  /// Words for lint are no name for people.
  @Test func labelsAreStillNames() {
    let other = lint(
      MemoryFiles(["a.storyboard": Self.document(label: "Logo lint:disable=overlap")]), "a.storyboard")
    #expect(other.output.contains("The saved frame of UIView “Logo” (box)"), "\(other.output)")
    let bare = lint(
      MemoryFiles(["a.storyboard": Self.document(label: "lint:disable=overlap")]), "a.storyboard")
    #expect(bare.output.contains("The saved frame of UIView (box)"), "\(bare.output)")
  }

  @Test func labelsCoverWhatIsInTheirObject() {
    let covered = Self.document(label: "Logo", root: "Start lint:disable=misplaced")
    let run = lint(MemoryFiles(["a.storyboard": covered]), "a.storyboard")
    #expect(run.output == "No findings in 1 document, 1 suppressed\n", "\(run.output)")
    // Not what is beside it.
    let beside = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "30 40 100 50")
        + SampleStoryboard.view("other", "200 40 100 50", attributes: "userLabel=\"lint:disable=misplaced\""),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.pinned("other", 200, 40, 100, 50))
    #expect(lint(MemoryFiles(["a.storyboard": beside]), "a.storyboard").output.contains("[misplaced]"))
  }

  @Test func labelsOfConstraintsSuppressConflicts() {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("odd", "box.width = 200", "userLabel=\"lint:disable=unsatisfiable\""))
    let run = lint(MemoryFiles(["a.storyboard": text]), "a.storyboard")
    #expect(!run.output.contains("[unsatisfiable]"), "\(run.output)")
    #expect(run.output.contains("1 suppressed"))
  }

  @Test func labelsThatSuppressNothingAreReported() {
    let files = MemoryFiles(["a.storyboard": Self.document(label: "Logo lint:disable=overlap")])
    let run = lint(files, "a.storyboard")
    #expect(
      run.output.contains(
        "note: The label “Logo lint:disable=overlap” suppresses nothing [unused-suppression]"))
    // A rule that is off finds nothing, so nobody knows.
    files.add(".autolayout.yml", "rules: {overlap: off}")
    #expect(!lint(files, "a.storyboard").output.contains("unused-suppression"))
    files.add(".autolayout.yml", "rules: {misplaced: off, unused-suppression: error}")
    #expect(lint(files, "a.storyboard").status == .foundSomething)
    files.add(".autolayout.yml", "rules: {misplaced: off, unused-suppression: off}")
    #expect(lint(files, "a.storyboard").status == .done)
  }

  @Test func unknownRulesAreReported() {
    let run = lint(
      MemoryFiles(["a.storyboard": Self.document(label: "lint:disable=misplacd")]), "a.storyboard")
    #expect(
      run.output.contains("Unknown rule “misplacd” in lint:disable; did you mean misplaced?"), "\(run.output)"
    )
  }

  // MARK: Entries

  private func files(_ entry: String) -> MemoryFiles {
    MemoryFiles([
      "App/a.storyboard": Self.document(label: "A"), "App/Old/b.storyboard": Self.document(label: "B"),
      ".autolayout.yml": "suppressions:\n  - \(entry)\n",
    ])
  }

  @Test func entriesSuppress() {
    let run = lint(files("{rule: misplaced, path: App/Old, reason: drawn in code}"), "App")
    #expect(run.output.contains("App/a.storyboard"))
    #expect(!run.output.contains("App/Old/b.storyboard"))
    #expect(run.output.contains("1 suppressed"))
    let json = lint(
      files("{rule: [overlap, misplaced], path: '**/b.*', reason: x}"), "App", "--format", "json")
    #expect(json.output.contains("\"suppressedBy\": \"configuration\""))
    #expect(json.output.contains("\"reason\": \"x\""))
  }

  @Test(arguments: [
    "{rule: overlap, path: App/Old, reason: x}", "{rule: misplaced, path: Old, reason: x}",
    "{rule: misplaced, path: App/Old, object: root, reason: x}",
  ])
  func entriesForOtherThingsDoNot(_ entry: String) {
    #expect(lint(files(entry), "App").output.contains("App/Old/b.storyboard"))
  }

  @Test func entriesMayNameAnObject() {
    let run = lint(files("{path: 'App/**', object: box, reason: x}"), "App")
    #expect(run.output == "No findings in 2 documents, 2 suppressed\n", "\(run.output)")
  }

  /// Only a call that saw the documents of an entry can say that it is of no use.
  @Test func entriesThatSuppressNothingAreReported() {
    let entry = "{rule: overlap, path: App/a.storyboard, reason: x}"
    let reported = lint(files(entry), "App/a.storyboard")
    #expect(
      reported.output.contains(
        ".autolayout.yml:2:5: note: An entry for overlap, App/a.storyboard suppresses nothing"),
      "\(reported.output)")
    #expect(reported.output.contains("in 1 of 1 document"), "\(reported.output)")
    #expect(!lint(files(entry), "App/Old").output.contains("suppresses nothing"))
    #expect(!lint(files("{rule: overlap, path: 'App/*', reason: x}"), "App").output.contains("suppresses"))
  }

  @Test(arguments: [
    ("{rule: misplaced, reason: x}", "2:5: expected an entry with path"),
    ("{path: a}", "2:5: expected an entry with reason"),
    ("{rule: mislaid, path: a, reason: x}", "2:12: expected a rule"),
    ("{rul: misplaced, path: a, reason: x}", "did you mean rule?"),
    ("{path: a, reason: ''}", "expected a text"), ("a", "expected an entry with rule"),
  ])
  func faultsOfEntriesAreLocated(_ entry: String, _ expected: String) {
    let run = lint(files(entry), "App")
    #expect(run.status == .failed)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }
}
