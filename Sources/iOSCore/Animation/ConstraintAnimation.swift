import Foundation
import LayerTree

/// Steps the constants of constraints from frame to frame and lays out each time, so that all constraints hold in every
/// frame. This is not part of UIKit, where programs use a display link for it, and on a Mac `constraint.animator()`.
///
/// If the `AnimationClock` completes animations at once, the constants take their final values immediately.
@MainActor
public enum ConstraintAnimation {
  /// - Parameters: - changes: the constraints, each with its final constant. - root: the view to lay out
  ///   at each frame, which contains all views that move. - duration: seconds. - parameters: the curve;
  ///   easing in and out by default. - completion: called at the end.
  public static func run(
    _ changes: [(constraint: NSLayoutConstraint, constant: CGFloat)], in root: UIView,
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider = UICubicTimingParameters(
      animationCurve: .easeInOut),
    completion: (() -> Void)? = nil
  ) {
    let settings = parameters.settings(duration: duration)
    let steps = changes.map { ConstantStep(constraint: $0.constraint, end: $0.constant) }
    guard AnimationClock.shared.takesTime, AnimationState.areEnabled, settings.duration > 0 else {
      for step in steps { step.apply(1) }
      root.layoutIfNeeded()
      completion?()
      return
    }
    let start = CACurrentMediaTime()
    let link = CADisplayLink { link in
      let seconds = (link.timestamp - start) / AnimationClock.shared.dragCoefficient
      let isOver = seconds >= settings.duration
      let share = min(1, max(0, seconds / settings.duration))
      let progress = isOver ? 1 : settings.driverPace.progress(at: share, of: settings.duration)
      for step in steps { step.apply(progress) }
      root.layoutIfNeeded()
      guard isOver else { return }
      link.invalidate()
      completion?()
    }
    link.add(to: .main, forMode: .common)
  }
}

/// A constant being animated.
@MainActor
private struct ConstantStep {
  let constraint: NSLayoutConstraint
  let start: CGFloat
  let end: CGFloat

  init(constraint: NSLayoutConstraint, end: CGFloat) {
    self.constraint = constraint
    start = constraint.constant
    self.end = end
  }

  func apply(_ progress: Double) { constraint.constant = start + (end - start) * progress }
}
