import Foundation

/// The bytes of a font file, with numbers in OpenType's format. Reading beyond the end gives nil.
struct FontFileBytes {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  var count: Int { bytes.count }

  func uint16(at offset: Int) -> Int? {
    guard let bytes = read(2, at: offset) else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(at offset: Int) -> Int? {
    guard let bytes = read(4, at: offset) else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The four letters of a tag.
  func tag(at offset: Int) -> String? {
    guard let bytes = read(4, at: offset) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ length: Int, at offset: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    return bytes[offset..<offset + length]
  }
}
