import iOSViews

/// The traits of devices, without their scale.
extension UITraitCollection {
  /// An iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// An iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// An iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// An iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// An iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// - Parameter isWide: whether the phone on its side has the width of a tablet.
  private static func phone(_ orientation: ViewImageConfig.Orientation, isWide: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: orientation == .landscape && isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }

  /// An iPad mini.
  public static let iPadMini = iPad
  /// A narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = iPadCompactSplitView
  /// An iPad with 9.7 inches.
  public static let iPad9_7 = iPad
  /// A narrow part of an iPad with 9.7 inches.
  public static let iPad9_7_Compact_SplitView = iPadCompactSplitView
  /// An iPad with 10.2 inches.
  public static let iPad10_2 = iPad
  /// A narrow part of an iPad with 10.2 inches.
  public static let iPad10_2_Compact_SplitView = iPadCompactSplitView
  /// An iPad Pro with 10.5 inches.
  public static let iPadPro10_5 = iPad
  /// A narrow part of an iPad Pro with 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = iPadCompactSplitView
  /// An iPad Pro with 11 inches.
  public static let iPadPro11 = iPad
  /// A narrow part of an iPad Pro with 11 inches.
  public static let iPadPro11_Compact_SplitView = iPadCompactSplitView
  /// An iPad Pro with 12.9 inches.
  public static let iPadPro12_9 = iPad
  /// A narrow part of an iPad Pro with 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = iPadCompactSplitView

  private static let iPad = tablet(.regular)
  private static let iPadCompactSplitView = tablet(.compact)

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
