import AutoLayout
import LayoutExplanations

/// A message about unsatisfiable constraints, found in a log.
public struct LoggedConflict: Hashable, Sendable {
  /// The system whose wording the message has.
  public enum System: String, Hashable, Sendable {
    case iOS, macOS
  }

  /// A constraint's line.
  public struct Line: Hashable, Sendable {
    /// The constraint as the log prints it.
    public var text: String
    /// Nil for unknown shapes, which are shown unchanged.
    public var description: ConstraintDescription?

    init(_ text: String) {
      self.text = text
      description = ConstraintReader.read(text)
    }
  }

  /// The system whose wording the message has.
  public var system: System
  /// The number of the message's first line, counted from 1.
  public var lineNumber: Int
  /// The constraints of the list, in its order.
  public var lines: [Line] = []
  /// The constraint that the system broke; nil if the log does not name it.
  public var broken: Line?

  /// The list, with the broken constraint added if it is missing there.
  public var members: [Line] {
    guard let broken, place(of: broken) == nil else { return lines }
    return lines + [broken]
  }

  /// The index of a constraint in the list: by its text, by its address if only that is complete, or by an equal
  /// statement.
  private func place(of line: Line) -> Int? {
    if let same = lines.firstIndex(where: { $0.text == line.text }) { return same }
    if let address = LogLine.address(in: line.text) {
      let twins = lines.indices.filter { LogLine.address(in: lines[$0].text) == address }
      if twins.count == 1 { return twins[0] }
    }
    return lines.firstIndex { $0.description.map { $0.body == line.description?.body } ?? false }
  }

  /// The conflict in plain words. Costs time that grows with the square of the list's length.
  public var explanation: ConflictExplanation {
    let members = members
    let left = broken.map { place(of: $0).map { lines[$0].text } ?? $0.text }
    return ConflictExplanation(members.map { ($0.text, $0.description) }, broken: left)
  }

  /// The lines that were understood.
  public var descriptions: [ConstraintDescription] { lines.compactMap(\.description) }
}

/// Finds the messages in a log: any text, of any system version, with any text between and before the lines. The
/// beginning or the end of a message may be missing.
public struct ConflictLog: Hashable, Sendable {
  /// The messages that were found, in the order of the log.
  public private(set) var conflicts: [LoggedConflict] = []
  /// The numbers of the lines at which messages begin that have lost all of their constraints: web pages take what stands between
  /// `<` and `>` for a tag.
  public private(set) var linesOfEmptyMessages: [Int] = []

  /// Finds the messages in a text. Never fails: a text without messages has no conflicts.
  public init(_ log: String) {
    var reading = Reading()
    let lines = LogLine.lines(of: log)
    var index = 0
    while index < lines.count { index += reading.read(lines, at: index) }
    reading.finish()
    conflicts = reading.conflicts
    linesOfEmptyMessages = reading.linesOfEmptyMessages
  }
}

/// The state of reading a log.
private struct Reading {
  private enum State {
    case outside, beforeList, inList, afterList, expectsBroken
  }

  /// The largest number of lines without a constraint inside a message: consoles insert other lines.
  private static let patience = 12

  private(set) var conflicts: [LoggedConflict] = []
  private(set) var linesOfEmptyMessages: [Int] = []
  private var open: LoggedConflict?
  private var state = State.outside
  private var strangers = 0
  /// Whether this is a list without a message, which is a conflict only if its numbers contradict each other or a
  /// constraint is broken.
  private var isDoubtful = false

  /// Reads the line at `index`, and those that belong to it.
  ///
  /// - Returns: the number of lines that were read.
  mutating func read(_ lines: [LogLine], at index: Int) -> Int {
    let line = lines[index]
    if let system = line.startsMessage {
      begin(LoggedConflict(system: system, lineNumber: line.number), line.opensList ? .inList : .beforeList)
      return 1
    }
    if isBetweenMessages { beginWithoutHead(line, after: index > 0 ? lines[index - 1] : nil) }
    guard open != nil, strangers <= Self.patience else { return 1 }
    let (text, used) = LogLine.constraint(in: lines, at: index, unquoted: state == .expectsBroken)
    strangers = text == nil ? strangers + 1 : 0
    read(line, constraint: text)
    return used
  }

  mutating func finish() {
    open?.correctSystem()
    if let open {
      if open.lines.isEmpty, open.broken == nil {
        linesOfEmptyMessages.append(open.lineNumber)
      } else if !isDoubtful || open.isReported {
        conflicts.append(open)
      }
    }
    open = nil
    state = .outside
    isDoubtful = false
  }

  private mutating func begin(_ conflict: LoggedConflict, _ state: State) {
    finish()
    open = conflict
    self.state = state
    strangers = 0
  }

  // MARK: Messages without a beginning

  private var isBetweenMessages: Bool {
    state == .outside || state == .afterList && open?.broken != nil || strangers > Self.patience
  }

  private mutating func beginWithoutHead(_ line: LogLine, after previous: LogLine?) {
    let isBare =
      previous?.opensBareList == true && line.constraint.map { ConstraintReader.read($0) != nil } == true
    guard line.continuesMessage || line.isQuotedConstraint || line.announcesBroken || isBare else { return }
    let conflict = LoggedConflict(system: line.isDesktops ? .macOS : .iOS, lineNumber: line.number)
    begin(conflict, line.continuesMessage ? .beforeList : .inList)
    isDoubtful = isBare && !line.isQuotedConstraint
  }

  // MARK: Lines

  private mutating func read(_ line: LogLine, constraint: String?) {
    switch state {
    case .outside: break
    case .beforeList, .inList:
      if line.announcesBroken {
        readBroken(line)
      } else if let constraint = constraint ?? line.fragment {
        open?.lines.append(LoggedConflict.Line(constraint))
        state = .inList
      } else if line.closesList {
        state = .afterList
      }
    case .afterList:
      if line.announcesBroken { readBroken(line) }
    case .expectsBroken:
      guard let constraint = constraint ?? line.fragment else { break }
      open?.broken = LoggedConflict.Line(constraint)
      state = .afterList
    }
  }

  /// The constraint follows on the same line or on the next.
  private mutating func readBroken(_ line: LogLine) {
    guard let text = line.constraintBehindAnnouncement else {
      state = .expectsBroken
      return
    }
    open?.broken = LoggedConflict.Line(text)
    state = .afterList
  }
}

extension LoggedConflict {
  /// The classes of views reveal the system if the first line of the message is incomplete, or has another system's
  /// wording.
  fileprivate mutating func correctSystem() {
    let classes = lines.compactMap(\.description).flatMap(\.items).compactMap { item -> String? in
      guard case .object(let className, _, _) = item else { return nil }
      return className
    }
    let desktops = classes.contains(where: \.isDesktops)
    let phones = classes.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
    if desktops != phones { system = desktops ? .macOS : .iOS }
  }

  /// True if the log states that this is a conflict.
  fileprivate var isReported: Bool { broken != nil || explanation.isContradictory }
}

extension LogLine {
  /// True for a constraint that refers to AppKit's views.
  fileprivate var isDesktops: Bool {
    let items = constraint.flatMap(ConstraintReader.read)?.items ?? []
    return items.contains {
      if case .object(let className, _, _) = $0 { return className.isDesktops }
      return false
    }
  }
}

extension String {
  /// True for a class of AppKit.
  fileprivate var isDesktops: Bool {
    (hasPrefix("NS") || hasPrefix("_NS")) && !hasPrefix("NSKVONotifying_") && !hasPrefix("NSLayout")
  }
}
