import AttributedText
import AutoLayout
import Foundation
import Graphics

extension UIColor: TextColor {}

extension UIFont: TextFont {}

extension NSShadow: TextShadow {
  package var textOffset: CGSize { shadowOffset }
  package var textColor: (any TextColor)? { shadowColor as? UIColor }
}

extension NSTextAttachment: TextAttachment {
  package nonisolated func textBox(at index: Int) -> CGRect? {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
  }

  package func draw(in frame: CGRect, box: CGRect, tint: any TextColor, on canvas: TextCanvas) {
    let image = image(forBounds: box, textContainer: nil, characterIndex: 0)
    image?.draw(
      in: frame, on: ViewCanvas(canvas), tint: tint as? UIColor ?? UIColor(tint.color(in: canvas.look)))
  }
}

extension ViewCanvas {
  init(_ canvas: TextCanvas) {
    self.init(context: canvas.context, look: canvas.look, grid: canvas.grid)
  }
}

extension AttributedRuns {
  package init(_ attributed: NSAttributedString, font: UIFont, in place: Place) {
    self.init(attributed, font: font.descriptor, in: place)
  }
}

extension AttributedContent {
  package mutating func runs(font: UIFont) -> AttributedRuns? { runs(font: font.descriptor) }
}

extension TextBlock {
  package init(
    text: String, font: UIFont, lines: Int, lineBreakMode: LineBreakMode = .byTruncatingTail,
    alignment: TextAlignment = .natural, direction: TextDirection = .leftToRight, runs: AttributedRuns? = nil,
    linkColor: UIColor = .link, underlinesLinks: Bool = false
  ) {
    self.init(
      text: text, font: font.descriptor, lines: lines, lineBreakMode: lineBreakMode, alignment: alignment,
      direction: direction, runs: runs, linkColor: linkColor, underlinesLinks: underlinesLinks)
  }
}
