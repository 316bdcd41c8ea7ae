import Foundation
import Graphics

/// What a bar shows of one of its items. (The part of Apple's `UIBarButtonItem` and `UITabBarItem` that is seen.)
package struct BarItem: Hashable {
  package enum Space: Hashable, Sendable {
    case flexible
    /// Points.
    case fixed(CGFloat)
  }

  package var title: String?
  package var image: UIImage?
  /// Set for an item that only keeps others apart.
  package var space: Space?

  package init(title: String? = nil, image: UIImage? = nil, space: Space? = nil) {
    self.title = title
    self.image = image
    self.space = space
  }
}

/// What bars have in common.
@MainActor
enum BarDrawing {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let gap: CGFloat = 16
  private static let emptyIcon: CGFloat = 24

  static func background(_ rect: CGRect, _ color: UIColor?, lineAtTop: Bool, on canvas: ViewCanvas) {
    canvas.fill(rect, color ?? UIColor(light: Color(rgb: 0xF9F9F9), dark: Color(rgb: 0x161616)))
    let line = canvas.hairline
    canvas.fill(
      CGRect(x: rect.minX, y: lineAtTop ? rect.minY : rect.maxY - line, width: rect.width, height: line),
      .separator)
  }

  /// Items one after another; flexible spaces share what is left.
  static func row(_ items: [BarItem], in rect: CGRect, tint: UIColor, on canvas: ViewCanvas) {
    let widths = items.map { width(of: $0, canvas) }
    let gaps = CGFloat(max(0, items.filter { $0.space == nil }.count - 1)) * gap
    let flexible = items.filter { $0.space == .flexible }.count
    let left = max(0, rect.width - widths.reduce(0, +) - gaps)
    var x = rect.minX
    for (item, width) in zip(items, widths) {
      if item.space == .flexible {
        x += left / CGFloat(max(1, flexible))
        continue
      }
      let cell = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      draw(item, in: cell, tint: tint, on: canvas)
      x += item.space == nil ? width + gap : width
    }
  }

  private static func width(of item: BarItem, _ canvas: ViewCanvas) -> CGFloat {
    switch item.space {
    case .flexible: return 0
    case .fixed(let width): return width
    case nil: break
    }
    if let image = item.image { return image.size.width }
    guard let title = item.title, !title.isEmpty else { return emptyIcon }
    return TextBlock(text: title, font: font, lines: 1).size(width: nil, grid: canvas.grid).width
  }

  private static func draw(_ item: BarItem, in cell: CGRect, tint: UIColor, on canvas: ViewCanvas) {
    guard item.space == nil else { return }
    if let image = item.image {
      let height = min(image.size.height, cell.height)
      image.draw(
        in: CGRect(x: cell.minX, y: cell.midY - height / 2, width: cell.width, height: height), on: canvas,
        tint: tint)
    } else if let title = item.title, !title.isEmpty {
      canvas.drawLine(title, in: cell, font: font, color: tint)
    } else {
      let box = CGRect(x: cell.minX, y: cell.midY - emptyIcon / 2, width: emptyIcon, height: emptyIcon)
      canvas.strokeInside(box.insetBy(dx: 2, dy: 2), cornerRadius: 5, tint, width: 1.6)
    }
  }
}
