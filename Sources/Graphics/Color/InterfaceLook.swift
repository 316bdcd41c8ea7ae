/// The traits that determine the value of a dynamic colour.
package struct InterfaceLook: Hashable, Sendable {
  package var isDark: Bool
  /// Whether the interface lies above another one, where dark backgrounds are lighter. (Apple, Human Interface
  /// Guidelines, "Dark Mode": base and elevated colours.)
  package var isElevated: Bool

  package init(isDark: Bool, isElevated: Bool = false) {
    self.isDark = isDark
    self.isElevated = isElevated
  }

  package static let light = InterfaceLook(isDark: false)
}
