import CairoRenderer
import Foundation
import Graphics

/// Draws a comparison as one picture: the expected one, the actual one, and their difference, with what differs outlined and
/// numbered as in the text.
public struct ComparisonSheet: Sendable {
  private let report: PictureReport
  private let expected: EncodedImage
  private let actual: EncodedImage

  private static let gap: CGFloat = 16
  private static let heading: CGFloat = 28
  private static let lineHeight: CGFloat = 18
  private static let expectedColor = Color(red: 0.0, green: 0.45, blue: 0.9)
  private static let actualColor = Color(red: 0.9, green: 0.1, blue: 0.1)
  private static let paper = Color(white: 0.93)
  /// Findings that are listed below the pictures; the others are outlined only.
  private static let mostLines = 20

  /// A sheet of a report and the files that it is about.
  public init(_ report: PictureReport, expected: EncodedImage, actual: EncodedImage) {
    (self.report, self.expected, self.actual) = (report, expected, actual)
  }

  /// The sheet as a PNG with one pixel per point.
  ///
  /// - Throws: `CairoRenderer.RenderingError` if the sheet is too large to be drawn.
  public func png() throws -> Data {
    try CairoRenderer().png(of: drawing(), background: Self.paper)
  }

  func drawing() -> DisplayList {
    let picture = CGSize(
      width: max(report.expectedSize.width, report.actualSize.width),
      height: max(report.expectedSize.height, report.actualSize.height))
    let lines = listed
    let width = 3 * picture.width + 4 * Self.gap
    let context = GraphicsContext(
      size: CGSize(
        width: max(width, 640),
        height: Self.heading + picture.height + Self.gap + CGFloat(lines.count + 1) * Self.lineHeight))
    let columns = (0..<3).map { column in
      CGPoint(x: Self.gap + CGFloat(column) * (picture.width + Self.gap), y: Self.heading)
    }
    for (name, place) in zip(["expected", "actual", "difference"], columns) {
      write(name, at: CGPoint(x: place.x, y: place.y - 9), in: .black, on: context)
    }
    draw(expected, CGRect(origin: columns[0], size: report.expectedSize), on: context)
    draw(actual, CGRect(origin: columns[1], size: report.actualSize), on: context)
    drawDifference(at: columns[2], on: context)
    outline(at: columns, on: context)
    for (index, line) in lines.enumerated() {
      let y = Self.heading + picture.height + CGFloat(index + 1) * Self.lineHeight
      write(line, at: CGPoint(x: Self.gap, y: y), in: .black, on: context)
    }
    return context.displayList
  }

  private var listed: [String] {
    let findings = report.findings.prefix(Self.mostLines).enumerated().map { "\($0 + 1). \($1.text)" }
    let rest = report.findings.count - findings.count
    return findings + (rest > 0 ? ["and \(rest) more"] : []) + [report.summary]
  }

  private func draw(_ image: EncodedImage, _ frame: CGRect, on context: GraphicsContext) {
    context.drawImage(named: "picture", pixels: image, in: frame) { _ in }
  }

  /// Both pictures over each other; equal parts become black.
  private func drawDifference(at origin: CGPoint, on context: GraphicsContext) {
    context.saveGState()
    draw(expected, CGRect(origin: origin, size: report.expectedSize), on: context)
    context.setBlendMode(.difference)
    draw(actual, CGRect(origin: origin, size: report.actualSize), on: context)
    context.restoreGState()
  }

  private func outline(at columns: [CGPoint], on context: GraphicsContext) {
    for (index, finding) in report.findings.enumerated() {
      let number = index < Self.mostLines ? "\(index + 1)" : ""
      if let frame = finding.expected {
        outline(frame, number, Self.expectedColor, at: columns[0], on: context)
        outline(frame, "", Self.expectedColor, at: columns[2], on: context)
      }
      if let frame = finding.actual {
        outline(frame, number, Self.actualColor, at: columns[1], on: context)
        outline(frame, "", Self.actualColor, at: columns[2], on: context)
      }
    }
  }

  private func outline(
    _ frame: CGRect, _ number: String, _ color: Color, at origin: CGPoint, on context: GraphicsContext
  ) {
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
    context.setStrokeColor(color)
    context.setLineWidth(1)
    context.stroke(frame)
    guard !number.isEmpty else { return }
    write(
      number, at: CGPoint(x: frame.minX, y: max(frame.minY - 1, origin.y + 9)), in: color, on: context,
      size: 9)
  }

  private func write(
    _ text: String, at place: CGPoint, in color: Color, on context: GraphicsContext, size: CGFloat = 12
  ) {
    let line = TextLine(text: text, x: place.x, baseline: place.y, width: 0)
    context.setFillColor(color)
    context.draw(line, font: FontDescriptor(pointSize: size))
  }
}
