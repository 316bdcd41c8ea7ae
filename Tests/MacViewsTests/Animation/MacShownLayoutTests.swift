import AutoLayout
import Foundation
import Graphics
import LayerTree
import MacViews
import Testing

/// Layouts of AppKit as they are shown on the way, frames that are drawn, and display links of views. Expected values are
/// worked out by hand from linear curves.
@MainActor
struct MacShownLayoutTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: [], backing: .buffered, defer: false)
  private let box = NSView()
  private let below = NSView()
  private let gap: NSLayoutConstraint

  /// A view and one below it that is half as wide and no wider than 60 points, which holds at both ends.
  init() throws {
    let content = try #require(window.contentView)
    for view in [box, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    gap = box.widthAnchor.constraint(equalToConstant: 300)
    let half = below.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    half.priority = .defaultHigh
    NSLayoutConstraint.activate([
      gap, half, below.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
      below.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      below.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
  }

  private func lead(_ changes: @escaping () -> Void) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 1
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      changes()
    }
  }

  @Test func framesThatAreLedBreakRulesOnTheWay() throws {
    let content = try #require(window.contentView)
    AnimationClock.manual { clock in
      gap.constant = 60
      lead {
        NSAnimationContext.current.allowsImplicitAnimation = true
        content.layoutSubtreeIfNeeded()
      }
      clock.advance(to: 0.5)
      let layout = ShownLayout(of: content)
      // Up from the lower edge: 200 − 50. From 300 points to 60.
      #expect(layout.frame(of: box) == NSRect(x: 0, y: 150, width: 180, height: 50))
      #expect(layout.finalFrame(of: box) == NSRect(x: 0, y: 150, width: 60, height: 50))
      // From 60 points to 30: 45, where half of the other is 90.
      let miss = layout.misses.first { $0.constraint.firstItem === below }
      #expect(abs((miss?.points ?? 0) - 45) < 1e-6)
      #expect(layout.misses.contains { $0.constraint === gap } && layout.misses.count == 2)
      clock.advance(to: 1)
      #expect(ShownLayout(of: content).misses.isEmpty)
    }
  }

  @Test func constantsThatAreSteppedKeepAllRules() throws {
    let content = try #require(window.contentView)
    AnimationClock.manual { clock in
      lead { gap.animator().constant = 60 }
      for frame in 1...30 {
        clock.advance(to: Double(frame) / 30)
        #expect(ShownLayout(of: content).misses.isEmpty, "frame \(frame)")
      }
      #expect(ShownLayout(of: content).frame(of: box)?.width == 60)
    }
  }

  @Test func framesAreDrawnInOrder() throws {
    let content = try #require(window.contentView)
    box.wantsLayer = true
    box.layer?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    try AnimationClock.manual { _ in
      gap.constant = 100
      lead {
        NSAnimationContext.current.allowsImplicitAnimation = true
        content.layoutSubtreeIfNeeded()
      }
      var widths: [CGFloat] = []
      try content.drawFrames(AnimationFrames(duration: 1, count: 5)) { index, time, drawing in
        #expect(time == Double(index) / 4)
        widths += drawing.commands.compactMap { command in
          guard case .fill(let path, _, _) = command else { return nil }
          return path.boundingBoxOfPoints?.width
        }
      }
      #expect(widths == [300, 250, 200, 150, 100])
    }
  }

  // MARK: Display links

  private final class Ticker: NSObject, NamedActions {
    var count = 0

    func perform(_ action: Selector, from sender: Any?) -> Bool {
      count += 1
      return action == "tick:" && sender is CADisplayLink
    }
  }

  /// “If the view is hidden, or not on any display, the callback will not be invoked.” (Apple,
  /// `NSView.displayLink(target:selector:)`.)
  @Test func displayLinksCallWhileTheViewIsShown() throws {
    let screen = try #require(NSScreen.main)
    AnimationClock.manual { clock in
      let tickers = (0..<3).map { _ in Ticker() }
      let links = [
        box.displayLink(target: tickers[0], selector: "tick:"),
        window.displayLink(target: tickers[1], selector: "tick:"),
        screen.displayLink(target: tickers[2], selector: "tick:"),
      ]
      for link in links { link.add(to: .main, forMode: .common) }
      var counts: [Int] { tickers.map(\.count) }
      clock.advance(to: 0.1)
      #expect(counts == [0, 0, 6], "the window is not shown")
      window.orderFront(nil)
      clock.advance(to: 0.2)
      #expect(counts == [6, 6, 12])
      box.isHidden = true
      clock.advance(to: 0.3)
      #expect(counts == [6, 12, 18])
      for link in links { link.invalidate() }
      window.orderOut(nil)
    }
  }
}
