import AutoLayout
import Foundation

/// Constraints, anchors, guides and priorities.
extension UIView {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] {
    layoutNode.constraints.compactMap { $0 as? NSLayoutConstraint }
  }

  /// Makes this view hold the constraint. Its items should be this view or its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: layoutNode) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNode { constraint.uninstall() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .lastBaseline) }

  // MARK: Content priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.hugging[axis]
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutNode.setHugging(priority, for: axis)
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.compressionResistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutNode.setCompressionResistance(priority, for: axis)
  }

  // MARK: Guides

  /// The guides that were added to this view.
  public var layoutGuides: [UILayoutGuide] { storedGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    storedGuides.append(layoutGuide)
    attach(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutNode.removeGuide(layoutGuide.guideNode)
    storedGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  private func attach(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutNode.addGuide(guide.guideNode)
  }

  /// Inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide")
  }

  /// Clear of bars, notches and the home indicator.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// As wide as text should be at most, within the margins.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable, .readable, "UIViewReadableContentGuide")
  }

  /// Clear of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(\.keyboard) {
      UIKeyboardLayoutGuide(shape: .bottomBar, identifier: "UIViewKeyboardLayoutGuide")
    }
  }

  package var topBarGuide: UILayoutGuide { topSupportGuide }
  package var bottomBarGuide: UILayoutGuide { bottomSupportGuide }

  var topSupportGuide: LayoutSupportGuide {
    systemGuide(\.topBar) { LayoutSupportGuide(shape: .topBar, identifier: "UIVC-topLayoutGuide") }
  }
  var bottomSupportGuide: LayoutSupportGuide {
    systemGuide(\.bottomBar) { LayoutSupportGuide(shape: .bottomBar, identifier: "UIVC-bottomLayoutGuide") }
  }

  func systemGuide(
    _ path: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ shape: LayoutGuideNode.Shape,
    _ identifier: String
  ) -> UILayoutGuide {
    systemGuide(path) { UILayoutGuide(shape: shape, identifier: identifier) }
  }

  private func systemGuide<Guide: UILayoutGuide>(
    _ path: WritableKeyPath<SystemGuides, Guide?>, make: () -> Guide
  ) -> Guide {
    if let guide = systemGuides[keyPath: path] { return guide }
    let guide = make()
    systemGuides[keyPath: path] = guide
    attach(guide)
    return guide
  }

  // MARK: Ambiguity

  /// True if another frame would satisfy the constraints equally well. Costs a solve if something has changed.
  public var hasAmbiguousLayout: Bool {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.isAmbiguous(layoutNode)
  }
}
