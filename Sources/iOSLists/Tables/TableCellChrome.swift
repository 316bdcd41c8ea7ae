import AutoLayout
import Foundation

/// The position of a row in its table, and the table's separator settings.
struct TableCellPlace: Equatable {
  let style: UITableView.Style
  let isFirst: Bool
  let isLast: Bool
  let separatorColor: UIColor
  let tableInset: UIEdgeInsets
  /// Whether the program has set the inset.
  let hasExplicitInset: Bool

  /// The corners that the row rounds.
  var corners: CACornerMask {
    guard style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Whether a line is drawn below the row: below each in plain tables, but not below the last of a
  /// group.
  var showsLine: Bool { style == .plain || !isLast }
}

/// The parts of a row that a table draws around its content: background, separator, accessory and editing controls.
@MainActor
final class TableCellChrome {
  private unowned let cell: UITableViewCell
  private var background: SystemBackgroundView?
  private var line: UIView?
  private var glyphs: [AccessoryGlyph] = []
  private var glyphKinds: [AccessoryGlyph.Kind] = []
  private var leadingGlyph: AccessoryGlyph?
  private var reorderGlyph: AccessoryGlyph?

  init(cell: UITableViewCell) { self.cell = cell }

  // MARK: Background

  func show(_ configuration: UIBackgroundConfiguration?, corners: CACornerMask) {
    if configuration == nil, background == nil { return }
    let view = background ?? SystemBackgroundView()
    background = view
    view.isHidden = configuration == nil
    view.configuration = configuration
    view.corners = corners
    view.listRadius = ListMetrics.groupCornerRadius
    if view.superview !== cell { cell.insertSubview(view, at: 0) }
    view.frame = cell.bounds
  }

  // MARK: Ends

  private var accessoryType: UITableViewCell.AccessoryType {
    cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
  }

  private var accessoryView: UIView? { cell.isEditing ? cell.editingAccessoryView : cell.accessoryView }

  private var kinds: [AccessoryGlyph.Kind] {
    guard accessoryView == nil else { return [] }
    return switch accessoryType {
    case .none: []
    case .disclosureIndicator: [.chevron]
    case .checkmark: [.checkmark]
    case .detailButton: [.info]
    case .detailDisclosureButton: [.info, .chevron]
    }
  }

