import Foundation

/// The lines of `autolayout` in a file of git's attributes, between two marks.
struct AttributesBlock {
  private static let start = "# >>> autolayout git install"
  private static let end = "# <<< autolayout git install"
  /// The suffix of the first mark if the file did not end with a newline, so that removing the block restores the
  /// file.
  private static let addedNewline = " (newline added)"
  private static let patterns = ["*.storyboard", "*.xib"]

  /// The file with other parts in its block, or without the block if there are no parts. All other bytes stay
  /// unchanged.
  ///
  /// - Throws: if only one mark of the block is there.
  static func replaced(in file: Data, parts: [GitPart]) throws(ToolFailure) -> Data {
    let attributes = parts.compactMap(\.attribute)
    guard let range = try range(in: file) else {
      return attributes.isEmpty ? file : file + Data(appended(attributes, to: file).utf8)
    }
    let block = String(decoding: file[range], as: UTF8.self)
    let wasAdded = block.contains(start + addedNewline)
    if attributes.isEmpty {
      // The newline before the block is part of it.
      let first = wasAdded ? newlineStart(before: range.lowerBound, in: file) : range.lowerBound
      return file[..<first] + file[range.upperBound...]
    }
    let text = text(attributes, newline: newline(of: file), isNewlineAdded: wasAdded)
    return file[..<range.lowerBound] + Data(text.utf8) + file[range.upperBound...]
  }

  /// The parts that a file's block switches on.
  static func parts(in file: Data) throws(ToolFailure) -> [GitPart] {
    guard let range = try range(in: file) else { return [] }
    let words = String(decoding: file[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return GitPart.allCases.filter { part in part.attribute.map { words.contains(Substring($0)) } ?? false }
  }

  private static func appended(_ attributes: [String], to file: Data) -> String {
    let lacksNewline = file.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let newline = newline(of: file)
    return (lacksNewline ? newline : "") + text(attributes, newline: newline, isNewlineAdded: lacksNewline)
  }

  private static func text(_ attributes: [String], newline: String, isNewlineAdded: Bool) -> String {
    let lines = patterns.map { "\($0) \(attributes.joined(separator: " "))" }
    let mark = start + (isNewlineAdded ? addedNewline : "")
    return ([mark] + lines + [end]).map { $0 + newline }.joined()
  }

  private static func newline(of file: Data) -> String {
    guard let first = file.firstIndex(of: UInt8(ascii: "\n")), first > file.startIndex else { return "\n" }
    return file[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private static func newlineStart(before index: Int, in file: Data) -> Int {
    let newline = file.index(before: index)
    guard newline > file.startIndex, file[newline - 1] == UInt8(ascii: "\r") else { return newline }
    return newline - 1
  }

  /// The range from the first byte of the first mark to the end of the last mark's line.
  private static func range(in file: Data) throws(ToolFailure) -> Range<Int>? {
    let first = lineStart(of: start, in: file)
    let last = lineStart(of: end, in: file)
    guard let first, let last, first < last else {
      guard first == nil && last == nil else {
        throw ToolFailure(
          message:
            "the block of autolayout in it is incomplete; remove the lines from \"\(start)\" to \"\(end)\"")
      }
      return nil
    }
    let newline = file[last...].firstIndex(of: UInt8(ascii: "\n"))
    return first..<(newline.map { $0 + 1 } ?? file.endIndex)
  }

  private static func lineStart(of mark: String, in file: Data) -> Int? {
    var from = file.startIndex
    while let found = file.range(of: Data(mark.utf8), in: from..<file.endIndex) {
      if found.lowerBound == file.startIndex || file[found.lowerBound - 1] == UInt8(ascii: "\n") {
        return found.lowerBound
      }
      from = found.upperBound
    }
    return nil
  }
}
