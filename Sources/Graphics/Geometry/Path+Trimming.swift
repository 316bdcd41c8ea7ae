import Foundation

/// Parts of paths, by length, and reversed paths.
extension Path {
  /// The part of the path between two fractions of its length, from 0 to 1. Subpaths follow one another, and their
  /// closing lines are included.
  ///
  /// Curves are measured by 32 lines each.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(1, max(0, start)), min(1, max(0, end)))
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var trimmed = Path()
    var passed: CGFloat = 0
    var last: CGPoint?
    for piece in pieces {
      let range = (start * total - passed, end * total - passed)
      passed += piece.length
      guard piece.length > 0, range.0 < piece.length, range.1 > 0 else { continue }
      let part = piece.part(from: max(0, range.0), to: min(piece.length, range.1))
      if last != part.points.first || piece.beginsSubpath, let first = part.points.first {
        trimmed.move(to: first)
      }
      part.append(to: &trimmed)
      last = part.points.last
    }
    return trimmed
  }

  /// The same outline drawn from its end to its start; subpaths are in the opposite order, too.
  public func reversed() -> Path {
    var subpaths: [(points: [PathPiece], isClosed: Bool, start: CGPoint)] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        subpaths.append(([], false, point))
        current = point
      case .close:
        guard var last = subpaths.popLast() else { continue }
        last.isClosed = true
        current = last.start
        subpaths.append(last)
      default:
        if subpaths.last.map(\.isClosed) ?? true { subpaths.append(([], false, current)) }
        let piece = PathPiece(points: [current] + element.points, beginsSubpath: false)
        subpaths[subpaths.count - 1].points.append(piece)
        current = element.points.last ?? current
      }
    }
    var reversed = Path()
    for subpath in subpaths.reversed() {
      reversed.move(to: subpath.points.last?.points.last ?? subpath.start)
      for piece in subpath.points.reversed() {
        PathPiece(points: piece.points.reversed(), beginsSubpath: false).append(to: &reversed)
      }
      if subpath.isClosed { reversed.closeSubpath() }
    }
    return reversed
  }

  /// The path as lines and curves with both their ends.
  private var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var begins = false
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, begins) = (point, point, true)
      case .close:
        pieces.append(PathPiece(points: [current, start], beginsSubpath: begins))
        (current, begins) = (start, true)
      default:
        pieces.append(PathPiece(points: [current] + element.points, beginsSubpath: begins))
        (current, begins) = (element.points.last ?? current, false)
      }
    }
    return pieces
  }
}

/// A line of two points, or a Bézier curve of three or four.
struct PathPiece {
  var points: [CGPoint]
  var beginsSubpath: Bool

  private static let steps = 32

  /// The length of the curve up to each of several evenly spaced parameters.
  private var distances: [CGFloat] {
    var (sum, last) = (CGFloat.zero, points[0])
    return [0]
      + stops.map { point in
        sum += Self.distance(last, point)
        last = point
        return sum
      }
  }

  /// The points at evenly spaced parameters, without the first: the end of a line, 32 points of a curve.
  var stops: [CGPoint] {
    guard points.count > 2 else { return [points[1]] }
    return (1...Self.steps).map { step in
      split(at: CGFloat(step) / CGFloat(Self.steps)).before.points[points.count - 1]
    }
  }

  var length: CGFloat { distances.last ?? 0 }

  /// The part between two distances from the start.
  func part(from start: CGFloat, to end: CGFloat) -> PathPiece {
    let distances = distances
    let (first, last) = (Self.parameter(at: start, in: distances), Self.parameter(at: end, in: distances))
    guard last > 0 else { return self }
    let before = last < 1 ? split(at: last).before : self
    return first > 0 ? before.split(at: first / last).after : before
  }

  private static func parameter(at distance: CGFloat, in distances: [CGFloat]) -> CGFloat {
    guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else {
      return distance <= 0 ? 0 : 1
    }
    let (low, high) = (distances[next - 1], distances[next])
    let share = high > low ? (distance - low) / (high - low) : 0
    return (CGFloat(next - 1) + share) / CGFloat(distances.count - 1)
  }

  /// De Casteljau's construction: both parts of the curve at a parameter.
  private func split(at parameter: CGFloat) -> (before: PathPiece, after: PathPiece) {
    var (row, before, after) = (points, [points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * parameter, y: one.y + (other.y - one.y) * parameter)
      }
      before.append(row[0])
      after.insert(row[row.count - 1], at: 0)
    }
    return (
      PathPiece(points: before, beginsSubpath: beginsSubpath), PathPiece(points: after, beginsSubpath: false)
    )
  }

  func append(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }
}
