import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// A table of items with children. (Apple, `NSOutlineView`.)
@preconcurrency @MainActor
open class NSOutlineView: NSTableView {
  var tree = OutlineTree()

  @_nonoverride open weak var dataSource: (any NSOutlineViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any NSOutlineViewDataSource)? { didSet { reloadData() } }
  @_nonoverride open weak var delegate: (any NSOutlineViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any NSOutlineViewDelegate)? { didSet { reloadData() } }

  /// The column that is indented; by default the first.
  open var outlineTableColumn: NSTableColumn? {
    get { storedOutlineColumn ?? tableColumns.first }
    set {
      storedOutlineColumn = newValue
      geometryDidChange()
    }
  }
  private weak var storedOutlineColumn: NSTableColumn?
  /// The indentation per level, in points. A negative one is ignored.
  open var indentationPerLevel: CGFloat {
    get { storedIndentation ?? MacTableMetrics.indentation(era: metricEra) }
    set {
      guard newValue >= 0 else { return }
      storedIndentation = newValue
      geometryDidChange()
    }
  }
  private var storedIndentation: CGFloat?
  @AlwaysObserved open var indentationMarkerFollowsCell = true { didSet { needsDisplay = true } }
  open var autoresizesOutlineColumn = true
  open var autosaveExpandedItems = false
  open var stronglyReferencesItems = true

  // MARK: Data source and delegate

  func dataSourceChildCount(_ item: Any?) -> Int {
    max(0, dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0)
  }

  private func loadIfNeeded() {
    guard !tree.isLoaded else { return }
    tree.load(count: dataSourceChildCount(nil)) { dataSource?.outlineView(self, child: $0, ofItem: nil) }
  }

  private func loadChildren(of entry: OutlineEntry) {
    guard !entry.hasLoadedChildren else { return }
    entry.load(count: dataSourceChildCount(entry.item)) {
      dataSource?.outlineView(self, child: $0, ofItem: entry.item)
    }
  }

  override func countRows() -> Int {
    loadIfNeeded()
    return tree.rows.count
  }
  private func entry(atRow row: Int) -> OutlineEntry? {
    loadIfNeeded()
    return tree.rows.indices.contains(row) ? tree.rows[row] : nil
  }
  private func entry(for item: Any?) -> OutlineEntry? {
    loadIfNeeded()
    return item.flatMap { tree.entry(for: $0) }
  }

