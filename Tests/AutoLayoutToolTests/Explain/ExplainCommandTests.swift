import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct ExplainCommandTests {
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

      needs  ├──────────────────── 2: 200 ────────────────────┤ 200
      given  ├──────── 1: 100 ────────┤ 100

      Without constraint 2:
      AwesomeView  ├───────────────────────────────────────────┤  0 to 100

    They disagree by 100 points.
    Likely cause: Two constraints state the same relation with different numbers. Often the code adds a second \
    constraint where it should change the constant of the first.
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

  /// As a web page shows a message whose constraints it took for tags.
  @Test func lostConstraints() {
    let log = """
      Started.
      Unable to simultaneously satisfy constraints.
      (
          "",
          ""
      )

      Will attempt to recover by breaking constraint

      """
    let run = ToolRun("explain", "a", files: MemoryFiles(["a": log]))
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("The message at line 2 has lost its constraints."))
  }

  @Test func aMissingFile() {
    let run = ToolRun("explain", "nowhere.log")
    #expect(run.status == .failed)
    #expect(run.errors == "error: nowhere.log: No such file\n")
  }

  // MARK: Formats and statuses

  @Test func json() throws {
    let run = ToolRun("explain", "a.log", "--format", "json", files: MemoryFiles(["a.log": log]))
    #expect(run.status == .done)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let conflict = try #require((object["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["line"] as? Int == 1)
    #expect(conflict["system"] as? String == "iOS")
    #expect(conflict["excess"] as? Double == 100)
    #expect(
      conflict["fix"] as? String
        == "Keep one of the two, and change its constant when the number changes.")
    let constraints = try #require(conflict["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["factor"] as? Double } == [-1, 1])
    #expect(constraints.map { $0["broken"] as? Bool } == [nil, true])
  }

  @Test func annotationsForGitHub() {
    let files = MemoryFiles(["a.log": "noise\n" + log])
    let run = ToolRun("explain", "a.log", "--format", "github", files: files)
    #expect(
      run.output.hasPrefix(
        "::error file=a.log,line=2,title=unsatisfiable::  1  AwesomeView is 100 points wide%0A"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  /// A team that wants no conflicts in its test logs needs a status.
  @Test func aStatusOnRequest() {
    let files = MemoryFiles(["a": log, "b": "All is well.\n"])
    #expect(ToolRun("explain", "a", "--fail-on-conflicts", files: files).status == .foundSomething)
    #expect(ToolRun("explain", "b", "--fail-on-conflicts", files: files).status == .done)
    #expect(ToolRun("explain", "a", files: files).status == .done)
  }

  // MARK: What consoles do to logs

  @Test func coloursOfATerminal() {
    let coloured = log.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\u{1B}[31;1m\($0)\u{1B}[0m\u{1B}[K" }.joined(separator: "\n")
    #expect(ToolRun("explain", "a", files: MemoryFiles(["a": coloured])).output == explanation)
  }

  /// Windows' consoles and some editors save UTF-16, with a mark of its order or without.
  @Test(arguments: [(String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF])])
  func sixteenBitCharacters(_ encoding: String.Encoding, _ mark: [UInt8]) throws {
    let bytes = try #require(log.data(using: encoding))
    for data in [Data(mark) + bytes, bytes] {
      #expect(ToolRun("explain", "a", files: MemoryFiles(bytes: ["a": data])).output == explanation)
    }
  }
}
