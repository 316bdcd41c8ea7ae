import Foundation
import InterfaceBuilder

/// The outcome of tidying a document.
public struct TidyResult: Sendable {
  /// The document without Xcode's unnecessary rewrites.
  public var document: Data
  /// The parts that were restored, by kind, in a fixed order; empty if there were none.
  public var restored: [TidyCount]

  /// Whether a byte was changed.
  public var isChanged: Bool { !restored.isEmpty }
}

/// The number of restored parts of a kind.
public struct TidyCount: Hashable, Sendable {
  /// The kinds of parts. The raw values are stable: reports print them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Versions of the tools and the plug-ins, capabilities, the canvas's device.
    case header
    /// The saved frames of views and windows.
    case frames
    /// The places of scenes on the canvas.
    case places
    /// Sizes of images and copies of colours of asset catalogues.
    case resources
    /// Digits of numbers, order of attributes and of entries, and marks such as `misplaced`.
    case spelling
  }

  /// The kind of the parts.
  public var kind: Kind
  /// At least 1.
  public var count: Int
}

/// Reverts parts that Xcode rewrote although nobody changed them.
///
/// The decisions of the new document are applied to the bytes of the former one, as in a merge. Undecided parts stay
/// unchanged:
/// - the header, unless a capability was added or removed, or the canvas's device was changed and frames for it stay;
/// - frames of the views that `layout` finds unmoved; without a layout, frames in scenes in which nobody decided anything;
/// - places on the canvas; sizes and colours from asset catalogues; digits, order of attributes and of unordered lists.
///
/// A document whose layout would change is left as it is.
public enum DocumentTidying {
  /// The ids of the views that have different frames in the layouts of two documents; nil if they cannot be laid out.
  public typealias LayoutComparison = (_ former: Data, _ document: Data) throws -> Set<String>?

  /// Tidies a document.
  ///
  /// - Parameters:
  ///   - document: the document that Xcode saved.
  ///   - former: the document before.
  ///   - layout: finds the views that really moved; without it, all frames of a scene with any decision keep their new
  ///     values.
  /// - Throws: a ``MergeFailure`` if a document cannot be read, or if the result would lack a decision.
  public static func tidied(
    _ document: Data, against former: Data, layout: LayoutComparison = { _, _ in nil }
  ) throws -> TidyResult {
    var tidied = document
    // Restored frames can show that more frames can be restored, so tidying is repeated until nothing changes.
    for _ in 0..<mostPasses {
      let next = try pass(tidied, against: former, layout: layout)
      if next == tidied { break }
      tidied = next
    }
    guard tidied != document, try isLaidOutTheSame(document, tidied, layout) else {
      return TidyResult(document: document, restored: [])
    }
    let difference = try sources(base: document, theirs: tidied)
    return TidyResult(document: tidied, restored: TidyCounter(sources: difference).counts(isSame: false))
  }

  /// Whether all positions stay the same: a layout may depend on a former header, image size or frame.
  private static func isLaidOutTheSame(
    _ document: Data, _ tidied: Data, _ layout: LayoutComparison
  ) throws -> Bool {
    guard let aligned = try? CanvasAlignment(former: document, document: tidied) else { return false }
    return try layout(aligned.former, aligned.document)?.isEmpty ?? true
  }

  /// The largest number of passes. Each pass except the last restores parts, and a command must not wait for endless
  /// passes.
  private static let mostPasses = 4

  private static func pass(_ document: Data, against former: Data, layout: LayoutComparison) throws -> Data {
    if document == former { return document }
    let sources = try sources(base: former, theirs: document)
    let policy = try TidyRules(sources).policy { policy in
      // The rules of two Xcodes differ, and the tidied document keeps the former header or takes the new one.
      let candidate = try DocumentMerge.merge(base: former, ours: former, theirs: document, policy: policy)
      return try layout(former, candidate.document)
    }
    let merged = try withSameLayout(document, against: former, policy, TidyRules(sources), layout)
    let difference = try self.sources(base: document, theirs: merged.document)
    let isComplete = merged.conflicts.isEmpty && !TidyRules(difference).hasDecision(countingFrames: true)
    // An untidy document is better than a wrong one.
    return isComplete ? merged.document : document
  }

