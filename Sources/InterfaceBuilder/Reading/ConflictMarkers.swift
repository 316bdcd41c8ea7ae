import Foundation

/// Conflict markers that a merge left in a file.
package enum ConflictMarkers {
  private static let starts = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  /// An error at the first marker; nil for a file without markers.
  package static func error(in data: Data) -> DocumentError? {
    var line = 1
    for bytes in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if starts.contains(where: { bytes.starts(with: $0.utf8) }) {
        return DocumentError(
          .malformedXML, at: DocumentPosition(line: line, column: 1),
          "Expected XML, found a conflict marker of a merge",
          hint: "Resolve the merge first: git checkout --ours or --theirs takes one side")
      }
      line += 1
    }
    return nil
  }
}
