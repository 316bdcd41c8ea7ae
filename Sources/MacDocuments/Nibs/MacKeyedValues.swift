import Foundation
@_spi(ViewHooks) import MacLists

/// Sets properties by name, as documents do with outlets and user-defined runtime attributes.
@MainActor
enum MacKeyedValues {
  /// - Returns: false if the object has no property of that name and type.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    setBuiltIn(value, key, object) || setDelegate(value, key, object)
      || PropertyValues.write(value, to: key, of: object)
  }

  /// Sets the outlets of the façade's classes.
  private static func setBuiltIn(_ value: Any?, _ key: String, _ object: AnyObject) -> Bool {
    switch (object, key) {
    case (let controller as NSViewController, "view"):
      guard let view = value as? NSView else { return false }
      controller.view = view
    case (let controller as NSWindowController, "window"): controller.window = value as? NSWindow
    case (let window as NSWindow, "initialFirstResponder"): window.initialFirstResponder = value as? NSView
    case (let responder as NSResponder, "menu"): responder.menu = value as? NSMenu
    case (let item as NSMenuItem, "submenu"): item.submenu = value as? NSMenu
    case (let view as NSView, "nextKeyView"): view.nextKeyView = value as? NSView
    case (let application as NSApplication, "mainMenu"): application.mainMenu = value as? NSMenu
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: Any?, _ key: String, _ object: AnyObject) -> Bool {
    switch (object, key) {
    case (let window as NSWindow, "delegate"): window.delegate = value as? any NSWindowDelegate
    case (let application as NSApplication, "delegate"):
      application.delegate = value as? any NSApplicationDelegate
    case (let outline as NSOutlineView, "delegate"): outline.delegate = value as? any NSOutlineViewDelegate
    case (let outline as NSOutlineView, "dataSource"):
      outline.dataSource = value as? any NSOutlineViewDataSource
    case (let table as NSTableView, "delegate"): table.delegate = value as? any NSTableViewDelegate
    case (let table as NSTableView, "dataSource"): table.dataSource = value as? any NSTableViewDataSource
    case (let collection as NSCollectionView, "delegate"):
      collection.delegate = value as? any NSCollectionViewDelegate
    case (let collection as NSCollectionView, "dataSource"):
      collection.dataSource = value as? any NSCollectionViewDataSource
    case (let box as NSComboBox, "dataSource"): box.dataSource = value as? any NSComboBoxDataSource
    case (let field as NSTextField, "delegate"): field.delegate = value as? any NSTextFieldDelegate
    case (let view as NSTextView, "delegate"): view.delegate = value as? any NSTextViewDelegate
    case (let menu as NSMenu, "delegate"): menu.delegate = value as? any NSMenuDelegate
    case (let tabs as NSTabView, "delegate"): tabs.delegate = value as? any NSTabViewDelegate
    case (let split as NSSplitView, "delegate"): split.delegate = value as? any NSSplitViewDelegate
    default: return false
    }
    return true
  }
}
