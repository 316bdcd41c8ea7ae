import AutoLayout
import Foundation
import Graphics
import LayerTree

/// The settings of a block's animations.
package struct AnimationSettings {
  /// The pace of a change over its duration.
  package enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  /// The duration in seconds.
  package var duration: TimeInterval
  /// Seconds from now.
  var delay: TimeInterval = 0
  package var pace = Pace.curve(CAMediaTimingFunction(name: .easeInEaseOut))
  var options: UIView.AnimationOptions = []
  /// The number of repetitions; 0 has the same effect as 1.
  var repeatCount: Float = 0
  var autoreverses = false
  /// The spring of vertical movement, if it has another initial velocity.
  var verticalSpring: Spring?
  /// The animator that drives the animations instead of their own timing; nil without one.
  var animator: AnimatorHold?

  package init(
    duration: TimeInterval, delay: TimeInterval = 0,
    pace: Pace = Pace.curve(CAMediaTimingFunction(name: .easeInEaseOut)),
    options: UIView.AnimationOptions = [], repeatCount: Float = 0, autoreverses: Bool = false,
    verticalSpring: Spring? = nil, animator: AnimatorHold? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.verticalSpring = verticalSpring
    self.animator = animator
  }

  /// The timing function for the curve bits of UIKit's options; ease in and out by default (Apple,
  /// `UIView.animate`).
  static func function(_ options: UIView.AnimationOptions) -> CAMediaTimingFunction {
    let curve = (options.rawValue >> 16) & 0xF
    let names: [CAMediaTimingFunctionName] = [.easeInEaseOut, .easeIn, .easeOut, .linear]
    return CAMediaTimingFunction(
      name: names.indices.contains(Int(curve)) ? names[Int(curve)] : .easeInEaseOut)
  }

  /// The pace for UIKit's options. The keyboard's curve is the system's spring, see ``UISpringTimingParameters/init()``; it
  /// runs for the given duration.
  @MainActor static func pace(_ options: UIView.AnimationOptions) -> Pace {
    let curve = Int((options.rawValue >> 16) & 0xF)
    return curve == UIView.AnimationCurve.keyboard.rawValue ? .spring(.system) : .curve(function(options))
  }
}

extension Spring {
  /// The spring that moves controllers and keyboards: a mass of 3 with a stiffness of 1,000, critically damped (WWDC 2016,
  /// session 216).
  static let system = Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
}

