import AutoLayoutTool
import Foundation
import Testing

@MainActor
@Suite struct ExplainCommandTests {
  /// The message of an article on debugging Auto Layout, with straight quotes.
  private let log = """
    2015-03-04 10:11:12.131 Sample[1:2] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    (
        "<NSLayoutConstraint:0x7ff3b16c2ae0 H:[AwesomeView:0x7ff3b16bfa00(100)]>",
        "<NSLayoutConstraint:0x7ff3b16c2330 H:[AwesomeView:0x7ff3b16bfa00(200)]>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x7ff3b16c2330 H:[AwesomeView:0x7ff3b16bfa00(200)]>
    """

  private let explanation = """
    Conflict 1, line 1 of the log (iOS)
      1  AwesomeView is 100 points wide
      2  AwesomeView is 200 points wide  ← left out

    The sum:
      − 100  constraint 1
      + 200  constraint 2
      = 100  points too many

      asked  ├──────────────────── 2: 200 ────────────────────┤ 200
      given  ├──────── 1: 100 ────────┤ 100

      Without constraint 2:
      AwesomeView  ├───────────────────────────────────────────┤  0 to 100

    They disagree by 100 points.
    Likely cause: The same relation is stated twice, with different numbers. Often it was made again where the first \
    one's constant should have changed.
    Try: Keep one of the two, and change its constant when the number changes.
    In the log:
      1  <NSLayoutConstraint:0x7ff3b16c2ae0 H:[AwesomeView:0x7ff3b16bfa00(100)]>
      2  <NSLayoutConstraint:0x7ff3b16c2330 H:[AwesomeView:0x7ff3b16bfa00(200)]>

    1 conflict; 2 of 2 constraints read; the contradiction named in 1.

    """

  @Test func aFile() {
    let run = ToolRun("explain", "console.log", files: MemoryFiles(["console.log": log]))
    #expect(run.status == .done)
    #expect(run.output == explanation)
    #expect(run.errors == "")
  }

  @Test func standardInput() {
    let files = MemoryFiles(["/dev/stdin": log])
    #expect(ToolRun("explain", "-", files: files).output == explanation)
    #expect(ToolRun("explain", files: files).output == explanation)
  }

  @Test func unknownShapesAreShownAsTheyAre() {
    let odd = """
      Unable to simultaneously satisfy constraints.
      (
          "<Odd:0x1 something else entirely>",
          "<private>"
      )
      """
    let run = ToolRun("explain", "a", files: MemoryFiles(["a": odd]))
    #expect(run.output.contains("  1  <Odd:0x1 something else entirely>\n"))
    #expect(run.output.contains("  2  <private>\n"))
    #expect(run.output.hasSuffix("1 conflict; 0 of 2 constraints read; the contradiction named in 0.\n"))
  }

  @Test func nothingToExplain() {
    let run = ToolRun("explain", "a", files: MemoryFiles(["a": "All is well <b>here</b>.\n"]))
    #expect(run.status == .done)
    #expect(run.output == "There are no messages about unsatisfiable constraints here.\n")
  }

  @Test func aMissingFile() {
    let run = ToolRun("explain", "nowhere.log")
    #expect(run.status == .failed)
    #expect(run.errors == "error: nowhere.log: No such file\n")
  }
}
