import Foundation
import Graphics
import LayerTree
import SeededRandom
import Testing
import iOSViews

@testable import iOSCore

/// Random trees of views with blocks, animators, key frames and layers' own animations mixed at random, beside
/// ``AnimationLog``. Every failure names its seed.
///
/// `AUTOLAYOUT_ANIMATIONS=1000` makes as many trees as it says; 200 otherwise.
@MainActor
struct RandomScreenTests {
  nonisolated static let count =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_ANIMATIONS"].flatMap { Int($0) } ?? 200

  @MainActor
  private final class Weak {
    weak var layer: CALayer?
    weak var view: UIView?
    init(_ view: UIView) { (self.view, layer) = (view, view.layer) }
  }

  @Test(arguments: 1...count)
  func presentationsFollowTheLog(seed: Int) throws {
    var kept: [Weak] = []
    try AnimationClock.manual { clock in
      let screen = RandomScreen(seed: UInt64(seed))
      kept = screen.views.map { Weak($0) }
      for _ in 0..<12 {
        screen.step()
        screen.compare(clock)
        screen.pass(screen.random.number(0...0.6), clock)
      }
      screen.resumeAll()
      let longest = screen.log.nextEnd.isFinite ? 60.0 : 0
      screen.pass(longest, clock)
      try clock.settle()
      screen.compareAtRest(clock)
    }
    #expect(kept.allSatisfy { $0.layer == nil && $0.view == nil }, "seed \(seed): something lives on")
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  fileprivate mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  fileprivate mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
}

/// A tree of views that changes at random, and the log of it.
@MainActor
private final class RandomScreen {
  typealias Property = AnimationLog.Property

  var random: SeededGenerator
  let seed: UInt64
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var views: [UIView] = []
  var log: AnimationLog
  private var animators: [UIViewPropertyAnimator] = []
  private var ends: [Int: (time: Double, finished: Bool)] = [:]
  /// The changes of the open blocks, in the order of first changes; the innermost block is the last.
  private var changes: [[Change]] = []

  /// A block's change of a property.
  private struct Change {
    let view: Int
    let property: Property
    /// Before the first change.
    let old: [Double]
    var new: [Double]
    /// The sum of old values less new ones: what is set without animation in between counts for nothing.
    var delta: [Double]
  }

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let count = random.whole(1...8)
    log = AnimationLog(
      views: count,
      start: [
        .position: [0, 0], .size: [0, 0], .opacity: [1], .cornerRadius: [0], .transform: [0],
        .origin: [0, 0],
      ])
    for index in 0..<count {
      let view = UIView()
      (index == 0 || random.chance(0.4) ? root : views[random.whole(0...index - 1)]).addSubview(view)
      views.append(view)
    }
  }

  // MARK: Steps

  func step() {
    switch random.whole(0...9) {
    case 0...3: runBlock(depth: 0, outer: nil)
    case 4: startAnimator()
    case 5: changeAnimator()
    case 6: addClientAnimation()
    case 7: addKeyframes()
    case 8: removeSomething()
    default: setSomething()
    }
  }

  /// Halves and whole numbers, so that sums and differences are exact.
  private func newValue(_ property: Property) -> [Double] {
    switch property {
    case .position: [Double(random.whole(-200...200)), Double(random.whole(-200...200))]
    case .size: [Double(2 * random.whole(0...100)), Double(2 * random.whole(0...100))]
    case .opacity: [Double(random.whole(0...8)) / 8]
    case .cornerRadius: [Double(random.whole(0...20))]
    case .transform: [Double(random.whole(-50...50))]
    case .origin: [0, 0]
    }
  }

  /// Sets a property of a view, in the log as well.
  private func setSomething(animates: Bool = true) {
    let (index, property) = (random.whole(0...views.count - 1), Property.allCases[random.whole(0...4)])
    let (old, new) = (log.model[index][property] ?? [], newValue(property))
    write(new, property, views[index])
    log.model[index][property] = new
    guard animates, !changes.isEmpty, old != new else { return }
    let last = changes.count - 1
    let delta = zip(old, new).map { $0 - $1 }
    if let known = changes[last].firstIndex(where: { $0.view == index && $0.property == property }) {
      changes[last][known].new = new
      changes[last][known].delta = zip(changes[last][known].delta, delta).map { $0 + $1 }
    } else {
      changes[last].append(Change(view: index, property: property, old: old, new: new, delta: delta))
    }
  }

