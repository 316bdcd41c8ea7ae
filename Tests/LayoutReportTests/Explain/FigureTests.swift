import AutoLayout
import LayoutExplanations
import LayoutReport
import SeededRandom
import Testing

/// The numbers in the words satisfy the rows: with the size that is said to be wanted, or the constant of what is left out
/// changed by as much as is said, the constraints hold; with a little less of either they do not. Columns are random; the
/// seed is part of each failure.
struct FigureTests {
  private static let cell = "UITableViewCellContentView:0xff"

  /// A constraint's text around its number.
  private struct Statement {
    var before: String
    var number: Double
    var after: String

    var text: String { before + DescribedNumber(number).spelling + after }
  }

  private static func explanation(_ statements: [Statement], broken: Int?) -> ConflictExplanation {
    let lines = statements.map { ($0.text, ConstraintReader.read($0.text)) }
    return ConflictExplanation(lines, broken: broken.map { statements[$0].text })
  }

  private static func isContradictory(_ statements: [Statement]) -> Bool {
    ConflictArithmetic(of: statements.compactMap { ConstraintReader.read($0.text) }) != nil
  }

  /// 5 + 32 + 5 in a row of 50.
  @Test func aRowThatIsTooHigh() {
    let column = Self.column(row: 50, spaces: [5, 5], heights: [32])
    let text = Self.explanation(column, broken: 2).text
    #expect(text.contains("gives it: 42 points instead of 50."), "\(text)")
    #expect(text.contains("They disagree by 8 points."))
  }

  /// A view centred in 414 points whose edge is at the left: its centre is 207 points off.
  @Test func aCentre() {
    let lines = [
      "<N:0x1 A:0xa.centerX == B:0xb.centerX>", "<N:0x2 B:0xb.width == 414>",
      "<N:0x3 H:|-(0)-[A:0xa]   (Names: '|':B:0xb )>", "<N:0x4 A:0xa.width == 0>",
    ]
    let read = lines.map { ($0, ConstraintReader.read($0)) }
    #expect(ConflictExplanation(read, broken: lines[0]).arithmetic?.excess == 207)
    #expect(ConflictExplanation(read, broken: lines[1]).arithmetic?.excess == 414)
  }

  @Test(arguments: [51, 52, 53] as [UInt64])
  func wantedSizes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var checked = 0
    for _ in 0..<150 {
      let column = Self.randomColumn(&random)
      let explanation = Self.explanation(column, broken: column.count - 1)
      guard let cause = explanation.advice?.cause,
        let match = cause.firstMatch(
          of: /gives it: (at least |at most |)([\d.]+) points? instead of ([\d.]+)\./)
      else { continue }
      checked += 1
      let wanted = try #require(Double(match.output.2))
      let comment = Comment(rawValue: "seed \(seed): \(cause)\n" + column.map(\.text).joined(separator: "\n"))
      #expect(Double(match.output.3) == column[0].number, comment)
      var repaired = column
      repaired[0].number = wanted
      #expect(!Self.isContradictory(repaired), comment)
      repaired[0].number = wanted + (column[0].number > wanted ? 1 : -1)
      #expect(Self.isContradictory(repaired), comment)
    }
    #expect(checked > 60, "seed \(seed): \(checked)")
  }

  @Test(arguments: [61, 62, 63] as [UInt64])
  func disagreements(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var checked = 0
    for _ in 0..<150 {
      let column = Self.randomColumn(&random)
      let broken = Int.random(in: 0..<column.count, using: &random)
      let explanation = Self.explanation(column, broken: broken)
      // A number below 0 would contradict that no length is negative.
      guard let factor = explanation.factor(ofLine: broken),
        let excess = explanation.arithmetic?.excess, column[broken].number >= factor * excess,
        let match = explanation.text.firstMatch(of: /They disagree by ([\d.]+) points?\./)
      else { continue }
      checked += 1
      let points = try #require(Double(match.output.1))
      let comment = Comment(rawValue: "seed \(seed): \(explanation.text)")
      #expect(abs(factor) == 1, comment)
      for (share, holds) in [(1.0, true), (0.5, false)] {
        var repaired = column
        repaired[broken].number -= factor * points * share
        #expect(Self.isContradictory(repaired) != holds, comment)
      }
    }
    #expect(checked > 60, "seed \(seed): \(checked)")
  }

  // MARK: Columns

  private static func randomColumn(_ random: inout SeededGenerator) -> [Statement] {
    let count = Int.random(in: 1...3, using: &random)
    let heights = (0..<count).map { _ in Double(Int.random(in: 8...60, using: &random)) }
    let spaces = (0...count).map { _ in Double(Int.random(in: 0...16, using: &random)) }
    let row = Double(Int.random(in: 20...200, using: &random))
    var column = column(row: row, spaces: spaces, heights: heights, relation: relation(&random))
    if Bool.random(using: &random) {
      // A view in the middle, as high as the space above it leaves.
      column = [column[0], space(spaces[0], above: 0), centre(0), height(heights[0], of: 0)]
    }
    return column
  }

  private static func relation(_ random: inout SeededGenerator) -> String {
    ["==", ">=", "<="][Int.random(in: 0..<3, using: &random)]
  }

  /// Views below each other from top to bottom of a row of a fixed height.
  private static func column(row: Double, spaces: [Double], heights: [Double], relation: String = "==")
    -> [Statement]
  {
    var statements = [
      Statement(
        before: "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' \(cell).height == ", number: row,
        after: "   (active)>")
    ]
    for index in heights.indices {
      statements.append(space(spaces[index], above: index))
      statements.append(height(heights[index], of: index, relation))
    }
    statements.append(
      Statement(
        before: "<NSLayoutConstraint:0x9 V:[UILabel:0xa\(heights.count - 1)]-(",
        number: spaces[heights.count],
        after: ")-|   (active, names: '|':\(cell) )>"))
    return statements
  }

  private static func space(_ length: Double, above index: Int) -> Statement {
    index == 0
      ? Statement(
        before: "<NSLayoutConstraint:0x20 V:|-(", number: length,
        after: ")-[UILabel:0xa0]   (active, names: '|':\(cell) )>")
      : Statement(
        before: "<NSLayoutConstraint:0x2\(index) V:[UILabel:0xa\(index - 1)]-(", number: length,
        after: ")-[UILabel:0xa\(index)]   (active)>")
  }

  private static func height(_ length: Double, of index: Int, _ relation: String = "==") -> Statement {
    Statement(
      before: "<NSLayoutConstraint:0x3\(index) UILabel:0xa\(index).height \(relation) ", number: length,
      after: "   (active)>")
  }

  private static func centre(_ index: Int) -> Statement {
    Statement(
      before: "<NSLayoutConstraint:0x40 UILabel:0xa\(index).centerY == \(cell).centerY + ", number: 0,
      after: "   (active)>")
  }
}
