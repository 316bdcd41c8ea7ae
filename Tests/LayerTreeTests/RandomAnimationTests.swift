import Foundation
import Graphics
import LayerTree
import SeededRandom
import Testing

/// Random trees with random animations, beside a second evaluation that knows only the log of what was set: the formulas of
/// `CAMediaTiming` and of additive and absolute animations (WWDC 2014, session 236), written down once more.
@MainActor
struct RandomAnimationTests {
  /// An animation that a test has added to a layer.
  private struct Logged {
    let key: String
    let path: String
    let from: Double
    let to: Double
    let isAdditive: Bool
    let start: Double
    let duration: Double
    let repeats: Double
    let autoreverses: Bool
    let curve: CurveName

    var end: Double { start + repeats * duration * (autoreverses ? 2 : 1) }

    func value(at time: Double) -> Double? {
      guard time >= start, time < end else { return nil }
      let cycle = autoreverses ? 2 * duration : duration
      var rest = (time - start).truncatingRemainder(dividingBy: cycle)
      if autoreverses, rest > duration { rest = cycle - rest }
      return from + (to - from) * curve.progress(rest / duration)
    }
  }

  private enum CurveName: CaseIterable {
    case linear, easeIn, easeInEaseOut

    var name: CAMediaTimingFunctionName {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeInEaseOut: .easeInEaseOut
      }
    }

    /// By Newton's method from the control points, not by the library's halving.
    func progress(_ time: Double) -> Double {
      let (x1, x2) =
        self == .linear ? (0.0, 1.0) : (Double(Float(0.42)), self == .easeIn ? 1 : Double(Float(0.58)))
      guard self != .linear, time > 0, time < 1 else { return min(1, max(0, time)) }
      func x(_ s: Double) -> Double { 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s }
      var s = time
      for _ in 0..<100 {
        let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
        s = min(1, max(0, s - (x(s) - time) / max(slope, 1e-3)))
      }
      return 3 * (1 - s) * s * s + s * s * s
    }
  }

  private final class Subject {
    weak var layer: CALayer?
    var model: [String: Double] = ["position.x": 0, "position.y": 0, "opacity": 1, "bounds.size.width": 0]
    var log: [Logged] = []

    init(_ layer: CALayer) { self.layer = layer }

    func shown(_ path: String, at time: Double) -> Double {
      log.filter { $0.path == path }.reduce(model[path] ?? 0) { sum, entry in
        entry.value(at: time).map { entry.isAdditive ? sum + $0 : $0 } ?? sum
      }
    }
  }

  private struct Weak {
    weak var layer: CALayer?
  }

  private static let paths = ["position.x", "position.y", "opacity", "bounds.size.width"]

  @Test(arguments: 1...200)
  func presentationsFollowTheLog(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var kept: [Weak] = []
    try AnimationClock.manual { clock in
      let root = CALayer()
      var (layers, subjects) = ([CALayer](), [Subject]())
      for _ in 0..<Int(random.next(1...6)) {
        let layer = CALayer()
        (layers.isEmpty ? root : layers[Int(random.next(0...Double(layers.count) - 0.001))]).addSublayer(
          layer)
        layers.append(layer)
        subjects.append(Subject(layer))
        kept.append(Weak(layer: layer))
      }
      for step in 0..<20 {
        let subject = subjects[Int(random.next(0...Double(subjects.count) - 0.001))]
        change(subject, clock, step, &random)
        clock.advance(by: random.next(0...0.4))
        compare(subjects, clock, "seed \(seed), step \(step)")
      }
      try clock.settle(limit: 100)
      // Past the last end by more than the rounding of two ways to add it up.
      clock.advance(by: 1e-6)
      compare(subjects, clock, "seed \(seed), at the end")
      for (layer, subject) in zip(layers, subjects) {
        #expect(layer.animationKeys() == nil, "seed \(seed)")
        for path in Self.paths { #expect(subject.shown(path, at: clock.now) == subject.model[path]) }
      }
    }
    #expect(kept.allSatisfy { $0.layer == nil }, "seed \(seed): a layer lives on")
  }

  /// Sets a property, removes an animation or adds one.
  private func change(
    _ subject: Subject, _ clock: AnimationClock, _ step: Int, _ random: inout SeededGenerator
  ) {
    guard let layer = subject.layer else { return }
    if random.next(0...1) < 0.15, let entry = subject.log.randomElement(using: &random) {
      layer.removeAnimation(forKey: entry.key)
      subject.log.removeAll { $0.key == entry.key }
      return
    }
    let path = Self.paths[Int(random.next(0...3.999))]
    let new = path == "opacity" ? random.next(0...1) : random.next(0...100)
    let entry = Logged(
      key: random.next(0...1) < 0.3 ? path : "\(step)", path: path, from: random.next(-50...50),
      to: random.next(-50...50), isAdditive: random.next(0...1) < 0.5, start: clock.now,
      duration: random.next(0.1...1),
      repeats: random.next(0...1) < 0.3 ? Double(Float(random.next(0.5...3))) : 1,
      autoreverses: random.next(0...1) < 0.3, curve: CurveName.allCases[Int(random.next(0...2.999))])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(new, forKeyPath: path)
    CATransaction.commit()
    subject.model[path] = path == "opacity" ? Double(Float(new)) : new
    layer.add(animation(entry), forKey: entry.key)
    subject.log.removeAll { $0.key == entry.key }
    subject.log.append(entry)
  }

  private func animation(_ entry: Logged) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: entry.path)
    animation.fromValue = entry.from
    animation.toValue = entry.to
    animation.isAdditive = entry.isAdditive
    animation.duration = entry.duration
    animation.repeatCount = Float(entry.repeats)
    animation.autoreverses = entry.autoreverses
    animation.timingFunction = CAMediaTimingFunction(name: entry.curve.name)
    return animation
  }

  private func compare(_ subjects: [Subject], _ clock: AnimationClock, _ place: String) {
    for subject in subjects {
      guard let layer = subject.layer, let shown = layer.presentation() else { continue }
      for path in Self.paths {
        let value = (shown.value(forKeyPath: path) as? CGFloat).map(Double.init) ?? .nan
        let expected = subject.shown(path, at: clock.now)
        // Opacities are held as Float.
        #expect(abs(value - expected) < 1e-4, "\(place): \(path) is \(value), expected \(expected)")
      }
    }
  }
}
