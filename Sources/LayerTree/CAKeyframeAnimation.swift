import Foundation
import Graphics

/// A change through several values. (Apple, `CAKeyframeAnimation`.)
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The times of the values, as fractions of the duration; one more than the values in discrete mode.
  open var keyTimes: [NSNumber]?
  /// One function for each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that a point moves along; it takes precedence over ``values``.
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the object that moves along the path rotates with it.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of cubic curves at each value, from −1 to 1.
  open var tensionValues: [NSNumber]?
  /// The sharpness of their corners, from −1 to 1.
  open var continuityValues: [NSNumber]?
  /// The position of the bend before or after the value, from −1 to 1.
  open var biasValues: [NSNumber]?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.path = path
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override func apply(_ moment: AnimationMoment, to shown: inout ShownValues) {
    guard let target, let present = shown.value(target) else { return }
    let time = progress(moment)
    if let path, present.point != nil {
      let track = PathTrack(path.path, isPaced: isPaced)
      guard let place = track.place(at: time, times: times(count: track.count), functions: curves) else {
        return
      }
      let span = AnimatableValue.point(track.end).subtracting(.point(track.start))
      show(.point(place.point), target, cycle: moment.cycle, span: span, in: &shown)
      turn(by: place.angle, in: &shown)
      return
    }
    // Nil is also a colour (clear), if the program sets it explicitly.
    let keys = (values ?? []).compactMap { present.like($0 is NSNull ? nil : $0) }
    guard let first = keys.first, let last = keys.last else { return }
    show(value(keys, at: time), target, cycle: moment.cycle, span: last.subtracting(first), in: &shown)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var curves: [TimingCurve] { (timingFunctions ?? []).map(\.curve) }

  /// Ascending fractions of the duration; evenly spaced without ``keyTimes``, or if these do not fit.
  private func times(count: Int) -> [Double] {
    let own = (keyTimes ?? []).map(\.doubleValue)
    if own.count == count, zip(own, own.dropFirst()).allSatisfy({ $0 <= $1 }) { return own }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  private func turn(by angle: Double, in shown: inout ShownValues) {
    let path = LayerKeyPath("transform.rotation.z")
    guard rotationMode != nil, let old = shown.value(path)?.scalar else { return }
    let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    shown.replace(.scalar(old + turned), path)
  }

  // MARK: Values

  private func value(_ keys: [AnimatableValue], at time: Double) -> AnimatableValue {
    guard keys.count > 1 else { return keys[0] }
    if calculationMode == .discrete {
      let times = times(count: keys.count + 1)
      let index = times.dropFirst().firstIndex { time < $0 }.map { $0 - 1 } ?? keys.count - 1
      return keys[min(index, keys.count - 1)]
    }
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    let (index, share) = place(in: keys, at: time)
    guard isCubic, let curve = CubicTrack(keys, tensionValues, continuityValues, biasValues) else {
      return keys[index].mixed(with: keys[index + 1], at: share)
    }
    return calculationMode == .cubicPaced ? curve.pacedValue(at: time) : curve.value(index, at: share)
  }

  /// The segment that contains a time, and the progress in it.
  private func place(in keys: [AnimatableValue], at time: Double) -> (index: Int, share: Double) {
    let times = isPaced ? pacedTimes(keys) : times(count: keys.count)
    let functions = isPaced ? [] : curves
    return Self.place(in: times, at: time, functions)
  }

  /// The times of the keys at constant speed; evenly spaced for values without distances.
  private func pacedTimes(_ keys: [AnimatableValue]) -> [Double] {
    let distances = zip(keys, keys.dropFirst()).map { $0.distance(to: $1) ?? 0 }
    let whole = distances.reduce(0, +)
    guard whole > 0 else { return times(count: keys.count) }
    var sum = 0.0
    return [0]
      + distances.map { distance in
        sum += distance
        return sum / whole
      }
  }

  nonisolated static func place(
    in times: [Double], at time: Double, _ functions: [TimingCurve]
  ) -> (index: Int, share: Double) {
    let index = min(max(0, (times.firstIndex { time < $0 } ?? times.count) - 1), max(0, times.count - 2))
    let length = times[index + 1] - times[index]
    let share = length > 0 ? min(1, max(0, (time - times[index]) / length)) : time < times[index] ? 0 : 1
    return (index, index < functions.count ? functions[index].progress(at: share) : share)
  }
}

/// A curve through numbers with a velocity at each (Kochanek and Bartels; Catmull and Rom's where all three settings are
/// 0).
private struct CubicTrack {
  private let keys: [[Double]]
  private let kind: AnimatableValue.NumberKind
  private let settings: [(tension: Double, continuity: Double, bias: Double)]
  /// The number of pieces by which each segment is measured.
  private static let samples = 32

  init?(_ values: [AnimatableValue], _ tension: [NSNumber]?, _ continuity: [NSNumber]?, _ bias: [NSNumber]?) {
    var keys: [[Double]] = []
    var kind: AnimatableValue.NumberKind?
    for value in values {
      guard case .numbers(let numbers, let own) = value else { return nil }
      keys.append((0..<own.count).map { numbers[$0] })
      kind = own
    }
    guard let kind, keys.count > 1 else { return nil }
    self.keys = keys
    self.kind = kind
    func at(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    settings = keys.indices.map { (at(tension, $0), at(continuity, $0), at(bias, $0)) }
  }

  func value(_ index: Int, at share: Double) -> AnimatableValue {
    let (start, end) = (keys[index], keys[index + 1])
    let numbers = start.indices.map { axis in
      Self.hermite(
        start[axis], end[axis], speed(index, axis, isLeaving: true), speed(index + 1, axis, isLeaving: false),
        share)
    }
    return .numbers(SIMD4(numbers + Array(repeating: 0, count: 4 - numbers.count)), kind)
  }

  /// The value at a time, for constant speed along the whole curve.
  func pacedValue(at time: Double) -> AnimatableValue {
    var points: [AnimatableValue] = []
    for index in 0..<keys.count - 1 {
      for sample in 0..<Self.samples {
        points.append(value(index, at: Double(sample) / Double(Self.samples)))
      }
    }
    points.append(value(keys.count - 2, at: 1))
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) ?? 0 }
    var rest = lengths.reduce(0, +) * min(1, max(0, time))
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 { return points[index].mixed(with: points[index + 1], at: rest / length) }
      rest -= length
    }
    return points[points.count - 1]
  }

  private func speed(_ index: Int, _ axis: Int, isLeaving: Bool) -> Double {
    let (t, c, b) = (settings[index].tension, settings[index].continuity, settings[index].bias)
    let before = index > 0 ? keys[index][axis] - keys[index - 1][axis] : nil
    let after = index + 1 < keys.count ? keys[index + 1][axis] - keys[index][axis] : nil
    let (first, second) = (before ?? after ?? 0, after ?? before ?? 0)
    let sign = isLeaving ? 1.0 : -1.0
    return (1 - t) * (1 + b) * (1 + sign * c) / 2 * first + (1 - t) * (1 - b) * (1 - sign * c) / 2 * second
  }

  private static func hermite(_ a: Double, _ b: Double, _ da: Double, _ db: Double, _ s: Double) -> Double {
    let (s2, s3) = (s * s, s * s * s)
    return (2 * s3 - 3 * s2 + 1) * a + (s3 - 2 * s2 + s) * da + (3 * s2 - 2 * s3) * b + (s3 - s2) * db
  }
}

