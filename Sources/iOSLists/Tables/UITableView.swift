import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A view of full-width rows, one below the other; only visible rows have views. (Apple, `UITableView`; the parts
/// that concern layout.)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Raw values match UIKit's.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// Raw values match UIKit's.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The entry of an index that represents the search field above the rows (UIKit's constant).
  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Represents "the height of the content" (UIKit's constant).
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that prefetches data for rows that will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Stored only: nothing is dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Stored only: nothing is dragged.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  @AlwaysObserved open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  @AlwaysObserved open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  @AlwaysObserved open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  @AlwaysObserved open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The space above each section's header, in points; automatic for the system's value, which plain tables have
  /// since iOS 15.
  @AlwaysObserved open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The distance between the lines below the last row of a plain table; automatic for the last row's height, and 0 for no lines. The
  /// default is 0, and automatic before iOS 15. (Apple, `fillerRowHeight`.)
  open var fillerRowHeight: CGFloat = TableRelease.fillerRowHeight
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  /// The insets of the lines between rows. Until a program sets them, lines begin where the rows' text does. (Apple.)
  @AlwaysObserved open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasExplicitSeparatorInset = true
      setNeedsLayout()
    }
  }
  private(set) var hasExplicitSeparatorInset = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows' content is inset by the safe area at the sides. Default true.
  @AlwaysObserved open var insetsContentViewsToSafeArea = true { didSet { heightsDidChange() } }
  /// Whether rows can invalidate their heights. Default: enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Stored only: nothing is dragged.
  open var dragInteractionEnabled = false
  @AlwaysObserved open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  @AlwaysObserved open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored only: nothing is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which a plain table shows its index. (Apple, `sectionIndexMinimumDisplayRowCount`.)
  @AlwaysObserved open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { heightsDidChange() } }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  @AlwaysObserved open var backgroundView: UIView? { didSet { backgroundWasReplaced(oldValue) } }
  /// The view above all rows. Its height is read when it is set; set it again to change the height.
  @AlwaysObserved open var tableHeaderView: UIView? {
    didSet { replace(oldValue, .tableHeader, tableHeaderView) }
  }
  /// The view below all rows; see ``tableHeaderView``.
  @AlwaysObserved open var tableFooterView: UIView? {
    didSet { replace(oldValue, .tableFooter, tableFooterView) }
  }

  var geometry: TableGeometry?
  /// The inputs of the last layout of rows; nil before the first one.
  var rowHeightInputs: RowHeightInputs?
  var shown: [TableGeometry.Part: UIView] = [:]
  var registered: [String: () -> UIView] = [:]
  /// The static rows of a document; nil for a table with a data source.
  private(set) var staticSections: [StaticSection]?
  var spare: [String: [UIView]] = [:]
  var selected: [IndexPath] = []
  /// The heights that rows have reported, which are kept when other rows change.
  var measured: [TableGeometry.Part: CGFloat] = [:]
  var prefetched: Set<IndexPath> = []
  /// The cells to reconfigure, which are dequeued instead of others.
  var reconfigured: [IndexPath: UITableViewCell] = [:]
  /// The numbers of rows by section at the last layout; nil before the first one.
  var counts: [Int]?
  var changes = ListChanges()
  var batchDepth = 0
  /// The index at the rows' end.
  var sectionIndex: SectionIndexView?
  /// Whether rows are being created and measured, which calls the client's code.
  var isLayingOutRows = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UITableViewDataSource
    case "prefetchDataSource": prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  // MARK: Reuse

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { $0.maker(of: UITableViewCell.self) }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered["header " + identifier] = nib.map { $0.maker(of: UITableViewHeaderFooterView.self) }
  }

  package func register(_ maker: @escaping () -> UIView, forCellReuseIdentifier identifier: String) {
    registered[identifier] = maker
  }

  package func setStaticSections(_ sections: [StaticSection]) {
    staticSections = sections
    reloadData()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else { return registered[identifier] = nil }
    registered[identifier] = { UITableViewCell.make(cellClass, reuseIdentifier: identifier) }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      return registered["header " + identifier] = nil
    }
    registered["header " + identifier] = {
      UITableViewHeaderFooterView.make(viewClass, reuseIdentifier: identifier)
    }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier) as? UITableViewCell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    let view = dequeue("header " + identifier) as? UITableViewHeaderFooterView
    view?.tableStyle = style
    return view
  }

  // MARK: Contents

  open func reloadData() { showAnew() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.reloaded.formUnion(indexPaths)
      ($0.coming, $0.going) = (animation.motion, animation.motion)
    }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.inserted.formUnion(indexPaths)
      $0.coming = animation.motion
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.deleted.formUnion(indexPaths)
      $0.going = animation.motion
    }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.reloadedSections.formUnion(sections)
      ($0.coming, $0.going) = (animation.motion, animation.motion)
    }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.insertedSections.formUnion(sections)
      $0.coming = animation.motion
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.going = animation.motion
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  open func reloadSectionIndexTitles() { heightsDidChange() }

  /// Requests the visible rows again from the data source, which configures their present cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { configureAnew(indexPaths) }

  /// Begins a batch of changes, which ``endUpdates()`` applies together. An empty batch measures the
  /// visible rows again.
  open func beginUpdates() { batchDepth += 1 }
  open func endUpdates() {
    batchDepth = max(0, batchDepth - 1)
    if batchDepth == 0 { commitChanges() }
  }

  /// Applies the changes of `updates` together. Remaining rows keep their view and selection.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ListUpdateAnimation.run(
      {
        beginUpdates()
        updates?()
        endUpdates()
      }, completion: completion)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  // MARK: Questions; see the extensions

  /// The visible rows, top to bottom. After `reloadData()`, reading this property creates them, unless a layout has
  /// done so.
  open var visibleCells: [UITableViewCell] {
    showChangedRows()
    return shownRows.compactMap { shown[.row($0)] as? UITableViewCell }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    showChangedRows()
    return shownRows
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showChangedRows()
    return shown[.row(indexPath)] as? UITableViewCell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { shown[.row($0)] === cell }
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }
  /// The rectangle of a section, from its header to its footer.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }
  /// The rectangle of a row in the content; its position is an estimate if rows above have not been
  /// measured.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// The rows that touch a rectangle of the content, top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Scrolls to a row. The rows in between are only laid out if the scroll is animated over time.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearest(scrollPosition, animated: animated)
  }
  /// True within a batch that has changed something.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 && !changes.isEmpty }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  // MARK: Editing

  /// Shows or hides the editing controls of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingDidChange()
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if indexPath == nil || !allowsSeveral {
      for old in selected where old != indexPath {
        cellForRow(at: old)?.setSelected(false, animated: animated)
      }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    placeSectionIndex()
  }

  @_spi(ViewHooks) open override func contentOffsetDidChange() { setNeedsLayout() }
  /// Discards heights, because another delegate may return other heights and headers.
  @_spi(ViewHooks) open override func delegateDidChange() { heightsDidChange() }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if bounds.width != old.width { heightsDidChange() }
    setNeedsLayout()
  }

  /// Discards heights, because rows may have been measured outside of the window.
  @_spi(ViewHooks) open override func textSizeMayHaveChanged() {
    super.textSizeMayHaveChanged()
    setNeedsLayout()
  }

  /// Discards heights after a change of the text size.
  @_spi(ViewHooks) open override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory { heightsDidChange() }
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      appearance: ClassFacts.Appearance("table \(style.rawValue)", properties: AppearanceProperty.table) {
        [style] in UITableView(frame: .zero, style: style)
      })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) { drawFillerLines(on: canvas) }
}

extension UITableView {
  /// Raw values match UIKit's.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }

  /// When rows are measured again. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    case enabled, enabledIncludingConstraints
  }
}
