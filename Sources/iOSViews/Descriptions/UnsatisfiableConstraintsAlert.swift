import AutoLayout

/// What is called once for each constraint that the engine has to leave out. On Apple's systems this is a function to set
/// a breakpoint on; here it can be replaced, by a test that wants to fail or a program that wants to know.
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
}