/// The changes that a block of animations makes to views, which become animations at its end.
///
/// Changes of position, size, transform and corner radius are added to the animations that are already running, as since
/// iOS 8 (WWDC 2014, session 236); other changes replace them. Two changes of one property in a block become one.
@MainActor
package final class AnimationBlock {
  /// The blocks that are running, the innermost last.
  private(set) static var open: [AnimationBlock] = []

  private struct Change {
    let view: UIView
    let key: String
    var old: AnimatableValue
    var new: AnimatableValue
    /// The sum of the old values minus the new ones.
    var delta: AnimatableValue
  }

  private(set) var settings: AnimationSettings
  private var changes: [Change] = []
  private var indices: [String: Int] = [:]
  /// Stack views whose arranged views appear or disappear.
  private var stacks: [UIView] = []
  /// Hidden arranged views that are drawn until the animation has ended.
  private var lingering: [UIView] = []
  /// The completion, called after the animations of the block and of its parts.
  private let ending = AnimationEnding()
  /// Receives the changes instead of the block.
  private var listener: ((UIView, String, AnimatableValue, AnimatableValue) -> Void)?

  init(_ settings: AnimationSettings) { self.settings = settings }

  /// Runs a block and reports its changes without animating them.
  static func collect(
    _ body: () -> Void, _ listener: @escaping (UIView, String, AnimatableValue, AnimatableValue) -> Void
  ) {
    let block = AnimationBlock(AnimationSettings(duration: 0))
    block.listener = listener
    block.perform(body)
  }

  /// Runs a block and animates what it changes.
  ///
  /// - Parameter completion: called with whether all animations ended by themselves.
  package static func run(
    _ settings: AnimationSettings, _ body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(settings.inheriting(open.last?.settings))
    if block.settings.flushes { flushUpdates() }
    let outer = AnimationState.duration
    AnimationState.duration = block.settings.duration
    block.perform(body)
    AnimationState.duration = outer
    block.commit(completion)
  }

  /// Runs a part of the open block with separate settings. The block ends when all its parts have ended.
  static func runPart(_ settings: AnimationSettings, _ body: () -> Void) {
    let whole = open.last?.ending
    whole?.expectPart()
    run(settings, body) { whole?.partDidEnd(finished: $0) }
  }

  private func perform(_ body: () -> Void) {
    begin()
    body()
    close()
  }

  /// Begins a block that lasts until the matching commit, as before iOS 4: all changes until then belong
  /// to it.
  static func begin(_ settings: AnimationSettings) {
    AnimationBlock(settings).begin()
  }

  /// Ends the innermost block and animates its changes; does nothing without one.
  static func commitOpen(_ settings: AnimationSettings) {
    guard let block = open.last else { return }
    block.settings = settings.inheriting(open.dropLast().last?.settings)
    block.close()
    block.commit(nil)
  }

  /// Performs pending layout in all windows; the innermost block animates the changes. (Apple,
  /// `UIView.AnimationOptions.flushUpdates`.)
  static func flushUpdates() {
    for window in RunLoopTurn.shared.liveWindows { window.layoutIfNeeded() }
  }

  /// Flushes updates before animations are switched off or on within a block that has the option.
  static func flushUpdatesIfWanted() {
    if open.last?.settings.flushes == true { flushUpdates() }
  }

  private func begin() {
    Self.open.append(self)
    Self.watchLayout()
  }

  private func close() {
    // A stack view arranges its views again in the block that hides one: no request is needed (Apple, `UIStackView`).
    for stack in stacks { stack.layoutIfNeeded() }
    if settings.flushes { Self.flushUpdates() }
    if settings.options.contains(.layoutSubviews) { layOutResized() }
    Self.open.removeLast()
    Self.watchLayout()
  }

  /// Lays out the subviews of resized views within the animation. (Apple,
  /// `UIView.AnimationOptions.layoutSubviews`.)
  private func layOutResized() {
    for change in changes where change.key == "bounds.size" { change.view.layoutIfNeeded() }
  }

  /// Observes the frames that layout sets, while a block is open.
  private static func watchLayout() {
    guard !open.isEmpty else {
      LayoutNode.geometryObserver = nil
      return
    }
    LayoutNode.geometryObserver = { node, frame, origin in
      MainActor.assumeIsolated {
        guard let view = node.owner as? UIView else { return }
        note(view, movedFrom: frame, origin)
      }
    }
  }

  // MARK: Recording

  /// The block that receives changes now; nil if nothing is animated.
  static var current: AnimationBlock? {
    guard AnimationState.areEnabled, let last = open.last else { return nil }
    return AnimationClock.shared.takesTime || last.settings.animator != nil ? last : nil
  }

  package static func note(_ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
    current?.note(view, key, old, new)
  }

  private static func note(_ view: UIView, movedFrom old: CGRect, _ oldOrigin: CGPoint) {
    guard let block = current else { return }
    let (new, anchor) = (view.layoutNode.frame, view.anchorPoint)
    func position(_ frame: CGRect) -> AnimatableValue {
      .point(CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y))
    }
    block.note(view, "position", position(old), position(new))
    if old.size != new.size {
      block.note(view, "bounds.size", .size(old.size), .size(new.size))
    }
    let origin = view.layoutNode.boundsOrigin
    if oldOrigin != origin || old.size != new.size {
      block.note(view, "bounds.origin", .point(oldOrigin), .point(origin), keepsNothing: old.size != new.size)
    }
  }

  static func noteHidden(_ view: UIView) {
    guard let block = current, let stack = view.superview, stack.arranges(view) else { return }
    block.stacks.append(stack)
    block.settings.animator?.log.note(view, "hidden", .fixed(!view.isHidden), .fixed(view.isHidden))
    guard view.isHidden, block.listener == nil, AnimationClock.shared.takesTime else { return }
    block.lingering.append(view)
    view.writableViewExtras.hidingAnimations += 1
  }

  private func note(
    _ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue, keepsNothing: Bool = false
  ) {
    guard old != new || keepsNothing else { return }
    settings.animator?.log.note(view, key, old, new)
    if let listener { return listener(view, key, old, new) }
    if key == "position", settings.verticalSpring != nil, let old = old.point, let new = new.point {
      note(view, "position.x", .scalar(old.x), .scalar(new.x))
      return note(view, "position.y", .scalar(old.y), .scalar(new.y))
    }
    let name = "\(ObjectIdentifier(view)) \(key)"
    let delta = old.subtracting(new)
    if let index = indices[name] {
      changes[index].new = new
      changes[index].delta = changes[index].delta.adding(delta)
    } else {
      indices[name] = changes.count
      changes.append(Change(view: view, key: key, old: old, new: new, delta: delta))
    }
  }

  // MARK: Animations

  private func commit(_ completion: ((Bool) -> Void)?) {
    let lingering = lingering
    ending.completion = { finished in
      for view in lingering { view.writableViewExtras.hidingAnimations -= 1 }
      completion?(finished)
    }
    if settings.duration > 0, AnimationClock.shared.takesTime {
      for change in changes {
        let layer = change.view.layer
        let animation = animation(for: change, on: layer)
        ending.expect(animation)
        layer.add(animation, forKey: key(change, on: layer))
        settings.animator?.addPacing(to: layer, lasting: settings.duration)
      }
    }
    ending.allAreAdded()
  }

  private static let additiveKeys: Set<String> = [
    "position", "position.x", "position.y", "bounds.origin", "bounds.size", "transform", "cornerRadius",
  ]

  private func isAdditive(_ change: Change, on layer: CALayer) -> Bool {
    guard Self.additiveKeys.contains(change.key), settings.repeatCount == 0 else { return false }
    // An additive animation would have no effect on a property with an absolute or repeating animation, so
    // the new one replaces it (WWDC 2014, session 236).
    let isHeld = layer.runningAnimations.contains { entry in
      guard let other = entry.animation as? CAPropertyAnimation, other.keyPath == change.key else {
        return false
      }
      return !other.isAdditive || other.repeatCount > 0
    }
    guard !isHeld else { return false }
    if case .transform(let old) = change.old, case .transform(let new) = change.new {
      return CATransform3DIsAffine(old) && CATransform3DIsAffine(new)
    }
    return true
  }

  private func animation(for change: Change, on layer: CALayer) -> CABasicAnimation {
    let animation = paced(change.key == "position.y" ? settings.verticalSpring : nil)
    animation.keyPath = change.key
    if isAdditive(change, on: layer) {
      animation.isAdditive = true
      animation.fromValue = change.delta.any
      animation.toValue = change.delta.zero.any
    } else {
      let shown =
        settings.options.contains(.beginFromCurrentState)
        ? layer.shownValue(LayerKeyPath(change.key), before: change.old) : nil
      animation.fromValue = any(shown ?? change.old, change.key) ?? NSNull()
      animation.toValue = any(change.new, change.key) ?? NSNull()
    }
    animation.fillMode = .both
    animation.duration = settings.duration
    animation.repeatCount = settings.repeatCount
    animation.autoreverses = settings.autoreverses
    settings.prepare(animation)
    if settings.delay != 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime() + settings.delay, from: nil)
    }
    return animation
  }

  /// A value of the type that the layer's property has: `CALayer.opacity` is a `Float`.
  private func any(_ value: AnimatableValue, _ key: String) -> Any? {
    key == "opacity" ? value.scalar.map { Float($0) } : value.any
  }

  /// The animation of a block's change, for layers that get it from their delegates.
  func action(forKey key: String) -> CABasicAnimation {
    let animation = paced()
    animation.keyPath = key
    animation.duration = settings.duration
    animation.fillMode = .both
    settings.prepare(animation)
    return animation
  }

  private func paced(_ other: Spring? = nil) -> CABasicAnimation {
    switch settings.pace {
    case .curve(let function):
      let animation = CABasicAnimation()
      animation.timingFunction = function
      return animation
    case .spring(let whole):
      let spring = other ?? whole
      let animation = CASpringAnimation()
      animation.stiffness = spring.frequency * spring.frequency
      animation.damping = 2 * spring.dampingRatio * spring.frequency
      animation.initialVelocity = spring.initialVelocity
      animation.allowsOverdamping = spring.dampingRatio > 1
      return animation
    }
  }

  /// Additive animations run side by side: the second is named `position-2`.
  private func key(_ change: Change, on layer: CALayer) -> String {
    guard isAdditive(change, on: layer) else { return change.key }
    let taken = Set(layer.animationKeys() ?? [])
    guard taken.contains(change.key) else { return change.key }
    return (2...).lazy.map { "\(change.key)-\($0)" }.first { !taken.contains($0) } ?? change.key
  }
}