  /// Applies the decisions without restoring frames that a layout reads: a cell has its saved height.
  private static func withSameLayout(
    _ document: Data, against former: Data, _ policy: MergePolicy, _ rules: TidyRules,
    _ layout: LayoutComparison
  ) throws -> MergeResult {
    func merged(_ policy: MergePolicy) throws -> MergeResult {
      try DocumentMerge.merge(base: former, ours: former, theirs: document, policy: policy)
    }
    var policy = policy
    var result = try merged(policy)
    guard var taken = policy.takenFrames, !rules.hasOtherDevice() else { return result }
    policy.takenFrames = nil
    let untidied = try merged(policy)
    for _ in 0..<mostPasses {
      guard let moved = try layout(untidied.document, result.document), !moved.isSubset(of: taken) else {
        return result
      }
      taken.formUnion(moved)
      policy.takenFrames = taken
      result = try merged(policy)
    }
    return untidied
  }

  private static func sources(base: Data, theirs: Data) throws(MergeFailure) -> MergeSources {
    do throws(DocumentError) {
      let former = try MarkupTree(document: base)
      return MergeSources(base: former, ours: former, theirs: try MarkupTree(document: theirs))
    } catch {
      throw MergeFailure(part: .ours, error: error)
    }
  }
}

/// The decisions between the base and theirs, as far as tidying needs them.
struct TidyRules {
  let sources: MergeSources
  private let changes: DecidedChanges

  init(_ sources: MergeSources) {
    self.sources = sources
    changes = DecidedChanges(of: .theirs, in: sources)
  }

  /// The changes that may be taken from the new document.
  ///
  /// - Parameter layout: finds the views that moved, in a merge with all frames under the policy so far.
  func policy(layout: (MergePolicy) throws -> Set<String>?) rethrows -> MergePolicy {
    let scenes = decidedScenes()
    let isOtherDevice = hasOtherDevice()
    let takesHeader = hasOtherCapabilities() || (isOtherDevice && !scenes.isEmpty)
    var policy = MergePolicy(takesGeneratedValues: false, takesHeader: takesHeader, takenFrames: nil)
    // The canvas's device and the frames on it belong together.
    if takesHeader && isOtherDevice { return policy }
    let moved = isOtherDevice || !hasOtherFrames() ? [] : try layout(policy)
    policy.takenFrames = takenFrames(in: scenes, moved: moved)
    return policy
  }

  /// Whether anything was decided at all.
  func hasDecision(countingFrames: Bool) -> Bool {
    (0..<sources.count).contains { isDecision($0, countingFrames: countingFrames) }
  }

  // MARK: Scenes

  /// The identities of the scenes (of a xib, of its objects) in which something was decided.
  private func decidedScenes() -> Set<Int> {
    var scenes: Set<Int> = []
    for identity in 0..<sources.count where isDecision(identity, countingFrames: true) {
      if let scene = scene(of: identity) { scenes.insert(scene) }
    }
    return scenes
  }

  private func isDecision(_ identity: Int, countingFrames: Bool) -> Bool {
    let side = sources.showing(identity)
    guard let element = sources.markup(identity, side) else { return false }
    if !countingFrames, GeneratedValues.isFrame(element) { return false }
    if changes.isChanged[identity] || changes.isMoved[identity] || changes.hasGained[identity] { return true }
    if isReordered(identity) { return true }
    let isDeleted = sources.has(identity, .base) && !sources.has(identity, .theirs)
    let reader = ChangeReader(sources: sources)
    return isDeleted && !sources.isList[identity] && !reader.isGeneratedAddition(identity, .base)
  }

  private func isReordered(_ identity: Int) -> Bool {
    guard let holder = sources.markup(identity, .base), sources.has(identity, .theirs) else { return false }
    func ordered(_ side: DocumentSide, _ other: DocumentSide) -> [Int] {
      sources.children(identity, side).filter { child in
        sources.has(child, other)
          && sources.markup(child, side).map { ElementRules.isOrdered($0, in: holder) } ?? false
      }
    }
    return ordered(.base, .theirs) != ordered(.theirs, .base)
  }

