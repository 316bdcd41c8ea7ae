import Foundation

/// Points and sizes in terms of an axis.
extension LayoutAxis {
  /// The axis perpendicular to this one.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  package func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  package func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  package func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  /// The size with a length along the axis and another across it.
  package func size(_ length: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  /// The point at a distance along the axis and another across it.
  package func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
