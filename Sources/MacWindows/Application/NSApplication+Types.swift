import Foundation

extension NSApplication {
  /// Whether the user sees part of a window. Raw values match AppKit's.
  public struct OcclusionState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  /// Visible if a window is.
  public var occlusionState: OcclusionState { windows.contains(where: \.isVisible) ? .visible : [] }

  /// How a modal window or a sheet ended. Raw values match AppKit's.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  /// Whether a program appears in the Dock. Raw values match AppKit's.
  public enum ActivationPolicy: Int, Hashable, Sendable {
    case regular = 0
    case accessory, prohibited
  }

  /// A delegate's answer to a request to end the program. Raw values match AppKit's.
  public enum TerminateReply: UInt, Hashable, Sendable {
    case terminateCancel = 0
    case terminateNow, terminateLater
  }

  /// Raw values match AppKit's.
  public enum RequestUserAttentionType: UInt, Hashable, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  /// How opening or printing a file ended. Raw values match AppKit's.
  public enum DelegateReply: UInt, Hashable, Sendable {
    case success = 0
    case cancel, failure
  }

  /// The parts of the system's interface that an application hides or disables. Bits match AppKit's.
  public struct PresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let autoHideDock = PresentationOptions(rawValue: 1 << 0)
    public static let hideDock = PresentationOptions(rawValue: 1 << 1)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
    public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
  }

  /// A key of the panel about the program. Raw values match AppKit's.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let willHideNotification = Notification.Name("NSApplicationWillHideNotification")
  public nonisolated static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification")
  public nonisolated static let willUpdateNotification = Notification.Name(
    "NSApplicationWillUpdateNotification")
  public nonisolated static let didUpdateNotification = Notification.Name(
    "NSApplicationDidUpdateNotification")
  public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  public nonisolated static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

/// The delegate of an application, which is notified of its launch and end. (Apple, `NSApplicationDelegate`.) All methods are
/// optional.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationDidUnhide(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  /// Never called: the screen stays the same.
  func applicationDidChangeScreenParameters(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Never called: the program is not reopened.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Never called: the program makes its first document itself.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Never called: windows are not restored.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Never called: there is no Dock.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  /// Never called: no files are opened with the program.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Never called: no files are opened with the program.
  func application(_ application: NSApplication, open urls: [URL])
  func applicationWillHide(_ notification: Notification)
  func applicationWillUnhide(_ notification: Notification)
  /// Called before `updateWindows()`.
  func applicationWillUpdate(_ notification: Notification)
  /// Called after `updateWindows()`.
  func applicationDidUpdate(_ notification: Notification)
  /// Never called: nothing covers the program.
  func applicationDidChangeOcclusionState(_ notification: Notification)
  /// Never called: the program makes its first document itself.
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Never called: no files are opened with the program.
  func application(_ sender: NSApplication, openFiles filenames: [String])
  /// Never called: no files are opened with the program.
  func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
  /// Never called: no files are opened with the program.
  func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
  /// Never called: nothing is printed.
  func application(_ sender: NSApplication, printFile filename: String) -> Bool
  /// Never called: errors are not presented.
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
  /// Never called: windows are not restored.
  func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
  /// Never called: windows are not restored.
  func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
  /// Never called: there are no remote notifications.
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Never called: there are no remote notifications.
  func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Never called: there are no remote notifications.
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  /// Never called: there is no data protection.
  func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
  /// Never called: there is no data protection.
  func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
  /// Never called: key equivalents are not localised.
  func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
}

/// AppKit's behaviour for methods that a delegate does not implement.
extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationDidUnhide(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
    true
  }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplicationDelegate where Self: NSObject {
  /// Launches a program whose delegate is marked `@main`. (Apple, `NSApplicationDelegate.main()`.)
  public static func main() {
    let delegate = ObjectMaker.make(Self.self)
    NSApplication.shared.delegate = delegate
    withExtendedLifetime(delegate) { NSApplication.shared.run() }
  }
}

/// The tile of a program or a window in the Dock. (Apple, `NSDockTile`.) Nothing shows it.
@preconcurrency @MainActor
open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var contentView: NSView?
  open var showsApplicationBadge = true
  /// The size in points: that of the Dock's largest tile.
  open var size: NSSize { NSSize(width: 128, height: 128) }
  open weak var owner: AnyObject?
  open func display() {}
}
