import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import LayerTree

extension DesignScene {
  /// Applies a change, if the scene has the object that it affects.
  public func apply(_ change: SceneChange) -> Bool {
    switch change {
    case .constant(let id, let constant):
      guard let constraint = rootView.layoutNode.documentedConstraints[id] else { return false }
      constraint.changeConstant(constant)
    case .hidden(let id, let isHidden):
      guard let view = viewsByID()[id] else { return false }
      view.isHidden = isHidden
    }
    return true
  }

  private var views: [UIView] { ShownLayout(of: rootView).views }

  fileprivate func viewsByID() -> [String: UIView] {
    let named = views.compactMap { view in view.documentIdentifier.map { ($0, view) } }
    return Dictionary(named) { first, _ in first }
  }
}

/// The animation of a scene from one state to another, such as a rotation of the device. Objects of both are matched by
/// their ids.
///
/// Texts, images and other properties that cannot be interpolated have their final values from the start, as with Core
/// Animation.
@MainActor
public final class SceneAnimation {
  /// The strategy for animating between the two layouts.
  public typealias Strategy = SceneStrategy

  private let start: DesignScene
  private let end: DesignScene
  private let strategy: Strategy
  private let duration: TimeInterval
  private let curve: UIView.AnimationCurve
  private var beginning = 0.0

  /// - Parameters: - start: the scene at the beginning. - end: the same scene at the end. - strategy: how
  ///   intermediate layouts are computed. - duration: seconds. - curve: the pace of the change.
  public init(
    from start: DesignScene, to end: DesignScene, strategy: Strategy, duration: TimeInterval,
    curve: UIView.AnimationCurve
  ) {
    self.start = start
    self.end = end
    self.strategy = strategy
    self.duration = duration
    self.curve = curve
    start.layoutIfNeeded()
    end.layoutIfNeeded()
    steps = SceneSteps(from: start.rootView.layoutNode, to: end.rootView.layoutNode)
  }

  private let steps: SceneSteps

  /// The size of all frames: the union of both states' sizes, in points.
  public var size: CGSize { steps.wholeSize }

  // MARK: Time

  /// Starts the animation at the time of the `AnimationClock`, which has to be manual.
  public func begin() {
    beginning = AnimationClock.shared.now
    guard strategy == .frames else { return }
    var settings = AnimationSettings(duration: duration)
    settings.pace = .curve(UICubicTimingParameters(animationCurve: curve).function)
    var leaving: [UIView] = []
    AnimationBlock.run(settings) {
      leaving = noteChanges()
    } completion: { _ in
      for view in leaving { view.writableViewExtras.hidingAnimations -= 1 }
    }
  }

  /// Records the differences in the open block.
  ///
  /// - Returns: views that are hidden at the end, which fade until then.
  private func noteChanges() -> [UIView] {
    let known = start.viewsByID()
    var leaving: [UIView] = []
    for view in ShownLayout(of: end.rootView).views {
      let old = view === end.rootView ? start.rootView : view.documentIdentifier.flatMap { known[$0] }
      guard let old else {
        if view.documentIdentifier != nil { note(view, opacity: 0, view.alpha) }
        continue
      }
      if view !== end.rootView {
        AnimationBlock.note(view, "position", .point(old.center), .point(view.center))
      }
      AnimationBlock.note(view, "bounds.size", .size(old.bounds.size), .size(view.bounds.size))
      AnimationBlock.note(view, "bounds.origin", .point(old.bounds.origin), .point(view.bounds.origin))
      switch (old.isHidden, view.isHidden) {
      case (false, true):
        view.writableViewExtras.hidingAnimations += 1
        leaving.append(view)
        note(view, opacity: old.alpha, 0)
      case (true, false): note(view, opacity: 0, view.alpha)
      default: note(view, opacity: old.alpha, view.alpha)
      }
    }
    return leaving
  }

  private func note(_ view: UIView, opacity old: CGFloat, _ new: CGFloat) {
    AnimationBlock.note(view, "opacity", .scalar(old), .scalar(new))
  }

  /// Lays out the state at the clock's time, if the strategy lays out each step.
  private func step() {
    guard strategy == .constraints else { return }
    let share = (AnimationClock.shared.now - beginning) / duration
    let curve = UICubicTimingParameters(animationCurve: curve).function.curve
    let progress = curve.progress(at: share)
    steps.setConstants(at: progress)
    end.rootView.frame.size = steps.size(at: progress)
    end.layoutIfNeeded()
  }

  // MARK: Results

  /// The size of the screen at the clock's time, in points. It changes during a rotation.
  public var shownSize: CGSize { end.rootView.animatedFrame?.size ?? end.rootView.frame.size }

  /// The scene at the clock's time.
  public func displayList(style: UIUserInterfaceStyle = .light) -> DisplayList {
    step()
    var list = end.rootView.displayList(style: style)
    list.size = size
    return list
  }

  /// The constraints that hold at the end, but not at the clock's time.
  public func misses() -> [ShownLayout.Miss] {
    step()
    return ShownLayout(of: end.rootView).misses
  }
}
