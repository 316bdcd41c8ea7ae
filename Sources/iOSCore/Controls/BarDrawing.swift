import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The visible properties of a bar's item. (Those of Apple's `UIBarButtonItem` and `UITabBarItem` that are
/// drawn.)
package struct BarItem: Hashable {
  package enum Space: Hashable, Sendable {
    case flexible
    /// A width in points.
    case fixed(CGFloat)
  }

  package var title: String?
  package var image: UIImage?
  /// The mark before the title of a back button.
  var backMark: UIImage?
  /// The kind of space, for an item that only separates others.
  package var space: Space?
  /// A custom view, which the bar hosts.
  var view: UIView?
  /// A view that the bar draws if it does not host it.
  package var picture: UIView?
  /// Whether the item has a prominent style, with a bold title.
  package var isProminent = false
  var tint: UIColor?
  /// The title's font; nil for the bar's.
  var font: UIFont?
  /// The button that the item is drawn for.
  var source: UIBarButtonItem?

  package init(title: String? = nil, image: UIImage? = nil, space: Space? = nil) {
    self.title = title
    self.image = image
    self.space = space
  }
}

extension UIView {
  /// The rectangle of a bar's content: the width of the safe area, with a margin at both sides.
  func lane(margin: CGFloat) -> CGRect {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin).inset(bounds)
  }
}

/// The drawing that all bars share.
@MainActor
package enum BarDrawing {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let prominentFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  package static let gap: CGFloat = 16
  private static let emptyIcon: CGFloat = 24

  /// Extends the bounds under the status bar, to the top of the view that contains the bar, for the
  /// background.
  static func reachingUp(_ bounds: CGRect, from bar: UIView) -> CGRect {
    let isAttached = (bar as? any UIBarPositioning)?.barPosition == .topAttached
    guard isAttached || bar.superview?.safeAreaInsets.top == bar.frame.minY, bar.frame.minY > 0 else {
      return bounds
    }
    return CGRect(
      x: bounds.minX, y: bounds.minY - bar.frame.minY, width: bounds.width,
      height: bounds.height + bar.frame.minY)
  }

  /// Extends the bounds to the bottom of the view that contains the bar, if only the safe area is below it, for the
  /// background.
  static func reachingDown(_ bounds: CGRect, from bar: UIView) -> CGRect {
    guard let superview = bar.superview else { return bounds }
    let below = superview.bounds.maxY - bar.frame.maxY
    guard below > 0, abs(below - superview.safeAreaInsets.bottom) < 0.5 else { return bounds }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + below)
  }

  /// The frames of the items, one after another; flexible spaces share the remaining width.
  static func places(_ items: [BarItem], in rect: CGRect, grid: PixelGrid) -> [CGRect] {
    let widths = items.map { width(of: $0, grid) }
    let gaps = CGFloat(max(0, items.filter { $0.space == nil }.count - 1)) * gap
    let flexible = items.filter { $0.space == .flexible }.count
    let left = max(0, rect.width - widths.reduce(0, +) - gaps) / CGFloat(max(1, flexible))
    var x = rect.minX
    return zip(items, widths).map { item, width in
      let width = item.space == .flexible ? left : width
      defer { x += item.space == nil ? width + gap : width }
      guard let view = item.view else {
        return CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      }
      let height = min(view.barSize.height, rect.height)
      return grid.round(CGRect(x: x, y: rect.midY - height / 2, width: width, height: height))
    }
  }

  static func row(_ items: [BarItem], in rect: CGRect, tint: UIColor, on canvas: ViewCanvas) {
    for (item, cell) in zip(items, places(items, in: rect, grid: canvas.grid)) where item.view == nil {
      draw(item, in: cell, tint: item.tint ?? tint, on: canvas)
    }
  }

  static func width(of item: BarItem, _ grid: PixelGrid) -> CGFloat {
    switch item.space {
    case .flexible: return 0
    case .fixed(let width): return width
    case nil: break
    }
    if let view = item.view { return view.barSize.width }
    if let view = item.picture { return view.bounds.width }
    if let image = item.image { return image.size.width }
    if let mark = item.backMark { return BackMark.width(of: mark, beside: titleWidth(of: item, grid)) }
    let width = titleWidth(of: item, grid)
    return width > 0 ? width : emptyIcon
  }

  private static func titleWidth(of item: BarItem, _ grid: PixelGrid) -> CGFloat {
    TextBlock(text: item.title ?? "", font: font(of: item), lines: 1).size(width: nil, grid: grid).width
  }

  private static func font(of item: BarItem) -> UIFont {
    item.font ?? (item.isProminent ? prominentFont : font)
  }

  /// Draws a view centred in a rectangle, and no larger.
  package static func drawView(_ view: UIView, in place: CGRect, on canvas: ViewCanvas) {
    view.layoutIfNeeded()
    let size = CGSize(
      width: min(view.bounds.width, place.width), height: min(view.bounds.height, place.height))
    canvas.context.saveGState()
    canvas.context.translateBy(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
    canvas.context.clip(to: CGRect(origin: .zero, size: size))
    canvas.context.draw(view.displayList(look: canvas.look), in: view.bounds)
    canvas.context.restoreGState()
  }

  private static func draw(_ item: BarItem, in cell: CGRect, tint: UIColor, on canvas: ViewCanvas) {
    guard item.space == nil else { return }
    if let view = item.picture {
      drawView(view, in: cell, on: canvas)
    } else if let image = item.image {
      let height = min(image.size.height, cell.height)
      image.drawStencil(
        in: CGRect(x: cell.minX, y: cell.midY - height / 2, width: cell.width, height: height), on: canvas,
        tint: tint)
    } else if let mark = item.backMark {
      let place = BackMark.place(mark, in: cell, isRightToLeft: canvas.isRightToLeft)
      mark.drawStencil(in: place, on: canvas, tint: tint)
      canvas.drawLine(
        item.title ?? "",
        in: BackMark.titlePlace(in: cell, beside: place, isRightToLeft: canvas.isRightToLeft),
        font: font(of: item), color: tint)
    } else if let title = item.title, !title.isEmpty {
      canvas.drawLine(title, in: cell, font: font(of: item), color: tint)
    } else {
      let box = CGRect(x: cell.minX, y: cell.midY - emptyIcon / 2, width: emptyIcon, height: emptyIcon)
      canvas.strokeInside(box.insetBy(dx: 2, dy: 2), cornerRadius: 5, tint, width: 1.6)
    }
  }
}

