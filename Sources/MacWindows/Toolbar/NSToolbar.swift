import AutoLayout
import Foundation
import Graphics

/// The items below or beside a window's title. (Apple, `NSToolbar`.)
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  public typealias Identifier = String

  /// Raw values match AppKit's.
  public enum DisplayMode: UInt, Hashable, Sendable {
    case `default` = 0
    case iconAndLabel, iconOnly, labelOnly
  }

  /// Raw values match AppKit's.
  public enum SizeMode: UInt, Hashable, Sendable {
    case `default` = 0
    case regular, small
  }

  public let identifier: Identifier
  /// The delegate that creates the items. Once there is a window, setting it adds the default items.
  open weak var delegate: (any NSToolbarDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any NSToolbarDelegate)? {
    didSet { fillIfPossible() }
  }
  @AlwaysObserved open var displayMode = DisplayMode.default { didSet { itemsDidChange() } }
  @AlwaysObserved open var sizeMode = SizeMode.default { didSet { itemsDidChange() } }
  @AlwaysObserved open var isVisible = true {
    didSet { if isVisible != oldValue { hostWindow?.barsDidChange() } }
  }
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var allowsExtensionItems = false
  open var allowsDisplayModeCustomization = true
  open var showsBaselineSeparator = true
  @AlwaysObserved open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { hostWindow?.frameView.needsDisplay = true }
  }
  /// The items to centre in the window.
  @AlwaysObserved open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = [] {
    didSet { itemsDidChange() }
  }
  open var centeredItemIdentifier: NSToolbarItem.Identifier? {
    get { centeredItemIdentifiers.sorted { $0.rawValue < $1.rawValue }.first }
    set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
  }
  open var customizationPaletteIsRunning: Bool { false }
  open private(set) var items: [NSToolbarItem] = []
  /// The visible items. There is no overflow menu, so these are all items that are not hidden.
  open var visibleItems: [NSToolbarItem]? { items.filter { !$0.isHidden } }
  private var hasBeenFilled = false
  /// The window whose toolbar it is.
  weak var hostWindow: NSWindow? { didSet { fillIfPossible() } }

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  public override convenience init() { self.init(identifier: "") }

  // MARK: Items

  private func fillIfPossible() {
    guard !hasBeenFilled, hostWindow != nil, let delegate else { return }
    hasBeenFilled = true
    for identifier in delegate.toolbarDefaultItemIdentifiers(self) {
      insertItem(withItemIdentifier: identifier, at: items.count)
    }
  }

  /// Inserts an item, created by the delegate unless it is one of the system's. The delegate hears of it before. (Apple,
  /// `toolbarWillAddItem(_:)`.)
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    let made =
      NSToolbarItem.standard(itemIdentifier)
      ?? delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
    guard let made else { return }
    let notification = Notification(
      name: NSToolbar.willAddItemNotification, object: self, userInfo: ["item": made])
    delegate?.toolbarWillAddItem(notification)
    NotificationCenter.default.post(notification)
    items.insert(made, at: min(max(0, index), items.count))
    made.toolbar = self
    itemsDidChange()
  }

  open func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    let removed = items.remove(at: index)
    removed.toolbar = nil
    let notification = Notification(
      name: NSToolbar.didRemoveItemNotification, object: self, userInfo: ["item": removed])
    delegate?.toolbarDidRemoveItem(notification)
    NotificationCenter.default.post(notification)
    itemsDidChange()
  }

  open func validateVisibleItems() { for item in visibleItems ?? [] { item.validate() } }
  open func runCustomizationPalette(_ sender: Any?) {}
  open var configuration: [String: Any] {
    ["TB Display Mode": displayMode.rawValue, "TB Is Shown": isVisible]
  }
  open func setConfiguration(_ configDict: [String: Any]) {}

  func itemsDidChange() { hostWindow?.extras.toolbarView?.rebuild() }

  public nonisolated static let willAddItemNotification = Notification.Name(
    "NSToolbarWillAddItemNotification")
  public nonisolated static let didRemoveItemNotification = Notification.Name(
    "NSToolbarDidRemoveItemNotification")
}

// MARK: Heights

extension NSToolbar {
  /// The height of title bar and toolbar together, in points: 52 beside each other, 38 compact (not measured:
  /// guesses).
  private static let unifiedHeight: CGFloat = 52
  private static let compactHeight: CGFloat = 38
  /// The height below the title bar, in points, for icons with labels (a guess).
  private static let expandedHeight: CGFloat = 53
  private static let preferenceHeight: CGFloat = 51

  /// The points that the toolbar adds to the title bar's height; none while it is hidden.
  func barHeight(_ style: NSWindow.ToolbarStyle) -> CGFloat {
    guard isVisible else { return 0 }
    switch style {
    case .automatic, .unified: return Self.unifiedHeight - NSWindow.titleBarHeight
    case .unifiedCompact: return Self.compactHeight - NSWindow.titleBarHeight
    case .expanded: return Self.expandedHeight
    case .preference: return Self.preferenceHeight
    }
  }

  /// The strip of the items: its distance from the window's top, its height, and its distance from the
  /// left edge.
  func strip(
    _ style: NSWindow.ToolbarStyle, titleHeight: CGFloat
  ) -> (top: CGFloat, height: CGFloat, inset: CGFloat) {
    switch style {
    case .expanded, .preference: (titleHeight, barHeight(style), 0)
    default: (0, titleHeight + barHeight(style), NSWindow.buttonsEnd)
    }
  }
}

/// Creates the items of a toolbar. (Apple, `NSToolbarDelegate`.) All methods are optional.
@preconcurrency @MainActor
public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called: toolbars cannot be customised here.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called: toolbars cannot be customised here.
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  /// Never called: toolbars cannot be customised here.
  func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool
  func toolbarWillAddItem(_ notification: Notification)
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
  public func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool { true }
  public func toolbarWillAddItem(_ notification: Notification) {}
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}
