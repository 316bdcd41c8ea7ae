/// Reads the bytes of a log: UTF-8, or UTF-16 as some consoles save it.
public enum LogBytes {
  /// The number of bytes that decide the encoding of a text without a byte order mark.
  private static let sampleLength = 1_024

  /// The text of any bytes. Invalid bytes are replaced, because logs may contain anything.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    let head = Array(bytes.prefix(3))
    if head == [0xEF, 0xBB, 0xBF] { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    switch head.prefix(2) {
    case [0xFF, 0xFE]: return sixteenBits(bytes.dropFirst(2), lowFirst: true)
    case [0xFE, 0xFF]: return sixteenBits(bytes.dropFirst(2), lowFirst: false)
    default: break
    }
    guard let lowFirst = unmarkedOrder(bytes.prefix(sampleLength)) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return sixteenBits(bytes, lowFirst: lowFirst)
  }

  /// Whether low bytes come first in UTF-16 without a mark: in messages of ASCII every other byte is 0. Nil for other
  /// encodings.
  private static func unmarkedOrder(_ sample: some Collection<UInt8>) -> Bool? {
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = sample.count / 4
    guard most > 0 else { return nil }
    if zeros.odd > most, zeros.even == 0 { return true }
    return zeros.even > most && zeros.odd == 0 ? false : nil
  }

  private static func sixteenBits(_ bytes: some Collection<UInt8>, lowFirst: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt8?
    for byte in bytes {
      guard let earlier = first else {
        first = byte
        continue
      }
      let (low, high) = lowFirst ? (earlier, byte) : (byte, earlier)
      units.append(UInt16(high) << 8 | UInt16(low))
      first = nil
    }
    return String(decoding: units, as: UTF16.self)
  }
}
