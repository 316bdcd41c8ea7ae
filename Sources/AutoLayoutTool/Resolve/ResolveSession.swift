import DocumentMerging
import Foundation
import GitAccess
import PrintedWords

/// The unmerged documents of a repository, from the first decision to the written file.
@MainActor
struct ResolveSession {
  let sides: GitMergeSides
  private(set) var documents: [UnmergedDocument] = []
  /// The number of unmerged files that are not documents, or not regular files.
  private(set) var otherCount = 0
  private let repository: any GitRepository
  private var store: DecisionStore
  private let environment: ToolEnvironment

  /// - Parameter paths: files and folders as the user names them; all documents if there are none.
  init(paths: [String], environment: ToolEnvironment) throws {
    self.environment = environment
    repository = try environment.git.repository(
      containing: environment.files.absolutePath(paths.first ?? "."))
    store = try DecisionStore(repository, files: environment.files)
    sides = try repository.mergeSides()
    let all = try repository.unmergedFiles(paths: [])
    try located { () throws(FileError) in try store.drop(besides: Set(all.map(\.path))) }
    let wanted = try wantedFiles(paths, all)
    for file in wanted where Self.isDocument(file) {
      documents.append(
        try UnmergedDocument(
          file, entries: store.entries(for: file), in: repository, environment: environment))
    }
    otherCount = all.count { !Self.isDocument($0) }
  }

  private func wantedFiles(_ paths: [String], _ all: [GitUnmergedFile]) throws -> [GitUnmergedFile] {
    guard !paths.isEmpty else { return all }
    var wanted: Set<String> = []
    for path in paths {
      guard let relative = repository.relativePath(of: environment.files.absolutePath(path)) else {
        throw ToolFailure(message: "\(path) is outside of the repository \(repository.root)")
      }
      let found = all.map(\.path).filter {
        relative.isEmpty || $0 == relative || $0.hasPrefix(relative + "/")
      }
      guard !found.isEmpty else {
        throw ToolFailure(message: "\(path) is not unmerged; git status lists what is")
      }
      wanted.formUnion(found)
    }
    return all.filter { wanted.contains($0.path) }
  }

  private static func isDocument(_ file: GitUnmergedFile) -> Bool {
    let stages = [file.base, file.ours, file.theirs].compactMap(\.self)
    return LintPaths.extensions.contains { file.path.hasSuffix("." + $0) }
      && stages.allSatisfy { $0.kind == .file }
  }

  var report: ResolveReport { ResolveReport(sides: sides, documents: documents) }

  // MARK: Deciding

  /// Decides conflicts and stores the decisions.
  mutating func decide(
    _ numbers: [Int], of place: Int, _ decision: MergeDecision
  ) throws -> UnmergedDocument.Undecided {
    let undecided = try documents[place].decide(numbers, decision)
    try keep(place)
    return undecided
  }

  /// Undoes a decision.
  mutating func reopen(_ number: Int, of place: Int) throws {
    try documents[place].reopen(number)
    try keep(place)
  }

  mutating func forget() throws {
    for place in documents.indices {
      try documents[place].forget()
      try keep(place)
    }
  }

  private mutating func keep(_ place: Int) throws {
    var store = store
    let document = documents[place]
    try located { () throws(FileError) in try store.keep(document) }
    self.store = store
  }

  private mutating func dropDecisions(about document: UnmergedDocument) throws {
    var store = store
    try located { () throws(FileError) in try store.drop(document.path) }
    self.store = store
  }

  private func located(_ body: () throws(FileError) -> Void) throws(ToolFailure) {
    do throws(FileError) { try body() } catch {
      throw ToolFailure(message: "the decisions cannot be stored: \(error.message)")
    }
  }

  // MARK: Writing

  /// Writes the documents that are completely decided, and adds them to the index.
  ///
  /// - Parameters:
  ///   - overwriting: whether a file that was edited since the merge is overwritten.
  ///   - isQuiet: whether only failures are reported.
  mutating func writeDecided(overwriting: Bool, isQuiet: Bool) throws -> ExitStatus {
    var status = ExitStatus.done
    for document in documents where document.openNumbers.isEmpty {
      do {
        let note = try write(document, overwriting: overwriting)
        try dropDecisions(about: document)
        if !isQuiet { try environment.standardOutput.write(note + written(document)) }
      } catch {
        let reason = (error as? ToolFailure)?.message ?? (error as? GitError)?.description ?? "\(error)"
        try environment.standardError.write(
          PrintableText.escapedLines("error: \(document.path): \(reason)") + "\n")
        status = .failed
      }
    }
    if status == .done, documents.contains(where: { !$0.openNumbers.isEmpty }) { return .foundSomething }
    if status == .done, !isQuiet, try repository.unmergedFiles(paths: []).isEmpty {
      try environment.standardOutput.write(Self.next(sides.operation) + "\n")
    }
    return status
  }

  /// - Returns: the place of the previous file's copy, if it matched neither side.
  private func write(_ document: UnmergedDocument, overwriting: Bool) throws -> String {
    guard !environment.files.isFolder(document.place) else {
      throw ToolFailure(message: "there is a folder at its path; move it")
    }
    var note = ""
    if let former = try repository.keptWorkTreeFile(document.path) {
      let bytes = try repository.contents(of: former)
      if try !document.isUntouched(bytes) {
        guard overwriting || Self.hasMarkers(bytes) else {
          throw ToolFailure(
            message:
              "the file was edited since the merge; git add it if it is as you want it, or give --force to overwrite it"
          )
        }
        note =
          "\(PrintableText.escaped(document.path)): git cat-file -p \(former.hash) prints the former file\n"
      }
    }
    if let bytes = document.merged.bytes {
      try repository.resolve(document.path, to: bytes, mode: document.mode)
    } else {
      try repository.resolveByDeleting(document.path)
    }
    return note
  }

  /// Whether git itself has merged the file by lines.
  private static func hasMarkers(_ bytes: Data) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: Data("<<<<<<< ".utf8)) }
  }

  private func written(_ document: UnmergedDocument) -> String {
    let path = PrintableText.escaped(document.path)
    guard document.merged.bytes != nil else { return "\(path): deleted, in the working tree and the index\n" }
    return
      "\(path): written and added to the index; git checkout --merge -- \(ShellWord.quoted(document.path)) restores the conflict\n"
  }

  private static func next(_ operation: GitMergeSides.Operation) -> String {
    let command: String
    switch operation {
    case .merge: command = "git commit"
    case .rebase: command = "git rebase --continue"
    case .cherryPick: command = "git cherry-pick --continue"
    case .revert: command = "git revert --continue"
    case .patch: command = "git am --continue"
    case .stash: command = "git stash drop"
    case .unknown: return "Nothing is unmerged any more"
    }
    return "Nothing is unmerged any more; continue with \(command)"
  }
}
