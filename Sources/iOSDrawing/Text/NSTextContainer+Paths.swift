import AttributedText

extension NSTextContainer {
  /// Kept: text flows around nothing.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusionOutlines.map { UIBezierPath(shape: $0) } }
    set { exclusionOutlines = newValue.map(\.shape) }
  }
}
