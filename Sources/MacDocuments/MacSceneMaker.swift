import Foundation
import InterfaceBuilder

/// Makes the scenes of a macOS document: one for each view that nothing else in the document holds.
@MainActor
struct MacSceneMaker {
  let context: MacInflationContext
  /// The size that windows and controllers' views get; nil for the saved ones.
  let size: CGSize?

  func scenes() -> [MacDesignScene] { context.document.scenes.flatMap(scenes) }

  private func scenes(of scene: InterfaceScene) -> [MacDesignScene] {
    let ofControllers = scene.controllers.flatMap { [$0] + $0.children }.flatMap { controller in
      ([controller.view].compactMap(\.self) + controller.bars + controller.barItemViews).map {
        MacDesignScene(view: $0, controller: controller, window: nil, context: context, size: size)
      }
    }
    let windows = scene.windows
    let loose = scene.views.map { view in
      let window = windows.first { $0.contentViewID != nil && $0.contentViewID == view.id }
      return MacDesignScene(view: view, controller: nil, window: window, context: context, size: size)
    }
    return ofControllers + loose
  }
}
