/// The traits that decide which value of a dynamic colour is seen.
package struct InterfaceLook: Hashable, Sendable {
  package var isDark: Bool
  /// Dark backgrounds of what lies above other interfaces are lighter. (Apple, Human Interface Guidelines, "Dark Mode":
  /// base and elevated colours.)
  package var isElevated: Bool

  package init(isDark: Bool, isElevated: Bool = false) {
    self.isDark = isDark
    self.isElevated = isElevated
  }

  package static let light = InterfaceLook(isDark: false)
}
