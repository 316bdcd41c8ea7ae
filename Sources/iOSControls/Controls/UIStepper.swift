import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A control with a minus and a plus button. (Apple, `UIStepper`.)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, limited to the range from minimum to maximum (Apple, `UIStepper.value`: clamped).
  open var value: Double {
    get { pinnedValue }
    set { pinnedValue = max(lowest, min(highest, newValue)) }
  }
  /// The minimum. Traps on a value above ``maximumValue``. Equal limits are accepted: the documentation of this property
  /// forbids them, but that of the class allows them.
  open var minimumValue: Double {
    get { lowest }
    set {
      LayoutException.require(
        newValue <= highest, .invalidArgument,
        "The minimum value \(newValue) is above the maximum, \(highest).",
        page: "UIStepper.minimumValue")
      lowest = newValue
      value = pinnedValue
    }
  }
  /// The maximum. Traps on a value below ``minimumValue``.
  open var maximumValue: Double {
    get { highest }
    set {
      LayoutException.require(
        newValue >= lowest, .invalidArgument,
        "The maximum value \(newValue) is below the minimum, \(lowest).",
        page: "UIStepper.maximumValue")
      highest = newValue
      value = pinnedValue
    }
  }
  /// The step, which must be above 0; traps on other values.
  open var stepValue: Double {
    get { step }
    set {
      LayoutException.require(
        newValue > 0, .invalidArgument, "The step value \(newValue) is not above 0.",
        page: "UIStepper.stepValue")
      step = newValue
    }
  }
  private var lowest: Double = 0
  private var highest: Double = 100
  private var pinnedValue: Double = 0
  private var step: Double = 1
  /// Whether touches send changes continuously. Stored only.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private var decrementImages: [State: UIImage] = [:]
  private var incrementImages: [State: UIImage] = [:]
  /// Sets an image instead of the minus, in its own size.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  /// Sets an image instead of the plus, in its own size.
  open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

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
    draw(isPlus: false, at: CGPoint(x: box.minX + box.width / 4, y: box.midY), value > minimumValue, canvas)
    draw(isPlus: true, at: CGPoint(x: box.maxX - box.width / 4, y: box.midY), value < maximumValue, canvas)
  }

  private func draw(isPlus: Bool, at centre: CGPoint, _ isPossible: Bool, _ canvas: ViewCanvas) {
    let images = isPlus ? incrementImages : decrementImages
    guard let image = images[isPossible ? .normal : .disabled] ?? images[.normal] else {
      return drawSign(at: centre, isPlus: isPlus, isPossible, canvas)
    }
    let origin = CGPoint(x: centre.x - image.size.width / 2, y: centre.y - image.size.height / 2)
    image.draw(in: CGRect(origin: origin, size: image.size), on: canvas, tint: tintColor)
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
