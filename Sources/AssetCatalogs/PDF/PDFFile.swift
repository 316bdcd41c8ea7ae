import Foundation

/// The objects of a PDF file (ISO 32000-1, 7.5).
///
/// All objects are read from the first to the last, without the table of their places: catalogues have small files, and a damaged
/// table does no harm.
struct PDFFile {
  /// An object, with the place of its stream's bytes.
  private struct Entry {
    var value: PDFValue
    var stream: Range<Int>?
  }

  private let bytes: [UInt8]
  private var entries: [Int: Entry] = [:]
  /// Whether no stream ends any more: a file of unfinished streams is searched once.
  private var endsNoStream = false

  /// The largest decompressed stream, that of all streams of objects, and the largest number of objects, so that no file takes all
  /// memory or time.
  private static let largestStream = 32 * 1024 * 1024
  private static let mostObjects = 100_000
  private static let longestChain = 32

  /// Nil for another format, and for an encrypted file.
  init?(_ data: Data) {
    guard data.starts(with: Array("%PDF-".utf8)), data.range(of: Data("/Encrypt".utf8)) == nil else {
      return nil
    }
    bytes = [UInt8](data)
    readObjects()
    var left = Self.largestStream
    for number in entries.keys.sorted() where left > 0 { readObjects(inStream: number, within: &left) }
  }

  // MARK: Objects

  private mutating func readObjects() {
    var scanner = PDFScanner(bytes)
    while entries.count < Self.mostObjects, scanner.skip(past: " obj") {
      guard let number = number(before: scanner.position), let value = scanner.value() else { continue }
      let stream = stream(of: value, &scanner)
      entries[number] = Entry(value: value, stream: stream)
    }
  }

  /// The object's number, which stands before its generation and the word `obj`.
  private func number(before end: Int) -> Int? {
    let head = bytes[max(0, end - 24)..<end - " obj".utf8.count]
    let words = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, Int(words[words.count - 1]) != nil else { return nil }
    return Int(words[words.count - 2])
  }

  private mutating func stream(of value: PDFValue, _ scanner: inout PDFScanner) -> Range<Int>? {
    guard let entries = value.dictionary else { return nil }
    var ahead = scanner
    guard case .word("stream")? = ahead.value() else { return nil }
    if ahead.position < bytes.count, bytes[ahead.position] == 13 { ahead.position += 1 }
    if ahead.position < bytes.count, bytes[ahead.position] == 10 { ahead.position += 1 }
    let start = ahead.position
    if let length = entries["Length"]?.number, length >= 0, length <= CGFloat(bytes.count - start) {
      ahead.position = start + Int(length)
      scanner.position = ahead.position
      if case .word("endstream")? = ahead.value() { return start..<start + Int(length) }
    }
    ahead.position = start
    guard !endsNoStream, ahead.skip(past: "endstream") else {
      endsNoStream = true
      return nil
    }
    scanner.position = ahead.position
    return start..<ahead.position - "endstream".utf8.count
  }

  /// Reads the objects of a compressed stream of objects (7.5.7).
  ///
  /// - Parameter left: the number of bytes that such streams may still have.
  private mutating func readObjects(inStream number: Int, within left: inout Int) {
    guard let head = entries[number]?.value.dictionary, head["Type"]?.name == "ObjStm",
      let first = head["First"].flatMap(resolved)?.number, let content = stream(number)
    else { return }
    left -= content.count
    guard first >= 0, first <= CGFloat(content.count) else { return }
    var index = PDFScanner(content)
    while entries.count < Self.mostObjects, index.position < Int(first), let object = index.value()?.number,
      let offset = index.value()?.number
    {
      guard offset >= 0, first + offset < CGFloat(content.count), object >= 0, object < 1e9 else { continue }
      var scanner = PDFScanner(content, at: Int(first + offset))
      guard entries[Int(object)] == nil, let value = scanner.value() else { continue }
      entries[Int(object)] = Entry(value: value)
    }
  }

  // MARK: Values

  /// The value that a reference means.
  func resolved(_ value: PDFValue) -> PDFValue {
    var value = value
    for _ in 0..<Self.longestChain {
      guard case .reference(let number) = value else { return value }
      value = entries[number]?.value ?? .null
    }
    return .null
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { value.map(resolved)?.dictionary }
  func array(_ value: PDFValue?) -> [PDFValue]? { value.map(resolved)?.array?.map(resolved) }
  func number(_ value: PDFValue?) -> CGFloat? { value.map(resolved)?.number }
  func name(_ value: PDFValue?) -> String? { value.map(resolved)?.name }

  func numbers(_ value: PDFValue?) -> [CGFloat]? { array(value)?.compactMap(\.number) }

  /// The bytes of an object's stream; nil if its compression is none of those that are read, which are none and Flate.
  func stream(_ object: Int) -> [UInt8]? {
    guard let entry = entries[object], let place = entry.stream, let head = entry.value.dictionary else {
      return nil
    }
    let content = Array(bytes[place])
    let filters = array(head["Filter"])?.compactMap(\.name) ?? [name(head["Filter"])].compactMap { $0 }
    let parameters = dictionary(head["DecodeParms"])
    guard number(parameters?["Predictor"]) ?? 1 <= 1 else { return nil }
    switch filters {
    case []: return content
    case ["FlateDecode"]: return Inflation.bytes(of: content, limit: Self.largestStream)
    default: return nil
    }
  }

  /// The JPEG file in the stream of an image; nil for other compressions (7.4.8).
  func jpeg(_ object: Int) -> [UInt8]? {
    guard let entry = entries[object], let place = entry.stream, let head = entry.value.dictionary else {
      return nil
    }
    let filters = array(head["Filter"])?.compactMap(\.name) ?? [name(head["Filter"])].compactMap { $0 }
    switch filters {
    case ["DCTDecode"]: return Array(bytes[place])
    case ["FlateDecode", "DCTDecode"]:
      return Inflation.bytes(of: Array(bytes[place]), limit: Self.largestStream)
    default: return nil
    }
  }

  /// The bytes of one stream or of several in a row, such as a page's contents.
  func contents(_ value: PDFValue?) -> [UInt8]? {
    if case .reference(let number)? = value, entries[number]?.value.array == nil { return stream(number) }
    return value.map(resolved)?.array.flatMap(joined)
  }

  /// The streams of references in a row. Further arrays among them, which could contain themselves, are left out.
  private func joined(_ parts: [PDFValue]) -> [UInt8]? {
    let streams = parts.compactMap { part in
      if case .reference(let number) = part { stream(number) } else { nil }
    }
    return streams.isEmpty ? nil : Array(streams.joined(separator: [10]))
  }

  /// The first page, with the values that it inherits (7.7.3).
  var firstPage: [String: PDFValue]? {
    let catalog = entries.keys.sorted().lazy.compactMap { entries[$0]?.value.dictionary }.last {
      name($0["Type"]) == "Catalog"
    }
    var node = dictionary(catalog?["Pages"])
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<Self.longestChain {
      guard let current = node else { return nil }
      for key in ["MediaBox", "Resources", "Rotate"] { inherited[key] = current[key] ?? inherited[key] }
      guard let kids = array(current["Kids"]) else { return current.merging(inherited) { own, _ in own } }
      node = kids.first?.dictionary
    }
    return nil
  }
}
