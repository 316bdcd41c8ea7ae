import AutoLayout
import Foundation

/// Finding, measuring and placing the rows in view.
extension UITableView {
  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Shows the rows that are in view and puts the others aside. A measured row may be higher or lower than its estimate,
  /// so that others come into view: repeated until nothing new does.
  func layOutRows() {
    var geometry = self.geometry ?? makeGeometry()
    self.geometry = geometry
    let visible = bounds
    var wanted: [TableGeometry.Part] = []
    repeat {
      wanted = geometry.parts(from: visible.minY, to: visible.maxY)
      for part in wanted { show(part, in: &geometry) }
    } while geometry.parts(from: visible.minY, to: visible.maxY) != wanted
    for part in wanted { place(part, in: &geometry) }
    self.geometry = geometry
    let kept = Set(wanted)
    for part in shown.keys.sorted() where !kept.contains(part) { retire(part) }
    contentSize = CGSize(width: bounds.width, height: geometry.totalHeight)
  }

  private func makeGeometry() -> TableGeometry {
    var geometry = TableGeometry()
    if let header = tableHeaderView {
      geometry.append(.tableHeader, height: header.bounds.height, isMeasured: true)
    }
    for section in 0..<numberOfSections {
      append(.header(section), delegateHeight: headerHeight(section), to: &geometry)
      for row in 0..<numberOfRows(inSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        let height = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if height >= 0 {
          geometry.append(.row(indexPath), height: height, isMeasured: true)
        } else {
          geometry.append(.row(indexPath), height: estimatedHeight(indexPath), isMeasured: false)
        }
      }
      append(.footer(section), delegateHeight: footerHeight(section), to: &geometry)
    }
    if let footer = tableFooterView {
      geometry.append(.tableFooter, height: footer.bounds.height, isMeasured: true)
    }
    return geometry
  }

  private func append(
    _ part: TableGeometry.Part, delegateHeight height: CGFloat?, to geometry: inout TableGeometry
  ) {
    guard let height, height != 0 else { return }
    geometry.append(part, height: height < 0 ? TableMetrics.titleHeight : height, isMeasured: height > 0)
  }

  private func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight
  }

  /// Nil where the section has no header.
  private func headerHeight(_ section: Int) -> CGFloat? {
    guard makesHeader(section) else { return nil }
    return rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  private func footerHeight(_ section: Int) -> CGFloat? {
    guard makesFooter(section) else { return nil }
    return rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  private func makesHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func makesFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || rowDelegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  // MARK: Showing

  private func show(_ part: TableGeometry.Part, in geometry: inout TableGeometry) {
    if shown[part] == nil, let view = makeView(for: part) {
      shown[part] = view
      if view.superview !== self { insertSubview(view, at: 0) }
      if let cell = view as? UITableViewCell { prepare(cell, for: part) }
    }
    guard let view = shown[part], !geometry.isMeasured(part) else { return }
    view.frame.size.width = bounds.width
    let height: CGFloat? =
      switch view {
      case let cell as UITableViewCell: cell.fittingHeight(forWidth: bounds.width)
      case let header as UITableViewHeaderFooterView: header.fittingHeight(forWidth: bounds.width)
      default: nil
      }
    if let height { geometry.setHeight(layoutNode.pixelGrid.roundUp(height), of: part) }
  }

  private func prepare(_ cell: UITableViewCell, for part: TableGeometry.Part) {
    cell.separatorThickness = separatorStyle == .none ? 0 : 1 / max(1, layoutNode.pixelGrid.scale)
    guard case .row(let indexPath) = part else { return }
    cell.isSelected = indexPathsForSelectedRows?.contains(indexPath) == true
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  private func makeView(for part: TableGeometry.Part) -> UIView? {
    switch part {
    case .tableHeader: return tableHeaderView
    case .tableFooter: return tableFooterView
    case .row(let indexPath): return dataSource?.tableView(self, cellForRowAt: indexPath)
    case .header(let section):
      return rowDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
    case .footer(let section):
      return rowDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
    }
  }

  private func titleView(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func place(_ part: TableGeometry.Part, in geometry: inout TableGeometry) {
    guard let view = shown[part], let span = geometry.span(of: part) else { return }
    view.frame = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  // MARK: Questions

  /// The rows in view, top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shown[.row($0)] as? UITableViewCell }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.compactMap { if case .row(let indexPath) = $0 { indexPath } else { nil } }.sorted()
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.row(indexPath)] as? UITableViewCell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { shown[.row($0)] === cell }
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Where a row lies in the content; its estimated place, if rows above have not been measured.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  private func rect(of part: TableGeometry.Part) -> CGRect {
    var geometry = self.geometry ?? makeGeometry()
    defer { self.geometry = geometry }
    guard let span = geometry.span(of: part) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var geometry = self.geometry ?? makeGeometry()
    defer { self.geometry = geometry }
    for case .row(let indexPath) in geometry.parts(from: point.y, to: point.y.nextUp) { return indexPath }
    return nil
  }

  /// Brings a row into view. Rows on the way are not laid out.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let low = -inset.top
    let high = max(low, contentSize.height - bounds.height + inset.bottom)
    let y: CGFloat =
      switch scrollPosition {
      case .none:
        min(max(contentOffset.y, rect.maxY - bounds.height + inset.bottom), rect.minY - inset.top)
      case .top: rect.minY - inset.top
      case .middle: rect.midY - bounds.height / 2
      case .bottom: rect.maxY - bounds.height + inset.bottom
      }
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, low), high)), animated: animated)
  }
}
