import Foundation
import ObjCCompatibility

/// The clock of all animations. Apple has no such API: there, the display drives animations.
///
/// By default animations end as soon as they are added, so that code reaches its final state without waiting.
/// A manual clock shows every moment in between, the same on every run:
///
/// ```swift
/// try AnimationClock.manual { clock in
///   UIView.animate(withDuration: 1) { box.center.x = 200 }
///   clock.advance(by: 0.25)
///   box.layer.presentation()!.position.x
/// }
/// ```
@MainActor
public final class AnimationClock {
  /// The source of the clock's time.
  public enum Mode: Hashable, Sendable {
    /// Animations end when they are added.
    case atOnce
    /// The program advances time with ``advance(by:)``, ``advance(to:)``, ``settle(limit:)``.
    case manual
    /// The system's time; a main run loop has to run.
    case wall
  }

  /// The clock of all layers.
  public static let shared = AnimationClock()

  /// Animations end at once by default. Setting another mode ends running animations.
  public var mode: Mode {
    get { storedMode }
    set {
      guard newValue != storedMode else { return }
      endAll()
      CATransaction.endTurn()
      storedMode = newValue
      if newValue == .manual { reading = 0 }
    }
  }
  private var storedMode = Mode.atOnce
  private var reading: TimeInterval = 0
  private var layers: [ObjectIdentifier: WeakLayer] = [:]
  private var nextNumber = 0
  /// Kept until they are invalidated or removed, as by a run loop.
  private var links: [CADisplayLink] = []
  private var drivers: [WeakReference] = []
  /// The steppers that set properties at each frame, in the order of addition.
  private(set) var steppers: [PropertyStepper] = []

  /// The factor for the durations of animations that are added from now on, as a simulator's slow animations do. Default 1.
  public var dragCoefficient = 1.0

  /// The number of frames per second for display links. Default 60.
  public var framesPerSecond = 60

  /// Seconds since the manual clock was started; in other modes, since the system was started.
  public var now: TimeInterval {
    storedMode == .manual ? reading : ProcessInfo.processInfo.systemUptime
  }

  /// Runs `body` with a clock that stays at 0 until the program advances it, then restores the previous mode. Animations that are
  /// still running at the end of `body` end.
  public static func manual<Result>(_ body: (AnimationClock) throws -> Result) rethrows -> Result {
    let before = shared.mode
    shared.mode = .manual
    defer { shared.mode = before }
    return try body(shared)
  }

  // MARK: Turning

  /// Advances the clock by `seconds`. With 0, a negative number or NaN, it does only the work that is already due.
  public func advance(by seconds: TimeInterval) {
    advance(to: reading + max(0, seconds.isFinite ? seconds : 0))
  }

  /// Advances the clock to `time`. Animations end in the order of their end times, and animations that a
  /// completion starts begin at that time. In between, windows are laid out as at the end of a turn of the
  /// run loop. Does nothing if the clock is not ``Mode/manual`` or if `time` has passed.
  public func advance(to time: TimeInterval) {
    guard storedMode == .manual, time.isFinite, time >= reading else { return }
    RunLoopTurn.shared.perform()
    while let event = nextEvent(), event <= time {
      reading = max(reading, event)
      update { callLinks() }
    }
    reading = time
    guard !steppers.isEmpty else { return }
    step()
    RunLoopTurn.shared.perform()
  }

  /// The largest number of seconds by which ``settle(limit:)`` advances, whatever its limit: there are 216,000 frames in an hour.
  private static let longestWait: TimeInterval = 3_600

  /// Advances the clock until no animation runs and no display link needs frames. Clocks in modes other than ``Mode/manual`` are
  /// not affected.
  ///
  /// - Parameter limit: the largest number of seconds to advance by. Default 60. NaN and negative numbers are treated as 0, and
  ///   more than an hour as an hour.
  /// - Returns: the seconds by which the clock advanced.
  /// - Throws: ``AnimationNeverEnds`` if something still runs at the limit.
  @discardableResult
  public func settle(limit: TimeInterval = 60) throws -> TimeInterval {
    guard storedMode == .manual else { return 0 }
    let limit = limit > 0 ? min(limit, Self.longestWait) : 0
    let (start, end) = (reading, reading + limit)
    RunLoopTurn.shared.perform()
    while let next = nextEvent() {
      guard next <= end else {
        advance(to: end)
        if nextEvent() == nil { break }
        throw AnimationNeverEnds(running: running, limit: limit)
      }
      advance(to: next)
    }
    return reading - start
  }

