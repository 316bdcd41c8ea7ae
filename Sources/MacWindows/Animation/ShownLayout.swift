import AutoLayout
import Foundation
import Graphics
import LayerTree

/// A snapshot of a view tree's layout at the `AnimationClock`'s time. Not part of AppKit.
///
/// If layers animate frames from one layout to the next, constraints may be violated in between: `misses` lists these.
/// Constants that an animator changes step by step satisfy all constraints.
///
/// ```swift
/// AnimationClock.manual { clock in
///   NSAnimationContext.runAnimationGroup { context in
///     context.allowsImplicitAnimation = true
///     view.layoutSubtreeIfNeeded()
///   }
///   clock.advance(to: 0.1)
///   for miss in ShownLayout(of: view).misses { print(miss.constraint, miss.points) }
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
  public let views: [NSView]
  private let root: NSView
  private let frames: ShownFrames

  /// The present layout of a view and its descendants on the screen.
  public init(of root: NSView) {
    self.root = root
    frames = ShownFrames(of: root.layoutNode)
    views = frames.nodes.compactMap { $0.owner as? NSView }
  }

  /// The visible frame of a view, in points: y points up from the root view's lower edge, or down from its upper one if the
  /// root view is flipped. Nil for views of other trees.
  public func frame(of view: NSView) -> NSRect? {
    rect(frames.frame(of: view.layoutNode), frames.frame(of: root.layoutNode))
  }

  /// The frame of a view after all animations, in the same coordinates.
  public func finalFrame(of view: NSView) -> NSRect? {
    rect(frames.finalFrame(of: view.layoutNode), frames.finalFrame(of: root.layoutNode))
  }

  private func rect(_ frame: CGRect?, _ outer: CGRect?) -> NSRect? {
    guard let frame, let outer, !root.isFlipped else { return frame }
    return NSRect(
      x: frame.minX, y: outer.height - frame.minY - frame.height, width: frame.width, height: frame.height)
  }

  /// The active constraints that hold at rest but not at this time, in the order of the views that hold them. Constraints
  /// on baselines, and on layout guides that are not insets of a view, are left out: these have no defined position
  /// during an animation.
  public var misses: [Miss] {
    views.flatMap(\.constraints).compactMap { constraint in
      frames.miss(of: constraint).map { Miss(constraint: constraint, points: $0) }
    }
  }
}

extension NSView: AnimatedView {
  package var animatedFrame: CGRect? {
    madeLayer?.runningAnimations.isEmpty == false ? ShownNSView(self).frame : nil
  }

  /// Nil: scrolling changes the view itself step by step.
  package var animatedBoundsOrigin: CGPoint? { nil }
}

extension NSView {
  /// Advances the manual clock from frame to frame and draws the view at each, one picture at a time. Not part of
  /// AppKit.
  ///
  /// - Parameters:
  ///   - frames: the times of the frames, from now on.
  ///   - body: takes the frame's number from 0, its time in seconds from the first frame, and its drawing.
  public func drawFrames(
    _ frames: AnimationFrames, _ body: (Int, TimeInterval, DisplayList) throws -> Void
  ) rethrows {
    try frames.play { index, time in try body(index, time, displayList()) }
  }
}
