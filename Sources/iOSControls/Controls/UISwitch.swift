import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// An on-off switch. (Apple, `UISwitch`.)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor?
  /// The style of the switch on a Mac. Stored only.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  /// The text beside a checkbox on a Mac. Stored only.
  open var title: String?
  open var onImage: UIImage?
  open var offImage: UIImage?

  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox, sliding
  }
  open var thumbTintColor: UIColor?

  /// A switch; its size is fixed, whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.current.uiSwitch.size))
    hugContent(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !(coder is NibCoder) else { return }
    hugContent(.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.uiSwitch.alignmentSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.uiSwitch.insets }

  private static let thumbMargin: CGFloat = 2
  private static let disabledAlpha: CGFloat = 0.5

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, .button),
      appearance: ClassFacts.Appearance(
        "switch",
        properties: { AppearanceProperty.colors([\UISwitch.onTintColor, \.thumbTintColor], from: $0) }
      ) { UISwitch() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let size = controlMetrics.uiSwitch.size
    let track = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let onColor: UIColor = onTintColor ?? .systemGreen
    canvas.context.saveGState()
    if !isEnabled { canvas.context.setAlpha(Self.disabledAlpha) }
    canvas.fill(
      Path(roundedRect: track, cornerRadius: size.height / 2), isOn ? onColor : .secondarySystemFill)
    let height = size.height - 2 * Self.thumbMargin
    // The thumb is a circle, except in iOS 26, where the switch and its thumb are elongated.
    let width = size.width > 2 * size.height ? height * 1.6 : height
    let isAtRight = isOn != (textDirection == .rightToLeft)
    let thumb = CGRect(
      x: isAtRight ? track.maxX - Self.thumbMargin - width : track.minX + Self.thumbMargin,
      y: track.minY + Self.thumbMargin, width: width, height: height)
    ThumbDrawing.draw(thumb, color: thumbTintColor ?? .white, on: canvas)
    canvas.context.restoreGState()
  }
}

/// The white knob of switches and sliders with its soft shadow.
@MainActor
enum ThumbDrawing {
  /// The shadow as rings that get fainter outwards, because display lists have no blurred shadows.
  private static let shadow: [(spread: CGFloat, alpha: CGFloat)] = [(2, 0.02), (1.25, 0.03), (0.5, 0.05)]
  private static let drop: CGFloat = 1.5

  static func draw(_ rect: CGRect, color: UIColor, on canvas: ViewCanvas) {
    for ring in shadow {
      let shape = rect.insetBy(dx: -ring.spread, dy: -ring.spread).offsetBy(dx: 0, dy: drop)
      canvas.fill(
        Path(roundedRect: shape, cornerRadius: shape.height / 2), UIColor(white: 0, alpha: ring.alpha))
    }
    canvas.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), color)
  }
}
