import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder

/// The objects created while loading a document, by their ids, and the steps to perform once all of them exist.
///
/// They are owned by each other and by the owners of their outlets. The state that a scene keeps for loading its view later
/// does not retain them, except for the objects beside its controller. So controllers are released with their last reference,
/// as in UIKit.
@MainActor
final class NibObjects {
  let classes: NibClasses
  let document: InterfaceDocument
  let texts: NibTexts
  private var objects: [String: WeakReference] = [:]
  /// The objects retained until all outlets are connected.
  private var new: [AnyObject] = []
  /// The objects retained as long as the scene.
  private var kept: [AnyObject] = []
  /// The objects with their elements, in the order of their creation.
  private var sources: [(object: AnyObject, element: DocumentElement, attributes: [RuntimeAttribute])] = []
  /// The controller that performs the segues started by controls.
  weak var controller: UIViewController?

  init(document: InterfaceDocument, classes: NibClasses, texts: NibTexts) {
    self.document = document
    self.classes = classes
    self.texts = texts
  }

  func register(_ object: AnyObject, _ id: String?) {
    guard let id else { return }
    objects[id] = WeakReference(object)
    new.append(object)
  }

  /// Retains an object that no other object owns.
  func keep(_ object: AnyObject, _ id: String?) {
    register(object, id)
    kept.append(object)
  }

  /// Adds an object whose outlets will be connected, and which will be notified when loading is complete.
  func add(_ object: AnyObject, _ element: DocumentElement, _ attributes: [RuntimeAttribute] = []) {
    register(object, element.id)
    sources.append((object, element, attributes))
  }

  subscript(id: String) -> AnyObject? { objects[id]?.object }

  // MARK: Making

  func makeView(_ document: InterfaceView, load: @escaping (UIView) -> Void) -> UIView {
    let base = NibClasses.viewClass(for: document)
    func make(_ type: UIView.Type) -> UIView? { type.init(coder: NibCoder(element: document, load: load)) }
    let custom = classes.type(document.customClass, as: UIView.self).flatMap {
      $0.isSubclass(of: base) ? $0 : nil
    }
    return make(custom ?? base) ?? make(base) ?? UIView()
  }

  /// Creates the objects of a scene other than its controller and views.
  func makeObjects(of elements: [DocumentElement]) {
    for element in elements {
      guard let base = NibClasses.objectClass(for: element) else { continue }
      let type = classes.type(CustomClass(of: element), as: NSObject.self) ?? base
      let object = RuntimeClasses.make(type)
      kept.append(object)
      add(object, element)
    }
  }

  /// The views of a branch of the document under the present traits.
  func inflate(_ view: InterfaceView, guides: [InterfaceGuide] = []) -> UIView {
    let traits = UIScreen.main.traitCollection
    let adapted = view.adapted(to: DocumentTraits(traits))
    var context = runningContext
    context.textSize = traits.preferredContentSizeCategory
    if context.textSize == .unspecified { context.textSize = .large }
    adapted.forEachView { view in
      if let id = view.id, let frame = view.frame { context.savedContainers[id] = CGRect(frame).size }
    }
    let root = SceneInflater(context: context, objects: self).inflate(root: adapted, guides: guides)
    if let frame = adapted.frame { root.frame = CGRect(frame) }
    return root
  }

  private var runningContext: InflationContext {
    var context = InflationContext(document: document, file: texts.file, metrics: .measured)
    context.bundle = texts.bundle
    return context
  }

