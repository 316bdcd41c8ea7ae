/// Values of macOS container views. Each is read from the element on demand.
extension InterfaceView {
  /// The settings of a box.
  public var boxSettings: BoxSettings {
    BoxSettings(
      type: element["boxType"] ?? "primary", borderType: element["borderType"],
      title: element.longText("title") ?? "Title", titlePosition: element["titlePosition"] ?? "atTop",
      cornerRadius: element.number("cornerRadius") ?? 0, borderWidth: element.number("borderWidth") ?? 1,
      isTransparent: element.flag("transparent") ?? false,
      contentMargins: element.size(forKey: "contentViewMargins"),
      titleFont: element.first("font", key: "titleFont").map(DocumentFont.init))
  }

  /// The items of a tab view, in order.
  public var tabItems: [TabItemContent] {
    element.elements(in: "tabViewItems").filter { $0.name == "tabViewItem" }.map(TabItemContent.init)
  }

  /// The kind of tabs of a tab view, such as `topTabsBezelBorder`.
  public var tabViewType: String { element["type"] ?? "topTabsBezelBorder" }

  /// The font of the tabs; nil for the standard one.
  public var tabFont: DocumentFont? { element.first("font", key: "font").map(DocumentFont.init) }

  /// The text of a text view, in stretches with uniform attributes; empty for none.
  public var textFragments: [AttributedFragment] {
    element.first("attributedString", key: "attributedString")?.all("fragment").map(AttributedFragment.init)
      ?? []
  }

  /// The id of the initial tab; nil for the first.
  public var initialTab: String? { element["initialItem"] }

  /// The settings of a split view.
  public var splitSettings: SplitSettings {
    SplitSettings(
      isVertical: element.flag("vertical") ?? false, dividerStyle: element["dividerStyle"] ?? "thick",
      arrangesAllSubviews: element.flag("arrangesAllSubviews") ?? true,
      holdingPriorities: element.elements(in: "holdingPriorities").map { $0.number("value") ?? 250 })
  }

  /// The settings of a scroll view.
  public var scrollSettings: ScrollSettings {
    ScrollSettings(
      borderType: element["borderType"] ?? "bezel",
      hasHorizontalScroller: element.flag("hasHorizontalScroller") ?? true,
      hasVerticalScroller: element.flag("hasVerticalScroller") ?? true,
      hidesScrollersAutomatically: element.flag("autohidesScrollers") ?? false)
  }

  /// The columns of a table or outline, in order.
  public var tableColumns: [TableColumnContent] {
    element.elements(in: "tableColumns").filter { $0.name == "tableColumn" }.map(TableColumnContent.init)
  }

  /// The settings of a table or outline of macOS.
  public var columnTableSettings: ColumnTableSettings {
    ColumnTableSettings(
      style: element["tableStyle"], rowHeight: element.number("rowHeight"),
      rowSizeStyle: element["rowSizeStyle"],
      usesAutomaticRowHeights: element.flag("usesAutomaticRowHeights") ?? false,
      isViewBased: element.flag("viewBased") ?? false,
      intercellSpacing: element.size(forKey: "intercellSpacing"),
      alternatesRowColors: element.flag("alternatingRowBackgroundColors") ?? false,
      headerViewID: element["headerView"])
  }

  /// The settings of a stack view of macOS.
  public var macStackSettings: MacStackSettings { MacStackSettings(element) }

  /// The cells of a matrix.
  public var matrixContent: MatrixContent { MatrixContent(element) }
}

/// The settings of a box.
public struct BoxSettings: Hashable, Sendable {
  /// `primary`, `custom`, `separator`, `secondary` or `oldStyle`.
  public var type: String
  /// `line`, `none`, `bezel` or `groove`; nil if the document does not state it.
  public var borderType: String?
  /// The title.
  public var title: String
  /// The title position, such as `atTop` or `noTitle`.
  public var titlePosition: String
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The width of the border, in points.
  public var borderWidth: Double
  /// Whether neither border nor fill is drawn.
  public var isTransparent: Bool
  /// The space around the content, in points; nil for the standard one.
  public var contentMargins: DocumentSize?
  /// The font of the title; nil for the standard one.
  public var titleFont: DocumentFont?

  /// Whether the title occupies space, as some boxes have none.
  public var hasTitle: Bool { titlePosition != "noTitle" }
}

/// A tab of a tab view.
public struct TabItemContent: Hashable, Sendable {
  /// The id of the item.
  public var id: String?
  /// The text on the tab.
  public var label: String
  /// The identifier with which code names the tab.
  public var identifier: String?
  /// The name of the picture on the tab.
  public var image: String?
  /// The id of the view that the tab shows; nil if a controller provides it.
  public var viewID: String?

