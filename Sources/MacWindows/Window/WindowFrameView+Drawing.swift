import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

// The frame of a window in the look of macOS 11 to 15: background, title bar with title and buttons, a thin edge. Sizes are
// those of Apple's design resources for macOS 12 (Human Interface Guidelines).
extension WindowFrameView {
  private static let cornerRadius: CGFloat = 10
  private static let buttonDiameter: CGFloat = 12
  /// From one button's middle to the next one's, in points.
  private static let buttonPitch: CGFloat = 20
  /// From the window's left edge to the first button's middle, in points.
  private static let firstButton: CGFloat = 14
  private static let titleFontSize: CGFloat = 13

  package func drawFrame(on canvas: MacCanvas) {
    guard let window = hostingWindow else { return }
    let shape = CGRect(origin: .zero, size: layoutNode.frame.size)
    let radius = window.styleMask.contains(.titled) ? Self.cornerRadius : 0
    canvas.context.clip(to: Path(roundedRect: shape, cornerRadius: radius))
    if let color = window.backgroundColor { canvas.fill(shape, color) }
    drawTitleBar(on: canvas)
  }

  /// The bar with its buttons and title.
  package func drawTitleBar(on canvas: MacCanvas) {
    guard let window = hostingWindow, NSWindow.barHeight(of: window.styleMask) > 0 else { return }
    let bar = CGRect(
      x: 0, y: 0, width: layoutNode.frame.width,
      height: NSWindow.barHeight(of: window.styleMask) + window.toolbarHeight)
    drawBar(bar, of: window, on: canvas)
    drawButtons(of: window, in: bar, on: canvas)
    drawTitle(of: window, in: bar, on: canvas)
  }

  private func drawBar(_ bar: CGRect, of window: NSWindow, on canvas: MacCanvas) {
    guard !window.styleMask.contains(.fullSizeContentView), !window.titlebarAppearsTransparent else { return }
    canvas.fill(bar, canvas.isEmphasized ? .controlBackgroundColor : .windowBackgroundColor)
    guard window.titlebarSeparatorStyle != .none else { return }
    let line = CGRect(x: 0, y: bar.maxY - canvas.hairline, width: bar.width, height: canvas.hairline)
    canvas.fill(line, .separatorColor)
  }

  /// Close, minimise, zoom; those that the window does not have are grey.
  private func drawButtons(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    for (index, type) in Self.buttons.enumerated() where window.extras.standardButtons[type] == nil {
      let place = Self.firstButton + CGFloat(index) * Self.buttonPitch
      let circle = circle(canvas.isRightToLeft ? bar.maxX - place : place, in: bar, of: window)
      Self.drawButton(type, of: window, in: circle, on: canvas)
    }
  }

  /// From the first one on.
  private static let buttons: [NSWindow.ButtonType] = [.closeButton, .miniaturizeButton, .zoomButton]

  /// The place of a button among the three; nil for others.
  static func place(of type: NSWindow.ButtonType) -> Int? { buttons.firstIndex(of: type) }

  /// The frame of a button, from this view's upper left corner.
  func buttonFrame(_ place: Int) -> CGRect {
    guard let window = hostingWindow else { return .zero }
    let width = layoutNode.frame.width
    let bar = CGRect(
      x: 0, y: 0, width: width, height: NSWindow.barHeight(of: window.styleMask) + window.toolbarHeight)
    let x = Self.firstButton + CGFloat(place) * Self.buttonPitch
    return circle(userInterfaceLayoutDirection == .rightToLeft ? width - x : x, in: bar, of: window)
  }

  private func circle(_ x: CGFloat, in bar: CGRect, of window: NSWindow) -> CGRect {
    let diameter = Self.buttonDiameter
    return CGRect(
      x: x - diameter / 2, y: titleStrip(in: bar, of: window).midY - diameter / 2, width: diameter,
      height: diameter)
  }

  /// A button in its colour; grey where it can do nothing, and in windows behind.
  package static func drawButton(
    _ type: NSWindow.ButtonType, of window: NSWindow, in circle: CGRect, on canvas: MacCanvas
  ) {
    let color: NSColor =
      switch type {
      case .closeButton: .systemRed
      case .miniaturizeButton: .systemYellow
      default: .systemGreen
      }
    let isColoured = window.isEnabled(type) && canvas.isEmphasized
    canvas.fill(Path(ellipseIn: circle), isColoured ? color : .tertiaryLabelColor)
  }

  /// In the middle of a plain title bar; beside the buttons where a toolbar takes the rest.
  private func drawTitle(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    guard window.titleVisibility == .visible, !window.title.isEmpty else { return }
    let margin = Self.firstButton + 3 * Self.buttonPitch
    let strip = titleStrip(in: bar, of: window)
    var space = strip.insetBy(dx: margin, dy: 0)
    // Narrow windows have nowhere to show it.
    guard bar.width > 2 * margin, !window.styleMask.contains(.docModalWindow) else { return }
    let isBesideItems =
      window.toolbar?.isVisible == true && strip.height > NSWindow.barHeight(of: window.styleMask)
    if isBesideItems {
      let width = min(space.width, titleSpace)
      if canvas.isRightToLeft { space.origin.x = space.maxX - width }
      space.size.width = width
    }
    canvas.drawLine(
      window.title, in: space, font: Self.titleFont,
      color: canvas.isEmphasized ? .labelColor : .secondaryLabelColor,
      alignment: isBesideItems ? .natural : .center,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The part of the bar that title and buttons are in the middle of: what is above accessories and a toolbar of its own row.
  private func titleStrip(in bar: CGRect, of window: NSWindow) -> CGRect {
    var strip = bar
    strip.size.height -= window.accessoryHeight
    if window.toolbar?.isVisible == true,
      window.toolbarStyle == .expanded || window.toolbarStyle == .preference
    {
      strip.size.height = NSWindow.barHeight(of: window.styleMask)
    }
    return strip
  }

  private static var titleFont: NSFont { .systemFont(ofSize: titleFontSize, weight: .semibold) }
  /// The most of the window's width that a title beside toolbar items takes (a guess).
  private static let greatestTitleShare: CGFloat = 0.25
  private static let titleGap: CGFloat = 8

  /// The space that a title beside the items of a toolbar takes, in points.
  var titleSpace: CGFloat {
    guard let window = hostingWindow, window.titleVisibility == .visible, !window.title.isEmpty else {
      return 0
    }
    let text = TextBlock(text: window.title, font: Self.titleFont.descriptor, lines: 1)
    let width = text.size(width: nil, grid: backingGrid).width.rounded(.up) + Self.titleGap
    return min(width, (layoutNode.frame.width * Self.greatestTitleShare).rounded())
  }
}

extension NSWindow {
  /// Draws the toolbar where it stands in the window; nothing for a window without one.
  package func drawToolbar(on canvas: MacCanvas) {
    guard let bar = extras.toolbarView, !bar.isHidden else { return }
    let frame = bar.layoutNode.frame
    canvas.context.saveGState()
    canvas.context.translateBy(x: frame.minX, y: frame.minY)
    var recorder = MacRecorder(context: canvas.context, look: canvas.look, scale: canvas.grid.scale)
    recorder.record(bar)
    canvas.context.restoreGState()
  }
}
