import AutoLayout
import Foundation

/// Creates a grid's constraints, with AppKit's identifiers if known from real logs. AppKit's boundaries between rows and
/// columns are anchors without an item; here each row and column is a guide.
@MainActor
struct GridConstraintMaker {
  let layout: GridLayout
  var made = ArrangementConstraints()
  private var columns: [LayoutItem?] = []
  private var rows: [LayoutItem?] = []

  enum Priority {
    /// The priority at which columns are as narrow as their content, far below the content's own priorities (macOS
    /// documents: at the grid's own hugging, more views are misplaced).
    static let columnWidth = LayoutPriority(1)
    /// The priority at which baseline-aligned views stay at an edge of their row, below all priorities of
    /// sizes.
    static let alignedPlacement = LayoutPriority(1)
    /// The highest priority at which rows are as low as their contents, below that at which contents resist: in 3 of 3 saved
    /// grids of 2 repositories that hug with 750, contents that resist with 750 keep their heights.
    static let highestRowHugging = LayoutPriority.defaultHigh.rawValue.nextDown

    /// A slightly lower priority for each later line, so that the last of several with equal hugging takes the extra
    /// space. (In saved grids the gaps between contents never exceed the spacing, but 19 of 72 last columns end before
    /// the grid does.)
    static func weakened(_ hugging: LayoutPriority, by index: Int) -> LayoutPriority {
      LayoutPriority(hugging.rawValue - hugging.rawValue.ulp * Float(min(index, mostSteps)))
    }

    /// The number of lines over which the priority decreases by at most a tenth.
    private static let mostSteps = 100_000
  }

  init(_ layout: GridLayout) { self.layout = layout }

  private var grid: NSGridView { layout.grid }

  mutating func makeConstraints() {
    columns = makeLines(grid.columns, .horizontal, spacing: grid.columnSpacing)
    rows = makeLines(grid.rows, .vertical, spacing: grid.rowSpacing)
    for area in layout.areas {
      placeAcross(area)
      if layout.baseline(of: area) == nil { placeDown(area) }
    }
    for index in grid.rows.indices { alignBaselines(inRow: index) }
  }

  // MARK: Rows and columns

  /// Creates a guide for each visible line, one after the other, from edge to edge of the grid.
  private mutating func makeLines(_ lines: [some GridLine], _ axis: LayoutAxis, spacing: CGFloat)
    -> [LayoutItem?]
  {
    let name = axis == .horizontal ? "column" : "row"
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var previous: (item: LayoutItem, padding: CGFloat)?
    var items: [LayoutItem?] = []
    let ranks = axis == .horizontal ? Array(lines.indices) : layout.ranksOfRows
    for (index, line) in lines.enumerated() {
      guard !line.isHidden else {
        items.append(nil)
        continue
      }
      let item = made.makeGuide("\(name)-boundary")
      items.append(item)
      let gap = previous.map { $0.padding + spacing } ?? 0
      made.add(
        item, near, .equal, previous?.item ?? grid.layoutNode, previous == nil ? near : far,
        constant: gap + line.paddings.near, "GridView.\(name)_boundary")
      size(item, line, axis, name, ranks[index])
      previous = (item, line.paddings.far)
    }
    guard let previous else { return items }
    made.add(
      grid.layoutNode, far, .equal, previous.item, far, constant: previous.padding,
      "GridView.\(name)_boundary")
    return items
  }

  private mutating func size(
    _ item: LayoutItem, _ line: some GridLine, _ axis: LayoutAxis, _ name: String, _ rank: Int
  ) {
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    guard line.extent == NSGridView.sizedForContent else {
      return made.add(item, extent, constant: line.extent, "GridView.\(name)_size")
    }
    let hugging = axis == .horizontal ? Priority.columnWidth : rowHugging
    made.add(item, extent, .greaterThanOrEqual, nil, .notAnAttribute, "GridView.\(name)_size")
    made.add(item, extent, priority: Priority.weakened(hugging, by: rank), "GridView.\(name)_size")
  }

  private var rowHugging: LayoutPriority {
    LayoutPriority(min(grid.contentHuggingPriority(for: .vertical).rawValue, Priority.highestRowHugging))
  }

  // MARK: Content

