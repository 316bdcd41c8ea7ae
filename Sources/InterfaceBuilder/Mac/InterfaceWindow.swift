/// A window or panel of a macOS document.
public struct InterfaceWindow: Sendable {
  /// The id of the window.
  public let id: String?
  /// The text in the title bar.
  public let title: String
  /// The author's class; `NSPanel` for panels, nil for plain windows.
  public let customClass: CustomClass?
  /// The label that the document's author gave it.
  public let userLabel: String?
  /// The content's rectangle on the screen, in points, y up.
  public let contentRect: DocumentRect?
  /// The rectangle of the screen on which the window was designed, in points.
  public let screenRect: DocumentRect?
  /// The window's styles, by the documents' names, such as `titled` or `fullSizeContentView`.
  public let styles: Set<String>
  /// The minimum size of the content, in points; nil for none.
  public let minSize: DocumentSize?
  /// The largest size of the content, in points; nil for none.
  public let maxSize: DocumentSize?
  /// `hidden` hides the title; nil shows it.
  public let titleVisibility: String?
  /// The toolbar; nil for none.
  public let toolbar: ToolbarContent?
  /// The id of the content view; nil in storyboards, whose content is another scene's controller.
  public let contentViewID: String?
  /// The element of the document.
  public let element: DocumentElement

  /// The place of the element.
  public var position: DocumentPosition { element.position }
  /// Whether the window is a panel.
  public var isPanel: Bool { customClass?.name == "NSPanel" || styles.contains("utility") }

  init(_ element: DocumentElement) {
    id = element.id
    title = element.longText("title") ?? ""
    customClass = CustomClass(element)
    userLabel = element["userLabel"]
    contentRect = element.rect(forKey: "contentRect")
    screenRect = element.rect(forKey: "screenRect")
    let mask = element.value(forKey: "styleMask")
    styles = Set((mask?.attributes ?? [:]).filter { $0.value == "YES" }.keys)
    minSize = element.first("value", key: "minSize").flatMap(DocumentSize.init(value:))
    maxSize = element.first("value", key: "maxSize").flatMap(DocumentSize.init(value:))
    titleVisibility = element["titleVisibility"]
    toolbar = element.first("toolbar").map(ToolbarContent.init)
    contentViewID = element.value(forKey: "contentView")?.id
    self.element = element
  }
}

extension InterfaceScene {
  /// The windows of the scene, in document order: top-level ones, and those of window controllers.
  public var windows: [InterfaceWindow] {
    let objects = element.name == "objects" ? element.children : element.elements(in: "objects")
    return objects.flatMap { object in
      object.name == "window" ? [object] : object.name == "windowController" ? object.all("window") : []
    }.map(InterfaceWindow.init)
  }
}

/// A toolbar of a window.
public struct ToolbarContent: Hashable, Sendable {
  /// The display mode, such as `iconAndLabel` or `iconOnly`.
  public var displayMode: String
  /// `regular` or `small`.
  public var sizeMode: String
  /// The initial items of the toolbar, in order.
  public var items: [ToolbarItemContent]
  /// All items that it can show.
  public var allowedItems: [ToolbarItemContent]

  init(_ element: DocumentElement) {
    displayMode = element["displayMode"] ?? "iconAndLabel"
    sizeMode = element["sizeMode"] ?? "regular"
    let allowed = element.elements(in: "allowedToolbarItems").map(ToolbarItemContent.init)
    // The initial items refer to the allowed ones, whose elements contain all properties.
    items = element.elements(in: "defaultToolbarItems").compactMap { shown in
      allowed.first { $0.id != nil && $0.id == (shown["reference"] ?? shown.id) }
    }
    allowedItems = allowed
  }
}

/// An item of a toolbar.
public struct ToolbarItemContent: Hashable, Sendable {
  /// The id of the item.
  public var id: String?
  /// The identifier of the item; those of the system's items begin with `NSToolbar`.
  public var identifier: String?
  /// The text below the picture.
  public var label: String?
  /// The name of the picture.
  public var image: String?
  /// The id of the view that the item shows; nil for a picture.
  public var viewID: String?
  /// The minimum size of the view, in points.
  public var minSize: DocumentSize?
  /// The largest size of the view, in points.
  public var maxSize: DocumentSize?

  init(_ element: DocumentElement) {
    id = element.id
    identifier = element["explicitItemIdentifier"] ?? element["implicitItemIdentifier"]
    label = element["label"]
    image = element["image"] ?? element.first("imageReference", key: "image")?["image"]
    viewID = element.value(forKey: "view")?.id
    minSize = element.size(forKey: "minSize")
    maxSize = element.size(forKey: "maxSize")
  }
}

extension DocumentSize {
  /// Reads `<value type="size">`, which contains the limits of windows; nil for another element.
  init?(value element: DocumentElement) {
    guard element["type"] == "size", let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    self.init(width: width, height: height)
  }
}
