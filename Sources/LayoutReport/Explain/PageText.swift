/// Text that was taken from a web page's source.
enum PageText {
  /// HTML's entities. The last one is decoded last; otherwise it would form others.
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
    ("&apos;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
  ]

  /// The line with decoded entities; unchanged if it contains no escaped angle bracket.
  static func plain(_ line: Substring) -> String {
    guard line.contains("&lt;") else { return String(line) }
    return entities.reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
  }
}
