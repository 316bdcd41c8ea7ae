import AmbientInputs
import AutoLayout
import Foundation

/// A screen: its size and pixels. (Apple, `UIScreen`.)
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen for views outside any window: that of the scope (``AmbientInputs/screen``), or else that of the device whose name
  /// the variable `SIMULATOR_DEVICE_NAME` has, or else an iPhone 14's, 390 × 844 points at 3x.
  public class var main: UIScreen { AmbientInputs.current(ScreenInput.self) ?? processScreen }
  private static let processScreen = UIScreen(
    bounds: CGRect(origin: .zero, size: SimulatedDevice.ofProcess.size),
    scale: SimulatedDevice.ofProcess.scale)
  open class var screens: [UIScreen] { [main] }

  open var bounds: CGRect { own.bounds }
  /// Pixels per point.
  open var scale: CGFloat { own.scale }
  open var traitCollection: UITraitCollection { own.traits }
  package var own: (bounds: CGRect, scale: CGFloat, traits: UITraitCollection)

  /// A screen for ``AmbientInputs/screen``: of a size in points, with `scale` pixels per point. UIKit has no such initialiser.
  public init(bounds: CGRect, scale: CGFloat) {
    var traits = UITraitCollection(screenSize: bounds.size, scale: scale)
    if LayoutSwitches.current.forcesRightToLeft {
      let direction = UITraitCollection(layoutDirection: .rightToLeft)
      traits = UITraitCollection(traitsFrom: [traits, direction])
    }
    own = (bounds, scale, traits)
    super.init()
  }

  /// An empty screen with one pixel per point, as in UIKit for a screen that belongs to no device.
  public override init() {
    own = (.zero, 1, UITraitCollection(screenSize: .zero, scale: 1))
    super.init()
  }

  open var nativeScale: CGFloat { scale }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The device that the program pretends to run on. The variables `SIMULATOR_DEVICE_NAME` and `SIMULATOR_RUNTIME_VERSION`, which
/// Apple's Simulator gives to programs, choose it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Raw values match UIKit's.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  /// Stored only: the battery is not watched.
  open var isBatteryMonitoringEnabled = false
  /// Unknown, as of a simulator.
  open var batteryState: BatteryState { .unknown }
  /// −1, as of a simulator, where the level is unknown.
  open var batteryLevel: Float { -1 }
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// False: nothing is near.
  open var proximityState: Bool { false }
  /// Stored only: there is no sensor.
  open var isProximityMonitoringEnabled = false
  open var isMultitaskingSupported: Bool { true }

  /// A fixed identifier, the same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  open var name: String { SimulatedDevice.ofProcess.name ?? model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  /// The variable's value, or else the version of iOS whose layout rules this package follows if versions differ. Of these rules, the
  /// variable changes the margins of tables' rows, from 26 on, and bars and plain tables, before 15.
  open var systemVersion: String { SimulatedDevice.ofProcess.systemVersion ?? "17.0" }
  /// The number of the release, such as 26.
  package nonisolated static var simulatedRelease: Int {
    AmbientInputs.current(ReleaseInput.self) ?? SimulatedDevice.ofProcess.release
  }
  /// The variable that states that an app hosts the tests; `autolayout sources test` sets it.
  package nonisolated static let testHostVariable = "AUTOLAYOUT_TEST_HOST"
  /// The height of the device's status bar, in points, if an app hosts the tests that run; else 0.
  package nonisolated static let hostingStatusBarHeight =
    SimulatedDevice.ofProcess.hostsTests ? SimulatedDevice.ofProcess.statusBarHeight : 0
  /// The safe area of a window that fills the device's screen, in points, if an app hosts the tests that run; else nil.
  package nonisolated static let hostingSafeArea =
    SimulatedDevice.ofProcess.hostsTests ? SimulatedDevice.ofProcess.safeArea : nil
}
