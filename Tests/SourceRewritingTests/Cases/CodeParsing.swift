#if Sources
  import SwiftParser
#endif

/// Whether code is correct, as far as a parser sees it.
enum CodeParsing {
  /// Whether the parser finds a fault; never in programs that cannot read Swift.
  static func hasError(_ text: String) -> Bool {
    #if Sources
      Parser.parse(source: text).hasError
    #else
      false
    #endif
  }
}
