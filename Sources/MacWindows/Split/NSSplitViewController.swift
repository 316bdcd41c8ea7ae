import AutoLayout
import Foundation

/// Shows its children side by side in a split view. (Apple, `NSSplitViewController`.)
open class NSSplitViewController: NSViewController, NSSplitViewDelegate, NSUserInterfaceValidations {
  /// Represents the system's choice. (AppKit's value is private; this is a guess.)
  public nonisolated static let automaticDimension: CGFloat = -1

  private var storedSplitView: NSSplitView?
  private var items: [NSSplitViewItem] = []
  open var minimumThicknessForInlineSidebars = NSSplitViewController.automaticDimension

  /// The split view, which is the controller's view unless a program sets both. It must be set before the view is loaded.
  open var splitView: NSSplitView {
    get {
      if let storedSplitView { return storedSplitView }
      let made = NSSplitView()
      made.isVertical = true
      made.dividerStyle = .thin
      storedSplitView = made
      return made
    }
    set { storedSplitView = newValue }
  }

  open override func loadView() { view = splitView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if splitView !== view, splitView.superview == nil { fill() }
    splitView.delegate = self
    for item in items { show(item) }
  }

  /// Makes a separately created split view fill the controller's view.
  private func fill() {
    splitView.frame = view.bounds
    splitView.autoresizingMask = [.width, .height]
    view.addSubview(splitView)
  }

  // MARK: Items

  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items.reversed() { removeSplitViewItem(item) }
      for item in newValue { addSplitViewItem(item) }
    }
  }
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    precondition((0...items.count).contains(index), "No place \(index) among \(items.count) items")
    items.insert(splitViewItem, at: index)
    splitViewItem.controller = self
    super.insertChild(splitViewItem.viewController, at: index)
    if isViewLoaded { show(splitViewItem) }
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard let index = items.firstIndex(where: { $0 === splitViewItem }) else {
      preconditionFailure("The item to remove is not in the split view controller")
    }
    items.remove(at: index)
    splitViewItem.controller = nil
    NSLayoutConstraint.deactivate(splitViewItem.limits)
    splitViewItem.limits = []
    splitViewItem.viewController.viewIfLoaded?.removeFromSuperview()
    super.removeChild(at: index)
  }
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertSplitViewItem(NSSplitViewItem(viewController: childViewController), at: index)
  }
  open override func removeChild(at index: Int) {
    guard items.indices.contains(index) else { return super.removeChild(at: index) }
    removeSplitViewItem(items[index])
  }

  /// Loads the item's view and shows it. The view of an item that is collapsed at first loads when the item expands. (Apple,
  /// `NSSplitViewController`.)
  private func show(_ item: NSSplitViewItem) {
    guard !item.isCollapsed || item.viewController.isViewLoaded else { return }
    let pane = item.viewController.view
    guard !splitView.arrangedSubviews.contains(where: { $0 === pane }) else { return }
    let index = items.prefix { $0 !== item }.filter {
      $0.viewController.viewIfLoaded?.superview === splitView
    }.count
    splitView.insertArrangedSubview(pane, at: index)
    pane.isHidden = item.isCollapsed
    holdingPriorityDidChange(of: item)
    limitsDidChange(of: item)
  }

  // MARK: Changes of items

  func holdingPriorityDidChange(of item: NSSplitViewItem) {
    guard let index = place(of: item) else { return }
    splitView.setHoldingPriority(item.holdingPriority, forSubviewAt: index)
  }

  private func place(of item: NSSplitViewItem) -> Int? {
    guard isViewLoaded, let pane = item.viewController.viewIfLoaded else { return nil }
    return splitView.arrangedSubviews.firstIndex { $0 === pane }
  }

  /// Updates the pane's limits, which are required constraints; they are inactive while it is collapsed.
  func limitsDidChange(of item: NSSplitViewItem) {
    NSLayoutConstraint.deactivate(item.limits)
    item.limits = []
    guard isViewLoaded, !item.isCollapsed, let pane = item.viewController.viewIfLoaded, pane.superview != nil
    else { return }
    let thickness = splitView.isVertical ? pane.widthAnchor : pane.heightAnchor
    if item.minimumThickness > 0 {
      item.limits.append(thickness.constraint(greaterThanOrEqualToConstant: item.minimumThickness))
    }
    if item.maximumThickness > 0 {
      item.limits.append(thickness.constraint(lessThanOrEqualToConstant: item.maximumThickness))
    }
    for limit in item.limits { limit.kind = .system }
    NSLayoutConstraint.activate(item.limits)
  }

  func collapseDidChange(of item: NSSplitViewItem) {
    guard isViewLoaded else { return }
    show(item)
    item.viewController.viewIfLoaded?.isHidden = item.isCollapsed
    limitsDidChange(of: item)
    splitView.adjustSubviews()
    NotificationCenter.default.post(name: NSSplitView.didResizeSubviewsNotification, object: splitView)
  }

  // MARK: Actions

  /// Collapses the first sidebar, or expands it.
  @IBAction open func toggleSidebar(_ sender: Any?) { toggle(.sidebar) }
  /// Collapses the inspector, or expands it. (macOS 14.)
  @IBAction open func toggleInspector(_ sender: Any?) { toggle(.inspector) }

  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    guard let item = items.first(where: { $0.behavior == behavior && $0.canCollapse }) else { return }
    item.animator().isCollapsed.toggle()
  }

  open override func perform(_ action: Selector, from sender: Any?) -> Bool {
    switch action {
    case "toggleSidebar:": toggleSidebar(sender)
    case "toggleInspector:": toggleInspector(sender)
    default: return super.perform(action, from: sender)
    }
    return true
  }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    item.action != "toggleSidebar:" || items.contains { $0.behavior == .sidebar }
  }

  // MARK: The split view's delegate. Overrides call super.

  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    items.first { $0.viewController.viewIfLoaded === subview }?.canCollapse ?? false
  }
  open func splitView(
    _ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int
  ) -> Bool {
    let pair = items.dropFirst(dividerIndex).prefix(2)
    return pair.contains(where: \.isCollapsed)
  }
}
