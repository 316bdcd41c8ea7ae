import Foundation
import Testing

@testable import Graphics

struct PathTrimmingTests {
  private func line(_ points: [CGPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
    return path
  }

  /// On a path 10 right and 30 down, the middle half runs from 0 to 20 down: shares 0.25 and 0.75 of 40.
  @Test func linesAreCutByLength() {
    let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    #expect(path.trimmed(from: 0.25, to: 0.75) == line([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]))
    #expect(
      path.trimmed(from: 0.125, to: 0.5)
        == line([CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]))
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: -1, to: 2) == path)
  }

  /// Three quarters of a circle of radius 10 that starts at the right and runs clockwise end at the top.
  @Test func arcsAreCutByLength() throws {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let end = try #require(circle.trimmed(from: 0, to: 0.75).currentPoint)
    #expect(abs(end.x) < 0.05 && abs(end.y + 10) < 0.05)
    let eighth = try #require(circle.trimmed(from: 0, to: 0.125).currentPoint)
    #expect(abs(eighth.x - 10 * cos(.pi / 4)) < 0.05 && abs(eighth.y - 10 * sin(.pi / 4)) < 0.05)
  }

  /// The closing line counts: the last quarter of a square is its left side.
  @Test func closingLinesCount() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmed(from: 0.75, to: 1) == line([CGPoint(x: 0, y: 10), .zero]))
  }

  @Test func subpathsStayApart() {
    var path = line([.zero, CGPoint(x: 10, y: 0)])
    path.addPath(line([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]))
    let middle = path.trimmed(from: 0.25, to: 0.75)
    #expect(
      middle.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
        .line(to: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test func reversedPathsRunBack() {
    var path = line([.zero, CGPoint(x: 10, y: 0)])
    path.addCurve(to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 12, y: 1), control2: CGPoint(x: 19, y: 18))
    #expect(
      path.reversed().elements == [
        .move(to: CGPoint(x: 20, y: 20)),
        .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 19, y: 18), control2: CGPoint(x: 12, y: 1)),
        .line(to: .zero),
      ])
    #expect(path.reversed().reversed() == path)
    let square = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(square.reversed().elements.last == .close)
  }

  /// From a corner at the origin between the x and y axes, radius 5: the circle touches at (5, 0) and (0, 5).
  @Test func tangentArcsTouchBothLines() throws {
    var path = line([CGPoint(x: 20, y: 0)])
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 20), radius: 5)
    guard case .line(let touch)? = path.elements.dropFirst().first else { throw Missing() }
    #expect(abs(touch.x - 5) < 1e-9 && abs(touch.y) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 5) < 1e-9)
    let box = try #require(path.boundingBoxOfPoints)
    #expect(box.minX > -1e-6 && box.minY > -1e-6 && box.maxY < 5.001)
  }

  private struct Missing: Error {}

  /// A continuous corner begins to turn 1.53 radii from the corner; where that does not fit, circles are drawn.
  @Test func continuousCornersBeginEarly() {
    var path = Path()
    path.addContinuousRoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radii: CornerRadii(20))
    #expect(path.elements.first == .move(to: CGPoint(x: 20 * 1.528_664_83, y: 0)))
    #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count == 12)
    var tight = Path()
    tight.addContinuousRoundedRect(CGRect(x: 0, y: 0, width: 50, height: 50), radii: CornerRadii(20))
    #expect(tight == Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 20))
  }
}
