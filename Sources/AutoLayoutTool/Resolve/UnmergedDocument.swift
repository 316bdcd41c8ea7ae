import DocumentMerging
import Foundation
import GitAccess

/// A document that a merge left unmerged, with the decisions so far.
@MainActor
struct UnmergedDocument {
  /// A conflict with its number for the user.
  struct Entry: Hashable, Codable {
    var conflict: MergeConflict
    var decision: MergeDecision?
  }

  let file: GitUnmergedFile
  /// The absolute path in the working tree.
  let place: String
  /// In the order of their numbers, which begin with 1. A conflict that a decision about another one has settled stays in the
  /// list, so that the others keep their numbers.
  private(set) var entries: [Entry]
  private(set) var merged: ResolvedDocument
  private let versions: DocumentVersions

  /// - Parameter entries: the entries of an earlier call; empty if there was none.
  init(
    _ file: GitUnmergedFile, entries: [Entry], in repository: any GitRepository, environment: ToolEnvironment
  ) throws(GitError) {
    self.file = file
    self.entries = entries
    place = (repository.root == "/" ? "" : repository.root) + "/" + file.path
    versions = try DocumentVersions(file, in: repository, environment: environment)
    merged = try versions.merged([:])
    try merge()
  }

  var path: String { file.path }

  /// The bytes of the three versions.
  var base: Data? { versions.base }
  var ours: Data? { versions.ours }
  var theirs: Data? { versions.theirs }

  /// The numbers of the conflicts that are decided or undecided, without settled ones.
  var numbers: [Int] {
    let open = Set(merged.conflicts)
    return entries.indices.filter { entries[$0].decision != nil || open.contains(entries[$0].conflict) }
      .map { $0 + 1 }
  }

  var openNumbers: [Int] { numbers.filter { self[$0].decision == nil } }

  subscript(number: Int) -> Entry { entries[number - 1] }

  /// Git's mode of the result: that of the side that changed it.
  var mode: String {
    let stages = [file.base, file.ours, file.theirs].map { $0?.mode }
    return (stages[1] == stages[0] ? stages[2] : stages[1]) ?? stages[1] ?? stages[2]
      ?? GitStage(hash: "").mode
  }

  // MARK: Deciding

  /// The numbers of conflicts that a call did not decide.
  struct Undecided: Hashable {
    /// The conflicts that cannot be decided in the requested way; they stay as they were.
    var refused: [Int] = []
    /// The conflicts whose earlier decision is not compatible with the new one.
    var reopened: [Int] = []
  }

  /// Decides about conflicts.
  mutating func decide(_ numbers: [Int], _ decision: MergeDecision) throws(GitError) -> Undecided {
    let former = entries.map(\.decision)
    for number in numbers { entries[number - 1].decision = decision }
    try merge()
    let refused = numbers.filter { self[$0].decision == nil }
    if !refused.isEmpty {
      let taken = Set(numbers).subtracting(refused)
      for index in former.indices {
        entries[index].decision = taken.contains(index + 1) ? decision : former[index]
      }
      try merge()
    }
    let reopened = former.indices.filter { former[$0] != nil && entries[$0].decision == nil }.map { $0 + 1 }
    return Undecided(refused: refused, reopened: reopened)
  }

  /// Undoes one decision.
  mutating func reopen(_ number: Int) throws(GitError) {
    entries[number - 1].decision = nil
    try merge()
  }

  /// Undoes all decisions.
  mutating func forget() throws(GitError) {
    entries = []
    try merge()
  }

  /// Merges according to the decisions and numbers new conflicts. Decisions that cannot be applied, alone or together with the
  /// others, are undone.
  private mutating func merge() throws(GitError) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      var decisions: [MergeConflict: MergeDecision] = [:]
      for entry in entries { decisions[entry.conflict] = entry.decision }
      merged = try versions.merged(decisions)
      let open = Set(merged.conflicts)
      for index in entries.indices where entries[index].decision != nil {
        guard open.contains(entries[index].conflict) else { continue }
        entries[index].decision = nil
        isSettled = false
      }
    }
    var known = Set(entries.map(\.conflict))
    entries += merged.conflicts.filter { known.insert($0).inserted }.map { Entry(conflict: $0) }
  }

  /// Whether bytes equal the merge's result in the working tree, so that nobody has edited it since.
  func isUntouched(_ bytes: Data) throws(GitError) -> Bool {
    if [base, ours, theirs, merged.bytes].contains(bytes) { return true }
    return try versions.merged([:]).bytes == bytes
  }
}

