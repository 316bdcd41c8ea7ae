import Foundation

/// Rarely used properties of windows, stored separately.
@MainActor
final class WindowExtras {
  var isLiveResizing = false
  var isMiniaturized = false
  /// Whether the window has been on the screen: the initial first responder counts the first time only.
  var hasBeenShown = false
  var zoomedFrom: NSRect?
  /// The increments of sizes for resizing by the user.
  var increments = (frame: NSWindow.noIncrements, content: NSWindow.noIncrements)
  var animations: [NSAnimatablePropertyKey: Any] = [:]
  var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// The buttons of the title bar that a program has requested; the others are only drawn.
  var standardButtons: [NSWindow.ButtonType: NSView] = [:]
  var tabGroup: NSWindowTabGroup?
  var toolbarView: ToolbarView?
  /// Closures that close the popovers beside the window's views.
  var closeActions: [(popover: ObjectIdentifier, close: () -> Void)] = []
  /// The arrow of a popover's window; nil in other windows.
  var popoverArrow: PopoverArrow?
  let number: Int

  private static var made = 0

  init() {
    Self.made += 1
    number = Self.made
  }
}

/// A button of a window's title bar. Raw values match AppKit's.
extension NSWindow {
  public enum ButtonType: UInt, Hashable, Sendable {
    case closeButton = 0
    case miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    case documentVersionsButton = 6
  }

  /// Whether a window is one of several tabs. Raw values match AppKit's.
  public enum TabbingMode: Int, Hashable, Sendable {
    case automatic = 0
    case preferred, disallowed
  }

  /// The animation with which a window appears and disappears. Raw values match AppKit's.
  public enum AnimationBehavior: Int, Hashable, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }

  /// Which processes may read a window's content. Raw values match AppKit's.
  public enum SharingType: UInt, Hashable, Sendable {
    case none = 0
    case readOnly, readWrite
  }

  /// The visibility of a window. Bits match AppKit's.
  public struct OcclusionState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  public typealias FrameAutosaveName = String
  public typealias PersistableFrameDescriptor = String

  public nonisolated static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  public nonisolated static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  public nonisolated static let willMiniaturizeNotification = Notification.Name(
    "NSWindowWillMiniaturizeNotification")
  public nonisolated static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
  public nonisolated static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  public nonisolated static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  public nonisolated static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  public nonisolated static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
  public nonisolated static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  public nonisolated static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
}
