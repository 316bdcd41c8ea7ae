import Foundation
import InterfaceBuilder

/// The outcome of a merge.
public struct MergeResult: Sendable {
  /// The merged document. Where the sides disagree, it equals ours.
  public var document: Data
  /// The disagreements, in the order of ours.
  public var conflicts: [MergeConflict]
  /// The ids of views whose frames both sides changed but nobody decided. The frames are those of ours until they are laid
  /// out again.
  public var unsettledFrames: [String]

  /// A merge's outcome with all its parts.
  package init(document: Data, conflicts: [MergeConflict], unsettledFrames: [String]) {
    self.document = document
    self.conflicts = conflicts
    self.unsettledFrames = unsettledFrames
  }
}

/// Merges storyboards and xibs object by object.
///
/// Objects are matched by their ids, their parts by key, name or place, and attributes one by one. The result consists of
/// bytes of ours and theirs; nothing is reformatted, so indentation, order of attributes and line ends are preserved. Time
/// and memory grow as n log n with the size of the documents.
public enum DocumentMerge {
  /// Merges the changes of theirs into ours.
  ///
  /// - Parameters:
  ///   - base: the common ancestor; nil or empty if both sides added the document.
  ///   - ours: the document on which the result is based.
  ///   - theirs: the document whose changes are merged.
  ///   - decisions: decisions about conflicts that the same merge reported before. Conflicts that a decision reveals are
  ///     reported, as are conflicts whose decision is not possible.
  /// - Throws: the fault of the first document that cannot be read, or of the result if that cannot be read; then nothing
  ///   was merged.
  public static func merge(
    base: Data?, ours: Data, theirs: Data, decisions: [MergeConflict: MergeDecision] = [:]
  ) throws(MergeFailure) -> MergeResult {
    let ancestor = base.flatMap { $0.isEmpty ? nil : $0 }
    if let unchanged = trivial(base: ancestor, ours: ours, theirs: theirs) {
      return MergeResult(document: unchanged, conflicts: [], unsettledFrames: [])
    }
    var policy = MergePolicy.merge
    policy.decisions = decisions
    return try merge(base: ancestor, ours: ours, theirs: theirs, policy: policy)
  }

  /// The result if a side has changed nothing, or both are equal; nil otherwise.
  private static func trivial(base: Data?, ours: Data, theirs: Data) -> Data? {
    if ours == theirs || base == theirs { return ours }
    return base == ours ? theirs : nil
  }

  /// Merges element by element, even if a side has changed nothing.
  static func merge(
    base: Data?, ours: Data, theirs: Data, policy: MergePolicy
  ) throws(MergeFailure) -> MergeResult {
    let sources = MergeSources(
      base: try base.map { data throws(MergeFailure) in try tree(data, .base) }, ours: try tree(ours, .ours),
      theirs: try tree(theirs, .theirs))
    var planner = MergePlanner(sources, policy: policy)
    guard let plan = planner.plan() else {
      return whole(ours: ours, theirs: theirs, policy.decisions[.everything])
    }
    var writer = MergeWriter(plan, of: sources, policy: policy)
    let document = Data(writer.document())
    do throws(DocumentError) {
      _ = try InterfaceDocument(data: document)
    } catch {
      throw MergeFailure(part: .result, error: error)
    }
    return MergeResult(
      document: document, conflicts: sorted(plan.conflicts.filter { policy.decisions[$0] != .ours }),
      unsettledFrames: frames(plan, sources))
  }

  /// One side's document, if nothing can be merged.
  private static func whole(ours: Data, theirs: Data, _ decision: MergeDecision?) -> MergeResult {
    let isDecided = decision == .ours || decision == .theirs
    return MergeResult(
      document: decision == .theirs ? theirs : ours, conflicts: isDecided ? [] : [.everything],
      unsettledFrames: [])
  }

  private static func tree(_ data: Data, _ part: MergeFailure.Part) throws(MergeFailure) -> MarkupTree {
    do throws(DocumentError) {
      return try MarkupTree(document: data)
    } catch {
      throw MergeFailure(part: part, error: error)
    }
  }

  private static func sorted(_ conflicts: [MergeConflict]) -> [MergeConflict] {
    conflicts.enumerated().sorted { a, b in
      (a.element.oursLine ?? .max, a.element.theirsLine ?? .max, a.offset)
        < (b.element.oursLine ?? .max, b.element.theirsLine ?? .max, b.offset)
    }.map(\.element)
  }

  private static func frames(_ plan: MergePlan, _ sources: MergeSources) -> [String] {
    plan.contents.unsettledFrames.compactMap { identity in
      guard plan.isPresent[identity], let view = plan.parent[identity], plan.isPresent[view] else {
        return nil
      }
      return sources.markup(view, .ours)?["id"]
    }
  }
}

/// The reason why documents were not merged.
public struct MergeFailure: Error, Hashable, Sendable {
  /// The documents of a merge.
  public enum Part: String, Hashable, Sendable {
    /// The common ancestor.
    case base
    /// The document on which the result is based.
    case ours
    /// The document whose changes are merged.
    case theirs
    /// The merged document.
    case result
  }

  /// The document at fault.
  public var part: Part
  /// Its fault.
  public var error: DocumentError
}

extension MergeConflict {
  /// The only conflict of documents whose references cause one another's changes endlessly.
  package static let everything = MergeConflict(
    kind: .everything, object: "document",
    message: "the sides refer to what the other deleted in so many places that nothing was merged")
}
