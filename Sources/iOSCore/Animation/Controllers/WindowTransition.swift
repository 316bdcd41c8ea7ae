import Foundation
import Graphics
import LayerTree

/// The turn of a window, or its change of size. What goes along runs once the new size is set. Where the clock takes time, a
/// window that is shown is led to its new layout, and what goes along is animated with it.
@MainActor
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  /// In seconds. Apple does not say; ours.
  private static let duration: TimeInterval = 0.3

  let isAnimated: Bool
  let isInteractive = false
  let isCancelled = false
  let initiallyInteractive = false
  let isInterruptible = false
  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
  private(set) var percentComplete: CGFloat
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let presentationStyle = UIModalPresentationStyle.none
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// Whether the new size is set.
  private var hasChanged = false

  init(in window: UIWindow) {
    containerView = window
    isAnimated =
      AnimationClock.shared.takesTime && AnimationState.areEnabled && !window.isHidden
      && !window.bounds.isEmpty
    percentComplete = isAnimated ? 0 : 1
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (containerView as? UIWindow)?.rootViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (containerView as? UIWindow)?.rootViewController?.viewIfLoaded
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append { completion(self) } }
    guard let animation else { return true }
    if hasChanged, isAnimated {
      AnimationBlock.run(AnimationSettings(duration: Self.duration), { animation(self) }, completion: nil)
    } else {
      animations.append { animation(self) }
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

  /// Sets the new size, then runs what was to go along with it, then what was to follow. A block may ask for more of it.
  func run(_ change: () -> Void) {
    guard isAnimated else {
      change()
      while !animations.isEmpty || !completions.isEmpty {
        let next = animations.isEmpty ? completions.removeFirst() : animations.removeFirst()
        next()
      }
      return
    }
    AnimationBlock.run(AnimationSettings(duration: Self.duration)) {
      change()
      containerView.layoutIfNeeded()
      while !animations.isEmpty { animations.removeFirst()() }
      hasChanged = true
      containerView.layoutIfNeeded()
    } completion: { [self] _ in
      percentComplete = 1
      while !completions.isEmpty { completions.removeFirst()() }
    }
  }
}
