import Foundation
import SeededRandom
import Testing

@testable import DocumentMerging

/// Laws that every merge keeps, on random edits and on saved documents.
struct MergePropertyTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func example() throws -> Data {
    try Data(contentsOf: root.appendingPathComponent("Examples/Fieldnotes/Base.lproj/Main.storyboard"))
  }

  /// Whether two documents differ in nothing that anyone decided.
  private static func isSameInMeaning(_ a: Data, _ b: Data) throws -> Bool {
    let (first, second) = (try MarkupTree(document: a), try MarkupTree(document: b))
    return !TidyRules(MergeSources(base: first, ours: first, theirs: second)).hasDecision(
      countingFrames: true)
  }

  /// Edits at different places merge to the edits of both, whichever side is ours.
  @Test(arguments: 1...5)
  func disjointEditsMergeToBoth(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = try Self.example()
    let edits = try RandomEdits(base)
    let (ours, theirs, both, count) = edits.sides(&generator)
    try #require(count > 1)
    let (mine, other, all) = (edits.document(ours), edits.document(theirs), edits.document(both))
    let merged = try DocumentMerge.merge(base: base, ours: mine, theirs: other, policy: .merge)
    #expect(merged.conflicts.map(\.message) == [])
    #expect(merged.document == all)
    let swapped = try DocumentMerge.merge(base: base, ours: other, theirs: mine, policy: .merge)
    #expect(swapped.conflicts.map(\.message) == [])
    #expect(try Self.isSameInMeaning(swapped.document, all))
  }

  /// The comparison that the test above relies on does find a difference.
  @Test func differencesInMeaningAreSeen() throws {
    let text = SampleDocument.text
    for edit in [
      TextEdit(SampleDocument.name, "text=\"A\""), .delete(SampleDocument.masked),
      .delete(SampleDocument.outlet),
      .insert(MergeRuleTests.constraint("new-aa-001"), after: SampleDocument.firstConstraint),
      TextEdit(SampleDocument.label + SampleDocument.button, SampleDocument.button + SampleDocument.label),
      TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\""),
    ] {
      #expect(try !Self.isSameInMeaning(Data(text.utf8), Data(text.edited([edit]).utf8)), "\(edit.new)")
    }
    let noise = text.edited([TextEdit("x=\"140\"", "x=\"1\""), TextEdit("14460.31", "15705")])
    #expect(try Self.isSameInMeaning(Data(text.utf8), Data(noise.utf8)))
  }

  // MARK: Saved documents

  private static let corpus = ProcessInfo.processInfo.environment["AUTOLAYOUT_CORPUS"]

  private static func documents() throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: corpus ?? "/nowhere"), includingPropertiesForKeys: nil)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      if ["storyboard", "xib"].contains(file.pathExtension) { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Where one side changed nothing, the result is the other side, byte for byte; and a document merged or tidied with
  /// itself is itself. The weighing of changes is not left out here, as it is for such merges otherwise.
  @Test(.enabled(if: corpus != nil, "AUTOLAYOUT_CORPUS names no folder of storyboards and xibs"))
  func mergesOfSavedDocumentsKeepEveryByte() throws {
    var count = 0
    for (number, file) in try Self.documents().enumerated() {
      let document = try Data(contentsOf: file)
      guard let edits = try? RandomEdits(document) else { continue }
      count += 1
      #expect(try DocumentTidying.tidied(document, against: document).document == document, "\(file.path)")
      let same = try DocumentMerge.merge(base: document, ours: document, theirs: document, policy: .merge)
      #expect(same.document == document && same.conflicts.isEmpty, "\(file.path)")
      var generator = SeededGenerator(seed: UInt64(number))
      let edited = edits.document(edits.sides(&generator).both)
      let taken = try DocumentMerge.merge(base: document, ours: document, theirs: edited, policy: .merge)
      #expect(taken.document == edited && taken.conflicts.isEmpty, "\(file.path)")
      let kept = try DocumentMerge.merge(base: document, ours: edited, theirs: document, policy: .merge)
      #expect(kept.document == edited && kept.conflicts.isEmpty, "\(file.path)")
      for sides in [(document, document, edited), (document, edited, document), (edited, edited, edited)] {
        let merged = try DocumentMerge.merge(base: sides.0, ours: sides.1, theirs: sides.2)
        #expect(merged.document == edited, "\(file.path)")
      }
    }
    #expect(count > 0)
  }
}
