import DocumentMerging
import Foundation
import PrintedWords

/// The disagreements of a merge, for people and programs.
struct MergeReport {
  /// The document's name.
  let name: String

  /// A line for each conflict, and a last line with instructions; empty if there are none.
  func text(_ conflicts: [MergeConflict]) -> String {
    PrintableText.escapedLines(lines(conflicts))
  }

  private func lines(_ conflicts: [MergeConflict]) -> String {
    guard !conflicts.isEmpty else { return "" }
    let lines = conflicts.map { conflict in
      "\(name):\(place(of: conflict)): conflict: \(conflict.message)\(places(of: conflict))\n"
    }
    if conflicts.contains(where: { $0.kind == .lines }) {
      return lines.joined()
        + "\(name): the file is as ours. Take one side, or save both in Xcode 5 or later and merge again.\n"
    }
    let count = conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts"
    return lines.joined()
      + "\(name): \(count); there the file is as ours, everything else is merged. autolayout resolve goes through them; or open it in Xcode and decide, then git add it.\n"
  }

  /// The reason why nothing was merged.
  func text(_ failure: MergeFailure) -> String {
    PrintableText.escapedLines(lines(failure))
  }

  private func lines(_ failure: MergeFailure) -> String {
    let error = failure.error
    let hint = error.hint.map { "\n  hint: \($0)" } ?? ""
    guard failure.part != .result else {
      return
        "\(name): error: The merged document would not be valid, so it was not written: \(error.message)\(hint)\n"
    }
    return "\(name):\(error.position): error: In \(failure.part.rawValue): \(error.message)\(hint)\n"
  }

  /// One array, an object for each conflict.
  func json(_ conflicts: [MergeConflict]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = conflicts.map { Entry($0, file: name) }
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }

  private func place(of conflict: MergeConflict) -> Int { conflict.oursLine ?? conflict.theirsLine ?? 1 }

  private func places(of conflict: MergeConflict) -> String {
    let sides = [("ours", conflict.oursLine), ("theirs", conflict.theirsLine)]
    let places = sides.compactMap { side, line in line.map { "\(side) line \($0)" } }
    return places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
  }

  /// The names of the keys are stable.
  private struct Entry: Encodable {
    var file: String
    var kind: String
    var object: String
    var id: String?
    var attribute: String?
    var base: String?
    var ours: String?
    var theirs: String?
    var oursLine: Int?
    var theirsLine: Int?
    var message: String

    init(_ conflict: MergeConflict, file: String) {
      self.file = file
      kind = conflict.kind.rawValue
      object = conflict.object
      id = conflict.identifier
      attribute = conflict.attribute
      (base, ours, theirs) = (conflict.base, conflict.ours, conflict.theirs)
      (oursLine, theirsLine) = (conflict.oursLine, conflict.theirsLine)
      message = conflict.message
    }
  }
}
