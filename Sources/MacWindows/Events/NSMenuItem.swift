import AutoLayout
import Foundation

/// A line of a menu. (Apple, `NSMenuItem`.)
@preconcurrency @MainActor
open class NSMenuItem: NSObject, NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem {
  @AlwaysObserved open var title: String { didSet { if title != oldValue { menu?.itemChanged(self) } } }
  open var attributedTitle: NSAttributedString?
  open var subtitle: String?
  /// The name of the method that the item calls.
  open var action: Selector?
  /// The object whose method it is; nil for the first responder that has it. Not retained.
  open weak var target: AnyObject?
  /// Called instead of a method by name, when the item is chosen. (This package's own: see `NSControl.onAction`.)
  open var onAction: (@MainActor (NSMenuItem) -> Void)?
  /// The key that chooses the item, together with the modifiers; capital letters imply the shift key.
  open var keyEquivalent: String
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  open var allowsKeyEquivalentWhenHidden = false
  @AlwaysObserved open var isEnabled = true {
    didSet { if isEnabled != oldValue { menu?.itemChanged(self) } }
  }
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { menu?.itemChanged(self) } }
  }
  open var isAlternate = false
  open var tag = 0
  open var state = NSControlStateValue.off
  @AlwaysObserved open var image: NSImage? { didSet { if image !== oldValue { menu?.itemChanged(self) } } }
  open var onStateImage: NSImage?
  open var offStateImage: NSImage?
  open var mixedStateImage: NSImage?
  open var toolTip: String?
  /// A view instead of the title. (Apple, `view`.) Stored only: menus are not drawn.
  open var view: NSView?
  open var representedObject: Any?
  /// A number or a word at the end of the line. (Apple, `badge`.) Stored only: menus are not drawn.
  open var badge: NSMenuItemBadge?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The indentation level of the title, from 0 to 15.
  @AlwaysObserved open var indentationLevel = 0 {
    didSet { _indentationLevel.wrappedValue = min(Self.deepestIndentation, max(0, indentationLevel)) }
  }
  private static let deepestIndentation = 15
  /// The menu that the item is in.
  open internal(set) weak var menu: NSMenu?
  open private(set) var isSeparatorItem = false

  /// Traps for a menu that is another item's submenu, as AppKit does.
  @AlwaysObserved open var submenu: NSMenu? {
    didSet {
      guard oldValue !== submenu else { return }
      precondition(submenu?.supermenu == nil, "Invalid parameter not satisfying: the submenu has a supermenu")
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
      menu?.itemChanged(self)
    }
  }

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    _title = AlwaysObserved(wrappedValue: string)
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Decodes nothing.
  public required init(coder: NSCoder) {
    _title = AlwaysObserved(wrappedValue: "")
    keyEquivalent = ""
    super.init()
  }

  /// A line between items.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    item.isEnabled = false
    return item
  }

  /// A title of a section of a menu. (macOS 14.)
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }

  open private(set) var isSectionHeader = false
  open var hasSubmenu: Bool { submenu != nil }
  open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
  /// False: no menu is ever open here.
  open var isHighlighted: Bool { false }
  open var isHiddenOrHasHiddenAncestor: Bool {
    var item: NSMenuItem? = self
    while let tried = item {
      if tried.isHidden { return true }
      item = tried.parent
    }
    return false
  }

  open override var description: String {
    let shown = onMainThread { isSeparatorItem ? "separator" : title }
    return "<NSMenuItem: \(shown ?? "")>"
  }
}

/// A number or a word at the end of a menu's line. (Apple, `NSMenuItemBadge`, macOS 14.)
@preconcurrency @MainActor
open class NSMenuItemBadge: NSObject {
  /// The meaning of a badge. Raw values match AppKit's.
  public enum BadgeType: Int, Hashable, Sendable {
    case none = 0
    case updates, newItems, alerts
  }

  public let itemCount: Int
  public let type: BadgeType
  private let text: String?
  /// The text of the badge: its own, or the number. AppKit's texts for the kinds of badges are not known, so only the
  /// number is shown.
  open var stringValue: String? { text ?? String(itemCount) }

  public init(count itemCount: Int, type: BadgeType) {
    (self.itemCount, self.type, text) = (itemCount, type, nil)
    super.init()
  }
  public convenience init(count itemCount: Int) { self.init(count: itemCount, type: .none) }
  public init(string: String) {
    (itemCount, type, text) = (0, .none, string)
    super.init()
  }

  open class func updates(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .updates)
  }
  open class func newItems(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .newItems)
  }
  open class func alerts(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .alerts)
  }
}