  private var showsReorder: Bool { cell.isEditing && cell.showsReorderControl && cell.canMove }
  /// The control at the leading edge while the row is edited.
  private var editingKind: AccessoryGlyph.Kind? {
    guard cell.isEditing else { return nil }
    if cell.marksSelection { return cell.isSelected ? .selectedCircle : .circle }
    return switch cell.editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// The widths that are taken from the content at both ends, in points.
  var sides: (leading: CGFloat, trailing: CGFloat) {
    let (parts, safe) = (partSides, safeSides)
    return (parts.leading + safe.leading, parts.trailing + safe.trailing)
  }

  /// The widths that accessories and editing controls take, in points.
  var partSides: (leading: CGFloat, trailing: CGFloat) {
    let isIndented = cell.shouldIndentWhileEditing && editingKind != nil
    var trailing: CGFloat = 0
    if let accessoryView {
      trailing = accessoryView.bounds.width + TableMetrics.accessoryMargin + TableMetrics.accessoryGap
    } else if accessoryType == .disclosureIndicator {
      trailing = TableMetrics.disclosureWidth
    } else if !kinds.isEmpty {
      trailing = TableMetrics.accessoryMargin + glyphLength + TableMetrics.accessoryGap
    }
    if showsReorder {
      trailing += AccessoryGlyph.size(of: .reorder).width + TableMetrics.accessoryMargin
    }
    return (isIndented ? TableMetrics.editingWidth : 0, trailing)
  }

  /// Whether the row ends beside the table's index.
  var isBesideIndex: Bool { (cell.superview as? UITableView).map { $0.sectionIndexWidth > 0 } ?? false }

  /// The insets of the row from the table's safe area and its index.
  private var safeSides: NSDirectionalEdgeInsets {
    guard let table = cell.superview as? UITableView else { return .zero }
    var sides = coveredSides(of: table)
    sides.trailing += table.sectionIndexWidth
    return sides
  }

  private func coveredSides(of table: UITableView) -> NSDirectionalEdgeInsets {
    guard table.insetsContentViewsToSafeArea else { return .zero }
    let covered = table.safeAreaInsets
    let taken = table.adjustedContentInset
    let inset = (table.bounds.width - cell.bounds.width) / 2
    return NSDirectionalEdgeInsets(
      UIEdgeInsets(
        top: 0, left: max(0, covered.left - taken.left - inset), bottom: 0,
        right: max(0, covered.right - taken.right - inset)),
      direction: cell.effectiveUserInterfaceLayoutDirection)
  }

  private var glyphLength: CGFloat {
    kinds.reduce(CGFloat(max(0, kinds.count - 1)) * TableMetrics.accessoryGap) {
      $0 + AccessoryGlyph.size(of: $1).width
    }
  }

  // MARK: Placing

  func place() {
    background?.frame = cell.bounds
    replaceGlyphs()
    var end = cell.bounds.width - TableMetrics.accessoryMargin - safeSides.trailing
    placeReorder(&end)
    for view in [cell.accessoryView, cell.editingAccessoryView] where view !== accessoryView {
      view?.removeFromSuperview()
    }
    if let accessoryView {
      if accessoryView.superview !== cell { cell.addSubview(accessoryView) }
      put(accessoryView, endingAt: end, accessoryView.bounds.size)
    }
    for glyph in glyphs.reversed() {
      put(glyph, endingAt: end, glyph.intrinsicContentSize)
      end -= glyph.intrinsicContentSize.width + TableMetrics.accessoryGap
    }
    placeEditingControl()
  }

  private func replaceGlyphs() {
    guard kinds != glyphKinds else { return }
    for glyph in glyphs { glyph.removeFromSuperview() }
    glyphKinds = kinds
    glyphs = kinds.map(AccessoryGlyph.init)
    for glyph in glyphs { cell.addSubview(glyph) }
  }

  private func placeReorder(_ end: inout CGFloat) {
    reorderGlyph?.isHidden = !showsReorder
    guard showsReorder else { return }
    let glyph = reorderGlyph ?? AccessoryGlyph(.reorder)
    reorderGlyph = glyph
    if glyph.superview !== cell { cell.addSubview(glyph) }
    put(glyph, endingAt: end, glyph.intrinsicContentSize)
    end -= glyph.intrinsicContentSize.width + TableMetrics.accessoryMargin
  }

  private func placeEditingControl() {
    let kind = editingKind
    leadingGlyph?.isHidden = kind == nil
    guard let kind else { return }
    let glyph = leadingGlyph ?? AccessoryGlyph(kind)
    leadingGlyph = glyph
    glyph.kind = kind
    if glyph.superview !== cell { cell.addSubview(glyph) }
    put(glyph, endingAt: TableMetrics.editingWidth + safeSides.leading, glyph.intrinsicContentSize)
  }

  /// Places a view in reading direction, vertically centred in the row.
  private func put(_ view: UIView, endingAt end: CGFloat, _ size: CGSize) {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = cell.layoutGrid.round(
      CGRect(
        x: isRightToLeft ? cell.bounds.width - end : end - size.width,
        y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  // MARK: Line

  /// - Parameter text: the distance from the row's leading edge to its text.
  func placeLine(inset: UIEdgeInsets, text: CGFloat, isExplicitInset: Bool) {
    let isShown = cell.separatorThickness > 0 && cell.tablePlace?.showsLine == true
    line?.isHidden = !isShown
    guard isShown, let place = cell.tablePlace else { return }
    let line = self.line ?? UIView()
    self.line = line
    if line.superview !== cell { cell.addSubview(line) }
    line.backgroundColor = place.separatorColor
    let start = isExplicitInset ? inset.left : max(inset.left, text)
    let width = max(0, cell.bounds.width - start - inset.right)
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isRightToLeft ? inset.right : start, y: cell.bounds.height - cell.separatorThickness, width: width,
      height: cell.separatorThickness)
  }
}
