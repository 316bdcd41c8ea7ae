import Foundation

/// The positions of a table's rows, headers and footers, one below the other. Heights are estimates until they
/// are measured.
struct TableGeometry {
  /// One strip of the table.
  enum Part: Hashable {
    case tableHeader, tableFooter
    case header(Int), footer(Int)
    /// The space above a section's header.
    case padding(Int)
    case row(IndexPath)
  }

  private(set) var parts: [Part] = []
  private var heights: [CGFloat] = []
  private var isMeasured: [Bool] = []
  private var places: [Part: Int] = [:]
  /// The tops of all parts, and the bottom of the last one, as far as they are valid.
  private var tops: [CGFloat] = [0]

  mutating func append(_ part: Part, height: CGFloat, isMeasured: Bool) {
    places[part] = parts.count
    parts.append(part)
    heights.append(height)
    self.isMeasured.append(isMeasured)
  }

  var totalHeight: CGFloat { heights.reduce(0, +) }

  func contains(_ part: Part) -> Bool { places[part] != nil }
  func isMeasured(_ part: Part) -> Bool { places[part].map { isMeasured[$0] } ?? true }

  /// The top and height of a part. O(parts) after a preceding height has changed, else O(1).
  mutating func span(of part: Part) -> (top: CGFloat, height: CGFloat)? {
    guard let place = places[part] else { return nil }
    bringTops(upTo: place)
    return (tops[place], heights[place])
  }

  mutating func setHeight(_ height: CGFloat, of part: Part) {
    guard let place = places[part] else { return }
    isMeasured[place] = true
    guard heights[place] != height else { return }
    heights[place] = height
    tops.removeLast(max(0, tops.count - place - 1))
  }

  /// The parts that touch a vertical range, top to bottom.
  mutating func parts(from low: CGFloat, to high: CGFloat) -> [Part] {
    var found: [Part] = []
    for place in parts.indices {
      bringTops(upTo: place)
      if tops[place] >= high { break }
      if tops[place] + heights[place] > low { found.append(parts[place]) }
    }
    return found
  }

  /// The bottom of a section's rows and footer.
  mutating func bottom(ofSection section: Int) -> CGFloat {
    let last = parts.lastIndex { $0.section == section }
    return last.flatMap { span(of: parts[$0]) }.map { $0.top + $0.height } ?? totalHeight
  }

  private mutating func bringTops(upTo place: Int) {
    while tops.count <= place { tops.append(tops[tops.count - 1] + heights[tops.count - 1]) }
  }
}

extension TableGeometry.Part {
  /// The part's section; nil if it belongs to none.
  var section: Int? {
    switch self {
    case .tableHeader, .tableFooter: nil
    case .header(let section), .footer(let section), .padding(let section): section
    case .row(let indexPath): indexPath.section
    }
  }
}

/// Orders parts from top to bottom.
extension TableGeometry.Part: Comparable {
  private var rank: (section: Int, kind: Int, row: Int) {
    switch self {
    case .tableHeader: (.min, 0, 0)
    case .padding(let section): (section, 0, 0)
    case .header(let section): (section, 1, 0)
    case .row(let indexPath): (indexPath.section, 2, indexPath.row)
    case .footer(let section): (section, 3, 0)
    case .tableFooter: (.max, 0, 0)
    }
  }

  static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
