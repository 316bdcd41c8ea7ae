import Foundation

extension AppearanceProperty {
  static func table(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITableView>(from: first)
    list.add(\.separatorColor)
    list.add(\.separatorStyle)
    list.add(\.separatorInset)
    list.add(\.rowHeight)
    list.add(\.sectionHeaderTopPadding)
    list.add(\.sectionIndexColor)
    list.add(\.sectionIndexBackgroundColor)
    list.add(\.sectionIndexTrackingBackgroundColor)
    return list.properties
  }

  static func cell(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITableViewCell>(from: first)
    list.add(\.selectionStyle)
    list.add(\.accessoryType)
    list.add(\.separatorInset)
    list.add(\.indentationWidth)
    return list.properties
  }
}
