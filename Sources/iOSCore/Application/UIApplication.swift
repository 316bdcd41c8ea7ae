import AutoLayout
import Foundation

/// The running program. (Apple, `UIApplication`, the parts that concern layout.)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Raw values match UIKit's.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive, background
  }

  /// A key of an app's launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options for opening a URL with another program.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A URL that opens the app's settings on a device.
  public static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  final var lastBackgroundTask = UIBackgroundTaskIdentifier.invalid.rawValue
  /// The user's preferred text size: the screen's trait.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction of the interface's language: the screen's trait.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.interfaceDirection
  }

  // MARK: Windows

  /// All existing windows, the oldest first.
  open var windows: [UIWindow] { RunLoopTurn.shared.windows }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// One scene that holds all windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
  /// A rectangle as wide as the key window and as high as its top safe area inset.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// Whether there is no status bar, or the controller in charge hides it.
  open var isStatusBarHidden: Bool {
    get {
      storedStatusBarHidden || statusBarFrame.height == 0
        || keyWindow?.statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden == true
    }
    set { storedStatusBarHidden = newValue }
  }
  private var storedStatusBarHidden = false
  /// The style that was set, or else the style that the top controller prefers. Stored only: the system draws the bar.
  open var statusBarStyle: UIStatusBarStyle {
    get {
      storedStatusBarStyle ?? keyWindow?.statusBarController(\.childForStatusBarStyle)?
        .preferredStatusBarStyle
        ?? .default
    }
    set { storedStatusBarStyle = newValue }
  }
  private var storedStatusBarStyle: UIStatusBarStyle?

  // MARK: Opening other programs, which is not possible here

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}

  /// Calls the method of that name on the target or, without one, on the first responder from the sender along the
  /// chain that has it. Only objects that conform to `NamedActions` have such methods.
  ///
  /// - Returns: false if no method was called.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return (target as? any NamedActions)?.perform(action, from: sender) ?? false }
    let chain = sequence(first: sender as? UIResponder) { $0?.next }.prefix { $0 != nil }
    return chain.contains { ($0 as? any NamedActions)?.perform(action, from: sender) ?? false }
  }
}

extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// The delegate of an application, which is notified of its launch and end.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIApplicationDelegateWindow {
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// Never called: nothing launches the application.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called: nothing launches the application.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called: nothing launches the application.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called: nothing launches the application.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called: nothing launches the application.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called: nothing launches the application.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: nothing launches the application.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called: there is no home screen with quick actions.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// The behaviour of UIKit for methods that a delegate does not implement.
extension UIApplicationDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// The delegate's window for code that does not know the delegate's class: UIKit's property is an optional requirement, so
/// its type is `window??` there.
@preconcurrency @MainActor
public protocol UIApplicationDelegateWindow: NSObjectProtocol {}

extension UIApplicationDelegateWindow {
  public var window: UIWindow?? {
    let own: UIWindow? = (self as? any UIApplicationDelegate)?.window
    return .some(own)
  }
}
