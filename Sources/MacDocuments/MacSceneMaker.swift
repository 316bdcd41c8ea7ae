import Foundation
import InterfaceBuilder

/// Creates the scenes of a macOS document, one for each top-level view.
@MainActor
struct MacSceneMaker {
  let context: MacInflationContext
  /// The size of windows and controllers' views; nil for the saved ones.
  let size: CGSize?

  /// - Parameter ids: the ids of the scenes to make; nil for all.
  func scenes(_ ids: Set<String>? = nil) -> [MacDesignScene] {
    let windows = windowsOfControllers
    let wanted = context.document.scenes.filter { scene in
      guard let ids, let id = scene.id else { return true }
      return ids.contains(id)
    }
    return wanted.flatMap { scenes(of: $0, windows) }
  }

  private func scenes(of scene: InterfaceScene, _ shown: [String: ShownWindow]) -> [MacDesignScene] {
    let windows = scene.windows
    let controllers: [InterfaceController] = scene.controllers.flatMap { [$0] + $0.children }
    let ofControllers = controllers.flatMap { controller -> [MacDesignScene] in
      var views: [InterfaceView] = controller.bars + controller.barItemViews
      if let view = controller.view { views.insert(view, at: 0) }
      return views.map { view in
        let window =
          Self.window(of: view, in: windows, itemViews: controller.barItemViews)
          ?? (controller.view?.id == view.id ? shown[controller.id] : nil)
        return MacDesignScene(
          view: view, controller: controller, window: window?.window, context: context, size: size,
          itemViews: window?.itemViews ?? [:])
      }
    }
    let loose = scene.views.map { view in
      let window = Self.window(of: view, in: windows, itemViews: scene.views)
      return MacDesignScene(
        view: view, controller: nil, window: window?.window, context: context, size: size,
        itemViews: window?.itemViews ?? [:])
    }
    return ofControllers + loose
  }

  // MARK: Windows

  /// A window with the views of its toolbar.
  private struct ShownWindow {
    var window: InterfaceWindow
    var itemViews: [String: InterfaceView]

    init(_ window: InterfaceWindow, _ views: [InterfaceView]) {
      self.window = window
      let wanted = Set((window.toolbar?.items ?? []).compactMap(\.viewID))
      itemViews = [:]
      for view in views { if let id = view.id, wanted.contains(id) { itemViews[id] = view } }
    }
  }

  private static func window(
    of view: InterfaceView, in windows: [InterfaceWindow], itemViews: [InterfaceView]
  ) -> ShownWindow? {
    windows.first { $0.contentViewID != nil && $0.contentViewID == view.id }.map {
      ShownWindow($0, itemViews)
    }
  }

  /// The windows of window controllers by the controllers whose views they show, in storyboards.
  private var windowsOfControllers: [String: ShownWindow] {
    var result: [String: ShownWindow] = [:]
    for scene in context.document.scenes {
      guard let window = scene.windows.first else { continue }
      for controller in scene.controllers {
        for segue in controller.segues where segue.relationship?.hasPrefix("window.") == true {
          result[segue.destination] = ShownWindow(window, controller.barItemViews)
        }
      }
    }
    return result
  }
}
