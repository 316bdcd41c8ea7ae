import LayoutExplanations
import LayoutReport
import Testing

/// Lists as pages and trackers print them. The texts were written for this test, in the form of two public pages.
struct PageMarkTests {
  /// A list on one line without blanks, as a page with a debugger for constraints was fed.
  @Test(arguments: ["\",\"", "\", \""])
  func listsOnOneLine(separator: String) throws {
    let constraints = [
      "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 60 (active)>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[UIImageView:0xa] (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 UIImageView:0xa.bottom == UIView:0xb.bottom (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44 (active)>",
    ]
    let log = ConflictLog("(\"" + constraints.joined(separator: separator) + "\")")
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.descriptions.count == 4)
    #expect(conflict.explanation.arithmetic?.excess == 16)
  }

  /// Lines between marks of code.
  @Test func marksOfCode() throws {
    let log = ConflictLog(
      """
      > `Unable to simultaneously satisfy constraints.`
      > `(`
        `"<NSLayoutConstraint:0x1 UIView:0xa.width == 10>",`
        `"<NSLayoutConstraint:0x2 UIView:0xa.width == 20>"`
      `)`
      `Will attempt to recover by breaking constraint`
      `<NSLayoutConstraint:0x2 UIView:0xa.width == 20>`
      """)
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.descriptions.count == 2)
    #expect(conflict.broken?.description != nil)
  }
}
