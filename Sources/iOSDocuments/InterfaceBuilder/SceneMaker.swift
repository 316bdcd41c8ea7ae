import Foundation
import InterfaceBuilder

/// Makes the scenes of a document.
@MainActor
struct SceneMaker {
  private let document: InterfaceDocument
  private let options: DesignDocument.Options
  /// The context for the document as it was saved.
  private let savedContext: InflationContext
  private let context: InflationContext

  init(document: InterfaceDocument, file: String, options: DesignDocument.Options) throws(DocumentError) {
    let options = options.switched(by: .current)
    self.options = options
    savedContext = InflationContext(document: document, file: file, metrics: options.metrics)
    var localization = options.localization
    let device = options.device ?? document.device.flatMap { DeviceTable.device(id: $0.id) }
    localization.device = device?.isPad ?? document.isForPad ? .pad : .phone
    self.document = try document.localized(by: localization)
    context = InflationContext(
      document: self.document, file: file, metrics: options.metrics, direction: options.direction,
      language: localization.language, textSize: options.textSize,
      writesChinese: self.document.writesChinese, stacksRows: !options.isSaved)
  }

  /// - Parameter ids: the ids of the scenes to make; nil for all.
  func scenes(_ ids: Set<String>? = nil) -> [DesignScene] {
    let surroundings = document.inferredSurroundings()
    var result: [DesignScene] = []
    for (scene, saved) in zip(document.scenes, savedContext.document.scenes) {
      if let ids, let id = scene.id, !ids.contains(id) { continue }
      let controllers = zip(Self.controllers(of: scene), Self.controllers(of: saved))
      for (controller, savedController) in controllers {
        let items = zip(controller.barItemViews, savedController.barItemViews).map {
          makeScene($0, $1, nil, Self.insideBar)
        }
        if let view = controller.view, let savedView = savedController.view {
          let around = surroundings[controller.id] ?? SceneSurroundings()
          let scene = makeScene(view, savedView, controller, around)
          surround(scene, of: controller, showing: view, in: around, with: items)
          result.append(scene)
        }
        result += items
      }
      for (view, savedView) in zip(scene.views, saved.views) {
        result.append(makeScene(view, savedView, nil, SceneSurroundings()))
      }
    }
    return result
  }

  private static func controllers(of scene: InterfaceScene) -> [InterfaceController] {
    scene.controllers.flatMap { [$0] + $0.children }
  }

  /// Surroundings of views in bars. These are separate small scenes, because the document does not state
  /// their positions.
  private static let insideBar: SceneSurroundings = {
    var surroundings = SceneSurroundings()
    surroundings.isEmbedded = true
    return surroundings
  }()

  private func makeScene(
    _ view: InterfaceView, _ savedView: InterfaceView, _ controller: InterfaceController?,
    _ surroundings: SceneSurroundings
  ) -> DesignScene {
    let isScreen = !surroundings.isEmbedded
    let canvas = document.canvas(for: view, of: controller, in: surroundings, on: options.target)
    let scene = DesignScene(
      view: view, controller: controller, canvas: canvas, context: context, isScreen: isScreen)
    if !options.isSaved, context.document.usesAutoLayout, savedView.holdsAutoresizing {
      scene.saved = { [document, savedContext] in
        let canvas = document.canvas(for: view, of: controller, in: surroundings)
        return DesignScene(
          view: savedView, controller: controller, canvas: canvas, context: savedContext, isScreen: isScreen)
      }
    }
    return scene
  }

  /// Adds bars around a screen, with the views of their items.
  private func surround(
    _ scene: DesignScene, of controller: InterfaceController, showing view: InterfaceView,
    in surroundings: SceneSurroundings, with items: [DesignScene]
  ) {
    guard !surroundings.isEmbedded else { return }
    let views = Dictionary(items.map { ($0.identifier, $0.rootView) }) { first, _ in first }
    let reader = ScreenContentReader(
      document: document, surroundings: surroundings,
      items: BarItemReader(document: document, language: context.language, views: views),
      resolve: ViewAttributes(document: view, context: context).resolved)
    scene.surround(with: reader.content(for: controller), direction: context.direction)
  }
}

extension InterfaceView {
  /// Whether a view under Auto Layout contains one under autoresizing, whose saved frame relates to a superview
  /// size that only layout determines.
  fileprivate var holdsAutoresizing: Bool {
    let isUnderAutoLayout = !translatesAutoresizingMaskIntoConstraints
    return children.contains { child in
      isUnderAutoLayout && (child.translatesAutoresizingMaskIntoConstraints || child.isFrameFixed)
        || child.holdsAutoresizing
    }
  }
}
