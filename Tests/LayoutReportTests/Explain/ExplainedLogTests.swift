import AutoLayout
import Foundation
import LayoutExplanations
import LayoutReport
import Testing

/// Explanations of unusual logs.
struct ExplainedLogTests {
  private func conflict(_ source: String) throws -> LoggedConflict {
    let record = try #require(PublicLogTests.records.first { $0.source.hasPrefix(source) })
    return try #require(ConflictLog(record.log).conflicts.first)
  }

  private func report(_ log: String) -> String { ConflictLogReport.text(ConflictLog(log)) }

  /// Nobody can edit the system's keyboard.
  @Test func theSystemsOwnViewsAreIgnored() throws {
    let explanation = try conflict("MyWhatsApp").explanation
    #expect(explanation.advice?.edit?.kind == ConflictAdvice.Edit.Kind.none)
    #expect(explanation.clauses[1] == "SystemInputAssistantView is 45 points high (the system keyboard's)")
  }

  /// The broken constraint is part of the sum, even where rules that no log states would do without it: in all but a few
  /// lists, which contradict themselves in more than one way.
  @Test func whatIsLeftOutIsPartOfTheSum() throws {
    var (sums, without) = (0, [String]())
    for record in PublicLogTests.records where record.broken > 0 {
      guard let explanation = ConflictLog(record.log).conflicts.first?.explanation,
        let arithmetic = explanation.arithmetic, let broken = explanation.broken
      else { continue }
      sums += 1
      if !arithmetic.summands.contains(where: { $0.index == broken }) { without.append(record.source) }
    }
    #expect(sums > 110)
    #expect(without.count <= 4, "\(without)")
  }

  @Test func marginsThatNoLogPrints() throws {
    let text = try conflict("an article on debugging").explanation.text
    #expect(
      text.contains(
        "They hold only if the left margin of UIView 3 plus the right margin of UIView 3 is 132.852 points, and it is not."
      ))
    let bound = try conflict("johnpatrickmorgan/wtfautolayout, tests, issue4").explanation.condition
    #expect(bound?.relation == .greaterThanOrEqual)
    #expect(bound?.points == 44.5)
    #expect(bound?.unknowns.count == 3)
  }

  @Test func marginsOfTheUsualWidth() throws {
    let explanation = try conflict("johnpatrickmorgan/wtfautolayout, tests, issue5").explanation
    #expect(
      explanation.arithmetic?.rules.contains { $0.subject.hasSuffix("is 8 points, as is usual") } == true)
  }

  /// AppKit's masks count from below where the superview is not flipped.
  @Test func masksThatCountFromBelow() throws {
    #expect(try conflict("notes on a crash of AppKit").explanation.arithmetic?.excess == 32)
  }

  /// A blog on autoresizing masks (iOS 17): a part of the superview's width counts from its left edge.
  @Test func masksThatShareOutSpace() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=&-& UIView:0xa.minX == 0.5*UIView:0xb.width - 32   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xc.minX == 0   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x3 UIView:0xc.leading == UIView:0xa.leading   (active)>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 392   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x3 UIView:0xc.leading == UIView:0xa.leading   (active)>
      """)
    #expect(log.conflicts.first?.explanation.arithmetic?.excess == 164)
  }

  @Test func gridsHaveSeveralBoundaries() throws {
    #expect(try conflict("johnpatrickmorgan/wtfautolayout#23").explanation.isContradictory)
  }

  @Test func listsThatAreLost() {
    let text = report(
      """
      Will attempt to recover by breaking constraint<NSLayoutConstraint:0x1 V:[UIImageView:0x2]-(42.5)-|   \
      (Names: '|':UIView:0x3 )>Break on objc_exception_throw to catch this in the debugger.2014-05-16 21:09:14.560 A[1:2] \
      Unable to simultaneously satisfy constraints.Probably at least one
      """)
    #expect(text.contains("1  UIImageView is 42.5 points inside the bottom edge of UIView  ← left out"))
    #expect(text.contains("The log has lost the list"))
    #expect(
      report("Unable to simultaneously satisfy constraints:\n<private>\n").contains("hid the constraints"))
  }

  /// A list of constraints is not a conflict, unless its numbers say so.
  @Test func listsOfHealthyConstraints() {
    let list =
      "<__NSArrayI 0x1>(\n<NSLayoutConstraint:0x2 UIView:0x3.width == 35>,\n<NSLayoutConstraint:0x4 %>\n)\n"
    #expect(ConflictLog(list.replacing("%", with: "UIView:0x3.height == 35")).conflicts.isEmpty)
    #expect(ConflictLog(list.replacing("%", with: "UIView:0x3.width == 36")).conflicts.count == 1)
  }

  /// The same log, as pages and other systems have it.
  @Test func pagesAndLineEnds() throws {
    let record = try #require(PublicLogTests.records.first { $0.source.hasPrefix("ind.ie/labs") })
    let plain = ConflictLog(record.log).conflicts
    #expect(ConflictLog(record.log.replacing("\n", with: "\r\n")).conflicts == plain)
    let escaped = record.log.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
    #expect(ConflictLog(escaped.replacing("\"", with: "&quot;")).conflicts == plain)
  }

  @Test func theDrawingShowsWhereViewsLie() throws {
    let text = try conflict("ind.ie/labs").explanation.text
    #expect(text.contains("  Without constraint 4:\n"))
    #expect(
      text.contains("  NSView                      ├───────────────────────────────────────────┤  0 to 50\n"))
  }

  /// Lists print line breaks of a view's text as `\n`, the announcement breaks the line: the address shows that both are
  /// one constraint.
  @Test func theTwinWhoseTextHasALineBreak() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xa'One\\nof two'.width == 40   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xa'One\\nof two'.width == 50   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x2 UILabel:0xa'One
      of two...
      """)
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.members.count == 2)
    #expect(conflict.explanation.broken == 1)
  }

  /// A list without its message's first line is of the system whose views it names.
  @Test(arguments: [("NSImageView", LoggedConflict.System.macOS), ("UIImageView", .iOS)])
  func viewsRevealTheSystem(_ view: String, _ system: LoggedConflict.System) throws {
    for head in [
      "Unable to simultaneously satisfy constraints",
      "Probably at least one of the constraints in the following list",
    ] {
      let log = ConflictLog(
        """
        \(head)
        (
            "<NSLayoutConstraint:0x1 \(view):0xa.width == 40   (active)>",
            "<NSLayoutConstraint:0x2 \(view):0xa.width == 50   (active)>"
        )
        """)
      #expect(log.conflicts.first?.system == system)
    }
  }
}
