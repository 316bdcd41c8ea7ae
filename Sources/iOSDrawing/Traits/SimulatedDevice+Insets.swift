import Foundation

/// The covered parts of the screen, in points, upright. Before the Dynamic Island, heights of status bars are those of the safe area,
/// which saved documents show; with it, 54 of 59 points or more (faberNovel/CompositionalLayoutDSL, 20 pictures of an iPhone 15).
extension SimulatedDevice {
  private static let homeButtonBar: CGFloat = 20
  private static let padBar: CGFloat = 24
  private static let dynamicIslandBar: CGFloat = 54
  /// An iPhone X's. The iPhones Xʀ and 11, at two pixels per point, have 48 points since iOS 14.
  private static let firstHousing: CGFloat = 44
  private static let liquidRetina: CGFloat = 48
  private static let mini: CGFloat = 50
  private static let laterHousing: CGFloat = 47
  /// The safe area of an iPhone 15; below, that of an iPhone 16 Pro, whose screen has narrower borders.
  private static let dynamicIsland: CGFloat = 59
  private static let laterDynamicIsland: CGFloat = 62
  private static let phoneHomeIndicator: CGFloat = 34
  private static let padHomeIndicator: CGFloat = 20

  /// Between the widest phone's screen, of 440 points, and the narrowest tablet's, of 744.
  private static let leastPadWidth: CGFloat = 700
  /// Between the screens of the iPhone 8 Plus, of 736 points, and of the iPhone X, of 812.
  private static let leastEdgeToEdgeHeight: CGFloat = 800
  /// The screens of tablets with a home button: heights by widths. (Apple, Human Interface Guidelines, "Layout".)
  private static let homeButtonPads = [768: 1024, 810: 1080, 834: 1112]

  private var isPad: Bool { size.width >= Self.leastPadWidth }

  private var hasHomeButton: Bool {
    guard isPad else { return size.height < Self.leastEdgeToEdgeHeight }
    return Self.homeButtonPads[Int(size.width)] == Int(size.height)
  }

  var statusBarHeight: CGFloat {
    if hasHomeButton { return Self.homeButtonBar }
    if isPad { return Self.padBar }
    switch size.height {
    case 812: return name?.hasSuffix("mini") == true ? Self.mini : Self.firstHousing
    case 896: return scale == 2 && release >= 14 ? Self.liquidRetina : Self.firstHousing
    case 844, 926: return Self.laterHousing
    default: return Self.dynamicIslandBar
    }
  }

  /// The safe area of a window that fills the screen.
  var safeArea: (top: CGFloat, bottom: CGFloat) {
    if hasHomeButton { return (statusBarHeight, 0) }
    if isPad { return (statusBarHeight, Self.padHomeIndicator) }
    guard statusBarHeight == Self.dynamicIslandBar else { return (statusBarHeight, Self.phoneHomeIndicator) }
    let isEarlier = [852, 932].contains(size.height)
    return (isEarlier ? Self.dynamicIsland : Self.laterDynamicIsland, Self.phoneHomeIndicator)
  }
}
