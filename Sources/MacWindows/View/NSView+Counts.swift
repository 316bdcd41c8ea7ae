import AutoLayout

extension NSView {
  /// The counts of the layout work in this view's tree so far.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
