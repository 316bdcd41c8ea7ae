import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The objects created while loading a document, by their ids, and the steps to perform once all of them exist.
@MainActor
final class MacNibObjects {
  let document: InterfaceDocument
  let bundle: Bundle
  private let file: String
  let classes: DocumentClasses
  /// The objects by id. The references are weak: the objects are owned by each other and by the owners of
  /// their outlets.
  private var objects: [String: WeakReference] = [:]
  /// The objects retained until all outlets are connected.
  private var new: [AnyObject] = []
  /// Objects other than views and controllers, retained as long as the scene.
  private var kept: [AnyObject] = []
  /// The objects with their elements, in the order of their creation.
  private var sources: [(object: AnyObject, element: DocumentElement, attributes: [RuntimeAttribute])] = []
  /// The controller that performs the segues started by controls.
  weak var controller: NSViewController?

  init(document: InterfaceDocument, file: String, bundle: Bundle, owner: Any?) {
    self.document = document
    self.file = file
    self.bundle = bundle
    classes = DocumentClasses(bundle: bundle, owner: owner, libraries: LibraryModules.names.sorted())
  }

  subscript(id: String) -> AnyObject? { objects[id]?.object }

  func register(_ object: AnyObject, _ id: String?) {
    guard let id else { return }
    objects[id] = WeakReference(object)
    new.append(object)
  }

  /// Adds an object whose outlets will be connected, and which will be notified when loading is complete.
  func add(_ object: AnyObject, _ element: DocumentElement, _ attributes: [RuntimeAttribute] = []) {
    register(object, element.id)
    sources.append((object, element, attributes))
  }

  // MARK: Making

  /// The custom class, if it exists and has the right superclass; nil for the built-in class.
  func type<Base: AnyObject>(_ custom: CustomClass?, as base: Base.Type) -> Base.Type? {
    custom.flatMap { classes.type(named: $0.name, module: $0.module, as: base) }
  }

  /// - Parameter fill: applies the document's properties to a view and adds its subviews. For views other than controls
  ///   this happens before the rest of their own `init(coder:)`, as in AppKit.
  func makeView(_ document: InterfaceView, fill: @escaping (NSView) -> Void) -> NSView {
    let plain = MacViewFactory.makeView(for: document)
    guard let custom = type(document.customClass, as: NSView.self),
      custom.isSubclass(of: Swift.type(of: plain))
    else {
      fill(plain)
      return plain
    }
    let coder = MacNibCoder(isEarly: Self.early.contains { $0 == Swift.type(of: plain) }, load: fill)
    let view = custom.init(coder: coder) ?? plain
    coder.finish(view)
    return view
  }

  /// The classes whose `init(coder:)` does not change subviews and values.
  private static let early: [NSView.Type] = [
    NSView.self, NSStackView.self, NSGridView.self, NSTableCellView.self,
  ]

  func configure(_ view: NSView, _ document: InterfaceView) {
    view.metricEraOverride = nil
    let element = document.element
    view.identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
    view.toolTip = element["toolTip"]
    if let tag = element.integer("tag"), let control = view as? NSControl { control.tag = tag }
    add(view, element, document.runtimeAttributes)
    // Actions and outlets of a cell are its control's.
    if let cell = element.value(forKey: "cell") { add(view, cell) }
  }

  /// A view of the document, with its descendants.
  func inflate(_ view: InterfaceView) -> NSView {
    let direction = NSApplication.shared.userInterfaceLayoutDirection
    let context = MacInflationContext(
      document: document, file: file,
      options: MacDesignDocument.Options(direction: direction == .rightToLeft ? .rightToLeft : .leftToRight))
    let root = MacSceneInflater(context: context, nib: self).inflate(root: view)
    root.layoutNode.layoutIfNeeded()
    // From now on containers place their content.
    var pending = [root]
    while let view = pending.popLast() {
      if view.keepsSavedPlaces { view.keepsSavedPlaces = false }
      pending += view.subviews
    }
    return root
  }

  /// Creates the objects of elements other than views and controllers.
  ///
  /// - Returns: the top-level ones, by their ids.
  func makeObjects(of elements: [DocumentElement]) {
    for element in elements {
      guard let object = makeObject(element) else { continue }
      kept.append(object)
    }
  }

  private func makeObject(_ element: DocumentElement) -> AnyObject? {
    switch element.name {
    case "customObject":
      guard element["id"].map({ !$0.hasPrefix("-") }) ?? true else { return nil }
      let made = ObjectMaker.make(type(CustomClass(of: element), as: NSObject.self) ?? NSObject.self)
      add(made, element)
      return made
    case "menu": return makeMenu(element)
    case "userDefaultsController", "arrayController", "objectController", "treeController":
      // Bindings are not supported; an empty object represents them for references.
      let made = NSObject()
      register(made, element.id)
      return made
    default: return nil
    }
  }

  private func makeMenu(_ element: DocumentElement) -> NSMenu {
    let menu = NSMenu(title: element["title"] ?? "")
    add(menu, element)
    for child in element.elements(in: "items") {
      guard child["isSeparatorItem"] != "YES" else {
        menu.addItem(.separator())
        continue
      }
      let item = NSMenuItem(
        title: child["title"] ?? "", action: nil, keyEquivalent: child["keyEquivalent"] ?? "")
      item.tag = child.integer("tag") ?? 0
      item.isEnabled = child.flag("enabled") ?? true
      item.isHidden = child.flag("hidden") ?? false
      item.state = child["state"] == "on" ? .on : .off
      if let submenu = child.first("menu") { item.submenu = makeMenu(submenu) }
      menu.addItem(item)
      add(item, child)
    }
    return menu
  }

