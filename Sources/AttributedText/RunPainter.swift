import Foundation
import Graphics

/// Draws the laid-out lines of a text in runs.
@MainActor
package struct RunPainter {
  let runs: AttributedRuns
  /// The colour of text that has none.
  let color: any TextColor
  /// The colour of links that have none.
  let linkColor: any TextColor
  /// Labels underline links; text views do not.
  let underlinesLinks: Bool
  /// One colour for the whole text, without backgrounds and lines: for shadows.
  let silhouette: (any TextColor)?
  let canvas: TextCanvas

  package init(
    runs: AttributedRuns, color: any TextColor, linkColor: any TextColor = StandardTextColor.link,
    underlinesLinks: Bool = false, silhouette: (any TextColor)? = nil, canvas: TextCanvas
  ) {
    self.runs = runs
    self.color = color
    self.linkColor = linkColor
    self.underlinesLinks = underlinesLinks
    self.silhouette = silhouette
    self.canvas = canvas
  }

  /// The distance of lines from the baseline and their thickness, in ems (as in Latin fonts: underlines a tenth below,
  /// strikethroughs a quarter above, both a fourteenth thick).
  private static let underlineDrop: CGFloat = -UnderlineMetrics.position
  private static let strikeHeight: CGFloat = 0.26
  private static let thickness: CGFloat = 1 / 14
  /// Pattern of dots and dashes, in thicknesses.
  private static let dots: [CGFloat] = [1, 2]
  private static let dashes: [CGFloat] = [4, 3]

  /// The text's box has its top left corner at `origin`.
  package func draw(_ layout: TextLayout, at origin: CGPoint) {
    // All backgrounds are drawn first, so that none covers its neighbour's text.
    for line in silhouette == nil ? layout.lines : [] {
      for piece in line.pieces { drawBackground(piece, line, origin) }
    }
    for line in layout.lines {
      for piece in line.pieces { draw(piece, line, origin) }
    }
  }

  private func drawBackground(_ piece: TextPiece, _ line: TextLine, _ origin: CGPoint) {
    guard let background = runs.looks[piece.run].background else { return }
    canvas.fill(
      CGRect(x: origin.x + piece.x, y: origin.y + line.top, width: piece.width, height: line.height),
      background)
  }

  private func draw(_ piece: TextPiece, _ line: TextLine, _ origin: CGPoint) {
    let run = runs.runs[piece.run]
    let look = runs.looks[piece.run]
    let baseline = canvas.grid.round(origin.y + line.baseline) - run.baselineOffset
    let start = CGPoint(x: origin.x + piece.x, y: baseline)
    if let attachment = look.attachment, let box = run.attachment {
      return silhouette == nil ? draw(attachment, box, at: start) : ()
    }
    if let silhouette { return drawText(piece, run, look, at: start, silhouette) }
    if let shadow = look.shadow { draw(shadow, of: piece, run, look, at: start) }
    // A link's colour takes precedence over the text's own, as in UIKit.
    let color = look.isLink ? linkColor : look.color ?? color
    let underline = look.underline ?? (look.isLink && underlinesLinks ? RunStyle.Rule(style: .single) : nil)
    if let underline { draw(underline, piece, run, at: start, drop: Self.underlineDrop, color) }
    drawText(piece, run, look, at: start, color)
    if let rule = look.strikethrough { draw(rule, piece, run, at: start, drop: -Self.strikeHeight, color) }
  }

  private func draw(
    _ shadow: any TextShadow, of piece: TextPiece, _ run: TextRun, _ look: RunStyle, at start: CGPoint
  ) {
    guard let color = shadow.textColor else { return }
    guard shadow.shadowBlurRadius > 0 else {
      let place = CGPoint(x: start.x + shadow.textOffset.width, y: start.y + shadow.textOffset.height)
      return drawText(piece, run, look, at: place, color)
    }
    canvas.context.saveGState()
    canvas.context.setShadow(
      offset: shadow.textOffset, blur: shadow.shadowBlurRadius, color: color.color(in: canvas.look))
    drawText(piece, run, look, at: start, look.color ?? self.color)
    canvas.context.restoreGState()
  }

  private func drawText(
    _ piece: TextPiece, _ run: TextRun, _ look: RunStyle, at start: CGPoint, _ color: any TextColor
  ) {
    canvas.context.setFillColor(color.color(in: canvas.look))
    var outline: TextOutline?
    if look.strokeWidth != 0 {
      outline = TextOutline(
        width: abs(look.strokeWidth) / 100 * run.font.pointSize,
        color: (silhouette ?? look.strokeColor ?? color).color(in: canvas.look),
        isFilled: look.strokeWidth < 0)
    }
    canvas.context.draw(
      TextLine(text: piece.text, x: start.x, baseline: start.y, width: piece.width), font: run.font,
      direction: piece.direction, outline: outline)
  }

  private func draw(_ attachment: any TextAttachment, _ box: CGRect, at start: CGPoint) {
    let frame = CGRect(
      x: start.x + box.minX, y: start.y - box.maxY, width: box.width, height: box.height)
    attachment.draw(in: frame, box: box, tint: color, on: canvas)
  }

  // MARK: Lines along the text

  private func draw(
    _ rule: RunStyle.Rule, _ piece: TextPiece, _ run: TextRun, at start: CGPoint, drop: CGFloat,
    _ color: any TextColor
  ) {
    let size = run.font.pointSize
    let isDouble = rule.style.isSuperset(of: .double)
    let isThick = rule.style.contains(.thick) && !isDouble
    let width = max(canvas.hairline, size * Self.thickness) * (isThick ? 2 : 1)
    let y = start.y + size * drop
    for offset in isDouble ? [0, 2 * width] : [0] {
      var path = Path()
      path.move(to: CGPoint(x: start.x, y: y + offset))
      path.addLine(to: CGPoint(x: start.x + piece.width, y: y + offset))
      setPattern(rule.style, width: width)
      canvas.stroke(path, rule.color ?? color, width: width)
      canvas.context.setLineDash(phase: 0, lengths: [])
    }
  }

  private func setPattern(_ style: NSUnderlineStyle, width: CGFloat) {
    let pattern =
      style.contains(.patternDot) ? Self.dots : style.contains(.patternDash) ? Self.dashes : []
    canvas.context.setLineDash(phase: 0, lengths: pattern.map { $0 * width })
  }
}
