import Foundation
import Graphics

/// The first page of a PDF file as a drawing, with the features that icons and illustrations of asset catalogues use: paths, solid
/// colours, opacity, clipping, nested forms and JPEG pictures (ISO 32000-1, 8). Text, other pictures, shadings, patterns and masks
/// are left out.
///
/// No library is used, as for SVG: Poppler would add a dozen dependencies.
struct PDFPicture {
  /// In points.
  let size: CGSize
  /// Nil if the page has nothing that can be drawn.
  let drawing: DisplayList?

  private static let largestSide: CGFloat = 1e6

  /// Nil for another format, and for a file without a page.
  init?(_ data: Data) {
    guard let file = PDFFile(data), let page = file.firstPage, let box = file.numbers(page["MediaBox"]),
      box.count == 4, box.allSatisfy({ abs($0) <= Self.largestSide })
    else { return nil }
    let frame = CGRect(
      x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
      height: abs(box[3] - box[1]))
    let turn = file.number(page["Rotate"]) ?? 0
    size = frame.size
    guard turn == 0, size.width > 0, size.height > 0, let contents = file.contents(page["Contents"]) else {
      drawing = nil
      return
    }
    let context = GraphicsContext(size: size)
    // Coordinates of PDF go up.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -frame.minX, ty: frame.maxY))
    let plain = context.displayList
    var painter = PDFPainter(file: file, context: context)
    painter.draw(contents, resources: file.dictionary(page["Resources"]) ?? [:], depth: 0)
    drawing = painter.hasDrawn && context.displayList != plain ? context.displayList : nil
  }
}
