import AutoLayout

/// A recording in the trace-event format of Chrome, which the browser's Performance panel, Perfetto and speedscope can
/// open: an object with `traceEvents`, times in microseconds. (Google, "Trace Event Format".)
public enum TraceReport {
  /// Ends with a line break.
  public static func json(_ recording: LayoutRecording) -> String {
    var writer = TraceWriter(recording)
    return writer.text() + "\n"
  }
}

private struct TraceWriter {
  /// The tracks of a trace, one row each.
  private enum Track: Int, CaseIterable {
    case passes = 1
    case constraints, requests

    var name: String {
      switch self {
      case .passes: "Passes"
      case .constraints: "Constraints"
      case .requests: "Requests"
      }
    }
  }

  /// Traces distinguish processes; a recording has one.
  private static let process = 1

  private let recording: LayoutRecording
  private var json = JSONWriter(style: .compact)

  init(_ recording: LayoutRecording) { self.recording = recording }

  mutating func text() -> String {
    json.beginObject()
    json.key("traceEvents")
    json.beginArray()
    writeNames()
    for event in recording.events { write(event) }
    json.endArray()
    json.key("displayTimeUnit")
    json.string("ms")
    json.endObject()
    return json.text
  }

  // MARK: Names of rows

  private mutating func writeNames() {
    writeName("process_name", "Auto Layout", track: nil)
    for track in Track.allCases { writeName("thread_name", track.name, track: track) }
  }

  private mutating func writeName(_ kind: String, _ name: String, track: Track?) {
    begin(kind, phase: "M", track: track)
    json.key("args")
    json.beginObject()
    write("name", name)
    json.endObject()
    json.endObject()
  }

  // MARK: Events

  private mutating func write(_ event: LayoutEvent) {
    let track: Track =
      event.kind.isStep ? .passes : event.kind.isConstraintChange ? .constraints : .requests
    begin(title(event), phase: event.kind.isStep ? "X" : "i", track: track, start: event.start)
    write("cat", category(event))
    if event.kind.isStep {
      write("dur", event.duration.microseconds)
    } else {
      // An instant belongs to its row, not to the whole process.
      write("s", "t")
    }
    json.key("args")
    json.beginObject()
    writeArguments(of: event)
    json.endObject()
    json.endObject()
    if case .solved(let counts) = event.detail { writeCounter(counts, at: event.start + event.duration) }
  }

  /// Opens the event's object; the caller closes it.
  private mutating func begin(_ name: String, phase: String, track: Track?, start: Duration = .zero) {
    json.beginObject()
    write("name", name)
    write("ph", phase)
    write("pid", Double(Self.process))
    write("tid", Double(track?.rawValue ?? 0))
    write("ts", start.microseconds)
  }

  private func title(_ event: LayoutEvent) -> String {
    let view = event.view.map { recording.views[$0].name } ?? ""
    switch event.kind {
    case .layoutSubviews, .updateConstraints, .updateProperties: return "\(view).\(event.kind.rawValue)()"
    case .measure: return "measure \(view)"
    default: return event.kind.rawValue
    }
  }

  private func category(_ event: LayoutEvent) -> String {
    if case .measured(_, _, true) = event.detail { return "text" }
    return event.kind.isStep ? "layout" : event.kind.isConstraintChange ? "constraint" : "request"
  }

  private mutating func writeArguments(of event: LayoutEvent) {
    if let view = event.view { write("view", recording.views[view].name) }
    if let constraint = event.constraint.map({ recording.constraints[$0] }) {
      write("constraint", constraint.text)
      if let site = constraint.creationSite { write("made at", site.description) }
    }
    switch event.detail {
    case .none: break
    case .change(let old, let new):
      write("from", old)
      write("to", new)
    case .measured(let width, let size, _):
      if let width { write("within", width) }
      write("width", Double(size.width))
      write("height", Double(size.height))
    case .solved(let counts):
      write("rows touched", Double(counts.rowsTouched))
      write("variables touched", Double(counts.variablesTouched))
      write("pivots", Double(counts.pivots))
    }
  }

  private mutating func writeCounter(_ counts: LayoutEvent.SolveCounts, at time: Duration) {
    begin("rows", phase: "C", track: .passes, start: time)
    json.key("args")
    json.beginObject()
    write("in the engine", Double(counts.rows))
    write("touched", Double(counts.rowsTouched))
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ key: String, _ value: String) {
    json.key(key)
    json.string(value)
  }

  private mutating func write(_ key: String, _ value: Double) {
    json.key(key)
    json.number(value)
  }
}

extension Duration {
  private static let microsecondsInSecond = 1e6
  private static let attosecondsInMicrosecond = 1e12

  fileprivate var microseconds: Double {
    Double(components.seconds) * Self.microsecondsInSecond
      + Double(components.attoseconds) / Self.attosecondsInMicrosecond
  }
}
