import Foundation

/// Access to other programs, files and the desktop. (Apple, `NSWorkspace`.) There are none here: nothing is opened.
@preconcurrency @MainActor
open class NSWorkspace: NSObject {
  private static let only = NSWorkspace()
  open class var shared: NSWorkspace { only }

  open var notificationCenter: NotificationCenter { center }
  private let center = NotificationCenter()

  // MARK: Display accessibility

  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  open var accessibilityDisplayShouldInvertColors: Bool { false }
  open var isVoiceOverEnabled: Bool { false }
  open var isSwitchControlEnabled: Bool { false }

  // MARK: Opening other programs, which is not possible here

  @discardableResult
  open func open(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { false }
  @discardableResult
  open func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { false }
  @discardableResult
  open func launchApplication(_ appName: String) -> Bool { false }
  open func fullPath(forApplication appName: String) -> String? { nil }
  open func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open var runningApplications: [NSRunningApplication] { [] }
  open var frontmostApplication: NSRunningApplication? { nil }
  open var menuBarOwningApplication: NSRunningApplication? { nil }
  /// The icon of a file: always a sheet of paper.
  open func icon(forFile fullPath: String) -> NSImage { NSImage(size: Self.iconSize) }
  open func icon(forFileType fileType: String) -> NSImage { NSImage(size: Self.iconSize) }
  /// The size of AppKit's icons, in points (Apple, `icon(forFile:)`).
  private static let iconSize = NSSize(width: 32, height: 32)
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func recycle(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    handler?([:], CocoaError(.featureUnsupported))
  }

  /// The configuration for opening a file or program. (Apple, `NSWorkspace.OpenConfiguration`.)
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    open var activates = true
    open var hides = false
    open var addsToRecentItems = true
    open var promptsUserIfNeeded = true
    open var createsNewApplicationInstance = false
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
  }

  public nonisolated static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public nonisolated static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public nonisolated static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  public nonisolated static let didHideApplicationNotification = Notification.Name(
    "NSWorkspaceDidHideApplicationNotification")
  public nonisolated static let didUnhideApplicationNotification = Notification.Name(
    "NSWorkspaceDidUnhideApplicationNotification")
  public nonisolated static let willLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceWillLaunchApplicationNotification")
  public nonisolated static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  public nonisolated static let willUnmountNotification = Notification.Name(
    "NSWorkspaceWillUnmountNotification")
  public nonisolated static let didUnmountNotification = Notification.Name(
    "NSWorkspaceDidUnmountNotification")
  public nonisolated static let didRenameVolumeNotification = Notification.Name(
    "NSWorkspaceDidRenameVolumeNotification")
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  public nonisolated static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  public nonisolated static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  public nonisolated static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  public nonisolated static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
  public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// A running program. (Apple, `NSRunningApplication`.) Only this one is available.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication()
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  open var bundleURL: URL? { Bundle.main.bundleURL }
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  open var isActive: Bool { true }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { false }
  open var isFinishedLaunching: Bool { true }
  @discardableResult
  open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  @discardableResult
  open func terminate() -> Bool { false }
}

extension NSApplication {
  /// The options for activating a program. Bits match AppKit's.
  public struct ActivationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let activateAllWindows = ActivationOptions(rawValue: 1 << 0)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 1 << 1)
  }
}
