import Graphics

extension InterfaceLook {
  package var style: UIUserInterfaceStyle {
    get { isDark ? .dark : .light }
    set { isDark = newValue == .dark }
  }

  package init(style: UIUserInterfaceStyle, isElevated: Bool = false) {
    self.init(isDark: style == .dark, isElevated: isElevated)
  }

  package init(_ traits: UITraitCollection) {
    self.init(style: traits.userInterfaceStyle, isElevated: traits.userInterfaceLevel == .elevated)
  }
}
