import Foundation

#if !canImport(Darwin)
  /// A text; where Core Graphics takes its own kind, `… as CFString` compiles as on Apple's systems.
  public typealias CFString = String

  /// A font of no size, by its name. (Core Graphics.) Layers with text take it.
  public final class CGFont: Hashable, Sendable {
    public let postScriptName: CFString?

    /// Any name: one that no installed font has is drawn in the system's.
    public init?(_ name: CFString) {
      guard !name.isEmpty else { return nil }
      postScriptName = name
    }

    public static func == (a: CGFont, b: CGFont) -> Bool { a.postScriptName == b.postScriptName }
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
  }
#endif
