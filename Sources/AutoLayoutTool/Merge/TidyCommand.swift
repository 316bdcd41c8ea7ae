import ArgumentParser
import DocumentMerging
import Foundation
import GitAccess
import InterfaceBuilder
import PrintedWords

/// `autolayout tidy`: reverts unnecessary rewrites by Xcode.
struct TidyCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "tidy",
    abstract: "Revert parts of storyboards and xibs that Xcode rewrote although nobody changed them.",
    discussion: """
      Compares documents with a revision of their git repository. Puts back the header, frames, places on the canvas, \
      sizes of images and the spelling of numbers, where nothing else of the scene was changed; frames of views that \
      really moved stay. Files that are not in the revision stay as they are.

      Exit status: 0, the command did its work; 1, --check found something, or --staged rewrote files that have to be staged \
      again; 2, a file or the revision could not be read, or a file not be written.
      """)

  @Argument(
    help: "Storyboards and xibs (default with --staged: all that are staged).",
    completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String] = []

  @Option(help: ArgumentHelp("The revision to compare with.", valueName: "revision"))
  var against = "HEAD"

  @Flag(help: "Only list the parts that would be put back.")
  var check = false

  @Flag(
    help:
      "For a pre-commit hook: tidy staged documents. A document with unstaged changes is rejected."
  )
  var staged = false

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    if files.isEmpty && !staged { throw ToolFailure(message: "name the files to tidy, or use --staged") }
    var status = ExitStatus.done
    for file in try documents(environment) {
      do {
        if try tidy(file, environment), check || staged { status = max(status, .foundSomething) }
      } catch let failure as ToolFailure {
        try environment.standardError.write(
          PrintableText.escapedLines("\(file): error: \(failure.message)\n"))
        status = .failed
      }
    }
    return status
  }

  // MARK: Files

  private func documents(_ environment: ToolEnvironment) throws -> [String] {
    guard files.isEmpty else { return files }
    let repository = try repository(of: ".", environment)
    let changes = try failing { () throws(GitError) -> GitChanges in
      try repository.changes(try repository.comparisonWithHead(staged: true), paths: [])
    }
    let changed = changes.changes.filter { $0.kind == .modified || $0.kind == .renamed }
    let root = repository.root == "/" ? "" : repository.root
    var paths: [String] = []
    for path in changed.compactMap(\.newPath)
    where LintPaths.extensions.contains((path as NSString).pathExtension) {
      paths.append(root + "/" + path)
    }
    return paths
  }

  private func repository(
    of file: String, _ environment: ToolEnvironment
  ) throws(ToolFailure) -> any GitRepository {
    do throws(GitError) {
      return try environment.git.repository(containing: environment.files.absolutePath(file))
    } catch {
      throw ToolFailure(message: error.description)
    }
  }

  private func failing<Value>(_ body: () throws(GitError) -> Value) throws(ToolFailure) -> Value {
    do throws(GitError) { return try body() } catch { throw ToolFailure(message: error.description) }
  }

  // MARK: Tidying

  /// - Returns: whether there was anything to revert.
  private func tidy(_ file: String, _ environment: ToolEnvironment) throws -> Bool {
    let repository = try repository(of: file, environment)
    guard let path = repository.relativePath(of: environment.files.absolutePath(file)) else {
      throw ToolFailure(message: "It is not in the repository \(repository.root)")
    }
    guard let state = try former(path, in: repository) else { return false }
    let document = try current(file, path, repository, environment)
    let former = try former(path, in: state, of: repository, like: document)
    let encoding = CheckedOutEncoding(of: document)
    let frames = RecordedFrames(environment: environment, file: file)
    let result: TidyResult
    do {
      result = try DocumentTidying.tidied(
        encoding.decoded(document), against: encoding.decoded(former)
      ) { frames.moved(from: $0, to: $1) }
    } catch let failure as MergeFailure {
      throw ToolFailure(message: "\(failure.error.position): \(failure.error.message)")
    }
    guard result.isChanged else { return false }
    if !check { try write(encoding.encoded(result.document), to: file, environment) }
    try environment.standardOutput.write(
      "\(PrintableText.escaped(file)): \(check ? "can put back" : "put back") \(Self.words(result.restored))\n"
    )
    return true
  }

  /// The revision; nil if it does not have the file.
  private func former(_ path: String, in repository: any GitRepository) throws(ToolFailure) -> GitState? {
    let commit = try failing { () throws(GitError) -> GitCommit in
      against == "HEAD" ? try repository.head() : try repository.commit(against)
    }
    let state = GitState.commit(commit)
    let kind = try failing { () throws(GitError) -> GitEntryKind? in try repository.kind(of: path, in: state)
    }
    return kind == .file ? state : nil
  }

  /// The former document, with the line ends and the encoding that git gives it in the work tree, unless the file uses those of
  /// the repository.
  private func former(
    _ path: String, in state: GitState, of repository: any GitRepository, like document: Data
  ) throws(ToolFailure) -> Data {
    let stored = try failing { () throws(GitError) -> Data in try repository.contents(of: path, in: state) }
    let checkedOut = try failing { () throws(GitError) -> Data in
      try repository.contentsAsCheckedOut(of: path, in: state)
    }
    let hasOtherLineEndsAlone = checkedOut.filter { $0 != Self.carriageReturn } == stored
    return hasOtherLineEndsAlone && !document.contains(Self.carriageReturn) ? stored : checkedOut
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  private func current(
    _ file: String, _ path: String, _ repository: any GitRepository, _ environment: ToolEnvironment
  ) throws(ToolFailure) -> Data {
    let onDisk: Data
    do throws(FileError) {
      onDisk = try environment.files.read(file)
    } catch {
      throw ToolFailure(message: error.message)
    }
    guard staged else { return onDisk }
    let inIndex = try failing { () throws(GitError) -> [Data] in
      [
        try repository.contents(of: path, in: .index),
        try repository.contentsAsCheckedOut(of: path, in: .index),
      ]
    }
    guard inIndex.contains(onDisk) else {
      throw ToolFailure(message: "It has unstaged changes; stage or stash them first")
    }
    return onDisk
  }

  private func write(_ document: Data, to file: String, _ environment: ToolEnvironment) throws(ToolFailure) {
    do throws(FileError) {
      try environment.files.write(document, to: file)
    } catch {
      throw ToolFailure(message: error.message)
    }
  }

  private static func words(_ counts: [TidyCount]) -> String {
    counts.map { entry in
      switch entry.kind {
      case .header: "the header"
      case .frames: entry.count == 1 ? "1 frame" : "\(entry.count) frames"
      case .places: entry.count == 1 ? "1 place on the canvas" : "\(entry.count) places on the canvas"
      case .resources: entry.count == 1 ? "1 resource" : "\(entry.count) resources"
      case .spelling: "spelling and order"
      }
    }.joined(separator: ", ")
  }
}
