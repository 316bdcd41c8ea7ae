import Foundation

/// Short texts in PNG files, which pictures do not show. (PNG specification, 11.3.4.3: the chunk `tEXt`.)
public enum PNGText {
  /// The keyword of the text that marks references of snapshot tests which this package recorded. The text is the number of pixels
  /// per point.
  package static let snapshotMark = "AutoLayout snapshot"

  private static let type = "tEXt"

  /// The file with a text after its header; nil if the bytes are not a PNG.
  ///
  /// - Parameters:
  ///   - text: characters of ASCII.
  ///   - keyword: up to 79 characters of ASCII.
  ///   - png: the file, which stays as it is otherwise.
  public static func adding(_ text: String, keyword: String, to png: Data) -> Data? {
    guard let chunks = try? PNGChunk.all(in: png), let header = chunks.first else { return nil }
    let content = Data(keyword.utf8) + [0] + Data(text.utf8)
    let parts = [header, PNGChunk(type: type, content: content)] + chunks.dropFirst()
    return parts.reduce(Data(AnimatedPNG.signature)) { $0 + $1.encoded }
  }

  /// The first text with a keyword; nil if there is none or the bytes are not a PNG.
  public static func text(keyword: String, in png: Data) -> String? {
    let prefix = Data(keyword.utf8) + [0]
    guard let chunks = try? PNGChunk.all(in: png) else { return nil }
    let found = chunks.first { $0.type == type && $0.content.starts(with: prefix) }
    return found.map { String(decoding: $0.content.dropFirst(prefix.count), as: UTF8.self) }
  }
}