  private func scene(of identity: Int) -> Int? {
    let side: DocumentSide = sources.has(identity, .theirs) ? .theirs : .base
    var next: Int? = identity
    while let current = next, let element = sources.markup(current, side) {
      if element.name == "scene" || (element.name == "objects" && element.depth == 1) { return current }
      next = sources.parent(current, side)
    }
    return nil
  }

  // MARK: Frames

  private func takenFrames(in scenes: Set<Int>, moved: Set<String>?) -> Set<String> {
    var taken: Set<String> = []
    for identity in 0..<sources.count {
      guard let element = sources.markup(identity, .theirs), GeneratedValues.isFrame(element),
        let view = sources.parent(identity, .theirs), let id = sources.markup(view, .theirs)?["id"]
      else { continue }
      if changes.isChanged[identity] {
        taken.insert(id)
      } else if moved?.contains(id) ?? scene(of: identity).map(scenes.contains) ?? false {
        taken.insert(id)
      }
    }
    return taken
  }

  private func hasOtherFrames() -> Bool {
    (0..<sources.count).contains { identity in
      guard let old = sources.element(identity, .base), let new = sources.element(identity, .theirs),
        let element = sources.markup(identity, .theirs)
      else { return false }
      return GeneratedValues.isFrame(element)
        && !MarkupComparison.isSame(old, of: sources.tree(.base), new, of: sources.tree(.theirs))
    }
  }

  // MARK: The header

  func hasOtherDevice() -> Bool {
    func device(_ side: DocumentSide) -> [String?] {
      let tree = sources.tree(side)
      let device = tree.elements.first { $0.name == "device" && $0.depth == 1 }
      return [device?["id"], device?["orientation"]]
    }
    return device(.base) != device(.theirs)
  }

  /// A capability that only states the file's format, which every later Xcode writes again.
  private static let formatOfFile = "documents saved in the"

  private func hasOtherCapabilities() -> Bool {
    func capabilities(_ side: DocumentSide) -> Set<String> {
      Set(
        sources.tree(side).elements.lazy.filter { $0.name == "capability" && $0.depth == 2 }
          .compactMap { $0["name"] }.filter { !$0.hasPrefix(Self.formatOfFile) })
    }
    return capabilities(.base) != capabilities(.theirs)
  }
}

/// Counts the restored parts between a document and its tidied form.
struct TidyCounter {
  let sources: MergeSources

  func counts(isSame: Bool) -> [TidyCount] {
    guard !isSame else { return [] }
    var counts: [TidyCount.Kind: Int] = [:]
    for identity in 0..<sources.count {
      if let kind = kind(of: identity) { counts[kind, default: 0] += 1 }
    }
    if counts[.header] != nil { counts[.header] = 1 }
    if counts.isEmpty { counts[.spelling] = 1 }
    return TidyCount.Kind.allCases.compactMap { kind in counts[kind].map { TidyCount(kind: kind, count: $0) }
    }
  }

  private func kind(of identity: Int) -> TidyCount.Kind? {
    let (before, after) = (sources.element(identity, .base), sources.element(identity, .theirs))
    let side: DocumentSide = before == nil ? .theirs : .base
    guard let element = sources.markup(identity, side) else { return nil }
    if let before, let after, isSame(before, after, isValue: sources.isValue[identity]) { return nil }
    switch sources.zone(identity, side) {
    case .root, .header: return .header
    case .resources, .notes: return .resources
    case .objects, .other:
      if GeneratedValues.isFrame(element) || GeneratedValues.isWindowFrame(element) { return .frames }
      return element["key"] == "canvasLocation" ? .places : .spelling
    }
  }

  /// Whether an element's notation is the same, ignoring its children.
  private func isSame(_ before: Int, _ after: Int, isValue: Bool) -> Bool {
    let (old, new) = (sources.tree(.base), sources.tree(.theirs))
    let (a, b) = (old[before], new[after])
    return isValue
      ? old.hasSameBytes(a.range, as: new, b.range) : old.hasSameBytes(a.startTag, as: new, b.startTag)
  }
}
