import CairoRenderer
import Foundation
import Graphics
import SVGRenderer
import Testing

/// Masks, shadows, modes of mixing, gradients and patterns, as pixels worked out by hand and as well-formed SVG.
struct CompositingTests {
  private let redColor = Color(red: 1, green: 0, blue: 0)
  private let blueColor = Color(red: 0, green: 0, blue: 1)

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  private func svg(_ list: DisplayList) -> String { SVGRenderer().svg(of: list) }

  @Test func masksShowWhatLiesUnderThem() throws {
    let mask = drawing { $0.fill(square(0, 0, 10)) }.commands
    let list = drawing { context in
      context.beginLayer(DisplayLayer(mask: mask))
      context.setFillColor(redColor)
      context.fill(square(0, 0, 20))
      context.endLayer()
    }
    let pixels = try Pixels(of: list)
    #expect(pixels[5, 5] == red && pixels[15, 5] == white && pixels[5, 15] == white)
    #expect(XMLCheck.isWellFormed(svg(list)) && svg(list).contains("mask-type:alpha"))
  }

  /// Half of a mask's opacity is half of what it shows: red at half on white is (255, 128, 128).
  @Test func masksOfHalfOpacityShowHalf() throws {
    let mask = drawing { context in
      context.setFillColor(Color(white: 0, alpha: 0.5))
      context.fill(square(0, 0, 20))
    }.commands
    let pixels = try Pixels(
      of: drawing { context in
        context.beginLayer(DisplayLayer(mask: mask))
        context.setFillColor(redColor)
        context.fill(square(0, 0, 20))
        context.endLayer()
      })
    #expect(pixels[10, 10][0] == 255)
    #expect(abs(pixels[10, 10][1] - 128) <= 1)
  }

  /// A shadow without blur is its source in another place and colour.
  @Test func sharpShadowsAreMovedCopies() throws {
    let list = drawing { context in
      context.setShadow(Shadow(offset: CGSize(width: 8, height: 4), deviation: 0, color: blueColor))
      context.setFillColor(redColor)
      context.fill(square(2, 2, 6))
    }
    let pixels = try Pixels(of: list)
    #expect(pixels[5, 5] == red && pixels[13, 9] == blue && pixels[1, 1] == white)
    #expect(pixels[9, 11] == white)
    #expect(XMLCheck.isWellFormed(svg(list)) && svg(list).contains("feMergeNode"))
  }

  /// A blurred edge is half as dark on the line where it was sharp, and all but gone three deviations away.
  @Test(arguments: [1.0, 3.0])
  func blurredShadowsFadeAcrossTheEdge(scale: CGFloat) throws {
    let list = drawing(width: 60, height: 60) { context in
      context.drawShadow(
        of: Path(rect: CGRect(x: -40, y: -40, width: 70, height: 140)),
        Shadow(offset: .zero, deviation: 4, color: .black))
    }
    let pixels = try Pixels(of: list, scale: scale)
    let y = pixels.height / 2
    func grey(_ x: CGFloat) -> Int { pixels[Int(x * scale), y][0] }
    #expect(abs(grey(30) - 128) < 14 && grey(14) < 6 && grey(44) > 249)
    #expect(grey(26) < grey(30) && grey(30) < grey(34))
    #expect(XMLCheck.isWellFormed(svg(list)) && svg(list).contains(#"stdDeviation="4""#))
  }

  /// The source of a shadow need not be a shape: a group's shadow is that of all it shows, once.
  @Test func layersThrowOneShadow() throws {
    let list = drawing { context in
      context.beginLayer(
        DisplayLayer(
          shadow: Shadow(
            offset: CGSize(width: 10, height: 0), deviation: 0, color: Color(white: 0, alpha: 0.5))))
      context.setFillColor(redColor)
      context.fill(square(0, 0, 6))
      context.fill(square(3, 0, 6))
      context.endLayer()
    }
    let pixels = try Pixels(of: list)
    #expect(pixels[4, 2] == red)
    // Where both squares overlap the shadow is not a darker.
    #expect(pixels[14, 2] == pixels[11, 2] && abs(pixels[14, 2][0] - 128) <= 1)
  }

  /// PDF 32000-1, 11.3.5: multiply is the product, screen the complement of the complements' product.
  @Test func modesMixAsPDFDefines() throws {
    func mixed(_ mode: BlendMode, _ top: Color) throws -> [Int] {
      try Pixels(
        of: drawing { context in
          context.setFillColor(Color(red: 0.5, green: 1, blue: 0))
          context.fill(square(0, 0, 20))
          context.setBlendMode(mode)
          context.setFillColor(top)
          context.fill(square(0, 0, 10))
        })[5, 5]
    }
    func expect(
      _ mode: BlendMode, _ top: Color, _ expected: [Int], _ place: SourceLocation = #_sourceLocation
    ) throws {
      let found = try mixed(mode, top)
      #expect(
        zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(mode) \(found)", sourceLocation: place)
    }
    let top = Color(red: 1, green: 0.5, blue: 1)
    try expect(.multiply, top, [128, 128, 0, 255])
    try expect(.screen, top, [255, 255, 255, 255])
    try expect(.difference, top, [128, 128, 255, 255])
    try expect(.darken, top, [128, 128, 0, 255])
    try expect(.lighten, top, [255, 255, 255, 255])
    try expect(.plusLighter, top, [255, 255, 255, 255])
    try expect(.copy, Color(red: 0, green: 0, blue: 1), blue)
    try expect(.destinationOver, top, [128, 255, 0, 255])
  }

