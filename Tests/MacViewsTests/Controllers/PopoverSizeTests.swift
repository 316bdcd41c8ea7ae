import Foundation
import Graphics
import MacViews
import Testing

/// “The popover's content size is set to match the size of the content view when the content view controller is set.”
/// (NSPopover.h.)
@MainActor
struct PopoverSizeTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
    defer: false)
  private let anchor = NSView(frame: NSRect(x: 100, y: 100, width: 40, height: 20))
  private let controller = NSViewController()

  init() {
    window.contentView?.addSubview(anchor)
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 123, height: 45))
  }

  @Test func aPopoverIsAsLargeAsItsContent() {
    let popover = NSPopover()
    popover.contentViewController = controller
    #expect(popover.contentSize == NSSize(width: 123, height: 45))
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
    #expect(controller.view.frame.size == NSSize(width: 123, height: 45))
    // 13 points more on each side, see `theWindowHasSpaceForTheArrow`.
    #expect(controller.view.window?.frame.size == NSSize(width: 149, height: 71))
    popover.contentSize = NSSize(width: 200, height: 100)
    #expect(controller.view.frame.size == NSSize(width: 200, height: 100))
    controller.preferredContentSize = NSSize(width: 210, height: 110)
    #expect(popover.contentSize == NSSize(width: 210, height: 110))
    #expect(controller.view.frame.size == NSSize(width: 210, height: 110))
  }

  @Test func constraintsOfTheContentGiveTheSize() {
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 160), inner.heightAnchor.constraint(equalToConstant: 60),
    ])
    let owner = NSViewController()
    owner.view = NSView()
    owner.present(
      controller, asPopoverRelativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY, behavior: .transient)
    #expect(controller.view.frame.size == NSSize(width: 180, height: 60))
  }

  /// The popover's window is larger than its content “by the height of the arrow region on all four sides”. (Apple,
  /// `NSPopover.hasFullSizeContent`.) The height of 13 points is this package's.
  @Test func theWindowHasSpaceForTheArrow() throws {
    let popover = NSPopover()
    popover.contentViewController = controller
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
    let shown = try #require(controller.view.window)
    #expect(shown.contentView === controller.view)
    #expect(controller.view.frame == NSRect(x: 13, y: 13, width: 123, height: 45))
    #expect(shown.contentRect(forFrameRect: shown.frame).size == NSSize(width: 123, height: 45))
    #expect(shown.contentLayoutRect == controller.view.frame)
    shown.setContentSize(NSSize(width: 200, height: 100))
    shown.layoutIfNeeded()
    #expect(shown.frame.size == NSSize(width: 226, height: 126))
    #expect(controller.view.frame == NSRect(x: 13, y: 13, width: 200, height: 100))
  }

  /// A popover is drawn within a shape with rounded corners and an arrow whose tip touches the middle of the positioning
  /// rectangle's edge.
  @Test(arguments: [NSRectEdge.minX, .maxX, .minY, .maxY])
  func theArrowPointsToTheRectangle(edge: NSRectEdge) throws {
    let popover = NSPopover()
    popover.contentViewController = controller
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: edge)
    let shown = try #require(controller.view.window)
    let target = window.convertToScreen(anchor.convert(anchor.bounds, to: nil))
    let tip: NSPoint =
      switch edge {
      case .minX: NSPoint(x: target.minX - 1, y: target.midY)
      case .maxX: NSPoint(x: target.maxX + 1, y: target.midY)
      case .minY: NSPoint(x: target.midX, y: target.minY - 1)
      default: NSPoint(x: target.midX, y: target.maxY + 1)
      }
    let shape = try #require(clips(shown).last)
    let inShape = CGPoint(x: tip.x - shown.frame.minX, y: shown.frame.maxY - tip.y)
    #expect(shape.contains(inShape))
    let (width, height) = (shown.frame.width, shown.frame.height)
    #expect(shape.contains(CGPoint(x: width / 2, y: height / 2)))
    // The inside of the arrow's base belongs to the shape, too, and the other three sides have no arrow.
    let sides = [
      CGPoint(x: 1, y: height / 2), CGPoint(x: width - 1, y: height / 2), CGPoint(x: width / 2, y: 1),
      CGPoint(x: width / 2, y: height - 1),
    ]
    #expect(sides.filter { shape.contains($0) }.count == 1)
    #expect(!shape.contains(CGPoint(x: 14, y: 14)) && shape.contains(CGPoint(x: 18, y: 18)))
  }

  /// The shapes to which a window clips its drawing before its content.
  private func clips(_ window: NSWindow) -> [Path] {
    let commands = window.displayList().commands
    let own = commands.dropFirst().prefix { if case .beginGroup = $0 { false } else { true } }
    return own.compactMap { if case .clip(let path, _) = $0 { path } else { nil } }
  }
}
