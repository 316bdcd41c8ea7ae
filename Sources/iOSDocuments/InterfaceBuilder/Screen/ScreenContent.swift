import Foundation
import InterfaceBuilder

/// The content of the bars around a controller's view.
@MainActor
struct ScreenContent {
  var title: String?
  /// The view that replaces the title.
  var titleView: UIView?
  var leading: [BarItem] = []
  var trailing: [BarItem] = []
  /// Whether another screen is below this one on the navigation controller's stack.
  var showsBackButton = false
  var toolbar: [BarItem] = []
  var tabs: [BarItem] = []
  var navigationColors = BarColors()
  var tabColors = BarColors()
  var selectedTab = 0
}

/// Finds the content of bars in a document.
@MainActor
struct ScreenContentReader {
  let document: InterfaceDocument
  let surroundings: SceneSurroundings
  let items: BarItemReader
  /// Resolves a colour of the document.
  let resolve: (DocumentColor) -> UIColor?

  func content(for controller: InterfaceController) -> ScreenContent {
    var content = ScreenContent()
    content.title = controller.navigationItem?.title
    if let item = controller.element.first("navigationItem") {
      content.titleView = item.value(forKey: "titleView")?["id"].flatMap { items.views[$0] }
      content.leading = items.items(in: item, "leftBarButtonItem")
      // The first trailing item is at the edge.
      content.trailing = items.items(in: item, "rightBarButtonItem").reversed()
    }
    content.toolbar = items.items(controller.element.elements(in: "toolbarItems"))
    if let bar = surroundings.navigation?.element.first("navigationBar") {
      content.navigationColors = BarColors(bar, resolve: resolve)
    }
    if let navigation = surroundings.navigation {
      content.showsBackButton =
        content.leading.isEmpty
        && !navigation.related(by: "rootViewController").contains { $0.destination == controller.id }
    }
    readTabs(of: controller, into: &content)
    return content
  }

  private func readTabs(of controller: InterfaceController, into content: inout ScreenContent) {
    guard let tabs = surroundings.tabs else { return }
    let pages = tabs.related(by: "viewControllers").map(\.destination)
    content.tabs = pages.map { page in
      items.tab(document.controllers.first { $0.id == page }?.element.first("tabBarItem"))
    }
    if let bar = tabs.element.first("tabBar") { content.tabColors = BarColors(bar, resolve: resolve) }
    content.selectedTab =
      pages.firstIndex { $0 == controller.id || $0 == surroundings.navigation?.id } ?? 0
  }
}
