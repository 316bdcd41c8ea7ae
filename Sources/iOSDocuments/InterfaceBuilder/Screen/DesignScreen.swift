import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// The screen around a scene's view: the storyboard's bars, and the status bar and home indicator of the
/// system.
@MainActor
struct DesignScreen {
  let canvas: SceneCanvas
  let content: ScreenContent
  /// The view's top edge: below opaque bars.
  let viewTop: CGFloat
  let isRightToLeft: Bool
  let tint: UIColor

  /// The screen's size in points.
  private var size: CGSize { CGSize(width: canvas.screenSize.width, height: canvas.screenSize.height) }
  private var bars: SceneBars { canvas.bars }

  private static let titleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// The height of the row of buttons in a bar with a large title.
  private static let buttonRow: CGFloat = 44
  /// The size of Apple's home indicator.
  private static let homeIndicator = CGSize(width: 134, height: 5)

  /// The view's picture with the screen around it.
  ///
  /// - Parameter ground: the view's colour at a point.
  func displayList(
    around view: DisplayList, style: UIUserInterfaceStyle, ground: (CGPoint) -> UIColor?
  ) -> DisplayList {
    let context = GraphicsContext(size: size)
    let drawn = ViewCanvas(
      context: context, look: InterfaceLook(style: style), grid: PixelGrid(scale: canvas.scale))
    if bars.navigation > 0 { drawNavigationBar(on: drawn) }
    if bars.toolbar + bars.tabs > 0 { drawBottomBar(on: drawn) }
    if bars.status > 0 {
      let ink = ink(on: topBarColor ?? ground(CGPoint(x: size.width / 2, y: bars.status / 2)), style)
      StatusBar(height: bars.status, isRightToLeft: isRightToLeft, ink: ink).draw(
        width: size.width, on: drawn)
    }
    if bars.home > 0 {
      let bottom = CGPoint(x: size.width / 2, y: size.height - bars.home / 2)
      drawHomeIndicator(ink(on: bottomBarColor ?? ground(bottom), style), on: drawn)
    }
    return DisplayList(size: size, commands: placed(view) + context.displayList.commands)
  }

  private func placed(_ view: DisplayList) -> [DisplayCommand] {
    guard viewTop != 0 else { return view.commands }
    let context = GraphicsContext(size: size)
    context.translateBy(x: 0, y: viewTop)
    return [.save] + context.displayList.commands + view.commands + [.restore]
  }

  /// The colour of the bar behind the status bar; nil if there is none.
  private var topBarColor: UIColor? {
    guard bars.navigation > 0 else { return nil }
    return content.navigationColors.background ?? (bars.hasLargeTitle ? nil : .systemBackground)
  }

  /// The colour of the bar behind the home indicator; nil if there is none.
  private var bottomBarColor: UIColor? {
    guard bars.toolbar + bars.tabs > 0 else { return nil }
    return bars.tabs > 0 ? content.tabColors.background ?? .systemBackground : .systemBackground
  }

  /// A text colour that is legible on a background.
  private func ink(on ground: UIColor?, _ style: UIUserInterfaceStyle) -> UIColor {
    guard let ground, ground.isSolid(in: style) else { return .label }
    return ground.luma(in: style) < Self.darkGround ? .white : .black
  }

  /// The brightness above which text is black; this package's choice.
  private static let darkGround: CGFloat = 0.45

  // MARK: Bars

  private func drawNavigationBar(on canvas: ViewCanvas) {
    let bar = UINavigationBar()
    var leading = content.leading
    var trailing = content.trailing
    if isRightToLeft { (leading, trailing) = (trailing.reversed(), leading.reversed()) }
    bar.leftItems = leading
    bar.rightItems = trailing
    bar.tintColor = content.navigationColors.tint ?? tint
    bar.barTintColor = content.navigationColors.background
    if let color = content.navigationColors.title { bar.titleTextAttributes = [.foregroundColor: color] }
    bar.showsBackground = !bars.hasLargeTitle
    drawGroundOfLargeTitle(on: canvas)
    bar.title = bars.hasLargeTitle || content.titleView != nil ? nil : content.title
    let row = bars.hasLargeTitle ? Self.buttonRow : bars.navigation
    record(bar, in: CGRect(x: 0, y: 0, width: size.width, height: bars.status + row), on: canvas)
    if let view = content.titleView {
      let middle = CGRect(
        x: 0, y: bars.status + row - Self.buttonRow, width: size.width, height: Self.buttonRow)
      BarDrawing.drawView(view, in: middle.insetBy(dx: BarDrawing.gap, dy: 0), on: canvas)
    }
    if bars.hasLargeTitle { drawLargeTitle(on: canvas) }
    if content.showsBackButton { drawBackButton(centerY: bars.status + row - Self.buttonRow / 2, on: canvas) }
  }

  /// Draws a bar's colour behind both of its rows and the status bar. (Apple, `UINavigationBar.barTintColor`: the tint of the bar's
  /// background.)
  private func drawGroundOfLargeTitle(on canvas: ViewCanvas) {
    guard bars.hasLargeTitle, let color = content.navigationColors.background else { return }
    canvas.fill(CGRect(x: 0, y: 0, width: size.width, height: bars.status + bars.navigation), color)
  }

