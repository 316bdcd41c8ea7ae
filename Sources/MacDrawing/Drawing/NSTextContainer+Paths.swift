import AttributedText

extension NSTextContainer {
  /// The areas that the text flows around, in the container's coordinates. No text lies between a path's outermost points.
  public var exclusionPaths: [NSBezierPath] {
    get { exclusionOutlines.map { NSBezierPath(shape: $0) } }
    set { exclusionOutlines = newValue.map(\.shape) }
  }
}
