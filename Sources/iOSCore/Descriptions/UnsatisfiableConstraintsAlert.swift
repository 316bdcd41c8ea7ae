import AutoLayout

/// Called once for each constraint that the engine drops. On Apple's systems this is a function for a breakpoint. Here a test
/// or a program can replace it.
public var UIViewAlertForUnsatisfiableConstraints: UnsatisfiableLayout.Handler {
  get { UnsatisfiableLayout.handler }
  set { UnsatisfiableLayout.handler = newValue }
}

extension UIView {
  /// Every conflict of the tree that this view is in, after bringing its constraints up to date.
  public var unsatisfiableLayouts: [UnsatisfiableLayout] {
    layoutNode.updateConstraintsIfNeeded()
    return layoutNode.engine.unsatisfiableLayouts()
  }

  /// The counts of the layout work in this view's tree so far. Not part of UIKit.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
