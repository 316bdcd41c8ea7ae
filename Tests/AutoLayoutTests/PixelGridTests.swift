import AutoLayout
import Foundation
import Testing

/// Rows of equally wide views as Apple's engine rounded them (read from saved documents).
struct PixelGridTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var scale: CGFloat
    var extent: CGFloat
    var spacing: CGFloat
    var saved: [(CGFloat, CGFloat)]
    var testDescription: String { "\(saved.count) in \(extent) at \(scale)x" }
  }

  static let third: CGFloat = 1 / 3
  static let rows: [Row] = [
    Row(scale: 2, extent: 374, spacing: 20, saved: [(0, 111.5), (131.5, 111), (262.5, 111.5)]),
    Row(scale: 2, extent: 548, spacing: 5, saved: [(0, 133.5), (138.5, 133), (276.5, 133.5), (415, 133)]),
    Row(
      scale: 2, extent: 492, spacing: 6,
      saved: [(0, 93.5), (99.5, 93.5), (199, 94), (299, 93.5), (398.5, 93.5)]),
    Row(
      scale: 2, extent: 375, spacing: 2,
      saved: [(0, 52), (54, 51.5), (107.5, 52), (161.5, 52), (215.5, 52), (269.5, 51.5), (323, 52)]),
    Row(
      scale: 3, extent: 361, spacing: 0,
      saved: [
        (0, 72 + third), (72 + third, 72), (144 + third, 72 + third), (216 + 2 * third, 72),
        (288 + 2 * third, 72 + third),
      ]),
  ]

  @Test(arguments: rows)
  func edgesRoundByThemselves(_ row: Row) {
    let grid = PixelGrid(scale: row.scale)
    let count = CGFloat(row.saved.count)
    let width = (row.extent - row.spacing * (count - 1)) / count
    for (index, saved) in row.saved.enumerated() {
      let x = CGFloat(index) * (width + row.spacing)
      let rounded = grid.round(CGRect(x: x, y: 0, width: width, height: 0))
      #expect(abs(rounded.minX - saved.0) < 1e-9)
      #expect(abs(rounded.width - saved.1) < 1e-9)
    }
  }

  @Test func lengthsRoundUp() {
    #expect(PixelGrid(scale: 2).roundUp(20.29) == 20.5)
    #expect(abs(PixelGrid(scale: 3).roundUp(20.29) - (20 + Self.third)) < 1e-9)
    #expect(PixelGrid(scale: 2).roundUp(20.5 + 1e-9) == 20.5)
  }
}
