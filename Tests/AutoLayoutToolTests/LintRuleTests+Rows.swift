import Foundation
import Testing

/// Rows of tables, whose line takes half a point of them.
extension LintRuleTests {
  /// A row 44 points high whose content was saved 43 high: the line takes half of the last point.
  func row(_ constraints: String) -> String {
    SampleStoryboard.text(
      views: """
        <tableView style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="table">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
          <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="43"/>
          <subviews>\(SampleStoryboard.view("box", "12 8 27 27"))</subviews>
          <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell></prototypes>
        </tableView>
        """, constraints: SampleStoryboard.pinned("table", 0, 0, 375, 667))
  }

  @Test func theHalfPointOfARowsLineLeavesNothingOpen() throws {
    let fitting = [
      SampleStoryboard.constraint("b1", "box.leading = content.leading 12"),
      SampleStoryboard.constraint("b2", "box.width = 27"),
      SampleStoryboard.constraint("b3", "box.height = 27"),
      SampleStoryboard.constraint("b4", "box.top >= content.top 8"),
    ].joined(separator: "\n")
    let bottom = SampleStoryboard.constraint("b5", "content.bottom >= box.bottom 8")
    #expect(try lint(row(fitting + bottom)).isEmpty)
    #expect(try lint(saved(row(fitting + bottom), by: "8121")).isEmpty)
    let looser = SampleStoryboard.constraint("b5", "content.bottom >= box.bottom 6")
    #expect(
      try lint(saved(row(fitting + looser), by: "8121")).filter { $0.rule == "ambiguous" }.map(\.objects) == [
        ["box"]
      ])
  }

  /// A box with 8 points above and below, in a row whose content is 43.5 points high.
  private func filledRow(_ height: Double) -> String {
    row(
      [
        SampleStoryboard.constraint("b1", "box.leading = content.leading 12"),
        SampleStoryboard.constraint("b2", "box.width = 27"),
        SampleStoryboard.constraint("b3", "box.top = content.top 8"),
        SampleStoryboard.constraint("b4", "content.bottom = box.bottom 8"),
        SampleStoryboard.constraint("b5", "box.height = \(height)"),
      ].joined(separator: "\n"))
  }

  @Test func aRowThatIsTooLowForItsContentIsMisplaced() throws {
    let found = try lint(filledRow(50)).filter { $0.rule == "misplaced" && $0.objects == ["content"] }
    #expect(found.map(\.fix) == ["Make the row 67 points high"])
  }

  /// Half a point too high is reported as a conflict alone; a box that takes what the row leaves is fine.
  @Test func halfPointsOfRowsAreRounding() throws {
    let marked = filledRow(28).replacingOccurrences(
      of: "id=\"content\"", with: "ambiguous=\"YES\" id=\"content\"")
    #expect(!(try lint(marked).contains { $0.objects == ["content"] }))
    #expect(!(try lint(filledRow(28)).contains { $0.objects == ["content"] }))
    #expect(!(try lint(filledRow(27)).contains { $0.objects == ["content"] }))
    let taking = filledRow(50).replacingOccurrences(of: "id=\"b5\"", with: "id=\"b5\" priority=\"999\"")
    #expect(!(try lint(taking).contains { $0.objects == ["content"] }))
  }
}
