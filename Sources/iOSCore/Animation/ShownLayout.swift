import AutoLayout
import Foundation
import LayerTree

/// A snapshot of a view tree's layout at the `AnimationClock`'s time. Not part of UIKit.
///
/// Core Animation interpolates each frame separately between two layouts, so constraints may be violated during the
/// animation: `misses` lists these. Transforms are ignored, as in layout itself.
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
  /// A constraint that holds at rest but not at this time.
  public struct Miss {
    /// The constraint that the animation violates.
    public let constraint: NSLayoutConstraint
    /// The size of the violation, in points.
    public let points: CGFloat
  }

  /// The views, each before its subviews.
  public let views: [UIView]
  private let frames: ShownFrames

  /// The present layout of a view and its descendants on the screen.
  public init(of root: UIView) {
    frames = ShownFrames(of: root.layoutNode)
    views = frames.nodes.compactMap { $0.owner as? UIView }
  }

  /// The visible frame of a view, in the root view's coordinates; nil for views of other trees.
  public func frame(of view: UIView) -> CGRect? { frames.frame(of: view.layoutNode) }

  /// The frame of a view after all animations, in the root view's coordinates.
  public func finalFrame(of view: UIView) -> CGRect? { frames.finalFrame(of: view.layoutNode) }

  /// The active constraints that hold at rest but not at this time, in the order of the views that hold them. Constraints
  /// on baselines, and on layout guides that are not insets of a view, are left out: these have no defined position
  /// during an animation.
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
