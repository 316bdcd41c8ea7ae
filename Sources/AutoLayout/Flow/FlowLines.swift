import Foundation

/// Places items of known sizes in lines, as many per line as fit, as flow layouts of collections do.
package struct FlowLines {
  /// The frames of the items, in their order.
  package private(set) var frames: [CGRect] = []
  /// The end of the last line, along the direction of scrolling.
  package private(set) var end: CGFloat

  /// The axis that lines run along.
  private let axis: LayoutAxis
  private let keepsLongItemsInside: Bool

  /// The largest excess of a line's length that counts as rounding, in points.
  private static let tolerance: CGFloat = 1e-6

  /// - Parameters:
  ///   - sizes: the items' sizes, in points.
  ///   - axis: the axis that lines run along, across the direction of scrolling.
  ///   - origin: the corner of the first line.
  ///   - space: the largest length of a line, in points.
  ///   - lineGap: between two lines, in points.
  ///   - itemGap: the least distance of two items of a line, in points.
  ///   - keepsLongItemsInside: whether an item that is longer than a line is placed at the line's start instead of being
  ///     centred.
  package init(
    sizes: [CGSize], along axis: LayoutAxis, from origin: CGPoint, space: CGFloat, lineGap: CGFloat,
    itemGap: CGFloat, keepsLongItemsInside: Bool
  ) {
    self.axis = axis
    self.keepsLongItemsInside = keepsLongItemsInside
    let corner = CGRect(origin: origin, size: .zero)
    end = axis.other.start(corner)
    var first = sizes.startIndex
    while first < sizes.endIndex {
      var (next, used) = (first + 1, axis.length(sizes[first]))
      while next < sizes.endIndex, used + itemGap + axis.length(sizes[next]) <= space + Self.tolerance {
        used += itemGap + axis.length(sizes[next])
        next += 1
      }
      if first > sizes.startIndex { end += lineGap }
      place(
        sizes[first..<next], from: axis.start(corner), space: space, gap: itemGap,
        isLast: next == sizes.endIndex)
      first = next
    }
  }

  /// Full lines are justified: the gaps share the remaining space. The last line keeps its gaps. A single item is placed
  /// at the start, or centred if its line is full.
  private mutating func place(
    _ line: ArraySlice<CGSize>, from start: CGFloat, space: CGFloat, gap: CGFloat, isLast: Bool
  ) {
    let thickness = line.map(axis.other.length).max() ?? 0
    let free = space - line.reduce(0) { $0 + axis.length($1) }
    let isJustified = !isLast && line.count > 1
    let step = isJustified ? free / CGFloat(line.count - 1) : gap
    let centring = keepsLongItemsInside ? max(0, free / 2) : free / 2
    var position = start + (!isLast && line.count == 1 ? centring : 0)
    for size in line {
      let across = (thickness - axis.other.length(size)) / 2
      frames.append(CGRect(origin: axis.point(position, across: end + across), size: size))
      position += axis.length(size) + step
    }
    end += thickness
  }
}
