/// Turns elements into controllers.
struct ControllerReader {
  private static let kinds: [String: InterfaceController.Kind] = [
    "viewController": .view, "tableViewController": .table, "collectionViewController": .collection,
    "navigationController": .navigation, "tabBarController": .tabBar, "splitViewController": .split,
    "pageViewController": .page, "avPlayerViewController": .player, "viewControllerPlaceholder": .placeholder,
  ]
  private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]
  /// macOS controllers whose elements' names do not end in "ViewController".
  private static let macKinds: Set<String> = ["windowController", "pagecontroller", "collectionViewItem"]
  /// The properties that contain a controller's view; on macOS, they name the kind of view.
  private static let viewKeys = ["view", "tabView", "splitView"]

  /// Whether the element is a controller: it has one of the known names, or a name with a controller's suffix.
  static func isController(_ element: DocumentElement) -> Bool {
    kinds[element.name] != nil || element.name.hasSuffix("ViewController")
      || element.name.hasSuffix("hostingController") || macKinds.contains(element.name)
  }

  func controller(_ element: DocumentElement) throws(DocumentError) -> InterfaceController {
    let views = try properties(of: element)
    let view =
      Self.viewKeys.lazy.compactMap { key in views.first { $0.role == .property(key) } }.first
      ?? views.first { $0.role == .property("contentView") }
    return InterfaceController(
      id: try element.required("id", of: "controller"),
      kind: Self.kinds[element.name] ?? .other(element.name),
      storyboardIdentifier: element["storyboardIdentifier"] ?? element["storyboardName"],
      customClass: CustomClass(element), title: element["title"], userLabel: element["userLabel"],
      layoutGuides: element.elements(in: "layoutGuides").compactMap(InterfaceGuide.init),
      view: view, bars: views.filter { $0.element !== view?.element },
      navigationItem: element.first("navigationItem").map(InterfaceController.NavigationItem.init),
      barItemViews: try barItemViews(of: element), metrics: SimulatedMetrics(element),
      freeformSize: element.size(forKey: "freeformSize"),
      extendedEdges: element.value(forKey: "edgesForExtendedLayout").map(
        InterfaceController.ExtendedEdges.init),
      extendsUnderOpaqueBars: element.flag("extendedLayoutIncludesOpaqueBars") ?? false,
      hidesBottomBarWhenPushed: element.flag("hidesBottomBarWhenPushed") ?? false,
      segues: segues(in: element), children: try children(of: element), element: element)
  }

  private func barItemViews(of element: DocumentElement) throws(DocumentError) -> [InterfaceView] {
    var result: [InterfaceView] = []
    for child in element.children where ["navigationItem", "toolbarItems"].contains(child.name) {
      result += try ViewReader().children(of: child)
    }
    for toolbar in element.all("window").flatMap({ $0.all("toolbar") }) {
      result += try ViewReader().children(of: toolbar)
    }
    return result
  }

  private func properties(of element: DocumentElement) throws(DocumentError) -> [InterfaceView] {
    var result: [InterfaceView] = []
    for child in element.children {
      if child.name == "window" {
        result += try ViewReader().children(of: child).filter { $0.role == .property("contentView") }
        continue
      }
      guard let key = child.key, Self.viewKeys.contains(key) || Self.bars.contains(child.name) else {
        continue
      }
      if Self.viewKeys.contains(key) { _ = try child.required("id", of: "view") }
      result.append(try ViewReader().view(child, role: .property(key)))
    }
    return result
  }

  private func children(of element: DocumentElement) throws(DocumentError) -> [InterfaceController] {
    var result: [InterfaceController] = []
    for child in element.elements(in: "viewControllers") where Self.isController(child) {
      result.append(try controller(child))
    }
    return result
  }

  /// Every segue below the element, with the id of its source object.
  private func segues(in element: DocumentElement) -> [InterfaceSegue] {
    var result: [InterfaceSegue] = []
    element.forEachElement { (object: DocumentElement) in
      for connection in object.elements(in: "connections") where connection.name == "segue" {
        if let segue = InterfaceSegue(connection, source: object.id) { result.append(segue) }
      }
    }
    return result
  }
}

extension InterfaceController.NavigationItem {
  init(_ element: DocumentElement) {
    self.init(
      id: element.id, title: element["title"], prompt: element["prompt"],
      largeTitleDisplayMode: element["largeTitleDisplayMode"])
  }
}

extension InterfaceController.ExtendedEdges {
  init(_ element: DocumentElement) {
    self.init(top: element.flag("top") ?? false, bottom: element.flag("bottom") ?? false)
  }
}

extension InterfaceController {
  /// The refresh control of a table, which documents store with the table's controller; nil if there is none that can be
  /// read.
  package var refreshControl: InterfaceView? {
    let key = "refreshControl"
    return element.first(key).flatMap { try? ViewReader().view($0, role: .property(key)) }
  }
}
