/// The cell of a macOS control, which contains the control's content and its style.
public struct ControlCell: Sendable {
  /// The sizes of controls. The raw values are the documents' names.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    case regular, small, mini, large
  }

  /// The element of the document.
  public let element: DocumentElement

  /// The name of the element, such as `textFieldCell`.
  public var elementName: String { element.name }
  /// The text or title.
  public var title: String { element.longText("title") ?? "" }
  /// The attributed text; nil for plain text.
  public var attributedTitle: [AttributedFragment]? {
    ["attributedTitle", "attributedStringValue"].lazy.compactMap { key in
      element.first("attributedString", key: key)
    }.first.map { $0.all("fragment").map(AttributedFragment.init) }
  }
  /// The font; nil if the document names none.
  public var font: DocumentFont? { element.first("font", key: "font").map(DocumentFont.init) }
  /// The size in the document; regular by default.
  public var size: Size { element["controlSize"].flatMap(Size.init) ?? .regular }
  /// `left`, `center`, `right`, `justified` or `natural`; nil for natural.
  public var alignment: String? { element["alignment"] }
  /// The line break mode, such as `clipping`, `wordWrapping` or `truncatingTail`; nil for wrapping at words.
  public var lineBreakMode: String? { element["lineBreakMode"] }
  /// The border style, such as `bezel` or `border`; nil for none.
  public var borderStyle: String? { element["borderStyle"] }
  /// The style, such as `rounded` for buttons or `round` for text fields.
  public var bezelStyle: String? { element["bezelStyle"] }
  /// The type of a button or pop-up button, such as `push`, `check` or `radio`.
  public var type: String? { element["type"] }
  /// The name of the picture.
  public var imageName: String? {
    element["image"] ?? element.first("imageReference", key: "image")?["image"]
  }
  /// The position of the picture relative to the title, such as `left` or `only`; nil shows no
  /// picture with a title.
  public var imagePosition: String? { element["imagePosition"] }
  /// The scaling of the picture, such as `proportionallyDown`.
  public var imageScaling: String? { element["imageScaling"] }
  /// Whether the cell draws nothing.
  public var isTransparent: Bool { element.flag("transparent") ?? false }
  /// `on`, `mixed`, or nil for off.
  public var state: String? { element["state"] }
  /// The key that presses a button; nil for none.
  public var keyEquivalent: String? { element.longText("keyEquivalent") }
  /// The text that an empty field shows.
  public var placeholder: String? { element.longText("placeholderString") }
  /// Whether the control responds to clicks and keys.
  public var isEnabled: Bool { element.flag("enabled") ?? true }
  /// Whether the text can be edited.
  public var isEditable: Bool { element.flag("editable") ?? false }
  /// Whether the text can be selected.
  public var isSelectable: Bool { element.flag("selectable") ?? false }
  /// Whether the text scrolls instead of wrapping.
  public var isScrollable: Bool { element.flag("scrollable") ?? false }
  /// Whether the text stays on one line, whatever it contains.
  public var usesSingleLineMode: Bool { element.flag("usesSingleLineMode") ?? false }
  /// Whether the background colour is drawn.
  public var drawsBackground: Bool { element.flag("drawsBackground") ?? false }

  /// Whether a text field has a border, which lies at its frame's edges.
  public var isBordered: Bool { ["bezel", "border"].contains(borderStyle) }

  /// Whether text continues on further lines: words wrap unless the document sets another mode.
  public var wraps: Bool {
    !isScrollable && !usesSingleLineMode && ["wordWrapping", "charWrapping", nil].contains(lineBreakMode)
  }

  /// A colour of the cell, such as `textColor`; nil if the document has none.
  public func color(forKey key: String) -> DocumentColor? {
    element.first("color", key: key).flatMap(DocumentColor.init)
  }

  /// The menu of a pop-up button; empty if there is none.
  public var menuItems: [MenuItemContent] { element.first("menu").map(MenuItemContent.items) ?? [] }
  /// The id of the menu item that a pop-up button shows.
  public var selectedItem: String? { element["selectedItem"] }
  /// Whether a pop-up button shows its first item, and the others below it.
  public var pullsDown: Bool { element.flag("pullsDown") ?? false }

  /// The segments of a segmented control.
  public var segments: [CellSegment] { element.elements(in: "segments").map(CellSegment.init) }
  /// The style of a segmented control, such as `rounded` or `separated`.
  public var segmentStyle: String? { element["style"] }

  /// A slider's range, value and ticks.
  public var sliderSettings: SliderSettings {
    SliderSettings(
      minimum: element.number("minValue") ?? 0, maximum: element.number("maxValue") ?? 1,
      value: element.number("doubleValue") ?? 0, tickCount: element.integer("numberOfTickMarks") ?? 0,
      isCircular: element["sliderType"] == "circular")
  }
}