  init(_ element: DocumentElement) {
    id = element.id
    label = element.longText("label") ?? ""
    identifier = element["identifier"]
    image = element["image"]
    viewID = element.first("view", key: "view")?.id
  }
}

/// The settings of a split view.
public struct SplitSettings: Hashable, Sendable {
  /// Whether the dividers are vertical, with the subviews side by side.
  public var isVertical: Bool
  /// `thin`, `paneSplitter` or `thick`.
  public var dividerStyle: String
  /// Whether all subviews are arranged, rather than only those that code adds.
  public var arrangesAllSubviews: Bool
  /// The priorities with which the subviews resist a change of their size.
  public var holdingPriorities: [Double]
}

/// The settings of a scroll view.
public struct ScrollSettings: Hashable, Sendable {
  /// `none`, `line`, `bezel` or `groove`.
  public var borderType: String
  /// Whether there is a horizontal scroller.
  public var hasHorizontalScroller: Bool
  /// Whether there is a vertical scroller.
  public var hasVerticalScroller: Bool
  /// Whether scrollers are shown only if there is content to scroll.
  public var hidesScrollersAutomatically: Bool
}

/// A column of a table.
public struct TableColumnContent: Hashable, Sendable {
  /// The id of the column.
  public var id: String?
  /// The identifier with which code names the column.
  public var identifier: String?
  /// The title in the header.
  public var title: String
  /// The width, in points.
  public var width: Double
  /// The minimum width, in points.
  public var minWidth: Double
  /// The largest width, in points.
  public var maxWidth: Double
  /// Whether the column is hidden.
  public var isHidden: Bool
  /// The ids of the prototype cells that the table copies, in order.
  public var prototypeIDs: [String]

  /// The width of a column made in code (Apple, `NSTableColumn.width`).
  private static let standardWidth = 100.0

  init(_ element: DocumentElement) {
    id = element.id
    identifier = element["identifier"]
    title = element.first("tableHeaderCell", key: "headerCell")?.longText("title") ?? ""
    width = element.number("width") ?? Self.standardWidth
    minWidth = element.number("minWidth") ?? 0
    maxWidth = element.number("maxWidth") ?? .infinity
    isHidden = element.flag("hidden") ?? false
    prototypeIDs = element.elements(in: "prototypeCellViews").compactMap(\.id)
  }
}

/// The settings of a table or outline of macOS.
public struct ColumnTableSettings: Hashable, Sendable {
  /// `plain`, `fullWidth`, `inset` or `sourceList`; nil for automatic and for documents before Xcode 12.
  public var style: String?
  /// The height of rows, in points; nil for the standard height.
  public var rowHeight: Double?
  /// `automatic`, `small`, `medium` or `large`; nil for custom heights.
  public var rowSizeStyle: String?
  /// Whether the height of rows is that of their content.
  public var usesAutomaticRowHeights: Bool
  /// Whether rows contain views rather than cells.
  public var isViewBased: Bool
  /// The space between columns and between rows, in points; nil if the document does not state it.
  public var intercellSpacing: DocumentSize?
  /// Whether every other row has another background.
  public var alternatesRowColors: Bool
  /// The id of the view with the columns' titles; nil for none.
  public var headerViewID: String?
}

/// A matrix: cells of one kind in rows and columns, in documents of old programs.
public struct MatrixContent: Sendable {
  /// The size of a cell, in points.
  public let cellSize: DocumentSize
  /// The space between cells, in points.
  public let intercellSpacing: DocumentSize
  /// By column, from the top.
  public let columns: [[ControlCell]]
  /// The prototype of the other cells; nil for none.
  public let prototype: ControlCell?

  init(_ element: DocumentElement) {
    cellSize = element.size(forKey: "cellSize") ?? DocumentSize(width: 0, height: 0)
    intercellSpacing = element.size(forKey: "intercellSpacing") ?? DocumentSize(width: 0, height: 0)
    columns = element.elements(in: "cells").filter { $0.name == "column" }.map { column in
      column.children.map(ControlCell.init)
    }
    prototype = element.value(forKey: "prototype").map(ControlCell.init)
  }

  /// The number of rows.
  public var rowCount: Int { columns.map(\.count).max() ?? 0 }

  /// The size of all cells with the spaces between them, in points.
  public var contentSize: DocumentSize {
    DocumentSize(
      width: Self.length(columns.count, cellSize.width, intercellSpacing.width),
      height: Self.length(rowCount, cellSize.height, intercellSpacing.height))
  }

  private static func length(_ count: Int, _ cell: Double, _ spacing: Double) -> Double {
    guard count > 0 else { return 0 }
    return Double(count) * cell + Double(count - 1) * spacing
  }
}
