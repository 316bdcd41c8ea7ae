import Foundation
import LayerTree
import ObjCCompatibility
import Testing
import iOSViews

@testable import iOSCore

/// Links to updates on a clock that is turned by hand. (Apple, `UIUpdateLink`, `UIUpdateActionPhase`, `UIUpdateInfo`.)
@MainActor
struct UpdateLinkTests {
  private final class Dot: UIView, NamedActions {
    var actions = 0
    var laysOut: () -> Void = {}

    func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == "tick:", sender is UIUpdateLink else { return false }
      actions += 1
      return true
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      laysOut()
    }
  }

  private func shown() -> (window: UIWindow, dot: Dot) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(dot)
    window.makeKeyAndVisible()
    return (window, dot)
  }

  /// Apple's example: continuous updates move a view along a sine.
  @Test func continuousUpdatesComeAtEachFrame() {
    let (window, dot) = shown()
    defer { window.isHidden = true }
    AnimationClock.manual { clock in
      let link = UIUpdateLink(view: dot)
      var times: [Double] = []
      link.addAction { link, info in
        times.append((info.modelTime * 60).rounded())
        #expect(link.currentUpdateInfo()?.modelTime == info.modelTime)
        #expect(abs(info.estimatedPresentationTime - info.modelTime - 1 / 60) < 1e-9)
        dot.center.y = sin(info.modelTime) * 100
      }
      link.requiresContinuousUpdates = true
      clock.advance(to: 0.1)
      #expect(times.isEmpty && clock.isIdle, "not enabled yet")
      link.isEnabled = true
      clock.advance(to: 0.2)
      #expect(times == [7, 8, 9, 10, 11, 12] && abs(dot.center.y - sin(0.2) * 100) < 1e-9)
      #expect(link.currentUpdateInfo() == nil && UIUpdateInfo.current(for: dot) == nil)
      #expect(throws: AnimationNeverEnds.self) { try clock.settle(limit: 1) }
      link.isEnabled = false
    }
  }

  /// Phases come in the order of Apple's table; display links are called and layout runs between them.
  @Test func phasesComeInTheirOrder() {
    let (window, dot) = shown()
    defer { window.isHidden = true }
    AnimationClock.manual { clock in
      var log: [String] = []
      let link = UIUpdateLink(view: dot)
      @MainActor func note(_ phase: UIUpdateActionPhase, _ name: String) {
        link.addAction(to: phase) { _, _ in log.append(name) }
      }
      note(.afterUpdateComplete, "complete")
      note(.afterCATransactionCommit, "committed")
      note(.beforeCATransactionCommit, "commit")
      note(.afterCADisplayLinkDispatch, "dispatched")
      link.addAction { _, _ in
        log.append("links")
        dot.setNeedsLayout()
      }
      note(.beforeLowLatencyEventDispatch, "never")
      note(.afterEventDispatch, "events done")
      note(.beforeEventDispatch, "events")
      note(.afterUpdateScheduled, "scheduled")
      link.isEnabled = true
      let displayLink = CADisplayLink { _ in log.append("display link") }
      displayLink.add(to: .main, forMode: .common)
      dot.layoutIfNeeded()
      dot.laysOut = { log.append("layout \(UIUpdateInfo.current(for: dot) != nil)") }
      clock.advance(by: 1 / 60)
      displayLink.invalidate()
      #expect(
        log == [
          "scheduled", "events", "events done", "links", "display link", "dispatched", "commit",
          "layout true", "committed", "complete",
        ])
    }
  }

  /// A link that requests nothing follows the updates of others, and only while its view is shown.
  @Test func passiveLinksFollow() {
    let (window, dot) = shown()
    AnimationClock.manual { clock in
      let link = UIUpdateLink(view: dot, actionTarget: dot, selector: "tick:")
      link.isEnabled = true
      clock.advance(by: 1)
      #expect(dot.actions == 0 && clock.isIdle)
      let displayLink = CADisplayLink { _ in }
      displayLink.add(to: .main, forMode: .common)
      clock.advance(by: 0.5)
      #expect(dot.actions == 30)
      window.isHidden = true
      clock.advance(by: 0.5)
      #expect(dot.actions == 30)
      displayLink.invalidate()
    }
  }

  @Test func linksFireAtTheirRateAndEndWhenReleased() {
    let (window, _) = shown()
    defer { window.isHidden = true }
    AnimationClock.manual { clock in
      var count = 0
      var link: UIUpdateLink? = UIUpdateLink(windowScene: window.windowScene ?? .main) { _, _ in
        count += 1
      }
      link?.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
      link?.requiresContinuousUpdates = true
      link?.isEnabled = true
      clock.advance(by: 1)
      #expect(count == 20)
      link = nil
      clock.advance(by: 1)
      #expect(count == 20 && clock.isIdle)
    }
  }
}
