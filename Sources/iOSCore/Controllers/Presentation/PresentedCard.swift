import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The view around a presented view that does not fill the screen. It draws the round corners, the shadow, a sheet's grabber
/// and a popover's arrow, so that the client's view keeps its own look. (UIKit's view for this is private, too.)
@MainActor
final class PresentedCard: UIView {
  /// The appearance of the card.
  struct Look: Equatable {
    var radius: CGFloat = 0
    /// The rounded corners.
    var corners: CACornerMask = .all
    var showsGrabber = false
    /// The arrow; nil for none.
    var arrow: Arrow?
    var throwsShadow = false
    /// The colour behind the content and in the arrow; nil for none. Popovers have a backdrop, sheets have none (Apple,
    /// `UIPopoverPresentationController.backgroundColor`).
    var backdrop: UIColor?
  }

  /// A popover's arrow, on the side of the card that it points to.
  struct Arrow: Equatable {
    var direction: UIPopoverArrowDirection
    /// The midpoint of the arrow's base along the side, in the card's coordinates.
    var position: CGFloat
  }

  let content: UIView
  private let clip = UIView()
  private let grabber = UIView()
  var look = Look() { didSet { if look != oldValue { lookDidChange() } } }

  /// Estimated from screenshots of iOS 15 to 18: a pill 36 by 5 points, 5 below the edge.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.autoresizesSubviews = false
    addSubview(clip)
    clip.addSubview(content)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    autoresizesSubviews = false
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  private func lookDidChange() {
    clip.layer.cornerRadius = look.radius
    clip.layer.maskedCorners = look.corners
    layer.cornerRadius = look.radius
    if look.showsGrabber, grabber.superview == nil { addSubview(grabber) }
    if !look.showsGrabber { grabber.removeFromSuperview() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content.frame = clip.bounds
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width, height: size.height)
  }

  override func drawContent(on canvas: ViewCanvas) {
    if look.throwsShadow { drawShadow(on: canvas) }
    if let backdrop = look.backdrop {
      canvas.fill(Path(roundedRect: bounds, cornerRadius: look.radius), backdrop)
    }
    guard let arrow = look.arrow else { return }
    // The content extends below the arrow (since iOS 13); where it is clear, the backdrop shows.
    let path = PopoverArrow(arrow, on: bounds).path
    for color in [look.backdrop, content.backgroundColor].compactMap(\.self) { canvas.fill(path, color) }
  }
}

extension PresentedCard {
  /// Draws the shadow as rings that get fainter outwards. Its dimensions are this package's.
  private func drawShadow(on canvas: ViewCanvas) {
    let (rings, reach): (Int, CGFloat) = (12, 30)
    for ring in 0..<rings {
      let spread = reach * (1 - CGFloat(ring) / CGFloat(rings))
      let rect = bounds.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 4)
      canvas.fill(
        Path(roundedRect: rect, cornerRadius: look.radius + spread), UIColor.black.withAlphaComponent(0.012))
    }
  }
}

/// The triangle at a popover's side, with a rounded tip.
struct PopoverArrow {
  /// Apple's, of the popovers since iOS 13: observed in pictures.
  static let height: CGFloat = 13
  static let base: CGFloat = 37
  let path: Path

  init(_ arrow: PresentedCard.Arrow, on card: CGRect) {
    let half = Self.base / 2
    // Maps a position along the side and a distance from it to a point.
    let place: (CGFloat, CGFloat) -> CGPoint =
      switch arrow.direction {
      case .up: { CGPoint(x: arrow.position + $0, y: card.minY - $1) }
      case .down: { CGPoint(x: arrow.position + $0, y: card.maxY + $1) }
      case .left: { CGPoint(x: card.minX - $1, y: arrow.position + $0) }
      default: { CGPoint(x: card.maxX + $1, y: arrow.position + $0) }
      }
    var path = Path()
    path.move(to: place(-half, -1))
    path.addLine(to: place(-half, 0))
    path.addCurve(
      to: place(-half * 0.22, Self.height * 0.84), control1: place(-half * 0.6, 0),
      control2: place(-half * 0.45, Self.height * 0.5))
    path.addCurve(
      to: place(half * 0.22, Self.height * 0.84), control1: place(-half * 0.1, Self.height * 1.05),
      control2: place(half * 0.1, Self.height * 1.05))
    path.addCurve(
      to: place(half, 0), control1: place(half * 0.45, Self.height * 0.5), control2: place(half * 0.6, 0))
    path.addLine(to: place(half, -1))
    path.closeSubpath()
    self.path = path
  }
}

/// The dimming view of the system's presentations.
@MainActor
final class DimmingView: UIView {
  /// Estimated from screenshots of iOS: a fifth of black over light interfaces, about half over dark
  /// ones.
  private static let shade = UIColor(
    light: Color(rgb: 0x000000).multipliedAlpha(by: 0.2), dark: Color(rgb: 0x000000).multipliedAlpha(by: 0.48)
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.shade
  }

  required init?(coder: NSCoder) { nil }
}
