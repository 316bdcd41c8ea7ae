import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// Rotating spokes that show activity. (Apple, `UIActivityIndicatorView`.)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    /// Saved frames: medium n = 25, large n = 6.
    var side: CGFloat {
      switch self {
      case .whiteLarge, .large: 37
      case .white, .gray, .medium: 20
      }
    }

    var isWhite: Bool { self == .white || self == .whiteLarge }
  }

  private static let spokes = 8

  @AlwaysObserved open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor!
  /// Whether the indicator is hidden while it is not animating. (Apple: sets `isHidden`.)
  @AlwaysObserved open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false {
    didSet { if hidesWhenStopped { isHidden = !isAnimating } }
  }
  /// Whether the hidden indicator keeps its place in a stack, as on the canvas. Observed: 3 of 3 hidden
  /// ones in stacks.
  package var keepsPlaceInStack = false
  override var isHiddenInStack: Bool { !keepsPlaceInStack && super.isHiddenInStack }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    hug()
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hug()
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    guard !(coder is NibCoder) else { return }
    hug()
  }

  private func hug() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(sizesToContent: true)
  }

  /// Draws the spokes even when stopped, so that a design shows the indicator's position.
  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let ink: UIColor = color ?? (style.isWhite ? .white : .systemGray)
    let side = style.side
    for spoke in 0..<Self.spokes {
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      var line = Path()
      line.move(to: point(angle, side * 0.24))
      line.addLine(to: point(angle, side * 0.43))
      let fade = 0.25 + 0.75 * CGFloat(spoke) / CGFloat(Self.spokes - 1)
      canvas.stroke(line, ink.withAlphaComponent(fade), width: side * 0.1, cap: .round)
    }
  }

  private func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
  }
}
