import AttributedText

extension NSTextContainer {
  /// What the text flows around, in the container's coordinates: between a path's outermost points in a line there is none.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusionOutlines.map { UIBezierPath(shape: $0) } }
    set { exclusionOutlines = newValue.map(\.shape) }
  }
}
