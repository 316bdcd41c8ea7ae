/// Text that was taken from a terminal.
enum TerminalText {
  private static let escape: Character = "\u{1B}"

  /// The text without the sequences that colour text and move the cursor (ECMA-48, "Control
  /// sequences").
  static func plain(_ text: String) -> String {
    guard text.contains(escape) else { return text }
    return text.replacing(/\u{1B}\[[0-?]*[ -\/]*[@-~]/, with: "")
  }
}
