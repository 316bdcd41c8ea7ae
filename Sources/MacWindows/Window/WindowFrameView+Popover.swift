import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// The arrow of a popover's window.
package struct PopoverArrow: Equatable {
  /// The side of the window on which the arrow is. The y axis points up.
  package var side: NSRectEdge
  /// The middle of the arrow along that side: the distance from the window's left or lower edge, in points.
  package var position: CGFloat

  package init(side: NSRectEdge, position: CGFloat) {
    self.side = side
    self.position = position
  }

  /// The arrow's height in points (a guess). The window is larger than the content by it “on all four sides”. (Apple,
  /// `NSPopover.hasFullSizeContent`.)
  package static let height: CGFloat = 13
  /// The width of the arrow's base in points (a guess).
  static let base: CGFloat = 34
  /// The radius of the popover's corners in points (a guess).
  static let cornerRadius: CGFloat = 10
}

extension NSWindow {
  /// The arrow of a popover's window, which has rounded corners and a margin around its content; nil for other windows.
  package var popoverArrow: PopoverArrow? {
    get { extras.popoverArrow }
    set {
      guard newValue != extras.popoverArrow else { return }
      let changesMargin = (newValue == nil) != (extras.popoverArrow == nil)
      let content = contentRect(forFrameRect: frame)
      extras.popoverArrow = newValue
      if changesMargin {
        take(frame: frameRect(forContentRect: content))
        placeContent()
      }
      frameView.needsDisplay = true
    }
  }

  /// The distance of the content from each edge of a popover's window; 0 for other windows.
  var popoverMargin: CGFloat { extras.popoverArrow == nil ? 0 : PopoverArrow.height }
}

/// The outline of a popover: a rectangle with rounded corners, and an arrow with a rounded tip on one side.
struct PopoverOutline {
  /// The rectangle without the arrow, whose y axis points down.
  let body: CGRect
  let arrow: PopoverArrow

  private var radius: CGFloat { min(PopoverArrow.cornerRadius, body.width / 2, body.height / 2) }

  var path: Path {
    var path = Path(roundedRect: body, cornerRadius: radius)
    path.addPath(arrowPath)
    return path
  }

  /// The arrow alone, which begins inside the body, so that no line separates them. The control points of the tip are beyond
  /// the height, so that the curve reaches it.
  private var arrowPath: Path {
    let (half, height) = (halfBase, PopoverArrow.height)
    var path = Path()
    path.move(to: place(-half, -1))
    path.addLine(to: place(-half, 0))
    path.addCurve(
      to: place(-half * 0.2, height * 0.84), control1: place(-half * 0.6, 0),
      control2: place(-half * 0.45, height * 0.55))
    path.addCurve(
      to: place(half * 0.2, height * 0.84), control1: place(-half * 0.07, height * 1.053),
      control2: place(half * 0.07, height * 1.053))
    path.addCurve(
      to: place(half, 0), control1: place(half * 0.45, height * 0.55), control2: place(half * 0.6, 0))
    path.addLine(to: place(half, -1))
    path.closeSubpath()
    return path
  }

  private var isHorizontal: Bool { arrow.side == .minY || arrow.side == .maxY }

  /// Half of the base, which leaves the corners free.
  private var halfBase: CGFloat {
    min(PopoverArrow.base / 2, max(0, (isHorizontal ? body.width : body.height) / 2 - radius))
  }

  /// The arrow's middle along its side, kept between the corners.
  private var middle: CGFloat {
    let margin = PopoverArrow.height
    let (start, end) = isHorizontal ? (body.minX, body.maxX) : (body.minY, body.maxY)
    let wanted = isHorizontal ? arrow.position : body.maxY + margin - arrow.position
    return min(max(wanted, start + radius + halfBase), end - radius - halfBase)
  }

  /// The point at a distance from the arrow's middle along the side, and at another one outwards from it.
  private func place(_ along: CGFloat, _ outwards: CGFloat) -> CGPoint {
    switch arrow.side {
    case .minX: CGPoint(x: body.minX - outwards, y: middle - along)
    case .maxX: CGPoint(x: body.maxX + outwards, y: middle + along)
    case .maxY: CGPoint(x: middle + along, y: body.minY - outwards)
    default: CGPoint(x: middle - along, y: body.maxY + outwards)
    }
  }
}

extension WindowFrameView {
  /// The shadow's offset and softness in points (a guess): it fits the margin.
  private static let popoverShadow = (offset: CGSize(width: 0, height: 2), deviation: CGFloat(2.5))

  /// Draws a popover's background with its edge and shadow, and clips what follows to it.
  func drawPopover(_ arrow: PopoverArrow, of window: NSWindow, on canvas: MacCanvas) {
    let whole = CGRect(origin: .zero, size: layoutNode.frame.size)
    let body = whole.insetBy(dx: PopoverArrow.height, dy: PopoverArrow.height)
    guard body.width > 0, body.height > 0 else { return }
    let path = PopoverOutline(body: body, arrow: arrow).path
    canvas.context.clip(to: whole)
    if window.hasShadow {
      let shadow = Self.popoverShadow
      canvas.shade(
        path, .black.withAlphaComponent(0.28), offset: shadow.offset, deviation: shadow.deviation)
    }
    // The inner half of this line is covered by the background.
    canvas.stroke(path, .separatorColor, width: 2 * canvas.hairline, join: .round)
    if let color = window.backgroundColor { canvas.fill(path, color) }
    canvas.context.clip(to: path)
  }
}
