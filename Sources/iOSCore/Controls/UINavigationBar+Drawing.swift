import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

extension UINavigationBar {
  /// The appearance for the content's scroll position: the top item's, else the bar's. At the scroll edge the bar is
  /// transparent unless an appearance was set for it, in releases in which it has one there.
  var shownAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let standard = compact ?? item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge?() ?? false, BarRelease.hasScrollEdge(largeTitle: showsLargeTitle) else {
      return standard
    }
    let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let clear = UINavigationBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  func drawBar(on canvas: ViewCanvas) {
    let look = shownAppearance
    if showsBackground, look.isOpaqueOrBlurred || look.backgroundColor != nil {
      BarGround(look, tint: barTintColor, lineAtTop: false, hasController: isAtScrollEdge != nil)
        .with(image: backgroundImage(for: .default), shadow: shadowImage, for: look)
        .draw(in: BarDrawing.reachingUp(bounds, from: self), on: canvas)
    }
    guard showsRow else { return }
    drawPrompt(on: canvas)
    let content = content
    let items = content.left + [BarItem(space: .flexible)] + content.right
    if showsLargeTitle { drawLargeTitle(content.title, look, on: canvas) }
    BarDrawing.row(items, in: row, tint: tintColor, on: canvas)
    guard isTitleInRow, topItem?.titleView == nil else { return }
    let attributes = TextAttributes(titleTextAttributes ?? look.titleTextAttributes)
    canvas.drawLine(
      content.title ?? "", in: titlePlace(items), font: attributes.font ?? Self.titleFont,
      color: attributes.color ?? .label, alignment: .center)
  }

  private func drawPrompt(on canvas: ViewCanvas) {
    guard let prompt = topItem?.prompt, promptHeight > 0 else { return }
    let row = row
    canvas.drawLine(
      prompt, in: CGRect(x: row.minX, y: row.minY - promptHeight, width: row.width, height: promptHeight),
      font: Self.promptFont, color: .label, alignment: .center)
  }

  /// Estimated from screenshots of iOS 7 to 18.
  private static let promptFont = UIFont.systemFont(ofSize: 12)

  /// Whether the title is in the row of buttons. The small title appears when scrolling has hidden almost
  /// all of the large one.
  private var isTitleInRow: Bool { !showsLargeTitle || largeTitlePlace.height < 8 }

  /// The title's frame: centred in the bar, in the width between the buttons.
  private func titlePlace(_ items: [BarItem]) -> CGRect {
    let row = row
    let places = BarDrawing.places(items, in: row, grid: layoutGrid)
    guard let index = items.firstIndex(where: { $0.space == .flexible }) else { return row }
    let left = index > 0 ? places[index - 1].maxX + BarDrawing.gap - row.minX : 0
    let right = index + 1 < places.count ? row.maxX - places[index + 1].minX + BarDrawing.gap : 0
    let side = max(left, right)
    guard row.width - 2 * side > row.width / 4 else {
      return CGRect(
        x: row.minX + left, y: row.minY, width: max(0, row.width - left - right), height: row.height)
    }
    return row.insetBy(dx: side, dy: 0)
  }

  /// Draws the large title, which moves up with the bar's lower edge, behind the row of buttons.
  private func drawLargeTitle(
    _ title: String?, _ look: UINavigationBarAppearance, on canvas: ViewCanvas
  ) {
    let place = largeTitlePlace
    guard place.height > 0 else { return }
    let lane = lane(margin: UIViewController.minimumMargins(width: bounds.width).leading)
    let whole = BarHeight.largeTitle - BarHeight.navigation
    let text = CGRect(x: lane.minX, y: place.maxY - whole, width: lane.width, height: whole)
    let attributes = TextAttributes(largeTitleTextAttributes ?? look.largeTitleTextAttributes)
    canvas.context.saveGState()
    canvas.context.clip(to: place)
    canvas.drawLine(
      title ?? "", in: text, font: attributes.font ?? Self.largeTitleFont, color: attributes.color ?? .label,
      direction: textDirection)
    canvas.context.restoreGState()
  }
}

/// Finds the buttons in a window's bars.
@MainActor
enum BarItemPlaces {
  /// The frame of an item's button, in the window's coordinates; nil if no bar shows it.
  static func place(of item: UIBarButtonItem, in window: UIView) -> CGRect? {
    for view in window.subtree where !view.isHidden {
      let found =
        (view as? UINavigationBar)?.frame(of: item) ?? (view as? UIToolbar)?.frame(of: item)
      if let found { return window.convert(found, from: view) }
    }
    return nil
  }
}
