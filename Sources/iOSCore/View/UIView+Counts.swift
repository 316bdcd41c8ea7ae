import AutoLayout

extension UIView {
  /// The counts of the layout work in this view's tree so far. Not part of UIKit.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
