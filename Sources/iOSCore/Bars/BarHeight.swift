import Foundation

/// Heights of bars, in points (observed in saved documents: thousands of navigation and tab bars).
enum BarHeight {
  static let navigation: CGFloat = 44
  /// A navigation bar in compact height: a phone in landscape.
  static let compactNavigation: CGFloat = 32
  static let largeTitle: CGFloat = 96
  static let padNavigation: CGFloat = 50
  /// A navigation bar in a sheet: 12 points more on phones, 6 on iPads. (G. Hackworth, “View Controller Presentation
  /// Changes in iOS and iPadOS 16”, 2022.)
  static let sheetNavigation: CGFloat = 56
  static let padSheetNavigation: CGFloat = 56
  static let tabs: CGFloat = 49
  static let toolbar: CGFloat = 44
  /// Tab bars and toolbars in compact height. (Apple, iPhones in landscape since iOS 11: 53 points with the 21 of the
  /// home indicator.)
  static let compactBottom: CGFloat = 32
  /// A prompt above the title: bars with one are 74 points high (Apple, `UIBarMetrics.defaultPrompt`).
  static let prompt: CGFloat = 30
  /// A search bar below a title.
  static let search: CGFloat = 52
}
