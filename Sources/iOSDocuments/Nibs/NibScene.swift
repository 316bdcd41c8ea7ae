import Foundation
import InterfaceBuilder

/// The scene of one controller, kept as long as the controller. It creates the controller, later its view,
/// and its segues.
@MainActor
final class NibScene: ControllerScene {
  private let controller: InterfaceController
  package let storyboard: UIStoryboard?
  private let objects: NibObjects

  init(_ controller: InterfaceController, in storyboard: UIStoryboard?, objects: NibObjects) {
    self.controller = controller
    self.storyboard = storyboard
    self.objects = objects
  }

  // MARK: The controller

  /// - Parameters: - ancestors: the ids of the controllers for which this one is created; documents may
  ///   contain cycles. - creator: creates the controller instead of its class's initializer.
  func makeController(
    ancestors: Set<String> = [], siblings: [DocumentElement] = [],
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let made = creator?(NibCoder(scene: self)) ?? make()
    objects.controller = made
    objects.add(made, controller.element)
    objects.makeObjects(of: siblings)
    configure(made)
    connectChildren(of: made, ancestors: ancestors.union([controller.id]))
    objects.finish()
    return made
  }

  private func make() -> UIViewController {
    let base = NibClasses.controllerClass(for: controller)
    let custom = objects.classes.type(controller.customClass, as: UIViewController.self)
    let type = custom.flatMap { $0.isSubclass(of: base) ? $0 : nil } ?? base
    return type.init(coder: NibCoder(scene: self)) ?? UIViewController()
  }

  private func configure(_ made: UIViewController) {
    let element = controller.element
    made.title = controller.title
    made.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
    made.definesPresentationContext = element.flag("definesPresentationContext") ?? false
    if let size = controller.freeformSize {
      made.preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    if let tab = element.first("tabBarItem") {
      made.tabBarItem = UITabBarItem(
        title: tab["title"], image: objects.image(of: tab), tag: tab.integer("tag") ?? 0)
      objects.register(made.tabBarItem, tab.id)
    }
    if let item = element.first("navigationItem") { configure(made.navigationItem, item) }
    guard let navigation = made as? UINavigationController else { return }
    navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
  }

  private func configure(_ item: UINavigationItem, _ element: DocumentElement) {
    item.title = element["title"]
    item.prompt = element["prompt"]
    objects.register(item, element.id)
    for button in element.children where button.name == "barButtonItem" { place(button, in: item) }
    for (key, items) in [
      ("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      ("rightBarButtonItems", \.rightBarButtonItems),
    ] {
      guard let list = element.value(forKey: key), !list.children.isEmpty else { continue }
      item[keyPath: items] = list.children.map(barButton)
    }
  }

  private func place(_ button: DocumentElement, in item: UINavigationItem) {
    switch button.key {
    case "leftBarButtonItem": item.leftBarButtonItem = barButton(button)
    case "rightBarButtonItem": item.rightBarButtonItem = barButton(button)
    case "backBarButtonItem": item.backBarButtonItem = barButton(button)
    default: break
    }
  }

  private func barButton(_ element: DocumentElement) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
    item.isEnabled = element.flag("enabled") ?? true
    item.image = objects.image(of: element)
    objects.add(item, element)
    return item
  }

  // MARK: Children

  /// Connects relationships, and the controllers nested in this one.
  private func connectChildren(of made: UIViewController, ancestors: Set<String>) {
    let relationships = controller.segues.filter { $0.kind == .relationship }
    var children = relationships.compactMap {
      storyboard?.makeController(id: $0.destination, ancestors: ancestors)
    }
    children += controller.children.filter { !ancestors.contains($0.id) }.map { child in
      NibScene(child, in: storyboard, objects: objects).makeController(ancestors: ancestors)
    }
    guard !children.isEmpty else { return }
    switch made {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    default: for child in children { made.addChild(child) }
    }
  }

  // MARK: The view

  package func makeView(for owner: UIViewController) -> UIView? {
    guard let view = controller.view else { return nil }
    objects.controller = owner
    let root = objects.inflate(view, guides: controller.layoutGuides)
    return root
  }

  package func finishView(of owner: UIViewController) {
    makeRefreshControl(of: owner)
    objects.connect(owner, controller.element)
    objects.finish()
    for segue in controller.segues where segue.kind == .embed { embed(segue, in: owner) }
  }

  /// Creates a table controller's refresh control, which the document stores with the controller instead of its
  /// table.
  private func makeRefreshControl(of owner: UIViewController) {
    guard let table = owner as? UITableViewController, let document = controller.refreshControl else {
      return
    }
    table.refreshControl = objects.inflate(document) as? UIRefreshControl
  }

  private func embed(_ segue: InterfaceSegue, in owner: UIViewController) {
    guard let container = segue.source.flatMap({ objects[$0] }) as? UIView,
      let child = storyboard?.makeController(id: segue.destination, ancestors: ancestorIDs(of: owner))
    else { return }
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: owner, destination: child)
    owner.prepare(for: performed, sender: nil)
    owner.addChild(child)
    let view: UIView = child.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: owner)
  }

  private func ancestorIDs(of owner: UIViewController) -> Set<String> {
    var ids: Set<String> = []
    var current: UIViewController? = owner
    while let controller = current {
      if let scene = controller.nibScene as? NibScene { ids.insert(scene.controller.id) }
      current = controller.parent
    }
    return ids
  }

  // MARK: Segues

  package func identifier(ofSegue id: String) -> String? {
    controller.segues.first { $0.id == id }?.identifier
  }

  package func hasSegue(identifier: String) -> Bool {
    controller.segues.contains { $0.identifier == identifier }
  }

  package func makeSegue(id: String, from source: UIViewController) -> UIStoryboardSegue? {
    controller.segues.first { $0.id == id }.flatMap { makeSegue($0, from: source) }
  }

  package func makeSegue(identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
    controller.segues.first { $0.identifier == identifier }.flatMap { makeSegue($0, from: source) }
  }

  private func makeSegue(_ segue: InterfaceSegue, from source: UIViewController) -> UIStoryboardSegue? {
    guard let destination = storyboard?.makeController(id: segue.destination, ancestors: []) else {
      return nil
    }
    if let style = segue.modalPresentationStyle.flatMap({ Self.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    let custom = objects.classes.type(customClass(of: segue), as: UIStoryboardSegue.self)
    let performed = UIStoryboardSegue.make(
      custom ?? UIStoryboardSegue.self, identifier: segue.identifier, source: source, destination: destination
    )
    performed.presents = segue.kind == .presentation || segue.kind == .popover
    return performed
  }

  private func customClass(of segue: InterfaceSegue) -> CustomClass? {
    var found: CustomClass?
    controller.element.forEachElement { (element: DocumentElement) in
      guard element.name == "segue", element.id == segue.id, segue.id != nil else { return }
      found = CustomClass(of: element)
    }
    return found
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
}
