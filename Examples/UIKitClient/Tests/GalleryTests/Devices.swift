import Testing
import UIKit

/// A device to show screens on, upright or lying.
struct Device: Sendable, CustomTestStringConvertible {
  let name: String
  /// Upright, in points.
  private let size: CGSize
  private let uprightInsets: UIEdgeInsets
  private let lyingInsets: UIEdgeInsets

  /// 320 × 568 points, with a status bar that goes when the device lies.
  static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 320, height: 568),
    uprightInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), lyingInsets: .zero)
  /// 393 × 852 points, with an island and a home indicator.
  static let iPhone15 = Device(
    name: "iPhone 15", size: CGSize(width: 393, height: 852),
    uprightInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    lyingInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  /// 834 × 1194 points, with a status bar and a home indicator both ways.
  static let iPadPro11 = Device(
    name: "iPad Pro 11", size: CGSize(width: 834, height: 1194),
    uprightInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    lyingInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  static let all = [iPhoneSE, iPhone15, iPadPro11]

  var testDescription: String { name }

  /// Turns a window, as turning the device does.
  @MainActor
  func turn(_ window: UIWindow, isUpright: Bool) {
    window.screenSafeAreaInsets = isUpright ? uprightInsets : lyingInsets
    window.frame.size = isUpright ? size : CGSize(width: size.height, height: size.width)
    window.layoutIfNeeded()
  }

  /// A window in which the device shows a controller.
  @MainActor
  func window(showing controller: UIViewController, isUpright: Bool = true) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn(window, isUpright: isUpright)
    return window
  }
}
