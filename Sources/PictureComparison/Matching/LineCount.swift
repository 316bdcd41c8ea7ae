import Foundation

/// Decides whether a line of text that only one picture has continues a text of the other one.
struct LineCount {
  /// The lines of the picture that has more.
  private let lines: [PictureElement]

  /// The largest distance between lines of one text, as a multiple of the glyphs' height: a capital has 0.7 of the font's
  /// size.
  private static let spacing: CGFloat = 2.6
  /// The difference of the sides at which lines of one text are aligned, in points.
  private static let alignment: CGFloat = 2.5

  /// - Parameter elements: all elements of the picture that has more lines.
  init(of elements: [PictureElement]) { lines = elements.filter { $0.kind == .text } }

  /// Whether an element is a line of a text that has others.
  func continues(_ line: PictureElement) -> Bool {
    line.kind == .text && lines.contains { $0 != line && isNeighbour($0, of: line) }
  }

  private func isNeighbour(_ other: PictureElement, of line: PictureElement) -> Bool {
    let height = max(other.glyphHeight, line.glyphHeight)
    let distance = abs(other.baseline - line.baseline)
    let (a, b) = (other.frame, line.frame)
    let sides = [a.minX - b.minX, a.midX - b.midX, a.maxX - b.maxX].map { abs($0) }
    return distance > height / 2 && distance <= Self.spacing * height
      && sides.contains { $0 <= Self.alignment } && other.color.difference(to: line.color) < 20
  }
}
