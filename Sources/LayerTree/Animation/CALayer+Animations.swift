import Foundation
import Graphics
import ObjCCompatibility

/// The animations of a layer.
struct LayerAnimations {
  var running: [RunningAnimation] = []
}

extension CALayer {
  package var runningAnimations: [RunningAnimation] { animations.running }

  // MARK: Adding

  /// Adds a copy, which begins now, or when the original says, in the layer's time.
  func run(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let copy = anim.copied()
    let clock = AnimationClock.shared
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    copy.duration *= clock.dragCoefficient
    let begin = copy.beginTime != 0 ? copy.beginTime : localTime(atClock: clock.now)
    let entry = RunningAnimation(
      key: key, animation: copy, timing: AnimationTiming(copy, begin: begin), number: clock.takeNumber(),
      transactions: CATransaction.noteAnimation())
    animations.running.append(entry)
    clock.note(self)
    copy.delegate?.animationDidStart(copy)
  }

  // MARK: Ending

  /// Takes an animation away, if it is one that goes, then tells its delegate and its transactions.
  func end(_ entry: RunningAnimation, finished: Bool) {
    guard let index = animations.running.firstIndex(where: { $0.number == entry.number }) else { return }
    if entry.animation.isRemovedOnCompletion || !finished {
      animations.running.remove(at: index)
    } else {
      animations.running[index].hasEnded = true
    }
    guard !entry.hasEnded else { return }
    let delegate = entry.animation.delegate
    delegate?.animationDidStop(entry.animation, finished: finished)
    for transaction in entry.transactions { transaction.animationEnded() }
  }

  func forget(_ entry: RunningAnimation) { animations.running.removeAll { $0.number == entry.number } }

  // MARK: What is shown

  /// The properties that animations change at a time of the clock.
  package func shownValues(atClock time: TimeInterval) -> ShownValues {
    var shown = ShownValues(of: self)
    guard !animations.running.isEmpty else { return shown }
    let local = localTime(atClock: time)
    for entry in animations.running { entry.apply(at: local, to: &shown) }
    return shown
  }

  /// The same now.
  package var shownValues: ShownValues { shownValues(atClock: AnimationClock.shared.now) }

  /// The layer as it is shown now: a copy with the values that animations have come to, of the same class. (Apple,
  /// `CALayer.presentation()`.) Without animations the layer itself: what it has is what is shown.
  public func presentation() -> Self? {
    guard AnimationClock.shared.takesTime else { return self }
    let copy = OwnClasses.make(type(of: self))
    copy.take(from: self)
    let shown = shownValues
    for name in shown.values.keys.sorted() {
      guard let value = shown.values[name] else { continue }
      LayerProperty.named(name, of: copy)?.write(copy, value)
    }
    copy.original = self
    return copy
  }

  /// The layer whose presentation this is; itself for others.
  public func model() -> Self { original as? Self ?? self }

  // MARK: Key-value coding

  #if !canImport(ObjectiveC)
    /// The value of a property, or of a part of one, by its key path; of others what was set under it.
    public func value(forKeyPath keyPath: String) -> Any? {
      let path = LayerKeyPath(keyPath)
      guard let property = LayerProperty.named(path.property, of: self) else { return values[keyPath] }
      return path.read(from: property.read(self))?.any
    }

    /// Sets a property, or a part of one, by its key path; keeps others for ``value(forKeyPath:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let path = LayerKeyPath(keyPath)
      guard let property = LayerProperty.named(path.property, of: self) else {
        values[keyPath] = value
        return
      }
      let old = property.read(self)
      guard let new = path.read(from: old)?.like(value) else { return }
      property.write(self, path.write(new, to: old))
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  #endif

  /// The view that the layer belongs to, or the layer's name or class: for messages.
  var describedForAnimations: String {
    host.map { String(describing: $0) } ?? name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }
}
