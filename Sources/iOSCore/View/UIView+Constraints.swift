import AutoLayout
import Foundation

/// Anchors and guides.
extension UIView {
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

  // MARK: Guides

  func adopt(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    storedGuides.append(layoutGuide)
    attach(layoutGuide)
  }

  func release(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutNode.removeGuide(layoutGuide.guideNode)
    storedGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  private func attach(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutNode.addGuide(guide.guideNode)
  }

  /// The area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide")
  }

  /// The area not covered by bars, notches and the home indicator.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// An area within the margins with a maximum width for readable text.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable, .readable, "UIViewReadableContentGuide")
  }

  /// The area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let isNew = systemGuides.keyboard == nil
    let guide = systemGuide(\.keyboard) {
      UIKeyboardLayoutGuide(shape: .bottomBar, identifier: "UIViewKeyboardLayoutGuide")
    }
    if isNew {
      KeyboardWatch.shared.add(guide)
      guide.follow()
    }
    return guide
  }

  package var topBarGuide: UILayoutGuide { topSupportGuide }
  package var bottomBarGuide: UILayoutGuide { bottomSupportGuide }

  var topSupportGuide: LayoutSupportGuide {
    systemGuide(\.topBar) { LayoutSupportGuide(shape: .topBar, identifier: "UIVC-topLayoutGuide") }
  }
  var bottomSupportGuide: LayoutSupportGuide {
    systemGuide(\.bottomBar) { LayoutSupportGuide(shape: .bottomBar, identifier: "UIVC-bottomLayoutGuide") }
  }

  /// A controller's guide, with the constraints that UIKit creates for it.
  func statedGuide(_ guide: LayoutSupportGuide) -> LayoutSupportGuide {
    guide.state()
    return guide
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

  // MARK: Validation

  /// Installs a constraint. In a window, it traps if the constraint's items are not in the view's tree; outside of
  /// windows the tree may still be incomplete.
  func installChecked(_ constraint: NSLayoutConstraint) {
    checkAdding(constraint)
    constraint.install(on: layoutNode)
  }

  private func checkAdding(_ constraint: NSLayoutConstraint) {
    guard window != nil else { return }
    var ancestor = constraint.commonAncestor
    while let current = ancestor, current !== layoutNode { ancestor = current.parent }
    LayoutException.require(
      ancestor != nil, .generic,
      "Unable to install constraint on view. Does the constraint reference something from outside the subtree of the "
        + "view? That's illegal. constraint:\(constraint) view:\(self)", page: "UIView.addConstraint(_:)")
  }

  // MARK: Ambiguity

  var isAmbiguous: Bool {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.isAmbiguous(layoutNode)
  }
}
