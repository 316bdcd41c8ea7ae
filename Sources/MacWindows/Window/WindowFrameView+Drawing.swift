import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

// Draws the frame of a window in the style of macOS 11 to 15: background, title bar with title and buttons, and a thin
// border. Sizes are those of Apple's design resources for macOS 12 (Human Interface Guidelines).
extension WindowFrameView {
  private static let cornerRadius: CGFloat = 10
  private static let buttonDiameter: CGFloat = 12
  /// The distance between the centres of neighbouring buttons, in points.
  private static let buttonPitch: CGFloat = 20
  /// The distance from the window's left edge to the first button's centre, in points.
  private static let firstButton: CGFloat = 14
  private static let titleFontSize: CGFloat = 13

  package func drawFrame(on canvas: MacCanvas) {
    guard let window = hostingWindow else { return }
    if let arrow = window.popoverArrow { return drawPopover(arrow, of: window, on: canvas) }
    let shape = CGRect(origin: .zero, size: layoutNode.frame.size)
    let radius = window.styleMask.contains(.titled) ? Self.cornerRadius : 0
    canvas.context.clip(to: Path(roundedRect: shape, cornerRadius: radius))
    if let color = window.backgroundColor { canvas.fill(shape, color) }
    if !window.styleMask.contains(.fullSizeContentView) { drawTitleBar(on: canvas) }
  }

  /// Draws the buttons and the title over a content view that occupies “the full size of the window”. (Apple,
  /// `fullSizeContentView`.)
  func drawOverContent(on canvas: MacCanvas) {
    guard hostingWindow?.styleMask.contains(.fullSizeContentView) == true else { return }
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

  /// Draws the buttons for close, minimise and zoom; those that the window does not support are grey. A window that supports
  /// none of them, such as an alert's, has no buttons.
  private func drawButtons(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    guard !window.styleMask.isDisjoint(with: [.closable, .miniaturizable, .resizable]) else { return }
    for (index, type) in Self.buttons.enumerated() where window.extras.standardButtons[type] == nil {
      let place = Self.firstButton + CGFloat(index) * Self.buttonPitch
      let circle = circle(canvas.isRightToLeft ? bar.maxX - place : place, in: bar, of: window)
      Self.drawButton(type, of: window, in: circle, on: canvas)
    }
  }

  /// The buttons in their order.
  private static let buttons: [NSWindow.ButtonType] = [.closeButton, .miniaturizeButton, .zoomButton]

  /// The index of a button among the three; nil for others.
  static func place(of type: NSWindow.ButtonType) -> Int? { buttons.firstIndex(of: type) }

  /// The frame of a button, relative to this view's upper left corner.
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

  /// Draws a button in its colour, or in grey if it is disabled or its window is not key.
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

  /// Draws the title: centred in a plain title bar, or beside the buttons if the rest is a toolbar.
  private func drawTitle(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    guard window.titleVisibility == .visible, !window.title.isEmpty else { return }
    let margin = Self.firstButton + 3 * Self.buttonPitch
    let strip = titleStrip(in: bar, of: window)
    var space = strip.insetBy(dx: margin, dy: 0)
    // Narrow windows have no space for it.
    guard bar.width > 2 * margin, !window.styleMask.contains(.docModalWindow) else { return }
    let isBesideItems =
      window.toolbar?.isVisible == true && strip.height > NSWindow.barHeight(of: window.styleMask)
    if isBesideItems {
      let width = min(space.width, titleSpace)
      let start = window.extras.toolbarView?.sidebarDivider.map { $0 + ToolbarView.titleInset } ?? margin
      space.origin.x = canvas.isRightToLeft ? strip.maxX - start - width : strip.minX + start
      space.size.width = width
    }
    guard !window.subtitle.isEmpty else {
      return drawLine(window.title, in: space, isTitle: true, isCentred: !isBesideItems, on: canvas)
    }
    let (title, subtitle) = isBesideItems ? stacked(in: space) : sideBySide(in: space, of: window, on: canvas)
    drawLine(window.title, in: title, isTitle: true, isCentred: false, on: canvas)
    drawLine(window.subtitle, in: subtitle, isTitle: false, isCentred: false, on: canvas)
  }

  private func drawLine(
    _ text: String, in space: CGRect, isTitle: Bool, isCentred: Bool, on canvas: MacCanvas
  ) {
    canvas.drawLine(
      text, in: space, font: isTitle ? Self.titleFont : Self.subtitleFont,
      color: isTitle && canvas.isEmphasized ? .labelColor : .secondaryLabelColor,
      alignment: isCentred ? .center : .natural,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The lines of title and subtitle beside a toolbar's items.
  private func stacked(in space: CGRect) -> (title: CGRect, subtitle: CGRect) {
    let height = Self.titleLineHeight
    var (title, subtitle) = (space, space)
    (title.origin.y, title.size.height) = (space.midY - height, height)
    (subtitle.origin.y, subtitle.size.height) = (space.midY, height)
    return (title, subtitle)
  }

  /// The title and the subtitle after it, centred together in a plain title bar.
  private func sideBySide(in space: CGRect, of window: NSWindow, on canvas: MacCanvas) -> (CGRect, CGRect) {
    let first = min(width(of: window.title, Self.titleFont), space.width)
    let second = min(width(of: window.subtitle, Self.subtitleFont), space.width - first)
    var (title, subtitle) = (space, space)
    title.size.width = first
    subtitle.size.width = second
    let start = space.midX - (first + second) / 2
    title.origin.x = canvas.isRightToLeft ? start + second : start
    subtitle.origin.x = canvas.isRightToLeft ? start : start + first
    return (title, subtitle)
  }

  private func width(of text: String, _ font: NSFont) -> CGFloat {
    TextBlock(text: text, font: font.descriptor, lines: 1).size(width: nil, grid: backingGrid).width
      .rounded(.up) + Self.titleGap
  }

  /// The part of the bar in which title and buttons are centred: above accessories and a toolbar in a separate row.
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
  /// The maximum share of the window's width for a title beside toolbar items (a guess).
  private static let greatestTitleShare: CGFloat = 0.25
  private static let titleGap: CGFloat = 8
  /// The font and the height of a line, estimated from screenshots of macOS 11 to 14.
  private static var subtitleFont: NSFont { .systemFont(ofSize: 11) }
  private static let titleLineHeight: CGFloat = 16

  /// The space that a title beside the items of a toolbar takes, in points.
  var titleSpace: CGFloat {
    guard let window = hostingWindow, window.titleVisibility == .visible, !window.title.isEmpty else {
      return 0
    }
    let title = width(of: window.title, Self.titleFont)
    let width = window.subtitle.isEmpty ? title : max(title, width(of: window.subtitle, Self.subtitleFont))
    return min(width, (layoutNode.frame.width * Self.greatestTitleShare).rounded())
  }
}

extension NSWindow {
  /// Draws the toolbar at its position in the window, if it has one.
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
