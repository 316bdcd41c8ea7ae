import AutoLayout
import Foundation
import Graphics

/// Scaling the content: the transform of the delegate's zooming view is scaled, and the content size is the view's
/// visible size. (Apple, `UIScrollView.zoomScale`, "Zooming" of the Scroll View Programming Guide.)
extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func clampedZoomScale(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return zoomScale }
    return max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
  }

  /// Scales about the midpoint of the visible area.
  func zoom(to scale: CGFloat, animated: Bool) {
    let seen = adjustedContentInset.inset(bounds)
    let old = zoomScale
    guard let view = zoomedView, old > 0 else { return }
    let corner = view.frame.origin
    let middle = CGPoint(x: (seen.midX - corner.x) / old, y: (seen.midY - corner.y) / old)
    zoom(view, to: scale, showing: middle, animated: animated)
  }

  /// Shows a rectangle of the zoomed view, in its own coordinates, as large as possible; centred if there is space
  /// on both sides.
  func showZoomed(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let space = adjustedContentInset.inset(bounds).size
    let scale = min(space.width / rect.width, space.height / rect.height)
    zoom(view, to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  /// Zooms a view. With animation, the view and the content move to their new positions by layer
  /// animations.
  ///
  /// - Parameter middle: the point of the view, in its own coordinates, that moves to the middle.
  private func zoom(_ view: UIView, to wanted: CGFloat, showing middle: CGPoint, animated: Bool) {
    let scale = clampedZoomScale(wanted)
    let isOther = scale != zoomScale
    guard animated, isOther else { return apply(scale, to: view, showing: middle) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard scrollingTakesTime else {
      apply(scale, to: view, showing: middle)
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    AnimationBlock.run(AnimationSettings(duration: Self.scrollDuration)) {
      apply(scale, to: view, showing: middle)
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  private func apply(_ scale: CGFloat, to view: UIView, showing middle: CGPoint) {
    let isOther = scale != zoomScale
    if isOther { scaleContent(view, scale) }
    let corner = view.frame.origin
    let inset = adjustedContentInset
    let seen = inset.inset(bounds).size
    let (low, high) = offsetRange
    let offset = CGPoint(
      x: corner.x + middle.x * scale - seen.width / 2 - inset.left,
      y: corner.y + middle.y * scale - seen.height / 2 - inset.top)
    contentOffset = CGPoint(
      x: max(low.x, min(offset.x, high.x)), y: max(low.y, min(offset.y, high.y)))
    if isOther { delegate?.scrollViewDidZoom(self) }
  }

  /// Scales the view; its top left corner does not move.
  private func scaleContent(_ view: UIView, _ scale: CGFloat) {
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if isPlacedByConstraints(view) {
      setNeedsLayout()
      shiftZoomedView()
      contentSize = zoomedContentSize(contentLayoutGuide.layoutFrame.size)
    } else {
      view.frame.origin = corner
      contentSize = view.frame.size
    }
  }

  // MARK: Constraints

  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    view.superview === self && !view.translatesAutoresizingMaskIntoConstraints
  }

  /// The content size that constraints give, with the zoomed view at its visible size.
  func zoomedContentSize(_ size: CGSize) -> CGSize {
    guard zoomScale != 1, let view = zoomedView, isPlacedByConstraints(view) else { return size }
    let (seen, own) = (view.frame.size, view.bounds.size)
    return CGSize(width: size.width + seen.width - own.width, height: size.height + seen.height - own.height)
  }

  /// Moves the zoomed view so that its visible origin is where constraints place it. Constraints ignore the transform,
  /// which scales about the centre.
  func shiftZoomedView() {
    guard let view = zoomedView, isPlacedByConstraints(view) else { return }
    let node = view.layoutNode
    if let shifted = shiftedZoomFrame, shifted.moved == node.frame {
      node.takeFrame(shifted.placed)
    }
    shiftedZoomFrame = nil
    guard view.transform != .identity else { return }
    let placed = node.frame
    let seen = placed.size.applying(view.transform)
    let moved = placed.offsetBy(dx: (seen.width - placed.width) / 2, dy: (seen.height - placed.height) / 2)
    node.takeFrame(moved)
    shiftedZoomFrame = ShiftedFrame(placed: placed, moved: moved)
  }

  /// The zoomed view's frame from constraints, and the shifted frame whose visible origin is the same.
  struct ShiftedFrame {
    let placed: CGRect
    let moved: CGRect
  }
}
