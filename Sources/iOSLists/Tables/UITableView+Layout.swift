import AutoLayout
import Foundation

/// Finding, measuring and placing the visible rows.
extension UITableView {
  /// Shows the visible rows and recycles the others. Measured heights can differ from their estimates and make other
  /// rows visible, so this is repeated until nothing changes.
  func layOutRows() {
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    let inputs = RowHeightInputs(
      width: bounds.width, insets: insetsContentViewsToSafeArea ? safeAreaInsets : .zero,
      textSize: traitCollection.preferredContentSizeCategory, scale: layoutGrid.scale)
    if let old = rowHeightInputs, old != inputs { heightsDidChange() }
    rowHeightInputs = inputs
    var geometry = self.geometry ?? makeGeometry()
    self.geometry = geometry
    var wanted: [TableGeometry.Part] = []
    repeat {
      wanted = visibleParts(&geometry)
      for part in wanted { show(part, in: &geometry) }
    } while visibleParts(&geometry) != wanted
    // The table's own header and footer stay its subviews at any offset.
    for part in [TableGeometry.Part.tableHeader, .tableFooter]
    where geometry.contains(part) && !wanted.contains(part) {
      show(part, in: &geometry)
      wanted.append(part)
    }
    for part in wanted { place(part, in: &geometry) }
    self.geometry = geometry
    let kept = Set(wanted)
    for part in shown.keys.sorted() where !kept.contains(part) { retire(part) }
    contentSize = CGSize(width: bounds.width, height: geometry.totalHeight)
    prefetch()
  }

  /// Immediately lays out rows that have changed since the last layout. (UIKit does so when a program reads the
  /// visible rows: Open Radar 23904182, and TableKit's tests, which read cells right after `reloadData()`.)
  func showChangedRows() {
    guard geometry == nil, !isLayingOutRows, batchDepth == 0, !bounds.isEmpty else { return }
    layOutRows()
  }

  private func makeGeometry() -> TableGeometry {
    var geometry = TableGeometry()
    counts = (0..<numberOfSections).map(numberOfRows)
    updateSectionIndex()
    if let header = tableHeaderView {
      geometry.append(.tableHeader, height: header.bounds.height, isMeasured: true)
    }
    for (section, count) in (counts ?? []).enumerated() {
      appendHeader(section, to: &geometry)
      for row in 0..<count { append(IndexPath(row: row, section: section), to: &geometry) }
      append(.footer(section), delegateHeight: footerHeight(section), to: &geometry)
    }
    if let footer = tableFooterView {
      geometry.append(.tableFooter, height: footer.bounds.height, isMeasured: true)
    }
    return geometry
  }

  private func append(_ indexPath: IndexPath, to geometry: inout TableGeometry) {
    let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    if height >= 0 {
      geometry.append(.row(indexPath), height: height, isMeasured: true)
    } else if let known = measured[.row(indexPath)] {
      geometry.append(.row(indexPath), height: known, isMeasured: true)
    } else {
      geometry.append(.row(indexPath), height: estimatedHeight(indexPath), isMeasured: false)
    }
  }

  private func appendHeader(_ section: Int, to geometry: inout TableGeometry) {
    let height = headerHeight(section)
    let padding =
      sectionHeaderTopPadding >= 0
      ? sectionHeaderTopPadding : style == .plain ? TableRelease.headerTopPadding : 0
    if style == .plain, let height, height != 0, padding > 0 {
      geometry.append(.padding(section), height: padding, isMeasured: true)
    }
    append(.header(section), delegateHeight: height, to: &geometry)
  }

  private func append(
    _ part: TableGeometry.Part, delegateHeight height: CGFloat?, to geometry: inout TableGeometry
  ) {
    guard let height, height != 0 else { return }
    if height > 0 {
      geometry.append(part, height: height, isMeasured: true)
    } else {
      geometry.append(
        part, height: measured[part] ?? TableMetrics.titleHeight, isMeasured: measured[part] != nil)
    }
  }

