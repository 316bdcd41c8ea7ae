import Foundation

/// Whether a document names fonts at all: nobody looks for files otherwise.
enum NamedDocumentFonts {
  /// Interface Builder writes a name for every font but the system's.
  static func isAny(in document: Data) -> Bool {
    let text = String(decoding: document, as: UTF8.self)
    var rest = text[...]
    while let start = rest.range(of: "<font") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ">") else { return false }
      let element = rest[..<end]
      if element.contains(" name=\"") || element.contains(" family=\"") { return true }
      rest = rest[end...]
    }
    return false
  }
}
