import AutoLayout

extension NSView {
  /// The work that layout of the tree has done so far.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
