import AutoLayout
import Foundation
import Testing
import iOSViews

/// The cost of layouts, in counts: a change costs as much as it moves, whatever the size of the tree.
@MainActor
struct LayoutCountTests {
  /// A column of cells, each with a title on one line and a text on several.
  @MainActor
  private final class Column {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let titles: [UILabel]
    let texts: [UILabel]
    private(set) var gaps: [NSLayoutConstraint] = []

    init(_ count: Int) {
      titles = (0..<count).map { Self.label("title \($0)") }
      texts = (0..<count).map { Self.label(String(repeating: "word ", count: 5 + $0 % 7)) }
      var above: UIView?
      for (title, text) in zip(titles, texts) {
        let cell = UIView()
        cell.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(cell)
        fill(cell, title, text)
        let gap = cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor)
        gaps.append(gap)
        NSLayoutConstraint.activate([
          gap, cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        above = cell
      }
      root.layoutIfNeeded()
    }

    private static func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }

    private func fill(_ cell: UIView, _ title: UILabel, _ text: UILabel) {
      text.numberOfLines = 0
      cell.addSubview(title)
      cell.addSubview(text)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: cell.topAnchor),
        title.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
    }

    /// The cost of a change and of the layout after it.
    func cost(of change: () -> Void) -> LayoutCounts {
      let before = root.layoutCounts
      change()
      root.layoutIfNeeded()
      let after = root.layoutCounts
      var cost = LayoutCounts()
      for path in [
        \LayoutCounts.updates, \.layouts, \.movedFrames, \.measurements, \.rowsMade, \.rowsTouched, \.solves,
      ] {
        cost[keyPath: path] = after[keyPath: path] - before[keyPath: path]
      }
      return cost
    }
  }

  /// Each text is measured for its natural size, then once for the width that it gets, all in two solves.
  @Test func textsOfASolveAreMeasuredTogether() {
    for count in [20, 40] {
      let counts = Column(count).root.layoutCounts
      #expect(counts.measurements <= 4 * count + 2, "\(counts)")
      #expect(counts.solves <= 6, "\(counts)")
    }
  }

  @Test func aResizeMeasuresEachTextOnce() {
    let column = Column(30)
    let cost = column.cost { column.root.frame.size.width = 150 }
    #expect(cost.measurements == 30, "\(cost)")
    #expect(cost.rowsMade <= 8, "\(cost)")
  }

  /// A text of the same size moves nothing: one measurement, wherever it stands, in a column of any length.
  @Test func aTextOfTheSameSizeCostsNothing() {
    var costs: [LayoutCounts] = []
    for count in [20, 40] {
      let column = Column(count)
      costs.append(column.cost { column.titles[count / 2].text = "title x" + String(count / 2).dropFirst() })
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0].updates == 1 && costs[0].measurements == 1, "\(costs[0])")
    #expect(costs[0].movedFrames == 0 && costs[0].rowsTouched == 0, "\(costs[0])")
  }

  /// The cells below move, and nothing else is laid out: cells that move keep their content.
  @Test func whatMovesAsAWholeIsNotLaidOutAgain() {
    let column = Column(40)
    let cost = column.cost { column.gaps[30].constant = 5 }
    #expect(cost.movedFrames == 10, "\(cost)")
    #expect(cost.layouts == 1, "\(cost)")
    #expect(cost.measurements == 0 && cost.updates == 0, "\(cost)")
  }

  @Test func theEndOfAColumnCostsTheSameInAnyColumn() {
    var costs: [LayoutCounts] = []
    for count in [20, 40] {
      let column = Column(count)
      var cost = column.cost { column.texts[count - 1].text = "short" }
      // The benchmarks show how the solver's rows depend on the column's length.
      cost.rowsTouched = 0
      costs.append(cost)
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0].movedFrames <= 3, "\(costs[0])")
  }

  /// Margins are read by the constraints that speak of them only.
  @Test func marginsCostWhatReadsThem() {
    let column = Column(40)
    let reader = UIView()
    reader.translatesAutoresizingMaskIntoConstraints = false
    let cell = column.titles[3].superview
    cell?.addSubview(reader)
    cell.map { reader.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor).isActive = true }
    column.root.layoutIfNeeded()
    let cost = column.cost { cell?.layoutMargins.left = 30 }
    #expect(reader.frame.minX == 30)
    #expect(cost.rowsMade == 0 && cost.movedFrames <= 1, "\(cost)")
  }

  /// Taking constraints away one by one, oldest first, and activating them again.
  @Test func heldConstraintsAreFoundAgain() {
    let column = Column(50)
    let before = column.root.constraints
    let frames = column.texts.map { $0.frame }
    for constraint in before { constraint.isActive = false }
    #expect(column.root.constraints.isEmpty)
    NSLayoutConstraint.activate(before)
    column.root.layoutIfNeeded()
    #expect(column.texts.map { $0.frame } == frames)
  }
}