  override func delegateView(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard let entry = entry(atRow: row) else { return nil }
    return delegate?.outlineView(self, viewFor: column, item: entry.item)
  }
  override func delegateRowView(_ row: Int) -> NSTableRowView? {
    guard let entry = entry(atRow: row) else { return nil }
    return delegate?.outlineView(self, rowViewForItem: entry.item)
  }
  override func delegateHeight(_ row: Int) -> CGFloat {
    guard let entry = entry(atRow: row) else { return 0 }
    return delegate?.outlineView(self, heightOfRowByItem: entry.item) ?? 0
  }
  override func dataSourceValue(_ column: NSTableColumn?, _ row: Int) -> Any? {
    guard let entry = entry(atRow: row) else { return nil }
    return dataSource?.outlineView(self, objectValueFor: column, byItem: entry.item)
  }
  override func delegateIsGroup(_ row: Int) -> Bool {
    guard let entry = entry(atRow: row) else { return false }
    return delegate?.outlineView(self, isGroupItem: entry.item) ?? false
  }
  override func delegateTint(_ row: Int) -> NSTintConfiguration {
    var entry = entry(atRow: row)
    while let current = entry {
      if let own = delegate?.outlineView(self, tintConfigurationForItem: current.item) { return own }
      entry = current.parent
    }
    return .default
  }
  override func delegateShouldSelect(_ row: Int) -> Bool {
    guard let entry = entry(atRow: row) else { return false }
    return delegate?.outlineView(self, shouldSelectItem: entry.item) ?? true
  }
  override func notifyOfSelection() {
    let notification = Notification(name: Self.outlineSelectionDidChange, object: self)
    delegate?.outlineViewSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  override func notifyOfChangingSelection() {
    let notification = Notification(name: Self.outlineSelectionIsChanging, object: self)
    delegate?.outlineViewSelectionIsChanging(notification)
    NotificationCenter.default.post(notification)
  }
  override func notifyOfSorting(from old: [NSSortDescriptor]) {
    dataSource?.outlineView(self, sortDescriptorsDidChange: old)
  }
  override func notifyOfMovedColumn(_ notification: Notification) {
    notifyOutline(Self.outlineColumnDidMove, notification) { $0.outlineViewColumnDidMove($1) }
  }
  override func notifyOfResizedColumn(_ notification: Notification) {
    notifyOutline(Self.outlineColumnDidResize, notification) { $0.outlineViewColumnDidResize($1) }
  }
  private func notifyOutline(
    _ name: Notification.Name, _ notification: Notification,
    _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let own = Notification(name: name, object: self, userInfo: notification.userInfo)
    let listener: (any NSOutlineViewDelegate)? = delegate
    if let listener { call(listener, own) }
    NotificationCenter.default.post(own)
  }
  override func notifyOfHeaderPress(_ column: NSTableColumn) {
    delegate?.outlineView(self, mouseDownInHeaderOf: column)
    delegate?.outlineView(self, didClick: column)
  }
  override func delegateShouldChangeSelection() -> Bool { delegate?.selectionShouldChange(in: self) ?? true }
  override func delegateShouldSelect(_ column: NSTableColumn) -> Bool {
    delegate?.outlineView(self, shouldSelect: column) ?? true
  }
  override func delegateSelection(proposed: IndexSet) -> IndexSet {
    delegate?.outlineView(self, selectionIndexesForProposedSelection: proposed) ?? proposed
  }
  override func didAdd(_ rowView: NSTableRowView, row: Int) {
    delegate?.outlineView(self, didAdd: rowView, forRow: row)
  }
  override func didRemove(_ rowView: NSTableRowView, row: Int) {
    delegate?.outlineView(self, didRemove: rowView, forRow: row)
  }

  // MARK: Items and rows

  open override func reloadData() {
    let expanded = tree.expandedItems
    tree = OutlineTree()
    loadIfNeeded()
    for item in expanded {
      if let entry = tree.entry(for: item), isExpandable(entry.item) { open(entry) }
    }
    super.reloadData()
  }
  open func item(atRow row: Int) -> Any? { entry(atRow: row)?.item }
  /// The row of an item; -1 for items that are not shown.
  open func row(forItem item: Any?) -> Int {
    guard let entry = entry(for: item) else { return -1 }
    return tree.rows.firstIndex { $0 === entry } ?? -1
  }
  open func parent(forItem item: Any?) -> Any? { entry(for: item)?.parent?.item }
  open func childIndex(forItem item: Any) -> Int {
    guard let entry = entry(for: item) else { return NSNotFound }
    return tree.siblings(of: entry).firstIndex { $0 === entry } ?? NSNotFound
  }
  open func numberOfChildren(ofItem item: Any?) -> Int {
    guard let item else {
      loadIfNeeded()
      return tree.roots.count
    }
    guard let entry = entry(for: item) else { return 0 }
    loadChildren(of: entry)
    return entry.children.count
  }
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard numberOfChildren(ofItem: item) > index, index >= 0 else { return nil }
    return item.map { entry(for: $0)?.children[index].item } ?? tree.roots[index].item
  }
  /// The level of an item; 0 for root items, -1 for unknown ones.
  open func level(forItem item: Any?) -> Int { entry(for: item)?.level ?? -1 }
  open func level(forRow row: Int) -> Int { entry(atRow: row)?.level ?? -1 }
  open func isExpandable(_ item: Any?) -> Bool {
    item.map { dataSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
  }
  open func isItemExpanded(_ item: Any?) -> Bool { item == nil || entry(for: item)?.isExpanded == true }

  // MARK: Opening and closing

  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// - Parameter item: nil for all root items.
  open func expandItem(_ item: Any?, expandChildren: Bool) {
    loadIfNeeded()
    guard let item else {
      for root in tree.roots { expand(root, andChildren: expandChildren) }
      return
    }
    if let entry = entry(for: item) { expand(entry, andChildren: expandChildren) }
  }
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    loadIfNeeded()
    for entry in item.map({ [entry(for: $0)].compactMap { $0 } }) ?? tree.roots {
      collapse(entry, andChildren: collapseChildren)
    }
  }

  private func expand(_ first: OutlineEntry, andChildren: Bool) {
    var pending = [first]
    while let entry = pending.popLast() {
      if !entry.isExpanded, isExpandable(entry.item),
        delegate?.outlineView(self, shouldExpandItem: entry.item) ?? true
      {
        notify(Self.itemWillExpandNotification, entry) { $0.outlineViewItemWillExpand($1) }
        showingChange { open(entry) }
        notify(Self.itemDidExpandNotification, entry) { $0.outlineViewItemDidExpand($1) }
      }
      if andChildren { pending += entry.children.reversed() }
    }
  }

  private func open(_ entry: OutlineEntry) {
    loadChildren(of: entry)
    entry.isExpanded = true
    tree.rowsDidChange()
  }

  private func collapse(_ entry: OutlineEntry, andChildren: Bool) {
    guard entry.isExpanded, delegate?.outlineView(self, shouldCollapseItem: entry.item) ?? true else {
      return
    }
    notify(Self.itemWillCollapseNotification, entry) { $0.outlineViewItemWillCollapse($1) }
    showingChange {
      if andChildren { for below in entry.subtree { below.isExpanded = false } }
      entry.isExpanded = false
      tree.rowsDidChange()
    }
    notify(Self.itemDidCollapseNotification, entry) { $0.outlineViewItemDidCollapse($1) }
  }

