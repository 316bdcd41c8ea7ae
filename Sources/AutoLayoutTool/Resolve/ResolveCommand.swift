import ArgumentParser
import DocumentMerging
import Foundation
import GitAccess
import PrintedWords

/// `autolayout resolve`: helps to resolve the conflicts of a merge.
struct ResolveCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Decide the conflicts of storyboards and xibs after a merge.",
    discussion: """
      Lists the conflicts of the unmerged documents of a git repository, object by object, with what each branch did, and \
      takes decisions: in a terminal it asks about one after the other; with --ours, --theirs or --both it decides about \
      all, or with --conflict about some. Decisions are kept in git's folder. When the last one of a document is made, the \
      document is written and added to the index, as git add does.

      In a rebase, ours is the branch onto which your commits are put, and theirs is your commit; the list shows both by \
      their names.

      Exit status: 0, nothing is left to decide; 1, conflicts are left; 2, something failed.
      """)

  @Argument(
    help: "Unmerged documents, or folders with some (default: all of the repository).",
    completion: .file(extensions: LintPaths.extensions))
  var paths: [String] = []

  @Flag(help: "The side to take; without --conflict, for every undecided conflict.")
  var side: MergeDecision?

  @Option(
    name: .customLong("conflict"),
    help: ArgumentHelp(
      "Decide only these conflicts: their numbers in the list, or ids of objects. Repeat it, or separate several by commas.",
      valueName: "numbers or ids"))
  var chosen: [String] = []

  @Flag(help: "List the conflicts and decisions, and write nothing.")
  var list = false

  @Option(help: "text for people, json for programs. With json, the list is printed after the decisions.")
  var format: MergeCommand.Format = .text

  @Option(
    help: ArgumentHelp(
      "Write a page that shows each conflict before the merge and on both sides, and write nothing else.",
      valueName: "file"))
  var html: String?

  @Flag(help: "Undo the decisions made so far.")
  var forget = false

  @Flag(help: "Overwrite a document that was edited since the merge.")
  var force = false

  private func check() throws(ToolFailure) {
    if let side, list || html != nil || forget {
      throw ToolFailure(message: "--list, --html and --forget take no decision; leave --\(side.rawValue) out")
    }
    if side == nil, !chosen.isEmpty {
      throw ToolFailure(message: "--conflict selects conflicts; add --ours, --theirs or --both")
    }
  }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    try check()
    do {
      return try resolve(in: environment)
    } catch let error as GitError {
      throw ToolFailure(message: error.message + (error.hint.map { "\nhint: \($0)" } ?? ""))
    }
  }

  private func resolve(in environment: ToolEnvironment) throws -> ExitStatus {
    var session = try ResolveSession(paths: paths, environment: environment)
    guard !session.documents.isEmpty || format == .json else {
      let count = session.otherCount
      let rest = count > 0 ? "; \(count == 1 ? "another file is" : "\(count) other files are")" : ""
      try environment.standardOutput.write("No document is unmerged\(rest)\n")
      return .done
    }
    if forget { try session.forget() }
    if let html { return try writePage(html, session, environment) }
    if list || forget { return try printed(session, environment) }
    if let side {
      try decide(side, &session, environment)
    } else if let nextAnswer = environment.nextAnswer, format == .text,
      session.documents.contains(where: { !$0.openNumbers.isEmpty })
    {
      try ResolveDialog(environment: environment, nextAnswer: nextAnswer).run(&session)
    }
    if format == .json || session.documents.contains(where: { !$0.openNumbers.isEmpty }) {
      _ = try printed(session, environment)
    }
    return try session.writeDecided(overwriting: force, isQuiet: format == .json)
  }

  private func printed(_ session: ResolveSession, _ environment: ToolEnvironment) throws -> ExitStatus {
    let report = session.report
    try environment.standardOutput.write(format == .json ? try report.json() : report.text)
    return session.documents.allSatisfy(\.openNumbers.isEmpty) ? .done : .foundSomething
  }

  // MARK: Deciding

  private func decide(
    _ decision: MergeDecision, _ session: inout ResolveSession, _ environment: ToolEnvironment
  ) throws {
    let words = chosen.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
    let selected = try words.isEmpty ? nil : Self.selected(words, session)
    for place in session.documents.indices {
      // A decision may reveal another conflict, to which the same decision then applies.
      var seen: Set<Int> = []
      while true {
        let open = selected.map { $0[place] } ?? session.documents[place].openNumbers
        let numbers = open.filter { seen.insert($0).inserted }
        guard !numbers.isEmpty else { break }
        let undecided = try session.decide(numbers, of: place, decision)
        let lines = undecided.sentences(decision, session.sides)
          .map { "\(session.documents[place].path): \($0)\n" }
        try environment.standardError.write(PrintableText.escapedLines(lines.joined()))
      }
    }
  }

  /// The conflict numbers that the words name, for each document.
  private static func selected(_ words: [String], _ session: ResolveSession) throws -> [[Int]] {
    var result = session.documents.map { _ in [Int]() }
    for word in words {
      var isFound = false
      for (place, document) in session.documents.enumerated() {
        let found = document.numbers.filter { number in
          Int(word) == number || document[number].conflict.identifier == word
        }
        isFound = isFound || !found.isEmpty
        result[place] += found.filter { !result[place].contains($0) }
      }
      guard isFound else {
        throw ToolFailure(message: "no conflict has the number or the object \(word); --list shows them")
      }
    }
    if words.contains(where: { Int($0) != nil }), result.count(where: { !$0.isEmpty }) > 1 {
      throw ToolFailure(message: "several documents have conflicts with these numbers; name one document")
    }
    return result
  }

  // MARK: Pages

  private func writePage(
    _ file: String, _ session: ResolveSession, _ environment: ToolEnvironment
  ) throws -> ExitStatus {
    let page = ConflictPictures(session: session, environment: environment).page()
    do throws(FileError) {
      try environment.files.write(Data(page.utf8), to: file)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
    try environment.standardOutput.write(file + "\n")
    return session.documents.allSatisfy(\.openNumbers.isEmpty) ? .done : .foundSomething
  }
}

extension MergeDecision: EnumerableFlag {
  public static func name(for value: MergeDecision) -> NameSpecification { .customLong(value.rawValue) }
}
