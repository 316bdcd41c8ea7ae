import Testing
import iOSViews

/// Quick actions keep their values. (Apple, `UIApplicationShortcutItem`.)
@MainActor
struct ShortcutItemTests {
  @Test func valuesAreKept() {
    let icon = UIApplicationShortcutIcon(systemImageName: "star")
    let item = UIApplicationShortcutItem(
      type: "a.search", localizedTitle: "Search", localizedSubtitle: "All", icon: icon)
    #expect(item.type == "a.search" && item.localizedTitle == "Search" && item.localizedSubtitle == "All")
    #expect(item.icon === icon && item.userInfo == nil)
    #expect(UIApplication.shared.shortcutItems == nil)
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first === item)
    UIApplication.shared.shortcutItems = nil
  }
}
