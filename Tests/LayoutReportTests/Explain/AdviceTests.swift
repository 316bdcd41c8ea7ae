import AutoLayout
import LayoutReport
import Testing

/// Likely causes that programmers should recognise, of mistakes that are often made.
@Suite struct AdviceTests {
  private func explanation(_ constraints: [String], broken: Int) throws -> ConflictExplanation {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let log = ConflictLog(
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n"
        + constraints[broken - 1])
    return try #require(log.conflicts.first).explanation
  }

  /// A row of 44 points, and a picture whose bottom constraint has the wrong sign.
  @Test func aCellThatNeedsMoreThanItsRow() throws {
    let cell = "UITableViewCellContentView:0x3"
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' \(cell).height == 44   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(8)-[UIImageView:0x4]   (active, names: '|':\(cell) )>",
        "<NSLayoutConstraint:0x5 UIImageView:0x4.bottom == \(cell).bottom + 8   (active)>",
        "<NSLayoutConstraint:0x6 UIImageView:0x4.height == 60   (active)>",
      ], broken: 4)
    let cause = try #require(explanation.advice?.cause)
    #expect(cause.contains("add up to, at least 60 points instead of 44."), "\(cause)")
    #expect(cause.contains("By constraint 3 UIImageView ends outside of its superview"), "\(cause)")
    #expect(explanation.advice?.edit.text.contains("fixed row height") == true)
  }

  @Test func fixedWidthsInAStackViewThatFillsEqually() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x9.leading == UIButton:0xa'A'.leading   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UIButton:0xb'B']-(0)-|   (active, names: '|':UIStackView:0x9 )>",
        "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UIButton:0xa'A']-(8)-[UIButton:0xb'B']   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-fill-equally' UIButton:0xb'B'.width == UIButton:0xa'A'.width   (active)>",
        "<NSLayoutConstraint:0x5 UIButton:0xb'B'.width == 180   (active)>",
        "<NSLayoutConstraint:0x6 UIStackView:0x9.width == 320   (active)>",
      ], broken: 5)
    #expect(explanation.advice?.cause.contains("fills equally") == true, "\(explanation.text)")
    #expect(explanation.text.contains("2 times") && !explanation.text.contains("1 times"))
  }

  @Test func aRatioBetweenTwoGivenLengths() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 0.5*UIImageView:0xa.width   (active)>",
        "<NSLayoutConstraint:0x2 UIImageView:0xa.width == 320   (active)>",
        "<NSLayoutConstraint:0x3 UIImageView:0xa.height == 100   (active)>",
      ], broken: 3)
    #expect(
      explanation.advice?.cause.hasPrefix("By the ratio of constraint 1 the width of UIImageView") == true)
  }

  /// Views beside each other may lie where they like.
  @Test func aSiblingIsNotOutside() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UIView:0xa.bottom == UIView:0xb.bottom + 8   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.bottom == UIView:0xb.bottom + 9   (active)>",
      ], broken: 2)
    #expect(explanation.advice?.cause.contains("outside") == false)
  }
}