/// The mark that points back, before the title of the previous screen. Its dimensions are a guess: in a bar with margins of
/// 16 points, the mark starts 8 from the edge, and the title 27.
@MainActor
enum BackMark {
  /// How far the mark reaches into the bar's margin.
  private static let overhang: CGFloat = 8
  /// The clear space before the lines of a symbol, which is part of its image.
  private static let bearing: CGFloat = 5
  private static let gap: CGFloat = 4

  /// The system's mark. It is mirrored in bars that read from right to left.
  static var standard: UIImage? {
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
  }

  private static func reach(of mark: UIImage) -> CGFloat {
    overhang + (mark.isSymbolImage ? bearing : 0)
  }

  /// The width of a back button within the bar's margins.
  static func width(of mark: UIImage, beside title: CGFloat) -> CGFloat {
    mark.size.width - reach(of: mark) + (title > 0 ? gap + title : 0)
  }

  static func place(_ mark: UIImage, in cell: CGRect, isRightToLeft: Bool) -> CGRect {
    let (width, height) = (mark.size.width, min(mark.size.height, cell.height))
    let reach = reach(of: mark)
    return CGRect(
      x: isRightToLeft ? cell.maxX + reach - width : cell.minX - reach, y: cell.midY - height / 2,
      width: width, height: height)
  }

  static func titlePlace(in cell: CGRect, beside mark: CGRect, isRightToLeft: Bool) -> CGRect {
    let (left, right) = isRightToLeft ? (cell.minX, mark.minX - gap) : (mark.maxX + gap, cell.maxX)
    return CGRect(x: left, y: cell.minY, width: max(0, right - left), height: cell.height)
  }
}
