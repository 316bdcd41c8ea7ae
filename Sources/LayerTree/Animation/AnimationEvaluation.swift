import Foundation
import Graphics

/// The values of a layer's properties at a time, where animations change them.
@MainActor
package struct ShownValues {
  private let layer: CALayer
  package private(set) var values = Values()

  /// - Parameter model: values that replace the layer's own.
  package init(of layer: CALayer, model: [String: AnimatableValue] = [:]) {
    self.layer = layer
    for name in model.keys.sorted() { values[name] = model[name] }
  }

  /// Values by name. There are few, so the lookup is linear.
  package struct Values {
    private var entries: [(name: String, value: AnimatableValue)] = []

    /// In the order of first changes.
    package var names: [String] { entries.map(\.name) }

    package subscript(name: String) -> AnimatableValue? {
      get { entries.first { $0.name == name }?.value }
      set {
        guard let newValue else { return entries.removeAll { $0.name == name } }
        if let index = entries.firstIndex(where: { $0.name == name }) {
          entries[index].value = newValue
        } else {
          entries.append((name, newValue))
        }
      }
    }

    package func names(allIn known: [String]) -> Bool { entries.allSatisfy { known.contains($0.name) } }
  }

  /// The displayed value of a property so far: the result of the animations, or the layer's value.
  package func property(_ name: String) -> AnimatableValue? {
    values[name] ?? LayerProperty.named(name, of: layer)?.read(layer)
  }

  package func value(_ path: LayerKeyPath) -> AnimatableValue? {
    property(path.property).flatMap(path.read)
  }

  mutating func replace(_ value: AnimatableValue, _ path: LayerKeyPath) { set(value, path) }

  fileprivate mutating func set(_ value: AnimatableValue, _ path: LayerKeyPath) {
    guard path.part != nil else {
      values[path.property] = value
      return
    }
    guard let whole = property(path.property) else { return }
    values[path.property] = path.write(value, to: whole)
  }

  fileprivate mutating func add(_ value: AnimatableValue, _ path: LayerKeyPath) {
    guard let old = self.value(path) else { return }
    // The animation's transform is the inner one: it is applied first.
    if case .transform = old { set(value.adding(old), path) } else { set(old.adding(value), path) }
  }
}

/// An animation that is running on a layer: a copy of the added animation, with its begin time.
@MainActor
package struct RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  package let timing: AnimationTiming
  /// Whether an animator runs it, instead of its own timing.
  let isDriven: Bool
  /// A picture of the layer at the moment when a transition was added; nil for other animations.
  package var picture: DisplayList?
  /// The order of addition, over all layers.
  package let number: Int
  /// The transactions that wait for its end.
  let transactions: [TransactionGroup]
  /// Whether its delegate has been notified of its start.
  package var hasBegun = false
  /// Whether it has ended but stays on the layer.
  package var hasEnded = false

  init(
    key: String?, animation: CAAnimation, timing: AnimationTiming, number: Int,
    transactions: [TransactionGroup]
  ) {
    self.key = key
    self.animation = animation
    isDriven = animation.drive != nil
    self.timing = timing
    self.number = number
    self.transactions = transactions
  }

  /// - Parameters:
  ///   - time: the layer's time.
  ///   - clock: the clock's time at the same moment.
  package func apply(at time: Double, clock: Double, to shown: inout ShownValues) {
    if let drive = animation.drive {
      animation.apply(drive.moment(of: timing.duration, atClock: clock), to: &shown)
    } else {
      animation.apply(timing, at: time, to: &shown)
    }
  }
}

extension CAAnimation {
  fileprivate func apply(_ timing: AnimationTiming, at time: Double, to shown: inout ShownValues) {
    guard case .running(let seconds, let cycle) = timing.phase(at: time) else { return }
    apply(AnimationMoment(seconds: seconds, duration: timing.duration, cycle: cycle), to: &shown)
  }
}

extension CAAnimation {
  /// The progress of the change in a run.
  final func progress(_ moment: AnimationMoment) -> Double {
    moment.scale * localProgress(moment) + moment.shift
  }

  private func localProgress(_ moment: AnimationMoment) -> Double {
    if let spring = self as? CASpringAnimation { return spring.spring.progress(at: moment.seconds) }
    let time = moment.duration > 0 ? moment.seconds / moment.duration : 1
    let curve = keptCurve ?? timingFunction?.curve
    return curve?.progress(at: time) ?? min(1, max(0, time))
  }
}

extension CAAnimationGroup {
  /// Members live in the group's time and end with it; their own times are not scaled. (Apple, `CAAnimationGroup`.) A
  /// member without a duration lasts as long as the group, which tutorials of Core Animation rely on.
  func applyMembers(at moment: AnimationMoment, to shown: inout ShownValues) {
    for member in animations ?? [] {
      var timing = AnimationTiming(member, begin: member.beginTime)
      if timing.duration <= 0 { timing.duration = moment.duration }
      // Before their start and after their end, members show what the group shows at that time.
      if moment.seconds >= moment.duration, timing.begin < moment.duration, timing.end >= moment.duration {
        timing.fillMode = .both
      }
      member.apply(timing, at: moment.seconds, to: &shown)
    }
  }
}

extension CAPropertyAnimation {
  /// Shows a value: it replaces the displayed value, or is added to it.
  final func show(
    _ value: AnimatableValue, _ path: LayerKeyPath, cycle: Int, span: @autoclosure () -> AnimatableValue,
    in shown: inout ShownValues
  ) {
    var value = value
    if isCumulative, cycle > 0 {
      let span = span()
      for _ in 0..<max(0, min(cycle, Self.mostRepeats)) { value = value.adding(span) }
    }
    if isAdditive { shown.add(value, path) } else { shown.set(value, path) }
  }

  /// The largest number of repeats that accumulate.
  private static let mostRepeats = 10_000
}

extension CABasicAnimation {
  /// The start and end values, of the property's kind. (Apple, `CABasicAnimation`, "Setting Interpolation Values".)
  func ends(from shown: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue)? {
    if let fixedEnds { return fixedEnds }
    let (from, to, by) = (
      value(fromValue, like: shown), value(toValue, like: shown), value(byValue, like: shown)
    )
    if isFixed, let from, let to { fixedEnds = (from, to) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, shown)
    case (nil, let to?, nil): return (shown, to)
    case (nil, nil, let by?): return (shown, shown.adding(by))
    case (nil, nil, nil): return nil
    }
  }

  /// Nil is a colour (clear) only if the program sets it explicitly.
  private func value(_ value: Any?, like shown: AnimatableValue) -> AnimatableValue? {
    guard let value else { return nil }
    return shown.like(value is NSNull ? nil : value)
  }
}
