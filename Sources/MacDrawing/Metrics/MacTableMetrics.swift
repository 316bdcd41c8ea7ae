import Foundation

/// The positions of cells in a table or outline view.
///
/// The space beside the columns is the style's minus one column gap; the larger half of it is at the first column.
/// The values were measured on prototype cells of saved documents.
package struct MacTableMetrics: Hashable, Sendable {
  /// The styles that affect cells' positions.
  package enum Style: String, CaseIterable, Sendable {
    /// The plain style, and all tables before Xcode 12.
    case plain
    case fullWidth
    /// No style stated, since Xcode 12.
    case automatic
    case inset
  }

  package let style: Style
  /// The spacing between columns and between rows, in points (`intercellSpacing`).
  package let spacing: CGSize

  /// The default gap between columns since macOS 11; rows have none.
  package static let defaultSpacing = CGSize(width: 17, height: 0)
  /// The gaps of macOS 10.15 and older.
  package static let oldSpacing = CGSize(width: 3, height: 2)

  package init(style: Style, spacing: CGSize = MacTableMetrics.defaultSpacing) {
    self.style = style
    self.spacing = spacing
  }

  /// The space before the first column's margin: 0 in plain and full-width tables (97 of 120), else 10 (29; inset 18 with
  /// its gap).
  private var leading: CGFloat {
    switch style {
    case .plain, .fullWidth: 0
    case .automatic, .inset: 10
    }
  }

  /// The difference in width between the cells of all columns and the columns, in points: 9 with gaps of 3
  /// points (57 of 79 full-width tables of one column, 30 automatic ones of several: 5 and 4), -5 with
  /// gaps of 17 (inset: -2 and -3).
  private var extra: CGFloat { style == .plain ? 0 : Self.spaceBesideColumns - spacing.width }
  private static let spaceBesideColumns: CGFloat = 12

  private var firstExtra: CGFloat { (extra / 2).rounded(.up) }

  /// The left edge and the width of a row's cells, in points from the row's left edge.
  package func cells(columnWidths: [CGFloat]) -> [(x: CGFloat, width: CGFloat)] {
    var x = leading + (spacing.width / 2).rounded(.down)
    return columnWidths.indices.map { column in
      var width = columnWidths[column]
      if column == columnWidths.startIndex { width += firstExtra }
      if column == columnWidths.endIndex - 1 { width += extra - firstExtra }
      defer { x += width + spacing.width }
      return (x, width)
    }
  }

  /// The top of a row's cells below the row's top, in points.
  package var cellTop: CGFloat { spacing.height / 2 }
  /// The distance from a row's top to the next one's.
  package func rowPitch(rowHeight: CGFloat) -> CGFloat { rowHeight + spacing.height }

  /// The height of a header view: 17 with the clip view's bottom moved in older files; 23 and 28 in one document each
  /// of Xcode 12 to 16; of macOS 26, as those (a guess).
  package static func headerHeight(era: MetricEra) -> CGFloat { era < .o3 ? 17 : 28 }

  /// The width of all cells including the space beside them, in points.
  package func width(columnWidths: [CGFloat]) -> CGFloat {
    guard let last = cells(columnWidths: columnWidths).last else { return 0 }
    return last.x + last.width + (spacing.width / 2).rounded(.up) + leading
  }

  /// The default height of rows: 24 since macOS 11, 17 before (Apple, `NSTableView.rowHeight`; release notes of macOS
  /// 11).
  package static func rowHeight(era: MetricEra) -> CGFloat { era < .b ? 17 : 24 }

  /// The default, minimum and maximum width of columns (Apple, `NSTableColumn`: 100, 10, and the largest float; documents
  /// have 3.4e38, and 1e5 is wider than any screen).
  package static let columnWidth: CGFloat = 100
  package static let leastColumnWidth: CGFloat = 10
  package static let greatestColumnWidth: CGFloat = 100_000

  /// The indentation per level of an outline, in points: 13 since macOS 11, 16 before (the values in documents of Xcode 12
  /// and newer, and in older ones).
  package static func indentation(era: MetricEra) -> CGFloat { era < .b ? 16 : 13 }

  /// The drawing of headers and rows, in points (guesses).
  package static let headerTextInset: CGFloat = 8
  package static let headerDividerMargin: CGFloat = 6
  package static let sortIndicator: CGFloat = 9
  package static let insetRowRadius: CGFloat = 5
  package static let insetRowMargin: CGFloat = 10
  package static let disclosureTriangle: CGFloat = 9

  /// The heights of a source list's rows by `NSTableView.RowSizeStyle` (Apple, release notes of OS X 10.7: 19, 24 and 32 with
  /// the images of 16, 24 and 32 points).
  package static let smallRowHeight: CGFloat = 19
  package static let mediumRowHeight: CGFloat = 24
  package static let largeRowHeight: CGFloat = 32
}
