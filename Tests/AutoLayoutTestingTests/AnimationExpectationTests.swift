import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import AutoLayoutTesting

/// Expectations over whole animations. The values are worked out by hand: linear ways of simple frames.
@MainActor
struct AnimationExpectationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let one = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let two = UIView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))

  init() {
    root.addSubview(one)
    root.addSubview(two)
    (one.nameTag, two.nameTag) = ("one", "two")
  }

  private func message(
    _ checks: [AnimationCheck] = AnimationCheck.allCases, limit: Double = 5, _ body: () -> Void
  ) -> String? {
    var examination = AnimationExamination(root: root, checks: checks)
    return AnimationClock.manual { clock in
      let endless = examination.run(body, on: clock, framesPerSecond: 10, limit: limit)
      return examination.message(endless)
    }
  }

  private func animate(_ body: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: body)
  }

  @Test func viewsThatChangePlacesMeetOnTheWay() throws {
    let text = try #require(
      message {
        animate { [one, two] in (one.frame, two.frame) = (two.frame, one.frame) }
      })
    // After half a second both are at 100; they touch while they are less than 40 apart: from 0.5 to 0.5 ± 0.1.
    #expect(
      text.contains("overlap by up to 40.0 points, from 0.5 to 0.5 s") || text.contains("from 0.4 to 0.6 s"))
    #expect(text.contains("one") && text.contains("two"))
  }

  @Test func viewsMayNotLeaveTheScreenOnTheWay() throws {
    let text = try #require(
      message {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
          animations: { [two] in two.frame.origin.x = 260 })
      })
    #expect(text.contains("leaves the screen") && !text.contains("overlap"))
  }

  @Test func whatClipsMayNotCutOff() throws {
    one.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    one.addSubview(inner)
    let text = try #require(
      message([.clipping]) {
        animate { [one] in one.frame.size.width = 20 }
        UIView.animate(withDuration: 2, animations: { inner.frame.size.width = 20 })
      })
    #expect(text.contains("leaves") && text.contains("one"))
  }

  @Test func soundAnimationsPass() {
    #expect(message { animate { [one] in one.frame.origin.x = 100 } } == nil)
    expectSoundAnimation(in: root) { animate { [one] in one.frame.origin.x = 10 } }
  }

  @Test func endlessOnesAreNamed() throws {
    let text = try #require(
      message(limit: 0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { [one] in one.alpha = 0 })
      })
    #expect(text.contains("opacity"))
  }
}
