import Foundation

/// Reads words and numbers from a file of lines.
public struct LineScanner {
  private let bytes: [UInt8]
  private var position = 0

  public init(contentsOf path: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path))) + [0]
  }

  /// The next word of any line, or nil at the end of the file.
  public mutating func firstWord() -> String? {
    while bytes[position] == UInt8(ascii: "\n") { position += 1 }
    return word()
  }

  /// The next word of this line, or nil at its end.
  public mutating func word() -> String? {
    skipSpaces()
    let start = position
    while bytes[position] > UInt8(ascii: " ") { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The next number of this line, or nil at its end.
  public mutating func number() -> Double? {
    skipSpaces()
    guard bytes[position] > UInt8(ascii: " ") else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text -> Double? in
        guard let base = text.baseAddress else { return nil }
        var end: UnsafeMutablePointer<CChar>?
        let value = strtod(base + position, &end)
        guard let end, end > base + position else { return nil }
        position = UnsafePointer(end) - base
        return value
      }
    }
  }

  public mutating func integer() -> Int? { number().map { Int($0) } }

  private mutating func skipSpaces() {
    while bytes[position] == UInt8(ascii: " ") { position += 1 }
  }
}
