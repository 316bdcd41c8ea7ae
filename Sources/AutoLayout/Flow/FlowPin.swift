import Foundation

/// The range within which a header or footer of a list follows an edge of the visible rectangle.
package struct FlowPin {
  /// The edge of the visible rectangle that is followed.
  package enum Edge { case start, end }

  package let edge: Edge
  /// The start and end of the range along the direction of scrolling, in points.
  package let low: CGFloat
  package let high: CGFloat

  package init(edge: Edge, low: CGFloat, high: CGFloat) {
    self.edge = edge
    self.low = low
    self.high = high
  }

  /// The start of an element with the given frame, while `visible` is the visible rectangle.
  package func start(of frame: CGRect, in visible: CGRect, along axis: LayoutAxis) -> CGFloat {
    let length = axis.length(frame.size)
    let natural = axis.start(frame)
    return switch edge {
    case .start: min(max(natural, axis.start(visible)), max(natural, high - length))
    case .end: max(min(natural, axis.end(visible) - length), min(natural, low))
    }
  }
}
