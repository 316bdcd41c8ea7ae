import Foundation

extension LayoutFeedbackLoop {
  /// The causes that kept the passes going, each once, in the order in which they happened.
  public var causes: [Cause] {
    var causes: [Cause] = []
    for event in recording.events where event.marks {
      let caller = caller(of: event)
      let cause = Cause(
        caller: caller?.kind, callingView: caller?.view, call: event, text: words(for: event, by: caller))
      if !causes.contains(where: { $0.text == cause.text }) { causes.append(cause) }
    }
    return causes
  }

  /// The methods that the passes call.
  private static let methods: Set<LayoutEvent.Kind> = [
    .layoutSubviews, .updateConstraints, .updateProperties,
  ]

  /// The method of a view during which something happened.
  private func caller(of event: LayoutEvent) -> LayoutEvent? {
    var cause = event.cause
    while let place = cause {
      let step = recording.events[place]
      if Self.methods.contains(step.kind) { return step }
      cause = step.cause
    }
    return nil
  }

  private func words(for event: LayoutEvent, by caller: LayoutEvent?) -> String {
    let subject = caller.map { "\(name($0.view)).\($0.kind.rawValue)()" } ?? "Something outside the passes"
    let isOnItself = caller?.view == event.view
    switch event.kind {
    case .constraintAdded: return "\(subject) adds \(text(event.constraint))"
    case .constraintRemoved: return "\(subject) removes \(text(event.constraint))"
    case .constantChanged, .priorityChanged:
      let what = event.kind == .constantChanged ? "constant" : "priority"
      return "\(subject) changes the \(what) of \(text(event.constraint))"
    case .subviewAdded, .subviewRemoved:
      return "\(subject) \(event.kind == .subviewAdded ? "adds" : "removes") \(name(event.view))"
    default: return "\(subject) calls \(event.kind.rawValue)()\(isOnItself ? "" : " of \(name(event.view))")"
    }
  }

  private func name(_ view: Int?) -> String { view.map { recording.views[$0].name } ?? "a view" }

  private func text(_ constraint: Int?) -> String {
    constraint.map { recording.constraints[$0].text } ?? "a constraint"
  }

  // MARK: Report

  /// The classes of the views that requested the last pass.
  private var classNames: [String] {
    nodes.compactMap(\.owner).map { owner in
      (owner as? any DescribedObject)?.describedClassName.split(separator: ".").last.map(String.init)
        ?? String(describing: type(of: owner))
    }
  }

  /// The loop as a finding.
  public var finding: LayoutFinding {
    let names = classNames.isEmpty ? "A view" : classNames.joined(separator: ", ")
    let reason = (causes.first?.text ?? moves.first.map(words)).map { ": " + $0 } ?? ""
    switch pass {
    case .updateConstraints:
      return LayoutFinding(
        severity: .error, code: "update-constraints-loop",
        message:
          "\(names) requested another update of constraints \(rounds) times, so layout was stopped\(reason)",
        objects: classNames,
        hint:
          "Requesting an update from within updateConstraints() is a programming error: change constraints there, "
          + "and call setNeedsUpdateConstraints() where the state that they depend on changes.")
    case .layout:
      return LayoutFinding(
        severity: .error, code: "layout-feedback-loop",
        message: "\(names) requested another layout \(rounds) times, so layout was stopped\(reason)",
        objects: classNames,
        hint: layoutHint)
    }
  }

  private var layoutHint: String {
    let causes = causes
    guard !causes.isEmpty else { return moves.isEmpty ? Self.unseenCause : Self.moveAdvice }
    return causes.allSatisfy { $0.caller == .updateProperties }
      ? "Each updateProperties() here marks a view again: change what it reads only if that has to change."
      : "Each layoutSubviews() here marks layout again: change constraints only if they have to change."
  }

  /// The advice for a loop that no call keeps going.
  private static let unseenCause =
    "Nothing in these rounds changed a constraint or called setNeedsLayout(): look for sizes that depend on each other, "
    + "such as text that wraps at a width that depends on its height, and for frames that are set again each time."

  /// The advice for a loop in which only frames change.
  private static let moveAdvice =
    "A frame that depends on itself never settles: look for a size that no required constraint determines, for content "
    + "that pushes it, and for a layoutSubviews() or a list that sets frames from it."

  /// The largest number of printed lines in the list of frames.
  private static let mostMoves = 10

  private func words(for move: Move) -> String { "\(name(move.view)) gets another frame in each round" }

  private func line(for move: Move) -> String {
    let frames = move.frames.map { frame in
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return "(" + numbers.map { NumberText.brief(Double($0)) }.joined(separator: ", ") + ")"
    }
    return "  \(name(move.view)): " + frames.joined(separator: " → ")
  }

  private var moveLines: [String] {
    guard !moves.isEmpty else { return [] }
    let more = moves.count > Self.mostMoves ? ["  … and \(moves.count - Self.mostMoves) more"] : []
    return ["", "Frames that changed in each of them:"] + moves.prefix(Self.mostMoves).map(line) + more
  }

  /// The largest number of printed lines in the order of events.
  private static let mostLines = 60

  /// The whole report: who requested it, how often views were laid out in the last rounds, the calls that marked them again, and
  /// the order of events. Ends with a line break.
  public var text: String {
    let finding = finding
    var lines = headline.map { [$0, ""] } ?? []
    lines.append("[\(finding.code)] \(finding.message).")
    if let hint = finding.hint { lines.append("  " + hint) }
    lines += ["", "Worked on in the last \(Self.witnessedRounds) rounds:"] + countLines
    lines += ["", "What requested more:"]
    lines +=
      causes.isEmpty ? ["  Nothing that was seen"] : causes.enumerated().map { "  \($0 + 1)  \($1.text)" }
    lines += moveLines
    lines += ["", "In order:"] + orderLines.prefix(Self.mostLines)
    if orderLines.count > Self.mostLines { lines.append("  … and \(orderLines.count - Self.mostLines) more") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first line that Apple's framework would print about the loop; nil if it prints nothing.
  public var headline: String? {
    let host = nodes.first?.host.owner as? any FeedbackLoopHeadlining
    return host?.headline(forLoopIn: pass)
  }

  private var countLines: [String] {
    recording.views.indices.compactMap { view in
      let layouts = recording.events.count { $0.kind == .layoutSubviews && $0.view == view }
      let updates = recording.events.count { $0.kind == .updateConstraints && $0.view == view }
      let properties = recording.events.count { $0.kind == .updateProperties && $0.view == view }
      guard layouts + updates + properties > 0 else { return nil }
      return "  \(recording.views[view].name): layoutSubviews() \(layouts), updateConstraints() \(updates)"
        + (properties > 0 ? ", updateProperties() \(properties)" : "")
    }
  }

  private var orderLines: [String] {
    recording.events.filter { $0.marks || Self.methods.contains($0.kind) }.map {
      $0.kind.isStep
        ? "  \(name($0.view)).\($0.kind.rawValue)()" : "      " + words(for: $0, by: caller(of: $0))
    }
  }
}

/// The object at the root of a tree, for systems that print their own message about a loop.
public protocol FeedbackLoopHeadlining: AnyObject {
  /// The system's message about too many passes; nil if it has none.
  func headline(forLoopIn pass: LayoutFeedbackLoop.Pass) -> String?
}
