import AutoLayout
import Foundation

/// A screen. (Apple, `NSScreen`.) There is one screen, by default in the size of a MacBook Air's.
open class NSScreen: NSObject, @unchecked Sendable {
  /// The frame in points, with y pointing up.
  public let frame: NSRect
  /// Pixels per point.
  public let backingScaleFactor: CGFloat
  public let localizedName: String

  package init(frame: NSRect, backingScaleFactor: CGFloat, name: String = "Built-in Display") {
    self.frame = frame
    self.backingScaleFactor = backingScaleFactor
    localizedName = name
    super.init()
  }

  /// The height of the menu bar, in points (macOS 11 to 15 on screens without a notch).
  package static let menuBarHeight: CGFloat = 24

  /// The default size of a MacBook Air's screen (13 inches, 2018 to 2020: 1440 × 900 points at 2 pixels a point).
  private static let stored = LockedValue(
    NSScreen(frame: NSRect(x: 0, y: 0, width: 1440, height: 900), backingScaleFactor: 2))

  /// The only screen, which tests may replace.
  package static var standard: NSScreen {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  public class var main: NSScreen? { standard }
  public class var deepest: NSScreen? { standard }
  public class var screens: [NSScreen] { [standard] }
  public class var screensHaveSeparateSpaces: Bool { true }

  /// The frame without the menu bar.
  open var visibleFrame: NSRect {
    NSRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: max(0, frame.height - Self.menuBarHeight))
  }

  /// Screens without a notch have no insets.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var auxiliaryTopLeftArea: NSRect? { nil }
  open var auxiliaryTopRightArea: NSRect? { nil }
  open var colorSpace: NSColorSpace? { .sRGB }
  open var maximumFramesPerSecond: Int { 60 }
  open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  open var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [.size: frame.size, .isScreen: "YES", .screenNumber: 1]
  }

  /// The rectangle with its edges on whole pixels.
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    let scale = backingScaleFactor
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (aligned(rect.minX), aligned(rect.minY))
    return NSRect(x: x, y: y, width: aligned(rect.maxX) - x, height: aligned(rect.maxY) - y)
  }

  open func convertRectToBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: backingScaleFactor) }
  open func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: 1 / backingScaleFactor) }

  public static let colorSpaceDidChangeNotification = Notification.Name(
    "NSScreenColorSpaceDidChangeNotification")
}

extension NSRect {
  fileprivate func scaled(by factor: CGFloat) -> NSRect {
    NSRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

/// A property of a screen. Raw values match AppKit's.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let size = NSDeviceDescriptionKey(rawValue: "NSDeviceSize")
  public static let isScreen = NSDeviceDescriptionKey(rawValue: "NSDeviceIsScreen")
  public static let screenNumber = NSDeviceDescriptionKey(rawValue: "NSScreenNumber")
  public static let resolution = NSDeviceDescriptionKey(rawValue: "NSDeviceResolution")
}
