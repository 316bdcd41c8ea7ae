import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@testable import iOSCore

/// `UIViewPropertyAnimator` on a clock that is turned by hand. Sources: Apple's pages of `UIViewAnimating` and
/// `UIViewPropertyAnimator`; WWDC 2016, session 216; WWDC 2017, session 230.
@MainActor
struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private var x: CGFloat { (view.layer.presentation()?.position.x ?? .nan) - 5 }

  private func animator(
    _ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: duration, curve: curve) { view.frame.origin.x = 100 }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

  @Test func pausesWhereItIsAndGoesOn() {
    AnimationClock.manual { clock in
      let animator = animator()
      var ends: [String] = []
      animator.addCompletion { ends.append("first \($0) \(clock.now)") }
      animator.addCompletion { ends.append("second \($0)") }
      animator.startAnimation()
      #expect(view.frame.minX == 100 && x == 0)
      clock.advance(to: 0.25)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning && isNear(animator.fractionComplete, 0.25))
      clock.advance(to: 5)
      #expect(isNear(x, 25) && ends.isEmpty)
      animator.startAnimation()
      clock.advance(to: 5.5)
      #expect(isNear(x, 75))
      clock.advance(to: 6)
      #expect(ends == ["first end 5.75", "second end"] && animator.state == .inactive && x == 100)
    }
  }

  /// A printed animation of a paused animator: speed 0, and as time offset the fraction of the duration.
  @Test func pausedAnimationsPrintTheirFraction() throws {
    try AnimationClock.manual { _ in
      let animator = animator(0.5)
      animator.fractionComplete = 0.24133
      let animation = try #require(view.layer.animation(forKey: "position"))
      #expect(animation.speed == 0 && isNear(animation.timeOffset, 0.120665))
      animator.stopAnimation(true)
    }
  }

  /// WWDC 2016, session 216: what is shown is kept, and the time that is left is that of the curve. (The talk's curve shows
  /// half of the way after a tenth of the time.)
  @Test func continuesOnTheCurve() {
    AnimationClock.manual { clock in
      let view = view
      let (first, second) = (CGPoint(x: 0, y: 0.56), CGPoint(x: 0.3, y: 1))
      let animator = UIViewPropertyAnimator(duration: 2, controlPoint1: first, controlPoint2: second) {
        view.frame.origin.x = 100
      }
      let used = TimingCurve(0, 0.56, 0.3, 1).time(at: 0.5)
      #expect(abs(used - 0.1) < 1e-3)
      var end: Double?
      animator.addCompletion { _ in end = clock.now }
      animator.fractionComplete = 0.5
      #expect(isNear(x, 50))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(to: 5)
      #expect(abs((end ?? 0) - 2 * (1 - used)) < 1e-6)
    }
  }

  /// Apple, `continueAnimation(withTimingParameters:durationFactor:)`: the factor is of the original duration.
  @Test func continuesForAShareOfTheDuration() {
    AnimationClock.manual { clock in
      let animator = animator(2)
      var end: Double?
      animator.addCompletion { _ in end = clock.now }
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
      clock.advance(to: 2)
      #expect(isNear(x, 75))
      clock.advance(to: 5)
      #expect(end == 4)
    }
  }

  /// The new curve starts from what is shown; ours, as Apple blends in a way that it does not say.
  @Test func continuesOnAnotherCurve() {
    AnimationClock.manual { clock in
      let animator = animator(1, .easeIn)
      animator.startAnimation()
      clock.advance(to: 0.5)
      let before = x
      // Ease in at half of the time: 0.31536, by the cubic of its control points.
      #expect(abs(before - 31.536) < 1e-3)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
      #expect(isNear(x, before))
      clock.advance(to: 1)
      #expect(isNear(x, before + (100 - before) / 2))
      clock.advance(to: 1.5)
      #expect(x == 100 && animator.state == .inactive)
    }
  }

  /// Reversed, it goes back along its way, ends at its start, and the old values come back.
  @Test func reversesAndEndsAtItsStart() {
    AnimationClock.manual { clock in
      let animator = animator()
      var end: (UIViewAnimatingPosition, Double)?
      animator.addCompletion { end = ($0, clock.now) }
      animator.startAnimation()
      clock.advance(to: 0.75)
      animator.isReversed = true
      #expect(isNear(animator.fractionComplete, 0.25) && isNear(x, 75))
      clock.advance(to: 1)
      #expect(isNear(x, 50))
      clock.advance(to: 2)
      #expect(end?.0 == .start && isNear(end?.1 ?? 0, 1.5))
      #expect(view.frame.minX == 0 && x == 0)
    }
  }

  /// Reversed after a change of curve, it goes back along both.
  @Test func reversesAlongBothCurves() {
    AnimationClock.manual { clock in
      let animator = animator()
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      clock.advance(to: 1.5)
      #expect(isNear(x, 75))
      animator.isReversed = true
      clock.advance(to: 2.5)
      #expect(isNear(x, 50))
      clock.advance(to: 2.75)
      #expect(isNear(x, 25))
      clock.advance(to: 3)
      #expect(x == 0 && animator.state == .inactive)
    }
  }

  /// Backwards at another pace: from what is shown to the start.
  @Test func continuesBackwardsOnAnotherCurve() {
    AnimationClock.manual { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      #expect(isNear(x, 50))
      clock.advance(to: 1.5)
      #expect(abs(x - (50 - 50 * 0.31536)) < 1e-3)
      // Turned round once more, it takes the way back up, then the rest of the first curve.
      animator.isReversed = false
      clock.advance(to: 2.75)
      #expect(isNear(x, 75))
      clock.advance(to: 3)
      #expect(end == .end && x == 100)
    }
  }

  @Test func scrubsLinearlyOrAlongTheCurve() {
    AnimationClock.manual { _ in
      for isLinear in [true, false] {
        view.frame.origin.x = 0
        let animator = animator(1, .easeIn)
        animator.scrubsLinearly = isLinear
        animator.fractionComplete = 0.5
        // Ease in at half of the time shows 0.31536.
        #expect(abs(x - (isLinear ? 50 : 31.536)) < 1e-3)
        #expect(animator.fractionComplete == 0.5)
        animator.stopAnimation(true)
      }
    }
  }

  /// Apple, `UIViewPropertyAnimator.pausesOnCompletion`.
  @Test func waitsAtItsEnd() {
    AnimationClock.manual { clock in
      let animator = animator()
      animator.pausesOnCompletion = true
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      clock.advance(to: 3)
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends == 0)
      #expect(x == 100)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(to: 3.5)
      #expect(isNear(x, 50))
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
      #expect(ends == 1)
    }
  }

  /// Apple, `stopAnimation(_:)` and `finishAnimation(at:)`: what is shown becomes the model; completions hear the position.
  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func stopsAndFinishes(position: UIViewAnimatingPosition) {
    AnimationClock.manual { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(to: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && view.layer.animationKeys() == nil)
      #expect(isNear(view.frame.minX, 30) && end == nil)
      animator.finishAnimation(at: position)
      #expect(end == position && animator.state == .inactive)
      #expect(isNear(view.frame.minX, position == .start ? 0 : position == .end ? 100 : 30))
    }
  }

  @Test func stopsWithoutFinishing() {
    AnimationClock.manual { clock in
      let animator = animator()
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      clock.advance(to: 0.3)
      animator.stopAnimation(true)
      clock.advance(to: 3)
      #expect(animator.state == .inactive && ends == 0 && isNear(view.frame.minX, 30))
    }
  }

  /// Apple, `addAnimations(_:delayFactor:)`: the factor is of the time that is left; all end together.
  @Test func delaysAddedAnimations() {
    AnimationClock.manual { clock in
      let view = view
      let animator = animator(2)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(to: 1)
      #expect(view.layer.presentation()?.opacity == 1 && isNear(x, 50))
      // Half of the second that is left.
      animator.addAnimations({ view.frame.size.height = 20 }, delayFactor: 0.5)
      clock.advance(to: 1.5)
      #expect(view.layer.presentation()?.opacity == 0.5 && view.layer.presentation()?.bounds.height == 10)
      clock.advance(to: 1.75)
      #expect(isNear(view.layer.presentation()?.bounds.height ?? 0, 15))
      clock.advance(to: 2)
      #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
    }
  }

  /// Setting the old values again reverses smoothly, and ends at the end (WWDC 2016, session 216).
  @Test func oldValuesAddedAgainReverse() {
    AnimationClock.manual { clock in
      let view = view
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.addAnimations { view.frame.origin.x = 0 }
      #expect(isNear(x, 50))
      clock.advance(to: 0.75)
      // 0 + 100·(0.75 − 1)… the first still adds −25, the second 100·0.5.
      #expect(isNear(x, 25))
      clock.advance(to: 1)
      #expect(end == .end && x == 0)
    }
  }

  @Test func startsAfterADelay() {
    AnimationClock.manual { clock in
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { [view] in view.frame.origin.x = 100 })
      #expect(animator.delay == 0.5 && animator.isRunning)
      clock.advance(to: 0.5)
      #expect(x == 0)
      clock.advance(to: 1)
      #expect(isNear(x, 50))
      clock.advance(to: 1.5)
      #expect(animator.state == .inactive)
    }
  }

  /// The curve of this spring: see the tests of springs.
  @Test func springs() {
    AnimationClock.manual { clock in
      let view = view
      let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { view.frame.origin.x = 100 }
      animator.startAnimation()
      clock.advance(to: 0.25)
      #expect(abs(x - 104.113) < 1e-3)
      animator.pauseAnimation()
      #expect(abs(x - 104.113) < 1e-3 && animator.fractionComplete == 1)
      animator.fractionComplete = 0.5
      #expect(isNear(x, 50))
      animator.stopAnimation(true)
    }
  }

  /// A mass of 3, a stiffness of 1,000: the system's spring, at 0.1 and 0.2 seconds (worked out by hand, from the solution for
  /// critical damping). The animator's duration does not count.
  @Test func springsWithAWholeShape() {
    AnimationClock.manual { clock in
      let view = view
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
      clock.advance(to: 0.1)
      #expect(abs(x - 54.478) < 1e-2)
      clock.advance(to: 0.2)
      #expect(abs(x - 87.928) < 1e-2)
      clock.advance(to: 1)
      #expect(animator.state == .inactive)
    }
  }

  /// WWDC 2016, session 216: the second component of the speed counts for centres only.
  @Test func springsWithTwoSpeeds() {
    AnimationClock.manual { clock in
      let view = view
      let parameters = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 5))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
      animator.addAnimations { view.center = CGPoint(x: 105, y: 105) }
      animator.startAnimation()
      clock.advance(to: 0.1)
      let (still, fast) = (
        Spring.settling(in: 1, dampingRatio: 1),
        Spring.settling(in: 1, dampingRatio: 1, initialVelocity: 5)
      )
      let shown = view.layer.presentation()?.position ?? .zero
      #expect(isNear(shown.x, 5 + 100 * still.progress(at: 0.1)))
      #expect(isNear(shown.y, 5 + 100 * fast.progress(at: 0.1)))
      animator.stopAnimation(true)
    }
  }

  /// WWDC 2016, session 216: key frames in an animator last as long as it does, and stop with it.
  @Test func keyFramesInAnAnimator() {
    AnimationClock.manual { clock in
      let view = view
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }
      animator.startAnimation()
      clock.advance(to: 1)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 1) < 1e-6)
      clock.advance(to: 1.5)
      animator.pauseAnimation()
      clock.advance(to: 9)
      // Key frames ease in and out over all: at three quarters of the time 0.87084, by the cubic of the control points.
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - Float(2 * (1 - 0.87084))) < 1e-4)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(to: 12)
      #expect(view.alpha == 1 && animator.state == .inactive)
    }
  }

  /// An arranged view that an animator hides comes back where it ends at its start.
  @Test func stackViewsFoldAndUnfold() {
    AnimationClock.manual { clock in
      let (one, two) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [one, two])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stack.layoutIfNeeded()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { one.isHidden = true }
      animator.startAnimation()
      clock.advance(to: 0.5)
      #expect(one.isHidden && one.isDrawn)
      #expect(isNear(two.layer.presentation()?.bounds.height ?? 0, 75))
      animator.isReversed = true
      clock.advance(to: 1)
      #expect(!one.isHidden && one.isDrawn)
      stack.layoutIfNeeded()
      #expect(two.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    }
  }

  /// WWDC 2016, session 216: touches go where views are shown, unless the program tests hits itself.
  @Test func touchesGoWhereViewsAreShown() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(view)
      let animator = animator()
      animator.startAnimation()
      clock.advance(to: 0.5)
      #expect(root.hitTest(CGPoint(x: 55, y: 5), with: nil) === view)
      #expect(root.hitTest(CGPoint(x: 105, y: 5), with: nil) === root)
      #expect(view.layer.presentation()?.hitTest(CGPoint(x: 55, y: 5)) != nil)
      animator.stopAnimation(true)
      // Blocks: where the model is, and only if the options allow it (Apple, `allowUserInteraction`).
      view.frame.origin.x = 0
      for allows in [false, true] {
        let options: UIView.AnimationOptions = allows ? .allowUserInteraction : []
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { [view] in view.frame.origin.x += 50 })
        #expect((root.hitTest(CGPoint(x: view.frame.midX, y: 5), with: nil) === view) == allows)
        clock.advance(by: 1)
      }
    }
  }

  /// Slow animations of a simulator: times are multiplied.
  @Test func dragsWithTheClock() {
    AnimationClock.manual { clock in
      clock.dragCoefficient = 10
      defer { clock.dragCoefficient = 1 }
      let animator = animator()
      animator.startAnimation()
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        [view] in view.frame.origin.y = 100
      }
      clock.advance(to: 2.5)
      #expect(isNear(x, 25))
      #expect(abs((view.layer.presentation()?.position.y ?? 0) - 109.113) < 1e-2)
      clock.advance(to: 10)
      #expect(animator.state == .inactive)
    }
  }

  @Test func atOnceStatesPassAtOnce() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(ends == [.end] && view.frame.minX == 100 && animator.fractionComplete == 1)
    animator.addAnimations { [view] in view.frame.origin.x = 300 }
    animator.addCompletion { ends.append($0) }
    animator.isReversed = true
    animator.startAnimation()
    #expect(ends == [.end, .start] && view.frame.minX == 100)
  }

  /// A placeholder that fades between two colours until its content is there, which a public library for profiles repeats in this
  /// way, has to leave the main thread to others.
  @Test func atOnceAnAnimationThatRepeatsItselfReturns() {
    var begun = 0
    func fade() {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        begun += 1
      } completion: { _ in
        if begun < 4 { fade() }
      }
    }
    fade()
    #expect(begun == 2)
    RunLoopTurn.shared.perform()
    #expect(begun == 3)
    for _ in 0..<3 { RunLoopTurn.shared.perform() }
    #expect(begun == 4)
  }
}
