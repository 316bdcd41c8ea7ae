import AutoLayout
import Foundation
import MacViews
import Testing

/// The faults that the random trees of `make order` found in this façade, each as small as it gets. Where no other source is
/// named, the frames expected are those of the same views laid out once, or their mirror image.
@MainActor
struct MacOrderFaultTests {
  private final class DownwardView: NSView {
    override var isFlipped: Bool { true }
  }

  private func show(_ view: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [], backing: .buffered,
      defer: false)
    let host = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    host.addSubview(view)
    window.contentView = host
    return window
  }

  // MARK: Stacks from right to left

  private func centredRow() -> (stack: NSStackView, views: [SizedView]) {
    let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
    let stack = NSStackView(views: views)
    stack.distribution = .equalCentering
    stack.spacing = 0
    return (stack, views)
  }

  /// The first centre is 10 points from its end, the last one 20 from the other: the middle one is half-way, at 110 of 230.
  @Test func centresAreEquallyFarApartFromRightToLeft() {
    let (stack, views) = centredRow()
    stack.userInterfaceLayoutDirection = .rightToLeft
    let root = stack.layOut(width: 230)
    #expect(views.map(\.frame.minX) == [210, 90, 0])
    withExtendedLifetime(root) {}
  }

  @Test func centresAreEquallyFarApartAfterTheDirectionHasChanged() {
    let (stack, views) = centredRow()
    let root = stack.layOut(width: 230)
    #expect(views.map(\.frame.minX) == [0, 80, 190])
    stack.userInterfaceLayoutDirection = .rightToLeft
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.minX) == [210, 90, 0])
    stack.userInterfaceLayoutDirection = .leftToRight
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 80, 190])
  }

  /// Left and right are sides (Apple, `NSEdgeInsets`): they stay where they are.
  @Test func insetsKeepTheirSidesWhenTheDirectionChanges() {
    let view = SizedView(50, 10)
    let stack = NSStackView(views: [view])
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let root = stack.layOut()
    #expect(stack.frame.width == 90)
    #expect(view.frame.minX == 10)
    stack.userInterfaceLayoutDirection = .rightToLeft
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.minX == 10)
  }

  // MARK: Baselines

  /// The row's last baseline is that of the stack in it, whose own text is another view's as soon as it has one: 17 points end
  /// where the 26 within insets of 8 do.
  @Test(arguments: [false, true])
  func aBaselineTwoStacksAwayIsReadAgain(laysOutBefore: Bool) {
    let inner = NSStackView(views: [])
    inner.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let view = SizedView(29, 17)
    let outer = NSStackView(views: [view, inner])
    outer.distribution = .fill
    outer.alignment = .lastBaseline
    let root = outer.layOut()
    if laysOutBefore { root.layoutSubtreeIfNeeded() }
    inner.addArrangedSubview(SizedView(13, 26))
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.height == 42)
    #expect(view.frame.minY - inner.frame.minY == 8)
  }

  // MARK: Springs and struts

  /// A view that does not resize its subviews leaves them at their origins, also where constraints speak of them, so that they
  /// are in the engine (Apple, `NSView.autoresizesSubviews`).
  @Test(arguments: [false, true])
  func subviewsAreNotResizedInTheEngineEither(isFlipped: Bool) {
    let outer = isFlipped ? DownwardView() : NSView()
    outer.frame = NSRect(x: 0, y: 0, width: 100, height: 50)
    outer.autoresizesSubviews = false
    let inner = NSView(frame: NSRect(x: 20, y: 5, width: 30, height: 20))
    inner.autoresizingMask = [.minXMargin, .width, .minYMargin, .height]
    outer.addSubview(inner)
    outer.translatesAutoresizingMaskIntoConstraints = false
    let window = show(outer)
    let follower = NSView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(follower)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: outer.superview!.leadingAnchor),
      outer.topAnchor.constraint(equalTo: outer.superview!.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 300), outer.heightAnchor.constraint(equalToConstant: 200),
      follower.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      follower.topAnchor.constraint(equalTo: inner.topAnchor),
      follower.widthAnchor.constraint(equalTo: inner.widthAnchor),
      follower.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(outer.frame.size == NSSize(width: 300, height: 200))
    #expect(inner.frame == NSRect(x: 20, y: 5, width: 30, height: 20))
    #expect(follower.frame.size == NSSize(width: 30, height: 20))
    outer.autoresizesSubviews = true
    outer.constraints.first { $0.firstAttribute == .width && $0.firstItem === outer }?.constant = 320
    window.layoutIfNeeded()
    // The left margin of 20 and the width of 30 share 20 points.
    #expect(inner.frame.minX == 28)
    #expect(inner.frame.width == 42)
  }
}
