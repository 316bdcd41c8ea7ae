import Foundation
import Graphics
import MacViews
import Testing

struct PathTests {
  /// Apple, `appendArc(withCenter:radius:startAngle:endAngle:)`: degrees, counter-clockwise where y points up.
  @Test func arcsGoFromTheXAxisTowardsTheYAxis() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -1e-9)
    #expect(path.bounds.minY > -1e-9)
  }

  /// Foundation's `AffineTransform`: x' = m11 x + m21 y + tX.
  @Test func transformsMovePoints() {
    let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 3))
    path.transform(using: AffineTransform(translationByX: 5, byY: 7))
    #expect(path.bounds == NSRect(x: 5, y: 7, width: 2, height: 3))
  }

  @Test func elementsAreListed() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 1, y: 2))
    path.curve(
      to: NSPoint(x: 9, y: 9), controlPoint1: NSPoint(x: 3, y: 3), controlPoint2: NSPoint(x: 6, y: 6))
    path.close()
    #expect((0..<path.elementCount).map { path.element(at: $0) } == [.moveTo, .curveTo, .closePath])
    var points = [NSPoint](repeating: .zero, count: 3)
    _ = path.element(at: 1, associatedPoints: &points)
    #expect(points.last == NSPoint(x: 9, y: 9))
  }

  /// Apple, `saveGraphicsState()` of the class: the context that was current comes back.
  @Test func contextsComeBack() {
    let (outer, inner) = (GraphicsContext(size: .zero), GraphicsContext(size: .zero))
    NSGraphicsContext.draw(into: outer, isFlipped: true) {
      NSGraphicsContext.saveGraphicsState()
      NSGraphicsContext.current = NSGraphicsContext(cgContext: inner, flipped: false)
      #expect(NSGraphicsContext.current?.isFlipped == false)
      NSRect(x: 0, y: 0, width: 1, height: 1).fill()
      NSGraphicsContext.restoreGraphicsState()
      #expect(NSGraphicsContext.current?.isFlipped == true)
    }
    #expect(NSGraphicsContext.current == nil)
    #expect(inner.displayList.commands.count == 1)
  }

  /// Apple, `NSGradient.draw(in:angle:)`: at 0 degrees from the left edge to the right one.
  @Test func gradientsReachTheEdges() {
    let context = GraphicsContext(size: CGSize(width: 100, height: 50))
    NSGraphicsContext.draw(into: context, isFlipped: true) {
      NSGradient(starting: .red, ending: .blue)?.draw(
        in: NSRect(x: 0, y: 0, width: 100, height: 50), angle: 0)
    }
    guard case .gradient(_, _, let gradient) = context.displayList.commands.first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.start == CGPoint(x: 0, y: 25))
    #expect(gradient.end == CGPoint(x: 100, y: 25))
  }

  @Test func gradientsListTheirColours() {
    let gradient = NSGradient(colorsAndLocations: (.black, 0), (.white, 0.5), (.black, 1))
    #expect(gradient?.numberOfColorStops == 3)
    #expect(gradient?.interpolatedColor(atLocation: 0.25).redComponent == 0.5)
  }
}