  /// A window with its content.
  func makeWindow(_ document: InterfaceWindow, content: InterfaceView?) -> NSWindow {
    let base: NSWindow.Type = document.isPanel ? NSPanel.self : NSWindow.self
    let custom = type(document.customClass, as: NSWindow.self)
    let window = (custom ?? base).init(coder: NSCoder()) ?? NSWindow()
    window.styleMask = Self.style(document.styles)
    window.title = document.title
    if let rect = document.contentRect {
      window.setFrame(window.frameRect(forContentRect: CGRect(rect)), display: false)
    }
    if let size = document.minSize { window.contentMinSize = NSSize(width: size.width, height: size.height) }
    if let size = document.maxSize { window.contentMaxSize = NSSize(width: size.width, height: size.height) }
    if let content { window.contentView = inflate(content) }
    add(window, document.element)
    return window
  }

  private static func style(_ names: Set<String>) -> NSWindow.StyleMask {
    styles.reduce(into: []) { style, pair in
      if names.contains(pair.0) { style.insert(pair.1) }
    }
  }

  private static let styles: [(String, NSWindow.StyleMask)] = [
    ("titled", .titled), ("closable", .closable), ("miniaturizable", .miniaturizable),
    ("resizable", .resizable), ("utility", .utilityWindow), ("nonactivatingPanel", .nonactivatingPanel),
    ("HUD", .hudWindow), ("unifiedTitleAndToolbar", .unifiedTitleAndToolbar),
    ("fullSizeContentView", .fullSizeContentView), ("documentModal", .docModalWindow),
  ]

  // MARK: Finishing

  /// Connects outlets and actions, sets runtime attributes, and notifies the new objects (`awakeFromNib`).
  func finish() {
    let finished = sources
    sources = []
    for source in finished {
      connect(source.object, source.element)
      for attribute in source.attributes {
        guard let value = attribute.value.nibObject(in: bundle) else { continue }
        _ = MacKeyedValues.set(value, forKey: attribute.keyPath, of: source.object)
      }
    }
    var awake: Set<ObjectIdentifier> = []
    for source in finished where awake.insert(ObjectIdentifier(source.object)).inserted {
      switch source.object {
      case let responder as NSResponder: responder.awakeFromNib()
      case let object as any NibAwakening: object.awakeFromNib()
      default: break
      }
    }
    new = []
  }

  /// Connects the outlets and actions of a new or existing object, such as a file's owner.
  func connect(_ object: AnyObject, _ element: DocumentElement) {
    let connections = element.elements(in: "connections")
    var collections: [String] = []
    for connection in connections {
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let value = destination(connection) else { continue }
        set(value, forKey: property, of: object)
      case "outletCollection":
        if let name = connection["property"], !collections.contains(name) { collections.append(name) }
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object)
      default: continue
      }
    }
    for property in collections {
      let members = connections.filter { $0.name == "outletCollection" && $0["property"] == property }
      set(members.compactMap(destination), forKey: property, of: object)
    }
  }

  private func destination(_ connection: DocumentElement) -> AnyObject? {
    (connection["destination"] ?? connection["target"]).flatMap { self[$0] }
  }

  private func set(_ value: Any, forKey key: String, of object: AnyObject) {
    guard !MacKeyedValues.set(value, forKey: key, of: object) else { return }
    // Objects of unknown classes have no outlets.
    guard !LibraryModules.declare(Swift.type(of: object)), Swift.type(of: object) != NSObject.self else {
      return
    }
    preconditionFailure(
      """
      [<\(Swift.type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
      \(key). A stored property of that name, of a type that the value fits, would do.
      """)
  }

  private func connectAction(_ connection: DocumentElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    switch object {
    case let control as NSControl:
      control.target = destination(connection)
      control.action = Selector(name)
    case let item as NSMenuItem:
      item.target = destination(connection)
      item.action = Selector(name)
    case let recognizer as NSGestureRecognizer:
      recognizer.target = destination(connection)
      recognizer.action = Selector(name)
    default: break
    }
  }

  private func connectSegue(_ connection: DocumentElement, of object: AnyObject) {
    guard let id = connection.id else { return }
    switch object {
    case let control as NSControl:
      control.onAction = { [weak controller] sender in controller?.performSegue(id: id, sender: sender) }
    case let item as NSMenuItem:
      item.onAction = { [weak controller] sender in controller?.performSegue(id: id, sender: sender) }
    default: break
    }
  }
}

extension RuntimeAttribute.Value {
  /// The value to which a property is set; nil for colours and nil.
  @MainActor
  fileprivate func nibObject(in bundle: Bundle) -> Any? {
    switch self {
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(rect)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .image(let name): NSImage(named: name)
    case .color, .null: nil
    }
  }
}

extension CustomClass {
  init?(of element: DocumentElement) {
    guard let name = element["customClass"] else { return nil }
    self.init(name: name, module: element["customModule"])
  }
}
