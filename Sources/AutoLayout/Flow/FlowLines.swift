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
  /// The number of items of a full line, if all items have the same size and the last line follows the others.
  private var columns: Int?

  /// The largest excess of a line's length that counts as rounding, in points.
  private static let tolerance: CGFloat = 1e-6

  /// A number that no line reaches.
  private static let mostColumns: CGFloat = 1e6

  /// - Parameters:
  ///   - sizes: the items' sizes, in points.
  ///   - axis: the axis that lines run along, across the direction of scrolling.
  ///   - origin: the corner of the first line.
  ///   - space: the largest length of a line, in points.
  ///   - lineGap: between two lines, in points.
  ///   - itemGap: the least distance of two items of a line, in points.
  ///   - keepsLongItemsInside: whether an item that is longer than a line is placed at the line's start instead of being
  ///     centred.
  ///   - keepsColumns: whether the items of the last line stand in the columns of the others if all items have the same size.
  package init(
    sizes: [CGSize], along axis: LayoutAxis, from origin: CGPoint, space: CGFloat, lineGap: CGFloat,
    itemGap: CGFloat, keepsLongItemsInside: Bool, keepsColumns: Bool = false
  ) {
    self.axis = axis
    self.keepsLongItemsInside = keepsLongItemsInside
    columns = keepsColumns ? Self.columns(of: sizes, along: axis, space: space, gap: itemGap) : nil
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

  /// The number of items that fit in a line if all have the same size; nil if they differ.
  private static func columns(of sizes: [CGSize], along axis: LayoutAxis, space: CGFloat, gap: CGFloat)
    -> Int?
  {
    guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return nil }
    let pitch = axis.length(first) + gap
    guard pitch > 0 else { return nil }
    return max(1, Int(min((space + gap + tolerance) / pitch, mostColumns).rounded(.down)))
  }

  /// Full lines are justified: the gaps share the remaining space. The last line keeps its gaps. A single item is placed
  /// at the start, or centred if its line is full. With columns, every line is placed as if it were full.
  private mutating func place(
    _ line: ArraySlice<CGSize>, from start: CGFloat, space: CGFloat, gap: CGFloat, isLast: Bool
  ) {
    let thickness = line.map(axis.other.length).max() ?? 0
    let count = columns ?? line.count
    let used =
      columns.map { CGFloat($0) * axis.length(line[line.startIndex]) }
      ?? line.reduce(0) { $0 + axis.length($1) }
    let free = space - used
    let isFull = !isLast || columns != nil
    let step = isFull && count > 1 ? free / CGFloat(count - 1) : gap
    let centring = keepsLongItemsInside ? max(0, free / 2) : free / 2
    var position = start + (isFull && count == 1 ? centring : 0)
    for size in line {
      let across = (thickness - axis.other.length(size)) / 2
      frames.append(CGRect(origin: axis.point(position, across: end + across), size: size))
      position += axis.length(size) + step
    }
    end += thickness
  }
}
