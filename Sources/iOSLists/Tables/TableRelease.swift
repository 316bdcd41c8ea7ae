import Foundation
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// The rules of plain tables that changed with a release of iOS.
@MainActor
enum TableRelease {
  private static let spacedHeaders = 15

  private static var isBeforeSpacedHeaders: Bool { UIDevice.simulatedRelease < spacedHeaders }

  /// The default of ``UITableView/fillerRowHeight``. (Apple, `fillerRowHeight`: the height of the last row before iOS 15, none since;
  /// observed: 27 of 27 lines in five pictures of iOS 13.3, swift-snapshot-testing.)
  static var fillerRowHeight: CGFloat { isBeforeSpacedHeaders ? UITableView.automaticDimension : 0 }

  /// The space above the headers of plain tables. (Apple, `sectionHeaderTopPadding`: new in iOS 15.)
  static var headerTopPadding: CGFloat { isBeforeSpacedHeaders ? 0 : TableMetrics.headerTopPadding }

  /// Whether a view below the rows keeps empty rows away. Only before iOS 15, where programs used it for that.
  static var footerEndsRows: Bool { isBeforeSpacedHeaders }
}

extension UITableView {
  /// Draws the lines of empty rows below the last row of a plain table.
  func drawFillerLines(on canvas: ViewCanvas) {
    guard style == .plain, separatorStyle != .none, fillerRowHeight != 0 else { return }
    if TableRelease.footerEndsRows, tableFooterView != nil { return }
    let step = fillerRowHeight > 0 ? fillerRowHeight : heightOfLastRow
    guard step > 0 else { return }
    let sides = sidesOfFillerLines
    var y = contentSize.height + step
    while y <= bounds.maxY {
      canvas.fill(
        CGRect(
          x: sides.left, y: y - canvas.hairline, width: max(0, bounds.width - sides.left - sides.right),
          height: canvas.hairline),
        separatorColor ?? .separator)
      y += step
    }
  }

  /// The height of a row for a table without rows is the one that the program set, or else the system's.
  private var heightOfLastRow: CGFloat {
    let counts = counts ?? []
    guard let section = counts.indices.last(where: { counts[$0] > 0 }) else {
      return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }
    return rectForRow(at: IndexPath(row: counts[section] - 1, section: section)).height
  }

  /// The insets of lines: those that the program set, or else the margins of the rows.
  private var sidesOfFillerLines: UIEdgeInsets {
    var sides = separatorInset
    if !hasExplicitSeparatorInset {
      let margin = ListMetrics.sideMargin(width: bounds.width)
      sides.left = max(sides.left, margin + (insetsContentViewsToSafeArea ? safeAreaInsets.left : 0))
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return sides }
    return UIEdgeInsets(top: 0, left: sides.right, bottom: 0, right: sides.left)
  }
}
