import Foundation
import iOSViews

/// Tablets.
extension ViewImageConfig {
  /// An iPad mini on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.full) }
  /// A share of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      short: 768, long: 1024, onSide: [320, 507, 694], upright: [320, 438], top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad with 10.2 inches on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  /// An iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.full) }
  /// A share of an iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      short: 810, long: 1080, onSide: [320, 535, 750], upright: [320, 480], top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad Pro with 10.5 inches on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  /// An iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(orientation.full)
  }
  /// A share of an iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      short: 834, long: 1112, onSide: [320, 551, 782], upright: [320, 504], top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad Pro with 11 inches on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  /// An iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.full) }
  /// A share of an iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      short: 834, long: 1194, onSide: [375, 592, 809], upright: [320, 504], top: 24, bottom: 20
    ).config(orientation)
  }

  /// An iPad Pro with 12.9 inches on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  /// An iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(orientation.full)
  }
  /// A share of an iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      short: 1024, long: 1366, onSide: [375, 678, 981], upright: [375, 639], top: 20, bottom: 0,
      halfIsRegular: true
    ).config(orientation)
  }

  /// An iPad with 9.7 inches on its side.
  public static let iPad9_7 = iPadMini
  /// An iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
  /// A share of an iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }
}

extension ViewImageConfig.Orientation {
  fileprivate var full: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

/// The measures of a tablet, in points.
private struct Tablet {
  var short: CGFloat
  var long: CGFloat
  /// The widths of a third, a half and two thirds of the screen on its side.
  var onSide: [CGFloat]
  /// The widths of a third and two thirds of the upright screen.
  var upright: [CGFloat]
  var top: CGFloat
  var bottom: CGFloat
  /// Whether half of the screen on its side is as wide as a whole one.
  var halfIsRegular = false

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(.oneThird): config(onSide[0], short, isCompact: true)
    case .landscape(.oneHalf): config(onSide[1], short, isCompact: !halfIsRegular)
    case .landscape(.twoThirds): config(onSide[2], short, isCompact: false)
    case .landscape(.full): config(long, short, isCompact: false)
    case .portrait(.oneThird): config(upright[0], long, isCompact: true)
    case .portrait(.twoThirds): config(upright[1], long, isCompact: true)
    case .portrait(.full): config(short, long, isCompact: false)
    }
  }

  private func config(_ width: CGFloat, _ height: CGFloat, isCompact: Bool) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: isCompact ? .iPadMini_Compact_SplitView : .iPadMini)
  }
}
