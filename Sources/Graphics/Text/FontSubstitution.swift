/// A font that was asked for and is not installed, with the one that took its place.
public struct FontSubstitution: Hashable, Sendable {
  /// The family or PostScript name asked for.
  public let requested: String
  /// The family whose glyphs were used.
  public let used: String
  /// True if text is as wide in the used font as in the one asked for, within some hundredths. Otherwise widths are guesses.
  public let keepsWidths: Bool

  public init(requested: String, used: String, keepsWidths: Bool = false) {
    self.requested = requested
    self.used = used
    self.keepsWidths = keepsWidths
  }
}
