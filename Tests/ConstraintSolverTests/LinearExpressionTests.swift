import ConstraintSolver
import Testing

struct LinearExpressionTests {
  private let x = Variable(index: 0)
  private let y = Variable(index: 1)

  /// `c·x` and so on, as a row reads.
  private func text(_ row: Row) -> String {
    let sum = row.terms.map { "\($0.coefficient)x\($0.variableIndex)" }.joined(separator: " ")
    return "\(sum) \(row.relation.symbol) \(row.constant)"
  }

  @Test func operatorsReadAsInMathematics() {
    #expect(text(2 * x + y * 3 == 8) == "2.0x0 3.0x1 == 8.0")
    #expect(text(x - y / 2 >= 4) == "1.0x0 -0.5x1 >= 4.0")
    #expect(text(-x + 1 <= y - 2) == "-1.0x0 -1.0x1 <= -3.0")
    #expect(text(10 - x == 3 + y) == "-1.0x0 -1.0x1 == -7.0")
    #expect(text(2 * (x + y - 1) == x) == "2.0x0 2.0x1 -1.0x0 == 2.0")
    #expect(text(100 >= x) == "1.0x0 <= 100.0")
    #expect(text(100 <= x + y) == "1.0x0 1.0x1 >= 100.0")
    #expect(text(5 == 1 * x) == "1.0x0 == 5.0")
    #expect(text(x == y) == "1.0x0 -1.0x1 == 0.0")
    #expect((x <= 5).priority(750).priority == 750)
  }

  @Test func expressionsGrow() {
    var sum = LinearExpression(constant: 1)
    sum += x
    sum -= 2 * y
    #expect(text(sum == 0) == "1.0x0 -2.0x1 == -1.0")
  }
}
