import CairoRenderer
import Foundation
import Graphics
import SVGRenderer
import Testing
import iOSViews

/// Pictures of files: PNG and JPEG, whole, in parts, turned, as stencils.
@MainActor
struct ImagePixelTests {
  /// A file 4 pixels wide and 2 high: red, green, blue, white above; black below.
  private func file() throws -> Data {
    try CairoRenderer().png(
      of: drawing(width: 4, height: 2) { context in
        let colors = [
          Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
          Color(red: 0, green: 0, blue: 1),
          Color.white, .black, .black, .black, .black,
        ]
        for (index, color) in colors.enumerated() {
          context.setFillColor(color)
          context.fill(CGRect(x: index % 4, y: index / 4, width: 1, height: 1))
        }
      })
  }

  private func pixels(_ size: CGSize, background: Color? = .white, _ draw: () -> Void) throws -> Pixels {
    let context = GraphicsContext(size: size)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return try Pixels(of: context.displayList, background: background)
  }

  @Test func filesAreDrawnPixelByPixel() throws {
    let image = try #require(UIImage(data: file()))
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 1)
    let drawn = try pixels(CGSize(width: 4, height: 2)) { image.draw(at: .zero) }
    #expect((0..<4).map { drawn[$0, 0] } == [red, green, blue, white])
    #expect((0..<4).allSatisfy { drawn[$0, 1] == black })
  }

  @Test func scaleDividesTheSize() throws {
    let image = try #require(UIImage(data: file(), scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    #expect(image.cgImage?.width == 4 && image.cgImage?.height == 2)
    #expect(try image.pngData() == file())
  }

  @Test func otherBytesAreNoPicture() throws {
    #expect(UIImage(data: Data("nothing".utf8)) == nil)
    #expect(UIImage(data: try file().prefix(20)) == nil)
    // A damaged file has a size, and its stand-in is drawn.
    let damaged = try #require(UIImage(data: try file().prefix(40)))
    let drawn = try pixels(CGSize(width: 4, height: 2)) { damaged.draw(at: .zero) }
    #expect(drawn[1, 1] == [128, 128, 128, 255])
  }

  @Test func partsAreCutInPixels() throws {
    let whole = try #require(UIImage(data: file())?.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    #expect(part.width == 2 && part.height == 1)
    let drawn = try pixels(CGSize(width: 2, height: 1)) { UIImage(cgImage: part).draw(at: .zero) }
    #expect(drawn[0, 0] == green && drawn[1, 0] == blue)
    #expect(part.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.width == 1)
    #expect(whole.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
  }

  /// A picture 4 × 2 with red, green, blue, white above; each orientation's corners (upper left, upper right) by hand.
  @Test(arguments: [
    (UIImage.Orientation.up, red, white), (.down, black, black), (.upMirrored, white, red),
    (.downMirrored, black, black),
    // Turned to the right by a quarter: what was on the left is above.
    (.right, black, red), (.left, white, black), (.leftMirrored, red, black), (.rightMirrored, black, white),
  ])
  func orientationsTurn(_ orientation: UIImage.Orientation, _ left: [Int], _ right: [Int]) throws {
    let pixel = try #require(UIImage(data: file())?.cgImage)
    let image = UIImage(cgImage: pixel, scale: 1, orientation: orientation)
    let sideways = [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(image.size == (sideways ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
    let drawn = try pixels(image.size) { image.draw(at: .zero) }
    #expect(drawn[0, 0] == left && drawn[drawn.width - 1, 0] == right)
  }

  @Test func stencilsTakeTheTint() throws {
    let shape = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    let drawn = try Pixels(of: view.displayList())
    #expect(drawn[2, 5] == blue && drawn[7, 5] == white)
    let tinted = try pixels(CGSize(width: 10, height: 10)) {
      shape.withTintColor(.green, renderingMode: .alwaysOriginal).draw(at: .zero)
    }
    #expect(tinted[2, 5] == green && tinted[7, 5] == white)
  }

  /// A picture twice as wide as high in a square, filling it: its middle half is seen, unclipped it spills to both sides.
  @Test func aspectFillKeepsTheShape() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
        color.setFill()
        context.fill(CGRect(x: 5 * index, y: 0, width: 5, height: 10))
      }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let view = UIImageView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    view.image = picture
    view.contentMode = .scaleAspectFill
    outer.addSubview(view)
    var drawn = try Pixels(of: outer.displayList())
    #expect([6, 11, 16, 21].map { drawn[$0, 5] } == [red, green, blue, black])
    view.clipsToBounds = true
    drawn = try Pixels(of: outer.displayList())
    #expect([6, 11, 16, 21].map { drawn[$0, 5] } == [white, green, blue, white])
  }

  /// Caps of 2 points at both ends, the rest stretched.
  @Test func capsDoNotStretch() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.green.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 4))
    }
    let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let drawn = try pixels(CGSize(width: 20, height: 4)) {
      picture.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 0, y: 0, width: 20, height: 4))
    }
    #expect(drawn[0, 2] == red && drawn[1, 2] == red && drawn[2, 2] == green && drawn[17, 2] == green)
    #expect(drawn[18, 2] == blue && drawn[19, 2] == blue)
  }

  @Test func svgEmbedsTheFile() throws {
    let view = UIImageView(image: UIImage(data: try file()))
    let text = SVGRenderer().svg(of: view.displayList())
    #expect(text.contains("data:image/png;base64,\(try file().base64EncodedString())"))
    #expect(XMLCheck.isWellFormed(text))
    #expect(try !CairoRenderer().pdf(of: view.displayList()).isEmpty)
  }

  /// A JPEG of one colour keeps it to within a step or two, and its size.
  @Test func photographsAreRead() throws {
    let encoder = CairoPictureEncoder()
    let list = drawing(width: 16, height: 8) { context in
      context.setFillColor(Color(red: 0, green: 0, blue: 1))
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    }
    let file = try #require(encoder.jpeg(of: list, scale: 2, quality: 0.9))
    #expect(file.prefix(2) == Data([0xFF, 0xD8]))
    let image = try #require(UIImage(data: file))
    #expect(image.size == CGSize(width: 32, height: 16))
    let drawn = try pixels(image.size) { image.draw(at: .zero) }
    #expect(zip(drawn[10, 5], blue).allSatisfy { abs($0 - $1) <= 3 })
    let svg = SVGRenderer().svg(of: UIImageView(image: image).displayList())
    #expect(svg.contains("data:image/jpeg;base64,") && XMLCheck.isWellFormed(svg))
  }

  /// EXIF 2.3, tag 274: 6 means that the picture must be turned to the right by a quarter.
  @Test func photographsKnowHowTheyWereHeld() throws {
    let list = drawing(width: 16, height: 8) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let plain = try #require(CairoPictureEncoder().jpeg(of: list, scale: 1, quality: 1))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0, 0, 0, 0]
    let held = plain.prefix(2) + Data(exif) + plain.dropFirst(2)
    let image = try #require(UIImage(data: held))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 8, height: 16))
    let drawn = try pixels(image.size) { image.draw(at: .zero) }
    // The part that was black on the left is above.
    #expect(drawn[4, 2][0] < 20 && drawn[4, 13][0] > 235)
  }
}
