import AutoLayout

/// A message about unsatisfiable constraints, found in a log.
public struct LoggedConflict: Hashable, Sendable {
  /// Which system's wording the message has.
  public enum System: String, Hashable, Sendable {
    case iOS, macOS
  }

  /// A constraint's line.
  public struct Line: Hashable, Sendable {
    public var text: String
    /// Nil for shapes that are not known: they are shown as they are.
    public var description: ConstraintDescription?

    init(_ text: String) {
      self.text = text
      description = ConstraintReader.read(text)
    }
  }

  public var system: System
  /// Of the message's first line, counted from 1.
  public var lineNumber: Int
  public var lines: [Line] = []
  /// What the system left out; nil where the log does not say.
  public var broken: Line?

  /// The lines that were understood.
  public var descriptions: [ConstraintDescription] { lines.compactMap(\.description) }
}

/// Finds the messages in a log: any text, of any system version, with anything between and before the lines.
public struct ConflictLog: Hashable, Sendable {
  public private(set) var conflicts: [LoggedConflict] = []

  private enum State {
    case outside, beforeList, inList, afterList, expectsBroken
  }

  /// So many lines that are no constraint may stand in a message: consoles put others' lines in between.
  private static let patience = 12

  public init(_ log: String) {
    var state = State.outside
    var strangers = 0
    var open: LoggedConflict?
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(LogLine.init)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let system = line.startsMessage {
        if let open { add(open) }
        open = LoggedConflict(system: system, lineNumber: index + 1)
        state = line.opensList ? .inList : .beforeList
        strangers = 0
      } else if open != nil, strangers <= Self.patience {
        let (text, used) = LogLine.constraint(in: lines, at: index, unquoted: state == .expectsBroken)
        read(line, constraint: text, into: &open, &state)
        strangers = text == nil ? strangers + 1 : 0
        index += used - 1
      }
      index += 1
    }
    if let open { add(open) }
  }

  private mutating func add(_ conflict: LoggedConflict) {
    if !conflict.lines.isEmpty || conflict.broken != nil { conflicts.append(conflict) }
  }

  private func read(
    _ line: LogLine, constraint: String?, into conflict: inout LoggedConflict?, _ state: inout State
  ) {
    switch state {
    case .outside: break
    case .beforeList, .inList:
      if let constraint, !line.announcesBroken {
        conflict?.lines.append(LoggedConflict.Line(constraint))
        state = .inList
      } else if line.closesList {
        state = .afterList
      } else if line.announcesBroken {
        readBroken(line, into: &conflict, &state)
      }
    case .afterList:
      if line.announcesBroken { readBroken(line, into: &conflict, &state) }
    case .expectsBroken:
      guard let constraint else { break }
      conflict?.broken = LoggedConflict.Line(constraint)
      state = .afterList
    }
  }

  /// The constraint follows on the same line or on the next.
  private func readBroken(_ line: LogLine, into conflict: inout LoggedConflict?, _ state: inout State) {
    guard let text = line.constraintBehindAnnouncement else {
      state = .expectsBroken
      return
    }
    conflict?.broken = LoggedConflict.Line(text)
    state = .afterList
  }
}
