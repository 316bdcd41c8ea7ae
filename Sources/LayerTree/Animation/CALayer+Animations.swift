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
    if !(copy.duration > 0) { copy.duration = CATransaction.animationDuration() }
    noteTimes()
    let now = localTime(atClock: clock.now)
    let begin = copy.beginTime != 0 && copy.beginTime.isFinite ? copy.beginTime : now
    var timing = AnimationTiming(copy, begin: begin)
    if clock.dragCoefficient > 0 { timing.speed /= clock.dragCoefficient }
    var entry = RunningAnimation(
      key: key, animation: copy, timing: timing, number: clock.takeNumber(),
      transactions: CATransaction.noteAnimation())
    (copy as? CAPropertyAnimation)?.fix()
    copy.keepCurve()
    if copy is CATransition { entry.picture = picture() }
    entry.hasBegun = begin <= now || copy.drive != nil
    animations.running.append(entry)
    clock.note(self)
    if entry.hasBegun { copy.delegate?.animationDidStart(copy) }
  }

  /// Tells the delegate of a delayed animation that its active duration begins. (Apple,
  /// `CAAnimationDelegate.animationDidStart(_:)`.)
  func begin(_ entry: RunningAnimation) {
    guard let index = animations.running.firstIndex(where: { $0.number == entry.number }) else { return }
    animations.running[index].hasBegun = true
    entry.animation.delegate?.animationDidStart(entry.animation)
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
  ///
  /// - Parameters:
  ///   - model: values that stand for the layer's own.
  ///   - driver: if given, only its animations count.
  package func shownValues(
    atClock time: TimeInterval, model: [String: AnimatableValue] = [:], by driver: AnimationDriver? = nil
  ) -> ShownValues {
    var shown = ShownValues(of: self, model: model)
    guard !animations.running.isEmpty else { return shown }
    let local = localTime(atClock: time)
    for entry in animations.running where driver == nil || entry.animation.drive?.driver === driver {
      entry.apply(at: local, clock: time, to: &shown)
    }
    return shown
  }

  /// The value that was shown before a property, or a part of one, changed from an old one.
  package func shownValue(_ path: LayerKeyPath, before old: AnimatableValue) -> AnimatableValue? {
    guard let property = LayerProperty.named(path.property, of: self) else { return nil }
    let model = [path.property: path.write(old, to: property.read(self))]
    return shownValues(atClock: AnimationClock.shared.now, model: model).value(path)
  }

  /// A property as it is shown now, if an animation changes it.
  package func shownProperty(_ name: String) -> AnimatableValue? {
    let changes = animations.running.contains { entry in
      guard let animation = entry.animation as? CAPropertyAnimation else { return true }
      return animation.keyPath?.hasPrefix(name) ?? false
    }
    return changes ? shownValues.values[name] : nil
  }

  /// Ends a driver's animations, in the order of addition.
  package func endAnimations(of driver: AnimationDriver, finished: Bool) {
    for entry in animations.running where entry.animation.drive?.driver === driver {
      end(entry, finished: finished)
    }
  }

  /// Writes a driver's halt into its animations, as UIKit prints them: a speed of 0, and how far they are. Nil undoes it.
  package func noteHalt(of driver: AnimationDriver, at fraction: Double?) {
    for entry in animations.running where entry.animation.drive?.driver === driver {
      entry.animation.speed = fraction == nil ? 1 : 0
      entry.animation.timeOffset = (fraction ?? 0) * entry.animation.duration
    }
  }

  /// Draws the layer and its sublayers as they are shown now, in the layer's coordinates; nil outside of all
  /// views.
  private func picture() -> DisplayList? {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host { return host.picture(of: self) }
      layer = current.superlayer
    }
    return nil
  }

  /// The transition that runs, and how much of it is done.
  package var shownTransition: (transition: CATransition, picture: DisplayList, progress: Double)? {
    let clock = AnimationClock.shared.now
    for entry in animations.running.reversed() {
      guard let picture = entry.picture, let transition = entry.animation as? CATransition,
        case .running(let seconds, _) = entry.timing.phase(at: localTime(atClock: clock))
      else { continue }
      let moment = AnimationMoment(seconds: seconds, duration: entry.timing.duration, cycle: 0)
      let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
      return (transition, picture, start + (end - start) * transition.progress(moment))
    }
    return nil
  }

  /// The same now.
  package var shownValues: ShownValues { shownValues(atClock: AnimationClock.shared.now) }

  /// The layer as it is shown now: a copy with the values that animations have come to, of the same class. (Apple,
  /// `CALayer.presentation()`.) Without animations the layer itself: what it has is what is shown.
  public func presentation() -> Self? {
    guard AnimationClock.shared.takesTime else { return self }
    let copy = KnownLayerClasses.make(type(of: self))
    copy.original = self
    copy.take(from: self)
    guard !animations.running.isEmpty else { return copy }
    let shown = shownValues
    for name in shown.values.names {
      guard let value = shown.values[name] else { continue }
      LayerProperty.named(name, of: copy)?.write(copy, value)
    }
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
