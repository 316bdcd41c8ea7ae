import Foundation
import InterfaceBuilder
import iOSViews

/// A device on which interfaces are shown. Raw values are Interface Builder's.
public enum LayoutDevice: String, Hashable, Sendable, CaseIterable {
  case iPhone4s = "retina3_5"
  case iPhoneSE = "retina4_0"
  case iPhone8 = "retina4_7"
  case iPhone8Plus = "retina5_5"
  case iPhone13Mini = "retina5_4"
  case iPhoneX = "retina5_9"
  case iPhone11 = "retina6_1"
  case iPhone11ProMax = "retina6_5"
  case iPhone14 = "retina6_0"
  case iPhone14Plus = "retina6_7"
  case iPhone15 = "retina6_12"
  case iPhone15Plus = "retina6_72"
  case iPhone16Pro = "retina6_3"
  case iPhone16ProMax = "retina6_9"
  case iPad9_7 = "ipad9_7"
  case iPad10_2 = "ipad10_2"
  case iPadAir = "ipad10_9rounded"
  case iPadPro11 = "ipad11_0rounded"
  case iPadPro12_9 = "ipad12_9rounded"

  /// The name of the first product with this screen, such as `iPhone SE`.
  public var name: String {
    canvas?.products.components(separatedBy: ", ").first ?? rawValue
  }

  var canvas: CanvasDevice? { DeviceTable.device(id: rawValue) }
}

extension LayoutVariant {
  /// The screen on which code is shown.
  @MainActor
  func screen() -> UIScreen {
    let main = UIScreen.main
    var size = main.bounds.size
    if let canvas = device?.canvas {
      let upright = canvas.size(.portrait)
      size = CGSize(width: upright.width, height: upright.height)
    }
    if orientation == .landscape { size = CGSize(width: size.height, height: size.width) }
    let scale = device?.canvas.map { CGFloat($0.scale) } ?? main.scale
    let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
    let direction = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let text = textSize.map(UITraitCollection.init(preferredContentSizeCategory:))
    screen.own.traits = UITraitCollection(
      traitsFrom: [screen.traitCollection, direction] + [text].compactMap(\.self))
    return screen
  }

  /// The insets of hardware and status bar, in points.
  var safeArea: UIEdgeInsets {
    guard let canvas = device?.canvas else { return .zero }
    let insets = SafeAreaTable.insets(
      of: canvas, orientation: orientation ?? .portrait, savedBy: .today)
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
