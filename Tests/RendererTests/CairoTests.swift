import CairoRenderer
import Foundation
import Graphics
import Testing

struct CairoTests {
  private func list(width: CGFloat = 20, height: CGFloat = 10, _ draw: (GraphicsContext) -> Void)
    -> DisplayList
  {
    let context = GraphicsContext(size: CGSize(width: width, height: height))
    draw(context)
    return context.displayList
  }

  /// Width and height from a PNG's header (PNG specification, IHDR: four bytes each, from the sixteenth).
  private func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func pngHasTheScalesSize() throws {
    let png = try CairoRenderer().png(of: list { _ in }, scale: 3)
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(size(ofPNG: png) == [60, 30])
  }

  @Test func theSameListGivesTheSameBytes() throws {
    let drawing = list { context in
      context.beginGroup(DisplayGroup(className: "A", bounds: .zero, opacity: 0.5))
      context.setFillColor(Color(rgb: 0x336699))
      context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
      context.draw(
        TextLine(text: "Text", x: 2, baseline: 8, width: 16), font: FontDescriptor(pointSize: 8))
      context.endGroup()
    }
    #expect(try CairoRenderer().png(of: drawing, scale: 2) == CairoRenderer().png(of: drawing, scale: 2))
    #expect(try CairoRenderer().pdf(of: drawing) == CairoRenderer().pdf(of: drawing))
  }

  @Test func eachKindOfCommandLeavesAMark() throws {
    let renderer = CairoRenderer()
    let blank = try renderer.png(of: list { _ in })
    let marks: [(GraphicsContext) -> Void] = [
      { $0.fill(CGRect(x: 1, y: 1, width: 5, height: 5)) },
      { $0.stroke(CGRect(x: 1, y: 1, width: 5, height: 5)) },
      {
        $0.fill(
          Path(rect: CGRect(x: 1, y: 1, width: 5, height: 5)),
          with: Gradient(
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)], start: .zero,
            end: CGPoint(x: 6, y: 6)))
      },
      { $0.draw(TextLine(text: "T", x: 2, baseline: 8, width: 9), font: FontDescriptor(pointSize: 9)) },
      {
        $0.drawImage(named: "i", in: CGRect(x: 0, y: 0, width: 5, height: 5)) {
          $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      },
    ]
    var pictures: Set<Data> = [blank]
    for mark in marks { #expect(pictures.insert(try renderer.png(of: list(mark))).inserted) }
  }

  @Test func clipsTransformsAndOpacityCount() throws {
    let renderer = CairoRenderer()
    func picture(_ prepare: (GraphicsContext) -> Void) throws -> Data {
      try renderer.png(
        of: list { context in
          context.beginGroup(DisplayGroup(className: "A", bounds: .zero))
          prepare(context)
          context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
          context.endGroup()
        })
    }
    let plain = try picture { _ in }
    #expect(try picture { $0.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3)) } != plain)
    #expect(try picture { $0.translateBy(x: 3, y: 0) } != plain)
    #expect(
      try picture { $0.beginGroup(DisplayGroup(className: "B", bounds: .zero, opacity: 0.5)) } != plain)
    // A drawing that is clipped away or flattened shows nothing, and nothing breaks.
    let blank = try renderer.png(of: list { _ in })
    #expect(try picture { $0.clip(to: Path()) } == blank)
    #expect(try picture { $0.scaleBy(x: 0, y: 1) } == blank)
  }

  @Test(arguments: [0, -1, 40_000, .infinity, .nan] as [CGFloat])
  func impossibleSizesAreErrors(side: CGFloat) {
    let drawing = DisplayList(size: CGSize(width: side, height: 10))
    #expect(throws: CairoRenderer.RenderingError.self) { try CairoRenderer().png(of: drawing) }
  }

  @Test func unbalancedListsAreDrawn() throws {
    let commands: [DisplayCommand] = [
      .endGroup, .restore, .save, .beginGroup(.init(className: "A", bounds: .zero, opacity: 0.2)),
    ]
    let drawing = DisplayList(size: CGSize(width: 5, height: 5), commands: commands)
    #expect(try !CairoRenderer().png(of: drawing).isEmpty)
  }
}
