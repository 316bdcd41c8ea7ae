import Foundation

/// A task that a program finishes in the background. (Apple, `UIBackgroundTaskIdentifier`.)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// The task with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a fetch in the background. Raw values match UIKit's.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData = 0
  case noData, failed
}

/// Whether a program may refresh in the background. Raw values match UIKit's.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted = 0
  case denied, available
}

/// Work in the background. A program on Linux is never sent there, so that no task expires and nothing is fetched.
extension UIApplication {
  /// The shortest time between fetches, in seconds (UIKit's constant).
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// No fetches (UIKit's constant).
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// A new task. Its handler is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// A new task. Its handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// In seconds. As of a program in the foreground, which UIKit gives no limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// True: files are not locked.
  public var isProtectedDataAvailable: Bool { true }

  /// False: there is no server for notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: neither method of the delegate is called.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}

  /// False: a program on Linux has no icon.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }

  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
