import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A control that shows a colour in a ring of all hues, for choosing another. (Apple, `UIColorWell`.) There are no
/// touches: only the program sets ``selectedColor``.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Estimated from screenshots: no available document contains one.
  private static let side: CGFloat = 28

  /// The title of the colour picker.
  open var title: String?
  open var supportsAlpha = true
  /// The colour; nil shows an empty ring.
  @AlwaysObserved open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let side = min(bounds.width, bounds.height)
    guard side > 0 else { return }
    let width = side * 0.11
    let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    drawHues(CGPoint(x: ring.midX, y: ring.midY), radius: (side - width) / 2, width: width, on: canvas)
    let disc = ring.insetBy(dx: width * 1.7, dy: width * 1.7)
    if let selectedColor { canvas.fill(Path(ellipseIn: disc), selectedColor) }
  }

  private static let pieces = 48

  private func drawHues(_ center: CGPoint, radius: CGFloat, width: CGFloat, on canvas: ViewCanvas) {
    let step = 2 * CGFloat.pi / CGFloat(Self.pieces)
    for piece in 0..<Self.pieces {
      let start = CGFloat(piece) * step
      // A little longer than its share, to avoid gaps.
      let end = start + step * 1.1
      var path = Path()
      path.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
      path.addLine(to: CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end)))
      let hue = CGFloat(piece) / CGFloat(Self.pieces)
      canvas.stroke(path, UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: 1), width: width)
    }
  }
}

/// The system's interface for choosing a colour. Its view is empty: the system's own drawing is not
/// reproduced. (Apple, `UIColorPickerViewController`.)
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white
  open var supportsAlpha = true
}

/// The delegate of a colour picker. All methods are optional in UIKit. Nothing calls them, because there are no touches.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Never called: there are no touches.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
