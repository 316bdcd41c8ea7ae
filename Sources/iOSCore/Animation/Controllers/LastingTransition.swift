import Foundation
import Graphics
import LayerTree

/// A transition over time, with the animations that programs run alongside it. Without a duration, all steps run
/// one after the other.
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
  /// Whether the container is laid out in the animation, before and after the alongside animations.
  private let laysOut: Bool
  /// The settings of the transition and of its alongside animations.
  private let settings: AnimationSettings
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// Whether the alongside animations have begun.
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

  // MARK: Alongside animations

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

  /// Makes the changes, then runs the alongside animations, then the completions. A block may add more of either.
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