  private func write(_ value: [Double], _ property: Property, _ view: UIView) {
    switch property {
    case .position: view.center = CGPoint(x: value[0], y: value[1])
    case .size: view.bounds.size = CGSize(width: value[0], height: value[1])
    case .opacity: view.alpha = value[0]
    case .cornerRadius: view.layer.cornerRadius = value[0]
    case .transform: view.transform = CGAffineTransform(translationX: value[0], y: 0)
    case .origin: view.bounds.origin = CGPoint(x: value[0], y: value[1])
    }
  }

  // MARK: Blocks

  private struct Settings {
    var duration: Double
    var delay = 0.0
    var pace = AnimationLog.Pace.easeInOut
    var repeats = 0.0
    var autoreverses = false
    var fromShown = false
    var animator: Int?
  }

  private static let curves: [(UIView.AnimationOptions, AnimationLog.Pace)] = [
    ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
  ]

  private func runBlock(depth: Int, outer: Settings?) {
    var settings = Settings(duration: random.number(0.1...1.5))
    if random.chance(0.2) { settings.delay = random.number(0.05...0.5) }
    let (curve, pace) = Self.curves[random.whole(0...3)]
    var options = curve
    settings.pace = pace
    if random.chance(0.4) {
      settings.fromShown = true
      options.insert(.beginFromCurrentState)
    }
    if random.chance(0.3) { options.insert(.overrideInheritedDuration) }
    if random.chance(0.3) { options.insert(.overrideInheritedCurve) }
    if let outer {
      if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
      (settings.repeats, settings.autoreverses) = (outer.repeats, outer.autoreverses)
      settings.fromShown = settings.fromShown || outer.fromShown
    }
    let block = log.openBlock()
    let requested = settings.duration
    if depth == 0, random.chance(0.25) {
      let damping = random.number(0.2...0.9)
      settings.pace = .spring(in: requested, damping: damping)
      UIView.animate(
        withDuration: requested, delay: settings.delay, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: options, animations: { self.fill(settings, block, depth) },
        completion: { self.note(block, $0) })
    } else {
      UIView.animate(
        withDuration: requested, delay: settings.delay, options: options,
        animations: { self.fill(settings, block, depth) }, completion: { self.note(block, $0) })
    }
    log.commit(block)
  }

  /// Runs within a block; its animations are added to the log when the block is over, as the block's are.
  private func fill(_ settings: Settings, _ block: Int?, _ depth: Int) {
    changes.append([])
    for _ in 0..<random.whole(0...3) {
      switch random.number(0...1) {
      case ..<0.1: UIView.performWithoutAnimation { self.setSomething(animates: false) }
      case ..<0.2 where depth == 0 && settings.animator == nil: runBlock(depth: 1, outer: settings)
      case ..<0.3 where depth == 0 && settings.animator == nil: runRepeating(settings, block)
      default: setSomething()
      }
    }
    commit(settings, block)
  }

  private func runRepeating(_ outer: Settings, _ block: Int?) {
    var settings = outer
    settings.repeats = Double(random.whole(1...5)) / 2
    settings.autoreverses = random.chance(0.5)
    UIView.modifyAnimations(withRepeatCount: settings.repeats, autoreverses: settings.autoreverses) {
      fill(settings, block, 1)
    }
  }

  private func commit(_ settings: Settings, _ block: Int?) {
    for change in changes.removeLast() {
      if let animator = settings.animator,
        !log.animators[animator].old.contains(where: {
          $0.view == change.view && $0.property == change.property
        })
      {
        log.animators[animator].old.append((change.view, change.property, change.old))
      }
      let entry = AnimationLog.Entry(
        view: change.view, property: change.property, values: [], start: log.now + settings.delay,
        duration: settings.duration, repeats: settings.repeats, autoreverses: settings.autoreverses,
        pace: settings.pace, animator: settings.animator, block: block)
      log.add(
        entry, old: change.old, new: change.new, delta: change.delta, fromShown: settings.fromShown)
      // Views' bounds are animated in both parts.
      guard change.property == .size else { continue }
      log.add(entry.forOrigin, old: [0, 0], new: [0, 0], delta: [0, 0], fromShown: settings.fromShown)
    }
  }

