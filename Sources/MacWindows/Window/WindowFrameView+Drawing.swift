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

  func drawFrame(on canvas: MacCanvas) {
    guard let window = hostingWindow else { return }
    let shape = CGRect(origin: .zero, size: layoutNode.frame.size)
    let radius = window.styleMask.contains(.titled) ? Self.cornerRadius : 0
    canvas.context.clip(to: Path(roundedRect: shape, cornerRadius: radius))
    if let color = window.backgroundColor { canvas.fill(shape, color) }
    guard window.styleMask.contains(.titled) else { return }
    let bar = CGRect(
      x: 0, y: 0, width: shape.width, height: NSWindow.barHeight(of: window.styleMask) + window.toolbarHeight)
    drawBar(bar, of: window, on: canvas)
    drawButtons(of: window, in: bar, on: canvas)
    drawTitle(of: window, in: bar, on: canvas)
  }

  private func drawBar(_ bar: CGRect, of window: NSWindow, on canvas: MacCanvas) {
    guard !window.styleMask.contains(.fullSizeContentView), !window.titlebarAppearsTransparent else { return }
    canvas.fill(bar, canvas.isEmphasized ? .controlBackgroundColor : .windowBackgroundColor)
    let line = CGRect(x: 0, y: bar.maxY - canvas.hairline, width: bar.width, height: canvas.hairline)
    canvas.fill(line, .separatorColor)
  }

  /// Close, minimise, zoom; those that the window does not have are grey.
  private func drawButtons(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    let style = window.styleMask
    let buttons: [(isOn: Bool, color: NSColor)] = [
      (style.contains(.closable), .systemRed), (style.contains(.miniaturizable), .systemYellow),
      (style.contains(.resizable), .systemGreen),
    ]
    let middle = min(bar.midY, NSWindow.titleBarHeight / 2 + window.toolbarHeight / 2)
    for (index, button) in buttons.enumerated() {
      let place = Self.firstButton + CGFloat(index) * Self.buttonPitch
      let x = canvas.isRightToLeft ? bar.maxX - place : place
      let circle = CGRect(
        x: x - Self.buttonDiameter / 2, y: middle - Self.buttonDiameter / 2, width: Self.buttonDiameter,
        height: Self.buttonDiameter)
      let isColoured = button.isOn && canvas.isEmphasized
      canvas.fill(Path(ellipseIn: circle), isColoured ? button.color : .tertiaryLabelColor)
    }
  }

  /// In the middle of a plain title bar; beside the buttons where a toolbar takes the rest.
  private func drawTitle(of window: NSWindow, in bar: CGRect, on canvas: MacCanvas) {
    guard window.titleVisibility == .visible, !window.title.isEmpty else { return }
    let margin = Self.firstButton + 3 * Self.buttonPitch
    let room = bar.insetBy(dx: min(margin, bar.width / 2), dy: 0)
    canvas.drawLine(
      window.title, in: room, font: .systemFont(ofSize: Self.titleFontSize, weight: .semibold),
      color: canvas.isEmphasized ? .labelColor : .secondaryLabelColor,
      alignment: window.toolbarHeight > 0 ? .natural : .center)
  }
}
