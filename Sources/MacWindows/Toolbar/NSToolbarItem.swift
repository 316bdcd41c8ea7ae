import AutoLayout
import Foundation
import Graphics

/// An item of a toolbar: a picture with a label, or a view. (Apple, `NSToolbarItem`.)
@preconcurrency @MainActor
open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  /// Raw values match AppKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let space = Identifier("NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    public static let print = Identifier("NSToolbarPrintItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
    public static let inspectorTrackingSeparator = Identifier(
      "NSToolbarInspectorTrackingSeparatorItemIdentifier")
  }

  /// The priority of an item's visibility if space is limited. Raw values match AppKit's.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let standard = VisibilityPriority(0)
    public static let low = VisibilityPriority(-1000)
    public static let high = VisibilityPriority(1000)
    public static let user = VisibilityPriority(2000)
  }

  public let itemIdentifier: Identifier
  open internal(set) weak var toolbar: NSToolbar?
  @AlwaysObserved open var label = "" { didSet { toolbar?.itemsDidChange() } }
  open var paletteLabel = ""
  open var possibleLabels: Set<String> = []
  @AlwaysObserved open var title = "" { didSet { toolbar?.itemsDidChange() } }
  open var toolTip: String?
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  /// Called instead of a method by name, when the item is chosen. (This package's own: see `NSControl.onAction`.)
  open var onAction: (@MainActor (NSToolbarItem) -> Void)?
  open var isEnabled = true
  @AlwaysObserved open var image: NSImage? { didSet { toolbar?.itemsDidChange() } }
  /// A view that replaces picture and label.
  @AlwaysObserved open var view: NSView? { didSet { toolbar?.itemsDidChange() } }
  open var isBordered = false
  open var isNavigational = false
  @AlwaysObserved open var isHidden = false { didSet { toolbar?.itemsDidChange() } }
  open var autovalidates = true
  open var menuFormRepresentation: NSMenuItem?
  open var visibilityPriority = VisibilityPriority.standard
  /// The smallest size of the view, in points. (Deprecated since macOS 11 in favour of constraints.)
  @AlwaysObserved open var minSize = NSSize.zero { didSet { toolbar?.itemsDidChange() } }
  /// The largest size of the view, in points. (Deprecated since macOS 11.)
  @AlwaysObserved open var maxSize = NSSize.zero { didSet { toolbar?.itemsDidChange() } }
  open var isVisible: Bool { toolbar?.isVisible ?? false }
  open var allowsDuplicatesInToolbar: Bool { itemIdentifier == .space || itemIdentifier == .flexibleSpace }

  /// The width to which the item's view shrinks in a toolbar that is too narrow; nil for a view that keeps its width.
  @_spi(ViewHooks) open var leastWidth: CGFloat? { nil }

  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// Enables or disables the item as its target decides.
  open func validate() {
    guard autovalidates else { return }
    if let validating = target as? any NSToolbarItemValidation {
      isEnabled = validating.validateToolbarItem(self)
    } else if let validating = target as? any NSUserInterfaceValidations {
      isEnabled = validating.validateUserInterfaceItem(self)
    }
  }

  /// Runs ``onAction``, and sends the action through the application. (This package's own: on a Mac a click does
  /// this.)
  public func performClick() {
    guard isEnabled else { return }
    // A click selects selectable items. (Apple, `toolbarSelectableItemIdentifiers(_:)`.)
    if let toolbar,
      toolbar.delegate?.toolbarSelectableItemIdentifiers(toolbar).contains(itemIdentifier) == true
    {
      toolbar.selectedItemIdentifier = itemIdentifier
    }
    onAction?(self)
    guard let action else { return }
    NSApplication.shared.sendAction(action, to: target, from: self)
  }

  /// The system's items, which are not created by the delegate.
  static func standard(_ identifier: Identifier) -> NSToolbarItem? {
    let item: NSToolbarItem
    switch identifier {
    case .space, .flexibleSpace, .showColors, .showFonts, .print:
      item = NSToolbarItem(itemIdentifier: identifier)
    case .toggleSidebar:
      item = NSToolbarItem(itemIdentifier: identifier)
      item.label = "Sidebar"
      item.action = "toggleSidebar:"
      item.image = NSImage(systemSymbolName: "sidebar.left", accessibilityDescription: item.label)
    case .toggleInspector:
      item = NSToolbarItem(itemIdentifier: identifier)
      item.label = "Inspector"
      item.action = "toggleInspector:"
      item.image = NSImage(systemSymbolName: "sidebar.right", accessibilityDescription: item.label)
    case .sidebarTrackingSeparator, .inspectorTrackingSeparator:
      item = NSTrackingSeparatorToolbarItem(itemIdentifier: identifier)
    default: return nil
    }
    return item
  }
}

/// A separator that continues a split view's divider in the toolbar. (Apple,
/// `NSTrackingSeparatorToolbarItem`.)
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  open weak var splitView: NSSplitView?
  open var dividerIndex = 0

  public convenience init(
    identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int
  ) {
    self.init(itemIdentifier: identifier)
    self.splitView = splitView
    self.dividerIndex = dividerIndex
  }
}

/// A group of items. (Apple, `NSToolbarItemGroup`.)
open class NSToolbarItemGroup: NSToolbarItem {
  /// Raw values match AppKit's.
  public enum SelectionMode: Int, Hashable, Sendable {
    case selectOne = 0
    case selectAny, momentary
  }

  /// Raw values match AppKit's.
  public enum ControlRepresentation: Int, Hashable, Sendable {
    case automatic = 0
    case expanded, collapsed
  }

  open var subitems: [NSToolbarItem] = []
  open var selectionMode = SelectionMode.momentary
  open var controlRepresentation = ControlRepresentation.automatic
  private var chosen: Set<Int> = []
  /// The index of the item selected last; −1 for none.
  open var selectedIndex: Int {
    get { chosen.max() ?? -1 }
    set { setSelected(true, at: newValue) }
  }
  open func setSelected(_ selected: Bool, at index: Int) {
    if selectionMode == .selectOne { chosen = [] }
    if selected { chosen.insert(index) } else { chosen.remove(index) }
  }
  open func isSelected(at index: Int) -> Bool { chosen.contains(index) }
}

/// An item that opens a menu. (Apple, `NSMenuToolbarItem`.)
open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu()
  open var showsIndicator = true
}

/// An object that validates a toolbar's items. (Apple, `NSToolbarItemValidation`.)
@preconcurrency @MainActor
public protocol NSToolbarItemValidation: NSObjectProtocol {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
