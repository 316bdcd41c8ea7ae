import Foundation

extension NSWindow {
  /// The parts of a window. Bits match AppKit's.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// Raw values match AppKit's.
  public enum BackingStoreType: UInt, Hashable, Sendable {
    case retained = 0
    case nonretained = 1
    case buffered = 2
  }

  /// Raw values match AppKit's.
  public enum OrderingMode: Int, Hashable, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }

  /// Raw values match AppKit's.
  public enum TitleVisibility: Int, Hashable, Sendable {
    case visible = 0
    case hidden
  }

  /// Raw values match AppKit's.
  public enum ToolbarStyle: Int, Hashable, Sendable {
    case automatic = 0
    case expanded, preference, unified, unifiedCompact
  }

  /// The level of a window. Raw values match AppKit's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
  }

  /// The behaviour of a window in spaces. Bits match AppKit's.
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
  }

  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}

// MARK: Content and frame

extension NSWindow {
  /// The title bar's height: 28 points since macOS 11 (Apple, Human Interface Guidelines; 22 before).
  static let titleBarHeight: CGFloat = 28
  /// The title bar of a panel with `utilityWindow` (Apple, Human Interface Guidelines, Panels).
  static let utilityTitleBarHeight: CGFloat = 19

  static func barHeight(of style: StyleMask) -> CGFloat {
    // Sheets have no title bar, whatever their style.
    guard style.contains(.titled), !style.contains(.docModalWindow) else { return 0 }
    return style.contains(.utilityWindow) ? utilityTitleBarHeight : titleBarHeight
  }

  /// The height of the bar above the content; 0 if the content extends under it.
  private static func barAbove(_ style: StyleMask) -> CGFloat {
    style.contains(.fullSizeContentView) ? 0 : barHeight(of: style)
  }

  public class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: cRect.minX, y: cRect.minY, width: cRect.width, height: cRect.height + barAbove(style))
  }

  public class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(
      x: fRect.minX, y: fRect.minY, width: fRect.width, height: max(0, fRect.height - barAbove(style)))
  }

  /// The frame around a content, with the toolbar or the popover's margin that the window has.
  public func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    var frame = Self.frameRect(forContentRect: contentRect, styleMask: styleMask)
    if !styleMask.contains(.fullSizeContentView) { frame.size.height += toolbarHeight }
    return frame.insetBy(dx: -popoverMargin, dy: -popoverMargin)
  }

  public func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    var content = Self.contentRect(forFrameRect: frameRect, styleMask: styleMask)
    if !styleMask.contains(.fullSizeContentView) {
      content.size.height = max(0, content.height - toolbarHeight)
    }
    return content.insetBy(
      dx: min(popoverMargin, content.width / 2), dy: min(popoverMargin, content.height / 2))
  }

  // MARK: Screen coordinates

  public func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  public func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

/// An auxiliary window. (Apple, `NSPanel`.)
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
  /// Panels are auxiliary to main windows and cannot become main. (Apple, `NSPanel`.)
  open override var canBecomeMain: Bool { false }
}
