/// The insets of hardware and status bar on each side of a screen, in points.
public struct ScreenInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: Double
  /// The inset at the left, in points.
  public var left: Double
  /// The inset at the bottom, in points.
  public var bottom: Double
  /// The inset at the right, in points.
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = ScreenInsets()
}

/// Safe areas as the canvas applies them. They changed with the tools: the version that saved a document decides.
public enum SafeAreaTable {
  /// Height of the status bar above a home-button screen.
  public static let statusBarHeight = 20.0
  /// The home indicator's share of an upright phone. Observed: 5.9-inch 38 of 38, 6.1-inch 100 of 100.
  public static let homeIndicatorHeight = 34.0
  /// The same with the phone on its side. Observed: 3 of 3.
  public static let landscapeHomeIndicatorHeight = 21.0
  /// The same on a tablet. Observed: 3 of 3.
  public static let padHomeIndicatorHeight = 20.0
  /// The status bar of a tablet without a home button. Observed: 3 of 3.
  public static let edgeToEdgePadStatusBarHeight = 24.0

  /// Xcode 11 to 14.2 left the status bar of screens without a notch out of the safe area (observed in about 40 documents
  /// for phones with a home button, 2 for others; none of the 100 from before or after).
  static let toolsWithoutStatusBar = ToolsVersion(major: 14_700)..<ToolsVersion(major: 21_701)

  /// Xcode 15.4 to 16 counted the insets of phones without a home button twice, though not those of others, and not for
  /// views that do not fill the screen. Observed: 66 of 66 screens, none of the 120 from before or after; 6 of 6 parts.
  static let toolsThatDouble = ToolsVersion(major: 23_700)..<ToolsVersion(major: 32_000)

  /// - Parameters:
  ///   - device: nil for the square canvas of old tools.
  ///   - orientation: how the device stands.
  ///   - version: the tools that saved the document; nil counts as the oldest.
  ///   - isPartial: for a view that does not fill the screen.
  public static func insets(
    of device: CanvasDevice?, orientation: DocumentDevice.Orientation, savedBy version: ToolsVersion?,
    isPartial: Bool = false
  ) -> ScreenInsets {
    // The square canvas of Xcode 6 and 7. Observed: 20 above in 32 of 32.
    guard let device else { return ScreenInsets(top: hidesStatusBar(version) ? 0 : statusBarHeight) }
    switch device.family {
    case .homeButtonPhone: return homeButtonPhone(orientation, version)
    case .edgeToEdgePhone:
      let isDoubled = !isPartial && version.map(toolsThatDouble.contains) ?? false
      return edgeToEdgePhone(device, orientation, version, times: isDoubled ? 2 : 1)
    // Observed: 9 of 9; without it 2 of 2.
    case .homeButtonPad: return ScreenInsets(top: hidesStatusBar(version) ? 0 : statusBarHeight)
    case .edgeToEdgePad:
      return ScreenInsets(
        top: hidesStatusBar(version) ? 0 : edgeToEdgePadStatusBarHeight, bottom: padHomeIndicatorHeight)
    // The overscan of a television. Observed: 60 above and below, 80 at the sides.
    case .television: return ScreenInsets(top: 60, left: 80, bottom: 60, right: 80)
    }
  }

  private static func hidesStatusBar(_ version: ToolsVersion?) -> Bool {
    version.map(toolsWithoutStatusBar.contains) ?? false
  }

  private static func homeButtonPhone(
    _ orientation: DocumentDevice.Orientation, _ version: ToolsVersion?
  ) -> ScreenInsets {
    // A phone on its side shows no status bar. Observed: 3 of 3.
    if orientation == .landscape { return .zero }
    return hidesStatusBar(version) ? .zero : ScreenInsets(top: statusBarHeight)
  }

  private static func edgeToEdgePhone(
    _ device: CanvasDevice, _ orientation: DocumentDevice.Orientation, _ version: ToolsVersion?, times: Double
  ) -> ScreenInsets {
    let sensors = times * sensorHeight(of: device.id, savedBy: version)
    switch orientation {
    case .portrait: return ScreenInsets(top: sensors, bottom: times * homeIndicatorHeight)
    case .landscape:
      return ScreenInsets(left: sensors, bottom: times * landscapeHomeIndicatorHeight, right: sensors)
    }
  }

  /// The rows of one device, oldest tools first.
  private struct SensorRow {
    var device: String
    var since: ToolsVersion
    var height: Double

    init(_ device: String, since major: Int = 0, _ height: Double) {
      self.device = device
      since = ToolsVersion(major: major)
      self.height = height
    }
  }

  private static let sensorRows = [
    // 10 of 10 up to tools 20000, then 1, then 7 of 7.
    SensorRow("retina5_9", 44), SensorRow("retina5_9", since: 21_000, 47),
    SensorRow("retina5_9", since: 21_701, 50),
    // 112, then 17.
    SensorRow("retina6_1", 44), SensorRow("retina6_1", since: 21_000, 48),
    // 5, then 4 of 4 up to tools 21208 and 3 of 3 since, 42.
    SensorRow("retina6_5", 44), SensorRow("retina6_0", 44), SensorRow("retina6_0", since: 21_500, 47),
    SensorRow("retina6_12", 59),
    // 1, then not observed.
    SensorRow("retina6_7", 44), SensorRow("retina6_7", since: 21_000, 47),
    // Not observed; as the devices themselves do.
    SensorRow("retina6_3", 62), SensorRow("retina5_4", 50),
    SensorRow("retina6_72", 59), SensorRow("retina6_9", 62),
  ]

  private static func sensorHeight(of id: String, savedBy version: ToolsVersion?) -> Double {
    let version = version ?? ToolsVersion(major: 0)
    return sensorRows.last { $0.device == id && $0.since <= version }?.height ?? 44
  }
}
