import Foundation

/// The encoding that git gives a document in the work tree by the attribute `working-tree-encoding`: UTF-8, or UTF-16 with a mark.
enum CheckedOutEncoding {
  case utf8, utf16LittleEndian, utf16BigEndian

  private static let littleMark: [UInt8] = [0xFF, 0xFE]
  private static let bigMark: [UInt8] = [0xFE, 0xFF]

  init(of document: Data) {
    self =
      document.starts(with: Self.littleMark)
      ? .utf16LittleEndian : document.starts(with: Self.bigMark) ? .utf16BigEndian : .utf8
  }

  /// The document in UTF-8, for reading; unchanged if it has a different encoding.
  func decoded(_ document: Data) -> Data {
    guard self != .utf8, Self(of: document) == self else { return document }
    let units = document.dropFirst(Self.littleMark.count)
    return String(data: Data(units), encoding: encoding).map { Data($0.utf8) } ?? document
  }

  /// A document in UTF-8 in this encoding.
  func encoded(_ document: Data) -> Data {
    guard self != .utf8, let text = String(bytes: document, encoding: .utf8),
      let units = text.data(using: encoding)
    else { return document }
    return Data(self == .utf16LittleEndian ? Self.littleMark : Self.bigMark) + units
  }

  private var encoding: String.Encoding {
    switch self {
    case .utf8: .utf8
    case .utf16LittleEndian: .utf16LittleEndian
    case .utf16BigEndian: .utf16BigEndian
    }
  }
}