  /// The running animations, in the order of addition, then the display links.
  private var running: [AnimationNeverEnds.Running] {
    let animations = entries.filter { !$0.entry.hasEnded }.map { layer, entry in
      AnimationNeverEnds.Running(
        layer: layer.describedForAnimations, key: entry.key,
        property: (entry.animation as? CAPropertyAnimation)?.keyPath)
    }
    let links = liveLinks.map { $0 as AnyObject } + followers.requesting.map { $0 as AnyObject }
    return animations + links.map { AnimationNeverEnds.Running(layer: "\(type(of: $0))") }
  }

  // MARK: Animations

  /// Whether nothing is running that would change the display: no animation, driver or display link.
  package var isIdle: Bool { nextEnd() == nil && liveLinks.isEmpty && followers.requesting.isEmpty }

  /// Whether animations take time.
  package var takesTime: Bool { storedMode != .atOnce }

  func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func note(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    if layers[id]?.layer !== layer { layers[id] = WeakLayer(layer) }
    scheduleWall()
  }

  /// Running animations with their layers, in the order of addition.
  private var entries: [(layer: CALayer, entry: RunningAnimation)] {
    let known = layers.values.compactMap(\.layer)
    return known.flatMap { layer in layer.runningAnimations.map { (layer, $0) } }
      .sorted { $0.1.number < $1.1.number }
  }

  /// An event of the clock: an animation that ends, or begins after a delay.
  private enum Ending {
    case begin(CALayer, RunningAnimation)
    case animation(CALayer, RunningAnimation)
    case driver(AnimationDriver)

    @MainActor var number: Int {
      switch self {
      case .begin(_, let entry), .animation(_, let entry): entry.number
      case .driver(let driver): driver.number
      }
    }
  }

  private var liveDrivers: [AnimationDriver] { drivers.compactMap { $0.object as? AnimationDriver } }

  /// The next time at which something ends, or begins after a delay; nil if nothing runs. Called at every step: it copies
  /// nothing and sorts nothing.
  private func nextEnd() -> TimeInterval? {
    var next: TimeInterval?
    func note(_ time: TimeInterval) { next = min(next ?? time, time) }
    for known in layers.values { known.layer?.forEachDueTime { _, time in note(time) } }
    for driver in liveDrivers { if let end = driver.end { note(end) } }
    return next
  }

  /// The endings that are due, the earliest first; among equally early ones, the one that was added first.
  private func dueEndings() -> [Ending] {
    var due: [(time: TimeInterval, ending: Ending)] = []
    for known in layers.values {
      guard let layer = known.layer else { continue }
      layer.forEachDueTime { place, time in
        guard time <= now else { return }
        let entry = layer.runningAnimations[place]
        due.append((time, entry.hasBegun ? .animation(layer, entry) : .begin(layer, entry)))
      }
    }
    for driver in liveDrivers { if let end = driver.end, end <= now { due.append((end, .driver(driver))) } }
    return due.sorted { ($0.time, $0.ending.number) < ($1.time, $1.ending.number) }.map(\.ending)
  }

  private func nextEvent() -> TimeInterval? {
    [nextEnd(), nextFrame].compactMap(\.self).min()
  }

  private func endDue() {
    for ending in dueEndings() { end(ending) }
    steppers.removeAll(where: \.isOver)
    layers = layers.filter { $0.value.layer?.runningAnimations.isEmpty == false }
  }

  private func end(_ ending: Ending) {
    switch ending {
    case .begin(let layer, let entry): layer.begin(entry)
    case .animation(let layer, let entry): layer.end(entry, finished: true)
    // An earlier ending at the same time may have stopped or reversed it.
    case .driver(let driver): if let end = driver.end, end <= now { driver.finish() }
    }
  }

  private func endAll() {
    for stepper in steppers { stepper.finish() }
    steppers = []
    for driver in liveDrivers where driver.rate != 0 { driver.finish() }
    drivers = []
    for (layer, entry) in entries where !entry.hasEnded { layer.end(entry, finished: true) }
    for (layer, entry) in entries { layer.forget(entry) }
    layers = [:]
  }

  func add(_ driver: AnimationDriver) {
    drivers.removeAll { $0.object == nil }
    drivers.append(WeakReference(driver))
  }

  func add(_ stepper: PropertyStepper) { steppers.append(stepper) }

