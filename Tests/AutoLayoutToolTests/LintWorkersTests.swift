import Foundation
import Graphics
import Testing

@testable import AutoLayoutTool

/// Documents that several processes share: the reports are those of one.
@MainActor
struct LintWorkersTests {
  private static let clean = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  private static let stale = clean.replacingOccurrences(of: "x=\"20\"", with: "x=\"30\"")

  private struct Run {
    var status: AutoLayoutTool.ExitStatus
    var output: String
    var errors: String
    var pool: RecordingPool
  }

  private func lint(_ files: MemoryFiles, fatal: Set<String> = [], _ arguments: String...) -> Run {
    let (output, errors) = (TextBuffer(), TextBuffer())
    var environment = ToolEnvironment(
      files: files, standardOutput: output, standardError: errors,
      textMeasurer: FixedPitchTextMeasurer.tenByTen, documents: DesignDocuments(), git: MemoryGit())
    let pool = RecordingPool(environment)
    pool.fatal = fatal
    environment.workers = pool
    let status = Tool.run(["lint"] + arguments, in: environment)
    return Run(status: status, output: output.text, errors: errors.text, pool: pool)
  }

  private let files = MemoryFiles([
    "a.storyboard": stale, "b.storyboard": clean, "c.xib": "broken",
    "d\n.storyboard": stale.replacingOccurrences(
      of: "id=\"box\"", with: "id=\"box\" userLabel=\"lint:disable\""),
    "/dev/stdin": stale,
  ])

  /// One of every kind: findings, errors, suppressed findings, pictures, and a document on standard input.
  @Test(arguments: ["text", "json", "sarif", "html", "gitlab"])
  func theNumberOfProcessesChangesNothing(_ format: String) {
    let names = ["a.storyboard", "b.storyboard", "c.xib", "-", "d\n.storyboard"]
    func run(_ jobs: String) -> Run {
      lint(files, names[0], names[1], names[2], names[3], names[4], "--format", format, "--jobs", jobs)
    }
    let alone = run("1")
    #expect(alone.pool.arguments == [])
    for jobs in ["2", "9"] {
      let shared = run(jobs)
      #expect(shared.pool.arguments.prefix(2) == ["lint", "--worker"])
      #expect(shared.pool.count == min(Int(jobs) ?? 0, names.count))
      #expect(shared.output == alone.output)
      #expect(shared.errors == alone.errors)
      #expect(shared.status == alone.status)
    }
  }

  @Test func aDocumentThatEndsAWorkerIsReported() {
    let run = lint(files, fatal: [#"{"path":"b.storyboard"}"#], "a.storyboard", "b.storyboard", "--jobs", "2")
    #expect(run.status == .failed)
    #expect(run.output.contains("a.storyboard:12:1: warning: The saved frame"))
    #expect(
      run.output.contains(
        "b.storyboard: error: This document could not be examined: the tool was ended by signal 11"),
      "\(run.output)")
  }

  @Test(arguments: ["0", "-1", "1025", "many"])
  func jobsAreBounded(_ jobs: String) {
    #expect(lint(files, "a.storyboard", "--jobs=\(jobs)").status == .failed)
  }

  // MARK: Processes

  /// A shell stands for the tool.
  private func answers(_ script: String, _ requests: [String], count: Int) throws -> [WorkerAnswer] {
    var progress: [Int] = []
    let answers = try ProcessPool(executable: URL(fileURLWithPath: "/bin/sh")).answers(
      to: requests, arguments: ["-c", script], count: count, progress: { progress.append($0) })
    #expect(progress == progress.sorted() && progress.last == requests.count)
    return answers
  }

  @Test(arguments: [1, 3, 20])
  func answersComeInTheOrderOfRequests(_ count: Int) throws {
    let requests = (0..<12).map { "r\($0)" }
    let script = "while read -r line; do case $line in r1|r4) sleep 0.1;; esac; echo \"<$line>\"; done"
    #expect(try answers(script, requests, count: count) == requests.map { .text("<\($0)>") })
  }

  @Test func aWorkerThatDiesTakesOneRequestWithIt() throws {
    let script = """
      while read -r line; do case $line in kill) kill -9 $$;; quit) exit 3;; half) printf 'x'; exit 0;; *) echo "$line";; esac; done
      """
    #expect(
      try answers(script, ["a", "kill", "quit", "half", "b"], count: 2) == [
        .text("a"), .failed("the tool was ended by signal 9"), .failed("the tool ended with status 3"),
        .failed("the tool ended with status 0"), .text("b"),
      ])
  }

  /// Such as one that cannot be started properly: every request is answered, and the pool ends.
  @Test func workersThatNeverAnswerEnd() throws {
    #expect(
      try answers("exit 7", ["a", "b", "c"], count: 2)
        == Array(repeating: .failed("the tool ended with status 7"), count: 3))
  }

  @Test func missingProgramsAreReported() {
    let pool = ProcessPool(executable: URL(fileURLWithPath: "/nowhere/autolayout"))
    #expect(throws: ToolFailure.self) {
      try pool.answers(to: ["a"], arguments: [], count: 1, progress: { _ in })
    }
  }

  @Test func longAnswersArriveWhole() throws {
    let script = "while read -r line; do head -c 3000000 /dev/zero | tr '\\0' x; echo; done"
    let found = try answers(script, ["a", "b"], count: 2)
    #expect(found == Array(repeating: .text(String(repeating: "x", count: 3_000_000)), count: 2))
  }
}
