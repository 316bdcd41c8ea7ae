/// The events of a recording, as a value.
///
/// Names are numbers in the order in which objects first occurred, so the same program gives the same recording, except
/// for the times.
public struct LayoutRecording: Hashable, Sendable {
  /// The views that events name by index.
  public internal(set) var views: [RecordedView] = []
  /// The constraints that events name by index.
  public internal(set) var constraints: [RecordedConstraint] = []
  /// In the order in which they began. A step comes before the events that happened during it.
  public internal(set) var events: [LayoutEvent] = []

  /// How often each kind of event took place.
  public func count(_ kind: LayoutEvent.Kind) -> Int { events.count { $0.kind == kind } }

  /// The rows that all solves together worked on.
  public var rowsTouched: Int {
    events.reduce(0) { sum, event in
      if case .solved(let counts) = event.detail { sum + counts.rowsTouched } else { sum }
    }
  }

  /// The part from a place in the events onwards; steps that began before it are cut off.
  func suffix(from first: Int) -> LayoutRecording {
    var part = self
    part.events = events[first...].map { event in
      var event = event
      event.cause = event.cause.flatMap { $0 < first ? nil : $0 - first }
      return event
    }
    return part
  }
}

/// How often a view's constraints changed.
public struct ViewChurn: Hashable, Sendable {
  /// The place of the view, the constraints' holder, in the recording's list.
  public var view: Int
  /// Constraints that were added.
  public var added = 0
  /// Constraints that were removed.
  public var removed = 0
  /// Changes of constants.
  public var constantChanges = 0
  /// Changes of priorities.
  public var priorityChanges = 0
  /// The added constraints that repeat one that had been removed before: wasted work.
  public var rebuilt = 0
  /// How often the view was laid out.
  public var layouts = 0
  /// How often the content size of the view was requested.
  public var measurements = 0

  /// Added, removed and changed.
  public var changes: Int { added + removed + constantChanges + priorityChanges }
}

extension LayoutRecording {
  /// The events of each view: first the views that rebuild the most constraints, then by changes, then in the order of the
  /// list. Views without events are left out. (Apple's Instruments shows the same as "constraint churn"; WWDC 2018,
  /// session 220.)
  public var churn: [ViewChurn] {
    var churn = views.indices.map { ViewChurn(view: $0) }
    var gone: [Statement: Int] = [:]
    for event in events {
      guard let view = event.view else { continue }
      let statement = event.constraint.map { Statement(holder: view, text: constraints[$0].statement) }
      churn[view].count(event.kind)
      if event.kind == .constraintRemoved, let statement { gone[statement, default: 0] += 1 }
      if event.kind == .constraintAdded, let statement, let left = gone[statement], left > 0 {
        gone[statement] = left - 1
        churn[view].rebuilt += 1
      }
    }
    return churn.filter { $0.changes + $0.layouts + $0.measurements > 0 }.sorted {
      ($1.rebuilt, $1.changes, $0.view) < ($0.rebuilt, $0.changes, $1.view)
    }
  }

  private struct Statement: Hashable {
    var holder: Int
    var text: String
  }
}

extension ViewChurn {
  fileprivate mutating func count(_ kind: LayoutEvent.Kind) {
    switch kind {
    case .constraintAdded: added += 1
    case .constraintRemoved: removed += 1
    case .constantChanged: constantChanges += 1
    case .priorityChanged: priorityChanges += 1
    case .layoutSubviews: layouts += 1
    case .measure: measurements += 1
    default: break
    }
  }
}
