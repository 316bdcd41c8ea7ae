import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import LayerTree
@_spi(ViewHooks) import MacLists

extension MacDesignScene {
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

  /// The views, each before its subviews.
  fileprivate var views: [NSView] { rootView.layoutNode.tree.compactMap { $0.owner as? NSView } }

  fileprivate func viewsByID() -> [String: NSView] {
    let named = views.compactMap { view in view.documentIdentifier.map { ($0, view) } }
    return Dictionary(named) { first, _ in first }
  }
}

/// The animation of a macOS scene from one state to another, such as the resizing of a window. Objects of both are matched by
/// their ids.
///
/// Texts, images and other properties that cannot be interpolated have their final values from the start, as with Core
/// Animation.
@MainActor
public final class MacSceneAnimation {
  private let start: MacDesignScene
  private let end: MacDesignScene
  private let strategy: SceneStrategy
  private let duration: TimeInterval
  private let curve: CAMediaTimingFunction
  private let steps: SceneSteps
  private var beginning = 0.0
  /// Views that are hidden at the end, which fade until then.
  private var leaving: [NSView] = []

  /// - Parameters: - start: the scene at the beginning. - end: the same scene at the end. - strategy: how
  ///   intermediate layouts are computed. - duration: seconds. - curve: the pace of the change.
  public init(
    from start: MacDesignScene, to end: MacDesignScene, strategy: SceneStrategy, duration: TimeInterval,
    curve: CAMediaTimingFunction
  ) {
    self.start = start
    self.end = end
    self.strategy = strategy
    self.duration = duration
    self.curve = curve
    start.placeAll()
    end.placeAll()
    steps = SceneSteps(from: start.rootView.layoutNode, to: end.rootView.layoutNode)
  }

  /// The size of all frames: the union of both states' sizes, in points.
  public var size: CGSize { steps.wholeSize }

  // MARK: Time

  /// Starts the animation at the time of the `AnimationClock`, which has to be manual.
  public func begin() {
    beginning = AnimationClock.shared.now
    guard strategy == .frames else { return }
    let known = start.viewsByID()
    for view in end.views {
      if view === end.rootView {
        lead(view, "bounds.size", from: .size(start.rootView.boundsSize), to: .size(view.boundsSize))
      } else if let old = view.documentIdentifier.flatMap({ known[$0] }) {
        lead(view, from: old)
      } else if view.documentIdentifier != nil {
        lead(view, "opacity", from: .scalar(0), to: .scalar(view.alphaValue))
      }
    }
  }

  private func lead(_ view: NSView, from old: NSView) {
    lead(view, "position", from: .point(old.layerPosition), to: .point(view.layerPosition))
    lead(view, "bounds.size", from: .size(old.boundsSize), to: .size(view.boundsSize))
    func opacity(_ view: NSView) -> AnimatableValue { .scalar(view.isHidden ? 0 : view.alphaValue) }
    lead(view, "opacity", from: opacity(old), to: opacity(view))
    guard view.isHidden, !old.isHidden else { return }
    view.isDrawnThoughHidden = true
    leaving.append(view)
  }

  private func lead(_ view: NSView, _ key: String, from start: AnimatableValue, to end: AnimatableValue) {
    guard start != end else { return }
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue) = (start.any, end.any)
    animation.duration = duration
    animation.timingFunction = curve
    animation.fillMode = .both
    view.anyLayer.add(animation, forKey: key)
  }

  /// Lays out the state at the clock's time, if the strategy lays out each step.
  private func step() {
    let share = (AnimationClock.shared.now - beginning) / duration
    if share >= 1 {
      for view in leaving { view.isDrawnThoughHidden = false }
      leaving = []
    }
    guard strategy == .constraints else { return }
    let progress = curve.curve.progress(at: share)
    steps.setConstants(at: progress)
    let node = end.rootView.layoutNode
    node.setFrame(CGRect(origin: node.frame.origin, size: steps.size(at: progress)), container: nil)
    end.placeAll()
  }

  // MARK: Results

  /// The size of the window's content at the clock's time, in points. It changes while a window is resized.
  public var shownSize: CGSize { end.shownSize }

  /// The scene at the clock's time, on the background of windows.
  public func displayList(isDark: Bool = false) -> DisplayList {
    step()
    return end.shownList(InterfaceLook(isDark: isDark), canvas: size)
  }

  /// The constraints that hold at the end, but not at the clock's time.
  public func misses() -> [ShownLayout.Miss] {
    step()
    return ShownLayout(of: end.rootView).misses
  }
}