  func remove(_ stepper: PropertyStepper) { steppers.removeAll { $0 === stepper } }

  /// Updates properties to the current time before ending animations report their end.
  private func step() {
    for stepper in steppers { stepper.step() }
  }

  /// Called when an animation starts to run again.
  package func wake() { scheduleWall() }

  // MARK: Frames

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    scheduleWall()
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  private var liveLinks: [CADisplayLink] {
    links.filter { !$0.isPaused }
  }

  private var nextFrame: TimeInterval? {
    var strides = followers.live.compactMap(\.wantedFramesPerSecond).map {
      CADisplayLink.stride(of: framesPerSecond, for: $0)
    }
    if !liveLinks.isEmpty || !steppers.isEmpty { strides.append(1) }
    return strides.map(nextFrame).min()
  }

  /// The time of the next frame whose number is a multiple of `stride`.
  private func nextFrame(stride: Int) -> TimeInterval {
    let rate = Double(max(1, framesPerSecond))
    let frame = (reading * rate + 1e-6).rounded(.down)
    return ((frame / Double(stride)).rounded(.down) + 1) * Double(stride) / rate
  }

  // MARK: Updates

  private var followers = UpdateFollowers()
  /// The times of the update under way; nil between updates.
  package private(set) var updateTimes: UpdateTimes?

  /// Notifies the follower of updates from now on, without keeping it.
  package func add(_ follower: any UpdateFollower) { followers.add(follower) }

  /// Does the work of one time: display links, ends that are due, layout.
  private func update(callingLinks: () -> Void) {
    if !followers.isEmpty { updateTimes = UpdateTimes(now: now, nextFrame: nextFrame(stride: 1)) }
    defer { updateTimes = nil }
    notify(.afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeDisplayLinks)
    callingLinks()
    notify(.afterDisplayLinks)
    step()
    endDue()
    notify(.beforeCommit)
    RunLoopTurn.shared.perform()
    notify(.afterCommit, .afterUpdateComplete)
  }

  private func notify(_ phases: UpdatePhase...) {
    guard let updateTimes else { return }
    for phase in phases { for follower in followers.live { follower.updateReached(phase, updateTimes) } }
  }

  private func callLinks() {
    let rate = Double(max(1, framesPerSecond))
    let frame = (reading * rate).rounded()
    guard abs(frame / rate - reading) < 1e-9 else { return }
    for link in liveLinks { link.fire(frame: Int(frame), framesPerSecond: framesPerSecond) }
  }

  // MARK: The system's time

  private var isScheduled = false

  /// Schedules an update at the next frame, as long as anything is running.
  private func scheduleWall() {
    guard storedMode == .wall, !isScheduled else { return }
    isScheduled = true
    // Frames are counted in the system's time, so that delays do not accumulate.
    let (rate, time) = (Double(max(1, framesPerSecond)), now)
    let delay = max(0, ((time * rate).rounded(.down) + 1) / rate - time)
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated {
        let clock = AnimationClock.shared
        clock.isScheduled = false
        guard clock.storedMode == .wall else { return }
        clock.update {
          for link in clock.liveLinks {
            link.fire(at: clock.now, framesPerSecond: clock.framesPerSecond)
          }
        }
        let drives = clock.liveDrivers.contains { $0.rate != 0 }
        let requests = !clock.liveLinks.isEmpty || !clock.followers.requesting.isEmpty
        if drives || requests || !clock.entries.isEmpty { clock.scheduleWall() }
      }
    }
  }
}

/// A weak reference to a layer with running animations.
@MainActor
private final class WeakLayer {
  private(set) weak var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }
}

/// The error for animations that are still running at the time limit.
public struct AnimationNeverEnds: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of them.
  public struct Running: Hashable, Sendable {
    /// The layer, or the view that it belongs to.
    public var layer: String
    /// The key it was added under.
    public var key: String?
    /// The property it changes.
    public var property: String?

    init(layer: String, key: String? = nil, property: String? = nil) {
      self.layer = layer
      self.key = key
      self.property = property
    }
  }

  /// The animations, in the order of addition.
  public var running: [Running]
  /// The waiting time, in seconds.
  public var limit: TimeInterval

  public var description: String {
    let names = running.map { running in
      [running.key, running.property].compactMap(\.self).first.map { "\($0) of \(running.layer)" }
        ?? running.layer
    }
    return "After \(limit) seconds these animations still run: \(names.joined(separator: ", "))."
  }
}
