import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A minus and a plus. (Apple, `UIStepper`.)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  /// Whether touches send changes continuously. Stored only.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private static let radius: CGFloat = 8
  private static let arm: CGFloat = 7.5
  private static let lineWidth: CGFloat = 1.75
  private static let dividerHeight: CGFloat = 18

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.current.stepper.size))
    hugContent(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !(coder is NibCoder) else { return }
    hugContent(.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.stepper.alignmentSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.stepper.insets }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(sizesToContent: true)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let size = controlMetrics.stepper.size
    let box = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    canvas.fill(Path(roundedRect: box, cornerRadius: Self.radius), .tertiarySystemFill)
    let divider = CGRect(
      x: box.midX - 0.5, y: box.midY - Self.dividerHeight / 2, width: 1, height: Self.dividerHeight)
    canvas.fill(divider, .systemFill)
    drawSign(
      at: CGPoint(x: box.minX + box.width / 4, y: box.midY), isPlus: false, value > minimumValue, canvas)
    drawSign(
      at: CGPoint(x: box.maxX - box.width / 4, y: box.midY), isPlus: true, value < maximumValue, canvas)
  }

  private func drawSign(at centre: CGPoint, isPlus: Bool, _ isPossible: Bool, _ canvas: ViewCanvas) {
    var sign = Path()
    sign.move(to: CGPoint(x: centre.x - Self.arm, y: centre.y))
    sign.addLine(to: CGPoint(x: centre.x + Self.arm, y: centre.y))
    if isPlus {
      sign.move(to: CGPoint(x: centre.x, y: centre.y - Self.arm))
      sign.addLine(to: CGPoint(x: centre.x, y: centre.y + Self.arm))
    }
    canvas.stroke(sign, isPossible ? .label : .tertiaryLabel, width: Self.lineWidth, cap: .round)
  }
}
