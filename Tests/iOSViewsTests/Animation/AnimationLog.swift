import Foundation

/// The values that views show, by the log of all that was set: the formulas of WWDC 2014, session 236 (additive and absolute
/// animations), of Apple's `CAMediaTiming` and of the damped oscillator, written down a second time. Nothing here calls the
/// code that it is compared with.
struct AnimationLog {
  enum Property: Int, CaseIterable {
    case position, size, opacity, cornerRadius, transform
    /// Animated along with the size, though it stays.
    case origin

    /// The key path that UIKit animates it by.
    var key: String {
      ["position", "bounds.size", "opacity", "cornerRadius", "transform", "bounds.origin"][rawValue]
    }

    /// WWDC 2014, session 236; `cornerRadius` since iOS 11.
    var addsUp: Bool { self != .opacity }
  }

  enum Pace: Hashable {
    /// Control points' coordinates: Core Animation's names for curves are documented with them, in single precision.
    case curve(Double, Double, Double, Double)
    /// ω and ζ; from rest.
    case spring(Double, Double)

    static let linear = Pace.curve(0, 0, 1, 1)
    static let easeIn = Pace.curve(Double(Float(0.42)), 0, 1, 1)
    static let easeOut = Pace.curve(0, 0, Double(Float(0.58)), 1)
    static let easeInOut = Pace.curve(Double(Float(0.42)), 0, Double(Float(0.58)), 1)

    /// A thousandth of the envelope is left at the end.
    static func spring(in duration: Double, damping: Double) -> Pace {
      let rest = 0.001 * (1 - damping * damping).squareRoot() / damping
      return .spring(-log(rest) / (damping * duration), damping)
    }

    func progress(_ share: Double, of duration: Double) -> Double {
      switch self {
      case .spring(let omega, let zeta):
        let (time, damped) = (share * duration, omega * (1 - zeta * zeta).squareRoot())
        guard time > 0 else { return 0 }
        return 1 - exp(-zeta * omega * time)
          * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
      case .curve(let x1, let y1, let x2, let y2):
        guard self != .linear, share > 0, share < 1 else { return min(1, max(0, share)) }
        return Self.bezier(Self.solve(share, x1, x2), y1, y2)
      }
    }

    private static func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }

