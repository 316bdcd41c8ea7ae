import CairoRenderer
import Foundation
import Graphics
import SVGRenderer
import Testing
import iOSViews

/// Drawing by views themselves, as pixels worked out by hand.
@MainActor
struct ContextPixelTests {
  private func pixels(_ view: UIView) throws -> Pixels {
    let list = view.displayList()
    #expect(XMLCheck.isWellFormed(SVGRenderer().svg(of: list)))
    return try Pixels(of: list)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private func view() -> UIView { UIView(frame: square(0, 0, 40)) }

  private final class Drawn: UIView {
    var paint: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(paint) }
  }

  private func drawn(_ paint: @escaping (CGContext) -> Void) throws -> Pixels {
    let view = Drawn(frame: square(0, 0, 40))
    view.paint = paint
    return try pixels(view)
  }

  @Test func linearGradientsStopWhereTheyEndByDefault() throws {
    func line(_ options: CGGradientDrawingOptions) throws -> Pixels {
      try drawn { context in
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    let bounded = try line([])
    #expect(bounded[5, 20] == white && bounded[35, 20] == white)
    #expect(abs(bounded[20, 20][0] - 124) < 8 && abs(bounded[20, 20][2] - 131) < 8)
    let open = try line([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(open[5, 20] == red && open[35, 20] == blue)
  }

  @Test func radialGradientsStopWhereTheyEndByDefault() throws {
    let pixels = try drawn { context in
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray, locations: nil)
      gradient.map {
        context.drawRadialGradient(
          $0, startCenter: CGPoint(x: 20, y: 20), startRadius: 5, endCenter: CGPoint(x: 20, y: 20),
          endRadius: 15, options: .drawsAfterEndLocation)
      }
    }
    #expect(pixels[20, 20] == white && pixels[30, 20] == red && pixels[1, 1] == red)
  }

  /// A view draws into a store of its size: no drawing is visible outside, clipping or not.
  @Test func drawingStaysInTheView() throws {
    let outer = view()
    let inner = Drawn(frame: square(10, 10, 10))
    inner.paint = { context in
      context.translateBy(x: 5, y: 0)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let child = UIView(frame: square(0, 0, 4))
    child.backgroundColor = .blue
    inner.addSubview(child)
    outer.addSubview(inner)
    let drawn = try pixels(outer)
    #expect(drawn[17, 15] == red && drawn[25, 15] == white && drawn[17, 25] == white)
    // The transform that was not undone does not move the subview.
    #expect(drawn[11, 11] == blue)
  }

  @Test func shadowsAndModesOfTheContextEndWithItsState() throws {
    let pixels = try drawn { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 20, width: 5, height: 5))
      UIBezierPath(rect: CGRect(x: 0, y: 30, width: 40, height: 10)).fill(with: .normal, alpha: 0.5)
      context.clear(CGRect(x: 0, y: 20, width: 2, height: 5))
    }
    #expect(pixels[2, 2] == red && pixels[12, 2] == blue && pixels[4, 22] == black && pixels[14, 22] == white)
    #expect(abs(pixels[20, 35][0] - 128) <= 1)
  }

  @Test func pathsOfTheContextTurnCorners() {
    let context = GraphicsContext(size: CGSize(width: 10, height: 10))
    #expect(context.path == nil)
    context.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    context.addPath(CGPath(rect: square(1, 1, 2), transform: nil))
    #expect(context.path?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 3))
    context.drawPath(using: .fillStroke)
    #expect(context.path == nil && context.displayList.commands.count == 2)
  }

  // MARK: Patterns

  @Test func patternsColourBackgrounds() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let outer = view()
    let inner = UIView(frame: square(3, 3, 20))
    inner.backgroundColor = UIColor(patternImage: tile)
    outer.addSubview(inner)
    let drawn = try pixels(outer)
    // From the inner view's corner on.
    #expect([3, 4, 5, 6, 7].map { drawn[$0, 10] } == [red, red, white, white, red])
    #expect(UIColor(patternImage: tile) == UIColor(patternImage: tile))
  }
}