  private func drawLargeTitle(on canvas: ViewCanvas) {
    let margin = UIViewController.minimumMargins(width: size.width).leading
    let row = CGRect(
      x: margin, y: bars.status + Self.buttonRow, width: size.width - 2 * margin,
      height: bars.navigation - Self.buttonRow)
    canvas.drawLine(
      content.title ?? "", in: row, font: Self.titleFont, color: content.navigationColors.title ?? .label,
      alignment: isRightToLeft ? .right : .left, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func drawBackButton(centerY: CGFloat, on canvas: ViewCanvas) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? size.width - x : x, y: centerY + y)
    }
    var path = Path()
    path.move(to: point(18, -8.5))
    path.addLine(to: point(9.5, 0))
    path.addLine(to: point(18, 8.5))
    canvas.stroke(
      path, content.navigationColors.tint ?? tint, width: 2.6, cap: .round, join: .round)
  }

  private func drawBottomBar(on canvas: ViewCanvas) {
    let height = bars.toolbar + bars.tabs
    let rect = CGRect(
      x: 0, y: size.height - bars.home - height, width: size.width, height: bars.home + height)
    if bars.tabs > 0 {
      let bar = UITabBar()
      bar.drawnItems = isRightToLeft ? content.tabs.reversed() : content.tabs
      bar.selectedIndex = isRightToLeft ? content.tabs.count - 1 - content.selectedTab : content.selectedTab
      bar.tintColor = content.tabColors.tint ?? tint
      bar.barTintColor = content.tabColors.background
      record(bar, in: rect, on: canvas)
    } else {
      let bar = UIToolbar()
      bar.drawnItems = isRightToLeft ? content.toolbar.reversed() : content.toolbar
      bar.tintColor = tint
      record(bar, in: rect, on: canvas)
    }
  }

  private func record(_ bar: UIView, in rect: CGRect, on canvas: ViewCanvas) {
    bar.frame = CGRect(origin: .zero, size: rect.size)
    canvas.context.saveGState()
    canvas.context.translateBy(x: rect.minX, y: rect.minY)
    bar.drawContent(on: canvas)
    canvas.context.restoreGState()
  }

  // MARK: System bars

  private func drawHomeIndicator(_ ink: UIColor, on canvas: ViewCanvas) {
    let size = Self.homeIndicator
    let line = CGRect(
      x: (self.size.width - size.width) / 2, y: self.size.height - 8 - size.height, width: size.width,
      height: size.height)
    canvas.fill(Path(roundedRect: line, cornerRadius: size.height / 2), ink)
  }
}

extension SceneBars {
  /// The top of a view with this frame on a screen, if it fills the screen except for bars; nil for other
  /// views.
  func top(of frame: CGRect, on screen: CGSize) -> CGFloat? {
    guard frame.minX == 0, frame.width == screen.width else { return nil }
    let above = CGFloat(status + navigation)
    let below = CGFloat(toolbar + tabs + home)
    if frame.minY == 0, frame.height == screen.height { return 0 }
    guard navigation > 0, [screen.height - above, screen.height - above - below].contains(frame.height) else {
      return nil
    }
    return above
  }
}

/// Draws the time and the battery.
@MainActor
private struct StatusBar {
  let height: CGFloat
  let isRightToLeft: Bool
  let ink: UIColor

  /// The opacity of the battery's outline; this package's choice.
  private static let faintness: CGFloat = 0.35
  /// The time on Apple's product images.
  private static let time = "9:41"
  /// The height above which status bars belong to screens with a sensor housing; time and battery are
  /// then at its sides.
  private static let tallest: CGFloat = 24
  private static let battery = CGSize(width: 24, height: 11.5)

  func draw(width: CGFloat, on canvas: ViewCanvas) {
    let isPlain = height <= Self.tallest
    let middle = isPlain ? height / 2 : height * 0.55
    let font = UIFont.systemFont(ofSize: isPlain ? 12 : 16, weight: .semibold)
    let side: CGFloat = isPlain ? width : width * 0.34
    let time = CGRect(
      x: isPlain ? 0 : mirrored(0, side, in: width), y: middle - 10, width: side, height: 20)
    canvas.drawLine(Self.time, in: time, font: font, color: ink, alignment: .center)
    let inset: CGFloat = isPlain ? 6 : width * 0.17 - Self.battery.width / 2
    drawBattery(
      CGRect(
        x: mirrored(width - inset - Self.battery.width, Self.battery.width, in: width),
        y: middle - Self.battery.height / 2, width: Self.battery.width, height: Self.battery.height),
      on: canvas)
  }

  private func mirrored(_ x: CGFloat, _ length: CGFloat, in width: CGFloat) -> CGFloat {
    isRightToLeft ? width - x - length : x
  }

  private func drawBattery(_ rect: CGRect, on canvas: ViewCanvas) {
    let faint = ink.withAlphaComponent(Self.faintness)
    canvas.strokeInside(rect, cornerRadius: 3.5, faint, width: 1)
    canvas.fill(Path(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 2), ink)
    let pole = CGRect(
      x: isRightToLeft ? rect.minX - 2.5 : rect.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4)
    canvas.fill(Path(roundedRect: pole, cornerRadius: 0.75), faint)
  }
}
