import AutoLayout
import Foundation
import LayoutReport

/// Shares documents among processes. Views live on the main thread, and a process has one, so more processors need more
/// processes. The reports are the same whatever their number: every document is examined alone, and results are reported in
/// the order of the documents.
@MainActor
struct LintWorkers {
  /// The command of ``RootCommand`` that workers run.
  private static let command = "lint"
  private static let flag = "--worker"

  let linter: DocumentLinter
  let environment: ToolEnvironment
  /// The number of processes; nil for one a processor.
  let count: Int?
  /// The findings that the sources of its project give about a document; nil for a document without a project.
  var wiring: (String) -> [LintFinding]? = { _ in nil }

  func examine(_ paths: [String]) throws -> [ExaminedDocument] {
    var progress = ProgressBar(total: paths.count, on: environment.standardError)
    defer { progress.finish() }
    let jobs = min(count ?? ProcessInfo.processInfo.activeProcessorCount, paths.count)
    guard jobs > 1, let pool = environment.workers, environment.arguments.first == Self.command else {
      return paths.enumerated().map { index, path in
        progress.show(index)
        return linter.examine(path, wiring: wiring(path))
      }
    }
    // Standard input can be read only once, and only by this process.
    let shared = paths.filter { $0 != StandardInput.argument }
    let arguments = [Self.command, Self.flag] + environment.arguments.dropFirst()
    let answers = try pool.answers(
      to: shared.map { LintRequest(path: $0, wiring: wiring($0)).line }, arguments: arguments, count: jobs,
      progress: { progress.show($0) })
    var rest = zip(shared, answers).map(Self.examined)[...]
    let examined = paths.compactMap {
      $0 == StandardInput.argument ? linter.examine($0, wiring: wiring($0)) : rest.popFirst()
    }
    for document in examined {
      environment.fontLog.add(document.substitutions)
      environment.fontLog.add(document.fontFaults)
    }
    return examined
  }

  // MARK: The worker's side

  /// Examines documents as long as there are requests.
  static func serve(_ linter: DocumentLinter, in environment: ToolEnvironment) throws -> ExitStatus {
    let log = environment.fontLog
    var known = (substitutions: log.substitutions.count, faults: log.faults.count)
    while let line = environment.nextRequest() {
      guard let request = LintRequest(line: line) else { return .failed }
      var examined = linter.examine(request.path, wiring: request.findings)
      examined.substitutions = Array(log.substitutions.dropFirst(known.substitutions))
      examined.fontFaults = Array(log.faults.dropFirst(known.faults))
      known = (log.substitutions.count, log.faults.count)
      let answer = try JSONEncoder().encode(ExaminedMessage(examined))
      try environment.standardOutput.write(String(decoding: answer, as: UTF8.self) + "\n")
    }
    return .done
  }

  // MARK: Messages

  private static func examined(_ path: String, _ answer: WorkerAnswer) -> ExaminedDocument {
    switch answer {
    case .text(let line):
      let message = try? JSONDecoder().decode(ExaminedMessage.self, from: Data(line.utf8))
      return message?.document ?? crashed(path, "a worker gave an answer that has no meaning")
    case .failed(let reason): return crashed(path, reason)
    }
  }

  private static func crashed(_ path: String, _ reason: String) -> ExaminedDocument {
    let error = LayoutFinding(
      severity: .error, code: "not-examined",
      message: "This document could not be examined: \(reason)",
      hint: "This is a fault of the tool. Please report it, if possible with the document")
    return ExaminedDocument(file: LintedFile(file: path, error: error))
  }
}

/// A document for a worker, as one line of JSON: its path, whatever is in it, and what the project's sources say of it.
struct LintRequest: Codable {
  let path: String
  private let wiring: [FindingMessage]?

  init(path: String, wiring: [LintFinding]?) {
    self.path = path
    self.wiring = wiring.map { $0.map(FindingMessage.init) }
  }

  init?(line: String) {
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = request
  }

  var line: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }
  var findings: [LintFinding]? { wiring?.compactMap(\.finding) }
}
