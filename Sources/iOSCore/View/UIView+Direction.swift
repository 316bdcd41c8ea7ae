import AutoLayout
import Foundation

/// The reading direction.
extension UIView {
  var effectiveDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitDirection ?? interfaceDirection ?? UIScreen.main.traitCollection.interfaceDirection)
  }

  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.interfaceDirection)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func updateDirection() { layoutNode.direction = effectiveUserInterfaceLayoutDirection }

  // MARK: Directions from traits

  /// Adopts the reading direction of a new superview.
  func joinDirection(of superview: UIView) {
    if superview.traitDirection != nil || traitDirection != nil || owningController != nil {
      spreadTraitDirection()
    }
    updateDirection()
  }

  /// Updates the directions from traits in the subtree, after the traits of this view or an ancestor have changed.
  func spreadTraitDirection() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      let direction = view.overriddenDirection ?? view.storedSuperview?.traitDirection
      guard direction != view.traitDirection else { continue }
      view.traitDirection = direction
      view.updateDirection()
      pending += view.storedSubviews
    }
  }

  /// The direction that this view or its controller overrides; nil if it inherits one.
  private var overriddenDirection: UIUserInterfaceLayoutDirection? {
    if let own = traitModifiers?.overrides.specified.specifiedDirection { return own }
    guard let controller = owningController else { return nil }
    return controller.traitModifiers?.overrides.specified.specifiedDirection
      ?? controller.parent?.overrideTraitCollection(forChild: controller)?.specifiedDirection
  }
}
