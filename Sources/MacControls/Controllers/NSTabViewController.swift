import AutoLayout
import Foundation

/// Shows one of its children at a time, selected by tabs. (Apple, `NSTabViewController`.)
open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  /// Raw values match AppKit's.
  public enum TabStyle: Int, Hashable, Sendable {
    case segmentedControlOnTop = 0
    case segmentedControlOnBottom, toolbar
    case unspecified = -1
  }

  private var storedTabView: NSTabView?
  private var items: [NSTabViewItem] = []
  @AlwaysObserved open var tabStyle = TabStyle.segmentedControlOnTop {
    didSet { if tabStyle != oldValue { styleDidChange() } }
  }
  open var transitionOptions: TransitionOptions = [.crossfade, .allowUserInteraction]
  /// Whether the controller's title is that of the child shown. Default true.
  open var canPropagateSelectedChildViewControllerTitle = true

  /// The tab view, which fills the controller's view. It must be set before the view is loaded.
  open var tabView: NSTabView {
    get {
      if let storedTabView { return storedTabView }
      let made = NSTabView()
      storedTabView = made
      return made
    }
    set { storedTabView = newValue }
  }

  open override func loadView() { view = NSView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    styleDidChange()
    tabView.delegate = self
    tabView.frame = view.bounds
    tabView.autoresizingMask = [.width, .height]
    if tabView !== view { view.addSubview(tabView) }
    for item in items where tabView.indexOfTabViewItem(item) == NSNotFound { tabView.addTabViewItem(item) }
    if let selected = items.first { tabView.selectTabViewItem(selected) }
    selectionDidChange()
  }

  // MARK: Items

  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items.reversed() { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: items.count) }
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    precondition((0...items.count).contains(index), "No place \(index) among \(items.count) tab view items")
    guard let controller = tabViewItem.viewController else {
      preconditionFailure("A tab view item of a controller needs a view controller")
    }
    items.insert(tabViewItem, at: index)
    super.insertChild(controller, at: index)
    guard isViewLoaded else { return }
    tabView.insertTabViewItem(tabViewItem, at: index)
    fillToolbar()
    selectionDidChange()
  }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = items.firstIndex(where: { $0 === tabViewItem }) else {
      preconditionFailure("The item to remove is not in the tab view controller")
    }
    items.remove(at: index)
    if children.indices.contains(index) { super.removeChild(at: index) }
    if isViewLoaded { tabView.removeTabViewItem(tabViewItem) }
  }
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    items.first { $0.viewController === viewController }
  }
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    let item = NSTabViewItem(viewController: childViewController)
    if let title = childViewController.title { item.label = title }
    insertTabViewItem(item, at: index)
  }
  open override func removeChild(at index: Int) {
    guard items.indices.contains(index) else { return super.removeChild(at: index) }
    removeTabViewItem(items[index])
  }

  /// The index of the selected item; −1 without items.
  open var selectedTabViewItemIndex: Int {
    get {
      guard isViewLoaded, let selected = tabView.selectedTabViewItem else { return items.isEmpty ? -1 : 0 }
      return items.firstIndex { $0 === selected } ?? -1
    }
    set {
      loadViewIfNeeded()
      guard items.indices.contains(newValue) else { return }
      tabView.selectTabViewItem(at: newValue)
      selectionDidChange()
    }
  }

  private func selectionDidChange() {
    let index = selectedTabViewItemIndex
    guard items.indices.contains(index) else { return }
    if canPropagateSelectedChildViewControllerTitle, let title = items[index].viewController?.title {
      self.title = title
    }
    toolbar?.selectedItemIdentifier = identifier(at: index)
  }

  // MARK: Styles

  private func styleDidChange() {
    guard isViewLoaded else { return }
    tabView.tabPosition =
      switch tabStyle {
      case .segmentedControlOnTop: .top
      case .segmentedControlOnBottom: .bottom
      case .toolbar, .unspecified: .none
      }
    if tabStyle == .toolbar || tabStyle == .unspecified { tabView.tabViewBorderType = .none }
    putToolbarIntoWindow()
  }

  private var toolbar: NSToolbar?

  open override func viewWillAppear() {
    super.viewWillAppear()
    putToolbarIntoWindow()
  }

  /// Adds the toolbar to the window, for the style whose tabs are toolbar items.
  private func putToolbarIntoWindow() {
    guard tabStyle == .toolbar, let window = view.window, window.toolbar == nil else { return }
    let made = NSToolbar(identifier: "NSTabViewController")
    made.delegate = self
    toolbar = made
    window.toolbar = made
    selectionDidChange()
  }

  private func fillToolbar() {
    guard let toolbar else { return }
    for index in toolbar.items.indices.reversed() { toolbar.removeItem(at: index) }
    for index in items.indices { toolbar.insertItem(withItemIdentifier: identifier(at: index), at: index) }
  }

  private func identifier(at index: Int) -> NSToolbarItem.Identifier {
    NSToolbarItem.Identifier((items[index].identifier as? String) ?? "Tab \(index)")
  }

  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.indices.map(identifier)
  }
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar)
  }
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar)
  }
  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard let index = items.indices.first(where: { identifier(at: $0) == itemIdentifier }) else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = items[index].label
    item.image = items[index].image
    item.onAction = { [weak self] _ in self?.selectedTabViewItemIndex = index }
    return item
  }

  // MARK: The tab view's delegate. Overrides call super.

  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) { selectionDidChange() }
  open func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}
