import Foundation
import Graphics

/// The numbers on an overlay's lines, placed without overlaps.
@MainActor
struct OverlayLabels {
  private struct Label {
    var text: String
    var rect: CGRect
    var color: Color
  }

  private static let font = FontDescriptor(pointSize: 7.5, weight: .semibold)
  private static let padding: CGFloat = 2.5
  private static let height: CGFloat = 10
  /// The amount by which a label on a line may be longer than the line, in points.
  private static let bearableOverlap: CGFloat = 6
  /// The possible places of a label on its line, the best one first.
  private static let places: [CGFloat] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]

  /// The area that must contain all labels.
  var area = CGRect.zero
  private var labels: [Label] = []

  /// Finds space for a label on a line. One without space is left out, unless it is needed.
  mutating func place(
    _ text: String, along line: (start: CGPoint, end: CGPoint), _ color: Color, isNeeded: Bool
  ) {
    let width = Self.layout(text).size.width + 2 * Self.padding
    let overlap = width - abs(line.end.x - line.start.x)
    // The label is placed beside a much shorter line, so that it does not hide the items that the
    // line connects.
    let isBeside = line.start.y == line.end.y && overlap > Self.bearableOverlap
    let offset = isBeside ? -Self.height : 0
    let candidates = Self.places.map { share in
      let x = line.start.x + (line.end.x - line.start.x) * share
      let y = line.start.y + (line.end.y - line.start.y) * share + offset
      return moved(CGRect(x: x - width / 2, y: y - Self.height / 2, width: width, height: Self.height))
    }
    let free = candidates.first { candidate in !labels.contains { $0.rect.intersects(candidate) } }
    guard let rect = free ?? (isNeeded ? candidates[0] : nil) else { return }
    labels.append(Label(text: text, rect: rect, color: color))
  }

  /// The rectangle, moved as little as needed to lie in the area.
  private func moved(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(area.minX + 1, min(rect.minX, area.maxX - rect.width - 1)),
      y: max(area.minY + 1, min(rect.minY, area.maxY - rect.height - 1)), width: rect.width,
      height: rect.height)
  }

  func draw(in context: GraphicsContext) {
    for label in labels {
      context.setFillColor(label.color)
      context.fill(Path(roundedRect: label.rect, cornerRadius: Self.padding))
      guard var line = Self.layout(label.text).lines.first else { continue }
      let metrics = TextSystem.measurer.metrics(for: Self.font)
      line.x = label.rect.minX + Self.padding
      line.baseline = label.rect.midY + metrics.capHeight / 2
      context.setFillColor(.white)
      context.draw(line, font: Self.font)
    }
  }

  private static func layout(_ text: String) -> TextLayout {
    TextSystem.measurer.layout(TextRequest(text: text, font: font))
  }
}