  private mutating func placeAcross(_ area: GridArea) {
    guard let first = columns[area.columns.lowerBound], let last = columns[area.columns.upperBound] else {
      return
    }
    place(
      area.content.layoutNode, layout.xPlacement(of: area), LayoutTerm(first, .leading),
      LayoutTerm(last, .trailing), Names(near: "leading", far: "trailing", center: "X"))
  }

  private mutating func placeDown(_ area: GridArea) {
    guard let first = rows[area.rows.lowerBound], let last = rows[area.rows.upperBound] else { return }
    place(
      area.content.layoutNode, layout.yPlacement(of: area), LayoutTerm(first, .top),
      LayoutTerm(last, .bottom), Names(near: "top", far: "bottom", center: "Y"))
  }

  private struct Names {
    var near: String
    var far: String
    var center: String
  }

  /// Places content between two boundaries.
  private mutating func place(
    _ view: LayoutItem, _ placement: NSGridCell.Placement, _ near: LayoutTerm, _ far: LayoutTerm,
    _ names: Names
  ) {
    switch placement {
    case .inherited, .none: return
    case .leading, .fill: placeAt(view, near, "GridView_\(names.near)_placement")
    case .trailing: break
    case .center:
      made.center(
        LayoutTerm(view, near.attribute), LayoutTerm(view, far.attribute), between: near, and: far,
        "GridView_\(names.center)_centering")
    }
    if placement == .trailing || placement == .fill { placeAt(view, far, "GridView_\(names.far)_placement") }
    contain(view, placement, near, far, names)
  }

  private mutating func placeAt(_ view: LayoutItem, _ edge: LayoutTerm, _ identifier: String) {
    made.add(view, edge.attribute, .equal, edge.item, edge.attribute, identifier)
  }

  /// Keeps content inside the edges with which it is not aligned.
  private mutating func contain(
    _ view: LayoutItem, _ placement: NSGridCell.Placement?, _ near: LayoutTerm, _ far: LayoutTerm,
    _ names: Names
  ) {
    if placement != .leading, placement != .fill {
      made.add(
        view, near.attribute, .greaterThanOrEqual, near.item, near.attribute,
        "GridView.\(names.near)_containment")
    }
    if placement != .trailing, placement != .fill {
      made.add(
        far.item, far.attribute, .greaterThanOrEqual, view, far.attribute, "GridView.\(names.far)_containment"
      )
    }
  }

  // MARK: Baselines

  /// Aligns the baselines of a row's contents that request it with the first of them, and keeps all of them inside the
  /// row, whose height is then the sum of the largest ascent and descent. The first one's placement applies to all.
  private mutating func alignBaselines(inRow index: Int) {
    let aligned = layout.areas.filter {
      grid.rows[index] === $0.cell.row && layout.baseline(of: $0) != nil
    }
    guard let leader = aligned.first, let baseline = layout.baseline(of: leader) else { return }
    let placement = aligned.map(layout.yPlacement).first { $0 != .none } ?? .none
    for (place, area) in aligned.enumerated() {
      if area.cell !== leader.cell, let own = layout.baseline(of: area) {
        made.add(
          area.content.layoutNode, own, .equal, leader.content.layoutNode, baseline, "GridView.row_alignment")
      }
      placeAligned(area, placement, Priority.weakened(Priority.alignedPlacement, by: place))
    }
  }

  /// - Parameter priority: the priority of the placement; only the first content's is used if several
  ///   have different placements.
  private mutating func placeAligned(
    _ area: GridArea, _ placement: NSGridCell.Placement, _ priority: LayoutPriority
  ) {
    guard let first = rows[area.rows.lowerBound], let last = rows[area.rows.upperBound] else { return }
    let view = area.content.layoutNode
    let (top, bottom) = (LayoutTerm(first, .top), LayoutTerm(last, .bottom))
    contain(view, nil, top, bottom, Names(near: "top", far: "bottom", center: "Y"))
    switch placement {
    // Aligned contents are in their row without a placement, too: 6 of 6 saved rows are as high as their contents.
    case .none: break
    case .center:
      made.center(
        LayoutTerm(view, .top), LayoutTerm(view, .bottom), between: top, and: bottom,
        priority: priority, "GridView_Y_centering")
    case .trailing:
      made.add(view, .bottom, .equal, last, .bottom, priority: priority, "GridView_bottom_placement")
    default:
      made.add(view, .top, .equal, first, .top, priority: priority, "GridView_top_placement")
    }
  }
}
