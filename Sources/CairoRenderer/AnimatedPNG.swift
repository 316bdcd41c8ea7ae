import Foundation

/// Combines pictures into one animated PNG, which plays in browsers and shows its first picture elsewhere.
///
/// The pictures' compressed pixels are copied unchanged. (APNG is part of the third edition of the PNG specification,
/// W3C 2025: chunks `acTL`, `fcTL` and `fdAT`.) Keeps the result in memory, and one picture at a time.
public struct AnimatedPNG {
  /// The error for an unsuitable picture, in words.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  private let count: Int
  private let plays: Int
  private var bytes = Data(Self.signature)
  private var header = Data()
  private var added = 0
  private var sequence: UInt32 = 0

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins a file. Throws a ``Fault`` for numbers outside the format's range.
  ///
  /// - Parameters:
  ///   - count: the number of pictures that follow; at least 1.
  ///   - plays: the number of repetitions; 0 for endless.
  public init(count: Int, plays: Int = 0) throws(Fault) {
    guard count >= 1, count <= Int(UInt32.max), plays >= 0, plays <= Int(UInt32.max) else {
      throw Fault(description: "\(count) pictures, played \(plays) times, are not an animation")
    }
    self.count = count
    self.plays = plays
  }

  /// Adds a picture, of the same size and kind of pixels as the first. Throws a ``Fault`` for a different kind, for data
  /// that is not a PNG file, and for more pictures than announced.
  ///
  /// - Parameter seconds: the duration for which it is shown, rounded to milliseconds.
  public mutating func add(_ png: Data, seconds: Double) throws(Fault) {
    let chunks = try PNGChunk.all(in: png)
    guard let own = chunks.first, own.type == "IHDR", own.content.count == Self.headerLength else {
      throw Fault(description: "a picture has no header")
    }
    guard added < count else { throw Fault(description: "there are more than \(count) pictures") }
    if added == 0 { begin(own) }
    guard own.content == header else {
      throw Fault(description: "picture \(added + 1) differs from the first in size or pixel format")
    }
    append(PNGChunk(type: "fcTL", content: control(seconds: seconds)))
    for chunk in chunks where chunk.type == "IDAT" {
      guard added > 0 else {
        append(chunk)
        continue
      }
      append(PNGChunk(type: "fdAT", content: nextNumber() + chunk.content))
    }
    added += 1
  }

  /// The file. Throws a ``Fault`` if fewer pictures were added than announced.
  public mutating func finish() throws(Fault) -> Data {
    guard added == count else {
      throw Fault(description: "\(added) pictures were added, \(count) were announced")
    }
    append(PNGChunk(type: "IEND", content: Data()))
    return bytes
  }

  // MARK: Chunks

  /// Width, height, depth, colour, compression, filter, interlacing.
  private static let headerLength = 13
  private static let millisecondsInASecond = 1000

  private mutating func begin(_ chunk: PNGChunk) {
    header = chunk.content
    append(chunk)
    append(PNGChunk(type: "acTL", content: Data(bigEndian: UInt32(count)) + Data(bigEndian: UInt32(plays))))
  }

  /// Number, width and height, place, time, and the operation that replaces the whole previous picture.
  private mutating func control(seconds: Double) -> Data {
    let longest = Double(UInt16.max)
    let time = (seconds * Double(Self.millisecondsInASecond)).rounded()
    let milliseconds = UInt16(time.isFinite ? min(longest, max(0, time)) : 0)
    var data = nextNumber() + header.prefix(8)
    data += Data(bigEndian: UInt32(0)) + Data(bigEndian: UInt32(0))
    data += Data(bigEndian: milliseconds) + Data(bigEndian: UInt16(Self.millisecondsInASecond))
    return data + [0, 0]
  }

  private mutating func nextNumber() -> Data {
    defer { sequence += 1 }
    return Data(bigEndian: sequence)
  }

  private mutating func append(_ chunk: PNGChunk) { bytes += chunk.encoded }
}

/// A part of a PNG file.
struct PNGChunk: Hashable {
  /// Four letters.
  let type: String
  let content: Data

  /// Length, type, content and checksum.
  var encoded: Data {
    let named = Data(type.utf8) + content
    return Data(bigEndian: UInt32(content.count)) + named + Data(bigEndian: Self.checksum(named))
  }

  /// - Throws: if the bytes are not a PNG, or if a chunk extends beyond their end.
  static func all(in png: Data) throws(AnimatedPNG.Fault) -> [PNGChunk] {
    guard png.starts(with: AnimatedPNG.signature) else {
      throw AnimatedPNG.Fault(description: "a picture is not a PNG")
    }
    var (chunks, place) = ([PNGChunk](), png.startIndex + AnimatedPNG.signature.count)
    while png.endIndex - place >= frameLength {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard png.endIndex - place - frameLength >= length else { break }
      let type = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, content: Data(png[place + 8..<place + 8 + length])))
      place += frameLength + length
      if type == "IEND" { return chunks }
    }
    throw AnimatedPNG.Fault(description: "a picture is cut off")
  }

  /// Length, type and checksum around the content.
  private static let frameLength = 12

  /// CRC-32 with the reversed polynomial of the PNG specification, annex D.
  static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}

extension Data {
  fileprivate init(bigEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
