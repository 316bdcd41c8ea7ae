import Foundation

/// Whether a text is well-formed XML, judged by tags alone: enough for what our own writer can get wrong.
enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.contains("<") || !tag.filter({ $0 == "\"" }).count.isMultiple(of: 2) { return false }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    let controls = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    return open.isEmpty && !controls
  }
}
