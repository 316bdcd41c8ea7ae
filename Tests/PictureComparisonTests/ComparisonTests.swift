import CairoRenderer
import Foundation
import Graphics
import PictureComparison
import Testing

/// Expected values are the drawings' coordinates.
struct ComparisonTests {
  private let red: UInt32 = 0xFF3B30
  private let blue: UInt32 = 0x007AFF

  @Test func equalPicturesHaveNoFindings() throws {
    let drawing = [
      DrawnPicture.box(20, 20, 80, 40, red), DrawnPicture.text("Settings", x: 20, baseline: 100),
    ]
    let report = try DrawnPicture.report(drawing, drawing)
    #expect(report.isSame)
    // The background, the red box, and one text.
    #expect(report.shapes.all == 2 && report.shapes.inPlace == 2)
    #expect(report.texts.all == 1 && report.texts.inPlace == 1)
  }

  @Test func movedBoxIsReportedWithItsOffset() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 80, 40, red)], [DrawnPicture.box(22, 20, 80, 40, red)])
    #expect(report.findings.map(\.kind) == [.moved])
    #expect(report.findings.first?.expected == CGRect(x: 20, y: 20, width: 80, height: 40))
    #expect(report.findings.first?.offset?.dx == 2)
    #expect(report.findings.first?.text == "moved: box at (20, 20; 80 × 40) by +2, 0")
  }

  @Test(arguments: [(1.0, true), (0.25, false)])
  func toleranceDecides(_ tolerance: Double, _ isSame: Bool) throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 80, 40, red)], [DrawnPicture.box(21, 20, 80, 40, red)],
      comparison: PictureComparison(tolerance: tolerance))
    #expect(report.isSame == isSame)
  }

  @Test func missingAndAddedBoxes() throws {
    let one = [DrawnPicture.box(20, 20, 80, 40, red)]
    let two = one + [DrawnPicture.box(20, 120, 80, 40, blue)]
    #expect(try DrawnPicture.report(two, one).findings.map(\.kind) == [.missing])
    #expect(try DrawnPicture.report(one, two).findings.map(\.kind) == [.added])
  }

  @Test func otherColourIsReportedButAShadeIsNot() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 80, 40, red)], [DrawnPicture.box(20, 20, 80, 40, blue)])
    #expect(report.findings.map(\.kind) == [.color])
    #expect(report.findings.first?.detail == "#FF3B30 became #007AFF")
    // System red in Display P3's numbers.
    let shade = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 80, 40, 0xEB4E3D)], [DrawnPicture.box(20, 20, 80, 40, red)])
    #expect(shade.isSame)
  }

  @Test func swappedBoxesAreReportedAsSuch() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 60, 40, red), DrawnPicture.box(20, 100, 60, 40, blue)],
      [DrawnPicture.box(20, 20, 60, 40, blue), DrawnPicture.box(20, 100, 60, 40, red)])
    #expect(report.findings.map(\.kind) == [.swapped, .swapped])
  }

  @Test func textMovesWithItsBaseline() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.text("Playlist", x: 20, baseline: 100)],
      [DrawnPicture.text("Playlist", x: 20, baseline: 103)])
    #expect(report.findings.map(\.kind) == [.moved])
    #expect(report.findings.first?.offset == CGVector(dx: 0, dy: 3))
    #expect(report.findings.first?.element == "line of text")
  }

  @Test func otherTextOfTheSameWidthIsReported() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.text("42", x: 20, baseline: 100), DrawnPicture.text("Distance", x: 20, baseline: 50)],
      [DrawnPicture.text("17", x: 20, baseline: 100), DrawnPicture.text("Distance", x: 20, baseline: 50)])
    #expect(!report.isSame)
  }

  @Test func oneMoreLineIsALineCount() throws {
    let lines = [
      DrawnPicture.text("The first line", x: 20, baseline: 60),
      DrawnPicture.text("the second line", x: 20, baseline: 82),
    ]
    #expect(try DrawnPicture.report([lines[0]], lines).findings.map(\.kind) == [.lines])
    #expect(try DrawnPicture.report(lines, [lines[0]]).findings.map(\.kind) == [.lines])
  }

  @Test func clippedTextIsReported() throws {
    let report = try DrawnPicture.report(
      [DrawnPicture.text("Playlist", x: 20, baseline: 100)],
      [
        { context in
          context.clip(to: CGRect(x: 0, y: 0, width: 200, height: 95))
          DrawnPicture.text("Playlist", x: 20, baseline: 100)(context)
        }
      ])
    #expect(report.findings.map(\.kind) == [.clipped])
  }

  @Test func viewsNameFindings() throws {
    let views = [
      PictureComparison.NamedFrame(name: "UIView", frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
      PictureComparison.NamedFrame(
        name: "UIButton “Buy”", frame: CGRect(x: 24, y: 20, width: 80, height: 40)),
    ]
    let report = try DrawnPicture.report(
      [DrawnPicture.box(20, 20, 80, 40, red)], [DrawnPicture.box(24, 20, 80, 40, red)],
      comparison: PictureComparison(views: views))
    #expect(report.findings.first?.name == "UIButton “Buy”")
  }

  /// The label is higher than its text; a container is larger than the label.
  @Test func theSmallestViewAroundATextNamesIt() throws {
    let views = [
      PictureComparison.NamedFrame(name: "UIView", frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
      PictureComparison.NamedFrame(name: "UILabel", frame: CGRect(x: 10, y: 60, width: 180, height: 60)),
      PictureComparison.NamedFrame(name: "UISwitch", frame: CGRect(x: 10, y: 150, width: 50, height: 30)),
    ]
    let report = try DrawnPicture.report(
      [DrawnPicture.text("42", x: 20, baseline: 100)], [DrawnPicture.text("42", x: 20, baseline: 104)],
      comparison: PictureComparison(views: views))
    #expect(report.findings.first?.name == "UILabel")
  }

  @Test func otherSizeIsReported() throws {
    let large = try DrawnPicture.image { _ in }
    let context = GraphicsContext(size: CGSize(width: 200, height: 150))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
    let png = try CairoRenderer().png(of: context.displayList, scale: 2, background: nil)
    let small = try #require(EncodedImage(png))
    let report = try PictureComparison().report(expected: large, actual: small, scale: 2)
    #expect(report.findings.first?.kind == .size)
    #expect(report.findings.first?.detail == "200 × 200 became 200 × 150")
  }

  @Test func sheetShowsBothPictures() throws {
    let expected = try DrawnPicture.image(DrawnPicture.box(20, 20, 80, 40, red))
    let actual = try DrawnPicture.image(DrawnPicture.box(30, 20, 80, 40, red))
    let report = try PictureComparison().report(expected: expected, actual: actual, scale: 2)
    let sheet = try PicturePixels(
      reading: try #require(EncodedImage(ComparisonSheet(report, expected: expected, actual: actual).png())))
    // Three pictures of 200 points with 16 points around each; and one line per finding below.
    #expect(sheet.width == 664)
    // The middle of the red box in both, 28 points below the heading; black where both are red.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let index = (y * sheet.width + x) * 4
      return Array(sheet.bytes[index..<index + 3])
    }
    #expect(color(16 + 60, 28 + 40) == [255, 59, 48])
    #expect(color(232 + 60, 28 + 40) == [255, 59, 48])
    #expect(color(448 + 60, 28 + 40) == [0, 0, 0])
  }

  /// 10,000 dots, more than are compared.
  @Test func picturesOfNoiseEnd() throws {
    let dots: (GraphicsContext) -> Void = { context in
      context.setFillColor(.black)
      for y in stride(from: 0, to: 200, by: 2) {
        for x in stride(from: 0, to: 200, by: 2) { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    #expect(try DrawnPicture.report([dots], [dots]).isSame)
  }

  @Test func damagedPictureThrows() throws {
    let image = try DrawnPicture.image { _ in }
    let damaged = try #require(EncodedImage(image.data.prefix(60)))
    #expect(throws: CairoRenderer.RenderingError.self) {
      try PictureComparison().report(expected: damaged, actual: image, scale: 2)
    }
  }
}
