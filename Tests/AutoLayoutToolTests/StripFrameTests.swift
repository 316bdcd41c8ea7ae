import Foundation
import Graphics
import Testing

@testable import AutoLayoutTool

/// Frames of film strips. A screen that turns from 375 × 667 to 667 × 375 has pictures of 667 × 667 points.
struct StripFrameTests {
  private let frame = StripFrame(
    pictureSize: CGSize(width: 667, height: 667), screenSize: CGSize(width: 375, height: 667), time: 0.12345)

  /// The line lies half a point within the screen's edge, so that all of it is visible.
  @Test func theScreensEdgeIsDrawn() {
    let commands = frame.displayList(of: DisplayList(size: frame.pictureSize)).commands
    let edges = commands.compactMap {
      if case .stroke(let path, _, _) = $0 { path.boundingBoxOfPoints } else { nil }
    }
    #expect(edges == [CGRect(x: 0.5, y: 0.5, width: 374, height: 666)])
    let grounds = commands.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingBoxOfPoints } else { nil }
    }
    #expect(grounds == [CGRect(x: 0, y: 0, width: 375, height: 667)])
  }

  @Test func theTimeIsWrittenBelow() {
    let list = frame.displayList(of: DisplayList(size: frame.pictureSize))
    #expect(list.size == CGSize(width: 667, height: 687))
    let lines = list.commands.compactMap { if case .text(let text) = $0 { text.line } else { nil } }
    #expect(lines.map(\.text) == ["0.123 s"])
    #expect(lines.allSatisfy { $0.baseline > 667 && $0.baseline < 687 })
  }
}
