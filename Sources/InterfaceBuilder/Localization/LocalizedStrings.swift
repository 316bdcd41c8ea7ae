import Foundation

/// The texts of a document in one language, by Interface Builder's keys such as `8bC-Xf-vdC.text`.
public struct LocalizedStrings: Hashable, Sendable {
  /// Devices with separate texts. Raw values are those of string catalogues and strings dictionaries.
  public enum Device: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
  }

  /// The texts that are the same on every device, by key.
  public var values: [String: String]
  /// The texts by key and device that replace those in ``values``.
  public var deviceValues: [String: [Device: String]] = [:]

  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Whether there are no texts.
  public var isEmpty: Bool { values.isEmpty && deviceValues.isEmpty }

  /// The text for a key on a device; nil if there is none.
  public func text(forKey key: String, on device: Device) -> String? {
    deviceValues[key]?[device] ?? values[key]
  }

  /// Adds the other texts. If both have a key, the other text is used.
  mutating func merge(_ other: LocalizedStrings) {
    for key in other.values.keys { deviceValues[key] = nil }
    values.merge(other.values) { $1 }
    deviceValues.merge(other.deviceValues) { $1 }
  }

  /// Stores a text for each device that has a separate one.
  ///
  /// - Parameters:
  ///   - texts: the texts by the name of the device, including `other`.
  ///   - key: the key of the text.
  mutating func set(_ texts: [String: String], forKey key: String) {
    values[key] = texts["other"] ?? texts.min { $0.key < $1.key }?.value
    let own = [Device.phone, .pad].compactMap { device in texts[device.rawValue].map { (device, $0) } }
    if !own.isEmpty { deviceValues[key] = Dictionary(uniqueKeysWithValues: own) }
  }

  /// The largest size in bytes, far beyond any file with a document's texts.
  static let largestFile = 16 * 1024 * 1024

  /// Reads a `.strings` file: the old notation in UTF-8 or UTF-16, or a property list, XML or binary.
  ///
  /// - Throws: the first fault with its place; faults of property lists are located at the start of the file.
  public init(stringsFile data: Data) throws(DocumentError) {
    try Self.checkSize(data)
    if PropertyListReader.reads(data) {
      values = try PropertyListReader.dictionary(data).compactMapValues { $0 as? String }
    } else {
      values = try StringsReader(text: try Self.decode(data)).read()
    }
  }

  static func checkSize(_ data: Data) throws(DocumentError) {
    guard data.count <= largestFile else {
      throw DocumentError(
        .tooLarge, at: .start, "Expected at most \(largestFile) bytes of texts, found \(data.count)")
    }
  }

  // MARK: Notations

  private static func decode(_ data: Data) throws(DocumentError) -> String {
    let text: String? =
      if let wide = wideEncoding(of: data) {
        // Foundation would silently drop an incomplete unit at the end.
        data.count.isMultiple(of: 2) ? String(data: data, encoding: wide) : nil
      } else {
        String(data: data, encoding: .utf8)
      }
    guard let text else {
      throw DocumentError(
        .unsupportedEncoding, at: .start, "Expected texts in UTF-8 or UTF-16",
        hint: "Save the file as UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// Detects the encoding by the byte order mark or, without one, by the zero half of the first character, as every
  /// file begins with an ASCII character.
  private static func wideEncoding(of data: Data) -> String.Encoding? {
    let head = [UInt8](data.prefix(2))
    guard head.count == 2 else { return nil }
    switch (head[0], head[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
    case (0, 1...): return .utf16BigEndian
    case (1..., 0): return .utf16LittleEndian
    default: return nil
    }
  }
}
