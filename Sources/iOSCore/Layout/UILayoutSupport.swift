import AutoLayout
import Foundation

/// The bars above or below a controller's content, for constraints from before safe areas. (Apple, `UILayoutSupport`.)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the bars over the view, in points; valid from `viewDidLayoutSubviews()` on.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private var extent: NSLayoutConstraint?

  var length: CGFloat { layoutFrame.height }

  /// Makes the two constraints that a controller's view holds for the guide (observed in conflict logs, and counted by
  /// a public layout library's suite): its height, and the edge at which it lies.
  func state() {
    guard extent == nil, let view = owningView else { return }
    let height = _UILayoutSupportConstraint(
      spec: ConstraintSpec(
        firstItem: guideNode, firstAttribute: .height, constant: barHeight(in: view)))
    let side: LayoutAttribute = guideNode.shape == .topBar ? .top : .bottom
    let edge = _UILayoutSupportConstraint(
      spec: ConstraintSpec(
        firstItem: guideNode, firstAttribute: side, secondItem: view.layoutNode, secondAttribute: side))
    extent = height
    for constraint in [height, edge] {
      constraint.kind = .system
      constraint.install(on: view.layoutNode)
    }
  }

  /// Follows the safe area.
  func follow() {
    guard let extent, let view = owningView else { return }
    extent.changeConstant(barHeight(in: view))
  }

  private func barHeight(in view: UIView) -> CGFloat {
    let insets = view.layoutNode.effectiveSafeAreaInsets
    return guideNode.shape == .topBar ? insets.top : insets.bottom
  }
}

/// UIKit's name for the constraints of old layout guides.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
