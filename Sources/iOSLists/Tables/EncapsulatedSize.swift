import AutoLayout
import Foundation

/// The size that a list imposes on a cell's content: two required constraints with UIKit's identifiers, which appear in
/// conflict reports.
@MainActor
struct EncapsulatedSize {
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?

  /// Deactivates the constraints while the content is measured.
  mutating func release() {
    width?.isActive = false
    height?.isActive = false
  }

  mutating func impose(_ size: CGSize, on view: UIView) {
    impose(size.width, .width, "UIView-Encapsulated-Layout-Width", on: view, &width)
    impose(size.height, .height, "UIView-Encapsulated-Layout-Height", on: view, &height)
  }

  private func impose(
    _ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute, _ identifier: String, on view: UIView,
    _ constraint: inout NSLayoutConstraint?
  ) {
    if constraint == nil {
      let new = NSLayoutConstraint(
        spec: ConstraintSpec(firstItem: view.layoutNode, firstAttribute: attribute, constant: length))
      new.identifier = identifier
      new.kind = .system
      constraint = new
    }
    constraint?.constant = length
    constraint?.isActive = true
  }
}