  /// The image of a bar item; nil if it has none or the image does not exist.
  func image(of element: DocumentElement) -> UIImage? {
    guard let name = element["image"] else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: texts.bundle, compatibleWith: nil)
  }

  // MARK: Children other than plain subviews

  /// - Returns: false for children that are to be added to their superview as usual.
  func place(_ child: UIView, _ document: InterfaceView, in view: UIView) -> Bool {
    switch (view, document.role) {
    case (let cell as UITableViewCell, .property("contentView")): cell.adopt(contentView: child)
    case (let cell as UICollectionViewCell, .property("contentView")): cell.adopt(contentView: child)
    case (let effect as UIVisualEffectView, .property("contentView")): effect.adopt(contentView: child)
    case (let table as UITableView, .property("tableHeaderView")): table.tableHeaderView = child
    case (let table as UITableView, .property("tableFooterView")): table.tableFooterView = child
    case (let table as UITableView, .property("backgroundView")): table.backgroundView = child
    case (is UITableView, .cell): return child is UITableViewCell
    default: return false
    }
    return true
  }

  /// Whether a child is created later: prototypes are instantiated when a list needs them.
  func defers(_ child: InterfaceView, in view: UIView) -> Bool {
    let isSupplementary = view is UICollectionView && supplementaryKind(child) != nil
    guard child.role == .prototype || isSupplementary else { return false }
    registerPrototype(child, in: view)
    return true
  }

  private func registerPrototype(_ prototype: InterfaceView, in view: UIView) {
    let maker = { [document, classes, texts] () -> UIView in
      let objects = NibObjects(document: document, classes: classes, texts: texts)
      let view = objects.inflate(prototype)
      objects.finish()
      return view
    }
    guard let identifier = prototype.cellSettings.reuseIdentifier else { return }
    switch view {
    case let table as UITableView: table.register(maker, forCellReuseIdentifier: identifier)
    case let collection as UICollectionView:
      collection.register(maker, kind: supplementaryKind(prototype), identifier: identifier)
    default: break
    }
  }

  private func supplementaryKind(_ view: InterfaceView) -> String? {
    switch view.role {
    case .property("sectionHeaderView"): UICollectionView.elementKindSectionHeader
    case .property("sectionFooterView"): UICollectionView.elementKindSectionFooter
    default: nil
    }
  }

  /// Adds the document's static rows to a table.
  func finishRows(of view: UIView, _ document: InterfaceView) {
    let cells = document.children.filter { $0.role == .cell }
    guard let table = view as? UITableView, !cells.isEmpty else { return }
    let heights = Dictionary(
      cells.map { ($0.id, $0.cellSettings.rowHeight) }, uniquingKeysWith: { first, _ in first })
    table.setStaticSections(
      document.element.elements(in: "sections").map { section in
        StaticSection(
          header: section["headerTitle"], footer: section["footerTitle"],
          rows: section.elements(in: "cells").compactMap { cell in
            guard let id = cell.id, let made = self[id] as? UITableViewCell else { return nil }
            let height = heights[id].flatMap(\.self).map { CGFloat($0) }
            return StaticSection.Row(cell: made, height: height.flatMap { $0 > 0 ? $0 : nil })
          })
      })
  }

  // MARK: Finishing

  /// Connects outlets, sets runtime attributes, and notifies the new objects (`awakeFromNib`).
  func finish() {
    let finished = sources
    let context = runningContext
    sources = []
    for source in finished {
      connect(source.object, source.element)
      // UIKit skips those that the class does not have.
      for attribute in source.attributes {
        _ = KeyedValues.set(
          attribute.value.object(in: context), forKeyPath: attribute.keyPath, of: source.object)
      }
    }
    for source in finished {
      switch source.object {
      case let responder as UIResponder: responder.awakeFromNib()
      case let object as any NibAwakening: object.awakeFromNib()
      default: break
      }
    }
    new = []
  }

  /// Connects the outlets of an existing object: a file's owner, or a controller once its view is loaded.
  func connect(_ object: AnyObject, _ element: DocumentElement) {
    let connections = element.elements(in: "connections")
    for connection in connections where connection.name == "outlet" {
      guard let property = connection["property"], let value = destination(connection) else { continue }
      set(value, forKey: property, of: object)
    }
    for property in Self.collections(connections) {
      let members = connections.filter { $0.name == "outletCollection" && $0["property"] == property }
      set(members.compactMap(destination), forKey: property, of: object)
    }
    if let control = object as? UIControl { connectEvents(of: control, connections) }
  }

  private static func collections(_ connections: [DocumentElement]) -> [String] {
    var names: [String] = []
    for connection in connections where connection.name == "outletCollection" {
      if let name = connection["property"], !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func destination(_ connection: DocumentElement) -> AnyObject? {
    connection["destination"].flatMap { self[$0] }
  }

  private func set(_ value: Any, forKey key: String, of object: AnyObject) {
    #if !canImport(ObjectiveC)
      // Objects of unknown classes have no outlets.
      let isStandIn = LibraryModules.declare(type(of: object))
      if let responder = object as? UIResponder, !isStandIn { return responder.setValue(value, forKey: key) }
    #endif
    _ = KeyedValues.set(value, forKey: key, of: object)
  }

  private func connectEvents(of control: UIControl, _ connections: [DocumentElement]) {
    for connection in connections {
      let event = connection["eventType"].flatMap { UIControl.Event(documentName: $0) } ?? .touchUpInside
      switch connection.name {
      case "action":
        guard let name = connection["selector"] else { continue }
        control.addTarget(destination(connection), action: Selector(name), for: event)
      case "segue":
        guard let id = connection.id else { continue }
        control.addAction(
          UIAction { [weak controller, weak control] _ in
            controller?.performSegue(withID: id, sender: control)
          },
          for: event)
      default: continue
      }
    }
  }
}

extension RuntimeAttribute.Value {
  /// The value to which a property is set.
  @MainActor
  fileprivate func object(in context: InflationContext) -> Any? {
    switch self {
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(rect)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .image(let name): UIImage(named: name, in: context.bundle, compatibleWith: nil)
    case .color(let color): context.resolved(color)
    case .null: nil
    }
  }
}

extension CustomClass {
  init?(of element: DocumentElement) {
    guard let name = element["customClass"] else { return nil }
    self.init(name: name, module: element["customModule"])
  }
}

extension DocumentTraits {
  init(_ traits: UITraitCollection) {
    func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> DocumentSizeClass? {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    self.init(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
  }
}

extension UIControl.Event {
  init?(documentName name: String) {
    guard let event = Self.documentNames[name] else { return nil }
    self = event
  }

  private static let documentNames: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
