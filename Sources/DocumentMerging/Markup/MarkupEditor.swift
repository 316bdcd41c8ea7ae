/// Collects replacements of ranges of bytes, and applies them at once.
///
/// Everything outside the ranges stays as it is, byte for byte.
struct MarkupEditor {
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
    var number: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range. Ranges must not overlap; insertions at one place keep their order.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    edits.append(Edit(range: range, bytes: bytes, number: edits.count))
  }

  mutating func insert(_ bytes: [UInt8], at index: Int) { replace(index..<index, with: bytes) }

  mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// A part of a text with the edits in it.
  func applied(to bytes: [UInt8], in whole: Range<Int>) -> [UInt8] {
    guard !edits.isEmpty else { return Array(bytes[whole]) }
    // An insertion comes before a replacement that begins at the same place.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.number) < (
        $1.range.lowerBound, $1.range.upperBound, $1.number
      )
    }
    var result: [UInt8] = []
    var index = whole.lowerBound
    for edit in sorted {
      precondition(edit.range.lowerBound >= index && edit.range.upperBound <= whole.upperBound)
      result += bytes[index..<edit.range.lowerBound]
      result += edit.bytes
      index = edit.range.upperBound
    }
    result += bytes[index..<whole.upperBound]
    return result
  }
}
