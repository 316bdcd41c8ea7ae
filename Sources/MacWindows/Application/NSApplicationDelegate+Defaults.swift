import Foundation
import MacDrawing

/// AppKit's defaults for methods that are rarely implemented.
extension NSApplicationDelegate {
  public func applicationWillHide(_ notification: Notification) {}
  public func applicationWillUnhide(_ notification: Notification) {}
  public func applicationWillUpdate(_ notification: Notification) {}
  public func applicationDidUpdate(_ notification: Notification) {}
  public func applicationDidChangeOcclusionState(_ notification: Notification) {}
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
  public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { false }
  public func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool { false }
  public func application(_ sender: NSApplication, printFile filename: String) -> Bool { false }
  public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
    error
  }
  public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {}
  public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {}
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]
  ) {}
  public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) {}
  public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
  public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool {
    true
  }
}
