import Foundation
import Testing

@testable import Graphics

struct GeometryTests {
  @Test func concatenatingAppliesTheLeftOneFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(double.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
  }

  @Test func invertingUndoesAndNeverDividesByZero() {
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: -2).scaledBy(x: 3, y: 0.5)
    let there = CGPoint(x: 7, y: -5).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-9)
    #expect(abs(back.y + 5) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesMapToTheirBoundingBox() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 1) < 1e-9)
    #expect(abs(turned.height - 2) < 1e-9)
  }

  @Test func roundedRectanglesLimitTheirRadius() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(Path(roundedRect: box, cornerRadius: 0) == Path(rect: box))
    #expect(Path(roundedRect: box, cornerRadius: 99) == Path(roundedRect: box, cornerRadius: 2))
    #expect(Path(roundedRect: box, cornerRadius: 99).boundingBoxOfPoints == box)
  }

  @Test(arguments: [
    // A quarter, a half and a full turn: start 0, end angle, Core Graphics' clockwise flag, end point.
    (CGFloat.pi / 2, false, CGPoint(x: 0, y: 1)), (.pi, true, CGPoint(x: -1, y: 0)),
    (2 * .pi, false, CGPoint(x: 1, y: 0)), (-.pi / 2, false, CGPoint(x: 0, y: -1)),
  ])
  func arcsEndWhereTheyShould(end: CGFloat, clockwise: Bool, point: CGPoint) throws {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: clockwise)
    let last = try #require(path.currentPoint)
    #expect(abs(last.x - point.x) < 1e-9)
    #expect(abs(last.y - point.y) < 1e-9)
  }

  @Test func arcsTurnTheWayTheFlagSays() throws {
    var increasing = Path()
    increasing.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(try #require(increasing.boundingBoxOfPoints).maxY > 0.9)
    var decreasing = Path()
    decreasing.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(try #require(decreasing.boundingBoxOfPoints).minY < -0.9)
  }

  @Test(arguments: [
    (CGFloat(0), "0"), (-0.0004, "0"), (20.5, "20.5"), (1 / 3, "0.333"), (-2.25, "-2.25"), (100, "100"),
    (.infinity, "0"), (.nan, "0"), (1e300, "1000000000000"), (0.0005, "0.001"),
  ])
  func numbersPrintShortAndAlike(number: CGFloat, text: String) { #expect(number.decimalText == text) }
}
