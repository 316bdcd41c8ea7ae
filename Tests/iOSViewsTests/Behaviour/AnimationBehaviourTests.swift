import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's and Core Animation's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct AnimationBehaviourTests {
  @Test("animation.model-at-once") func modelAtOnce() {
    AnimationClock.manual { clock in
      let view = shown()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      clock.advance(to: 0.5)
      let seen = view.layer.presentation()?.opacity ?? 0
      #expect(view.alpha == 0 && seen > 0.1 && seen < 0.9)
    }
  }

  @Test("animation.completion-finished") func completionFinished() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        notes.add("\($0)")
      }
      clock.advance(to: 0.9)
      #expect(notes.lines.isEmpty)
      clock.advance(to: 1.1)
      #expect(notes.lines == ["true"])
    }
  }

  @Test("animation.completion-cut-short") func completionCutShort() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        notes.add("\($0)")
      }
      clock.advance(to: 0.5)
      view.layer.removeAllAnimations()
      clock.advance(to: 0.6)
      #expect(notes.lines == ["false"])
    }
  }

  @Test("animation.zero-duration") func zeroDuration() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: { _ in
        notes.add("done")
      }
      #expect(notes.lines.isEmpty && view.alpha == 0)
      clock.advance(by: 0.02)
      #expect(notes.lines == ["done"])
    }
  }

  @Test("animation.disabled") func animationsDisabled() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        notes.add("done")
      }
      UIView.setAnimationsEnabled(true)
      #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
      clock.advance(by: 0.02)
      #expect(notes.lines == ["done"])
    }
  }

  @Test("animation.delay") func delay() {
    AnimationClock.manual { clock in
      let view = shown()
      UIView.animate(withDuration: 1, delay: 1) { view.alpha = 0 }
      clock.advance(to: 0.9)
      #expect(view.alpha == 0 && view.layer.presentation()?.opacity == 1)
    }
  }

  @Test("animation.inherited-duration") func inheritedDuration() {
    AnimationClock.manual { clock in
      var (inner, outer): (TimeInterval, TimeInterval) = (0, 0)
      UIView.animate(withDuration: 2) {
        outer = UIView.inheritedAnimationDuration
        UIView.animate(withDuration: 5) { inner = UIView.inheritedAnimationDuration }
      }
      clock.advance(by: 0.1)
      #expect(outer == 2 && inner == 2 && UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("animation.outside-block") func outsideBlock() {
    AnimationClock.manual { _ in
      let view = shown()
      view.alpha = 0.5
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("animator.block-waits") func blockWaits() {
    let notes = Notes()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { notes.add("run") }
    #expect(notes.lines.isEmpty && animator.state == .inactive && !animator.isRunning)
  }

  @Test("animator.states") func animatorStates() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.startAnimation()
      clock.advance(to: 2)
      #expect(animator.state == .inactive && !animator.isRunning)
    }
  }

  @Test("animator.pause-activates") func pauseActivates() {
    AnimationClock.manual { _ in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
      #expect(animator.state == .active && view.alpha == 0)
      animator.stopAnimation(true)
    }
  }

  @Test("animator.fraction-activates") func fractionActivates() {
    AnimationClock.manual { _ in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.fractionComplete = 0.25
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
      #expect(view.layer.presentation()?.opacity == 0.75)
      animator.stopAnimation(true)
    }
  }

  @Test("animator.stop-without-finishing") func stopWithoutFinishing() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in notes.add("done") }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.stopAnimation(true)
      clock.advance(to: 3)
      #expect(animator.state == .inactive && notes.lines.isEmpty && abs(view.alpha - 0.5) < 0.01)
    }
  }

  @Test("animator.stop-then-finish") func stopThenFinish() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { notes.add("\($0 == .current)") }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && notes.lines.isEmpty)
      animator.finishAnimation(at: .current)
      #expect(animator.state == .inactive && notes.lines == ["true"] && abs(view.alpha - 0.5) < 0.01)
    }
  }

  @Test("animator.finish-at-start") func finishAtStart() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.alpha == 1)
    }
  }

  @Test("animator.finish-at-end") func finishAtEnd() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.25 }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(view.alpha == 0.25)
    }
  }

  @Test("animator.completions-in-order") func completionsInOrder() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in notes.add("a") }
      animator.startAnimation()
      animator.addCompletion { _ in notes.add("b") }
      clock.advance(to: 2)
      #expect(notes.lines == ["a", "b"])
    }
  }

  @Test("animator.reversed-ends-at-start") func reversedEndsAtStart() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { notes.add("\($0 == .start)") }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.isReversed = true
      clock.advance(to: 3)
      #expect(view.alpha == 1 && notes.lines == ["true"])
    }
  }

  @Test("animator.pauses-on-completion") func pausesOnCompletion() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in notes.add("done") }
      animator.startAnimation()
      clock.advance(to: 3)
      #expect(animator.state == .active && !animator.isRunning && notes.lines.isEmpty)
      animator.stopAnimation(true)
    }
  }

  @Test("animator.added-while-active") func addedWhileActive() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.addAnimations { view.frame.origin.x = 100 }
      #expect(view.frame.minX == 100)
      clock.advance(to: 0.75)
      #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
      clock.advance(to: 2)
    }
  }

  @Test("animator.continue-remaining") func continueRemaining() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      clock.advance(to: 0.75)
      animator.pauseAnimation()
      clock.advance(to: 2)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(to: 2.2)
      #expect(animator.isRunning)
      clock.advance(to: 2.3)
      #expect(animator.state == .inactive)
    }
  }

  @Test("animator.running-runs-now") func runningRunsNow() {
    AnimationClock.manual { clock in
      let view = shown()
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        view.alpha = 0
      }
      #expect(animator.state == .active && view.alpha == 0)
      clock.advance(to: 2)
    }
  }

  @Test("transaction.completion-none") func transactionCompletionNone() {
    AnimationClock.manual { _ in
      let notes = Notes()
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.add("done") }
      CATransaction.commit()
      #expect(notes.lines == ["done"])
    }
  }

  @Test("transaction.completion-after") func transactionCompletionAfter() {
    AnimationClock.manual { clock in
      let (view, notes) = (shown(), Notes())
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.add("done") }
      view.layer.add(fade(1), forKey: "fade")
      CATransaction.commit()
      clock.advance(to: 0.9)
      #expect(notes.lines.isEmpty)
      clock.advance(to: 1.1)
      #expect(notes.lines == ["done"])
    }
  }

  @Test("transaction.inner-duration") func transactionInnerDuration() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    let inherited = CATransaction.animationDuration()
    CATransaction.setAnimationDuration(7)
    CATransaction.commit()
    #expect(inherited == 3 && CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test("layer.animation-copied") func animationCopied() {
    AnimationClock.manual { _ in
      let (view, animation) = (shown(), fade(1))
      view.layer.add(animation, forKey: "fade")
      animation.duration = 9
      #expect(view.layer.animation(forKey: "fade")?.duration == 1)
    }
  }

  @Test("layer.same-key-replaces") func sameKeyReplaces() {
    AnimationClock.manual { _ in
      let view = shown()
      view.layer.add(fade(1), forKey: "a")
      view.layer.add(fade(2), forKey: "a")
      #expect(view.layer.animationKeys() == ["a"] && view.layer.animation(forKey: "a")?.duration == 2)
    }
  }

  @Test("layer.removed-on-completion") func removedOnCompletion() {
    AnimationClock.manual { clock in
      let (view, kept) = (shown(), fade(1))
      kept.isRemovedOnCompletion = false
      view.layer.add(fade(1), forKey: "a")
      view.layer.add(kept, forKey: "b")
      clock.advance(to: 2)
      #expect(view.layer.animationKeys() == ["b"] && view.layer.opacity == 1)
    }
  }

  @Test("layer.delegate-order") func delegateOrder() {
    AnimationClock.manual { clock in
      let (view, log, animation) = (shown(), StopLog(), fade(1))
      animation.delegate = log
      view.layer.add(animation, forKey: "a")
      clock.advance(to: 2)
      #expect(log.calls == ["start", "stop true"])
    }
  }

  @Test("layer.own-layer-implicit") func standaloneLayerImplicit() {
    AnimationClock.manual { clock in
      let (view, layer) = (shown(), CALayer())
      view.layer.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0.5
      #expect(layer.animation(forKey: "opacity") != nil)
      CATransaction.flush()
      CATransaction.setDisableActions(true)
      layer.removeAllAnimations()
      layer.opacity = 1
      #expect(layer.animation(forKey: "opacity") == nil)
      CATransaction.setDisableActions(false)
      clock.advance(to: 2)
    }
  }

  private func fade(_ duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }

  /// A view of 100 by 100 points in a window.
  private func shown() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.addSubview(view)
    Self.screen = screen
    return view
  }
  private static var screen: UIWindow?

  private final class StopLog: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }
}