  private func notify(
    _ name: Notification.Name, _ entry: OutlineEntry,
    _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: ["NSObject": entry.item])
    let listener: (any NSOutlineViewDelegate)? = delegate
    if let listener { call(listener, notification) }
    NotificationCenter.default.post(notification)
  }

  /// Changes the tree; remaining rows keep their views.
  private func showingChange(_ options: AnimationOptions = [], _ change: () -> Void) {
    let old = tree.rows
    change()
    self.change(
      TableChange(from: old.map(ObjectIdentifier.init), to: tree.rows.map(ObjectIdentifier.init)), options)
    needsDisplay = true
  }

  // MARK: Changes

  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard let item, let entry = entry(for: item) else { return reloadData() }
    if reloadChildren {
      showingChange {
        let expanded = entry.subtree.filter(\.isExpanded).map(\.item)
        tree.forgetChildren(of: entry)
        if entry.isExpanded { loadChildren(of: entry) }
        for item in expanded { if let old = tree.entry(for: item), old !== entry { open(old) } }
        tree.rowsDidChange()
      }
    }
    let row = row(forItem: item)
    if row >= 0 { reloadData(forRowIndexes: [row], columnIndexes: IndexSet(tableColumns.indices)) }
  }
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) {
    edit(parent, animationOptions) { children, holder in
      for index in indexes {
        precondition(index <= children.count, "No place \(index) among \(children.count) children")
        guard let item = dataSource?.outlineView(self, child: index, ofItem: parent) else { continue }
        children.insert(tree.makeEntry(item, in: holder), at: index)
      }
    }
  }
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) {
    edit(parent, animationOptions) { children, _ in
      for index in indexes.reversed() {
        precondition(children.indices.contains(index), "No child \(index) of \(children.count)")
        tree.forget(children.remove(at: index))
      }
    }
  }
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
    var moved: OutlineEntry?
    edit(oldParent) { children, _ in
      precondition(children.indices.contains(fromIndex), "No child \(fromIndex) of \(children.count)")
      moved = children.remove(at: fromIndex)
    }
    guard let moved else { return }
    edit(newParent) { children, holder in
      moved.parent = holder
      children.insert(moved, at: min(toIndex, children.count))
    }
  }

  private func edit(
    _ parent: Any?, _ options: AnimationOptions = [], _ change: (inout [OutlineEntry], OutlineEntry?) -> Void
  ) {
    loadIfNeeded()
    guard let parent else {
      return showingChange(options) {
        var roots = tree.roots
        change(&roots, nil)
        tree.roots = roots
        tree.rowsDidChange()
      }
    }
    guard let entry = entry(for: parent), entry.hasLoadedChildren else { return }
    showingChange(options) {
      change(&entry.children, entry)
      tree.rowsDidChange()
    }
  }

  // MARK: Indentation

  override func indentation(ofColumn column: Int, row: Int) -> CGFloat {
    guard tableColumns.indices.contains(column), tableColumns[column] === outlineTableColumn,
      let entry = entry(atRow: row)
    else { return 0 }
    return CGFloat(entry.level + 1) * indentationPerLevel
  }

  /// The frame of an expandable row's triangle.
  open func frameOfOutlineCell(atRow row: Int) -> NSRect {
    guard let entry = entry(atRow: row), isExpandable(entry.item),
      let column = tableColumns.firstIndex(where: { $0 === outlineTableColumn })
    else { return .zero }
    let cell = frameOfCell(atColumn: column, row: row)
    let level = indentationMarkerFollowsCell ? 1 : CGFloat(entry.level + 1)
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    return NSRect(
      x: isMirrored ? cell.maxX + (level - 1) * indentationPerLevel : cell.minX - level * indentationPerLevel,
      y: cell.minY, width: indentationPerLevel, height: cell.height)
  }

  /// The triangle lies over the row's background and selection.
  override func drawMarks(ofRow row: Int, on canvas: MacCanvas) {
    super.drawMarks(ofRow: row, on: canvas)
    let frame = frameOfOutlineCell(atRow: row).offsetBy(dx: 0, dy: -rowRect(row).minY)
    // Groups of source lists have no triangle (a guess). Apple has a “Show/Hide button” beside the “normal triangle disclosure
    // button” (`showHideButtonIdentifier`, `disclosureButtonIdentifier`), but does not say which rows have it, and when.
    guard !frame.isEmpty, effectiveStyle != .sourceList || !delegateIsGroup(row),
      let entry = entry(atRow: row),
      delegate?.outlineView(self, shouldShowOutlineCellForItem: entry.item) ?? true
    else { return }
    let size = MacTableMetrics.disclosureTriangle
    let closed = userInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    canvas.drawSymbol(
      entry.isExpanded ? "chevron.down" : closed,
      in: CGRect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size),
      isRowSelected(row) && canvas.isEmphasized ? .white : .secondaryLabelColor)
  }
}
