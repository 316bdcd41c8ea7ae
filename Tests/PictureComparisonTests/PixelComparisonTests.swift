import CairoRenderer
import Foundation
import Graphics
import PictureComparison
import Testing

struct PixelComparisonTests {
  private func pixels(_ colors: [[UInt8]]) throws -> PicturePixels {
    try #require(PicturePixels(width: colors.count, height: 1, bytes: colors.flatMap { $0 + [255] }))
  }

  @Test func equalPixelsMatch() throws {
    let picture = try pixels([[1, 2, 3], [4, 5, 6]])
    #expect(PixelComparison().message(expected: picture, actual: picture) == nil)
  }

  @Test func messageNamesThePlace() throws {
    let message = PixelComparison().message(
      expected: try pixels([[0, 0, 0], [9, 9, 9]]), actual: try pixels([[0, 0, 0], [9, 9, 8]]))
    #expect(message == "The new picture differs from the reference in 1 pixel from (1, 0) to (1, 0).")
  }

  /// One of eight bytes differs: 0.875 match.
  @Test(arguments: [(Float(0.875), true), (0.9, false)])
  func precisionIsAShareOfBytes(_ precision: Float, _ matches: Bool) throws {
    let message = PixelComparison(precision: precision).message(
      expected: try pixels([[0, 0, 0], [9, 9, 9]]), actual: try pixels([[0, 0, 0], [9, 9, 8]]))
    #expect((message == nil) == matches)
  }

  /// Black and white are 100 apart in CIELAB, two neighbouring grays about 0.4.
  @Test(arguments: [([UInt8](repeating: 129, count: 3), true), ([255, 255, 255], false)])
  func perceptualPrecisionIgnoresWhatIsHardToSee(_ color: [UInt8], _ matches: Bool) throws {
    let message = PixelComparison(perceptualPrecision: 0.98).message(
      expected: try pixels([[128, 128, 128]]), actual: try pixels([color]))
    #expect((message == nil) == matches)
  }

  @Test func otherSizesDoNotMatch() throws {
    let message = PixelComparison().message(
      expected: try pixels([[0, 0, 0]]), actual: try pixels([[0, 0, 0], [0, 0, 0]]))
    #expect(message == "The new picture has 2 × 1 pixels, the reference 1 × 1.")
  }
}

struct PNGTextTests {
  @Test func textIsReadBackAndPixelsStay() throws {
    let image = try DrawnPicture.image(DrawnPicture.box(20, 20, 80, 40, 0xFF0000))
    let marked = try #require(PNGText.adding("1", keyword: "Mark", to: image.data))
    #expect(PNGText.text(keyword: "Mark", in: marked) == "1")
    #expect(PNGText.text(keyword: "Mark", in: image.data) == nil)
    let read = try PicturePixels(reading: try #require(EncodedImage(marked)))
    #expect(read == (try PicturePixels(reading: image)))
  }

  @Test func otherBytesHaveNoText() {
    #expect(PNGText.adding("1", keyword: "Mark", to: Data("no picture".utf8)) == nil)
    #expect(PNGText.text(keyword: "Mark", in: Data()) == nil)
  }
}
