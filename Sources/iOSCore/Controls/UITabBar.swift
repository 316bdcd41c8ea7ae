import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The bar at the bottom, with a tab for each part of an app. (Apple, `UITabBar`.)
@preconcurrency @MainActor
open class UITabBar: UIView, ControlMetricsAdopting {
  /// The height of the tabs, in all releases of iOS before the newest.
  private static let height: CGFloat = 49
  private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)
  private static let inlineFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  private static let iconSide: CGFloat = 26

  /// The tabs, from the leading side.
  @AlwaysObserved open var items: [UITabBarItem]? { willSet { checkManager("items") } }
  @AlwaysObserved open var selectedItem: UITabBarItem? { willSet { checkManager("selectedItem") } }
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      checkManager("delegate")
      storedDelegate = newValue
    }
  }
  private weak var storedDelegate: (any UITabBarDelegate)?
  /// The items that a document gives a bar of its own.
  package var drawnItems: [BarItem] = []
  package var selectedIndex = 0
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var selectedImageTintColor: UIColor?
  open var standardAppearance = markedAsBars(UITabBarAppearance())
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemSpacing: CGFloat = 0
  open var itemWidth: CGFloat = 0

  /// The positioning of tabs. Raw values match UIKit's. Stored only: tabs always fill the width.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic = 0
    case fill, centered
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Raises where a tab bar controller manages the bar, and is not changing it itself.
  private func checkManager(_ property: String) {
    guard !BarManagement.isUnderWay, let tabs = superview?.owningController as? UITabBarController,
      tabs.tabBar === self
    else { return }
    LayoutException.raise(
      .internalInconsistency, "The \(property) of a tab bar are its tab bar controller's to change.",
      page: "UITabBarController.tabBar")
  }

  /// Whether nothing is scrolled below the bar, as its controller knows; nil for a bar without controller.
  var isAtScrollEdge: (() -> Bool)?
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownItems: [BarItem] {
    guard let items else { return drawnItems }
    let shown = items.map { item in
      let image = item === selectedItem ? item.selectedImage ?? item.image : item.image
      return BarItem(title: item.title, image: image)
    }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? shown.reversed() : shown
  }

  /// The index of the selected tab, counted from the left.
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

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (false, .tabBar),
      appearance: ClassFacts.Appearance("tab bar", properties: AppearanceProperty.tabBar) { UITabBar() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let look = shownAppearance
    if let look, look.isOpaqueOrBlurred || look.backgroundColor != nil {
      BarGround(look, tint: barTintColor, lineAtTop: true, hasController: isAtScrollEdge != nil)
        .with(image: backgroundImage, shadow: shadowImage, for: look)
        .draw(in: BarDrawing.reachingDown(bounds, from: self), on: canvas)
    }
    let items = shownItems
    guard !items.isEmpty else { return }
    let selected = shownIndex
    let looks = look ?? standardAppearance
    for (index, item) in items.enumerated() {
      let isSelected = index == selected
      let state = isInline ? looks.inlineLayoutAppearance : looks.stackedLayoutAppearance
      let own = isSelected ? state.selected : state.normal
      let color: UIColor =
        own.iconColor ?? (isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
      let source = source(at: index)
      let text = TextAttributes(
        own.titleTextAttributes.merging(source?.titleAttributes(isSelected: isSelected) ?? [:]) { $1 })
      let cell = cell(index, of: items.count)
      let badge = source.map { TabBadge($0, look: own, isSelected: isSelected) }
      let icon = draw(
        item, in: cell, color: color, title: (text.font ?? Self.font, text.color ?? color),
        besides: badge?.overhang(canvas.grid) ?? 0, on: canvas)
      badge?.draw(beside: icon, on: canvas)
    }
  }

  /// The appearance for the content's scroll position. As for navigation bars, the bar is transparent at
  /// the scroll edge unless an appearance was set for it (since iOS 15).
  private var shownAppearance: UITabBarAppearance? {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge?() ?? false, BarRelease.hasScrollEdge() else { return standard }
    return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Whether titles are beside icons, as in compact height and on iPads. (Apple, iOS 11.)
  private var isInline: Bool {
    guard items != nil else { return false }
    let traits = traitCollection
    return traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular
  }

  private func cell(_ index: Int, of count: Int) -> CGRect {
    let width = bounds.width / CGFloat(count)
    return CGRect(
      x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
      height: min(isInline ? rowHeight : Self.height, bounds.height))
  }

  /// The height of the tabs; the rest of the bar's height covers the safe area.
  private var rowHeight: CGFloat { max(0, bounds.height - safeAreaInsets.bottom) }

  private func source(at index: Int) -> UITabBarItem? {
    guard let items, items.indices.contains(index) else { return nil }
    return isRightToLeft ? items[items.count - 1 - index] : items[index]
  }

  /// Draws a tab and returns the icon's frame.
  private func draw(
    _ item: BarItem, in cell: CGRect, color: UIColor, title: (font: UIFont, color: UIColor),
    besides badge: CGFloat, on canvas: ViewCanvas
  ) -> CGRect {
    if isInline {
      return drawInline(item, in: cell, color: color, titleColor: title.color, gap: badge + 6, on: canvas)
    }
    let icon = CGRect(
      x: cell.midX - Self.iconSide / 2, y: cell.minY + 5, width: Self.iconSide, height: Self.iconSide)
    drawIcon(item, in: icon, color: color, on: canvas)
    canvas.drawLine(
      item.title ?? "", in: CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 13),
      font: title.font, color: title.color, alignment: .center)
    return icon
  }

  /// Draws a title beside its icon. The dimensions are estimated from screenshots.
  private func drawInline(
    _ item: BarItem, in cell: CGRect, color: UIColor, titleColor: UIColor, gap: CGFloat,
    on canvas: ViewCanvas
  ) -> CGRect {
    let side = min(Self.iconSide, cell.height - 8)
    let text = item.title ?? ""
    let width = TextBlock(text: text, font: Self.inlineFont, lines: 1).size(width: nil, grid: canvas.grid)
      .width
    // Badges are at the right of icons: before the titles or, in right-to-left interfaces, at the outer
    // side.
    let all = min(cell.width, side + gap + width)
    var icon = CGRect(x: cell.midX - all / 2, y: cell.midY - side / 2, width: side, height: side)
    var words = CGRect(
      x: icon.maxX + gap, y: cell.minY, width: max(0, all - side - gap), height: cell.height)
    if isRightToLeft {
      words.origin.x = cell.midX - all / 2
      icon.origin.x = words.maxX + 6
    }
    drawIcon(item, in: icon, color: color, on: canvas)
    canvas.drawLine(text, in: words, font: Self.inlineFont, color: titleColor)
    return icon
  }

  private func drawIcon(_ item: BarItem, in icon: CGRect, color: UIColor, on canvas: ViewCanvas) {
    if let image = item.image {
      image.drawStencil(in: Self.place(of: image, in: icon), on: canvas, tint: color)
    } else if items == nil {
      // The canvas of Interface Builder has a mark for it; an app shows nothing.
      canvas.strokeInside(icon.insetBy(dx: 2, dy: 2), cornerRadius: 5, color, width: 1.6)
    }
  }
}

