import CairoRenderer
import Foundation
import Graphics
import PictureComparison

/// Compares pictures' files for both façades: with references that this package drew pixel by pixel, with others by what
/// stands where.
package struct PictureDiffing {
  package var precision: Float
  package var perceptualPrecision: Float
  /// Pixels per point.
  package var scale: CGFloat
  /// The frames of the views in the new picture.
  package var views: [PictureComparison.NamedFrame]

  package init(
    precision: Float, perceptualPrecision: Float, scale: CGFloat, views: [PictureComparison.NamedFrame] = []
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.scale = scale
    self.views = views
  }

  /// The file with the mark.
  package static func marked(_ png: Data, scale: CGFloat = 1) -> Data {
    guard !isMarked(png) else { return png }
    return PNGText.adding("\(Int(scale.rounded()))", keyword: PNGText.snapshotMark, to: png) ?? png
  }

  package static func isMarked(_ png: Data) -> Bool {
    PNGText.text(keyword: PNGText.snapshotMark, in: png) != nil
  }

  /// The difference in words, with pictures that show it; nil if the pictures match.
  package func failure(reference: Data, actual: Data) -> (String, [XCTAttachment])? {
    guard let expected = EncodedImage(reference) else { return ("The reference is no picture.", []) }
    guard let new = EncodedImage(actual) else {
      return ("The snapshot is empty. Give the view a size, or a constraint that implies one.", [])
    }
    do {
      return Self.isMarked(reference) ? try pixelFailure(expected, new) : try placeFailure(expected, new)
    } catch {
      return ("The pictures cannot be compared: \(error)", [])
    }
  }

  private func pixelFailure(
    _ expected: EncodedImage, _ actual: EncodedImage
  ) throws -> (String, [XCTAttachment])? {
    guard expected.data != actual.data else { return nil }
    let comparison = PixelComparison(precision: precision, perceptualPrecision: perceptualPrecision)
    let message = comparison.message(
      expected: try PicturePixels(reading: expected), actual: try PicturePixels(reading: actual))
    guard let message else { return nil }
    let report = try PictureComparison(views: views).report(expected: expected, actual: actual, scale: scale)
    let words = report.isSame ? message : "\(message)\n\(report.text())"
    return (words, try attachments(report, expected, actual))
  }

  private func placeFailure(
    _ expected: EncodedImage, _ actual: EncodedImage
  ) throws -> (String, [XCTAttachment])? {
    let report = try PictureComparison(views: views).report(expected: expected, actual: actual, scale: scale)
    guard !report.isSame else { return nil }
    return (report.text(), try attachments(report, expected, actual))
  }

  private func attachments(
    _ report: PictureReport, _ expected: EncodedImage, _ actual: EncodedImage
  ) throws -> [XCTAttachment] {
    let sheet = try ComparisonSheet(report, expected: expected, actual: actual).png()
    var attachment = XCTAttachment(data: sheet, uniformTypeIdentifier: "public.png")
    attachment.name = "difference.png"
    return [attachment]
  }
}
