import Foundation
import MacViews
import Testing

@_spi(ViewHooks) @testable import MacDrawing

struct MetricTableTests {
  private static let tables: [(name: String, table: MetricTable, columns: Int)] = [
    ("insets", MacControlMetrics.alignmentInsets, 4), ("sizes", MacControlMetrics.frameSizes, 1),
    ("widths", MacControlMetrics.textWidths, 1), ("baselines", MacControlMetrics.baselines, 1),
  ]

  @Test func rowsAreWhole() {
    for (name, table, columns) in Self.tables {
      for row in table.rows {
        #expect(row.values.count == columns, "\(name): \(row)")
        #expect(row.evidence > 0 || row.guesses > 0, "\(name): \(row) has neither samples nor a guess's mark")
      }
    }
  }

  /// A second row for the same control and height could never be found. (Columns of sizes name several heights.)
  @Test func rowsAreUnique() {
    for (name, table, _) in Self.tables {
      var seen: Set<String> = []
      for row in table.rows {
        let key = "\(row.kind) \(row.size) \(row.era) \(row.height ?? -1)"
        #expect(seen.insert(key).inserted, "\(name): \(key) twice")
      }
    }
  }

  /// Guesses may only become fewer: raise these with a reason.
  @Test func guessesAreCounted() {
    #expect(MacControlMetrics.alignmentInsets.guesses == 38)
    #expect(MacControlMetrics.frameSizes.guesses == 11)
    #expect(MacControlMetrics.textWidths.guesses == 4)
    #expect(MacControlMetrics.baselines.guesses == 3)
    #expect(MacControlMetrics.guesses == 56)
  }

  /// Votes of the reference's table of insets: 155 rows hold most of the 14,288 required equalities' sides.
  @Test func evidenceIsLarge() {
    #expect(MacControlMetrics.alignmentInsets.rows.reduce(0) { $0 + $1.evidence } > 12_000)
  }

  @Test func commentsMarksAndDashesAreRead() throws {
    let table = MetricTable(
      "sample", "# size era\n  push regular b 32 7? - 12\n push small t * 0 1 0", isOfDrawings: false)
    let first = try #require(table.rows.first)
    #expect(first.identifier == "sample: push regular b 32" && first.values == [7, nil])
    #expect(first.height == 32 && first.evidence == 12 && first.guesses == 1)
    #expect(table.rows.last?.height == nil && table.rows.count == 2 && table.guesses == 1)
  }

  /// Check boxes and radio buttons have one mark, and texts of their own.
  @Test(arguments: [(true, 22), (false, 18)]) func marksShareSizes(isOfDrawings: Bool, height: CGFloat) {
    let table = MetricTable(
      "sample",
      """
      check regular b 18 1 1
      radio regular b 18 1 1
      radio large b 22 1 1
      """, isOfDrawings: isOfDrawings)
    #expect(table.nearest(kind: .check, size: .large, era: .b)?.height == height)
  }

  /// A row of another era counts first where it has just the size and height, then one of the size.
  @Test func nearestPrefersSizeThenEraThenHeight() {
    let table = MetricTable(
      "sample",
      """
      push regular o3 10 1 1
      push regular b 10 2 1
      push regular b 30 3 1
      push small b 99 4 1
      """, isOfDrawings: true)
    func value(_ size: MacControlSize, _ era: MetricEra, _ height: CGFloat?) -> CGFloat? {
      table.nearest(kind: .push, size: size, era: era, height: height)?.values[0]
    }
    #expect(value(.regular, .b, nil) == 2)
    #expect(value(.regular, .b, 25) == 3)
    #expect(value(.small, .b, 10) == 4)
    #expect(value(.mini, .b, 10) == 4)
    #expect(value(.small, .o3, 99) == 4)
    #expect(value(.small, .o3, 98) == 4)
    #expect(value(.mini, .o3, 98) == 1)
    #expect(value(.regular, .t, 31) == 3)
    #expect(value(.regular, .o1, 31) == 1)
    #expect(table.nearest(kind: .check, size: .regular, era: .b) == nil)
  }
}
