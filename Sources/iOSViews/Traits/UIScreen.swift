import AutoLayout
import Foundation

/// A screen: its size and pixels. (Apple, `UIScreen`.)
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that views outside any window are meant for: an iPhone 14's, 390 × 844 points at 3x.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
  open class var screens: [UIScreen] { [main] }

  open internal(set) var bounds: CGRect
  /// Pixels per point.
  open internal(set) var scale: CGFloat
  /// The screen's own traits, with a reader's wish that was played by a notification, while a
  /// window is alive that has heard of it.
  package(set) public var traitCollection: UITraitCollection {
    get { ReaderTextSize.shared.traits(of: self, ownTraits) }
    set { ownTraits = newValue }
  }
  /// Without a reader's wish.
  private(set) var ownTraits: UITraitCollection

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    let traits = UITraitCollection(screenSize: bounds.size, scale: scale)
    guard LayoutSwitches.current.forcesRightToLeft else {
      ownTraits = traits
      return
    }
    let direction = UITraitCollection(layoutDirection: .rightToLeft)
    ownTraits = UITraitCollection(traitsFrom: [traits, direction])
  }

  /// Makes the main screen another one: that of an iPad, say, before windows are made for it. Size classes, idiom and pixels
  /// follow; style, direction and text size stay. Windows keep their frames, and hear that traits have changed.
  ///
  /// UIKit has no such method, as its screens are real ones.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels per point.
  public static func setMain(size: CGSize, scale: CGFloat) {
    let windows = RunLoopTurn.shared.windows.map { ($0, $0.traitCollection) }
    let old = main.ownTraits
    let new = UITraitCollection(screenSize: size, scale: scale)
    main.bounds = CGRect(origin: .zero, size: size)
    main.scale = scale
    main.ownTraits = UITraitCollection(traitsFrom: [
      old, UITraitCollection(userInterfaceIdiom: new.userInterfaceIdiom),
      UITraitCollection(horizontalSizeClass: new.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: new.verticalSizeClass), UITraitCollection(displayScale: scale),
    ])
    for (window, before) in windows where window.traitCollection != before {
      window.tellTraitChange(from: before)
    }
  }

  /// Runs `body` as if the screen were another one.
  package func withTemporaryScreen<Result>(of other: UIScreen, perform body: () throws -> Result) rethrows
    -> Result
  {
    let own = (bounds, scale, ownTraits)
    defer { (bounds, scale, ownTraits) = own }
    (bounds, scale, ownTraits) = (other.bounds, other.scale, other.ownTraits)
    return try body()
  }

  open var nativeScale: CGFloat { scale }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The device that the program pretends to run on.
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
  /// The same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "iOS" }
  /// The version whose layout rules this package follows where they differ.
  open var systemVersion: String { "17.0" }
}
