/// A font file that was not loaded, with the reason.
public struct ApplicationFontFault: Error, Hashable, Sendable {
  /// The reasons why a font file is not loaded.
  public enum Reason: String, Error, Hashable, Sendable {
    /// Neither TrueType nor OpenType, nor a collection of such fonts.
    case notAFont
    /// A table is missing, lies outside the file, or contradicts another one.
    case damaged
    /// More bytes than ``ApplicationFonts/largestFile``.
    case tooLarge
    /// The fonts before it already reach ``ApplicationFonts/mostFiles`` or ``ApplicationFonts/mostBytes``.
    case tooMany
    /// The font library did not accept it, or its copy could not be written.
    case refused

    /// Words that follow the file's name.
    public var message: String {
      switch self {
      case .notAFont: "not a TrueType or OpenType font"
      case .damaged: "a damaged font"
      case .tooLarge: "larger than \(ApplicationFonts.largestFile / 1_000_000) MB"
      case .tooMany:
        "more than \(ApplicationFonts.mostFiles) fonts or \(ApplicationFonts.mostBytes / 1_000_000) MB of them"
      case .refused: "rejected by the font library"
      }
    }
  }

  /// The name under which the file was passed.
  public let file: String
  /// The reason why it was not loaded.
  public let reason: Reason

  public init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }
}
