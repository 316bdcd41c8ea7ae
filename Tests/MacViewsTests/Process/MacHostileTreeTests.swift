import AutoLayout
import Foundation
import MacViews
import Testing

@testable import MacWindows

/// Trees that change while they are laid out, that are very deep, and that say nonsense. Nothing of it ends the program or
/// lasts forever; Apple documents no more than that.
@MainActor
struct MacHostileTreeTests {
  private func window(_ content: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    window.contentView = content
    return window
  }

  /// Calls closures from the members that passes call.
  private final class Hooked: NSView {
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?
    var onResize: (() -> Void)?
    var onDraw: (() -> Void)?
    override func updateConstraints() {
      onUpdate?()
      super.updateConstraints()
    }
    override func layout() {
      super.layout()
      onLayout?()
    }
    override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      onResize?()
    }
    override func draw(_ dirtyRect: NSRect) { onDraw?() }
  }

  private func fill(_ view: NSView, in root: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  // MARK: Changes during passes

  @Test(arguments: ["update", "layout", "resize", "draw"])
  func viewsLeaveDuringAPass(moment: String) {
    let (root, view, other) = (NSView(), Hooked(), NSView())
    fill(view, in: root)
    fill(other, in: root)
    let leave = { [unowned view] in
      view.removeFromSuperview()
      other.removeFromSuperview()
    }
    switch moment {
    case "update": view.onUpdate = leave
    case "layout": view.onLayout = leave
    case "resize": view.onResize = leave
    default: view.onDraw = leave
    }
    let window = window(root)
    window.layoutIfNeeded()
    _ = window.displayList()
    window.layoutIfNeeded()
    #expect(root.subviews.isEmpty && root.constraints.isEmpty && root.frame.width == 200)
  }

  @Test(arguments: [true, false])
  func windowsCloseDuringAPass(isReleased: Bool) {
    let view = Hooked()
    var window: NSWindow? = window(view)
    weak let witness = window
    var log: [String] = []
    view.onLayout = {
      log.append("layout")
      window?.close()
      window?.contentView = nil
      if isReleased { window = nil }
    }
    window?.orderFront(nil)
    CATransaction.flush()
    #expect(log == ["layout"] && view.window == nil)
    #expect(witness?.isVisible != true)
  }

  @Test func windowsAreReplacedDuringAPass() {
    let (first, second) = (Hooked(), NSView())
    let window = window(first)
    first.onLayout = { window.contentView = second }
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(second.frame.width == 200 && first.superview == nil)
  }

  // MARK: Nonsense

  @Test func contentThatIsNoNumberIsNoContent() {
    final class Odd: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: CGFloat.nan, height: CGFloat.infinity) }
    }
    let (root, view) = (NSView(), Odd())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let window = window(root)
    window.layoutIfNeeded()
    #expect(view.frame.width.isFinite && view.frame.height.isFinite)
  }

  // MARK: Depth

  private static let levels = 10_000

  /// Views, each in the one before.
  private func tower(
    of levels: Int = Self.levels, _ make: () -> NSView, _ add: (NSView, NSView) -> Void
  ) -> (root: NSView, top: NSView) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    var view = root
    for _ in 0..<levels {
      let child = make()
      add(child, view)
      view = child
    }
    return (root, view)
  }

  private class Flipped: NSView {
    override var isFlipped: Bool { true }
    override func layout() { super.layout() }
    override func updateConstraints() { super.updateConstraints() }
    override func setFrameSize(_ newSize: NSSize) { super.setFrameSize(newSize) }
    override func setFrameOrigin(_ newOrigin: NSPoint) { super.setFrameOrigin(newOrigin) }
    override func resizeSubviews(withOldSize oldSize: NSSize) { super.resizeSubviews(withOldSize: oldSize) }
    override func resize(withOldSuperviewSize oldSize: NSSize) { super.resize(withOldSuperviewSize: oldSize) }
    override func draw(_ dirtyRect: NSRect) {}
  }

  @Test(arguments: [false, true])
  func twoThousandLevelsOfConstraints(areClients: Bool) {
    // Ten thousand took minutes in a debug build, before views requested display once.
    let (root, top) = tower(of: 2_000, { areClients ? Flipped() : NSView() }) { fill($0, in: $1) }
    let window = window(root)
    window.layoutIfNeeded()
    #expect(top.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    window.setContentSize(NSSize(width: 150, height: 80))
    window.layoutIfNeeded()
    #expect(top.frame.width == 150 && top.convert(NSPoint.zero, to: root).x == 0)
    #expect(!window.displayList().commands.isEmpty)
  }

  @Test(arguments: [false, true])
  func tenThousandLevelsOfMasks(areClients: Bool) {
    let (root, top) = tower({ areClients ? Flipped() : NSView() }) { child, parent in
      child.frame = NSRect(x: 0, y: 0, width: 200, height: 100)
      child.autoresizingMask = [.width, .height]
      parent.addSubview(child)
    }
    root.setFrameSize(NSSize(width: 180, height: 90))
    #expect(top.frame == NSRect(x: 0, y: 0, width: 180, height: 90))
    root.layoutSubtreeIfNeeded()
    root.setFrameSize(NSSize(width: 160, height: 80))
    root.setFrameSize(NSSize(width: 140, height: 70))
    #expect(top.frame == NSRect(x: 0, y: 0, width: 140, height: 70))
  }

  @Test func tenThousandLevelsAreHitHiddenAndFreed() {
    weak var witness: NSView?
    do {
      let (root, top) = tower(NSView.init) { child, parent in
        child.frame = NSRect(x: 0, y: 0, width: 200, height: 100)
        parent.addSubview(child)
      }
      #expect(root.hitTest(NSPoint(x: 5, y: 5)) === top)
      root.isHidden = true
      #expect(top.isHiddenOrHasHiddenAncestor && root.hitTest(NSPoint(x: 5, y: 5)) == nil)
      AnimationClock.manual { clock in
        root.isHidden = false
        root.animator().alphaValue = 0
        root.animator().setFrameSize(NSSize(width: 100, height: 50))
        clock.advance(by: 0.1)
        #expect(!root.displayList().commands.isEmpty)
      }
      witness = top
    }
    #expect(witness == nil)
  }
}
