import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Two arrows that increase and decrease a value. (Apple, `NSStepper`.)
@preconcurrency @MainActor
open class NSStepper: NSControl {
  open override class var cellClass: AnyClass? {
    get { NSStepperCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .stepper }

  final var stepperCell: NSStepperCell { typedCell(NSStepperCell.self) }

  open var minValue: Double {
    get { stepperCell.minValue }
    set { stepperCell.minValue = newValue }
  }
  open var maxValue: Double {
    get { stepperCell.maxValue }
    set { stepperCell.maxValue = newValue }
  }
  open var increment: Double {
    get { stepperCell.increment }
    set { stepperCell.increment = newValue }
  }
  /// Whether the value wraps from the maximum to the minimum.
  open var valueWraps: Bool {
    get { stepperCell.valueWraps }
    set { stepperCell.valueWraps = newValue }
  }
  open var autorepeat: Bool {
    get { stepperCell.autorepeat }
    set { stepperCell.autorepeat = newValue }
  }
  open override func moveUp(_ sender: Any?) { step(by: increment) }
  open override func moveDown(_ sender: Any?) { step(by: -increment) }

  private func step(by amount: Double) {
    stepperCell.step(by: amount)
    sendAction(action, to: target)
  }
  @_spi(ViewHooks) open override var shownText: String? { nil }
  open override var isFlipped: Bool { true }
}

/// The cell of steppers. AppKit's limits: 0 to 59. (Apple, `NSStepperCell`.)
@preconcurrency @MainActor
open class NSStepperCell: NSActionCell {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
  open var valueWraps = true
  open var autorepeat = true

  func step(by amount: Double) {
    let next = doubleValue + amount
    if next > maxValue {
      doubleValue = valueWraps ? minValue : maxValue
    } else if next < minValue {
      doubleValue = valueWraps ? maxValue : minValue
    } else {
      doubleValue = next
    }
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { .stepper }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    guard let metrics = (controlView as? NSControl)?.metrics else { return }
    let height = min(rect.height, metrics.frameHeight ?? rect.height)
    let frame = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    StepperDrawing(isEnabled: isEnabled).draw(in: metrics.alignmentRect(in: frame), on: canvas)
  }
}
