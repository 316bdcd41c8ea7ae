import Foundation

/// Whether a document names fonts at all: otherwise no font files are searched.
enum NamedDocumentFonts {
  private static let start = Data("<font".utf8)
  private static let names = [Data(" name=\"".utf8), Data(" family=\"".utf8)]

  /// Interface Builder writes a name for every font except the system's.
  static func isAny(in document: Data) -> Bool {
    var rest = document[...]
    while let start = rest.range(of: start) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      let element = rest[..<end]
      if names.contains(where: { element.range(of: $0) != nil }) { return true }
      rest = rest[end...]
    }
    return false
  }
}
