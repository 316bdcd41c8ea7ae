import Foundation

#if !canImport(Darwin)
  /// A string. `… as CFString`, for Core Graphics' parameters of this type, compiles as on Apple's
  /// systems.
  public typealias CFString = String

  /// A font without a size. (Core Graphics.) Text layers use it by its name.
  public final class CGFont: Hashable, Sendable {
    /// Nil if a file states none.
    public let postScriptName: CFString?
    /// The file that the font was read from; nil for one that was found by its name.
    package let file: Data?

    /// Accepts any name: if no installed font has it, the system font is drawn.
    public init?(_ name: CFString) {
      guard !name.isEmpty else { return nil }
      postScriptName = name
      file = nil
    }

    /// The font of a file: nil unless the data begin as a TrueType or OpenType font.
    public init?(_ provider: CGDataProvider) {
      guard let names = FontFileNames(provider.bytes) else { return nil }
      postScriptName = names.postScriptName
      file = provider.bytes
    }

    public static func == (a: CGFont, b: CGFont) -> Bool {
      a.postScriptName == b.postScriptName && a.file == b.file
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
  }

  /// The bytes of a picture or a font. (Core Graphics.)
  public final class CGDataProvider: Sendable {
    let bytes: Data

    public init?(data: Data) { bytes = data }

    /// Nil for a file that cannot be read.
    public init?(url: URL) {
      guard let data = try? Data(contentsOf: url) else { return nil }
      bytes = data
    }

    public var data: Data? { bytes }
  }
#endif
