import CairoRenderer
import Foundation
import Graphics
import LayoutReport
import PictureComparison

/// Compares pairs of pictures for a report.
@MainActor
struct PicturePairComparer {
  let comparison: PictureComparison
  /// Pixels per point; nil to find it out.
  let scale: CGFloat?
  let showsPictures: Bool
  let files: any FileAccess

  func compare(_ pair: PicturePairs.Pair) -> ComparedPicture {
    guard let expected = pair.expected else { return ComparedPicture(path: pair.name, status: .added) }
    guard let actual = pair.actual else { return ComparedPicture(path: pair.name, status: .missing) }
    do {
      let (one, other) = (try read(expected), try read(actual))
      if one.data == other.data { return ComparedPicture(path: pair.name, status: .same) }
      let scale =
        scale ?? PictureScaleGuess.scale(in: other.data)
        ?? PictureScaleGuess.scale(of: actual, pixels: (other.width, other.height))
      let report = try comparison.report(expected: one, actual: other, scale: scale)
      var picture = ComparedPicture(path: pair.name, status: report.isSame ? .same : .different)
      picture.differences = report.findings.map(Self.difference)
      picture.note = report.summary
      if showsPictures, !report.isSame {
        picture.sheet = try ComparisonSheet(report, expected: one, actual: other).png()
      }
      return picture
    } catch {
      var picture = ComparedPicture(path: pair.name, status: .failed)
      picture.note = (error as? ToolFailure)?.message ?? "\(error)"
      return picture
    }
  }

  private func read(_ path: String) throws -> EncodedImage {
    let data: Data
    do {
      data = try files.read(path)
    } catch {
      throw ToolFailure(message: "\(path): \(error.message)")
    }
    guard let image = EncodedImage(data) else {
      throw ToolFailure(message: "\(path): this is neither a PNG nor a JPEG file")
    }
    return image
  }

  private static func difference(_ finding: PictureFinding) -> ComparedPicture.Difference {
    ComparedPicture.Difference(
      kind: finding.kind.rawValue, element: finding.element, expected: finding.expected,
      actual: finding.actual, offset: finding.offset.map { CGPoint(x: $0.dx, y: $0.dy) }, text: finding.text)
  }
}

/// Finds out the pixels per point of a picture.
enum PictureScaleGuess {
  /// The sides of screens in pixels, by scale. (Apple, Human Interface Guidelines, Layout: device screen dimensions.)
  private static let sides: [CGFloat: Set<Int>] = [
    2: [
      640, 750, 828, 1136, 1334, 1488, 1536, 1620, 1640, 1668, 1792, 2048, 2160, 2224, 2266, 2360, 2388, 2732,
    ],
    3: [
      1080, 1125, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 2208, 2436, 2532, 2556, 2622, 2688, 2778, 2796,
      2868,
    ],
  ]
  private static let usual: CGFloat = 2

  /// The scale that a reference of this package states; nil for other files.
  static func scale(in png: Data) -> CGFloat? {
    PNGText.text(keyword: PNGText.snapshotMark, in: png).flatMap(Double.init).flatMap {
      (1...3).contains($0) ? $0 : nil
    }
  }

  static func scale(of path: String, pixels: (width: Int, height: Int)) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for scale in 1...3 where stem.contains("@\(scale)x") { return CGFloat(scale) }
    for scale in [CGFloat(3), 2] where sides[scale]?.contains(pixels.width) == true { return scale }
    return usual
  }
}
