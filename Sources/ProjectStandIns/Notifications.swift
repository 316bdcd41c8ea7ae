import Foundation

/// The effects that notifications may have. Raw values match User Notifications'.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification appears in front of its program. Raw values match User Notifications'.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whether the user allows notifications. Raw values match User Notifications'.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

/// The settings of notifications. (Apple, `UNNotificationSettings`.)
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The sound of a notification. (Apple, `UNNotificationSound`.)
open class UNNotificationSound: NSObject, @unchecked Sendable {
  open class var `default`: UNNotificationSound { UNNotificationSound() }

  public override init() {}
  public init(named name: String) {}
}

/// The texts of a notification. (Apple, `UNNotificationContent`.)
open class UNNotificationContent: NSObject {
  fileprivate var texts = Texts()
  fileprivate struct Texts {
    var title = ""
    var subtitle = ""
    var body = ""
    var category = ""
    var thread = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var info: [AnyHashable: Any] = [:]
  }

  open var title: String { texts.title }
  open var subtitle: String { texts.subtitle }
  open var body: String { texts.body }
  open var badge: NSNumber? { texts.badge }
  open var sound: UNNotificationSound? { texts.sound }
  open var categoryIdentifier: String { texts.category }
  open var threadIdentifier: String { texts.thread }
  open var userInfo: [AnyHashable: Any] { texts.info }

  public override init() {}
}

/// A text that a program writes. (Apple, `UNMutableNotificationContent`.)
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { texts.title }
    set { texts.title = newValue }
  }
  open override var subtitle: String {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }
  open override var body: String {
    get { texts.body }
    set { texts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { texts.badge }
    set { texts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { texts.sound }
    set { texts.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { texts.category }
    set { texts.category = newValue }
  }
  open override var threadIdentifier: String {
    get { texts.thread }
    set { texts.thread = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { texts.info }
    set { texts.info = newValue }
  }
}

// MARK: - Categories

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How an action behaves. Raw values match User Notifications'.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification. (Apple, `UNNotificationAction`.)
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// How notifications of a category behave. Raw values match User Notifications'.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// The buttons of some notifications. (Apple, `UNNotificationCategory`.)
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
}

// MARK: - Requests

/// When a notification appears. (Apple, `UNNotificationTrigger`.)
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After a time in seconds. (Apple, `UNTimeIntervalNotificationTrigger`.)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date. (Apple, `UNCalendarNotificationTrigger`.)
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification and when it appears. (Apple, `UNNotificationRequest`.)
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that appeared. None does here. (Apple, `UNNotification`.)
open class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's response to a notification. None appears here. (Apple, `UNNotificationResponse`.)
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The program's notifications. The answer is that the user denied them: nothing appears. (Apple, `UNUserNotificationCenter`.)
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { only }

  private let lock = NSLock()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  private var requests: [UNNotificationRequest] = []

  /// Stored only: its methods are never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    completionHandler?(nil)
  }
  /// The requests that were added and not removed.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  /// Keeps nothing: no notification appears.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
}

/// The delegate of notifications. Its methods are never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
