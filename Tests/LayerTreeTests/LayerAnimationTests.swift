import Foundation
import Graphics
import LayerTree
import Testing

/// Animations on layers of their own, seen at times of a clock that is turned by hand. Facts by Apple's pages of the classes
/// and of `CAMediaTiming`.
@MainActor
struct LayerAnimationTests {
  private func move(_ from: CGFloat, _ to: CGFloat, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test func valuesOnTheWayAreExact() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      layer.position.x = 100
      layer.add(move(0, 100), forKey: "move")
      clock.advance(to: 0.25)
      #expect(abs(x(layer) - 25) < 1e-9)
      #expect(layer.position.x == 100)
      #expect(layer.animationKeys() == ["move"])
      clock.advance(to: 0.999)
      #expect(abs(x(layer) - 99.9) < 1e-9)
      clock.advance(to: 1)
      #expect(x(layer) == 100)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func atOnceNothingTakesTime() {
    let listener = Listener()
    let animation = move(0, 100)
    animation.delegate = listener
    CALayer().add(animation, forKey: nil)
    #expect(listener.log == ["start", "stop true"])
  }

  /// WWDC 2014, session 236: two additive animations against each other with a linear curve stand still.
  @Test func additiveOnesAddUp() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      @MainActor func go(to new: CGFloat) {
        let animation = move(layer.position.x - new, 0)
        animation.isAdditive = true
        layer.position.x = new
        layer.add(animation, forKey: nil)
      }
      go(to: 100)
      clock.advance(to: 0.5)
      #expect(abs(x(layer) - 50) < 1e-9)
      go(to: 0)
      #expect(abs(x(layer) - 50) < 1e-9)
      clock.advance(to: 0.75)
      #expect(abs(x(layer) - 50) < 1e-9)
      clock.advance(to: 1.25)
      #expect(abs(x(layer) - 25) < 1e-9)
      clock.advance(to: 1.5)
      #expect(x(layer) == 0)
    }
  }

  @Test func timingOfRepeatsAndReverses() {
    let move = move(0, 100)
    move.repeatCount = 1.5
    move.autoreverses = true
    let timing = AnimationTiming(move, begin: 10)
    #expect(timing.end == 13)
    #expect(timing.phase(at: 9.9) == .unseen)
    guard case .running(let seconds, let cycle) = timing.phase(at: 11.75) else {
      Issue.record("not running")
      return
    }
    #expect(abs(seconds - 0.25) < 1e-9 && cycle == 0)
    #expect(timing.phase(at: 13) == .unseen)
  }

  /// The end of the last run is shown, not the start of one more.
  @Test func fillModesShowTheEnds() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      let animation = move(10, 90)
      animation.beginTime = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "move")
      #expect(x(layer) == 10)
      clock.advance(to: 5)
      #expect(x(layer) == 90)
      #expect(layer.animationKeys() == ["move"])
    }
  }

  @Test func offsetsWrapAround() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      let animation = move(0, 100)
      animation.timeOffset = 0.75
      layer.add(animation, forKey: nil)
      #expect(abs(x(layer) - 75) < 1e-9)
      clock.advance(to: 0.5)
      #expect(abs(x(layer) - 25) < 1e-9)
    }
  }

  @Test func layersHaveTheirOwnTime() {
    AnimationClock.manual { clock in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      outer.speed = 2
      inner.add(move(0, 100), forKey: nil)
      clock.advance(to: 0.25)
      #expect(abs(x(inner) - 50) < 1e-9)
      // Apple, Technical Q&A QA1673: how a layer tree is paused and resumed.
      let paused = inner.convertTime(CACurrentMediaTime(), from: nil)
      inner.speed = 0
      inner.timeOffset = paused
      clock.advance(to: 7)
      #expect(abs(x(inner) - 50) < 1e-9)
      #expect(inner.animationKeys() == nil || inner.runningAnimations.count == 1)
    }
  }

  @Test func delegatesHearInTheOrderOfTheEnds() {
    AnimationClock.manual { clock in
      let (layer, listener) = (CALayer(), Listener())
      for (name, duration) in [("long", 0.6), ("short", 0.2), ("replaced", 5)] {
        let animation = move(0, 1, duration: duration)
        animation.delegate = listener
        animation.setValue(name, forKey: "name")
        layer.add(animation, forKey: name)
      }
      layer.removeAnimation(forKey: "replaced")
      clock.advance(to: 1)
      #expect(listener.log == ["start", "start", "start", "stop false", "stop true", "stop true"])
      #expect(listener.names == ["replaced", "short", "long"])
    }
  }

  @Test func aChainLosesNoTime() {
    AnimationClock.manual { clock in
      let (layer, chain) = (CALayer(), Chain())
      chain.start = { [unowned chain] number in
        let animation = move(CGFloat(number) * 10, CGFloat(number + 1) * 10, duration: 0.1)
        animation.delegate = chain
        layer.add(animation, forKey: nil)
      }
      chain.start?(0)
      clock.advance(to: 0.55)
      #expect(abs(x(layer) - 55) < 1e-6)
    }
  }

  @Test func transactionsCompleteWhenAllHasEnded() {
    AnimationClock.manual { clock in
      var ends: [Double] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setCompletionBlock { ends.append(clock.now) }
      let (one, two) = (CALayer(), CALayer())
      one.add(move(0, 1, duration: 0), forKey: nil)
      two.add(move(0, 1, duration: 0.3), forKey: nil)
      CATransaction.commit()
      clock.advance(to: 0.35)
      #expect(ends.isEmpty)
      clock.advance(to: 1)
      #expect(ends == [0.4])
    }
  }

  @Test func endlessOnesAreNamed() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      layer.name = "spinner"
      let animation = move(0, 1)
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "spin")
      let error = #expect(throws: AnimationNeverEnds.self) { try clock.settle(limit: 5) }
      #expect(error?.running.map(\.layer) == ["CALayer \"spinner\""])
      #expect(error?.running.map(\.key) == ["spin"])
    }
  }

  @Test func settlingTakesAsLongAsTheLastOne() throws {
    try AnimationClock.manual { clock in
      let layer = CALayer()
      layer.add(move(0, 1, duration: 0.3), forKey: nil)
      layer.add(move(0, 1, duration: 0.7), forKey: nil)
      let seconds = try clock.settle()
      #expect(seconds == 0.7)
    }
  }

  /// Apple, `CAAnimationGroup`: members are not scaled to the group's duration, but clipped to it.
  @Test func groupsClipTheirMembers() {
    AnimationClock.manual { clock in
      let layer = CALayer()
      layer.position.x = -1
      let group = CAAnimationGroup()
      group.duration = 0.5
      let late = move(0, 100)
      late.beginTime = 0.25
      group.animations = [late]
      layer.add(group, forKey: nil)
      clock.advance(to: 0.125)
      #expect(x(layer) == -1)
      clock.advance(to: 0.375)
      #expect(abs(x(layer) - 12.5) < 1e-9)
      clock.advance(to: 0.5)
      #expect(x(layer) == -1)
    }
  }

  @Test func presentationsAreOfTheSameClass() {
    AnimationClock.manual { clock in
      let layer = CAShapeLayer()
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: nil)
      clock.advance(to: 0.3)
      #expect(abs((layer.presentation()?.strokeEnd ?? 0) - 0.3) < 1e-9)
      #expect(layer.presentation()?.model() === layer)
    }
  }

  /// Layers keep copies, and presentations are copies, with all that their classes add.
  @Test func copiesKeepWhatTheirClassesAdd() {
    AnimationClock.manual { _ in
      let layer = CAReplicatorLayer()
      layer.instanceCount = 4
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromLeft
      layer.add(transition, forKey: "any")
      let kept = layer.animation(forKey: "transition") as? CATransition
      #expect(kept !== transition && kept?.type == .push && kept?.subtype == .fromLeft)
      #expect(layer.presentation()?.instanceCount == 4)
    }
  }

  @Test func displayLinksFireOnceAFrame() {
    AnimationClock.manual { clock in
      var frames: [Double] = []
      let link = CADisplayLink { frames.append($0.timestamp) }
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.2)
      link.invalidate()
      clock.advance(to: 1)
      #expect(frames.map { ($0 * 60).rounded() } == [3, 6, 9, 12])
    }
  }
}

/// Records its calls.
@MainActor
private final class Listener: NSObject, CAAnimationDelegate {
  var log: [String] = []
  var names: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(flag)")
    if let name = anim.value(forKey: "name") as? String { names.append(name) }
  }
}

/// Starts the next when one has ended.
@MainActor
private final class Chain: NSObject, CAAnimationDelegate {
  var start: ((Int) -> Void)?
  private var number = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    number += 1
    start?(number)
  }
}
