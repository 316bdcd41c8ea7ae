import Foundation

/// The persistent state of a scene. (Apple, `UISceneSession`.)
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The kind of a scene. Raw values match UIKit's.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier = UUID().uuidString
  /// The configuration without a name.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  open var scene: UIScene? { UIWindowScene.main.session === self ? UIWindowScene.main : nil }
  /// Stored only: nothing is restored.
  open var userInfo: [String: Any]?

  init(role: Role) { self.role = role }
}

/// The classes and the storyboard of a scene. (Apple, `UISceneConfiguration`.) Stored only: nothing connects scenes, because nothing
/// launches the application.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that another program opens. (Apple, `UIOpenURLContext`.) None does on Linux.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// Scenes. The one that holds all windows is the only one.
extension UIApplication {
  public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  public var supportsMultipleScenes: Bool { false }
}