/// The red badge of a tab's icon. The dimensions are estimated from screenshots of iOS.
@MainActor
private struct TabBadge {
  private static let side: CGFloat = 18
  private static let font = UIFont.systemFont(ofSize: 13)
  private let text: String?
  private let ground: UIColor
  private let attributes: TextAttributes

  init(_ item: UITabBarItem, look: UITabBarItemStateAppearance, isSelected: Bool) {
    text = item.badgeValue
    ground = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    attributes = TextAttributes(
      look.badgeTextAttributes.merging(item.badgeAttributes(isSelected: isSelected)) { $1 })
  }

  private func width(_ grid: PixelGrid) -> CGFloat {
    let font = attributes.font ?? Self.font
    let text = TextBlock(text: text ?? "", font: font, lines: 1).size(width: nil, grid: grid).width
    return max(Self.side, text + 10)
  }

  /// The distance by which the badge extends beyond the right side of the icon, in points.
  func overhang(_ grid: PixelGrid) -> CGFloat { text == nil ? 0 : width(grid) - Self.overlap }
  private static let overlap: CGFloat = 8

  /// Draws the badge at the icon's upper right corner, as wide as the text requires.
  func draw(beside icon: CGRect, on canvas: ViewCanvas) {
    guard let text else { return }
    let font = attributes.font ?? Self.font
    let place = CGRect(
      x: icon.maxX - Self.overlap, y: icon.minY - 4, width: width(canvas.grid), height: Self.side)
    canvas.fill(Path(roundedRect: place, cornerRadius: Self.side / 2), ground)
    canvas.drawLine(text, in: place, font: font, color: attributes.color ?? .white, alignment: .center)
  }
}

extension UITabBar {
  /// The frame of an icon. Icons keep their proportions, and shrink if they are larger than the bar's
  /// standard size.
  private static func place(of image: UIImage, in icon: CGRect) -> CGRect {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return icon }
    let factor = min(1, icon.width / size.width, icon.height / size.height)
    return CGRect(
      x: icon.midX - size.width * factor / 2, y: icon.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }
}

/// The delegate of a tab bar, which is notified of selections.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Never called: tabs are not customized.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Never called: tabs are not customized.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Never called: tabs are not customized.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Never called: tabs are not customized.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
