import Foundation
import InterfaceBuilder

/// What the bars around a controller's view say.
struct ScreenContent {
  var title: String?
  var leading: [BarItem] = []
  var trailing: [BarItem] = []
  /// Whether another screen lies below this one on the navigation controller's stack.
  var showsBackButton = false
  var toolbar: [BarItem] = []
  var tabs: [BarItem] = []
  var selectedTab = 0
}

/// Finds the content of bars in a document.
@MainActor
struct ScreenContentReader {
  let document: InterfaceDocument
  let surroundings: SceneSurroundings

  func content(for controller: InterfaceController) -> ScreenContent {
    var content = ScreenContent()
    content.title = controller.navigationItem?.title
    if let item = controller.element.first("navigationItem") {
      content.leading = items(in: item, "leftBarButtonItem")
      // The first of the items at the end is the one at the edge.
      content.trailing = items(in: item, "rightBarButtonItem").reversed()
    }
    content.toolbar = controller.element.elements(in: "toolbarItems").compactMap(barItem)
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
      let item = document.controllers.first { $0.id == page }?.element.first("tabBarItem")
      return BarItem(title: item?["title"], image: item.flatMap(image))
    }
    content.selectedTab =
      pages.firstIndex { $0 == controller.id || $0 == surroundings.navigation?.id } ?? 0
  }

  // MARK: Items

  /// One item has the singular for its key, several are in a list of the plural's name.
  private func items(in element: DocumentElement, _ name: String) -> [BarItem] {
    let single = element.first("barButtonItem", key: name).map { [$0] } ?? []
    return (single + element.elements(in: name + "s")).compactMap(barItem)
  }

  private func barItem(_ element: DocumentElement) -> BarItem? {
    guard element.name == "barButtonItem" else { return nil }
    switch element["systemItem"] {
    case "flexibleSpace": return BarItem(space: .flexible)
    case "fixedSpace": return BarItem(space: .fixed(CGFloat(element.number("width") ?? 0)))
    case let system?: return BarItem(title: Self.systemTitles[system])
    case nil: return BarItem(title: element["title"], image: image(element))
    }
  }

  private func image(_ element: DocumentElement) -> UIImage? {
    guard let name = element["image"], let size = document.resources.imageSizes[name] else { return nil }
    let listed = CGSize(width: size.width, height: size.height)
    guard element["catalog"] == "system" else { return UIImage(name: name, size: listed) }
    return SymbolImages(listed: listed, configuration: nil, textSize: .large).image(named: name)
  }

  /// System items that are words; the others are symbols of Apple's, which an empty icon stands for.
  private static let systemTitles = [
    "add": "+", "cancel": "Cancel", "close": "Close", "done": "Done", "edit": "Edit", "redo": "Redo",
    "save": "Save", "undo": "Undo",
  ]
}
