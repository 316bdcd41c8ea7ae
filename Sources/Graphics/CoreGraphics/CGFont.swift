import Foundation

#if !canImport(Darwin)
  /// A string. `… as CFString`, for Core Graphics' parameters of this type, compiles as on Apple's
  /// systems.
  public typealias CFString = String

  /// A font without a size, identified by its name. (Core Graphics.) Text layers use it.
  public final class CGFont: Hashable, Sendable {
    public let postScriptName: CFString?

    /// Accepts any name: if no installed font has it, the system font is drawn.
    public init?(_ name: CFString) {
      guard !name.isEmpty else { return nil }
      postScriptName = name
    }

    public static func == (a: CGFont, b: CGFont) -> Bool { a.postScriptName == b.postScriptName }
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
  }
#endif
