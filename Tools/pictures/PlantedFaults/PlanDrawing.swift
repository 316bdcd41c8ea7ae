import CairoRenderer
import Foundation
import Graphics
import SeededRandom

/// Draws plans.
public struct PlanDrawing {
  /// The family of the texts; nil for the system's. Lines keep the width that they have in the system's font.
  var family: String?

  public init() {}

  /// The picture as a PNG.
  ///
  /// - Throws: `CairoRenderer.RenderingError` if it cannot be drawn.
  public func png(of plan: ScreenPlan, scale: CGFloat) throws -> Data {
    try CairoRenderer().png(of: drawing(of: plan), scale: scale, background: nil)
  }

  func drawing(of plan: ScreenPlan) -> DisplayList {
    let context = GraphicsContext(size: plan.size)
    context.setFillColor(Color(rgb: plan.background))
    context.fill(CGRect(origin: .zero, size: plan.size))
    for part in plan.parts {
      context.saveGState()
      if let clip = part.clip { context.clip(to: clip) }
      draw(part, on: context)
      context.restoreGState()
    }
    return context.displayList
  }

  private func draw(_ part: ScreenPart, on context: GraphicsContext) {
    context.setFillColor(Color(rgb: part.color))
    switch part.content {
    case .text(let content): draw(content, in: part.frame, Color(rgb: part.color), on: context)
    case .box(let radius, let border):
      let path = Path(roundedRect: part.frame, cornerRadius: radius)
      context.fill(path)
      guard let border else { return }
      context.setStrokeColor(Color(rgb: border))
      context.setLineWidth(1)
      context.stroke(Path(roundedRect: part.frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius))
    case .separator: context.fill(part.frame)
    case .picture(let seed): drawPicture(seed, in: part.frame, on: context)
    case .icon(let seed): drawIcon(seed, in: part.frame, on: context)
    }
  }

  private func draw(
    _ content: ScreenPart.TextContent, in frame: CGRect, _ color: Color, on context: GraphicsContext
  ) {
    let request = PlanText.request(content, width: frame.width)
    var font = request.font
    if let family { font.family = .named(family) }
    for line in PlanText.layout(content, width: frame.width).lines {
      context.saveGState()
      context.translateBy(x: frame.minX + line.x, y: frame.minY + line.baseline)
      let width = family == nil ? line.width : PlanText.width(of: line.text, in: font)
      if width > 0 { context.scaleBy(x: line.width / width, y: 1) }
      context.draw(TextLine(text: line.text, x: 0, baseline: 0, width: width), font: font)
      context.restoreGState()
    }
  }

  /// Coloured shapes over a coloured ground, without large areas of one colour.
  private func drawPicture(_ seed: UInt64, in frame: CGRect, on context: GraphicsContext) {
    var random = SeededGenerator(seed: seed)
    context.clip(to: frame)
    let columns = 8
    let side = frame.width / CGFloat(columns)
    for row in 0..<columns {
      for column in 0..<columns {
        context.setFillColor(Color(rgb: UInt32(random.below(0x1000000))))
        let cell = CGRect(
          x: frame.minX + CGFloat(column) * side, y: frame.minY + CGFloat(row) * side, width: side,
          height: side)
        context.fill(cell)
        context.setFillColor(Color(rgb: UInt32(random.below(0x1000000))))
        context.fillEllipse(in: cell.insetBy(dx: side / 6, dy: side / 6))
      }
    }
  }

  /// A ring with one to three bars.
  private func drawIcon(_ seed: UInt64, in frame: CGRect, on context: GraphicsContext) {
    var random = SeededGenerator(seed: seed)
    let path = Path(ellipseIn: frame.insetBy(dx: 1, dy: 1))
    if random.chance(1, outOf: 2) {
      context.fill(path)
      context.setFillColor(.white)
    } else {
      var state = frame
      state = state.insetBy(dx: 1, dy: 1)
      context.fill(Path(roundedRect: state, cornerRadius: 5))
      context.setFillColor(.white)
    }
    for _ in 0..<(1 + random.below(3)) {
      let place = CGFloat(5 + random.below(9))
      let isUpright = random.chance(1, outOf: 2)
      let bar =
        isUpright
        ? CGRect(x: frame.minX + place, y: frame.minY + 5, width: 3, height: frame.height - 10)
        : CGRect(x: frame.minX + 5, y: frame.minY + place, width: frame.width - 10, height: 3)
      context.fill(bar)
    }
  }
}
