import Graphics

extension InterfaceLook {
  var style: UIUserInterfaceStyle {
    get { isDark ? .dark : .light }
    set { isDark = newValue == .dark }
  }

  init(style: UIUserInterfaceStyle, isElevated: Bool = false) {
    self.init(isDark: style == .dark, isElevated: isElevated)
  }

  init(_ traits: UITraitCollection) {
    self.init(style: traits.userInterfaceStyle, isElevated: traits.userInterfaceLevel == .elevated)
  }
}
