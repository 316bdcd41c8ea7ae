extension UITableViewCell {
  /// Raw values match UIKit's.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  /// Raw values match UIKit's.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Raw values match UIKit's.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// Raw values match UIKit's.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine, singleLineEtched
  }

  /// Raw values match UIKit's.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete, insert
  }
}
