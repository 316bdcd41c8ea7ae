import AssetCatalogs
import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The scene of one controller, kept as long as the controller. It creates the controller, later its view,
/// and its segues.
@MainActor
final class MacNibScene: ControllerScene {
  let controller: InterfaceController
  /// Nil for a controller of a xib.
  private let storyboard: NSStoryboard?
  private let scene: InterfaceScene
  private let objects: MacNibObjects
  /// The ids of the controllers for which this one was created.
  private var ancestors: Set<String> = []

  init(
    _ controller: InterfaceController, in storyboard: NSStoryboard?, _ scene: InterfaceScene,
    objects: MacNibObjects
  ) {
    self.controller = controller
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
  }

  /// - Parameter ancestors: the ids of the controllers for which this one is created; documents may contain
  ///   cycles.
  func makeController(ancestors: Set<String> = []) -> NSResponder {
    self.ancestors = ancestors.union([controller.id])
    let made = make()
    (made as? NSViewController)?.nibScene = self
    (made as? NSWindowController)?.nibScene = self
    objects.controller = made as? NSViewController
    objects.add(made, controller.element)
    switch made {
    case let made as NSWindowController: fill(made)
    case let made as NSViewController: fill(made)
    default: break
    }
    objects.finish()
    return made
  }

  private static let bases: [String: NSResponder.Type] = [
    "windowController": NSWindowController.self, "splitViewController": NSSplitViewController.self,
    "tabViewController": NSTabViewController.self, "pagecontroller": NSPageController.self,
    "collectionViewItem": NSCollectionViewItem.self,
  ]

  private func make() -> NSResponder {
    let base = Self.bases[controller.element.name] ?? NSViewController.self
    let custom = objects.type(controller.customClass, as: NSResponder.self)
    let type = custom.flatMap { $0.isSubclass(of: base) ? $0 : nil } ?? base
    return type.init(coder: NSCoder()) ?? NSViewController()
  }

  // MARK: Windows

  private func fill(_ made: NSWindowController) {
    guard let document = scene.windows.first else { return }
    let window = objects.makeWindow(document, content: nil)
    let content = controller.segues.first { $0.relationship == Self.contentOfWindow }
    if let content, let child = child(content) {
      window.contentViewController = child
    }
    made.window = window
    made.windowDidLoad()
  }

  private static let contentOfWindow = "window.shadowedContentViewController"

  // MARK: Views

  private func fill(_ made: NSViewController) {
    made.title = controller.title
    made.identifier = controller.storyboardIdentifier.map { NSUserInterfaceItemIdentifier($0) }
    switch made {
    case let made as NSSplitViewController: fill(made)
    case let made as NSTabViewController: fill(made)
    default:
      // The controller owns the scene.
      made.viewLoader = { [unowned self] owner in self.makeView(for: owner) }
      made.viewDidFill = { [unowned self] owner in self.finishView(of: owner) }
    }
  }

  private func fill(_ made: NSSplitViewController) {
    for segue in controller.segues where segue.relationship == "splitItems" {
      guard let child = child(segue) else { continue }
      let item = segue.source.flatMap { self.element(of: $0) }
      let isSidebar = item?["behavior"] == "sidebar"
      made.addSplitViewItem(
        isSidebar ? NSSplitViewItem(sidebarWithViewController: child) : NSSplitViewItem(viewController: child)
      )
    }
  }

  private func fill(_ made: NSTabViewController) {
    for segue in controller.segues where segue.relationship == "tabItems" {
      guard let child = child(segue) else { continue }
      let item = NSTabViewItem(viewController: child)
      if let label = child.title { item.label = label }
      made.addTabViewItem(item)
    }
  }

  private func element(of id: String) -> DocumentElement? {
    var found: DocumentElement?
    controller.element.forEachElement { (element: DocumentElement) in
      if element.id == id { found = element }
    }
    return found
  }

  private func child(_ segue: InterfaceSegue) -> NSViewController? {
    storyboard?.makeController(id: segue.destination, ancestors: ancestors) as? NSViewController
  }

  private func makeView(for owner: NSViewController) -> NSView? {
    objects.controller = owner
    return controller.view.map(objects.inflate)
  }

  /// Connects outlets and creates the controllers of container views. Called once the controller has its
  /// view.
  private func finishView(of owner: NSViewController) {
    objects.makeObjects(of: scene.element.elements(in: "objects"))
    objects.connect(owner, controller.element)
    objects.finish()
    for segue in controller.segues where segue.kind == .embed { embed(segue, in: owner) }
  }

