import AutoLayout
import Foundation
import Graphics
import LayerTree

/// Changes of views that layers animate: those made through an animator with their consequences, and all changes in a
/// group that allows implicit animation.
///
/// The views take their final values immediately; their layers animate from the values shown before. (Apple's views
/// without layers are changed step by step; here all views have layers, as in applications since macOS 10.14.)
@MainActor
enum AnimatedChanges {
  private struct Change {
    let view: NSView
    let key: String
    /// The value of the view's layer before the first change.
    let old: AnimatableValue
    var new: AnimatableValue
    /// The view's animation for the property; nil if it has none.
    var template: CAAnimation?
  }

  private static var pending: [Change] = []
  private static var indices: [String: Int] = [:]
  /// The view being changed through its animator, with its animation.
  private static var animator: (view: NSView, template: CAAnimation)?
  private static var depth = 0

  /// Whether a change through an animator is in progress: its consequences are animated with it.
  static var isInChange: Bool { depth > 0 }

  private static var isWatching: Bool {
    AnimationClock.shared.takesTime && !PropertyStepper.isStepping
      && (depth > 0 || NSAnimationContext.open.last?.allowsImplicitAnimation == true)
  }

  // MARK: Changes

  /// Changes an object through its animator: all views that it moves are animated.
  static func run(
    _ object: some NSAnimatablePropertyContainer, _ key: NSAnimatablePropertyKey, _ change: () -> Void
  ) {
    guard let animation = AnimatorDefaults.animation(object, key) else {
      if let view = object as? NSView { stop(view, key) }
      return change()
    }
    let outer = animator
    animator = (object as? NSView).map { ($0, animation) }
    depth += 1
    watch()
    change()
    if depth == 1 { flush() }
    depth -= 1
    animator = outer
    watch()
  }

  /// Stops running animations, for a change with a duration of 0. (Apple,
  /// `NSAnimatablePropertyContainer.animator()`.)
  private static func stop(_ view: NSView, _ key: NSAnimatablePropertyKey) {
    PropertyStepper.stop(key, of: view)
    guard let layer = view.madeLayer else { return }
    for name in layerKeys[key] ?? [] { layer.removeAnimation(forKey: name) }
  }

  private static let layerKeys: [NSAnimatablePropertyKey: [String]] = [
    "frame": ["position", "bounds.size"], "frameOrigin": ["position"],
    "frameSize": ["position", "bounds.size"], "alphaValue": ["opacity"],
    "backgroundColor": ["backgroundColor"],
  ]

  /// Makes layout report the frames that it sets while they are observed.
  static func watch() {
    guard isWatching else {
      if isObserving { LayoutNode.geometryObserver = nil }
      isObserving = false
      return
    }
    isObserving = true
    LayoutNode.geometryObserver = { node, frame, _ in
      MainActor.assumeIsolated {
        guard let view = node.owner as? NSView, isWatching else { return }
        note(view, movedFrom: frame)
      }
    }
  }
  private static var isObserving = false

  private static func note(_ view: NSView, movedFrom old: CGRect) {
    let new = view.layoutNode.frame
    guard old != new else { return }
    func middle(_ frame: CGRect) -> AnimatableValue { .point(CGPoint(x: frame.midX, y: frame.midY)) }
    note(view, "position", middle(old), middle(new))
    guard old.size != new.size else { return }
    note(view, "bounds.size", .size(view.boundsSize(for: old.size)), .size(view.boundsSize(for: new.size)))
  }

  /// Records a change of a property that a view's layer shows.
  static func note(_ view: NSView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
    guard isWatching, old != new else { return }
    let name = "\(ObjectIdentifier(view)) \(key)"
    let template = animator.flatMap { $0.view === view ? $0.template : nil }
    if let index = indices[name] {
      pending[index].new = new
      pending[index].template = template ?? pending[index].template
    } else {
      indices[name] = pending.count
      pending.append(Change(view: view, key: key, old: old, new: new, template: template))
    }
  }

  // MARK: Animations

  /// Adds the animations of the changes so far, with the settings of the innermost group.
  static func flush() {
    let changes = pending
    pending = []
    indices = [:]
    let context = NSAnimationContext.current
    guard context.duration > 0 else { return }
    for change in changes { add(change, context) }
  }

  private static func add(_ change: Change, _ context: NSAnimationContext) {
    let layer = change.view.anyLayer
    let path = LayerKeyPath(change.key)
    let model = ShownValues(of: layer).property(path.property).map { path.write(change.old, to: $0) }
    let shown = layer.shownValues(
      atClock: AnimationClock.shared.now, model: model.map { [path.property: $0] } ?? [:])
    let template = change.template ?? AnimatorDefaults.paced(CABasicAnimation(), context)
    guard let animation = template.copied() as? CAPropertyAnimation else { return }
    animation.keyPath = change.key
    if animation.isPlain, let animation = animation as? CABasicAnimation {
      animation.fromValue = (shown.value(path) ?? change.old).any ?? NSNull()
      animation.toValue = change.new.any ?? NSNull()
    }
    animation.fillMode = .both
    layer.add(animation, forKey: change.key)
  }
}

extension CAAnimation {
  /// Whether the animation has no values of its own and takes them from the change.
  var isPlain: Bool {
    guard let basic = self as? CABasicAnimation else { return false }
    return basic.fromValue == nil && basic.toValue == nil && basic.byValue == nil
  }
}
