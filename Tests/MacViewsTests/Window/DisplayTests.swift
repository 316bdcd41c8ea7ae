import AutoLayout
import Foundation
import MacViews
import Testing

/// When views draw: Apple's reference of `needsDisplay` and of `viewsNeedDisplay`. Expected numbers are counted by hand.
@MainActor
struct DisplayTests {
  private final class Sheet: NSView {
    var drawings = 0
    override func draw(_ dirtyRect: NSRect) { drawings += 1 }
  }

  private func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
  }

  /// Turns until nothing is left to do, for windows of other tests too.
  private func settled() -> RunLoopTurn {
    let turns = RunLoopTurn.shared
    for _ in 0..<3 { turns.perform() }
    return turns
  }

  @Test func requestsCoalesce() throws {
    let window = window()
    let sheet = Sheet(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    try #require(window.contentView).addSubview(sheet)
    sheet.needsDisplay = true
    sheet.needsDisplay = true
    window.displayIfNeeded()
    #expect(sheet.drawings == 1 && !sheet.needsDisplay)
    window.displayIfNeeded()
    #expect(sheet.drawings == 1)
    sheet.setFrameSize(NSSize(width: 20, height: 10))
    window.displayIfNeeded()
    #expect(sheet.drawings == 2)
  }

  @Test func viewsThatComeToAWindowDraw() throws {
    let window = window()
    window.displayIfNeeded()
    let turns = settled()
    #expect(!turns.isScheduled)
    let (outer, sheet) = (NSView(), Sheet(frame: NSRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(sheet)
    #expect(!turns.isScheduled)
    try #require(window.contentView).addSubview(outer)
    #expect(turns.isScheduled)
    turns.perform()
    #expect(sheet.drawings == 1)
  }

  @Test func hiddenViewsDrawWhenTheyAreShown() throws {
    let window = window()
    let (outer, sheet) = (NSView(), Sheet(frame: NSRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(sheet)
    try #require(window.contentView).addSubview(outer)
    outer.isHidden = true
    window.displayIfNeeded()
    #expect(sheet.drawings == 0 && sheet.needsDisplay)
    let turns = settled()
    sheet.needsDisplay = true
    outer.isHidden = false
    #expect(turns.isScheduled)
    turns.perform()
    #expect(sheet.drawings == 1 && !sheet.needsDisplay)
  }

  /// Superviews draw beneath their subviews, siblings in their order.
  @Test func viewsDrawBackToFront() throws {
    final class Named: NSView {
      static var order: [String] = []
      var name = ""
      override func draw(_ dirtyRect: NSRect) { Self.order.append(name) }
    }
    func named(_ name: String, _ subviews: NSView...) -> NSView {
      let view = Named()
      view.name = name
      view.subviews = subviews
      return view
    }
    let window = window()
    try #require(window.contentView).addSubview(named("a", named("b", named("c")), named("d")))
    Named.order = []
    window.displayIfNeeded()
    #expect(Named.order == ["a", "b", "c", "d"])
  }

  /// A walk that queried each view for its hidden superviews would take 50 million steps here.
  @Test func deepTreesAreShown() throws {
    let window = window()
    let innermost = Sheet()
    var view: NSView = innermost
    for _ in 0..<10_000 {
      let outer = NSView()
      outer.addSubview(view)
      view = outer
    }
    try #require(window.contentView).addSubview(view)
    window.displayIfNeeded()
    #expect(innermost.drawings == 1)
  }
}
