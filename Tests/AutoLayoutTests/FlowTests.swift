import AutoLayout
import Foundation
import Testing

/// Expected places are worked out by hand.
struct FlowTests {
  private let item = CGSize(width: 40, height: 10)

  @Test func fullLinesAreJustifiedAndTheLastKeepsItsGaps() {
    let lines = FlowLines(
      sizes: [item, item, item], along: .horizontal, from: CGPoint(x: 5, y: 7), space: 100, lineGap: 3,
      itemGap: 10, keepsLongItemsInside: false)
    #expect(
      lines.frames == [
        CGRect(x: 5, y: 7, width: 40, height: 10), CGRect(x: 65, y: 7, width: 40, height: 10),
        CGRect(x: 5, y: 20, width: 40, height: 10),
      ])
    #expect(lines.end == 30)
  }

  /// Open Radar 20825965: items of one size form a grid, others end in a line that keeps its gaps. Two items of 40 in 100 stand
  /// at 0 and 60; one of 60 stands in the middle.
  @Test(arguments: [
    ([CGFloat(40), 40, 40], [CGFloat(0), 60, 0]), ([60, 60], [20, 20]), ([40], [0]), ([40, 40], [0, 60]),
    ([40, 40, 30], [0, 60, 0]), ([60, 50], [20, 0]),
  ])
  func itemsOfOneSizeStandInColumns(widths: [CGFloat], x: [CGFloat]) {
    let lines = FlowLines(
      sizes: widths.map { CGSize(width: $0, height: 10) }, along: .horizontal, from: .zero, space: 100,
      lineGap: 3, itemGap: 10, keepsLongItemsInside: false, keepsColumns: true)
    #expect(lines.frames.map(\.minX) == x)
  }

  @Test func linesThatRunDownwardsFollowOneAnotherSideways() {
    let lines = FlowLines(
      sizes: [item, item, item], along: .vertical, from: .zero, space: 25, lineGap: 3, itemGap: 5,
      keepsLongItemsInside: false)
    #expect(lines.frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 43, y: 0)])
    #expect(lines.end == 83)
  }

  @Test(arguments: [(true, CGFloat(0)), (false, -10)])
  func anItemLongerThanALineStartsWithItOrIsCentred(keepsInside: Bool, x: CGFloat) {
    let lines = FlowLines(
      sizes: [CGSize(width: 120, height: 10), item], along: .horizontal, from: .zero, space: 100, lineGap: 0,
      itemGap: 0, keepsLongItemsInside: keepsInside)
    #expect(lines.frames.first?.minX == x)
  }

  @Test func noItemsTakeNoSpace() {
    let lines = FlowLines(
      sizes: [], along: .horizontal, from: CGPoint(x: 0, y: 12), space: 100, lineGap: 3, itemGap: 10,
      keepsLongItemsInside: false)
    #expect(lines.frames.isEmpty)
    #expect(lines.end == 12)
  }

  /// A header 20 high of a section from 0 to 200: at its own place, at the top of what is seen, and pushed out by the end.
  @Test(arguments: [(CGFloat(-30), CGFloat(0)), (50, 50), (190, 180)])
  func headersFollowTheTopWithinTheirSection(top: CGFloat, start: CGFloat) {
    let pin = FlowPin(edge: .start, low: 0, high: 200)
    let header = CGRect(x: 0, y: 0, width: 100, height: 20)
    let visible = CGRect(x: 0, y: top, width: 100, height: 100)
    #expect(pin.start(of: header, in: visible, along: .vertical) == start)
  }

  /// A footer 20 high that ends its section at 200.
  @Test(arguments: [(CGFloat(0), CGFloat(80)), (150, 180), (-90, 0)])
  func footersFollowTheBottomWithinTheirSection(top: CGFloat, start: CGFloat) {
    let pin = FlowPin(edge: .end, low: 0, high: 200)
    let footer = CGRect(x: 0, y: 180, width: 100, height: 20)
    let visible = CGRect(x: 0, y: top, width: 100, height: 100)
    #expect(pin.start(of: footer, in: visible, along: .vertical) == start)
  }
}
