import AutoLayout
import Foundation

/// The common properties of a grid's rows and columns.
@MainActor
protocol GridLine: AnyObject {
  /// The content's extent across the line, in points, or ``NSGridView/sizedForContent``.
  var extent: CGFloat { get }
  /// The space before and after, in points.
  var paddings: (near: CGFloat, far: CGFloat) { get }
  var isHidden: Bool { get }
}

/// A row of a grid. (Apple, `NSGridRow`.)
@preconcurrency @MainActor
open class NSGridRow: NSObject, GridLine {
  /// The baselines by which a row's content is aligned. Raw values match AppKit's.
  public enum Alignment: Int, Hashable, Sendable {
    /// The alignment of the row, or else of the grid.
    case inherited = 0
    case none
    case firstBaseline
    case lastBaseline
  }

  open internal(set) weak var gridView: NSGridView?
  /// Default `inherited`, from the grid.
  @AlwaysObserved open var yPlacement = NSGridCell.Placement.inherited {
    didSet { changed(yPlacement != oldValue) }
  }
  @AlwaysObserved open var rowAlignment = Alignment.inherited { didSet { changed(rowAlignment != oldValue) } }
  /// The height in points, without paddings; ``NSGridView/sizedForContent`` by default.
  @AlwaysObserved open var height = NSGridView.sizedForContent { didSet { changed(height != oldValue) } }
  /// The space above the row in addition to the grid's spacing, in points. Default 0.
  @AlwaysObserved open var topPadding: CGFloat = 0 { didSet { changed(topPadding != oldValue) } }
  @AlwaysObserved open var bottomPadding: CGFloat = 0 { didSet { changed(bottomPadding != oldValue) } }
  /// A hidden row takes no space, and its content is hidden.
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityOfLinesDidChange() } }
  }
  var cells: [NSGridCell] = []

  open var numberOfCells: Int { cells.count }
  /// The cell of a column; for a merged field, the cell that covers it.
  open func cell(at index: Int) -> NSGridCell { cells[index].mergeHead ?? cells[index] }

  /// Merges the cells of a range into the first one.
  open func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: range, verticalRange: NSRange(location: gridView.index(of: self), length: 1))
  }

  var extent: CGFloat { height }
  var paddings: (near: CGFloat, far: CGFloat) { (topPadding, bottomPadding) }
  private func changed(_ isChange: Bool) { if isChange { gridView?.rearrange() } }
}

/// A column of a grid. (Apple, `NSGridColumn`.)
@preconcurrency @MainActor
open class NSGridColumn: NSObject, GridLine {
  open internal(set) weak var gridView: NSGridView?
  /// Default `inherited`, from the grid.
  @AlwaysObserved open var xPlacement = NSGridCell.Placement.inherited {
    didSet { changed(xPlacement != oldValue) }
  }
  /// The width in points, without paddings; ``NSGridView/sizedForContent`` by default.
  @AlwaysObserved open var width = NSGridView.sizedForContent { didSet { changed(width != oldValue) } }
  /// The space before the column in addition to the grid's spacing, in points. Default 0.
  @AlwaysObserved open var leadingPadding: CGFloat = 0 { didSet { changed(leadingPadding != oldValue) } }
  @AlwaysObserved open var trailingPadding: CGFloat = 0 { didSet { changed(trailingPadding != oldValue) } }
  /// A hidden column takes no space, and its content is hidden.
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityOfLinesDidChange() } }
  }

  open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// The cell of a row; for a merged field, the cell that covers it. Traps outside a grid.
  open func cell(at index: Int) -> NSGridCell {
    guard let gridView else { preconditionFailure("NSRangeException: the column is not in a grid") }
    return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
  }

  /// Merges the cells of a range into the first one.
  open func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1), verticalRange: range)
  }

  var extent: CGFloat { width }
  var paddings: (near: CGFloat, far: CGFloat) { (leadingPadding, trailingPadding) }
  private func changed(_ isChange: Bool) { if isChange { gridView?.rearrange() } }
}