extension AnimationSettings {
  /// Sets an animation's driver and how touches are handled while it runs. (Apple,
  /// `UIView.AnimationOptions.allowUserInteraction`.)
  @MainActor func prepare(_ animation: CAAnimation) {
    animation.drive = animator?.drive
    let deaf: AnimationTouches = options.contains(.allowUserInteraction) ? .model : .nowhere
    animation.touches = animator?.touches ?? deaf
  }

  /// Whether pending updates are flushed when animations begin and end.
  var flushes: Bool { options.contains(.flushUpdates) }

  /// The settings of a nested block: it inherits duration, curve and options from the outer block unless its options override
  /// them. (Apple, `UIView.AnimationOptions.overrideInheritedDuration` and its neighbours.)
  func inheriting(_ outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var copy = self
    if animator == nil { copy.animator = outer.animator }
    if outer.flushes { copy.options.insert(.flushUpdates) }
    let joins = animator == nil && copy.animator != nil
    if !options.contains(.overrideInheritedDuration) || joins { copy.duration = outer.duration }
    if case .curve = pace, !options.contains(.overrideInheritedCurve) { copy.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      copy.options.formUnion(outer.options.intersection(.inherited))
      copy.repeatCount = outer.repeatCount
      copy.autoreverses = outer.autoreverses
    }
    return copy
  }
}

extension UIView.AnimationOptions {
  /// The options that nested blocks inherit. (Apple, `overrideInheritedOptions`: without it, all of them.)
  fileprivate static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState,
  ]
}

/// Calls a completion after all animations of a block have ended.
@MainActor
final class AnimationEnding: NSObject, CAAnimationDelegate {
  var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isComplete = false

  init(_ completion: ((Bool) -> Void)? = nil) { self.completion = completion }

  func expect(_ animation: CAAnimation) {
    running += 1
    animation.delegate = self
  }

  /// Waits for a part that reports its end itself.
  func expectPart() { running += 1 }

  /// Called after all animations were added. Without any, the block ends at the end of the run loop's turn.
  func allAreAdded() {
    isComplete = true
    guard running == 0, let completion else { return }
    RunLoopTurn.shared.afterTurn { completion(true) }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { partDidEnd(finished: flag) }

  func partDidEnd(finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if isComplete, running == 0 { completion?(allFinished) }
  }
}
