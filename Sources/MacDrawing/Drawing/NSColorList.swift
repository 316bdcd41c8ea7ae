import Foundation

/// A list of named colours. (Apple, `NSColorList`.)
open class NSColorList: NSObject, @unchecked Sendable {
  public typealias Name = String

  public let name: Name?
  /// The colours in the order of their addition.
  private var colors: [(key: NSColor.Name, color: NSColor)] = []

  public init(name: Name) { self.name = name }

  /// An empty list with the name: files are not read.
  public convenience init?(name: Name, fromFile path: String?) {
    guard path == nil else { return nil }
    self.init(name: name)
  }

  /// The system's list of the name; nil for other names.
  public convenience init?(named name: Name) {
    guard name == Self.systemName else { return nil }
    self.init(name: name)
    for key in Self.systemKeys {
      if let color = NSColor.systemColor(named: key) { setColor(color, forKey: key) }
    }
  }

  private static let systemName = "System"
  private static let systemKeys = [
    "controlAccentColor", "controlBackgroundColor", "controlColor", "controlTextColor", "gridColor",
    "labelColor", "linkColor", "secondaryLabelColor", "selectedContentBackgroundColor", "separatorColor",
    "textBackgroundColor", "textColor", "windowBackgroundColor",
  ]

  open class var availableColorLists: [NSColorList] { [NSColorList(named: systemName)].compactMap { $0 } }

  open var allKeys: [NSColor.Name] { colors.map(\.key) }
  open var isEditable: Bool { name != Self.systemName }

  open func color(withKey key: NSColor.Name) -> NSColor? { colors.first { $0.key == key }?.color }

  open func setColor(_ color: NSColor, forKey key: NSColor.Name) {
    if let place = colors.firstIndex(where: { $0.key == key }) {
      colors[place].color = color
    } else {
      colors.append((key, color))
    }
  }

  open func insertColor(_ color: NSColor, key: NSColor.Name, at loc: Int) {
    removeColor(withKey: key)
    colors.insert((key, color), at: min(max(0, loc), colors.count))
  }

  open func removeColor(withKey key: NSColor.Name) { colors.removeAll { $0.key == key } }
}

extension NSColor {
  /// A colour of a system list; nil for others.
  public convenience init?(catalogName listName: NSColorList.Name, colorName: Name) {
    guard let found = NSColorList(named: listName)?.color(withKey: colorName) else { return nil }
    self.init(copying: found)
  }
}
