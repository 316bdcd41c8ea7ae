import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@testable import iOSCore

/// The options of animation blocks, one by one, at times of a clock that is turned by hand. Sources: Apple's pages of
/// `UIView.AnimationOptions` and of the methods that are named.
@MainActor
struct BlockOptionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let other = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))

  private func x(_ view: UIView) -> CGFloat { (view.layer.presentation()?.position.x ?? .nan) - 5 }
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  /// `repeat`: without an end; `autoreverse`: back and forth. The model has the last value all the time.
  @Test func repeatsBackAndForth() {
    AnimationClock.manual { clock in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { [view] in view.frame.origin.x = 100 })
      for (time, place) in [(0.25, 25.0), (1.25, 75), (2.0, 0), (2.5, 50), (101.75, 25)] {
        clock.advance(to: time)
        #expect(isNear(x(view), place) && view.frame.minX == 100, "\(time)")
      }
    }
  }

  /// `autoreverse`: only with `repeat`.
  @Test func doesNotTurnBackWithoutRepeating() {
    AnimationClock.manual { clock in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { [view] in view.frame.origin.x = 100 })
      clock.advance(to: 1.5)
      #expect(x(view) == 100 && view.layer.animationKeys() == nil)
    }
  }

  /// `modifyAnimations(withRepeatCount:autoreverses:animations:)`: a fractional count stops midway (`CAMediaTiming.repeatCount`),
  /// and the block around it ends when the repetitions have.
  @Test func repetitionsAreCounted() {
    AnimationClock.manual { clock in
      var end: (Bool, Double)?
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { [view, other] in
          other.alpha = 0
          UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: false) { view.frame.origin.x = 100 }
        }, completion: { end = ($0, clock.now) })
      clock.advance(to: 1.25)
      #expect(isNear(x(view), 25) && end == nil)
      clock.advance(to: 2.25)
      #expect(isNear(x(view), 25))
      clock.advance(to: 3)
      #expect(x(view) == 100 && end?.0 == true && end?.1 == 2.5)
    }
  }

  /// `overrideInheritedCurve`: without it the outer block's curve counts. 0.0935 is ease-in at a quarter of the time.
  @Test func curvesAreInherited() {
    AnimationClock.manual { clock in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { [view, other] in
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.frame.origin.x = 100 }
          UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) {
            other.frame.origin.x = 100
          }
        })
      clock.advance(to: 0.25)
      #expect(isNear(x(view), 25) && abs(x(other) - 9.346) < 1e-3)
    }
  }

  /// `overrideInheritedOptions`: without it the outer block's options count, repetition and touches among them.
  @Test func optionsAreInherited() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      for child in [view, other] { root.addSubview(child) }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction, .repeat],
        animations: { [view, other] in
          UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
          UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
            other.frame.origin.x = 100
          }
        })
      #expect(root.hitTest(CGPoint(x: 105, y: 5), with: nil) === view)
      #expect(root.hitTest(CGPoint(x: 105, y: 25), with: nil) === root)
      clock.advance(to: 1.5)
      #expect(isNear(x(view), 50) && x(other) == 100)
    }
  }

  /// `setAnimationsEnabled(_:)`: blocks run, and nothing moves; completions say true.
  @Test func animationsMayBeSwitchedOff() {
    AnimationClock.manual { clock in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      var end: Bool?
      UIView.animate(withDuration: 1, animations: { [view] in view.frame.origin.x = 100 }) { end = $0 }
      #expect(x(view) == 100 && end == true && !UIView.areAnimationsEnabled)
      // Animations that a program adds by hand run (material-components-ios #8693).
      let own = CABasicAnimation(keyPath: "zPosition")
      own.toValue = 10
      own.duration = 1
      view.layer.add(own, forKey: "own")
      clock.advance(to: 0.5)
      #expect(view.layer.presentation()?.zPosition == 5)
    }
  }

  /// `animate(springDuration:bounce:…)`: Apple's page of SwiftUI's `Spring` prints stiffness 157.9 and damping 17.6 for 0.5 and
  /// 0.3. It runs until the spring has settled.
  @Test func springsByTheirPerceivedDuration() throws {
    try AnimationClock.manual { clock in
      var end = 0.0
      UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { [view] in view.frame.origin.x = 100 }) {
        _ in end = clock.now
      }
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05 && spring.mass == 1)
      try clock.settle()
      #expect(end == spring.settlingDuration && end > 0.5)
    }
  }

  /// `showHideTransitionViews`: nothing is added or removed.
  @Test func transitionsMayShowAndHide() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      for child in [view, other] { root.addSubview(child) }
      other.isHidden = true
      var end: Double?
      UIView.transition(
        from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews]
      ) { _ in end = clock.now }
      #expect(root.subviews == [view, other] && view.isHidden && !other.isHidden)
      clock.advance(to: 1)
      #expect(end == 1)
    }
  }

  /// `allowAnimatedContent`: what the block changes moves during the transition; without it, pictures are shown.
  @Test(arguments: [false, true]) func transitionsMayMoveTheirContent(moves: Bool) {
    AnimationClock.manual { clock in
      view.addSubview(other)
      UIView.transition(
        with: view, duration: 1,
        options: [.transitionCrossDissolve, .curveLinear, moves ? .allowAnimatedContent : []],
        animations: { [other] in other.frame.origin.x = 100 })
      clock.advance(to: 0.25)
      #expect(isNear(x(other), moves ? 25 : 100))
    }
  }

  /// `isManualHitTestingEnabled`: the program tests hits itself, so touches go where the model is.
  @Test func animatorsMayLeaveHitTestsToThePrograms() {
    AnimationClock.manual { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.frame.origin.x = 100
      }
      animator.isManualHitTestingEnabled = true
      animator.startAnimation()
      clock.advance(to: 0.5)
      #expect(root.hitTest(CGPoint(x: 105, y: 5), with: nil) === view)
      #expect(root.hitTest(CGPoint(x: 55, y: 5), with: nil) === root)
      animator.stopAnimation(true)
    }
  }

  #if os(Linux) || os(macOS)
    /// A clock of the system's time: the animation ends after its duration, without anyone turning the clock.
    ///
    /// In a process of its own, because other tests run while the run loop does, and theirs is the clock that stands still.
    @Test func onTheSystemsClock() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          let clock = AnimationClock.shared
          clock.mode = .wall
          let start = clock.now
          var end: Double?
          UIView.animate(withDuration: 0.05, animations: { view.frame.origin.x = 100 }) { _ in
            end = clock.now
          }
          // The position is the middle of the view, 5 points from its edge. A machine that stops this process for the
          // whole duration finds it there at once.
          let position = view.layer.presentation()?.position.x ?? .nan
          precondition(position < 105 || clock.now >= start + 0.05)
          while end == nil, clock.now < start + 60 {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
          }
          precondition(end.map { $0 >= start + 0.05 } == true)
          precondition(view.layer.presentation()?.position.x == 105)
        }
      }
    }
  #endif
}
