import Testing
import VisualFormat

/// Texts from public crash logs; columns are where the parser stands.
struct FormatErrorTests {
  private let vocabulary = FormatVocabulary(
    metrics: ["m": 4],
    views: ["a": .init(), "b": .init(), "orphan": .init(hasSuperview: false)])

  private func error(_ text: String, _ options: FormatOptions = []) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try VisualFormat.constraints(text, options: options, vocabulary: vocabulary)
      return nil
    } catch {
      return error
    }
  }

  /// The shape of the reason in crash logs, with the blanks at the ends of its lines.
  @Test func reason() {
    let reason = """
      Unable to parse constraint format:␠
      self is not a key in the views dictionary.␠
      H:[self.arrows]-5-|␠
             ^
      """.replacingBlanks
    #expect(error("H:[self.arrows]-5-|")?.description == reason)
  }

  @Test func wholeFormat() {
    #expect(error("")?.description == "Unable to parse constraint format: It's an empty string.")
    #expect(
      error("[ä]")?.description == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  @Test(arguments: [
    ("V[a]", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("Ha", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
    ("H:", 2, "Expected more input"),
    ("|", 1, "Expected a connection after the '|' character"),
    ("|-", 2, "Expected more input"),
    ("H:|-10-|", 7, "Expected a view"),
    ("||", 1, "Expected a view"),
    ("a", 0, "Expected a view"),
    ("[]", 1, nameMessage),
    ("[1]", 1, nameMessage),
    ("[ a]", 1, nameMessage),
    ("[a", 2, "Expected a ']' here. That is how you give the end of a view."),
    ("[a }", 2, "Expected a ']' here. That is how you give the end of a view."),
    ("[want]-|", 5, "want is not a key in the views dictionary."),
    ("[a]- (m)-[b]", 4, numberMessage),
    ("[a]-x-[b]", 5, metricMessage("x")),
    ("[a(x)]", 4, metricMessage("x")),
    ("[a(5@x)]", 6, metricMessage("x")),
    ("[a]-b-[b]", 5, metricMessage("b")),
    ("[a]--5-[b]", 4, minusMessage),
    ("[a]-5[b]", 5, "Expected a '-' here"),
    ("[a]-(5-[b]", 6, "Expected ')' or ','"),
    ("[a(5]", 4, thicknessMessage),
    ("[a(5)", 5, thicknessMessage),
    ("[a(=5)]", 3, "Unknown relation. Must be ==, >=, or <="),
    ("[a(<5)]", 3, "Unknown relation. Must be ==, >=, or <="),
    ("[a]x", 3, "Expected a view or '|'"),
    ("[a]|x", 4, "Expected the end of the format string"),
    ("[a(1e999)]", 3, numberMessage),
  ])
  func message(_ text: String, _ column: Int, _ message: String) {
    #expect(error(text) == VisualFormatError(message, in: text, at: column))
  }

  /// Public crash log: DZNEmptyDataSet#334.
  @Test func superviewIsMissing() {
    let message = "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(error("V:|[orphan]-(m@750)-[a]|")?.message == message)
    #expect(error("V:|[orphan]-(m@750)-[a]|")?.column == 23)
    #expect(error("V:[orphan]") == nil)
  }

  @Test func alignmentAlongTheFormat() {
    let horizontal = error("H:|[a][b]", .alignAllLeading)
    #expect(
      horizontal?.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
        + "also horizontal.")
    #expect(horizontal?.column == 9)
    #expect(
      error("V:[a][b]", .alignAllFirstBaseline)?.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
        + "also vertical.")
    #expect(error("V:[a][b]", .alignAllLeading) == nil)
  }

  /// Names are looked up as they are read, so an unknown one comes before a later mistake of grammar.
  @Test func theFirstErrorWins() {
    #expect(error("[x][")?.message == "x is not a key in the views dictionary.")
    #expect(error("[a][")?.column == 4)
  }
}

private let nameMessage =
  "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
  + "underscores."
private let numberMessage =
  "Expected a number or key from the metrics dictionary, but encountered something else"
private let thicknessMessage =
  "A predicate on a view's thickness must end with ')' and the view must end with ']'"
private let minusMessage =
  "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
  + "negative numbers."

private func metricMessage(_ name: String) -> String {
  "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
}

extension String {
  /// Blanks at the ends of lines, which editors eat.
  fileprivate var replacingBlanks: String {
    split(separator: "␠", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
