import AutoLayout
import Foundation
import LayerTree

/// A tree of views as it is shown at the `AnimationClock`'s time. No API of Apple's.
///
/// Between two layouts Core Animation leads each frame by itself, so constraints may not hold on the way: `misses` reports
/// which. Transforms do not count, as for layout itself.
///
/// ```swift
/// AnimationClock.manual { clock in
///   UIView.animate(withDuration: 1) { … }
///   clock.advance(to: 0.5)
///   for miss in ShownLayout(of: window).misses { print(miss.constraint, miss.points) }
/// }
/// ```
@MainActor
public struct ShownLayout {
  /// A constraint that holds at rest and does not hold now.
  public struct Miss {
    /// The constraint, which the animation's way breaks.
    public let constraint: NSLayoutConstraint
    /// By how many points.
    public let points: CGFloat
  }

  /// The views, each before those in it.
  public let views: [UIView]
  private let frames: ShownFrames

  /// The layout of a view and everything in it as it is shown now.
  public init(of root: UIView) {
    frames = ShownFrames(of: root.layoutNode)
    views = frames.nodes.compactMap { $0.owner as? UIView }
  }

  /// Where a view is shown, in the root view's coordinates; nil for views of other trees.
  public func frame(of view: UIView) -> CGRect? { frames.frame(of: view.layoutNode) }

  /// Where a view is when nothing moves any more, in the root view's coordinates.
  public func finalFrame(of view: UIView) -> CGRect? { frames.finalFrame(of: view.layoutNode) }

  /// The active constraints that hold at rest and do not hold as the views are shown, in the order of the views that hold
  /// them. Constraints on baselines and on layout guides that are not insets of a view are left out: what they speak of
  /// has no place on the way.
  public var misses: [Miss] {
    views.flatMap(\.constraints).compactMap { constraint in
      frames.miss(of: constraint).map { Miss(constraint: constraint, points: $0) }
    }
  }
}

extension UIView: AnimatedView {
  private var animatedLayer: CALayer? {
    guard let madeLayer, !madeLayer.runningAnimations.isEmpty else { return nil }
    return madeLayer.presentation()
  }

  package var animatedFrame: CGRect? {
    guard let layer = animatedLayer else { return nil }
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    return CGRect(
      x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  package var animatedBoundsOrigin: CGPoint? { animatedLayer?.bounds.origin }
}
