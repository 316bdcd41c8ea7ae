import Foundation
import MacViews
import Testing

/// Scroll views in windows whose content reaches under the title bar.
@MainActor
struct CoveredScrollViewTests {
  private func window(_ scroll: NSScrollView, from top: CGFloat) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300),
      styleMask: [.titled, .resizable, .fullSizeContentView],
      backing: .buffered, defer: false)
    let root = NSView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    window.contentView = root
    window.layoutIfNeeded()
    return window
  }

  /// The layout that moves a scroll view from under the bar also resizes it. Its parts follow its size once: 400 points
  /// minus 0 of a border (Apple, `NSScrollView.tile()`).
  @Test func partsFollowAMoveFromUnderTheBarOnce() throws {
    let scroll = NSTextView.scrollableTextView()
    let window = window(scroll, from: 80)
    #expect(scroll.frame == NSRect(x: 0, y: 0, width: 400, height: 220))
    #expect(scroll.contentInsets.top == 0)
    #expect(scroll.contentView.frame.size == NSSize(width: 400, height: 220))
    #expect(scroll.documentView?.frame.size == NSSize(width: 400, height: 220))
    window.setContentSize(NSSize(width: 300, height: 200))
    window.layoutIfNeeded()
    #expect(scroll.documentView?.frame.size == NSSize(width: 300, height: 120))
  }

  /// A document fills the part that no bar covers: 300 points minus a title bar of 28, and minus 52 with a toolbar.
  @Test func documentsFollowTheInsets() {
    let scroll = NSTextView.scrollableTextView()
    let window = window(scroll, from: 0)
    #expect(scroll.documentView?.frame.height == 272)
    window.toolbar = NSToolbar(identifier: "bar")
    window.layoutIfNeeded()
    #expect(scroll.contentInsets.top == 52)
    #expect(scroll.documentView?.frame.height == scroll.contentView.frame.height - 52)
  }
}
