import Foundation

/// An object with an identifier for tests. (Apple, `UIAccessibilityIdentification`.)
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

extension UIAccessibility {
  /// Converts a path from a view's coordinates to the screen's: those of the window, which fills the
  /// screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(view.transform(to: nil))
    return moved
  }
}
