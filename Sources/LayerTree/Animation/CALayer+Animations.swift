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

  /// Adds a copy, which begins now, or at the original's begin time in the layer's time.
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

  /// Notifies the delegate of a delayed animation that its active duration begins. (Apple,
  /// `CAAnimationDelegate.animationDidStart(_:)`.)
  func begin(_ entry: RunningAnimation) {
    guard let index = animations.running.firstIndex(where: { $0.number == entry.number }) else { return }
    animations.running[index].hasBegun = true
    entry.animation.delegate?.animationDidStart(entry.animation)
  }

  // MARK: Ending

  /// Removes an animation, if it is removed on completion, then notifies its delegate and its transactions.
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

  // MARK: Displayed values

  /// The properties that animations change, at a time of the clock.
  ///
  /// - Parameters:
  ///   - model: values that replace the layer's own.
  ///   - driver: if given, only its animations are applied.
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

  /// The displayed value before a property, or a part of one, changed from its old value.
  package func shownValue(_ path: LayerKeyPath, before old: AnimatableValue) -> AnimatableValue? {
    guard let property = LayerProperty.named(path.property, of: self) else { return nil }
    let model = [path.property: path.write(old, to: property.read(self))]
    return shownValues(atClock: AnimationClock.shared.now, model: model).value(path)
  }

  /// The displayed value of a property, if an animation changes it.
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

  /// Records a pause of a driver in its animations, as UIKit prints them: a speed of 0, and their progress. Nil undoes
  /// it.
  package func noteHalt(of driver: AnimationDriver, at fraction: Double?) {
    for entry in animations.running where entry.animation.drive?.driver === driver {
      entry.animation.speed = fraction == nil ? 1 : 0
      entry.animation.timeOffset = (fraction ?? 0) * entry.animation.duration
    }
  }

  /// Draws the layer and its sublayers in their displayed state, in the layer's coordinates; nil outside of all views.
  private func picture() -> DisplayList? {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host { return host.picture(of: self) }
      layer = current.superlayer
    }
    return nil
  }

  /// The running transition and its progress.
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

  /// The displayed state of the layer: a copy of the same class with the current values of animations. (Apple,
  /// `CALayer.presentation()`.) Without animations, the layer itself.
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
    /// The value of a property, or of a part of one, by its key path; for other key paths, the value that was set.
    public func value(forKeyPath keyPath: String) -> Any? {
      let path = LayerKeyPath(keyPath)
      guard let property = LayerProperty.named(path.property, of: self) else { return values[keyPath] }
      return path.read(from: property.read(self))?.any
    }

    /// Sets a property, or a part of one, by its key path; stores other values for ``value(forKeyPath:)``.
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

  /// The view that the layer belongs to, or the layer's name or class, for messages.
  var describedForAnimations: String {
    host.map { String(describing: $0) } ?? name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }
}
