import Foundation
import Graphics
import LayerTree

/// The key frames of `UIView.animateKeyframes`: each property gets one animation through the values that the frames give
/// it.
@MainActor
final class KeyframeBlock {
  /// The blocks whose key frames are being added, the innermost last.
  private(set) static var open: [KeyframeBlock] = []

  private final class Track {
    let view: UIView
    let key: String
    var times: [Double] = [0]
    var values: [AnimatableValue]

    init(view: UIView, key: String, start: AnimatableValue) {
      self.view = view
      self.key = key
      values = [start]
    }

    func add(_ value: AnimatableValue, from start: Double, to end: Double) {
      if let last = times.last, start > last {
        times.append(start)
        values.append(values[values.count - 1])
      }
      if let last = times.last, end > last || times.count == 1 {
        times.append(end)
        values.append(value)
      } else {
        values[values.count - 1] = value
      }
    }

    func close() {
      guard let last = times.last, last < 1 else { return }
      times.append(1)
      values.append(values[values.count - 1])
    }
  }

  private var tracks: [Track] = []
  private var span = (start: 0.0, end: 1.0)
  /// Whether the first value of each property is its present value on the screen.
  private let startsFromShown: Bool

  private init(startsFromShown: Bool) { self.startsFromShown = startsFromShown }

  private func start(_ view: UIView, _ key: String, _ old: AnimatableValue) -> AnimatableValue {
    startsFromShown ? view.layer.shownValue(LayerKeyPath(key), before: old) ?? old : old
  }

  static func run(
    _ own: AnimationSettings, _ mode: CAAnimationCalculationMode, _ body: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.open.last?.settings
    var settings = own.inheriting(outer)
    // In an animator, key frames keep their pace, but take the animator's duration and pause with it
    // (WWDC 2016, session 216).
    if outer?.animator != nil { settings.pace = own.pace }
    let block = KeyframeBlock(startsFromShown: settings.options.contains(.beginFromCurrentState))
    open.append(block)
    body()
    open.removeLast()
    block.commit(settings, mode, completion)
  }

  /// Records the changes of a frame.
  func addFrame(start: Double, length: Double, _ body: () -> Void) {
    let (start, length) = (start.isFinite ? start : 0, length.isFinite ? max(0, length) : 0)
    span = (min(1, max(0, start)), min(1, max(0, start + length)))
    let log = AnimationBlock.open.last?.settings.animator?.log
    AnimationBlock.collect(body) { [self] view, key, old, new in
      let track =
        tracks.first { $0.view === view && $0.key == key }
        ?? Track(view: view, key: key, start: self.start(view, key, old))
      if track.times.count == 1 { tracks.append(track) }
      log?.note(view, key, old, new)
      track.add(new, from: span.start, to: span.end)
    }
  }

  private func commit(
    _ settings: AnimationSettings, _ mode: CAAnimationCalculationMode, _ completion: ((Bool) -> Void)?
  ) {
    let ending = AnimationEnding(completion)
    for track in tracks where settings.duration > 0 && AnimationClock.shared.takesTime {
      track.close()
      let animation = CAKeyframeAnimation(keyPath: track.key)
      animation.values = track.values.map { $0.any ?? NSNull() }
      // Discrete values need an end time for the last one, too.
      let times = track.times + (mode == .discrete ? [1] : [])
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = settings.duration
      animation.fillMode = .both
      if case .curve(let function) = settings.pace { animation.timingFunction = function }
      animation.repeatCount = settings.repeatCount
      animation.autoreverses = settings.autoreverses
      if settings.delay != 0 {
        animation.beginTime = track.view.layer.convertTime(CACurrentMediaTime() + settings.delay, from: nil)
      }
      settings.prepare(animation)
      ending.expect(animation)
      track.view.layer.add(animation, forKey: track.key)
      settings.animator?.addPacing(to: track.view.layer, lasting: settings.duration)
    }
    ending.allAreAdded()
  }
}
