import Foundation

/// Records layout: the counterpart of the "Cocoa Layout" template of Apple's Instruments.
///
///     let recording = LayoutRecorder.record { view.layoutIfNeeded() }
///
/// A recorder records the trees of the thread that it was started on. Recording itself takes time, which is included in the
/// durations of the steps. While there is no recording, each step costs one comparison.
///
/// Unchecked: tasks may inherit a recorder, but `current` returns it only on its own thread.
public final class LayoutRecorder: @unchecked Sendable {
  /// Returns the time since some moment.
  public typealias Clock = () -> Duration

  private let clock: Clock
  private let start: Duration
  private let thread = Thread.current
  private(set) var recording = LayoutRecording()
  /// The places of the steps that are under way, the innermost last.
  private var open: [Int] = []
  private var names = NumberedNames()

  private init(clock: @escaping Clock) {
    self.clock = clock
    start = clock()
  }

  /// Records layout and changes while `body` runs. During a nested recording, the outer one records nothing. The default
  /// clock is the machine's monotonic clock.
  public static func record(clock: @escaping Clock = machineClock(), _ body: () throws -> Void) rethrows
    -> LayoutRecording
  {
    try record(with: LayoutRecorder(clock: clock), body)
  }

  private static func record(with recorder: LayoutRecorder, _ body: () throws -> Void) rethrows
    -> LayoutRecording
  {
    changeCount(by: 1)
    defer { changeCount(by: -1) }
    try $scoped.withValue(recorder, operation: body)
    return recorder.recording
  }

  /// A clock that starts now.
  public static func machineClock() -> Clock {
    let first = ContinuousClock.now
    return { ContinuousClock.now - first }
  }

  /// Records for the engine itself, to find out why the passes do not settle: as a part of the current recording, if there is
  /// one. `body` receives the recorder, to name views by it.
  static func witness(_ body: (LayoutRecorder) -> Void) -> LayoutRecording {
    guard let recorder = current else {
      let recorder = LayoutRecorder(clock: machineClock())
      return record(with: recorder) { body(recorder) }
    }
    let first = recorder.recording.events.count
    body(recorder)
    return recorder.recording.suffix(from: first)
  }

  /// The place of a view in the recording's list; appends it if it is not there yet.
  func place(of node: LayoutNode) -> Int { names.place(of: node, in: &recording) }

  @TaskLocal private static var scoped: LayoutRecorder?

  /// The recorder of this thread, if one is recording. The compilation condition removes the hooks from a program, to measure
  /// their cost (`Benchmarks/toolbox-cost.py`).
  static var current: LayoutRecorder? {
    #if AUTOLAYOUT_WITHOUT_TOOLBOX
      return nil
    #else
      guard underWay > 0 else { return nil }
      guard let recorder = scoped, recorder.thread === Thread.current else { return nil }
      return recorder
    #endif
  }

  /// The number of recordings on all threads. Read without the lock: a thread that is recording sees its own change, and what
  /// another one sees does not matter, since it reads its own recorder next.
  private nonisolated(unsafe) static var underWay = 0
  private static let lock = NSLock()

  private static func changeCount(by change: Int) {
    lock.lock()
    underWay += change
    lock.unlock()
  }

  // MARK: Steps

  /// Runs a step of the passes.
  func step<Result>(
    _ kind: LayoutEvent.Kind, of node: LayoutNode, _ body: () -> Result,
    detail: (Result) -> LayoutEvent.Detail
  ) -> Result {
    let index = begin(kind, node)
    defer { open.removeLast() }
    let result = body()
    recording.events[index].duration = clock() - start - recording.events[index].start
    recording.events[index].detail = detail(result)
    return result
  }

  private func begin(_ kind: LayoutEvent.Kind, _ node: LayoutNode) -> Int {
    append(LayoutEvent(kind: kind, view: names.place(of: node, in: &recording), start: now))
    open.append(recording.events.count - 1)
    return recording.events.count - 1
  }

  private var now: Duration { clock() - start }

  private func append(_ event: LayoutEvent) {
    var event = event
    event.cause = open.last
    recording.events.append(event)
  }

  // MARK: Moments

  /// - Parameter marks: whether it makes another round of the passes necessary.
  func note(_ kind: LayoutEvent.Kind, _ node: LayoutNode, marks: Bool) {
    append(LayoutEvent(kind: kind, view: names.place(of: node, in: &recording), start: now, marks: marks))
  }

  func note(
    _ kind: LayoutEvent.Kind, _ constraint: LayoutConstraintBase, _ detail: LayoutEvent.Detail = .none
  ) {
    guard let holder = constraint.holder else { return }
    append(
      LayoutEvent(
        kind: kind, view: names.place(of: holder, in: &recording),
        constraint: names.place(of: constraint, in: &recording), start: now, marks: true, detail: detail))
    if kind == .constraintRemoved { names.forget(constraint) }
  }

  /// From now on, an object at the same address is a different one.
  func forget(_ item: LayoutItem) { names.forget(item) }

  /// A constraint is deallocated together with its holder, without being removed.
  func forget(_ constraint: LayoutConstraintBase) { names.forget(constraint) }
}
