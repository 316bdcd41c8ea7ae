import Foundation

/// The sizes stated in the headers of picture files.
enum PictureSize {
  /// In pixels, from the frame header (ITU-T T.81, B.2.2).
  static func ofJPEG(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(longestHead))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Fill bytes, and marks without content.
      if marker == 0xFF {
        offset += 1
        continue
      }
      func number(at place: Int) -> Int { Int(bytes[place]) << 8 + Int(bytes[place + 1]) }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return CGSize(width: number(at: offset + 7), height: number(at: offset + 5)) }
      offset += 2 + number(at: offset + 2)
    }
    return nil
  }

  /// In pixels, from the logical screen descriptor (GIF89a, 18).
  static func ofGIF(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(10))
    guard bytes.count == 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) + Int(bytes[7]) << 8, height: Int(bytes[8]) + Int(bytes[9]) << 8)
  }

  /// In points, from the first page's media box (ISO 32000-1, 7.7.3.3); nil if that is compressed.
  static func ofPDF(_ data: Data) -> CGSize? {
    guard data.starts(with: Array("%PDF-".utf8)), let key = data.range(of: Data("/MediaBox".utf8)),
      let open = data[key.upperBound...].prefix(8).firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let box = data[(open + 1)...].prefix(200).prefix { $0 != UInt8(ascii: "]") }
    let numbers = String(decoding: box, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= largestSide }) else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// The number of bytes to read, enough for pictures with large profiles and previews before their
  /// frame header.
  private static let longestHead = 1024 * 1024
  /// The largest accepted side, in points.
  private static let largestSide = 1e6
}
