import Foundation
import Testing

@testable import Graphics

/// Which points a stroke covers follows from the widths, caps and joins that Core Graphics documents.
struct PathStrokingTests {
  private func line(_ points: [CGPoint], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
    if isClosed { path.closeSubpath() }
    return path
  }

  private let straight = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]

  @Test func linesHaveTheirWidth() {
    let outline = line(straight).stroked(StrokeStyle(width: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)) && outline.contains(CGPoint(x: 0.1, y: -1.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 2.1)) && !outline.contains(CGPoint(x: -0.1, y: 0)))
  }

  @Test(arguments: [(LineCap.butt, false, false), (.round, true, false), (.square, true, true)])
  func ends(cap: LineCap, reachesMiddle: Bool, reachesCorner: Bool) {
    let outline = line(straight).stroked(StrokeStyle(width: 4, cap: cap))
    #expect(outline.contains(CGPoint(x: 11.9, y: 0)) == reachesMiddle)
    #expect(outline.contains(CGPoint(x: 11.9, y: 1.9)) == reachesCorner)
  }

  /// A right angle, whose tip is √2 halves of the width from the corner.
  @Test(arguments: [
    (LineJoin.miter, CGFloat(10), true, true), (.miter, 1, false, false), (.round, 10, true, false),
    (.bevel, 10, false, false),
  ])
  func corners(join: LineJoin, limit: CGFloat, isRound: Bool, isPointed: Bool) {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let outline = path.stroked(StrokeStyle(width: 4, join: join, miterLimit: limit))
    #expect(outline.contains(CGPoint(x: 11.3, y: -1.3)) == isRound)
    #expect(outline.contains(CGPoint(x: 11.9, y: -1.9)) == isPointed)
    #expect(outline.contains(CGPoint(x: 9, y: 1)))
  }

  @Test func closedPathsHaveNoEnds() {
    let square = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
    let outline = line(square, isClosed: true).stroked(StrokeStyle(width: 2))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) && outline.contains(CGPoint(x: -0.9, y: 5)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  /// The ring of a circle of radius 10, whichever way it runs.
  @Test(arguments: [false, true]) func circles(isReversed: Bool) {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let outline = (isReversed ? circle.reversed() : circle).stroked(StrokeStyle(width: 2))
    for angle in stride(from: 0, to: 2 * CGFloat.pi, by: 0.1) {
      let at = { (radius: CGFloat) in CGPoint(x: cos(angle) * radius, y: sin(angle) * radius) }
      #expect(outline.contains(at(10.9)) && outline.contains(at(9.1)))
      #expect(!outline.contains(at(11.1)) && !outline.contains(at(8.9)))
    }
  }

  @Test func dashesAlternate() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 4)])
    let dashes = path.dashed(phase: 1, lengths: [3, 2])
    #expect(
      dashes.elements == [
        .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .move(to: CGPoint(x: 4, y: 0)),
        .line(to: CGPoint(x: 6, y: 0)), .line(to: CGPoint(x: 6, y: 1)), .move(to: CGPoint(x: 6, y: 3)),
        .line(to: CGPoint(x: 6, y: 4)),
      ])
    #expect(path.dashed(phase: 0, lengths: [0, 0]) == path)
    #expect(path.dashed(phase: 0, lengths: []) == path)
    let outline = path.stroked(StrokeStyle(width: 2, dash: [3, 2], dashPhase: 1))
    #expect(outline.contains(CGPoint(x: 1, y: 0)) && !outline.contains(CGPoint(x: 3, y: 0)))
  }

  #if !canImport(Darwin)
    @Test func layersAreDrawnAgain() throws {
      let context = GraphicsContext(size: CGSize(width: 20, height: 10))
      let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
      layer.context?.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      for x in [0, 10] { context.draw(layer, at: CGPoint(x: x, y: 0)) }
      let text = context.displayList.dump
      #expect(text.components(separatedBy: "fill").count == 3)
      #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    /// Bitmap contexts have their origin at the lower left. (Core Graphics.)
    @Test func bitmapsBecomePictures() throws {
      let context = try #require(
        GraphicsContext(
          data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 80,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 2))
      let image = try #require(context.makeImage())
      #expect(image.width == 20 && image.height == 10 && image.bytesPerRow == 80)
      guard case .drawing(let drawing, let scale) = image.bitmap.content else { return #expect(Bool(false)) }
      #expect(scale == 1 && context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
      #expect(drawing.dump.contains("fill"))
    }

    @Test func picturesAreTiled() throws {
      let tile = GraphicsContext(size: CGSize(width: 5, height: 5))
      tile.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let image = CGImage(Bitmap(.drawing(tile.displayList, scale: 1)))
      let context = GraphicsContext(size: CGSize(width: 20, height: 10))
      context.draw(image, in: CGRect(x: 5, y: 5, width: 5, height: 5), byTiling: true)
      #expect(context.displayList.dump.components(separatedBy: "fill").count == 9)
    }
  #endif
}