  private func note(_ block: Int, _ finished: Bool) {
    ends[block] = (AnimationClock.shared.now, finished)
  }

  // MARK: Animators

  private func startAnimator() {
    var settings = Settings(duration: random.number(0.2...1.5))
    let (options, pace) = Self.curves[random.whole(0...3)]
    settings.pace = pace
    settings.animator = log.animators.count
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: settings.duration, curve: curve)
    log.animators.append(.init(duration: settings.duration, pace: pace, since: log.now))
    animator.addAnimations { [unowned self] in fill(settings, nil, 0) }
    animators.append(animator)
    animator.startAnimation()
  }

  private func changeAnimator() {
    guard let index = log.animators.indices.last(where: { !log.animators[$0].hasEnded }) else {
      return startAnimator()
    }
    let animator = animators[index]
    guard animator.isRunning else { return resume(index) }
    if random.chance(0.5) {
      animator.isReversed.toggle()
      log.animators[index].isReversed.toggle()
      log.animators[index].move(at: log.now, rate: -log.animators[index].rate)
    } else {
      animator.pauseAnimation()
      log.animators[index].move(at: log.now, rate: 0)
    }
  }

  private func resume(_ index: Int) {
    animators[index].continueAnimation(withTimingParameters: nil, durationFactor: 0)
    log.animators[index].move(at: log.now, rate: log.animators[index].isReversed ? -1 : 1)
  }

  func resumeAll() {
    for index in animators.indices where !log.animators[index].hasEnded && !animators[index].isRunning {
      resume(index)
    }
  }

  // MARK: Layers

  private func addClientAnimation() {
    let index = random.whole(0...views.count - 1)
    let property: Property = [.position, .opacity, .cornerRadius][random.whole(0...2)]
    let part = property == .position && random.chance(0.5) ? random.whole(0...1) : nil
    let (curve, pace) = Self.curves[random.whole(0...3)]
    func value() -> [Double] { part.map { [newValue(property)[$0]] } ?? newValue(property) }
    var entry = AnimationLog.Entry(
      view: index, property: property, part: part, values: [value(), value()], start: log.now,
      duration: random.number(0.1...1))
    entry.key = [property.key, "own", nil][random.whole(0...2)]
    entry.isAdditive = random.chance(0.5)
    entry.repeats = random.chance(0.3) ? Double(random.whole(1...6)) / 2 : 0
    entry.autoreverses = random.chance(0.3)
    entry.pace = pace
    entry.showsBefore = random.chance(0.5)
    if random.chance(0.3) { entry.start += random.number(0.1...0.5) }
    let animation = CABasicAnimation(keyPath: entry.path)
    (animation.fromValue, animation.toValue) = (any(entry.values[0]), any(entry.values[1]))
    animation.duration = entry.duration
    animation.isAdditive = entry.isAdditive
    animation.repeatCount = Float(entry.repeats)
    animation.autoreverses = entry.autoreverses
    animation.timingFunction = AnimationSettings.function(curve)
    animation.fillMode = entry.showsBefore ? .backwards : .removed
    if entry.start > log.now { animation.beginTime = entry.start }
    views[index].layer.add(animation, forKey: entry.key)
    log.add(entry)
  }

  private func any(_ value: [Double]) -> Any {
    value.count == 2 ? CGPoint(x: value[0], y: value[1]) : CGFloat(value[0])
  }

  private func addKeyframes() {
    let (index, property) = (random.whole(0...views.count - 1), Property.allCases[random.whole(0...4)])
    let old = log.model[index][property] ?? []
    let (start, middle, end) = (0.25, 0.5, 0.75)
    let (first, second) = (newValue(property), newValue(property))
    let duration = random.number(0.2...1.5)
    guard first != old, second != first else { return }
    let block = log.openBlock()
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: middle - start) {
        self.write(first, property, self.views[index])
      }
      UIView.addKeyframe(withRelativeStartTime: middle, relativeDuration: end - middle) {
        self.write(second, property, self.views[index])
      }
    } completion: {
      self.note(block, $0)
    }
    log.model[index][property] = second
    let entry = AnimationLog.Entry(
      view: index, property: property, key: property.key, values: [old, old, first, second, second],
      times: [0, start, middle, end, 1], start: log.now, duration: duration, block: block)
    log.add(entry)
    if property == .size { log.add(entry.forOrigin) }
    log.commit(block)
  }

  private func removeSomething() {
    let index = random.whole(0...views.count - 1)
    let view = views[index]
    switch random.whole(0...2) {
    case 0:
      view.layer.removeAllAnimations()
      log.remove(finished: false) { $1.view == index }
    case 1:
      guard let key = view.layer.animationKeys()?.first(where: { !$0.hasPrefix("UIPacing") }) else { return }
      view.layer.removeAnimation(forKey: key)
      log.remove(finished: false) { $1.view == index && $1.key == key }
    default:
      let inside = Set(views.indices.filter { views[$0].isDescendant(of: view) })
      let outer = view.superview
      view.removeFromSuperview()
      outer?.addSubview(view)
      log.remove(finished: false) { inside.contains($1.view) }
    }
  }

  // MARK: Comparing

  /// Lets time pass and compares right before and right after every event on the way.
  func pass(_ seconds: Double, _ clock: AnimationClock) {
    let (goal, margin) = (log.now + seconds, 1e-7)
    while log.nextEnd + margin < goal {
      let event = log.nextEnd
      for time in [event - margin, event + margin] where time > log.now { move(to: time, clock) }
    }
    if goal > log.now, log.nextEnd > goal + margin { move(to: goal, clock) }
  }

  private func move(to time: Double, _ clock: AnimationClock) {
    clock.advance(to: time)
    log.advance(to: time)
    compare(clock)
  }

  func compare(_ clock: AnimationClock) {
    for (index, view) in views.enumerated() {
      guard let layer = view.layer.presentation() else { continue }
      for property in Property.allCases {
        let (real, expected) = (read(property, layer), log.shown(index, property))
        let isRight = zip(real, expected).allSatisfy { abs($0 - $1) < 1e-4 }
        #expect(
          isRight, "seed \(seed), at \(clock.now): \(property) of view \(index) is \(real), not \(expected)")
      }
    }
    for (animator, logged) in zip(animators, log.animators) where !logged.hasEnded {
      let fraction = logged.fraction(at: log.now)
      #expect(
        abs(animator.fractionComplete - fraction) < 1e-6, "seed \(seed), at \(clock.now): \(fraction)")
    }
  }

  private func read(_ property: Property, _ layer: CALayer) -> [Double] {
    switch property {
    case .position: [layer.position.x, layer.position.y]
    case .size: [layer.bounds.size.width, layer.bounds.size.height]
    case .origin: [layer.bounds.origin.x, layer.bounds.origin.y]
    case .opacity: [Double(layer.opacity)]
    case .cornerRadius: [layer.cornerRadius]
    case .transform: [layer.transform.m41]
    }
  }

  /// Everything has ended: models are shown, and every completion was called at its time with its flag.
  func compareAtRest(_ clock: AnimationClock) {
    compare(clock)
    for (index, view) in views.enumerated() {
      #expect(view.layer.animationKeys() == nil, "seed \(seed), view \(index)")
      for property in Property.allCases {
        #expect(log.shown(index, property) == log.model[index][property], "seed \(seed)")
      }
    }
    for (index, block) in log.blocks.enumerated() {
      let (end, expected) = (ends[index], block.completion)
      #expect(end?.finished == expected?.finished, "seed \(seed), block \(index)")
      #expect(
        abs((end?.time ?? -1) - (expected?.time ?? -2)) < 1e-6,
        "seed \(seed), block \(index) ended at \(String(describing: end)), not \(String(describing: expected))"
      )
    }
  }
}
