import AutoLayout
import DocumentInflation
import Foundation
import Graphics
import LayerTree
import MacViews
import iOSViews

/// The light or dark appearances of both states of a scene.
struct SceneLooks: Hashable {
  var start: Appearance
  var end: Appearance
}

/// The animation of a scene from one state to the other.
struct SceneWay {
  var strategy: SceneStrategy
  /// Seconds.
  var duration: Double
  var curve: CurveChoice
  var looks: SceneLooks
}

/// The animation of a scene of either façade.
@MainActor
protocol PlayedScene {
  /// The size of all frames, in points.
  var size: CGSize { get }
  /// The size of the screen or window at the clock's time, in points.
  var shownSize: CGSize { get }
  /// Starts at the time of the clock.
  func begin()
  /// The scene at the clock's time.
  func displayList(in appearance: Appearance) -> DisplayList
  /// The constraints that are violated at the clock's time, each with the distance in points.
  func missedConstraints() -> [(constraint: LayoutConstraintBase, points: CGFloat)]
}

extension SceneAnimation: PlayedScene {
  func displayList(in appearance: Appearance) -> DisplayList { displayList(style: appearance.style) }

  func missedConstraints() -> [(constraint: LayoutConstraintBase, points: CGFloat)] {
    misses().map { ($0.constraint, $0.points) }
  }
}

extension MacSceneAnimation: PlayedScene {
  func displayList(in appearance: Appearance) -> DisplayList { displayList(isDark: appearance == .dark) }

  func missedConstraints() -> [(constraint: LayoutConstraintBase, points: CGFloat)] {
    misses().map { ($0.constraint, $0.points) }
  }
}

/// A scene whose animation is drawn.
@MainActor
struct AnimatedScene {
  let identifier: String
  let title: String?
  /// Pixels per point of pictures, unless the command sets another scale.
  let scale: Double
  let animation: any PlayedScene
  let way: SceneWay

  var size: CGSize { animation.size }

  /// The scene at a time since the start, in seconds. If the appearance changes, the first one fades into the second.
  func picture(at time: Double) -> DisplayList {
    let start = animation.displayList(in: way.looks.start)
    guard way.looks.start != way.looks.end else { return start }
    let end = animation.displayList(in: way.looks.end)
    let context = GraphicsContext(size: start.size)
    context.append(contentsOf: start.commands)
    let progress = min(1, max(0, way.curve.function.curve.progress(at: time / way.duration)))
    let bounds = CGRect(origin: .zero, size: start.size)
    context.beginGroup(DisplayGroup(className: "Appearance", bounds: bounds, opacity: CGFloat(progress)))
    context.append(contentsOf: end.commands)
    context.endGroup()
    return context.displayList
  }
}

/// A document that ``AnimateCommand`` reads.
@MainActor
protocol AnimatedDocument: LoadedDocument {
  /// Applies a change, if a scene has the changed object.
  func apply(_ change: SceneChange) -> Bool
  /// The animations of the scenes to their states in another document, in that document's order.
  func scenes(to end: any AnimatedDocument, _ way: SceneWay) -> [AnimatedScene]
  /// A setting that does not apply to the document; nil if all of them apply.
  func meaningless(in variant: LayoutVariant) -> String?
}

extension DesignDocument: AnimatedDocument {
  func apply(_ change: SceneChange) -> Bool { scenes.map { $0.apply(change) }.contains(true) }

  func scenes(to end: any AnimatedDocument, _ way: SceneWay) -> [AnimatedScene] {
    let known = Dictionary(scenes.map { ($0.identifier, $0) }) { first, _ in first }
    return ((end as? DesignDocument)?.scenes ?? []).compactMap { scene in
      guard let start = known[scene.identifier] else { return nil }
      let animation = SceneAnimation(
        from: start, to: scene, strategy: way.strategy, duration: way.duration, curve: way.curve.curve)
      return AnimatedScene(
        identifier: scene.identifier, title: scene.title, scale: Double(scene.scale), animation: animation,
        way: way)
    }
  }

  func meaningless(in variant: LayoutVariant) -> String? { nil }
}

extension MacDesignDocument: AnimatedDocument {
  func apply(_ change: SceneChange) -> Bool { scenes.map { $0.apply(change) }.contains(true) }

  func scenes(to end: any AnimatedDocument, _ way: SceneWay) -> [AnimatedScene] {
    let known = Dictionary(scenes.map { ($0.identifier, $0) }) { first, _ in first }
    return ((end as? MacDesignDocument)?.scenes ?? []).compactMap { scene in
      guard let start = known[scene.identifier] else { return nil }
      let animation = MacSceneAnimation(
        from: start, to: scene, strategy: way.strategy, duration: way.duration, curve: way.curve.function)
      return AnimatedScene(
        identifier: scene.identifier, title: scene.title, scale: MacDesignScene.pictureScale,
        animation: animation, way: way)
    }
  }

  func meaningless(in variant: LayoutVariant) -> String? {
    if variant.device != nil { return "device" }
    if variant.orientation != nil { return "orientation" }
    return variant.textSize != nil ? "text size" : nil
  }
}