  private func embed(_ segue: InterfaceSegue, in owner: NSViewController) {
    guard let container = segue.source.flatMap({ objects[$0] }) as? NSView, let child = child(segue)
    else { return }
    let performed = NSStoryboardSegue(
      identifier: segue.identifier ?? "", source: owner, destination: child)
    owner.prepare(for: performed, sender: nil)
    owner.addChild(child)
    let view = child.view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = container.bounds
    view.autoresizingMask = [.width, .height]
    container.addSubview(view)
  }

  // MARK: Segues

  func identifier(ofSegue id: String) -> String? { controller.segues.first { $0.id == id }?.identifier }

  func makeSegue(id: String, from source: NSResponder) -> NSStoryboardSegue? {
    controller.segues.first { $0.id == id }.flatMap { makeSegue($0, from: source) }
  }

  func makeSegue(identifier: String, from source: NSResponder) -> NSStoryboardSegue? {
    controller.segues.first { $0.identifier == identifier }.flatMap { makeSegue($0, from: source) }
  }

  /// The performable form of a segue, with its destination made again.
  private func makeSegue(_ segue: InterfaceSegue, from source: NSResponder) -> NSStoryboardSegue? {
    guard let destination = storyboard?.makeController(id: segue.destination, ancestors: []) else {
      return nil
    }
    let identifier = segue.identifier ?? ""
    let custom = segue.id.flatMap { id in
      element(of: id).flatMap { objects.type(CustomClass(of: $0), as: NSStoryboardSegue.self) }
    }
    if let custom, let make = RuntimeClasses.segues[ObjectIdentifier(custom)] {
      return make(identifier, source, destination)
    }
    return NSStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      Self.show(destination, from: source, segue.kind)
    }
  }

  private static func show(_ destination: NSResponder, from source: NSResponder, _ kind: InterfaceSegue.Kind)
  {
    if let destination = destination as? NSWindowController { return destination.showWindow(source) }
    guard let destination = destination as? NSViewController else { return }
    switch (kind, source as? NSViewController) {
    case (.other("sheet"), let source?): source.presentAsSheet(destination)
    case (.presentation, let source?): source.presentAsModalWindow(destination)
    default: NSWindow(contentViewController: destination).makeKeyAndOrderFront(source)
    }
  }
}

extension NSStoryboard {
  /// The parsed document, read once; nil if it is not in the bundle or cannot be read.
  var source: InterfaceDocument? {
    if document == nil { document = MacNibLoading.read(name, "storyboard", in: bundle) as Any }
    return document as? InterfaceDocument
  }

  /// Creates a controller; nil if the document does not have it, or if it is already being created.
  func makeController(id: String, ancestors: Set<String>) -> NSResponder? {
    guard !ancestors.contains(id), let document = source else { return nil }
    for scene in document.scenes {
      guard let controller = scene.controllers.first(where: { $0.id == id }) else { continue }
      if controller.kind == .placeholder { return controllerElsewhere(controller) }
      let objects = MacNibObjects(document: document, file: "\(name).storyboard", bundle: bundle, owner: nil)
      let made = MacNibScene(controller, in: self, scene, objects: objects).makeController(
        ancestors: ancestors)
      (made as? NSViewController)?.storyboard = self
      (made as? NSWindowController)?.storyboard = self
      return made
    }
    return nil
  }

  private func controllerElsewhere(_ placeholder: InterfaceController) -> NSResponder? {
    let element = placeholder.element
    guard let other = element["storyboardName"], other != name,
      BundleFiles.url(of: other, "storyboard", in: bundle) != nil
    else { return nil }
    let storyboard = NSStoryboard(name: other, bundle: bundle)
    return storyboard.controller(identifier: element["referencedIdentifier"]) as? NSResponder
  }

  /// The controller with an identifier, or that of the entry point; nil if there is none.
  func controller(identifier: String?) -> Any? {
    guard let document = source else { return nil }
    let initial = document.initialController
    let id =
      identifier == nil
      ? initial
      : document.scenes.lazy.flatMap(\.controllers).first { $0.storyboardIdentifier == identifier }?.id
    return id.flatMap { makeController(id: $0, ancestors: []) }
  }
}
