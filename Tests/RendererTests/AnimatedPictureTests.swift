import Foundation
import Graphics
import SVGRenderer
import Testing

@testable import CairoRenderer

/// Animated pictures. The chunks of animated PNG: the specification's third edition, clauses 11.3.6.1 to 11.3.6.3.
struct AnimatedPictureTests {
  private func frame(_ x: CGFloat, size: CGFloat = 8) -> DisplayList {
    let context = GraphicsContext(size: CGSize(width: size, height: size))
    context.setFillColor(.black)
    context.fill(CGRect(x: x, y: 0, width: 2, height: 2))
    return context.displayList
  }

  private func number(_ data: Data, at place: Int) -> Int {
    data.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The checksum of `IEND` alone ends every PNG: AE 42 60 82.
  @Test func checksums() {
    #expect(PNGChunk.checksum(Data("IEND".utf8)) == 0xAE42_6082)
    #expect(PNGChunk.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func chunksOfAnAnimation() throws {
    let pictures = try (0..<3).map { try CairoRenderer().png(of: frame(CGFloat($0) * 2)) }
    var file = try AnimatedPNG(count: 3, plays: 2)
    for (index, picture) in pictures.enumerated() { try file.add(picture, seconds: index == 2 ? 1 : 0.05) }
    let bytes = try file.finish()
    let chunks = try PNGChunk.all(in: bytes)
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[1].content, at: 0) == 3 && number(chunks[1].content, at: 4) == 2)
    // Numbers run through control and data chunks alike.
    let numbers = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { number($0.content, at: 0) }
    #expect(numbers == [0, 1, 2, 3, 4])
    #expect(number(chunks[2].content, at: 4) == 8 && number(chunks[2].content, at: 8) == 8)
    #expect(chunks[2].content.suffix(6) == Data([0, 50, 0x03, 0xE8, 0, 0]))
    #expect(chunks[6].content.suffix(6) == Data([0x03, 0xE8, 0x03, 0xE8, 0, 0]))
    // The pixels are those of the single pictures.
    for (index, place) in [3, 5, 7].enumerated() {
      let own = try PNGChunk.all(in: pictures[index]).first { $0.type == "IDAT" }
      #expect(chunks[place].content.suffix(own?.content.count ?? 0) == own?.content)
    }
    // Each chunk's checksum, worked out from its bytes again.
    #expect(chunks.reduce(Data(AnimatedPNG.signature)) { $0 + $1.encoded } == bytes)
  }

  @Test func picturesThatDoNotFit() throws {
    let (small, large) = (
      try CairoRenderer().png(of: frame(0)), try CairoRenderer().png(of: frame(0, size: 9))
    )
    var file = try AnimatedPNG(count: 2)
    try file.add(small, seconds: 1)
    #expect(throws: AnimatedPNG.Fault.self) { try file.add(large, seconds: 1) }
    #expect(throws: AnimatedPNG.Fault.self) { try file.add(Data("GIF89a".utf8), seconds: 1) }
    #expect(throws: AnimatedPNG.Fault.self) { try file.add(small.dropLast(20), seconds: 1) }
    #expect(throws: AnimatedPNG.Fault.self) { try file.finish() }
    try file.add(small, seconds: .nan)
    #expect(throws: AnimatedPNG.Fault.self) { try file.add(small, seconds: 1) }
    #expect(throws: AnimatedPNG.Fault.self) { try AnimatedPNG(count: 0) }
  }

  @Test func stripsShowAllFrames() throws {
    let strip = FilmStrip(count: 5, frameSize: CGSize(width: 8, height: 8), columns: 3, gap: 2)
    #expect(strip.size == CGSize(width: 32, height: 22))
    #expect(strip.frame(at: 4) == CGRect(x: 12, y: 12, width: 8, height: 8))
    var requested: [Int] = []
    let png = try CairoRenderer().png(of: strip) { index in
      requested.append(index)
      return frame(0)
    }
    #expect(requested == [0, 1, 2, 3, 4])
    #expect(number(png, at: 16) == 32 && number(png, at: 20) == 22)
    #expect(throws: CairoRenderer.RenderingError.self) {
      let huge = FilmStrip(count: 90, frameSize: CGSize(width: 2000, height: 2000), columns: 10)
      _ = try CairoRenderer().png(of: huge) { _ in DisplayList(size: .zero) }
    }
  }

  /// A strip is drawn and compressed row by row; each frame's pixels are those of the frame alone.
  @Test(arguments: [1, 1.5, 3])
  func stripsHaveThePixelsOfTheirFrames(scale: CGFloat) throws {
    let strip = FilmStrip(count: 5, frameSize: CGSize(width: 20, height: 14), columns: 2, gap: 4)
    var requested: [Int] = []
    let png = try CairoRenderer().png(of: strip, scale: scale) { index in
      requested.append(index)
      return frame(CGFloat(index) * 4, size: 20)
    }
    #expect(requested == [0, 1, 2, 3, 4])
    let pixels = Pixels(png: png)
    #expect(pixels.width == Int((strip.size.width * scale).rounded(.up)))
    #expect(pixels.height == Int((strip.size.height * scale).rounded(.up)))
    for index in 0..<5 {
      let box = strip.frame(at: index)
      func at(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        pixels[Int((box.minX + x) * scale), Int((box.minY + y) * scale)]
      }
      #expect(at(CGFloat(index) * 4 + 1, 1) == black && at(CGFloat(index) * 4 + 1, 4) == white)
      #expect(at(10, -2) != white && at(10, 16) != white)
    }
  }

  /// Frames that differ in numbers only are one picture; the times are shares of two seconds, and its end is kept.
  @Test func framesOfAnSVG() {
    var file = AnimatedSVG(size: CGSize(width: 8, height: 8), duration: 2)
    for (index, x) in [0, 0, 4, 6].enumerated() { file.add(frame(CGFloat(x)), at: Double(index) / 2) }
    let text = file.finish()
    #expect(text.components(separatedBy: "<animate ").count - 1 == 1)
    #expect(
      text.contains(#"keyTimes="0.000000;0.000000;0.250000;0.500000;0.750000;1.000000" dur="2.000000s""#))
    #expect(XMLCheck.isWellFormed(text))
  }

  /// Changes of more than numbers become another picture.
  @Test func picturesOfAnSVGTakeTurns() {
    var file = AnimatedSVG(size: CGSize(width: 8, height: 8), duration: 2)
    for (index, x) in [0.0, 4].enumerated() { file.add(frame(CGFloat(x)), at: Double(index) / 2) }
    file.add(DisplayList(size: CGSize(width: 8, height: 8)), at: 1)
    file.add(frame(2), at: 1.5)
    let text = file.finish()
    #expect(text.contains(#"values="visible;hidden" keyTimes="0;0.500000" dur="2.000000s""#))
    #expect(text.contains(#"values="hidden;visible;hidden" keyTimes="0;0.500000;0.750000""#))
    #expect(text.contains(#"values="hidden;visible" keyTimes="0;0.750000""#))
    #expect(XMLCheck.isWellFormed(text))
  }

  /// A move and another size are two elements, whose maps are multiplied.
  @Test func mapsOfAnSVGMove() {
    func moved(_ scale: CGFloat, _ x: CGFloat) -> DisplayList {
      let context = GraphicsContext(size: CGSize(width: 8, height: 8))
      context.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: x, ty: 0))
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return context.displayList
    }
    var file = AnimatedSVG(size: CGSize(width: 8, height: 8), duration: 1)
    file.add(moved(1.5, 0), at: 0)
    file.add(moved(2, 3), at: 1)
    let text = file.finish()
    #expect(text.contains(#"type="translate" values="0 0;0 0;0 0;3 0;3 0""#))
    #expect(text.contains(#"type="scale" additive="sum" values="1.5 1.0;1.5 1.0;1.5 1.0;2.0 1.0;2.0 1.0""#))
    #expect(text.components(separatedBy: "<path").count == 2)
  }
}
