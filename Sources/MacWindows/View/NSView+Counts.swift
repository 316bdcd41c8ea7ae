import AutoLayout

extension NSView {
  /// What layout of the tree has done so far.
  public var layoutCounts: LayoutCounts { layoutNode.engine.counts }
}
