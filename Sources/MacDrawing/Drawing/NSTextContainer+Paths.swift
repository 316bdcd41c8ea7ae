import AttributedText

extension NSTextContainer {
  /// What the text flows around, in the container's coordinates: between a path's outermost points in a line there is none.
  public var exclusionPaths: [NSBezierPath] {
    get { exclusionOutlines.map { NSBezierPath(shape: $0) } }
    set { exclusionOutlines = newValue.map(\.shape) }
  }
}
