import AutoLayout
import Foundation
import Graphics
import LayerTree
import MacViews
import Testing

@testable import MacWindows

/// AppKit's two ways of animating layout, on a clock that is turned by hand, with the values on the way. Where no other
/// source is named, expected values are worked out by hand from a linear curve.
@MainActor
struct AnimatorTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: [], backing: .buffered, defer: false)
  private let left = NSView()
  private let right = NSView()
  private let gap: NSLayoutConstraint

  /// The talk's example (WWDC 2012, session 228): a view beside another, no wider than a limit that holds at both ends.
  init() throws {
    let content = try #require(window.contentView)
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    gap = left.widthAnchor.constraint(equalToConstant: 300)
    let fill = right.widthAnchor.constraint(equalTo: left.widthAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      gap, fill, right.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      left.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      left.topAnchor.constraint(equalTo: content.topAnchor),
      left.heightAnchor.constraint(equalToConstant: 50),
      right.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.heightAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),
      content.widthAnchor.constraint(greaterThanOrEqualTo: left.widthAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
  }

  private func group(
    _ duration: TimeInterval, implicit: Bool = false, _ changes: () -> Void, end: (() -> Void)? = nil
  ) {
    NSAnimationContext.runAnimationGroup(
      { context in
        context.duration = duration
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        context.allowsImplicitAnimation = implicit
        changes()
      }, completionHandler: end)
  }

  /// The frame that a view is shown at, from the upper left corner of its superview.
  private func shownFrame(_ view: NSView) -> CGRect { ShownNSView(view).frame }

  // MARK: Constraints

  /// “Step from its current value to the new value using the animator proxy” (session 228): the real constant, so that all
  /// rules hold at every frame.
  @Test func animatorsOfConstraintsStepTheRealConstant() {
    AnimationClock.manual { clock in
      var end: Double?
      group(0.5) {
        gap.animator().constant = 60
      } end: {
        end = clock.now
      }
      #expect(gap.constant == 300)
      for frame in 1...30 {
        clock.advance(to: Double(frame) / 60)
        let width = 300 - 8 * CGFloat(frame)
        #expect(abs(gap.constant - width) < 1e-6 && abs(left.frame.width - width) <= 0.5, "frame \(frame)")
        #expect(abs(right.frame.width - min(120, left.frame.width)) <= 0.5, "frame \(frame)")
        #expect(abs(right.frame.height - right.frame.width / 2) <= 0.5, "frame \(frame)")
      }
      #expect(end == 0.5 && gap.constant == 60 && clock.isAtRest)
    }
  }

  /// The window keeps its size at 500 only, so it follows its content at every frame.
  @Test func windowsFollowConstantsOnTheWay() {
    AnimationClock.manual { clock in
      group(1) { gap.animator().constant = 500 }
      clock.advance(to: 0.25)
      #expect(gap.constant == 350 && window.frame.width == 450)
      clock.advance(to: 0.3141)
      #expect(abs(gap.constant - 362.82) < 1e-6)
      clock.advance(to: 1)
      #expect(window.frame.width == 600)
    }
  }

  @Test func atOnceChangesAndCompletionsAreImmediate() {
    var log: [String] = []
    group(5) {
      gap.animator().constant = 100
      log.append("changed to \(gap.constant)")
    } end: {
      log.append("end")
    }
    #expect(log == ["changed to 100.0", "end"])
  }

  /// A second change goes on from the value that is reached; the first group's end comes at once, as cancelled animations
  /// count as ended. (Apple, `NSAnimationContext.runAnimationGroup(_:completionHandler:)`.)
  @Test func aSecondChangeGoesOnFromTheValueReached() {
    AnimationClock.manual { clock in
      var log: [String] = []
      group(1) {
        gap.animator().constant = 100
      } end: {
        log.append("first \(clock.now)")
      }
      clock.advance(to: 0.5)
      group(1) {
        gap.animator().constant = 300
      } end: {
        log.append("second \(clock.now)")
      }
      #expect(gap.constant == 200)
      clock.advance(to: 1)
      #expect(gap.constant == 250)
      clock.advance(to: 2)
      #expect(gap.constant == 300 && log == ["first 0.5", "second 1.5"])
    }
  }

  /// In no time a change stops what runs. (Apple, `NSAnimatablePropertyContainer.animator()`.)
  @Test func aChangeInNoTimeStopsTheAnimation() {
    AnimationClock.manual { clock in
      group(1) { gap.animator().constant = 100 }
      clock.advance(to: 0.5)
      group(0) { gap.animator().constant = 120 }
      clock.advance(to: 2)
      #expect(gap.constant == 120)
    }
  }

  /// Constraints take no part in implicit animation, and adding one animates nothing by itself (WWDC 2013, session 213).
  @Test func constraintsWantAnAnimator() {
    AnimationClock.manual { clock in
      group(1, implicit: true) { gap.constant = 100 }
      #expect(gap.constant == 100 && clock.isAtRest)
      window.layoutIfNeeded()
      #expect(shownFrame(left).width == 100)
    }
  }

  /// `animations` holds a constraint's own curve and duration. (Apple, `NSLayoutConstraint` is a container.)
  @Test func animationsOfAnObjectComeFirst() {
    AnimationClock.manual { clock in
      let own = CABasicAnimation()
      own.timingFunction = CAMediaTimingFunction(name: .linear)
      own.duration = 2
      gap.animations = ["constant": own]
      NSAnimationContext.runAnimationGroup { _ in gap.animator().constant = 100 }
      clock.advance(to: 1)
      #expect(gap.constant == 200)
      gap.animations = [:]
      clock.advance(to: 2)
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        gap.animator().constant = 300
      }
      // Easing in and out, a quarter of the time: 0.12916 (animation.md, section 6, own figures).
      clock.advance(to: 2.25)
      #expect(abs(gap.constant - (100 + 200 * 0.12916)) < 0.01)
    }
  }

  @Test func endlessAnimationsAreNamed() {
    AnimationClock.manual { clock in
      let endless = CABasicAnimation()
      endless.repeatCount = .infinity
      gap.identifier = "gap"
      gap.animations = ["constant": endless]
      group(1) { gap.animator().constant = 100 }
      let error = #expect(throws: AnimationNeverEnds.self) { try clock.settle(limit: 5) }
      #expect(error?.running.map(\.key) == ["constant"])
      #expect(error?.description.contains("gap") == true)
    }
  }

  // MARK: Implicit animation

  /// “allowsImplicitAnimation and layoutSubtreeIfNeeded” (session 213): the pass's frames are led, so a rule is broken on
  /// the way, as on iOS.
  @Test func layoutInAGroupLeadsTheFrames() throws {
    try AnimationClock.manual { clock in
      let content = try #require(window.contentView)
      group(1, implicit: true) {
        gap.constant = 60
        content.layoutSubtreeIfNeeded()
      }
      #expect(left.frame.width == 60)
      clock.advance(to: 0.5)
      #expect(shownFrame(left) == CGRect(x: 0, y: 0, width: 180, height: 50))
      // 120 wide at first, 60 at the end: 90 on the way, where the rules would have 120.
      #expect(shownFrame(right) == CGRect(x: 0, y: 50, width: 90, height: 45))
      #expect(left.layer == nil && left.madeLayer?.presentation()?.bounds.width == 180)
      clock.advance(to: 1)
      #expect(shownFrame(left).width == 60 && clock.isAtRest)
    }
  }

  @Test func layoutOutsideOfGroupsAnimatesNothing() {
    AnimationClock.manual { clock in
      group(1, implicit: true) { gap.constant = 60 }
      window.layoutIfNeeded()
      group(1) {
        gap.constant = 90
        window.layoutIfNeeded()
      }
      #expect(clock.isAtRest)
    }
  }

  /// Groups take over the values of those around them. (Apple, `NSAnimationContext.beginGrouping()`.)
  @Test func innerGroupsHaveTheirOwnTimes() {
    AnimationClock.manual { clock in
      var log: [String] = []
      group(2, implicit: true) {
        left.alphaValue = 0
        NSAnimationContext.runAnimationGroup {
          #expect($0.duration == 2 && $0.allowsImplicitAnimation && $0.timingFunction != nil)
          $0.duration = 1
          right.alphaValue = 0
        } completionHandler: {
          log.append("inner \(clock.now)")
        }
        #expect(NSAnimationContext.current.duration == 2)
      } end: {
        log.append("outer \(clock.now)")
      }
      clock.advance(to: 0.5)
      #expect(ShownNSView(left).alpha == 0.75 && ShownNSView(right).alpha == 0.5)
      clock.advance(to: 3)
      #expect(log == ["inner 1.0", "outer 2.0"])
    }
  }

  /// A handler waits for what is added after it was set: set last, it is called when the group closes, which surprised a
  /// program (a question on constants that ignore their animation shows it).
  @Test func handlersWaitForWhatComesAfterThem() {
    AnimationClock.manual { clock in
      var isOver = false
      NSAnimationContext.beginGrouping()
      gap.animator().constant = 100
      NSAnimationContext.current.completionHandler = { isOver = true }
      #expect(!isOver)
      NSAnimationContext.endGrouping()
      #expect(isOver)
    }
  }

  @Test func completionsStartTheNextGroupInTime() {
    AnimationClock.manual { clock in
      var log: [Double] = []
      group(0.3) {
        gap.animator().constant = 200
      } end: {
        log.append(clock.now)
        group(0.3) {
          gap.animator().constant = 100
        } end: {
          log.append(clock.now)
        }
      }
      clock.advance(to: 1)
      #expect(log == [0.3, 0.6] && gap.constant == 100)
    }
  }

  @Test func tasksWaitForGroups() async {
    var isOver = false
    await NSAnimationContext.runAnimationGroup { _ in isOver = true }
    #expect(isOver)
  }
}

extension AnimationClock {
  /// Whether nothing runs any more.
  var isAtRest: Bool { (try? settle(limit: 0)) != nil }
}
