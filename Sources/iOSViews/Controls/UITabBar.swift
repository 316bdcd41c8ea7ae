import AutoLayout
import Foundation
import Graphics

/// The bar at the bottom, with a tab for each part of an app. (Apple, `UITabBar`.)
@preconcurrency @MainActor
open class UITabBar: UIView, ControlMetricsAdopting {
  /// What tabs take of it: Apple's, in every release but the newest.
  private static let height: CGFloat = 49
  private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)
  private static let iconSide: CGFloat = 26

  /// The tabs, from the leading side.
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open weak var delegate: (any UITabBarDelegate)?
  /// What documents say of a bar that no items belong to.
  package var drawnItems: [BarItem] = []
  package var selectedIndex = 0
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var selectedImageTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemSpacing: CGFloat = 0
  open var itemWidth: CGFloat = 0

  /// How tabs share the width. Raw values are UIKit's; kept: they always fill it.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic = 0
    case fill, centered
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private var shownItems: [BarItem] {
    guard let items else { return drawnItems }
    let shown = items.map { BarItem(title: $0.title, image: $0.image) }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? shown.reversed() : shown
  }

  /// As seen from the left.
  private var shownIndex: Int {
    guard let items, let index = items.firstIndex(where: { $0 === selectedItem }) else {
      return selectedIndex
    }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? items.count - 1 - index : index
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.tabBarHeight)
  }
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  override func drawContent(on canvas: ViewCanvas) {
    if standardAppearance.isOpaqueOrBlurred {
      BarDrawing.background(
        bounds, standardAppearance.backgroundColor ?? barTintColor, lineAtTop: true,
        line: standardAppearance.shadowColor, on: canvas)
    }
    let items = shownItems
    guard !items.isEmpty else { return }
    let width = bounds.width / CGFloat(items.count)
    let selected = shownIndex
    for (index, item) in items.enumerated() {
      let cell = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(Self.height, bounds.height))
      let color: UIColor = index == selected ? tintColor : unselectedItemTintColor ?? .systemGray
      draw(item, in: cell, color: color, on: canvas)
    }
  }

  private func draw(_ item: BarItem, in cell: CGRect, color: UIColor, on canvas: ViewCanvas) {
    let icon = CGRect(
      x: cell.midX - Self.iconSide / 2, y: cell.minY + 5, width: Self.iconSide, height: Self.iconSide)
    if let image = item.image {
      image.drawStencil(in: Self.place(of: image, in: icon), on: canvas, tint: color)
    } else {
      canvas.strokeInside(icon.insetBy(dx: 2, dy: 2), cornerRadius: 5, color, width: 1.6)
    }
    canvas.drawLine(
      item.title ?? "", in: CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 13),
      font: Self.font, color: color, alignment: .center)
  }
}

extension UITabBar {
  /// Icons keep their proportions, and shrink where they are larger than the bar's own.
  private static func place(of image: UIImage, in icon: CGRect) -> CGRect {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return icon }
    let factor = min(1, icon.width / size.width, icon.height / size.height)
    return CGRect(
      x: icon.midX - size.width * factor / 2, y: icon.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }
}

/// Told of a tab bar's choice.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
