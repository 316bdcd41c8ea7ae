import Foundation
import LayerTree
import ObjCCompatibility
import Testing

/// Display links on a clock that is turned by hand. (Apple, `CADisplayLink`; rates are rounded to what divides the screen's.)
@MainActor
struct DisplayLinkTests {
  private final class Ticker: NSObject, NamedActions {
    var times: [Double] = []

    func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == "tick:", let link = sender as? CADisplayLink else { return false }
      times.append(link.timestamp)
      return true
    }
  }

  @Test func aTargetIsCalledByItsSelector() {
    AnimationClock.manual { clock in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: "tick:")
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.1)
      #expect(ticker.times.map { ($0 * 60).rounded() } == [1, 2, 3, 4, 5, 6])
      link.remove(from: .main, forMode: .common)
      clock.advance(to: 1)
      #expect(ticker.times.count == 6)
    }
  }

  /// As run loops do: the link lives, with its target, until it is invalidated.
  @Test func theClockKeepsLinks() {
    AnimationClock.manual { clock in
      weak var target: Ticker?
      weak var link: CADisplayLink?
      do {
        let ticker = Ticker()
        let made = CADisplayLink(target: ticker, selector: "tick:")
        made.add(to: .main, forMode: .common)
        (target, link) = (ticker, made)
      }
      clock.advance(to: 0.1)
      #expect(target?.times.count == 6)
      link?.invalidate()
      #expect(target == nil && link == nil && clock.isIdle)
    }
  }

  @Test(arguments: [
    (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30), 30),
    (CAFrameRateRange(minimum: 10, maximum: 20), 20),
    (CAFrameRateRange(minimum: 24, maximum: 120, preferred: 120), 60), (.default, 60),
  ])
  func ratesAreRounded(range: CAFrameRateRange, calls: Int) {
    AnimationClock.manual { clock in
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.preferredFrameRateRange = range
      link.add(to: .main, forMode: .common)
      clock.advance(to: 1)
      link.invalidate()
      #expect(count == calls)
    }
  }

  /// The next to end is found without regard to the order of layers, through layers with times of their own.
  @Test func layersWithTimesOfTheirOwnEndInOrder() {
    final class Listener: NSObject, CAAnimationDelegate {
      var ends: [Double] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ends.append(AnimationClock.shared.now)
      }
    }
    AnimationClock.manual { clock in
      let (root, slow, late, plain) = (CALayer(), CALayer(), CALayer(), CALayer())
      for layer in [slow, late, plain] { root.addSublayer(layer) }
      root.speed = 2
      slow.speed = 0.25
      late.beginTime = 1
      let listener = Listener()
      for layer in [slow, late, plain] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = listener
        animation.beginTime = layer === late ? 0.5 : 0
        layer.add(animation, forKey: "fade")
      }
      clock.advance(to: 10)
      // Twice as fast; a second that starts at 1.5 of the root's time; half as fast.
      #expect(listener.ends == [0.5, 1.25, 2])
    }
  }
}
