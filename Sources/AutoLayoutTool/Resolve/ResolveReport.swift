import DocumentMerging
import Foundation
import GitAccess
import PrintedWords

/// The conflicts of unmerged documents, for people and programs.
@MainActor
struct ResolveReport {
  let sides: GitMergeSides
  let documents: [UnmergedDocument]

  // MARK: Text

  /// All documents, and the possible actions.
  var text: String {
    let parts = [heading] + documents.map { PrintableText.escapedLines(lines($0)) }
    let open = documents.flatMap(\.openNumbers).count
    let advice =
      open > 0
      ? "Decide with --ours, --theirs or --both, for all conflicts or with --conflict NUMBER for some; or without options in a terminal.\n"
      : ""
    return parts.joined(separator: "\n") + (advice.isEmpty ? "" : "\n" + advice)
  }

  /// The heading, such as `merge: ours is main, theirs is feature (3f2a1bc Rename the title)`.
  var heading: String {
    let names = SideNames(sides)
    func side(_ name: String, _ side: GitMergeSides.Side) -> String {
      guard let detail = side.detail else { return name }
      return detail.hasPrefix(side.name) ? detail : "\(name) (\(detail))"
    }
    let operation = sides.operation == .unknown ? "" : "\(sides.operation.rawValue): "
    return PrintableText.escaped(
      "\(operation)ours is \(side(names.ours, sides.ours)), theirs is \(side(names.theirs, sides.theirs))")
      + "\n"
  }

  private func lines(_ document: UnmergedDocument) -> String {
    let numbers = document.numbers
    let decided = numbers.count - document.openNumbers.count
    let count = numbers.count == 1 ? "1 conflict" : "\(numbers.count) conflicts"
    let state = decided > 0 ? "\(count), \(decided) decided" : count
    guard !numbers.isEmpty else {
      return "\(document.path): no conflict is left; autolayout resolve writes it\n"
    }
    return "\(document.path): \(state)\n" + numbers.map { lines($0, document) }.joined()
  }

  /// One conflict.
  func lines(_ number: Int, _ document: UnmergedDocument) -> String {
    let entry = document[number]
    let words = ConflictWords(entry.conflict, sides)
    let width = words.rows.map(\.label.count).max() ?? 0
    let place = entry.conflict.oursLine.map { "  line \($0)" } ?? ""
    var lines = ["  \(number)  \(words.title)\(place)"]
    for row in words.rows {
      let label = row.label.padding(toLength: width, withPad: " ", startingAt: 0)
      let isTaken = row.decision != nil && (entry.decision == row.decision || entry.decision == .both)
      lines.append("     \(isTaken ? "✓" : " ") \(label)  \(row.text)")
    }
    if let decision = entry.decision, !words.rows.contains(where: { $0.decision == decision }) {
      lines.append("     ✓ \(SideNames(sides)[decision])")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: JSON

  /// One object. Keys are only ever added.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      operation: sides.operation.rawValue, ours: Side(sides.ours), theirs: Side(sides.theirs),
      documents: documents.map(Document.init))
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    var version = 1
    var operation: String
    var ours: Side
    var theirs: Side
    var documents: [Document]
  }

  private struct Side: Encodable {
    var name: String
    var detail: String?

    init(_ side: GitMergeSides.Side) { (name, detail) = (side.name, side.detail) }
  }

  private struct Document: Encodable {
    var path: String
    var conflicts: [Conflict]

    @MainActor init(_ document: UnmergedDocument) {
      path = document.path
      conflicts = document.numbers.map { Conflict(number: $0, document[$0]) }
    }
  }

  private struct Conflict: Encodable {
    var number: Int
    var kind: String
    var object: String
    var id: String?
    var attribute: String?
    var base: String?
    var ours: String?
    var theirs: String?
    var oursWords: String?
    var theirsWords: String?
    var oursLine: Int?
    var theirsLine: Int?
    var message: String
    var decision: String?

    init(number: Int, _ entry: UnmergedDocument.Entry) {
      let conflict = entry.conflict
      self.number = number
      kind = conflict.kind.rawValue
      object = conflict.object
      id = conflict.identifier
      attribute = conflict.attribute
      (base, ours, theirs) = (conflict.base, conflict.ours, conflict.theirs)
      (oursWords, theirsWords) = (conflict.oursWords, conflict.theirsWords)
      (oursLine, theirsLine) = (conflict.oursLine, conflict.theirsLine)
      message = conflict.message
      decision = entry.decision?.rawValue
    }
  }
}
