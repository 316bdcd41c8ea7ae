/// A fact of Interface Builder's canvas that changed with the releases of Xcode.
///
/// All such facts are rows of ``CanvasRules``. A rule holds one row that is always true and those that take its place
/// for some releases:
///
///     static let progressHeight = CanvasRule(
///       "height of progress bars",
///       .always(2, .seen(6, of: 6)),
///       .since("12.0", 4, .seen(3, of: 3)))
///
///     let height = CanvasRules.progressHeight[document.xcode]
public struct CanvasRule<Value: Sendable>: Sendable {
  /// A value and the releases that have it.
  public struct Row: Sendable {
    /// The value of the rule in the row's releases.
    public let value: Value
    /// The first release with the value; nil for the oldest.
    public let since: XcodeRelease?
    /// The first release without the value again; nil where none is.
    public let until: XcodeRelease?
    /// The ground on which the value stands.
    public let evidence: RuleEvidence

    /// The value of all releases that no later row speaks of.
    static func always(_ value: Value, _ evidence: RuleEvidence) -> Row {
      Row(value: value, since: nil, until: nil, evidence: evidence)
    }

    /// The value of all releases before one.
    static func before(_ until: String, _ value: Value, _ evidence: RuleEvidence) -> Row {
      Row(value: value, since: nil, until: XcodeRelease(until), evidence: evidence)
    }

    /// The value from one release on, up to another.
    static func since(
      _ since: String, until: String? = nil, _ value: Value, _ evidence: RuleEvidence
    ) -> Row {
      Row(
        value: value, since: XcodeRelease(since), until: until.map { XcodeRelease($0) }, evidence: evidence)
    }

    /// The row of a rule without its value.
    func grounds(of rule: String) -> RuleGrounds {
      RuleGrounds(rule: rule, since: since, until: until, evidence: evidence)
    }

    func holds(in release: XcodeRelease) -> Bool {
      let isLateEnough = since.map { $0.position <= release.position } ?? true
      return isLateEnough && until.map { release.position < $0.position } ?? true
    }
  }

  /// The fact in a few words.
  public let name: String
  /// The row of all releases first; of those that hold in one release, the last counts.
  public let rows: [Row]

  init(_ name: String, _ always: Row, _ rows: Row...) {
    precondition(always.since == nil && always.until == nil, "The first row of \(name) holds in all releases")
    self.name = name
    self.rows = [always] + rows
  }

  /// The value in a release.
  public subscript(release: XcodeRelease) -> Value {
    let rows = rowsInForce
    let drawing = release == .commandLine ? .behindCommandLine : release
    return (rows.last { $0.holds(in: drawing) } ?? rows[0]).value
  }

  /// All rows but those that ``CanvasRules/leftOut`` names. A rule keeps at least one.
  private var rowsInForce: [Row] {
    let leftOut = CanvasRules.leftOut
    guard rows.count > 1, leftOut.contains(where: { $0.hasPrefix(name) }) else { return rows }
    let kept = rows.filter { !leftOut.contains($0.grounds(of: name).identifier) }
    return kept.isEmpty ? rows : kept
  }
}

/// The ground on which a row of a rule stands.
public enum RuleEvidence: Hashable, Sendable {
  /// The number of objects in saved documents that show the value, and the number of those that could show
  /// another; the objects are views unless named.
  case seen(Int, of: Int, String = "views")
  /// No document shows the value; it is that of the devices themselves, or of neighbouring releases.
  case reasoned(String)
  /// Apple's documentation states the behaviour, on the named page, or code that runs has it as well.
  case documented(String)
}

/// A rule with values of any type.
public protocol AnyCanvasRule: Sendable {
  /// The fact in a few words.
  var name: String { get }
  /// The releases and the evidence of each row.
  var grounds: [RuleGrounds] { get }
}

/// A row of a rule without its value.
public struct RuleGrounds: Hashable, Sendable {
  /// The rule's name.
  public let rule: String
  /// The first release of the row; nil for the oldest.
  public let since: XcodeRelease?
  /// The first release after the row; nil where none is.
  public let until: XcodeRelease?
  /// The ground on which the row's value stands.
  public let evidence: RuleEvidence

  /// The name of the row: the rule's, and the releases that it holds for, such as `height of sliders, since 26.0`.
  public var identifier: String {
    rule + (since.map { ", since \($0.name)" } ?? "") + (until.map { ", before \($0.name)" } ?? "")
  }
}

extension CanvasRule: AnyCanvasRule {
  /// The releases and the evidence of each row.
  public var grounds: [RuleGrounds] { rows.map { $0.grounds(of: name) } }
}
