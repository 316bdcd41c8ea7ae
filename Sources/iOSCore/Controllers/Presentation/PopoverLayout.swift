import Foundation

/// The placement of a popover beside its anchor.
@MainActor
struct PopoverLayout {
  /// Estimated from screenshots of iPadOS 13 to 18.
  static let radius: CGFloat = 13
  /// Apple, `preferredContentSize` of popovers: by default 320 points wide, and as high as the space
  /// allows.
  static let standardSize = CGSize(width: 320, height: 1100)

  let place: PopoverPlace

  init(
    container: UIView, anchor: CGRect, size: CGSize, permitted: UIPopoverArrowDirection,
    margins: UIEdgeInsets
  ) {
    let safe = container.safeAreaInsets
    let space = UIEdgeInsets(
      top: max(margins.top, safe.top), left: max(margins.left, safe.left),
      bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right)
    ).inset(container.bounds)
    let wanted: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let choices = wanted.filter { permitted.contains($0) }
    let fits = (choices.isEmpty ? [.up] : choices).map { direction in
      (direction: direction, frame: Self.place(size, beside: anchor, direction, in: space))
    }
    // The first side with enough space, else the side with the most.
    func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }
    var best = fits[0]
    for one in fits.dropFirst() where area(one.frame) > area(best.frame) { best = one }
    let chosen = fits.first { $0.frame.size == size } ?? best
    place = PopoverPlace(
      frame: chosen.frame, arrow: Self.arrow(chosen.direction, at: anchor, on: chosen.frame))
  }

  /// The popover's frame, limited to the space on the side opposite the arrow's direction.
  private static func place(
    _ size: CGSize, beside anchor: CGRect, _ direction: UIPopoverArrowDirection, in space: CGRect
  ) -> CGRect {
    var free = space
    let gap = PopoverArrow.height
    switch direction {
    case .up: free.setTop(max(space.minY, anchor.maxY + gap))
    case .down: free.setBottom(min(space.maxY, anchor.minY - gap))
    case .left: free.setLeft(max(space.minX, anchor.maxX + gap))
    default: free.setRight(min(space.maxX, anchor.minX - gap))
    }
    let fitted = CGSize(
      width: max(0, min(size.width, free.width)), height: max(0, min(size.height, free.height)))
    let x: CGFloat =
      switch direction {
      case .left: free.minX
      case .right: free.maxX - fitted.width
      default: min(max(anchor.midX - fitted.width / 2, space.minX), space.maxX - fitted.width)
      }
    let y: CGFloat =
      switch direction {
      case .up: free.minY
      case .down: free.maxY - fitted.height
      default: min(max(anchor.midY - fitted.height / 2, space.minY), space.maxY - fitted.height)
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: fitted)
  }

  /// The arrow's position: at the anchor's midpoint, as far as the corners allow.
  private static func arrow(
    _ direction: UIPopoverArrowDirection, at anchor: CGRect, on frame: CGRect
  ) -> PresentedCard.Arrow {
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? frame.width : frame.height
    let wanted = isVertical ? anchor.midX - frame.minX : anchor.midY - frame.minY
    let least = radius + PopoverArrow.base / 2
    return PresentedCard.Arrow(direction: direction, position: max(least, min(wanted, length - least)))
  }
}

extension CGRect {
  fileprivate mutating func setTop(_ y: CGFloat) {
    size.height = max(0, maxY - y)
    origin.y = y
  }
  fileprivate mutating func setBottom(_ y: CGFloat) { size.height = max(0, y - minY) }
  fileprivate mutating func setLeft(_ x: CGFloat) {
    size.width = max(0, maxX - x)
    origin.x = x
  }
  fileprivate mutating func setRight(_ x: CGFloat) { size.width = max(0, x - minX) }
}
