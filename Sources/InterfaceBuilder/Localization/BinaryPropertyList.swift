import Foundation

/// Reads the dictionaries and texts of a binary property list (the format is described in Apple's `CFBinaryPList.c`).
///
/// Objects refer to others by number, so a short list can represent an infinite one, or one that exceeds the memory;
/// depth and number of objects are therefore limited.
struct BinaryPropertyList {
  /// The deepest nesting; lists of texts have three levels.
  private static let deepest = 16
  private static let mostObjects = 500_000
  /// The number of bytes at the end, which contain the sizes of numbers, the number of objects, the first object, and
  /// the start of the offset table.
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let offsetLength: Int
  private let referenceLength: Int
  private let tableStart: Int
  private let count: Int
  private let top: Int
  private var objects = 0

  private enum Value {
    case text(String)
    case dictionary([String: Any])
    case list([String])
  }

  /// The dictionary; nil if the bytes are not such a list, or if the list is not a dictionary or too large.
  static func dictionary(_ data: Data) -> [String: Any]? {
    guard var list = BinaryPropertyList([UInt8](data)),
      case .dictionary(let pairs)? = list.value(list.top, depth: 0)
    else { return nil }
    return list.objects <= mostObjects ? pairs : nil
  }

  private init?(_ bytes: [UInt8]) {
    let start = bytes.count - Self.trailerLength
    guard start >= 8 else { return nil }
    self.bytes = bytes
    offsetLength = Int(bytes[start + 6])
    referenceLength = Int(bytes[start + 7])
    guard let count = Self.number(bytes, at: start + 8, length: 8),
      let top = Self.number(bytes, at: start + 16, length: 8),
      let table = Self.number(bytes, at: start + 24, length: 8), (1...8).contains(offsetLength),
      (1...8).contains(referenceLength), table <= start, count <= (start - table) / offsetLength
    else { return nil }
    (self.count, self.top, tableStart) = (count, top, table)
  }

  /// A whole number, the most significant byte first; nil if it exceeds the data or `Int`.
  private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int? {
    guard place >= 0, length > 0, place <= bytes.count - length else { return nil }
    let value = bytes[place..<place + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  // MARK: Objects

  /// The value of an object; nil for other kinds of objects and for invalid ones.
  private mutating func value(_ index: Int, depth: Int) -> Value? {
    objects += 1
    guard depth <= Self.deepest, objects <= Self.mostObjects, (0..<count).contains(index),
      let place = Self.number(bytes, at: tableStart + index * offsetLength, length: offsetLength),
      place < tableStart, let (length, content) = extent(at: place)
    else { return nil }
    switch bytes[place] >> 4 {
    case 0x5: return text(at: content, length: length).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return wideText(at: content, length: length).map(Value.text)
    case 0xA: return list(at: content, length: length, depth: depth).map(Value.list)
    case 0xD: return dictionary(at: content, length: length, depth: depth).map(Value.dictionary)
    default: return nil
    }
  }

  /// The number of an object's elements, and their start. Lengths of 15 or more are stored as a number after the
  /// marker.
  private func extent(at place: Int) -> (length: Int, content: Int)? {
    guard bytes.indices.contains(place) else { return nil }
    let short = Int(bytes[place] & 0x0F)
    guard short == 0x0F else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard size <= 8, let length = Self.number(bytes, at: place + 2, length: size) else { return nil }
    return (length, place + 2 + size)
  }

  private func text(at place: Int, length: Int) -> ArraySlice<UInt8>? {
    guard length <= tableStart, place <= tableStart - length else { return nil }
    return bytes[place..<place + length]
  }

  /// Length is in units of UTF-16.
  private func wideText(at place: Int, length: Int) -> String? {
    guard length <= tableStart / 2, let slice = text(at: place, length: length * 2) else { return nil }
    let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
      UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The texts of a list.
  private mutating func list(at place: Int, length: Int, depth: Int) -> [String]? {
    guard length <= tableStart / referenceLength, place <= tableStart - length * referenceLength else {
      return nil
    }
    var texts: [String] = []
    for index in 0..<length {
      guard let item = Self.number(bytes, at: place + index * referenceLength, length: referenceLength),
        case .text(let text)? = value(item, depth: depth + 1)
      else { continue }
      texts.append(text)
    }
    return texts
  }

  /// Keys first, then values.
  private mutating func dictionary(at place: Int, length: Int, depth: Int) -> [String: Any]? {
    guard length <= tableStart / (2 * referenceLength), place <= tableStart - 2 * length * referenceLength
    else { return nil }
    var pairs: [String: Any] = [:]
    for index in 0..<length {
      let keyPlace = place + index * referenceLength
      guard let key = Self.number(bytes, at: keyPlace, length: referenceLength),
        let other = Self.number(bytes, at: keyPlace + length * referenceLength, length: referenceLength),
        case .text(let name)? = value(key, depth: depth + 1)
      else { continue }
      switch value(other, depth: depth + 1) {
      case .text(let text): pairs[name] = text
      case .dictionary(let inner): pairs[name] = inner
      case .list(let texts): pairs[name] = texts
      case nil: break
      }
    }
    return pairs
  }
}
