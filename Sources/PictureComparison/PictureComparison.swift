import Foundation
import Graphics

/// Compares pictures by what stands where: boxes, separators, lines of text and images. Fonts' shapes, smoothing, shades, scale
/// and colour spaces may differ, places may not.
public struct PictureComparison: Sendable {
  /// The distance in points up to which an element is in its place.
  public var tolerance: CGFloat
  /// The frames of the views that the actual picture shows, from back to front, which name what differs.
  public var views: [NamedFrame]

  /// A view of the actual picture.
  public struct NamedFrame: Hashable, Sendable {
    /// The name in reports.
    public var name: String
    /// In points of the picture.
    public var frame: CGRect

    public init(name: String, frame: CGRect) {
      self.name = name
      self.frame = frame
    }
  }

  /// The default tolerance, in points.
  public static let usualTolerance: CGFloat = 1

  /// A comparison with a tolerance in points; negative ones count as 0.
  public init(tolerance: CGFloat = PictureComparison.usualTolerance, views: [NamedFrame] = []) {
    self.tolerance = max(0, tolerance)
    self.views = views
  }

  /// Compares two pictures.
  ///
  /// If the sizes in pixels differ but the ratios of width and height are the same, the expected picture has another scale.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the new picture.
  ///   - scale: pixels per point of the actual picture.
  /// - Throws: `CairoRenderer.RenderingError` if a file cannot be decoded.
  public func report(
    expected: EncodedImage, actual: EncodedImage, scale: CGFloat
  ) throws -> PictureReport {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let expectedScale = Self.scale(of: expected, like: actual, scale)
    let common = min(WorkingPicture.largestScale, scale, expectedScale)
    let one = try WorkingPicture(expected, fileScale: expectedScale, scale: common)
    let other = try WorkingPicture(actual, fileScale: scale, scale: common)
    return report(one, other)
  }

  /// Pixels per point of the reference: those of the other picture, unless that one has another number of pixels for the same
  /// points.
  static func scale(of expected: EncodedImage, like actual: EncodedImage, _ scale: CGFloat) -> CGFloat {
    let points = CGSize(width: CGFloat(actual.width) / scale, height: CGFloat(actual.height) / scale)
    let scales: [CGFloat] = [scale, 1, 2, 3]
    return scales.first { other in
      abs(points.width * other - CGFloat(expected.width)) <= other
        && abs(points.height * other - CGFloat(expected.height)) <= other
    } ?? scale
  }

  func report(_ expected: WorkingPicture, _ actual: WorkingPicture) -> PictureReport {
    var report = PictureReport(
      expectedSize: expected.points(expected.wholeBounds).size,
      actualSize: actual.points(actual.wholeBounds).size)
    let matcher = ElementMatcher(
      expected: ElementFinder.elements(of: expected), actual: ElementFinder.elements(of: actual))
    if let size = sizeFinding(report) { report.findings.append(size) }
    judge(matcher, &report)
    addUnmatched(matcher, &report)
    report.findings = report.findings.map(named)
    return report
  }

  private func sizeFinding(_ report: PictureReport) -> PictureFinding? {
    let (e, a) = (report.expectedSize, report.actualSize)
    guard abs(e.width - a.width) > tolerance || abs(e.height - a.height) > tolerance else { return nil }
    return PictureFinding(kind: .size, element: "picture", detail: PictureFinding.sizes(e, a))
  }

  private func judge(_ matcher: ElementMatcher, _ report: inout PictureReport) {
    let hasSameFonts = PairJudgement.haveSameFonts(matcher.pairs)
    let judgements = matcher.pairs.map {
      PairJudgement(pair: $0, tolerance: tolerance, hasSameFonts: hasSameFonts)
    }
    let findings = judgements.map(\.findings)
    let partners = SwapSearch(matcher.pairs, suspects: findings.indices.filter { !findings[$0].isEmpty })
      .partners()
    for (index, pair) in matcher.pairs.enumerated() {
      report.count(pair.expected.kind, isInPlace: judgements[index].placeFinding == nil)
      guard let partner = partners[index] else {
        report.findings += findings[index]
        continue
      }
      report.findings.append(
        PictureFinding(
          kind: .swapped, element: pair.expected.kind.words, expected: pair.expected.frame,
          actual: pair.actual.frame,
          detail: "with the \(pair.expected.kind.words) at "
            + PictureFinding.place(matcher.pairs[partner].expected.frame)))
    }
  }

  private func addUnmatched(_ matcher: ElementMatcher, _ report: inout PictureReport) {
    let expected = LineCount(of: matcher.pairs.map(\.expected) + matcher.missing)
    for element in matcher.missing {
      report.count(element.kind, isInPlace: false)
      let isLine = expected.continues(element)
      report.findings.append(
        PictureFinding(
          kind: isLine ? .lines : .missing, element: element.kind.words, expected: element.frame,
          detail: isLine ? "a line fewer than expected" : ""))
    }
    let actual = LineCount(of: matcher.pairs.map(\.actual) + matcher.added)
    for element in matcher.added {
      let isLine = actual.continues(element)
      report.findings.append(
        PictureFinding(
          kind: isLine ? .lines : .added, element: element.kind.words, actual: element.frame,
          detail: isLine ? "a line more than expected" : ""))
    }
  }

  /// The finding with the name of the view that shows the element.
  private func named(_ finding: PictureFinding) -> PictureFinding {
    guard let frame = finding.actual ?? finding.expected else { return finding }
    var result = finding
    result.name = ViewSearch(views: views).name(at: frame)
    return result
  }
}

extension WorkingPicture {
  var wholeBounds: PixelBounds { PixelBounds(minX: 0, minY: 0, maxX: width - 1, maxY: height - 1) }
}
