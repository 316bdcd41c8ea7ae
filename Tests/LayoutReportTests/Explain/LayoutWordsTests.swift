import AutoLayout
import LayoutExplanations
import LayoutReport
import Testing

/// Constraints in plain words.
struct LayoutWordsTests {
  @Test(arguments: [
    ("<N:0x1 V:|-(16)-[A:0x2]   (active, names: '|':B:0x3 )>", "A is 16 points inside the top edge of B"),
    (
      "<N:0x1 H:[A:0x2]-(>=0)-|(LTR)   (active, names: '|':B:0x3 )>",
      "A is at least 0 points inside the right edge of B"
    ),
    ("<N:0x1 H:|-(0)-[A:0x2]   (active, names: '|':B:0x3 )>", "A is at the leading edge of B"),
    ("<N:0x1 V:[A:0x2]-(NSSpace(8))-[B:0x3]>", "B is 8 points below A"),
    ("<N:0x1 H:[A:0x2]-(0)-[B:0x3]>", "B starts where A ends"),
    ("<N:0x1 H:[A:0x2(<=1)]>", "A is at most 1 point wide"),
    ("<N:0x1 A:0x2.height == 20 priority:750>", "A is 20 points high, if priority 750 allows"),
    (
      "<N:0x1 A:0x2.bottom == B:0x3.bottom - 16>",
      "the bottom edge of A is 16 points above the bottom edge of B"
    ),
    (
      "<N:0x1 A:0x2.leading >= B:0x3.leadingMargin + 4>",
      "the leading edge of A is at least 4 points after the leading margin of B"
    ),
    ("<N:0x1 A:0x2.top >= B:0x3.top - 4>", "the top edge of A is at most 4 points above the top edge of B"),
    ("<N:0x1 A:0x2.centerX == B:0x3.centerX>", "the horizontal centre of A is at the horizontal centre of B"),
    (
      "<N:0x1 A:0x2.width == 0.5*B:0x3.width + 10>",
      "the width of A is 0.5 times the width of B plus 10 points"
    ),
    ("<N:0x1 A:0x2.top >= B:0x3.bottom>", "the top edge of A is at or below the bottom edge of B"),
    (
      "<N:0x1 A:0x2.trailing <= B:0x3.leading>",
      "the trailing edge of A is at or before the leading edge of B"
    ),
    (
      "<N:0x1 (G:0x2.row-boundary+((G:0x2.row-boundary-6) - G:0x2.row-boundary)) >= A:0x3.bottom   "
        + "(active, names: G:0x2.row-boundary:0x4, G:0x2.row-boundary:0x5 )>",
      "the place 6 points above the row boundary of G is at or below the bottom edge of A"
    ),
    (
      "<N:0x1 (G:0x2.column-boundary+0.5*(G:0x2.trailing - G:0x2.column-boundary)) == A:0x3.centerX   (active)>",
      "the place halfway from the column boundary of G to the trailing edge of G is at the horizontal centre of A"
    ),
    (
      "<N:0x1 NSKVONotifying_App.Row:0x2.width == _TtCC8GoodToGo7AppView12CartTrackMap:0x3.width>",
      "the width of Row is the width of CartTrackMap"
    ),
    ("<N:0x1 A:0x2.width <= A:0x2.height>", "the width of A is at most the height of A"),
    (
      "<N:0x1 h=--& v=--& A:0x2.minX == 20   (active, names: '|':B:0x3 )>",
      "the left edge of A is 20 points from the left of B"
    ),
    (
      "<N:0x1 (A:0x2.leading - B:0x3.leading) == (B:0x3.trailing - A:0x2.trailing)>",
      "the distance from the leading edge of B to the leading edge of A is the distance from the trailing edge of A to "
        + "the trailing edge of B"
    ),
    ("<N:0x1 UIView:0x2.width == UIView:0x3.width>", "the width of UIView 1 is the width of UIView 2"),
    ("<N:0x1 App.Row:0x2'Hi'.width == 3>", "Row 'Hi' is 3 points wide"),
  ])
  func clauses(_ text: String, _ clause: String) throws {
    let description = try #require(ConstraintReader.read(text))
    let words = LayoutWords(ConflictItems([description]))
    #expect(words.clause(description, at: 0) == clause)
  }
}
