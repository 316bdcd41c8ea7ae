/// Names of methods as Objective-C has them.
enum ObjCName {
  /// Words before which Swift puts no “With”. (Swift, “Importing Swift into Objective-C”; the list of prepositions is that of the
  /// compiler's `PartsOfSpeech`.)
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method.
  ///
  /// - Parameter labels: the labels of the parameters; `_` for none.
  static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var head = base
    if first != "_" {
      let isJoined =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      head += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    return "\(head):\(rest)"
  }

  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return (name.prefix(1) + rest).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
