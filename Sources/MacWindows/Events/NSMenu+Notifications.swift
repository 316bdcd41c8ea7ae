import Foundation

extension NSMenu {
  public nonisolated static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
  public nonisolated static let didRemoveItemNotification = Notification.Name(
    "NSMenuDidRemoveItemNotification")
  public nonisolated static let didChangeItemNotification = Notification.Name(
    "NSMenuDidChangeItemNotification")

  /// Reports an item by its place, as AppKit does. (Apple, `didAddItemNotification`.)
  func post(_ name: Notification.Name, at index: Int) {
    NotificationCenter.default.post(name: name, object: self, userInfo: ["NSMenuItemIndex": index])
  }
}
