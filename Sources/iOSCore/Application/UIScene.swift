import Foundation

/// One instance of an app's interface. (Apple, `UIScene`.)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Raw values match UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The options with which a scene is connected. Nothing opens a program on Linux, so they are empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    /// The quick action that started the app: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene of windows. (Apple, `UIWindowScene`.)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene that all windows are in.
  static let main = UIWindowScene(
    session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())

  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIView(frame: screen.bounds) }
  open var windows: [UIWindow] { RunLoopTurn.shared.windows }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Portrait if the screen is taller than wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The scene's geometry.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Has no effect: programs rotate a device's screen by its bounds. The error handler is called, as on a device
  /// that refuses the request.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) { errorHandler?(GeometryRefusal()) }

  /// The geometry of a window scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// A program's preferences for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferences on iOS: the orientations.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  private struct GeometryRefusal: LocalizedError {
    var errorDescription: String? { "The screen's bounds determine the scene's orientation." }
  }
}

/// Describes the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

/// The delegate of a scene, which is notified of its connection and end.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Never called: scenes are not connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called: scenes are not connected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called: scenes are not connected.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called: scenes are not connected.
  func sceneWillResignActive(_ scene: UIScene)
  /// Never called: scenes are not connected.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called: scenes are not connected.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The behaviour of UIKit for methods that a delegate does not implement.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowSceneDelegateWindow {
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// Never called: there is no home screen with quick actions.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The delegate's window for code that does not know the delegate's class: UIKit's property is an optional requirement, so
/// its type is `window??` there.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegateWindow: NSObjectProtocol {}

extension UIWindowSceneDelegateWindow {
  public var window: UIWindow?? {
    let own: UIWindow? = (self as? any UIWindowSceneDelegate)?.window
    return .some(own)
  }
}
