import Foundation
import Graphics
import LayerTree
import Testing

/// Rules of Core Animation one by one, by Apple's pages of the classes and of `CAMediaTiming`.
@MainActor
struct LayerFactTests {
  private let root = CALayer()
  private let layer = CALayer()

  init() { root.addSublayer(layer) }

  private func move(_ from: CGFloat, _ to: CGFloat, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  private func place(_ x: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = x
    CATransaction.commit()
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  // MARK: Time

  /// `CAMediaTimingFillMode`: before the start and after the end.
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, CGFloat(5), CGFloat(5)), (.backwards, 10, 5), (.forwards, 5, 90),
    (.both, 10, 90),
  ])
  func fillModes(mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat) {
    AnimationClock.manual { clock in
      place(5)
      let animation = move(10, 90)
      (animation.beginTime, animation.fillMode, animation.isRemovedOnCompletion) = (1, mode, false)
      layer.add(animation, forKey: nil)
      #expect(x == before)
      clock.advance(to: 1.5)
      #expect(x == 50)
      clock.advance(to: 3)
      #expect(x == after)
    }
  }

  /// `CAAnimationDelegate.animationDidStart(_:)`: when the active duration begins.
  @Test func delegatesHearOfTheStartWhenItComes() {
    AnimationClock.manual { clock in
      let listener = Starts()
      let late = move(0, 1)
      (late.beginTime, late.delegate) = (2, listener)
      layer.add(late, forKey: nil)
      clock.advance(to: 1.9)
      #expect(listener.times.isEmpty)
      clock.advance(to: 4)
      #expect(listener.times == [2, 3])
    }
  }

  /// Each repetition starts where the last has ended, and adds to what is shown.
  @Test func cumulativeOnesMayAdd() {
    AnimationClock.manual { clock in
      place(100)
      let animation = move(0, 10)
      (animation.repeatCount, animation.isCumulative, animation.isAdditive) = (3, true, true)
      layer.add(animation, forKey: nil)
      clock.advance(to: 1.5)
      #expect(x == 115)
      clock.advance(to: 2.25)
      #expect(x == 122.5)
    }
  }

  /// Tutorials give durations to groups only.
  @Test func membersWithoutDurationLastAsLongAsTheirGroup() {
    AnimationClock.manual { clock in
      let group = CAAnimationGroup()
      (group.duration, group.fillMode, group.isRemovedOnCompletion) = (2, .forwards, false)
      group.animations = [move(0, 100, duration: 0)]
      layer.add(group, forKey: nil)
      clock.advance(to: 0.5)
      #expect(x == 25)
      clock.advance(to: 3)
      #expect(x == 100)
    }
  }

  // MARK: Transactions

  /// `CATransaction`: inner settings start as the outer ones' and end with the inner one.
  @Test func innerTransactionsInherit() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// An outer completion waits for what inner transactions add; the inner one does not wait for the outer one's.
  @Test func completionsOfNestedTransactions() {
    AnimationClock.manual { clock in
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer \(clock.now)") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner \(clock.now)") }
      layer.add(move(0, 1, duration: 0.25), forKey: "a")
      CATransaction.commit()
      layer.add(move(0, 1, duration: 0.5), forKey: "b")
      CATransaction.commit()
      clock.advance(to: 1)
      #expect(log == ["inner 0.25", "outer 0.5"])
    }
  }

  /// Outside of all transactions there is an implicit one, up to the end of the turn.
  @Test func theImplicitTransaction() {
    AnimationClock.manual { clock in
      clock.advance(by: 0)
      var ends: [Double] = []
      CATransaction.setAnimationDuration(0.75)
      CATransaction.setCompletionBlock { ends.append(clock.now) }
      layer.opacity = 0
      #expect(layer.animation(forKey: "opacity")?.duration == 0.75)
      clock.advance(by: 0)
      #expect(ends.isEmpty && CATransaction.animationDuration() == 0.25)
      clock.advance(to: 1)
      #expect(ends == [0.75])
    }
  }

  /// `CATransaction.flush()` waits for the end of the transactions that are open.
  @Test func flushesWait() {
    AnimationClock.manual { _ in
      let turns = RunLoopTurn.shared.count
      CATransaction.begin()
      CATransaction.flush()
      #expect(RunLoopTurn.shared.count == turns)
      CATransaction.commit()
      #expect(RunLoopTurn.shared.count == turns + 1)
    }
  }

  // MARK: Values

  /// Core Animation Programming Guide, “Animatable Properties”: contents fade, colours and places of gradients move.
  @Test func contentsFade() {
    AnimationClock.manual { clock in
      let (old, new) = (NSObject(), NSObject())
      layer.contents = old
      clock.advance(by: 0)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = new
      clock.advance(by: 0.25)
      guard case .contents(let shown)? = layer.shownValues.property("contents") else {
        Issue.record("no contents")
        return
      }
      #expect(shown.old as? NSObject === old && shown.object as? NSObject === new && shown.share == 0.25)
      clock.advance(by: 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func gradientsMove() {
    AnimationClock.manual { clock in
      let gradient = CAGradientLayer()
      gradient.colors = [Color.black, Color.black]
      gradient.locations = [0, 0.5]
      root.addSublayer(gradient)
      clock.advance(by: 0)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      gradient.colors = [Color.black, Color.white]
      gradient.locations = [0, 1]
      clock.advance(by: 0.5)
      let shown = gradient.presentation()
      #expect((shown?.colors?.last as? Color)?.red == 0.5)
      #expect(shown?.locations?.map(\.doubleValue) == [0, 0.75])
    }
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func valuesThatAreNoNumbersAreNotShown(value: CGFloat) {
    AnimationClock.manual { clock in
      place(5)
      let animation = CABasicAnimation(keyPath: "position")
      (animation.fromValue, animation.toValue) = (CGPoint(x: value, y: 0), CGPoint(x: 0, y: value))
      animation.duration = 1
      layer.add(animation, forKey: nil)
      clock.advance(to: 0.5)
      #expect(x == 5)
    }
  }

  @Test func timesThatAreNoNumbersCountAsTheDefaults() throws {
    try AnimationClock.manual { clock in
      let animation = move(0, 100)
      (animation.duration, animation.beginTime, animation.timeOffset) = (.nan, .nan, .infinity)
      (animation.speed, animation.repeatCount) = (.nan, .nan)
      animation.repeatDuration = .nan
      layer.add(animation, forKey: nil)
      let seconds = try clock.settle()
      #expect(seconds == 0.25)
      let tiny = move(0, 100, duration: .leastNonzeroMagnitude)
      tiny.repeatCount = .infinity
      layer.add(tiny, forKey: "tiny")
      clock.advance(by: 1)
      #expect((0...100).contains(x))
    }
  }

  /// `settle(limit:)` ends, whatever the limit.
  @Test(arguments: [Double.infinity, .nan, -1, 0])
  func settlingEnds(limit: Double) {
    AnimationClock.manual { clock in
      let endless = move(0, 1)
      endless.repeatCount = .infinity
      layer.add(endless, forKey: "spin")
      let error = #expect(throws: AnimationNeverEnds.self) { try clock.settle(limit: limit) }
      #expect(error?.description.contains("spin of CALayer") == true)
    }
  }

  @Test func displayLinksThatNeverEndAreNamed() throws {
    try AnimationClock.manual { clock in
      var frames = 0
      let link = CADisplayLink { _ in frames += 1 }
      link.add(to: .main, forMode: .common)
      let error = #expect(throws: AnimationNeverEnds.self) { try clock.settle(limit: 0.5) }
      #expect(error?.running.map(\.layer) == ["CADisplayLink"] && frames == 30)
      link.isPaused = true
      let seconds = try clock.settle()
      #expect(seconds == 0)
      link.isPaused = false
      clock.advance(by: 0.5)
      #expect(frames == 60)
      link.invalidate()
    }
    // Nothing is turned that is not turned by hand.
    let seconds = try AnimationClock.shared.settle()
    #expect(seconds == 0)
  }
}

/// Records when starts and ends were reported.
@MainActor
private final class Starts: NSObject, CAAnimationDelegate {
  var times: [Double] = []

  func animationDidStart(_ anim: CAAnimation) { times.append(AnimationClock.shared.now) }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { times.append(AnimationClock.shared.now) }
}
