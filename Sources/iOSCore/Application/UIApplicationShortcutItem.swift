import Foundation

/// The picture of a quick action on the home screen. (Apple, `UIApplicationShortcutIcon`.)
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures. Raw values match Apple's.
  public enum IconType: Int, Hashable, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud,
      invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted,
      alarm,
      bookmark, shuffle, audio, update
  }

  /// One of the system's pictures.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// A quick action on the home screen. (Apple, `UIApplicationShortcutItem`.) There is no home screen here, so nobody chooses one.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind of action, as the app names it.
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open private(set) var userInfo: [String: any NSSecureCoding]?
  open private(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

extension UIApplication {
  /// The quick actions that the app offers besides those in its property list. Stored only.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { objc_getAssociatedObject(self, Self.shortcutItemsKey) as? [UIApplicationShortcutItem] }
    set { objc_setAssociatedObject(self, Self.shortcutItemsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  private static let shortcutItemsKey = AssociationKey()
}
