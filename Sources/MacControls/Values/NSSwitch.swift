import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// An on-off switch. (Apple, `NSSwitch`, macOS 10.15.)
@preconcurrency @MainActor
open class NSSwitch: NSControl {
  override class var usualKind: ControlKind? { .switch }
  override var metricKind: ControlKind? { .switch }

  open var state: StateValue {
    get { anyCell.state }
    set { anyCell.state = newValue == .off ? .off : .on }
  }
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    state = state == .on ? .off : .on
    sendAction(action, to: target)
  }
  open override var objectValue: Any? {
    get { state.rawValue }
    set { state = (newValue as? Int ?? 0) == 0 ? .off : .on }
  }
  open override var integerValue: Int {
    get { state.rawValue }
    set { state = newValue == 0 ? .off : .on }
  }
  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard let metrics else { return }
    let bounds = drawingBounds
    let size = CGSize(
      width: min(bounds.width, metrics.frameWidth ?? bounds.width),
      height: min(bounds.height, metrics.frameHeight ?? bounds.height))
    let frame = CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height)
    SwitchDrawing(isOn: state != .off, isEnabled: isEnabled).draw(
      in: metrics.alignmentRect(in: frame), on: canvas)
  }
  @_spi(ViewHooks) open override var shownText: String? { nil }
  open override var isFlipped: Bool { true }
}
