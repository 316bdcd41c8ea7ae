import AutoLayout
import Foundation

/// Rows of full width, one below the other; only those in view exist. (Apple, `UITableView`, as far as layout goes.)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Raw values are UIKit's.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// Raw values are UIKit's.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Raw values are UIKit's.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine
  }

  /// Stands for "as high as the content wants" (UIKit's constant).
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { replaceTableView(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replaceTableView(oldValue, tableFooterView) } }

  var geometry: TableGeometry?
  var shown: [TableGeometry.Part: UIView] = [:]
  private var registered: [String: () -> UIView] = [:]
  /// The rows that a document writes out; nil for a table that asks its data source.
  private(set) var staticSections: [StaticSection]?
  private var spare: [String: [UIView]] = [:]
  private var selected: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Reuse

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { $0.maker(of: UITableViewCell.self) }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered["header " + identifier] = nib.map { $0.maker(of: UITableViewHeaderFooterView.self) }
  }

  func register(_ maker: @escaping () -> UIView, forCellReuseIdentifier identifier: String) {
    registered[identifier] = maker
  }

  func setStaticSections(_ sections: [StaticSection]) {
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
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell is registered for the identifier \(identifier).")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    dequeue("header " + identifier) as? UITableViewHeaderFooterView
  }

  private func dequeue(_ identifier: String) -> UIView? {
    guard let view = spare[identifier]?.popLast() else { return registered[identifier]?() }
    (view as? UITableViewCell)?.prepareForReuse()
    (view as? UITableViewHeaderFooterView)?.prepareForReuse()
    return view
  }

  func retire(_ part: TableGeometry.Part) {
    guard let view = shown.removeValue(forKey: part) else { return }
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell {
      if case .row(let indexPath) = part {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      }
      if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
    } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      spare["header " + identifier, default: []].append(view)
    }
  }

  // MARK: Contents

  open func reloadData() {
    geometry = nil
    // Last first: the cell put aside last is used first, so rows that stay what they are get their own cells back.
    for part in shown.keys.sorted().reversed() { retire(part) }
    selected = []
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Measures the rows in view again.
  open func beginUpdates() {}
  open func endUpdates() { remeasure() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    remeasure()
    completion?(true)
  }

  private func remeasure() {
    geometry = nil
    setNeedsLayout()
    layoutIfNeeded()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private func replaceTableView(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    reloadData()
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selected = [] }
    if !allowsMultipleSelection { selected = [] }
    selected.append(indexPath)
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
  }

  override func contentOffsetDidChange() { setNeedsLayout() }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if bounds.width != old.width { geometry = nil }
    setNeedsLayout()
  }
}
