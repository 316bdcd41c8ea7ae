/// A font that was asked for and is not installed, with the one that took its place.
public struct FontSubstitution: Hashable, Sendable {
  /// The family or PostScript name asked for.
  public let requested: String
  /// The family whose glyphs were used.
  public let used: String

  public init(requested: String, used: String) {
    self.requested = requested
    self.used = used
  }
}
