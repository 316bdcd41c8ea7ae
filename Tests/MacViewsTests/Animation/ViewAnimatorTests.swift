import AutoLayout
import Foundation
import Graphics
import LayerTree
import MacViews
import Testing

@testable import MacWindows

/// Animators of views and windows. Where no other source is named, expected values are worked out by hand from a linear
/// curve.
@MainActor
struct ViewAnimatorTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 200))
  private let box = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))

  init() { root.addSubview(box) }

  private func group(_ duration: TimeInterval, _ changes: () -> Void, end: (() -> Void)? = nil) {
    NSAnimationContext.runAnimationGroup(
      { context in
        context.duration = duration
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        changes()
      }, completionHandler: end)
  }

  private func shown(_ view: NSView) -> ShownNSView { ShownNSView(view) }

  // MARK: Views

  @Test func aViewHasItsLastFrameAndIsShownOnTheWay() {
    AnimationClock.manual { clock in
      group(1) { box.animator().frame = NSRect(x: 200, y: 100, width: 200, height: 100) }
      #expect(box.frame.origin.x == 200)
      clock.advance(to: 0.25)
      // From the upper left corner: 0, 150 at first, 200, 0 at the end.
      #expect(shown(box).frame == CGRect(x: 50, y: 112.5, width: 125, height: 62.5))
      #expect(box.madeLayer?.animationKeys() == ["position", "bounds.size"])
      clock.advance(to: 1)
      #expect(shown(box).frame == CGRect(x: 200, y: 0, width: 200, height: 100))
    }
  }

  /// “Calling [[view animator] setFrame:frame] will allow subviews to also animate their frame positions.” (Apple,
  /// `NSAnimationContext.allowsImplicitAnimation`.)
  @Test func whatFollowsFromAChangeAnimatesAlong() {
    let inner = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    inner.autoresizingMask = [.width]
    box.addSubview(inner)
    AnimationClock.manual { clock in
      group(1) { box.animator().setFrameSize(NSSize(width: 300, height: 50)) }
      clock.advance(to: 0.5)
      #expect(inner.frame.width == 300 && shown(inner).frame.width == 200)
    }
  }

  @Test func aKeptAnimatorCountsAsLongAsItsGroup() {
    AnimationClock.manual { clock in
      let kept = box.animator()
      clock.advance(to: 0.1)
      kept.alphaValue = 0.5
      #expect(shown(box).alpha == 0.5, "the turn in which it was requested is over")
      group(1) {
        let kept = box.animator()
        kept.alphaValue = 0
        kept.setFrameOrigin(NSPoint(x: 100, y: 0))
      }
      clock.advance(by: 0.5)
      #expect(shown(box).alpha == 0.25 && shown(box).frame.origin.x == 50)
      clock.advance(by: 0.5)
      box.setFrameOrigin(.zero)
      #expect(clock.isAtRest)
    }
  }

  /// Outside of groups the default duration counts: a quarter of a second.
  @Test func outsideOfGroupsOneChangeAnimates() {
    AnimationClock.manual { clock in
      box.animator().alphaValue = 0
      box.setFrameOrigin(NSPoint(x: 100, y: 0))
      #expect(box.madeLayer?.animationKeys() == ["opacity"])
      clock.advance(to: 0.125)
      #expect(abs(shown(box).alpha - 0.5) < 1e-6)
      clock.advance(to: 0.25)
      #expect(shown(box).alpha == 0 && clock.isAtRest)
    }
  }

  @Test func picturesShowTheMoment() {
    box.wantsLayer = true
    box.layer?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    AnimationClock.manual { clock in
      group(1) {
        box.animator().alphaValue = 0
        box.animator().setFrameSize(NSSize(width: 300, height: 50))
      }
      clock.advance(to: 0.5)
      let groups = root.displayList().commands.compactMap { command -> DisplayGroup? in
        if case .beginGroup(let group) = command { group } else { nil }
      }
      #expect(groups.last?.opacity == 0.5 && groups.last?.bounds.width == 200)
    }
  }

  @Test func leavingTheTreeEndsAnimations() {
    AnimationClock.manual { clock in
      var isOver = false
      group(1) {
        box.animator().alphaValue = 0
      } end: {
        isOver = true
      }
      clock.advance(to: 0.5)
      box.removeFromSuperview()
      #expect(isOver && clock.isAtRest)
    }
  }

  /// Properties that no layer shows change in the view itself, so that scrolled content comes into view on
  /// the way.
  @Test func boundsMoveStepByStep() {
    AnimationClock.manual { clock in
      group(1) {
        box.animator().setBoundsOrigin(NSPoint(x: 0, y: 80))
        root.animator().frameRotation = 90
      }
      clock.advance(to: 0.25)
      #expect(box.bounds.origin.y == 20 && root.frameRotation == 22.5)
      clock.advance(to: 1)
      #expect(box.bounds.origin.y == 80 && root.frameRotation == 90)
    }
  }

  /// An animation with values of its own shows those; the value given is the one that stays (WWDC 2013, session 213).
  @Test func keyFramesLeadTheFrame() {
    let keys = CAKeyframeAnimation()
    keys.values = [NSPoint(x: 0, y: 0), NSPoint(x: 100, y: 40), NSPoint(x: 0, y: 0)]
    box.animations = ["frameOrigin": keys]
    AnimationClock.manual { clock in
      group(1) { box.animator().setFrameOrigin(NSPoint(x: 7, y: 0)) }
      clock.advance(to: 0.25)
      #expect(box.frame.origin == NSPoint(x: 50, y: 20))
      clock.advance(to: 1)
      #expect(box.frame.origin == NSPoint(x: 7, y: 0))
    }
  }

  /// Session 213's view: a number of its own, an animation by default, and key frames from 0 to 40 by 10.
  @Test func propertiesOfOwnClassesStep() {
    final class Framed: NSView {
      var lineThickness: CGFloat = 0 { didSet { needsDisplay = true } }
      override class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? {
        key == "lineThickness" ? CABasicAnimation() : super.defaultAnimation(forKey: key)
      }
    }
    let view = Framed()
    AnimationClock.manual { clock in
      group(1) { view.animate(\.lineThickness, key: "lineThickness", to: 8) }
      clock.advance(to: 0.25)
      #expect(view.lineThickness == 2)
      clock.advance(to: 1)
      let keys = CAKeyframeAnimation()
      keys.values = [0, 10, 20, 30, 40]
      keys.calculationMode = .discrete
      view.animations["lineThickness"] = keys
      group(1) { view.animate(\.lineThickness, key: "lineThickness", to: 40) }
      clock.advance(by: 0.5)
      #expect(view.lineThickness == 20)
      clock.advance(by: 0.5)
      #expect(view.lineThickness == 40)
      // No animation for the name: at once.
      view.animate(\.alphaValue, key: "unknown", to: 0.5)
      #expect(view.alphaValue == 0.5)
    }
  }

  @Test func defaultAnimationsAreThoseOfTheClass() {
    #expect(NSView.defaultAnimation(forKey: "frameOrigin") is CABasicAnimation)
    #expect(NSView.defaultAnimation(forKey: "tag") == nil)
    #expect(NSLayoutConstraint.defaultAnimation(forKey: "constant") is CABasicAnimation)
    #expect(NSLayoutConstraint.defaultAnimation(forKey: "priority") == nil)
  }

  /// Stack views lay out again around views that an animator hides.
  @Test func neighboursOfHiddenViewsMove() {
    let (first, second) = (NSView(), NSView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let stack = NSStackView(views: [first, second])
    stack.frame = NSRect(x: 0, y: 0, width: 200, height: 20)
    root.addSubview(stack)
    root.layoutSubtreeIfNeeded()
    AnimationClock.manual { clock in
      group(1) { first.animator().isHidden = true }
      #expect(second.frame.origin.x == 0)
      clock.advance(to: 0.5)
      // From behind the first view and the standard spacing of 8 points.
      #expect(shown(second).frame.origin.x == 24)
    }
  }

  // MARK: Windows

  private final class Witness: NSObject, NSWindowDelegate {
    var sizes: [CGFloat] = []
    func windowDidResize(_ notification: Notification) {
      if let window = notification.object as? NSWindow { sizes.append(window.frame.width) }
    }
  }

  private func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [], backing: .buffered,
      defer: false)
  }

  @Test func windowsResizeStepByStep() {
    let (window, witness) = (window(), Witness())
    window.delegate = witness
    AnimationClock.manual { clock in
      clock.framesPerSecond = 4
      defer { clock.framesPerSecond = 60 }
      group(1) {
        window.animator().setFrame(NSRect(x: 40, y: 0, width: 400, height: 100), display: true)
        window.animator().alphaValue = 0
      }
      #expect(window.frame.width == 200 && window.alphaValue == 1)
      clock.advance(to: 0.5)
      #expect(window.frame == NSRect(x: 20, y: 0, width: 300, height: 100) && window.alphaValue == 0.5)
      #expect(window.contentView?.frame.width == 300)
      clock.advance(to: 1)
      #expect(witness.sizes == [250, 300, 350, 400])
    }
  }

  /// The shake of a window that refuses a password, as programs write it: key frames along a path, and an animator that moves
  /// the window to where it is.
  @Test func windowsShake() {
    let window = window()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    for x in [-20, 20, 0] { path.addLine(to: CGPoint(x: x, y: 0)) }
    let shake = CAKeyframeAnimation()
    shake.path = path
    shake.duration = 0.3
    window.animations = ["frameOrigin": shake]
    AnimationClock.manual { clock in
      window.animator().setFrameOrigin(window.frame.origin)
      clock.advance(to: 0.1)
      #expect(abs(window.frame.origin.x + 20) < 1e-6)
      clock.advance(to: 0.2)
      #expect(abs(window.frame.origin.x - 20) < 1e-6)
      clock.advance(to: 1)
      #expect(window.frame.origin == .zero)
    }
  }

  /// `toggleSidebar(_:)` collapses by the item's animator. (Apple, `NSSplitViewItem.isCollapsed`.)
  @Test func panesAreLedToTheirPlaces() {
    let controller = NSSplitViewController()
    let panes = [NSViewController(), NSViewController()]
    for pane in panes {
      pane.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
      controller.addSplitViewItem(NSSplitViewItem(viewController: pane))
    }
    controller.view.frame = NSRect(x: 0, y: 0, width: 401, height: 100)
    controller.view.layoutSubtreeIfNeeded()
    let before = panes[1].view.frame.width
    AnimationClock.manual { clock in
      group(1) { controller.splitViewItems[0].animator().isCollapsed = true }
      let after = panes[1].view.frame.width
      #expect(after > before)
      clock.advance(to: 0.5)
      #expect(abs(shown(panes[1].view).frame.width - (before + after) / 2) <= 0.5)
    }
  }

  /// A sidebar leaves over the edge that it stands at: nothing is left empty on the way. Widths are worked out by hand.
  @Test func panesThatCollapseSlideOut() {
    let controller = NSSplitViewController()
    for _ in 0..<2 {
      let pane = NSViewController()
      pane.view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      controller.addSplitViewItem(NSSplitViewItem(viewController: pane))
    }
    controller.view.frame = NSRect(x: 0, y: 0, width: 401, height: 100)
    controller.view.layoutSubtreeIfNeeded()
    let sidebar = controller.splitViewItems[0].viewController.view
    AnimationClock.manual { clock in
      group(1) { controller.splitViewItems[0].animator().isCollapsed = true }
      clock.advance(to: 0.5)
      #expect(sidebar.isHidden && shown(sidebar).frame.minX == -100)
      #expect(sidebar.isMovingOutOfSight)
      clock.advance(to: 1.1)
      #expect(!sidebar.isMovingOutOfSight)
    }
  }

  /// Apple, `NSTableView.insertRows(at:withAnimation:)`: rows that stay slide to their places, new ones fade in; those that are
  /// removed fade out before they go.
  @Test func rowsAreLedToTheirPlaces() throws {
    let (table, source) = (
      NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 200)), RowSource(["a", "b"])
    )
    table.headerView = nil
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c")))
    table.dataSource = source
    table.delegate = source
    root.addSubview(table)
    table.layoutSubtreeIfNeeded()
    try AnimationClock.manual { clock in
      let stays = try #require(table.rowView(atRow: 1, makeIfNecessary: false))
      let (start, pitch) = (stays.frame.minY, table.rect(ofRow: 0).height)
      source.texts.insert("new", at: 1)
      group(1) { table.insertRows(at: [1], withAnimation: .effectFade) }
      let new = try #require(table.rowView(atRow: 1, makeIfNecessary: false))
      #expect(stays.frame.minY == start + pitch)
      clock.advance(to: 0.5)
      #expect(shown(stays).frame.minY == start + pitch / 2)
      #expect(shown(new).alpha == 0.5 && shown(new).frame == new.frame)
      clock.advance(to: 2)
      source.texts.remove(at: 1)
      group(1) { table.removeRows(at: [1], withAnimation: .effectFade) }
      clock.advance(to: 2.5)
      #expect(new.superview === table && shown(new).alpha == 0.5)
      clock.advance(to: 3.1)
      #expect(new.superview == nil)
    }
  }
}
