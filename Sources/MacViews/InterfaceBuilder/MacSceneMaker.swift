import Foundation
import InterfaceBuilder

/// Makes the scenes of a macOS document: one for each view that nothing else in the document holds.
@MainActor
struct MacSceneMaker {
  let context: MacInflationContext

  func scenes() -> [MacDesignScene] {
    context.document.scenes.flatMap { scene in
      let windows = scene.windows
      let ofControllers = scene.controllers.flatMap { [$0] + $0.children }.flatMap { controller in
        ([controller.view].compactMap(\.self) + controller.bars + controller.barItemViews).map {
          MacDesignScene(view: $0, controller: controller, window: nil, context: context)
        }
      }
      let loose = scene.views.map { view in
        MacDesignScene(
          view: view, controller: nil,
          window: windows.first { $0.contentViewID != nil && $0.contentViewID == view.id }, context: context)
      }
      return ofControllers + loose
    }
  }
}
