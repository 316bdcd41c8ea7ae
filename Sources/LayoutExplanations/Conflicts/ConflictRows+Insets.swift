import AutoLayout

extension ConflictRows {
  /// The rows of the descriptions, and rows that state the places of margins and baselines by distances.
  struct RowsWithInsets {
    var rows: [Row]
    /// The variables of the distances.
    var insets: Range<Int>
    /// The name of each distance.
    var names: [String]
  }

  var withUnknownInsets: RowsWithInsets {
    var copy = self
    var rows: [Row] = []
    var found: [(terms: [Int: Double], name: String)] = []
    for key in items.keys {
      let name = items.name(key)
      for (side, near) in Self.marginSides {
        guard let margin = variables["\(key) \(side) margin"] else { continue }
        let edge = copy.variable(key, side)
        found.append(
          (near ? [margin: 1, edge: -1] : [edge: 1, margin: -1], "the \(side) margin of \(name)"))
      }
      for line in Self.baselines {
        guard let base = variables["\(key) \(line)"] else { continue }
        found.append(
          ([base: 1, copy.variable(key, "top"): -1], "the distance from the top of \(name) to its baseline"))
      }
    }
    let first = copy.variableCount
    for (index, inset) in found.enumerated() {
      let rule = ConflictArithmetic.Rule(subject: inset.name, isAboutSign: true)
      rows.append(
        Row(
          terms: inset.terms.merging([first + index: -1]) { $1 }, relation: .equal, constant: 0,
          origin: .rule(rule)))
    }
    let stated = self.rows.filter(\.isStated)
    return RowsWithInsets(rows: stated + rows, insets: first..<first + found.count, names: found.map(\.name))
  }

  /// UIKit's default margin of a view, in points (`layoutMargins`).
  private static let usualMargin = 8.0

  /// The rows, with every mentioned margin as wide as UIKit's default.
  var withUsualMargins: ConflictRows {
    var copy = self
    for key in items.keys {
      for (side, near) in Self.marginSides {
        guard let margin = variables["\(key) \(side) margin"] else { continue }
        let edge = copy.variable(key, side)
        let rule = "the \(side) margin of \(items.name(key)) is \(LayoutWords.points("8")), as is usual"
        copy.add(
          (near ? [margin: 1, edge: -1] : [edge: 1, margin: -1], 0), .equal, Self.usualMargin,
          .rule(.init(subject: rule, isAboutSign: false)))
      }
    }
    return copy
  }

  /// The same rows, with positions from masks measured from the lower edge, as in AppKit's views that are not flipped; nil
  /// if no mask states a position.
  var countingFromBelow: ConflictRows? {
    guard !placesFromTop.isEmpty else { return nil }
    var copy = self
    for (row, item, bar) in placesFromTop {
      // item.top − bar.top == c turns into bar.bottom − item.bottom == c.
      copy.rows[row].terms = Self.difference(copy.variable(bar, "bottom"), copy.variable(item, "bottom"))
    }
    return copy
  }

  /// The same rows, assuming that every unknown superview begins at the edge of a known item.
  func placing(origin: Int, at item: ConflictItems.Key) -> ConflictRows {
    var copy = self
    let near = variables.first { $0.value == origin }?.key.hasSuffix(" left") == true ? "left" : "top"
    let start = copy.variable(item, near)
    copy.add(
      (Self.difference(origin, start), 0), .equal, 0,
      .rule(.init(subject: "\(items.name(item)) starts where the superview does", isAboutSign: false)))
    return copy
  }
}