/// A path along which a point moves. Each line or curve is the segment from one key to the next; a move makes no key.
/// (Apple, `CAKeyframeAnimation.path`.)
private struct PathTrack {
  private struct Way {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    func point(at s: Double) -> CGPoint {
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let r = 1 - s
        return r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d
      }
      return CGPoint(
        x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
    }

    /// The angle in radians, from the path's direction near the place.
    func angle(at s: Double) -> Double {
      let near = 1e-4
      let (a, b) = (point(at: max(0, s - near)), point(at: min(1, s + near)))
      return atan2(b.y - a.y, b.x - a.x)
    }
  }

  private var ways: [Way] = []
  private let isPaced: Bool
  private static let samples = 64

  init(_ path: Path, isPaced: Bool) {
    self.isPaced = isPaced
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): addLine(&current, to)
      case .quadCurve(let to, let control):
        let first = Self.mix(current, control, 2 / 3)
        ways.append(Way(start: current, control1: first, control2: Self.mix(to, control, 2 / 3), end: to))
        current = to
      case .curve(let to, let control1, let control2):
        ways.append(Way(start: current, control1: control1, control2: control2, end: to))
        current = to
      case .close: if current != start { addLine(&current, start) }
      }
    }
  }

  /// Adds a straight curve of constant speed.
  private mutating func addLine(_ current: inout CGPoint, _ end: CGPoint) {
    ways.append(
      Way(
        start: current, control1: Self.mix(current, end, 1 / 3), control2: Self.mix(current, end, 2 / 3),
        end: end))
    current = end
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  /// The number of keys: one more than segments.
  var count: Int { ways.count + 1 }
  var start: CGPoint { ways.first?.start ?? .zero }
  var end: CGPoint { ways.last?.end ?? .zero }

  func place(at time: Double, times: [Double], functions: [TimingCurve]) -> (point: CGPoint, angle: Double)? {
    guard !ways.isEmpty else { return nil }
    let (index, share) =
      isPaced ? pacedPlace(at: time) : CAKeyframeAnimation.place(in: times, at: time, functions)
    return (ways[index].point(at: share), ways[index].angle(at: share))
  }

  private func pacedPlace(at time: Double) -> (index: Int, share: Double) {
    let pieces = ways.indices.flatMap { index in
      (0..<Self.samples).map { sample -> (index: Int, share: Double, length: Double) in
        let (s, e) = (Double(sample) / Double(Self.samples), Double(sample + 1) / Double(Self.samples))
        let (a, b) = (ways[index].point(at: s), ways[index].point(at: e))
        return (index, s, hypot(b.x - a.x, b.y - a.y))
      }
    }
    var rest = pieces.map(\.length).reduce(0, +) * min(1, max(0, time))
    for piece in pieces {
      if rest <= piece.length, piece.length > 0 {
        return (piece.index, piece.share + rest / piece.length / Double(Self.samples))
      }
      rest -= piece.length
    }
    return (ways.count - 1, 1)
  }
}