  @Test func clearingMakesTransparent() throws {
    let list = drawing { context in
      context.setFillColor(redColor)
      context.fill(square(0, 0, 20))
      context.saveGState()
      context.setBlendMode(.clear)
      context.fill(square(5, 5, 5))
      context.restoreGState()
      context.fill(square(10, 10, 5))
    }
    let pixels = try Pixels(of: list, background: nil)
    #expect(pixels[7, 7][3] == 0 && pixels[2, 2] == red && pixels[12, 12] == red)
  }

  @Test func modesBecomeStyles() {
    let list = drawing { context in
      context.saveGState()
      context.setBlendMode(.colorBurn)
      context.fill(square(0, 0, 5))
      context.restoreGState()
      context.fill(square(9, 9, 5))
    }
    let text = svg(list)
    #expect(text.components(separatedBy: "mix-blend-mode:color-burn").count == 2)
    #expect(XMLCheck.isWellFormed(text))
  }

  /// From red at radius 2 to blue at radius 8, nothing requested outside: in the middle both halves.
  @Test func circlesRunFromOneRadiusToTheOther() throws {
    let list = drawing { context in
      context.fill(
        Path(rect: square(0, 0, 20)),
        with: Gradient(
          shape: .circles(startRadius: 2, endRadius: 8),
          stops: [.init(location: 0, color: redColor), .init(location: 1, color: blueColor)],
          start: CGPoint(x: 10, y: 10), end: CGPoint(x: 10, y: 10)))
    }
    let pixels = try Pixels(of: list)
    #expect(pixels[10, 10] == red && pixels[19, 10] == blue)
    #expect(abs(pixels[15, 10][0] - 115) < 20 && abs(pixels[15, 10][2] - 140) < 20)
    #expect(svg(list).contains(#"fr="2""#) && XMLCheck.isWellFormed(svg(list)))
  }

  /// A turn that starts at the right and runs clockwise: black right, a quarter down, white when it has come round.
  @Test func turnsRunClockwiseFromTheirStart() throws {
    let list = drawing(width: 40, height: 40) { context in
      context.fill(
        Path(rect: square(0, 0, 40)),
        with: Gradient(
          shape: .conic, stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
          start: CGPoint(x: 20, y: 20), end: CGPoint(x: 40, y: 20)))
    }
    let pixels = try Pixels(of: list)
    #expect(pixels[38, 21][0] < 10 && pixels[38, 18][0] > 245)
    #expect(abs(pixels[20, 38][0] - 64) < 6)
    #expect(abs(pixels[2, 20][0] - 128) < 6)
    #expect(abs(pixels[20, 2][0] - 191) < 6)
    #expect(XMLCheck.isWellFormed(svg(list)))
  }

  /// Tiles of 4 points, the left half red: columns 0 and 1 red, 2 and 3 clear, and so on.
  @Test func patternsLieSideBySide() throws {
    let tile = DisplayList(
      size: CGSize(width: 4, height: 4),
      commands: drawing { context in
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }.commands)
    var color = Color.black
    color.pattern = ColorPattern(tile: tile)
    let list = drawing { context in
      context.setFillColor(color)
      context.fill(square(0, 0, 12))
    }
    let pixels = try Pixels(of: list)
    #expect([0, 1, 4, 5, 8, 9].allSatisfy { pixels[$0, 7] == red })
    #expect([2, 3, 6, 7, 10, 11, 12, 16].allSatisfy { pixels[$0, 7] == white })
    #expect(svg(list).contains("<pattern id=") && XMLCheck.isWellFormed(svg(list)))
    #expect(try !CairoRenderer().pdf(of: list).isEmpty)
  }

  /// A mitre that would reach further than its limit is cut off: the tip of a corner of 29°, 4 widths long, is there with a
  /// limit of 10 and not with one of 2.
  @Test func sharpCornersKeepTheirTips() throws {
    func tip(limit: CGFloat) throws -> Bool {
      let pixels = try Pixels(
        of: drawing(width: 60, height: 40) { context in
          context.setLineWidth(8)
          context.setMiterLimit(limit)
          var path = Path()
          path.move(to: CGPoint(x: 0, y: 10))
          path.addLine(to: CGPoint(x: 38.6, y: 20))
          path.addLine(to: CGPoint(x: 0, y: 30))
          context.stroke(path)
        })
      return pixels[48, 20] == black
    }
    #expect(try tip(limit: 10))
    #expect(try !tip(limit: 2))
  }

  /// Glyphs that are only outlined leave their inside as it was.
  @Test func outlinedTextIsHollow() throws {
    func pixels(_ outline: TextOutline?) throws -> Pixels {
      try Pixels(
        of: drawing(width: 60, height: 60) { context in
          context.setFillColor(redColor)
          context.draw(
            TextLine(text: "I", x: 20, baseline: 50, width: 20),
            font: FontDescriptor(pointSize: 50, weight: .black), outline: outline)
        })
    }
    let isRed = { (pixel: [Int]) in pixel == red }
    let filled = try pixels(nil).count(isRed)
    #expect(filled > 100)
    #expect(try pixels(TextOutline(width: 1, color: blueColor, isFilled: false)).count(isRed) == 0)
    #expect(try pixels(TextOutline(width: 1, color: blueColor, isFilled: true)).count(isRed) > filled / 2)
    #expect(try pixels(TextOutline(width: 3, color: blueColor, isFilled: false)).count { $0 == blue } > 10)
  }
}
