import ArgumentParser
import AutoLayout
import LayoutReport

extension LintFormat: ExpressibleByArgument {
  /// Says whom each format is for.
  static let help: String = """
    text for people, json for programs, sarif for code hosts, github for its runners, gitlab for its code quality report, \
    junit for CI, html for a page with a picture of each finding, xcode for a \
    build phase of Xcode, csv for translators, with the longest text that fits each label of iOS.
    """
}

/// A report that goes into a file.
struct LintOutput: Hashable {
  var format: LintFormat
  var file: String

  static let formatNames = LintFormat.allCases.map(\.rawValue)

  /// - Parameter argument: `FORMAT=FILE`.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Self.formatNames.joined(separator: ", ")
    guard parts.count == 2, !parts[1].isEmpty, let format = LintFormat(rawValue: String(parts[0])) else {
      throw ValidationError("expected FORMAT=FILE with one of the formats \(names)")
    }
    self.format = format
    file = String(parts[1])
  }
}

/// The lowest severity of findings that makes lint fail.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, note, never

  func includes(_ severity: LayoutFinding.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }
}

extension LintBaseline.Change {
  /// Such as `accepted 3 findings, kept 5 that this run did not check for, dropped 2 that are gone`.
  var text: String {
    var text = "accepted \(accepted) finding\(accepted == 1 ? "" : "s")"
    if kept > 0 { text += ", kept \(kept) that this run did not check for" }
    if dropped > 0 { text += ", dropped \(dropped) that \(dropped == 1 ? "is" : "are") gone" }
    return text
  }
}

/// Rules that an option names.
struct RuleNames: Hashable {
  var rules: [LintRule]
  /// Those that the option switches on: a group does not include its optional rules, unless all of them are optional.
  var selected: [LintRule]

  /// - Parameter argument: names of rules and groups, separated by commas.
  init(parsing argument: String) throws {
    let lists = try argument.split(separator: ",", omittingEmptySubsequences: false).map {
      try Self.rules(String($0))
    }
    rules = lists.flatMap { $0 }
    selected = lists.flatMap { list in
      let usual = list.filter { !$0.isOptional }
      return usual.isEmpty ? list : usual
    }
  }

  private static func rules(_ word: String) throws -> [LintRule] {
    if let rule = LintRule(rawValue: word) { return [rule] }
    let word = word == "localisation" ? LintRule.Group.localization.rawValue : word
    if let group = LintRule.Group(rawValue: word) { return LintRule.allCases.filter { $0.group == group } }
    throw ValidationError(message(unknown: word))
  }

  /// Says which rule or group was meant.
  static func message(unknown word: String) -> String {
    let names = LintRule.allCases.map(\.rawValue) + LintRule.Group.allCases.map(\.rawValue)
    let meant = NearestName.to(word, among: names).map { "; did you mean \($0)?" } ?? ""
    return "there is no rule “\(LintText.brief(word))”\(meant); autolayout rules lists them"
  }
}

/// One of several parts of the documents of a lint, for machines that share the work.
struct LintShard: Hashable {
  /// More than any service has machines.
  private static let most = 10_000

  /// From 1 on.
  var number: Int
  var count: Int

  /// - Parameter argument: `K/N`.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(number)
    else { throw ValidationError("expected K/N, such as 2/5 for the second of five parts") }
    self.number = number
    self.count = count
  }

  /// Whether a document belongs to this part. Nothing but the path counts, so documents that come and go do not move others.
  ///
  /// - Parameter path: the path as seen from the current folder.
  func includes(_ path: String) -> Bool {
    let hash = path.stableHash
    // The low bits of FNV-1a depend on few bits of the text.
    return (hash >> 32 ^ hash) % UInt64(count) == UInt64(number - 1)
  }
}