/// The result of the decisions so far.
struct ResolvedDocument {
  /// Nil if the document is deleted.
  var bytes: Data?
  /// The undecided conflicts.
  var conflicts: [MergeConflict]
}

/// The three versions of an unmerged document.
@MainActor
private struct DocumentVersions {
  let base: Data?
  let ours: Data?
  let theirs: Data?
  private let environment: ToolEnvironment
  private let path: String

  init(
    _ file: GitUnmergedFile, in repository: any GitRepository, environment: ToolEnvironment
  ) throws(GitError) {
    func bytes(_ stage: GitStage?) throws(GitError) -> Data? {
      try stage.map { stage throws(GitError) in try repository.contents(of: stage) }
    }
    base = try bytes(file.base)
    ours = try bytes(file.ours)
    theirs = try bytes(file.theirs)
    path = file.path
    self.environment = environment
  }

  func merged(_ decisions: [MergeConflict: MergeDecision]) throws(GitError) -> ResolvedDocument {
    guard let ours, let theirs else { return deleted(decisions) }
    do throws(MergeFailure) {
      let result = try DocumentMerge.merge(base: base, ours: ours, theirs: theirs, decisions: decisions)
      let frames = RecordedFrames(environment: environment, file: path)
      return ResolvedDocument(bytes: frames.settled(result, ours: ours), conflicts: result.conflicts)
    } catch {
      guard LineMerging.isNeeded(error) else {
        return whole(.unreadable(error), ours, theirs, decisions)
      }
      return try mergedLines(ours, theirs, decisions)
    }
  }

  private func mergedLines(
    _ ours: Data, _ theirs: Data, _ decisions: [MergeConflict: MergeDecision]
  ) throws(GitError) -> ResolvedDocument {
    let result = try LineMerging(environment: environment).merged(
      base: base ?? Data(), ours: ours, theirs: theirs)
    guard let conflict = result.conflicts.first else {
      return ResolvedDocument(bytes: result.document, conflicts: [])
    }
    return whole(conflict, ours, theirs, decisions)
  }

  /// One side's document, if the documents cannot be merged.
  private func whole(
    _ conflict: MergeConflict, _ ours: Data, _ theirs: Data, _ decisions: [MergeConflict: MergeDecision]
  ) -> ResolvedDocument {
    switch decisions[conflict] {
    case .ours: ResolvedDocument(bytes: ours, conflicts: [])
    case .theirs: ResolvedDocument(bytes: theirs, conflicts: [])
    case .both, nil: ResolvedDocument(bytes: ours, conflicts: [conflict])
    }
  }

  /// The result if one side deleted the document. If it is kept, it contains both sides' work.
  private func deleted(_ decisions: [MergeConflict: MergeDecision]) -> ResolvedDocument {
    guard let kept = ours ?? theirs else { return ResolvedDocument(bytes: nil, conflicts: []) }
    let conflict = MergeConflict.documentOfOneSide(isOurs: ours != nil, isNew: base == nil)
    switch decisions[conflict] {
    case .both: return ResolvedDocument(bytes: kept, conflicts: [])
    case .ours: return ResolvedDocument(bytes: ours, conflicts: [])
    case .theirs: return ResolvedDocument(bytes: theirs, conflicts: [])
    case nil: return ResolvedDocument(bytes: kept, conflicts: [conflict])
    }
  }
}

extension MergeConflict {
  /// The conflict of a document that one side deleted and the other changed; or, if both gave a document different names, of
  /// one of these.
  fileprivate static func documentOfOneSide(isOurs: Bool, isNew: Bool) -> MergeConflict {
    let (has, lacks) = isNew ? ("has it", "has no such document") : ("changed it", "deleted it")
    let sides = isOurs ? (has, lacks) : (lacks, has)
    return MergeConflict(
      kind: isOurs ? .deletedByTheirs : .deletedByOurs, object: "document",
      message: "document: ours \(sides.0), and theirs \(sides.1)", sides: sides)
  }

  /// The conflict for a document with an unreadable version.
  fileprivate static func unreadable(_ failure: MergeFailure) -> MergeConflict {
    let place =
      failure.part == .result
      ? "the merged document" : "\(failure.part.rawValue), line \(failure.error.position.line)"
    return MergeConflict(
      kind: .everything, object: "document",
      message: "document: \(place) cannot be read: \(failure.error.message)", sides: nil)
  }
}
