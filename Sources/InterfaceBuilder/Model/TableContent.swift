extension InterfaceView {
  public var tableSettings: TableSettings {
    TableSettings(
      style: element["style"] ?? "plain", rowHeight: element.number("rowHeight"),
      separatorStyle: element["separatorStyle"] ?? "default",
      usesStaticCells: element["dataMode"] == "static")
  }

  public var cellSettings: CellSettings {
    CellSettings(
      reuseIdentifier: element["reuseIdentifier"], rowHeight: element.number("rowHeight"),
      accessoryType: element["accessoryType"], style: element["style"])
  }

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

public struct TableSettings: Hashable, Sendable {
  /// `plain`, `grouped`, `insetGrouped`.
  public var style: String
  /// Points; −1 is automatic.
  public var rowHeight: Double?
  /// `none` draws no lines between rows.
  public var separatorStyle: String
  public var usesStaticCells: Bool
}

public struct CellSettings: Hashable, Sendable {
  public var reuseIdentifier: String?
  public var rowHeight: Double?
  /// Such as `disclosureIndicator`; nil shows nothing.
  public var accessoryType: String?
  /// `IBUITableViewCellStyleDefault` and its like; nil is a custom cell.
  public var style: String?
}

public struct FlowLayoutSettings: Hashable, Sendable {
  public var itemSize: DocumentSize?
  public var lineSpacing: Double
  public var interitemSpacing: Double
  public var isHorizontal: Bool
  public var sectionInset: DocumentInsets?
}