  private func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight
  }

  /// The height of a section's header; nil if it has none. Grouped tables have a gap instead.
  private func headerHeight(_ section: Int) -> CGFloat? {
    let wanted =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if makesHeader(section) { return wanted }
    guard style != .plain else { return nil }
    if wanted > 0 { return wanted }
    return section == 0 && tableHeaderView == nil
      ? 2 * TableMetrics.groupGap : TableMetrics.groupGap
  }

  private func footerHeight(_ section: Int) -> CGFloat? {
    let wanted =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if makesFooter(section) { return wanted }
    guard style != .plain else { return nil }
    return wanted > 0 ? wanted : TableMetrics.groupGap
  }

  private func makesHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func makesFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  /// The values that row heights depend on, in addition to the content: width, insets, text size, scale. A change
  /// invalidates all measured heights.
  struct RowHeightInputs: Hashable {
    private var width: CGFloat
    private var left: CGFloat
    private var right: CGFloat
    private var textSize: UIContentSizeCategory
    private var scale: CGFloat

    init(width: CGFloat, insets: UIEdgeInsets, textSize: UIContentSizeCategory, scale: CGFloat) {
      self.width = width
      (left, right) = (insets.left, insets.right)
      (self.textSize, self.scale) = (textSize, scale)
    }
  }

  // MARK: Showing

  /// The insets of rows from the table's sides. Inset groups are inside the safe area, like those of Settings on a
  /// phone in landscape (github.com/mozilla-mobile/focus-ios/issues/2272: groups that are not are a bug).
  private var sideInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = ListMetrics.sideMargin(width: bounds.width)
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    return (safe.left + margin, safe.right + margin)
  }

  private func width(of part: TableGeometry.Part) -> CGFloat {
    switch part {
    case .tableHeader, .tableFooter, .padding: bounds.width
    case .row, .header, .footer: max(0, bounds.width - sideInsets.left - sideInsets.right)
    }
  }

  private func show(_ part: TableGeometry.Part, in geometry: inout TableGeometry) {
    if shown[part] == nil, let view = makeView(for: part) {
      shown[part] = view
      if view.superview !== self {
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        view.layoutNode.isPlacedByParent = part.section != nil
      }
      notify(view, of: part)
    }
    guard let view = shown[part], !geometry.isMeasured(part) else { return }
    if let cell = view as? UITableViewCell { prepare(cell, for: part) }
    let width = width(of: part)
    view.frame.size.width = width
    let height: CGFloat? =
      switch view {
      case let cell as UITableViewCell: cell.fittingHeight(forWidth: width)
      case let header as UITableViewHeaderFooterView: header.fittingHeight(forWidth: width)
      default: constrainedHeight(of: view, forWidth: width)
      }
    guard let height else { return }
    let rounded = layoutGrid.roundUp(height)
    measured[part] = rounded
    geometry.setHeight(rounded, of: part)
  }

  /// The height of a header or footer of any class, as its content and constraints require; nil for a view without any, which
  /// gets the default height. (Apple, `UITableView.automaticDimension`: the height of a header or footer of any view.)
  private func constrainedHeight(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  private func notify(_ view: UIView, of part: TableGeometry.Part) {
    switch (view, part) {
    case (let cell as UITableViewCell, .row(let indexPath)):
      prepare(cell, for: part)
      cell.isSelected = selected.contains(indexPath)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    case (_, .header(let section)):
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (_, .footer(let section)):
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    default: break
    }
  }

  private func prepare(_ cell: UITableViewCell, for part: TableGeometry.Part) {
    cell.separatorThickness = separatorStyle == .none ? 0 : 1 / max(1, layoutGrid.scale)
    guard case .row(let indexPath) = part else { return }
    let count =
      counts.map { $0.indices.contains(indexPath.section) ? $0[indexPath.section] : 0 } ?? 0
    cell.tablePlace = TableCellPlace(
      style: style, isFirst: indexPath.row == 0, isLast: indexPath.row == count - 1,
      separatorColor: separatorColor ?? .separator, tableInset: separatorInset,
      hasExplicitInset: hasExplicitSeparatorInset)
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    if level > 0, cell.indentationLevel != level { cell.indentationLevel = level }
    prepareForEditing(cell, at: indexPath)
  }

  private func makeView(for part: TableGeometry.Part) -> UIView? {
    switch part {
    case .padding: return nil
    case .tableHeader: return tableHeaderView
    case .tableFooter: return tableFooterView
    case .row(let indexPath): return dataSource?.tableView(self, cellForRowAt: indexPath)
    case .header(let section):
      return tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(
          dataSource?.tableView(self, titleForHeaderInSection: section),
          style == .plain ? .plainHeader() : .groupedHeader())
    case .footer(let section):
      return tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(
          dataSource?.tableView(self, titleForFooterInSection: section),
          style == .plain ? .plainFooter() : .groupedFooter())
    }
  }

  private func titleView(_ title: String?, _ content: UIListContentConfiguration) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = content
    content.text = title
    view.contentConfiguration = content
    return view
  }

  private func place(_ part: TableGeometry.Part, in geometry: inout TableGeometry) {
    guard let view = shown[part], let span = geometry.span(of: part) else { return }
    if let cell = view as? UITableViewCell { prepare(cell, for: part) }
    let width = width(of: part)
    // Rounded to whole pixels, as in layout: otherwise each pass would change sizes again.
    view.frame = layoutGrid.round(
      CGRect(
        x: width < bounds.width ? sideInsets.left : 0, y: pinned(part, span, in: &geometry), width: width,
        height: span.height))
    if case .header = part { bringSubviewToFront(view) }
  }

  /// The visible parts, including the header pinned at the top while its section is visible (plain
  /// tables).
  private func visibleParts(_ geometry: inout TableGeometry) -> [TableGeometry.Part] {
    let parts = geometry.parts(from: bounds.minY, to: bounds.maxY)
    guard style == .plain else { return parts }
    let top = bounds.minY + adjustedContentInset.top
    guard case .row(let path)? = geometry.parts(from: top, to: top.nextUp).first,
      geometry.contains(.header(path.section)), !parts.contains(.header(path.section))
    else { return parts }
    return [.header(path.section)] + parts
  }

  /// The frame of a pinned header: headers of plain tables stay visible as long as their section is.
  private func pinned(
    _ part: TableGeometry.Part, _ span: (top: CGFloat, height: CGFloat),
    in geometry: inout TableGeometry
  ) -> CGFloat {
    guard style == .plain, case .header(let section) = part else { return span.top }
    let end = geometry.bottom(ofSection: section)
    return max(span.top, min(bounds.minY + adjustedContentInset.top, end - span.height))
  }

  // MARK: Questions

  var shownRows: [IndexPath] {
    shown.keys.compactMap { if case .row(let indexPath) = $0 { indexPath } else { nil } }.sorted()
  }

  func rect(ofSection section: Int) -> CGRect {
    withGeometry { geometry in
      geometry.parts.filter { $0.section == section }.reduce(CGRect.null) {
        guard let span = geometry.span(of: $1) else { return $0 }
        return $0.union(CGRect(x: 0, y: span.top, width: bounds.width, height: span.height))
      }
    }
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    withGeometry { geometry in
      geometry.parts(from: rect.minY, to: rect.maxY).compactMap {
        if case .row(let indexPath) = $0 { indexPath } else { nil }
      }
    }
  }

  func rect(of part: TableGeometry.Part) -> CGRect {
    withGeometry { geometry in
      guard let span = geometry.span(of: part) else { return .zero }
      return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    }
  }

  func row(at point: CGPoint) -> IndexPath? {
    withGeometry { geometry in
      for case .row(let indexPath) in geometry.parts(from: point.y, to: point.y.nextUp) { return indexPath }
      return nil
    }
  }

  private func withGeometry<Answer>(_ question: (inout TableGeometry) -> Answer) -> Answer {
    var geometry = self.geometry ?? makeGeometry()
    defer { self.geometry = geometry }
    return question(&geometry)
  }

  // MARK: Scrolling to rows

  func scrollToNearest(_ scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selected.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// The maximum number of corrections for estimated heights while scrolling to a row.
  private static let mostScrollRounds = 16

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    checkScrolling(to: indexPath)
    setContentOffset(settledOffset(showing: indexPath, position), animated: animated)
    // The heights of rows scrolled past may also differ from their estimates.
    landScrolling { [weak self] in
      guard let self, indexPath.section < numberOfSections,
        indexPath.row < numberOfRows(inSection: indexPath.section)
      else { return nil }
      return settledOffset(showing: indexPath, position)
    }
  }

  /// Traps on a row that does not exist; `NSNotFound` represents a section without rows (Apple,
  /// `scrollToRow(at:at:animated:)`).
  private func checkScrolling(to indexPath: IndexPath) {
    let page = "UITableView.scrollToRow(at:at:animated:)"
    LayoutException.require(
      indexPath.section < numberOfSections, .range,
      "Section \(indexPath.section) is beyond the \(numberOfSections) sections.", page: page)
    guard indexPath.row != NSNotFound else { return }
    let count = numberOfRows(inSection: indexPath.section)
    LayoutException.require(
      indexPath.row < count, .range,
      "Row \(indexPath.row) is beyond the \(count) rows of section \(indexPath.section).", page: page)
  }

  /// The offset that shows a row. The rows that will be visible with it are measured first, until its position is
  /// stable, because estimates would give a wrong position.
  private func settledOffset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    var target = offset(showing: indexPath, position)
    for _ in 0..<Self.mostScrollRounds where bounds.height > 0 {
      measureRows(from: target, to: target + bounds.height)
      let better = offset(showing: indexPath, position)
      if better == target { break }
      target = better
    }
    return CGPoint(x: contentOffset.x, y: target)
  }

  private func measureRows(from low: CGFloat, to high: CGFloat) {
    var geometry = self.geometry ?? makeGeometry()
    for part in geometry.parts(from: low, to: high) where !geometry.isMeasured(part) {
      show(part, in: &geometry)
    }
    self.geometry = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.totalHeight)
    setNeedsLayout()
  }

  /// Where a row lies, or a section without rows: the latter is as high as its header and footer.
  private func place(of indexPath: IndexPath) -> CGRect {
    guard indexPath.row == NSNotFound else { return rectForRow(at: indexPath) }
    let rect = rect(ofSection: indexPath.section)
    guard rect.isNull else { return rect }
    let top = withGeometry { geometry in
      geometry.parts.last { $0.section.map { $0 < indexPath.section } ?? ($0 == .tableHeader) }
        .flatMap { geometry.span(of: $0) }.map { $0.top + $0.height } ?? 0
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: 0)
  }

  private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let rect = place(of: indexPath)
    let total = withGeometry { $0.totalHeight }
    let inset = adjustedContentInset
    let low = -inset.top
    let high = max(low, total - bounds.height + inset.bottom)
    let y: CGFloat =
      switch position {
      case .none:
        min(max(contentOffset.y, rect.maxY - bounds.height + inset.bottom), rect.minY - inset.top)
      case .top: rect.minY - inset.top
      case .middle: rect.midY - bounds.height / 2
      case .bottom: rect.maxY - bounds.height + inset.bottom
      }
    return min(max(y, low), high)
  }
}