/// The values of a slider.
public struct SliderSettings: Hashable, Sendable {
  /// The minimum value.
  public var minimum: Double
  /// The largest value.
  public var maximum: Double
  /// The value.
  public var value: Double
  /// The number of marks along the slider.
  public var tickCount: Int
  /// Whether the slider is circular.
  public var isCircular: Bool
}

/// A segment of a segmented control of macOS.
public struct CellSegment: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The name of the picture.
  public var image: String?
  /// The width in the document, in points; nil for the content's width.
  public var width: Double?
  /// Whether the segment is selected.
  public var isSelected: Bool

  init(_ element: DocumentElement) {
    title = element.longText("label") ?? ""
    image = element["image"] ?? element.first("imageReference", key: "image")?["image"]
    width = element.number("width").flatMap { $0 > 0 ? $0 : nil }
    isSelected = element.flag("selected") ?? false
  }
}

/// An item of a menu.
public struct MenuItemContent: Hashable, Sendable {
  /// The id of the item.
  public var id: String?
  /// The title; empty for a separator.
  public var title: String
  /// Whether the item is a separator.
  public var isSeparator: Bool
  /// Whether the item is hidden.
  public var isHidden: Bool
  /// `on`, `mixed`, or nil for off.
  public var state: String?
  /// The key that chooses it; nil for none.
  public var keyEquivalent: String?
  /// The items of its submenu.
  public var submenu: [MenuItemContent]

  init(_ element: DocumentElement) {
    id = element.id
    title = element.longText("title") ?? ""
    isSeparator = element.flag("isSeparatorItem") ?? false
    isHidden = element.flag("hidden") ?? false
    state = element["state"]
    keyEquivalent = element.longText("keyEquivalent")
    submenu = element.first("menu").map(Self.items) ?? []
  }

  /// The items of `<menu>`. Recursive; the reader has already limited the depth.
  static func items(of menu: DocumentElement) -> [MenuItemContent] {
    menu.elements(in: "items").filter { $0.name == "menuItem" }.map(MenuItemContent.init)
  }
}

extension InterfaceScene {
  /// A menu of the scene with its items.
  public struct Menu: Sendable {
    /// The id of the menu.
    public let id: String?
    /// The title of the menu.
    public let title: String
    /// The items, in order.
    public let items: [MenuItemContent]
    /// The element of the document.
    public let element: DocumentElement
  }

  /// The top-level menus of the scene, and the application's main menu.
  public var menus: [Menu] {
    let objects = element.name == "objects" ? element.children : element.elements(in: "objects")
    return objects.flatMap { object in
      object.name == "menu" ? [object] : object.name == "application" ? object.all("menu") : []
    }.map { menu in
      Menu(
        id: menu.id, title: menu.longText("title") ?? "", items: MenuItemContent.items(of: menu),
        element: menu)
    }
  }
}

extension InterfaceView {
  /// The cell of a control of macOS; nil for views without one.
  public var cell: ControlCell? {
    element.value(forKey: "cell").map(ControlCell.init)
  }

  /// The size of a control: its cell's size or, for controls without a cell, its own.
  public var controlSize: ControlCell.Size {
    element["controlSize"].flatMap(ControlCell.Size.init) ?? cell?.size ?? .regular
  }
}
