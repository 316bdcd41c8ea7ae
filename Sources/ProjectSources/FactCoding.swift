import Foundation

/// Writes values one behind the other.
struct FactWriter {
  private var list: [UInt8] = []

  var bytes: Data { Data(list) }

  /// Seven bits in each byte, the lowest first; the highest bit says that more follow.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > FactReader.bits {
      list.append(UInt8(rest & FactReader.bits | FactReader.more))
      rest >>= FactReader.width
    }
    list.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { list.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    list.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ data: Data) {
    write(data.count)
    list.append(contentsOf: data)
  }

  mutating func write(_ hash: ContentHash) {
    for word in [hash.high, hash.low] {
      withUnsafeBytes(of: word.littleEndian) { list.append(contentsOf: $0) }
    }
  }

  mutating func write<Element>(_ elements: [Element], _ body: (inout FactWriter, Element) -> Void) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Reads what ``FactWriter`` wrote. Bytes that nobody wrote give an error, and never more values than there are bytes.
struct FactReader {
  struct Broken: Error {}

  static let bits: UInt64 = 0x7f
  static let more: UInt64 = 0x80
  static let width: UInt64 = 7

  private let bytes: Data
  private var place: Data.Index

  init(_ bytes: Data) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The bytes that have not been read.
  var rest: Data { bytes[place...] }

  private mutating func byte() throws(Broken) -> UInt8 {
    guard place < bytes.endIndex else { throw Broken() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() throws(Broken) -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = UInt64(try byte())
      guard shift < UInt64(UInt64.bitWidth) else { throw Broken() }
      result |= (next & Self.bits) << shift
      if next & Self.more == 0 { return Int(Int64(bitPattern: result)) }
      shift += Self.width
    }
  }

  mutating func flag() throws(Broken) -> Bool { try byte() != 0 }

  /// The next bytes, without a copy.
  mutating func data(count: Int) throws(Broken) -> Data {
    guard count >= 0, count <= bytes.endIndex - place else { throw Broken() }
    defer { place += count }
    return bytes[place..<(place + count)]
  }

  mutating func data() throws(Broken) -> Data { try data(count: try number()) }

  mutating func text() throws(Broken) -> String { String(decoding: try data(), as: UTF8.self) }

  mutating func optionalText() throws(Broken) -> String? { try flag() ? try text() : nil }

  private mutating func word() throws(Broken) -> UInt64 {
    let next = try data(count: MemoryLayout<UInt64>.size)
    return next.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  mutating func hash() throws(Broken) -> ContentHash {
    ContentHash(high: try word(), low: try word())
  }

  mutating func list<Element>(
    _ body: (inout FactReader) throws(Broken) -> Element
  ) throws(Broken) -> [Element] {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - place else { throw Broken() }
    var result: [Element] = []
    for _ in 0..<count { result.append(try body(&self)) }
    return result
  }
}

// MARK: Values

extension OutlineFacts {
  func write(to writer: inout FactWriter) {
    writer.write(names) { $0.write($1) }
    writer.write(hasIdentifiers)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    names = try reader.list { (reader) throws(FactReader.Broken) in try reader.text() }
    hasIdentifiers = try reader.flag()
  }
}

extension SourceMember {
  func write(to writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(baseName)
    writer.write(type)
    writer.write(isExposed)
    writer.write(line)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    guard let kind = Kind(rawValue: try reader.text()) else { throw FactReader.Broken() }
    self.init(
      kind, try reader.text(), baseName: try reader.optionalText(), type: try reader.optionalText(),
      isExposed: try reader.flag(), line: try reader.number())
  }
}

extension SourceType {
  func write(to writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(runtimeName)
    writer.write(inherited) { $0.write($1) }
    writer.write(members) { $1.write(to: &$0) }
    writer.write(isOpenEnded)
    writer.write(line)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    guard let kind = Kind(rawValue: try reader.text()) else { throw FactReader.Broken() }
    self.init(
      kind, try reader.text(), runtimeName: try reader.optionalText(),
      inherited: try reader.list { (reader) throws(FactReader.Broken) in try reader.text() },
      members: try reader.list { (reader) throws(FactReader.Broken) in try SourceMember(from: &reader) },
      isOpenEnded: try reader.flag(), line: try reader.number())
  }
}

extension IdentifierUse {
  func write(to writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(method)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    guard let kind = Kind(rawValue: try reader.text()) else { throw FactReader.Broken() }
    self.init(
      kind, try reader.text(), method: try reader.text(), line: try reader.number(),
      column: try reader.number())
  }
}
