import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Shows a colour and lets the user choose another. (Apple, `NSColorWell`.)
@preconcurrency @MainActor
open class NSColorWell: NSControl {
  /// Raw values match AppKit's. (macOS 13.)
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case minimal, expanded
  }

  override class var usualKind: ControlKind? { .colorWell }
  override var metricKind: ControlKind? { .colorWell }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
    sizeToFit()
  }

  @AlwaysObserved open var color = NSColor.white { didSet { needsDisplay = true } }
  @AlwaysObserved open var colorWellStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  @AlwaysObserved open var isBordered = true { didSet { needsDisplay = true } }
  open var supportsAlpha = true
  @AlwaysObserved open var image: NSImage? { didSet { needsDisplay = true } }
  open weak var pulldownTarget: AnyObject?
  open var pulldownAction: Selector?
  open private(set) var isActive = false
  open func activate(_ exclusive: Bool) { isActive = true }
  open func deactivate() { isActive = false }
  open func takeColorFrom(_ sender: Any?) { if let well = sender as? NSColorWell { color = well.color } }
  open func drawWell(inside insideRect: NSRect) {}
  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard let metrics else { return }
    let rect = metrics.alignmentRect(in: drawingBounds)
    guard rect.width > 0, rect.height > 0 else { return }
    if isBordered { Bezel(fill: isEnabled ? .plain : .disabled, radius: 5).draw(in: rect, on: canvas) }
    let swatch = isBordered ? rect.insetBy(dx: 3, dy: 3) : rect
    canvas.fill(swatch, cornerRadius: isBordered ? 3 : 4, isEnabled ? color : color.withAlphaComponent(0.4))
    canvas.strokeInside(swatch, cornerRadius: isBordered ? 3 : 4, ControlPalette.edge, width: 0.5)
  }
  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var shownText: String? { nil }
}
