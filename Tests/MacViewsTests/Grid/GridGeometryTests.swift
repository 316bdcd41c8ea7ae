import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
@Suite struct GridGeometryTests {
  private func rects(_ numbers: [CGFloat]...) -> [NSRect] {
    numbers.map { NSRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Apple, NSGridView.h: rows and columns fit their largest content; spacing is 6; leading and top are the defaults
  /// (gnustep/libs-gui, Tests/gui/NSGridView/defaults.m, checked on macOS).
  @Test func rowsAndColumnsFitTheirLargestContent() {
    let views = [SizedView(40, 20), SizedView(30, 10), SizedView(60, 10), SizedView(10, 30)]
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
    let root = grid.layOut()
    #expect(grid.frame.size == NSSize(width: 96, height: 56))
    #expect(
      views.map(\.frame) == rects([0, 36, 40, 20], [66, 46, 30, 10], [0, 20, 60, 10], [66, 0, 10, 30]))
    withExtendedLifetime(root) {}
  }
}
