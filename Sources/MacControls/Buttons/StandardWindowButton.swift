import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// One of the three round buttons of a title bar, once a program has requested it.
final class StandardWindowButton: NSButton {
  private let kind: NSWindow.ButtonType

  init(_ kind: NSWindow.ButtonType) {
    self.kind = kind
    super.init(frame: .zero)
    title = ""
    isBordered = false
    let actions: [NSWindow.ButtonType: Selector] = [
      .closeButton: "performClose:", .miniaturizeButton: "performMiniaturize:", .zoomButton: "performZoom:",
    ]
    action = actions[kind]
  }

  required init?(coder: NSCoder) { nil }

  override func drawContent(on canvas: MacCanvas) {
    guard let window else { return }
    WindowFrameView.drawButton(kind, of: window, in: CGRect(origin: .zero, size: frame.size), on: canvas)
  }
}

extension NSWindow {
  /// A button of the title bar, which a program may hide or move; nil if the window has no title bar, and for other kinds.
  /// (Apple, `standardWindowButton(_:)`.)
  public func standardWindowButton(_ b: ButtonType) -> NSButton? {
    let view = standardButtonView(b) {
      let button = StandardWindowButton(b)
      button.isEnabled = isEnabled(b)
      button.target = self
      return button
    }
    return view as? NSButton
  }
}
