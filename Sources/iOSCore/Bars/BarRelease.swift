import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The rules of controllers' bars that changed with a release of iOS. Those before iOS 15 come from 24 pictures of a navigation bar in
/// a tab bar controller, which iOS 13.3 recorded on an iPhone 11 Pro Max with the sizes and traits of 12 devices, upright and lying
/// (swift-snapshot-testing, `testTraitsEmbeddedInTabNavigation`). Bars without a controller, such as those of Interface Builder's
/// canvas, follow none of them.
@MainActor
enum BarRelease {
  private static let scrollEdges = 15
  private static let scrollEdgesOfLargeTitles = 13

  static var isBeforeScrollEdges: Bool { UIDevice.simulatedRelease < scrollEdges }

  /// Whether a bar at the edge of the content has an appearance of its own, usually a transparent one. Since iOS 15, and in iOS 13
  /// and 14 for navigation bars with large titles. (Apple, `UINavigationBar.scrollEdgeAppearance`; observed: a background and a line
  /// in 24 of 24 pictures without large titles.)
  static func hasScrollEdge(largeTitle: Bool = false) -> Bool {
    UIDevice.simulatedRelease >= (largeTitle ? scrollEdgesOfLargeTitles : scrollEdges)
  }

  /// The traits that choose the height of a bar: the controller's since iOS 15, and before those of the screen, which a parent
  /// cannot override. Observed: 44 and 49 points in 12 of 12 pictures of iPads and 6 of 6 of lying phones, whose traits were set on
  /// an upright phone.
  static func traitsForHeight(_ own: UITraitCollection) -> UITraitCollection {
    isBeforeScrollEdges ? UIScreen.main.traitCollection : own
  }

  /// The margin between the sides of a bar's safe area and its content. Observed before iOS 15: 20 points in 18 of 18 bars that are
  /// 414 or more points wide and have no safe area at their sides, 16 in 6 of 6 others.
  static func sideMargin(of bar: UIView, hasController: Bool) -> CGFloat {
    let safe = bar.safeAreaInsets
    guard hasController, isBeforeScrollEdges, safe.left <= 0, safe.right <= 0 else { return margin }
    return UIViewController.minimumMargins(width: bar.bounds.width).leading
  }
  private static let margin: CGFloat = 16
}

/// The background of a bar and the line at its side to the content.
@MainActor
struct BarGround {
  private let color: UIColor
  /// The line's colour; nil for none.
  private var line: UIColor?
  private let lineAtTop: Bool
  /// Whether the bar looks as before iOS 15. Its line is outside then. Observed: the line's pixel is the first below a navigation
  /// bar, and the last above a tab bar, in 24 of 24 pictures.
  private let isEarlier: Bool
  /// The image that replaces the background; an empty one leaves the bar clear.
  private var image: UIImage?

  /// - Parameters:
  ///   - look: the appearance that the bar shows.
  ///   - tint: the bar's own colour.
  ///   - hasController: whether the bar belongs to a controller.
  init(_ look: UIBarAppearance, tint: UIColor?, lineAtTop: Bool, hasController: Bool) {
    isEarlier = hasController && BarRelease.isBeforeScrollEdges
    color = look.backgroundColor ?? tint ?? (isEarlier ? Self.earlierColor : Self.usualColor)
    line = isEarlier && look.shadowColor == .separator ? Self.earlierLine : look.shadowColor
    self.lineAtTop = lineAtTop
  }

  private static let usualColor = UIColor(light: Color(rgb: 0xF9F9F9), dark: Color(rgb: 0x161616))
  /// Observed: white over white content in 48 of 48 bars. Dark bars are not in the pictures.
  private static let earlierColor = UIColor(light: .white, dark: Color(rgb: 0x161616))
  /// Observed: a grey of 178 over white, which is black at 30 %, in 48 of 48 bars. Dark ones are this package's guess.
  private static let earlierLine = UIColor(
    light: Color(rgb: 0, alpha: 0.3), dark: Color(rgb: 0xFFFFFF, alpha: 0.15))

  /// Applies the images that a program set without an appearance. Before iOS 15, an empty one makes a bar clear. An image of the line
  /// counts only beside one of the background. (Apple, `UINavigationBar.shadowImage`.)
  func with(image: UIImage?, shadow: UIImage?, for look: UIBarAppearance) -> BarGround {
    guard isEarlier, look.isMadeByBar, let image else { return self }
    var ground = self
    ground.image = image
    if shadow != nil { ground.line = nil }
    return ground
  }

  func draw(in rect: CGRect, on canvas: ViewCanvas) {
    if let image {
      if image.size.width > 0 { image.draw(in: rect, on: canvas, tint: .label) }
    } else {
      canvas.fill(rect, color)
    }
    guard let line else { return }
    let height = canvas.hairline
    let start = lineAtTop ? rect.minY : rect.maxY - height
    let outward = lineAtTop ? -height : height
    canvas.fill(
      CGRect(x: rect.minX, y: isEarlier ? start + outward : start, width: rect.width, height: height), line)
  }
}
