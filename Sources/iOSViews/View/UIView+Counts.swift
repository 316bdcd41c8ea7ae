import AutoLayout

extension UIView {
  /// What laying out this view's tree has cost so far, in counts. Not part of UIKit.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
