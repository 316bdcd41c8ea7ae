import CairoRenderer
import Foundation
import Graphics
import Testing
import iOSViews

/// Documents that programs draw page by page.
@MainActor
struct PDFRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func document() -> Data {
    UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() != nil && context.pdfContextBounds == page)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  /// The header and the sizes of the pages, which PDF writes as `/MediaBox [ 0 0 width height ]`.
  @Test func everyPageHasItsSize() {
    let before = PictureSystem.encoder
    defer { PictureSystem.encoder = before }
    PictureSystem.encoder = CairoPictureEncoder()
    let text = String(decoding: document(), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    let boxes = text.matches(of: /MediaBox \[ 0 0 (\d+) (\d+) \]/).map { "\($0.output.1)x\($0.output.2)" }
    #expect(boxes.sorted() == ["200x100", "50x60"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func withoutAnEncoderThereIsNothing() {
    let before = PictureSystem.encoder
    defer { PictureSystem.encoder = before }
    PictureSystem.encoder = nil
    #expect(document().isEmpty)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Drawing may have effects, so it runs even if nothing can encode it.
  @Test func picturesAreDrawnWithoutAnEncoder() {
    let before = PictureSystem.encoder
    defer { PictureSystem.encoder = before }
    PictureSystem.encoder = nil
    let renderer = UIGraphicsImageRenderer(size: page.size)
    var count = 0
    #expect(renderer.pngData { _ in count += 1 }.isEmpty)
    #expect(renderer.jpegData(withCompressionQuality: 1) { _ in count += 1 }.isEmpty)
    #expect(count == 2)
  }
}
