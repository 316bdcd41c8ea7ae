import AutoLayout
import Foundation
import MacViews
import Testing

private final class TallView: NSView {
  override var isFlipped: Bool { true }
}

@MainActor
struct ScrollViewTests {
  private func makeScroll(_ width: CGFloat = 200, _ height: CGFloat = 100) -> NSScrollView {
    NSScrollView(frame: NSRect(x: 0, y: 0, width: width, height: height))
  }

  /// Saved documents: 0 without border (121 of 130), 1 with line or bezel (205 of 276).
  @Test func bordersTakeSpaceFromTheClipView() {
    let scroll = makeScroll()
    #expect(scroll.contentView.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    for border in [NSBorderType.lineBorder, .bezelBorder] {
      scroll.borderType = border
      #expect(scroll.contentView.frame == NSRect(x: 1, y: 1, width: 198, height: 98))
    }
    scroll.setFrameSize(NSSize(width: 300, height: 50))
    #expect(scroll.contentView.frame == NSRect(x: 1, y: 1, width: 298, height: 48))
  }

  /// Apple, `NSScroller.scrollerWidth(for:scrollerStyle:)`: 15 points beside the content; overlay scrollers lie over it.
  @Test func onlyLegacyScrollersTakeSpace() {
    let scroll = makeScroll()
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    scroll.scrollerStyle = .legacy
    #expect(scroll.contentSize == NSSize(width: 185, height: 85))
    #expect(scroll.verticalScroller?.frame == NSRect(x: 185, y: 0, width: 15, height: 85))
    #expect(scroll.horizontalScroller?.frame == NSRect(x: 0, y: 85, width: 185, height: 15))
  }

  /// Apple, `autohidesScrollers`: scrollers go where the document fits.
  @Test func scrollersHideWhereTheDocumentFits() {
    let scroll = makeScroll()
    scroll.scrollerStyle = .legacy
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    scroll.autohidesScrollers = true
    let document = TallView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    scroll.documentView = document
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    document.setFrameSize(NSSize(width: 50, height: 500))
    #expect(scroll.contentSize == NSSize(width: 185, height: 100))
    // The vertical scroller takes the space that the width needs.
    document.setFrameSize(NSSize(width: 190, height: 500))
    #expect(scroll.contentSize == NSSize(width: 185, height: 85))
    document.setFrameSize(NSSize(width: 50, height: 50))
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
  }

  /// Apple, `frameSize(forContentSize:…)`: the way back from a content's size to the frame.
  @Test func frameAndContentSizesAreEachOthersWayBack() {
    let content = NSSize(width: 100, height: 80)
    let frame = NSScrollView.frameSize(
      forContentSize: content, horizontalScrollerClass: nil, verticalScrollerClass: NSScroller.self,
      borderType: .bezelBorder, controlSize: .regular, scrollerStyle: .legacy)
    #expect(frame == NSSize(width: 117, height: 82))
    let back = NSScrollView.contentSize(
      forFrameSize: frame, horizontalScrollerClass: nil, verticalScrollerClass: NSScroller.self,
      borderType: .bezelBorder, controlSize: .regular, scrollerStyle: .legacy)
    #expect(back == content)
  }

  /// Apple, `NSClipView.isFlipped`: the document view decides.
  @Test func theClipViewIsFlippedAsItsDocument() {
    let scroll = makeScroll()
    #expect(!scroll.contentView.isFlipped)
    scroll.documentView = TallView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    #expect(scroll.contentView.isFlipped)
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    #expect(!scroll.contentView.isFlipped)
  }

  /// A document pinned to the clip view's sides, as Apple's "Auto Layout Guide" has it: constraints give its size, and
  /// scrolling moves the clip view's bounds.
  @Test func constraintsPlaceTheDocumentAndScrollingMovesTheBounds() {
    for widthFirst in [false, true] {
      let window = makeScroll()
      let document = TallView()
      document.translatesAutoresizingMaskIntoConstraints = false
      if !widthFirst { window.documentView = document }
      let height = document.heightAnchor.constraint(equalToConstant: 300)
      height.isActive = true
      if widthFirst { window.documentView = document }
      let clip = window.contentView
      NSLayoutConstraint.activate([
        document.topAnchor.constraint(equalTo: clip.topAnchor),
        document.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
        document.trailingAnchor.constraint(equalTo: clip.trailingAnchor),
      ])
      window.layoutSubtreeIfNeeded()
      #expect(document.frame == NSRect(x: 0, y: 0, width: 200, height: 300))
      clip.scroll(to: NSPoint(x: 0, y: 120))
      window.layoutSubtreeIfNeeded()
      #expect(document.frame.minY == 0)
      #expect(window.documentVisibleRect == NSRect(x: 0, y: 120, width: 200, height: 100))
      // The clip view scrolls back until its end is the document's.
      height.constant = 150
      window.layoutSubtreeIfNeeded()
      #expect(clip.bounds.minY == 50)
      height.constant = 300
      window.setFrameSize(NSSize(width: 80, height: 60))
      window.layoutSubtreeIfNeeded()
      #expect(document.frame == NSRect(x: 0, y: 0, width: 80, height: 300))
    }
  }

  /// A smaller document that constraints hold at the top is seen there, whatever its coordinates.
  @Test func smallDocumentsStayWhereConstraintsPutThem() {
    for document in [NSView(), TallView()] {
      let scroll = makeScroll()
      document.translatesAutoresizingMaskIntoConstraints = false
      scroll.documentView = document
      NSLayoutConstraint.activate([
        document.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
        document.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
        document.widthAnchor.constraint(equalToConstant: 60),
        document.heightAnchor.constraint(equalToConstant: 30),
      ])
      scroll.layoutSubtreeIfNeeded()
      let top = document.convert(document.bounds, to: scroll)
      #expect(top == NSRect(x: 0, y: 0, width: 60, height: 30))
    }
  }

  /// Apple, `scrollToVisible(_:)`: no further than needed.
  @Test func showingARectangleScrollsAsLittleAsPossible() {
    let scroll = makeScroll()
    let document = TallView(frame: NSRect(x: 0, y: 0, width: 200, height: 1000))
    scroll.documentView = document
    #expect(document.scrollToVisible(NSRect(x: 0, y: 150, width: 10, height: 10)))
    #expect(scroll.contentView.bounds.minY == 60)
    #expect(!document.scrollToVisible(NSRect(x: 0, y: 100, width: 10, height: 10)))
    #expect(document.scrollToVisible(NSRect(x: 0, y: 20, width: 10, height: 10)))
    #expect(scroll.contentView.bounds.minY == 20)
    document.scroll(NSPoint(x: 0, y: 5000))
    #expect(scroll.contentView.bounds.minY == 900)
    #expect(scroll.hasVerticalScroller == false)
  }

  /// Apple, `NSRulerView`: 16 points of scale and 15 for markers above, 16 at the left.
  @Test func rulersTakeSpace() {
    let scroll = makeScroll()
    scroll.hasHorizontalRuler = true
    scroll.hasVerticalRuler = true
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    scroll.rulersVisible = true
    #expect(scroll.contentView.frame == NSRect(x: 16, y: 31, width: 184, height: 69))
    scroll.rulersVisible = false
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
  }

  /// Content insets let the document rest below what covers it.
  @Test func contentInsetsMoveTheStart() {
    let scroll = makeScroll()
    scroll.documentView = TallView(frame: NSRect(x: 0, y: 0, width: 200, height: 1000))
    scroll.contentInsets = NSEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(scroll.contentView.bounds.minY == -20)
    scroll.documentView?.scroll(NSPoint(x: 0, y: 5000))
    #expect(scroll.contentView.bounds.minY == 910)
    scroll.contentInsets = NSEdgeInsets()
    #expect(scroll.contentView.bounds.minY == 900)
  }
}
