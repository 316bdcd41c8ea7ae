import Foundation

/// The pixels of a picture in a file's encoding. Renderers that can read the format draw them.
public struct EncodedImage: Hashable, Sendable {
  /// The file formats that are read.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg

    /// The media type of the format (IANA).
    package var mediaType: String { "image/\(rawValue)" }
  }

  /// The bytes of the file.
  public let data: Data
  /// The format of the file.
  public let format: Format
  /// The stored width, in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The orientation of the camera, as stored in the file: 1 for upright (EXIF 2.3, tag 274).
  public let exifOrientation: Int

  /// Nil for bytes that are neither a PNG nor a JPEG file, or whose header has no size.
  public init?(_ data: Data) {
    let bytes = [UInt8](data)
    if let size = PNGHeader(bytes)?.size {
      (format, width, height, exifOrientation) = (.png, size.width, size.height, 1)
    } else if let header = JPEGHeader(bytes) {
      (format, width, height, exifOrientation) = (.jpeg, header.width, header.height, header.orientation)
    } else {
      return nil
    }
    self.data = data
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  var dumpText: String { "\(format.rawValue) \(width)×\(height) \(data.count) bytes" }

  /// The largest number of pixels per side that is read: no screen shows more, and a damaged header may contain any
  /// number.
  static let largestSide = 32_767
}

/// The first chunk of a PNG file. (PNG specification, 5.2 and 11.2.2.)
private struct PNGHeader {
  let size: (width: Int, height: Int)

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let length = 24
  private static let widthOffset = 16

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Self.signature) else { return nil }
    size = (bytes.number(at: Self.widthOffset, count: 4), bytes.number(at: Self.widthOffset + 4, count: 4))
    guard (1...EncodedImage.largestSide).contains(size.width),
      (1...EncodedImage.largestSide).contains(size.height)
    else { return nil }
  }
}

/// The segments of a JPEG file before its pixels. (ITU-T T.81, annex B; EXIF 2.3, 4.5 and 4.6.)
private struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1

  private static let start: [UInt8] = [0xFF, 0xD8]
  private static let exifMarker: UInt8 = 0xE1
  /// Markers that begin a frame, which states the size; four of them have other meanings.
  private static let frames: ClosedRange<UInt8> = 0xC0...0xCF
  private static let otherThanFrames: Set<UInt8> = [0xC4, 0xC8, 0xCC]

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.start) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = bytes.number(at: place + 2, count: 2)
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      if marker == Self.exifMarker, let found = Self.orientation(Array(bytes[place + 4..<end])) {
        orientation = found
      }
      if Self.frames.contains(marker), !Self.otherThanFrames.contains(marker) {
        guard length >= 7 else { return nil }
        height = bytes.number(at: place + 5, count: 2)
        width = bytes.number(at: place + 7, count: 2)
        let sides = 1...EncodedImage.largestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        return
      }
      place = end
    }
    return nil
  }

  private static let exifHead: [UInt8] = Array("Exif\0\0".utf8)
  private static let orientationTag = 0x0112

  /// The value of the tag in the first directory; nil if it is missing.
  private static func orientation(_ segment: [UInt8]) -> Int? {
    guard segment.starts(with: exifHead) else { return nil }
    let tiff = Array(segment.dropFirst(exifHead.count))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int {
      tiff.number(at: place, count: count, isLittle: isLittle)
    }
    let directory = number(4, 4)
    guard directory + 2 <= tiff.count else { return nil }
    for entry in 0..<number(directory, 2) {
      let place = directory + 2 + entry * 12
      guard place + 12 <= tiff.count else { return nil }
      guard number(place, 2) == orientationTag else { continue }
      let value = number(place + 8, 2)
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}

extension [UInt8] {
  /// A number of several bytes, by default the most significant first; 0 beyond the end.
  fileprivate func number(at place: Int, count: Int, isLittle: Bool = false) -> Int {
    guard place >= 0, place + count <= self.count else { return 0 }
    let part = self[place..<place + count]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
