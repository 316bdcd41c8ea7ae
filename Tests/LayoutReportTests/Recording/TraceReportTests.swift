import AutoLayout
import Foundation
import LayoutReport
import Testing

/// Traces against what the published description of the format requires.
struct TraceReportTests {
  /// A clock that goes on by a microsecond each time it is looked at.
  private func recording() -> LayoutRecording {
    var time = Duration.zero
    return LayoutRecorder.record(clock: {
      time += .microseconds(1)
      return time
    }) {
      let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = LayoutNode()
      child.usesAutoresizing = false
      root.insertChild(child, at: 0)
      let spec = ConstraintSpec(firstItem: child, firstAttribute: .width, constant: 10)
      let constraint = LayoutConstraintBase(spec: spec)
      constraint.creationSite = SourceLocation(file: "A \"B\".swift", line: 3)
      constraint.install(on: child)
      root.layoutIfNeeded()
      constraint.changeConstant(20)
      root.layoutIfNeeded()
      constraint.uninstall()
      withExtendedLifetime(root) {}
    }
  }

  private struct Event {
    var fields: [String: Any]
    var name: String? { fields["name"] as? String }
    var phase: String? { fields["ph"] as? String }
    var start: Double { fields["ts"] as? Double ?? -1 }
    var duration: Double { fields["dur"] as? Double ?? 0 }
    var thread: Int { fields["tid"] as? Int ?? -1 }
    var arguments: [String: Any] { fields["args"] as? [String: Any] ?? [:] }
  }

  private func events() throws -> [Event] {
    let bytes = Data(TraceReport.json(recording()).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(Set(document.keys) == ["traceEvents", "displayTimeUnit"])
    #expect(["ms", "ns"].contains(document["displayTimeUnit"] as? String))
    return try #require(document["traceEvents"] as? [[String: Any]]).map(Event.init)
  }

  /// Every event has a name, a phase, a process and a thread; complete ones a duration, instants a scope, counters only
  /// numbers, metadata a known name.
  @Test func everyEventHasTheFieldsOfItsPhase() throws {
    let events = try events()
    #expect(events.count > 12)
    for event in events {
      #expect(event.name?.isEmpty == false)
      #expect(event.fields["pid"] is Int && event.thread >= 0 && event.start >= 0)
      switch event.phase {
      case "X": #expect(event.fields["dur"] is Double && event.duration >= 0)
      case "i": #expect(["g", "p", "t"].contains(event.fields["s"] as? String))
      case "C": #expect(event.arguments.values.allSatisfy { $0 is Double } && !event.arguments.isEmpty)
      case "M":
        #expect(["process_name", "thread_name"].contains(event.name))
        #expect(event.arguments["name"] is String)
      default: Issue.record("an unknown phase: \(event.phase ?? "none")")
      }
    }
  }

  /// Perfetto drops complete events of one thread that overlap without one lying in the other.
  @Test func completeEventsNest() throws {
    var open: [Event] = []
    let steps = try events().filter { $0.phase == "X" }
    #expect(steps.count > 6)
    for event in steps.sorted(by: { ($0.start, -$0.duration) < ($1.start, -$1.duration) }) {
      while let last = open.last, last.start + last.duration <= event.start { open.removeLast() }
      if let last = open.last { #expect(event.start + event.duration <= last.start + last.duration) }
      open.append(event)
    }
  }

  @Test func changesNameObjectSiteAndNumbers() throws {
    let events = try events()
    let added = try #require(events.first { $0.name == "constraintAdded" })
    #expect((added.arguments["constraint"] as? String)?.contains(".width == 10") == true)
    #expect(added.arguments["made at"] as? String == "A \"B\".swift:3")
    let changed = try #require(events.first { $0.name == "constantChanged" })
    #expect(changed.arguments["from"] as? Double == 10 && changed.arguments["to"] as? Double == 20)
    let solved = try #require(events.first { $0.name == "solve" })
    #expect((solved.arguments["rows touched"] as? Double ?? 0) > 0)
    #expect(events.contains { $0.name == "constraintRemoved" })
  }

  @Test func theSummaryCountsForEachView() {
    let text = ChurnReport.text(recording())
    #expect(text.hasPrefix("Constraints: 1 added, 1 removed, 1 changed. Solves: 2, "))
    #expect(text.contains("\nView"))
    #expect(text == ChurnReport.text(recording()))
  }
}
