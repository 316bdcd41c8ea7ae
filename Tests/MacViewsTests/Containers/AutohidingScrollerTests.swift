import AutoLayout
import Foundation
import MacViews
import Testing

/// Apple, `NSScrollView.autohidesScrollers`: scrollers come and go with the document's size, and the layout comes to rest.
@MainActor
struct AutohidingScrollerTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  private func scroll(_ style: NSScroller.Style, _ document: NSView) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.scrollerStyle = style
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    scroll.autohidesScrollers = true
    scroll.documentView = document
    return scroll
  }

  /// The loops of a layout.
  private func loops(_ view: NSView) -> [String] {
    final class Heard: @unchecked Sendable { var texts: [String] = [] }
    let heard = Heard()
    LayoutFeedbackLoop.withHandler({ heard.texts.append($0.text) }) { view.layoutSubtreeIfNeeded() }
    return heard.texts
  }

  @Test(arguments: [NSScroller.Style.legacy, .overlay], [CGFloat(50), 500])
  func layoutComesToRest(_ style: NSScroller.Style, _ height: CGFloat) {
    let scroll = scroll(style, Flipped(frame: NSRect(x: 0, y: 0, width: 50, height: height)))
    #expect(loops(scroll).isEmpty)
    #expect(scroll.verticalScroller?.isHidden ?? true == (height == 50))
    // Legacy scrollers are 15 wide (`scrollerWidth(for:scrollerStyle:)`).
    #expect(scroll.contentSize.width == (style == .legacy && height == 500 ? 85 : 100))
  }

  @Test func tablesWithAutomaticHeightsAreAsWideAsTheClipView() {
    let table = NSTableView()
    table.usesAutomaticRowHeights = true
    table.style = .plain
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    // Narrower than the clip view, with the space beside it: the table is as wide as that.
    column.width = 40
    table.addTableColumn(column)
    let rows = RowSource((0..<8).map(String.init))
    rows.contentHeights = [CGFloat](repeating: 40, count: 8)
    table.dataSource = rows
    table.delegate = rows
    let scroll = scroll(.legacy, table)
    #expect(loops(scroll).isEmpty)
    #expect(scroll.contentView.frame.width == 85)
    #expect(table.frame.width == 85)
  }

  /// A document that fits beside a scroller, and not without one, since it is higher the wider it is: hiding the
  /// scroller would bring it back, so it stays.
  @Test func aDocumentWhoseHeightFollowsItsWidthKeepsItsScroller() {
    let document = Flipped()
    document.translatesAutoresizingMaskIntoConstraints = false
    let scroll = scroll(.legacy, document)
    scroll.hasHorizontalScroller = false
    let clip = scroll.contentView
    NSLayoutConstraint.activate([
      document.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
      document.topAnchor.constraint(equalTo: clip.topAnchor),
      document.widthAnchor.constraint(equalTo: clip.widthAnchor),
      // 110 high at a width of 100, 93.5 at 85.
      document.heightAnchor.constraint(equalTo: document.widthAnchor, multiplier: 1.1),
    ])
    #expect(loops(scroll).isEmpty)
    #expect(scroll.contentSize.width == 85 && document.frame.width == 85)
  }
}