    /// By Newton's method.
    private static func solve(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
      var s = x
      for _ in 0..<100 {
        let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
        s = min(1, max(0, s - (bezier(s, x1, x2) - x) / max(slope, 1e-3)))
      }
      return s
    }
  }

  struct Entry {
    let view: Int
    let property: Property
    /// The coordinate that is meant, where it is not the whole.
    var part: Int?
    var key: String?
    /// The values and the shares of the time at which they are reached.
    var values: [[Double]]
    var times = [0.0, 1]
    var isAdditive = false
    /// By the clock, after any delay.
    var start: Double
    var duration: Double
    var repeats = 0.0
    var autoreverses = false
    var pace = Pace.easeInOut
    /// Whether it shows its first value before its start.
    var showsBefore = true
    var animator: Int?
    var block: Int?

    /// The same for the other part of the bounds, which stays.
    var forOrigin: Entry {
      var copy = Entry(
        view: view, property: .origin, values: values.map { _ in [0, 0] }, start: start, duration: duration)
      (copy.key, copy.times, copy.repeats, copy.autoreverses) = (
        key.map { _ in "bounds.origin" }, times, repeats, autoreverses
      )
      (copy.pace, copy.animator, copy.block) = (pace, animator, block)
      return copy
    }

    var path: String { property.key + (part.map { [".x", ".y"][$0] } ?? "") }
    var end: Double { start + (repeats > 0 ? repeats : 1) * duration * (autoreverses ? 2 : 1) }
  }

  struct Animator {
    let duration: Double
    let pace: Pace
    var place = 0.0
    var rate = 1.0
    var since: Double
    var isReversed = false
    var hasEnded = false
    /// Each property's value before.
    var old: [(view: Int, property: Property, value: [Double])] = []

    func seconds(at time: Double) -> Double { min(duration, max(0, place + rate * (time - since))) }
    var end: Double {
      rate == 0 ? .infinity : since + (rate > 0 ? (duration - place) / rate : place / -rate)
    }
    func fraction(at time: Double) -> Double {
      let shown = min(1, max(0, pace.progress(seconds(at: time) / duration, of: duration)))
      return isReversed ? 1 - shown : shown
    }

    mutating func move(at time: Double, rate: Double) {
      (place, since, self.rate) = (seconds(at: time), time, rate)
    }
  }

  struct Block {
    var open = 0
    var isCommitted = false
    var finished = true
    /// When its completion is due, and with which flag.
    var completion: (time: Double, finished: Bool)?
  }

  private(set) var now = 0.0
  var model: [[Property: [Double]]]
  private(set) var entries: [Entry] = []
  var animators: [Animator] = []
  private(set) var blocks: [Block] = []

  init(views: Int, start: [Property: [Double]]) { model = Array(repeating: start, count: views) }

  // MARK: Time

  /// When the next animation or animator ends.
  var nextEnd: Double {
    let plain = entries.filter { $0.animator == nil }.map(\.end)
    return (plain + animators.filter { !$0.hasEnded }.map(\.end)).min() ?? .infinity
  }

  mutating func advance(to time: Double) {
    while nextEnd <= time { endNext() }
    now = time
  }

  private mutating func endNext() {
    now = max(now, nextEnd)
    if let index = entries.firstIndex(where: { $0.animator == nil && $0.end <= now }) {
      return remove(finished: true) { number, _ in number == index }
    }
    guard let index = animators.firstIndex(where: { !$0.hasEnded && $0.end <= now }) else { return }
    animators[index].hasEnded = true
    if animators[index].isReversed {
      for (view, property, value) in animators[index].old { model[view][property] = value }
    }
    remove(finished: true) { $1.animator == index }
  }

  mutating func remove(finished: Bool, where goes: (Int, Entry) -> Bool) {
    var kept: [Entry] = []
    for (number, entry) in entries.enumerated() {
      if !goes(number, entry) {
        kept.append(entry)
        continue
      }
      guard let block = entry.block else { continue }
      blocks[block].open -= 1
      blocks[block].finished = blocks[block].finished && finished
      complete(block)
    }
    entries = kept
  }

  private mutating func complete(_ block: Int) {
    guard blocks[block].isCommitted, blocks[block].open == 0, blocks[block].completion == nil else { return }
    blocks[block].completion = (now, blocks[block].finished)
  }

  // MARK: Adding

  mutating func openBlock() -> Int {
    blocks.append(Block())
    return blocks.count - 1
  }

  mutating func commit(_ block: Int) {
    blocks[block].isCommitted = true
    complete(block)
  }

  mutating func add(_ entry: Entry) {
    if let key = entry.key { remove(finished: false) { $1.view == entry.view && $1.key == key } }
    if let block = entry.block { blocks[block].open += 1 }
    entries.append(entry)
  }

  /// The animation of a change that a block made. What an absolute or a repeating animation holds is replaced.
  ///
  /// - Parameter delta: the old value less the new one, or the sum of several changes'.
  mutating func add(_ change: Entry, old: [Double], new: [Double], delta: [Double], fromShown: Bool) {
    var entry = change
    let rivals = entries.filter { $0.view == entry.view && $0.path == entry.path }
    let isHeld = rivals.contains { !$0.isAdditive || $0.repeats > 0 }
    entry.isAdditive = entry.property.addsUp && entry.repeats == 0 && !isHeld
    if entry.isAdditive {
      let taken = entries.filter { $0.view == entry.view }.compactMap(\.key)
      let names = (1...).lazy.map { $0 == 1 ? entry.property.key : "\(entry.property.key)-\($0)" }
      entry.key = names.first { !taken.contains($0) }
      entry.values = [delta, old.map { _ in 0 }]
    } else {
      entry.key = entry.property.key
      entry.values = [fromShown ? shown(entry.view, entry.property, model: old) : old, new]
    }
    add(entry)
  }

  // MARK: What is shown

  func shown(_ view: Int, _ property: Property, model own: [Double]? = nil) -> [Double] {
    var result = own ?? model[view][property] ?? []
    for entry in entries where entry.view == view && entry.property == property {
      guard let value = value(of: entry) else { continue }
      let places = entry.part.map { [$0] } ?? Array(result.indices)
      for (index, place) in places.enumerated() {
        result[place] = entry.isAdditive ? result[place] + value[index] : value[index]
      }
    }
    return result
  }

  private func value(of entry: Entry) -> [Double]? {
    var share: Double
    if let animator = entry.animator {
      share = animators[animator].seconds(at: now) / entry.duration
    } else {
      let elapsed = now - entry.start
      guard elapsed >= 0 || entry.showsBefore else { return nil }
      let cycle = entry.duration * (entry.autoreverses ? 2 : 1)
      let rest = max(0, elapsed).truncatingRemainder(dividingBy: cycle)
      share = (rest > entry.duration ? cycle - rest : rest) / entry.duration
    }
    share = entry.pace.progress(share, of: entry.duration)
    let last = entry.times.count - 2
    let index = entry.times.dropLast().lastIndex { $0 <= share } ?? 0
    let place = min(index, last)
    let length = entry.times[place + 1] - entry.times[place]
    let part = length > 0 ? (share - entry.times[place]) / length : 1
    return zip(entry.values[place], entry.values[place + 1]).map { $0 + ($1 - $0) * part }
  }
}
