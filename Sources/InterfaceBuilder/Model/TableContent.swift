extension InterfaceView {
  /// The settings of a table view.
  public var tableSettings: TableSettings {
    TableSettings(
      style: element["style"] ?? "plain", rowHeight: element.number("rowHeight"),
      separatorStyle: element["separatorStyle"] ?? "default",
      usesStaticCells: element["dataMode"] == "static")
  }

  /// The settings of a cell.
  public var cellSettings: CellSettings {
    CellSettings(
      reuseIdentifier: element["reuseIdentifier"], rowHeight: element.number("rowHeight"),
      accessoryType: element["accessoryType"], style: element["style"])
  }

  /// The flow layout of a collection view; nil for another layout.
  public var flowLayout: FlowLayoutSettings? {
    element.first("collectionViewFlowLayout").map { layout in
      FlowLayoutSettings(
        itemSize: layout.size(forKey: "itemSize"), lineSpacing: layout.number("minimumLineSpacing") ?? 0,
        interitemSpacing: layout.number("minimumInteritemSpacing") ?? 0,
        isHorizontal: layout["scrollDirection"] == "horizontal",
        sectionInset: layout.insets(forKeys: "sectionInset"))
    }
  }
}

/// The settings of a table view.
public struct TableSettings: Hashable, Sendable {
  /// `plain`, `grouped`, `insetGrouped`.
  public var style: String
  /// The height of rows, in points; −1 is automatic.
  public var rowHeight: Double?
  /// `none` draws no lines between rows.
  public var separatorStyle: String
  /// Whether the document contains static rows instead of prototypes.
  public var usesStaticCells: Bool
}

/// The settings of a cell.
public struct CellSettings: Hashable, Sendable {
  /// The identifier with which code dequeues the cell.
  public var reuseIdentifier: String?
  /// The height of the row, in points; nil for the table's.
  public var rowHeight: Double?
  /// The accessory type, such as `disclosureIndicator`; nil shows nothing.
  public var accessoryType: String?
  /// `IBUITableViewCellStyleDefault` and its like; nil is a custom cell.
  public var style: String?
}

/// The settings of a flow layout.
public struct FlowLayoutSettings: Hashable, Sendable {
  /// The size of items, in points.
  public var itemSize: DocumentSize?
  /// The smallest space between lines, in points.
  public var lineSpacing: Double
  /// The smallest space between items, in points.
  public var interitemSpacing: Double
  /// Whether the layout scrolls horizontally.
  public var isHorizontal: Bool
  /// The insets of sections, in points.
  public var sectionInset: DocumentInsets?
}
