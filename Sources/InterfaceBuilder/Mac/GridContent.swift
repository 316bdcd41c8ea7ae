/// The rows, columns and cells of a grid view.
public struct GridContent: Hashable, Sendable {
  /// A row or a column.
  public struct Line: Hashable, Sendable {
    /// The id of the line.
    public var id: String
    /// The placement of content across the line, such as `fill`; nil for the grid's.
    public var placement: String?
    /// The baseline alignment of a row, such as `firstBaseline`; nil for the grid's.
    public var rowAlignment: String?
    /// The row's height or the column's width without paddings, in points; nil for the content's.
    public var length: Double?
    /// The space before the content, in points: above a row's, left of a column's.
    public var leadingPadding: Double
    /// The space after the content, in points.
    public var trailingPadding: Double
    /// Whether the line is hidden.
    public var isHidden: Bool
  }

  /// The crossing of a row and a column.
  public struct Cell: Hashable, Sendable {
    /// The id of the cell.
    public var id: String?
    /// The number of the row, from 0.
    public var row: Int
    /// The number of the column, from 0.
    public var column: Int
    /// The id of the cell whose content extends over this one; nil for unmerged cells.
    public var headOfMergedCell: String?
    /// The horizontal placement of content in the cell; nil for the column's.
    public var xPlacement: String?
    /// The vertical placement of content in the cell; nil for the row's.
    public var yPlacement: String?
    /// The baseline alignment; nil for the row's.
    public var rowAlignment: String?
    /// The id of the view in the cell; nil for an empty cell.
    public var contentViewID: String?
  }

  /// The default placement of content in columns, such as `leading`.
  public var xPlacement: String
  /// The default placement of content in rows, such as `top`.
  public var yPlacement: String
  /// The default baseline alignment of rows.
  public var rowAlignment: String
  /// The space between rows, in points.
  public var rowSpacing: Double
  /// The space between columns, in points.
  public var columnSpacing: Double
  /// From the top.
  public var rows: [Line]
  /// In reading direction.
  public var columns: [Line]
  /// In document order.
  public var cells: [Cell]

  /// Apple's spacing of a grid made in code, which documents leave out (observed: 12 of 12 grids without one).
  private static let standardSpacing = 6.0

  init(_ element: DocumentElement) {
    xPlacement = element["xPlacement"] ?? "leading"
    yPlacement = element["yPlacement"] ?? "bottom"
    rowAlignment = element["rowAlignment"] ?? "none"
    rowSpacing = element.number("rowSpacing") ?? Self.standardSpacing
    columnSpacing = element.number("columnSpacing") ?? Self.standardSpacing
    rows = element.elements(in: "rows").compactMap { Line($0, axis: .vertical) }
    columns = element.elements(in: "columns").compactMap { Line($0, axis: .horizontal) }
    let rowNumbers = Self.numbers(of: rows)
    let columnNumbers = Self.numbers(of: columns)
    cells = element.elements(in: "gridCells").compactMap { cell in
      guard let row = cell["row"].flatMap({ rowNumbers[$0] }),
        let column = cell["column"].flatMap({ columnNumbers[$0] })
      else { return nil }
      return Cell(cell, row: row, column: column)
    }
  }

  private static func numbers(of lines: [Line]) -> [String: Int] {
    Dictionary(lines.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }
}

extension GridContent.Line {
  fileprivate init?(_ element: DocumentElement, axis: StackSettings.Axis) {
    guard let id = element.id else { return nil }
    let isRow = axis == .vertical
    self.id = id
    placement = element[isRow ? "yPlacement" : "xPlacement"]
    rowAlignment = element["rowAlignment"]
    length = element.number(isRow ? "height" : "width")
    leadingPadding = element.number(isRow ? "topPadding" : "leadingPadding") ?? 0
    trailingPadding = element.number(isRow ? "bottomPadding" : "trailingPadding") ?? 0
    isHidden = element.flag("hidden") ?? false
  }
}

extension GridContent.Cell {
  fileprivate init(_ element: DocumentElement, row: Int, column: Int) {
    id = element.id
    self.row = row
    self.column = column
    headOfMergedCell = element["headOfMergedCell"]
    xPlacement = element["xPlacement"]
    yPlacement = element["yPlacement"]
    rowAlignment = element["rowAlignment"]
    contentViewID = element.value(forKey: "contentView")?.id
  }
}

extension InterfaceView {
  /// The rows, columns and cells of a grid view; its content views are children with the role `contentView`.
  public var gridContent: GridContent { GridContent(element) }
}
