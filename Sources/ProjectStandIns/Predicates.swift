import Foundation

#if !canImport(ObjectiveC)
  extension NSPredicate {
    /// A predicate for texts by its format: comparisons of `SELF` with texts, such as `SELF MATCHES %@` or `SELF CONTAINS[cd] 'a'`, joined by
    /// `AND` or `OR`. (Foundation, “Predicate Format String Syntax”; Foundation on Linux reads no formats.)
    ///
    /// - Precondition: the format has no more than that: keys of objects need Objective-C's runtime.
    public convenience init(format predicateFormat: String, _ args: Any...) {
      self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      guard let test = TextPredicate(predicateFormat, arguments ?? []) else {
        preconditionFailure(
          "NSPredicate(format: \"\(predicateFormat)\") is not supported on Linux: write NSPredicate(block:)")
      }
      self.init { object, _ in test.holds(for: object as? String ?? (object as? NSString).map(String.init)) }
    }
  }

  /// Alternatives of comparisons that all have to hold.
  struct TextPredicate: Sendable {
    private struct Comparison: Sendable {
      var operation: String
      var options: String.CompareOptions
      var value: String
      /// The expression of `MATCHES` and `LIKE`; nil if it is not valid.
      var expression: NSRegularExpression?

      init(_ operation: String, _ options: String.CompareOptions, _ value: String) {
        (self.operation, self.options, self.value) = (operation, options, value)
        guard ["MATCHES", "LIKE"].contains(operation) else { return }
        let pattern = operation == "LIKE" ? TextPredicate.wildcards(value) : value
        expression = try? NSRegularExpression(
          pattern: "\\A(?:\(pattern))\\z",
          options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
      }

      func matches(_ text: String) -> Bool {
        expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      }
    }

    private let alternatives: [[Comparison]]

    init?(_ format: String, _ arguments: [Any]) {
      var rest = arguments[...]
      var alternatives: [[Comparison]] = []
      for alternative in Self.split(format, by: /\s+(?:OR|or|\|\|)\s+/) {
        var all: [Comparison] = []
        for text in Self.split(alternative, by: /\s+(?:AND|and|&&)\s+/) {
          guard let comparison = Self.comparison(text, &rest) else { return nil }
          all.append(comparison)
        }
        alternatives.append(all)
      }
      guard !alternatives.isEmpty, rest.isEmpty else { return nil }
      self.alternatives = alternatives
    }

    private static func split(_ text: String, by separator: some RegexComponent) -> [String] {
      text.split(separator: separator).map(String.init)
    }

    private static func comparison(_ text: String, _ arguments: inout ArraySlice<Any>) -> Comparison? {
      let pattern =
        /^\s*(?:SELF|self)\s*(MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|LIKE|==|=|!=)\s*(?:\[([cdCD]+)\])?\s*(%@|'[^']*'|"[^"]*")\s*$/
        .ignoresCase()
      guard let found = text.firstMatch(of: pattern) else { return nil }
      var options: String.CompareOptions = []
      let letters = (found.output.2 ?? "").lowercased()
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      var value = String(found.output.3.dropFirst().dropLast())
      if found.output.3 == "%@" {
        guard let argument = arguments.popFirst() else { return nil }
        value = "\(argument)"
      }
      return Comparison(found.output.1.uppercased(), options, value)
    }

    func holds(for text: String?) -> Bool {
      guard let text else { return false }
      return alternatives.contains { $0.allSatisfy { Self.holds($0, text) } }
    }

    private static func holds(_ comparison: Comparison, _ text: String) -> Bool {
      let (value, options) = (comparison.value, comparison.options)
      let isEqual = { text.compare(value, options: options) == .orderedSame }
      return switch comparison.operation {
      case "MATCHES", "LIKE": comparison.matches(text)
      case "CONTAINS": value.isEmpty || text.range(of: value, options: options) != nil
      case "BEGINSWITH": text.range(of: value, options: options.union(.anchored)) != nil
      case "ENDSWITH": text.range(of: value, options: options.union([.anchored, .backwards])) != nil
      case "!=": !isEqual()
      default: isEqual()
      }
    }

    /// `*` stands for any text, `?` for one character.
    fileprivate static func wildcards(_ value: String) -> String {
      NSRegularExpression.escapedPattern(for: value).replacing("\\*", with: ".*").replacing("\\?", with: ".")
    }
  }
#endif
