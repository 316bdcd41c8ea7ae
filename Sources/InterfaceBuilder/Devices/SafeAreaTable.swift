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

/// The safe areas of the canvas. They changed with releases of Xcode: the release that saved a document determines them.
public enum SafeAreaTable {
  /// The height of the status bar on a screen with a home button.
  public static let statusBarHeight = 20.0
  /// The height of the home indicator on a phone in portrait orientation. Observed: 5.9-inch 38 of 38, 6.1-inch 100 of
  /// 100.
  public static let homeIndicatorHeight = 34.0
  /// The same in landscape orientation. Observed: 3 of 3.
  public static let landscapeHomeIndicatorHeight = 21.0
  /// The same on a tablet. Observed: 3 of 3.
  public static let padHomeIndicatorHeight = 20.0
  /// The status bar of a tablet without a home button. Observed: 3 of 3.
  public static let edgeToEdgePadStatusBarHeight = 24.0

  /// - Parameters:
  ///   - device: nil for the square canvas of old tools.
  ///   - orientation: the orientation of the device.
  ///   - xcode: the release that saved the document.
  ///   - isPartial: for a view that does not reach the screen's lower edge.
  public static func insets(
    of device: CanvasDevice?, orientation: DocumentDevice.Orientation, savedBy xcode: XcodeRelease,
    isPartial: Bool = false
  ) -> ScreenInsets {
    // The square canvas of Xcode 6 and 7. Observed: 20 above in 32 of 32.
    let hidesStatusBar = CanvasRules.leavesStatusBarOut[xcode]
    guard let device else { return ScreenInsets(top: hidesStatusBar ? 0 : statusBarHeight) }
    switch device.family {
    case .homeButtonPhone: return homeButtonPhone(orientation, xcode)
    case .edgeToEdgePhone:
      let own = edgeToEdgePhone(device, orientation, xcode)
      guard CanvasRules.doublesInsets[xcode] else { return own }
      let upright = edgeToEdgePhone(device, .portrait, xcode)
      return own + (isPartial ? ScreenInsets(top: upright.top) : upright)
    // Observed: 9 of 9; without it 2 of 2.
    case .homeButtonPad: return ScreenInsets(top: hidesStatusBar ? 0 : statusBarHeight)
    case .edgeToEdgePad:
      return ScreenInsets(
        top: hidesStatusBar ? 0 : edgeToEdgePadStatusBarHeight, bottom: padHomeIndicatorHeight)
    // The overscan of a television. Observed: 60 above and below, 80 at the sides.
    case .television: return ScreenInsets(top: 60, left: 80, bottom: 60, right: 80)
    // The content of a window lies below its title bar.
    case .mac: return .zero
    }
  }

  /// The insets of the upright device alone, whatever the release adds.
  static func uprightInsets(of device: CanvasDevice?, savedBy xcode: XcodeRelease) -> ScreenInsets {
    guard let device, device.family == .edgeToEdgePhone else {
      return insets(of: device, orientation: .portrait, savedBy: xcode)
    }
    return edgeToEdgePhone(device, .portrait, xcode)
  }

  private static func homeButtonPhone(
    _ orientation: DocumentDevice.Orientation, _ xcode: XcodeRelease
  ) -> ScreenInsets {
    // A phone in landscape orientation shows no status bar. Observed: 3 of 3.
    if orientation == .landscape { return .zero }
    return CanvasRules.leavesStatusBarOut[xcode] ? .zero : ScreenInsets(top: statusBarHeight)
  }

  private static func edgeToEdgePhone(
    _ device: CanvasDevice, _ orientation: DocumentDevice.Orientation, _ xcode: XcodeRelease
  ) -> ScreenInsets {
    let sensors = CanvasRules.sensorHeight(of: device.id)[xcode]
    switch orientation {
    case .portrait: return ScreenInsets(top: sensors, bottom: homeIndicatorHeight)
    case .landscape:
      return ScreenInsets(left: sensors, bottom: landscapeHomeIndicatorHeight, right: sensors)
    }
  }
}

extension ScreenInsets {
  static func + (a: ScreenInsets, b: ScreenInsets) -> ScreenInsets {
    ScreenInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
