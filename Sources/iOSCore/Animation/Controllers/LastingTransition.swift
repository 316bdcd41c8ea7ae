import Foundation
import Graphics
import LayerTree

/// A transition that takes time, and what programs animate along with it. Where it does not, all happens in turn.
@MainActor
class LastingTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive = false
  let isCancelled = false
  let initiallyInteractive = false
  let isInterruptible = false
  var transitionDuration: TimeInterval { isAnimated ? settings.duration : 0 }
  private(set) var percentComplete: CGFloat
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity
  /// Whether the container is led to its new layout, before what goes along and after it.
  private let laysOut: Bool
  /// How the transition and what goes along with it run.
  private let settings: AnimationSettings
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// Whether what was to go along has begun.
  private var isRunning = false

  init(
    _ settings: AnimationSettings, in containerView: UIView, isAnimated: Bool = true,
    style: UIModalPresentationStyle = .none, laysOut: Bool = false
  ) {
    self.settings = settings
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.laysOut = laysOut
    percentComplete = isAnimated ? 0 : 1
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  // MARK: Along with it

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append { [self] in completion(self) } }
    guard let animation else { return true }
    if isRunning {
      AnimationBlock.run(settings, { animation(self) }, completion: nil)
    } else {
      animations.append { [self] in animation(self) }
    }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// No transition is interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  // MARK: Running

  /// Makes changes, then runs what was to go along with them, then what was to follow. A block may request more of it.
  func run(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
    guard isAnimated else {
      changes()
      while !animations.isEmpty || !completions.isEmpty {
        let next = animations.isEmpty ? completions.removeFirst() : animations.removeFirst()
        next()
      }
      return completion()
    }
    AnimationBlock.run(settings) {
      changes()
      if laysOut { containerView.layoutIfNeeded() }
      while !animations.isEmpty { animations.removeFirst()() }
      isRunning = true
      if laysOut { containerView.layoutIfNeeded() }
    } completion: { [self] _ in
      percentComplete = 1
      completion()
      while !completions.isEmpty { completions.removeFirst()() }
    }
  }
}
