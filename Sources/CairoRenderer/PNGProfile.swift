import CZlib
import Foundation
import Graphics

/// Colour profiles of PNG files. Phones' simulators save pictures in Display P3, whose numbers for the same colour differ from
/// those of sRGB.
enum PNGProfile {
  /// The X coordinate of red that separates sRGB (0.436) from Display P3 (0.515), both adapted to the profile's white.
  /// (ICC profiles of both spaces, tag `rXYZ`.)
  private static let widestNarrowRed = 0.475
  private static let largestProfile = 1 << 20

  /// Whether the file states a profile with Display P3's red.
  static func isWide(_ file: EncodedImage) -> Bool {
    guard file.format == .png, let chunks = try? PNGChunk.all(in: file.data),
      let content = chunks.first(where: { $0.type == "iCCP" })?.content,
      let profile = unpacked(content), let red = redX(of: profile)
    else { return false }
    return red > widestNarrowRed
  }

  /// The profile after its name, a zero byte, and the byte for the compression method.
  private static func unpacked(_ content: Data) -> [UInt8]? {
    guard let end = content.firstIndex(of: 0), content.endIndex - end > 2 else { return nil }
    let packed = [UInt8](content[(end + 2)...])
    var length = uLong(largestProfile)
    var profile = [UInt8](repeating: 0, count: largestProfile)
    guard uncompress(&profile, &length, packed, uLong(packed.count)) == Z_OK else { return nil }
    return Array(profile.prefix(Int(length)))
  }

  /// The first number of the tag `rXYZ`: the header has 128 bytes, then come the number of tags and their places.
  /// (ICC.1:2010, 7.2 and 7.3.)
  private static func redX(of profile: [UInt8]) -> Double? {
    let (tagCount, firstTag, tagLength, valueOffset) = (128, 132, 12, 8)
    func number(_ place: Int) -> Int? {
      guard place >= 0, place + 4 <= profile.count else { return nil }
      return profile[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let count = number(tagCount), count <= 1000 else { return nil }
    let name = Int(UInt32(0x7258_595A))
    for index in 0..<count {
      let tag = firstTag + index * tagLength
      guard let found = number(tag), let offset = number(tag + 4) else { return nil }
      guard found == name else { continue }
      return number(offset + valueOffset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
    return nil
  }

  // MARK: Conversion

  /// From Display P3 to sRGB, in linear light. (The product of the two spaces' matrices; CSS Color 4, 10.)
  private static let matrix: [Double] = [
    1.2249, -0.2247, 0, -0.0420, 1.0419, 0, -0.0197, -0.0786, 1.0979,
  ]
  /// The same transfer curve applies to both spaces.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  private static let steps = 4096
  private static let encoded: [UInt8] = (0...steps).map { step in
    let value = Double(step) / Double(steps)
    let curved = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((curved * 255).rounded())
  }

  /// The same colours in sRGB; colours outside of sRGB become the nearest ones. Neighbours are mostly equal, so each colour is
  /// converted once per run.
  static func converted(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var (last, converted) = ([UInt8](repeating: 0, count: 3), [UInt8](repeating: 0, count: 3))
    for place in stride(from: 0, to: bytes.count, by: 4) {
      if bytes[place] != last[0] || bytes[place + 1] != last[1] || bytes[place + 2] != last[2] {
        last = Array(bytes[place..<place + 3])
        converted = color(last)
      }
      for part in 0..<3 { result[place + part] = min(converted[part], bytes[place + 3]) }
    }
    return result
  }

  private static func color(_ wide: [UInt8]) -> [UInt8] {
    let light = wide.map { linear[Int($0)] }
    return (0..<3).map { row in
      let value = (0..<3).reduce(0.0) { $0 + matrix[row * 3 + $1] * light[$1] }
      return encoded[Int((min(1, max(0, value)) * Double(steps)).rounded())]
    }
  }
}
