import DocumentMerging
import Foundation
import InterfaceBuilder
import Testing

/// Decisions that look like what Xcode writes: each is taken over, is a conflict where the sides differ, and stays when a document is
/// tidied.
struct MergeDecisionTests {
  private typealias Sample = SampleDocument

  /// The storyboard as one of AppKit, whose root views give windows their sizes, with a window controller.
  private static let mac = Sample.text.edited([
    TextEdit("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "InterfaceBuilder3.Cocoa.Storyboard.XIB"),
    TextEdit("targetRuntime=\"iOS.CocoaTouch\"", "targetRuntime=\"MacOSX.Cocoa\""),
    .delete(
      "    <device id=\"retina4_7\" orientation=\"portrait\">\n        <adaptation id=\"fullscreen\"/>\n    </device>\n"
    ),
    .insert(window, before: "                <placeholder placeholderIdentifier"),
  ])
  private static let window = """
                    <window title="Window" id="win-do-001">
                        <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                        <rect key="screenRect" x="0.0" y="0.0" width="1440" height="900"/>
                    </window>

    """

  struct Decision: CustomTestStringConvertible {
    var name: String
    var base: String
    var ours: TextEdit
    var theirs: TextEdit
    var testDescription: String { name }
  }

  private static let provider = "customModuleProvider=\"target\" sceneMemberID"
  private static let root = "width=\"375\" height=\"667\""
  static let decisions = [
    Decision(
      name: "the module of a class", base: Sample.text, ours: TextEdit(provider, "sceneMemberID"),
      theirs: TextEdit(provider, "customModuleProvider=\"\" sceneMemberID")),
    Decision(
      name: "the size of a controller's root view", base: mac,
      ours: TextEdit(root, "width=\"900\" height=\"667\""),
      theirs: TextEdit(root, "width=\"700\" height=\"667\"")),
    Decision(
      name: "the first position of a window", base: mac,
      ours: TextEdit("x=\"196\" y=\"240\"", "x=\"0.0\" y=\"240\""),
      theirs: TextEdit("x=\"196\" y=\"240\"", "x=\"500\" y=\"240\"")),
    Decision(
      name: "the size of a window", base: mac,
      ours: TextEdit("width=\"480\" height=\"270\"", "width=\"500\" height=\"270\""),
      theirs: TextEdit("width=\"480\" height=\"270\"", "width=\"600\" height=\"270\"")),
  ]

  @Test(arguments: decisions)
  func twoDecisionsAreAConflict(_ decision: Decision) throws {
    let merge = try SampleMerge(decision.base, ours: [decision.ours], theirs: [decision.theirs])
    #expect(merge.kinds == [.value], "\(merge.messages)")
    #expect(merge.text == merge.ours)
  }

  @Test(arguments: decisions)
  func oneDecisionIsTaken(_ decision: Decision) throws {
    try expectMerged(decision.base, ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: [decision.theirs])
  }

  @Test(arguments: decisions)
  func tidyingKeepsIt(_ decision: Decision) throws {
    let document = decision.base.edited([decision.theirs])
    let result = try DocumentTidying.tidied(Data(document.utf8), against: Data(decision.base.utf8))
    expectSameLines(String(decoding: result.document, as: UTF8.self), document)
    #expect(result.restored == [])
  }

  /// The near miss: the screen of the Mac that saved the document, and the root of a controller of UIKit.
  @Test func screensAndRootsOnTheCanvasAreNoDecisions() throws {
    let screen = try SampleMerge(
      Self.mac, ours: [TextEdit("width=\"1440\"", "width=\"1920\"")],
      theirs: [TextEdit("width=\"1440\"", "width=\"2560\"")])
    #expect(screen.kinds == [])
    let root = try SampleMerge(
      ours: [TextEdit(Self.root, "width=\"414\" height=\"896\"")],
      theirs: [TextEdit(Self.root, "width=\"320\" height=\"568\"")])
    #expect(root.kinds == [])
  }

  // MARK: Holders of constraints

  private static let space = String(repeating: " ", count: 28)
  private static let boxes = ["box-aa-001", "box-bb-001"]

  private static func box(_ id: String, views: String, constraints: String = "") -> String {
    let held =
      constraints.isEmpty ? "" : "\(space)    <constraints>\n\(constraints)\(space)    </constraints>\n"
    let list = views.isEmpty ? "" : "\(space)    <subviews>\n\(views)\(space)    </subviews>\n"
    return "\(space)<view contentMode=\"center\" id=\"\(id)\">\n\(list)\(held)\(space)</view>\n"
  }

  private static let inner = "\(space)        <label text=\"In\" id=\"inn-er-001\"/>\n"
  private static let constraint =
    "\(space)        <constraint firstItem=\"inn-er-001\" firstAttribute=\"leading\" secondItem=\"box-aa-001\" secondAttribute=\"leading\" id=\"con-st-101\"/>\n"
  private static let width =
    "\(space)        <constraint firstAttribute=\"width\" constant=\"100\" id=\"con-st-102\"/>\n"

  private static func document(_ place: Int, constraints: String) -> String {
    let views = boxes.enumerated().map { number, id in
      box(id, views: number == place ? inner : "", constraints: number == 0 ? constraints : "")
    }
    return Sample.text.edited([TextEdit(Sample.masked, views.joined())])
  }

  /// UIKit: “Does the constraint reference something from outside the subtree of the view? That's illegal.”
  @Test func aConstraintWhoseItemMovesAwayIsAConflict() throws {
    let base = Self.document(0, constraints: Self.width)
    let moved = Self.document(1, constraints: Self.width)
    let tied = Self.document(0, constraints: Self.width + Self.constraint)
    let first = try SampleMerge(base, moved, tied)
    #expect(first.kinds == [.reference], "\(first.messages)")
    #expect(first.messages[0].contains("one side moved label “In” (inn-er-001) out of view (box-aa-001)"))
    #expect(first.text == first.ours)
    let second = try SampleMerge(base, tied, moved)
    #expect(second.kinds == [.reference], "\(second.messages)")
    #expect(second.text == second.ours)
  }

  @Test func aMoveWithItsConstraintIsNone() throws {
    let tied = Self.document(0, constraints: Self.width + Self.constraint)
    let moved = Self.document(1, constraints: Self.width)
    let merge = try SampleMerge(tied, moved, tied.replacing("text=\"In\"", with: "text=\"Inner\""))
    #expect(merge.kinds == [])
    #expect(merge.text == moved.replacing("text=\"In\"", with: "text=\"Inner\""))
  }

  // MARK: Sizes that repeat others

  private static func with(_ markup: String) -> String {
    mac.edited([.insert(markup, before: Sample.masked)])
  }

  private static let cell = with(
    """
    <tableViewCell id="cel-xx-001">
        <tableViewCellContentView key="contentView" tableViewCell="cel-xx-001" id="con-te-001">
            <frame key="frameInset" width="328" height="44"/>
            <subviews>
                <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fix-ed-001">
                    <frame key="frameInset" minX="10" width="20" height="21"/>
                </label>
            </subviews>
        </tableViewCellContentView>
    </tableViewCell>

    """)

  /// Insets are a frame in other words: a cell places its contents, a label with a fixed frame lies where someone put it.
  @Test func insetsAreFrames() throws {
    let width = "width=\"328\""
    let generated = try SampleMerge(
      Self.cell, ours: [TextEdit(width, "width=\"300\"")], theirs: [TextEdit(width, "width=\"400\"")])
    #expect(generated.kinds == [])
    #expect(generated.text == generated.ours)
    let start = "minX=\"10\""
    let decided = try SampleMerge(
      Self.cell, ours: [TextEdit(start, "minX=\"11\"")], theirs: [TextEdit(start, "minX=\"12\"")])
    #expect(decided.kinds == [.value])
    try expectMerged(
      Self.cell, ours: [TextEdit(start, "minX=\"11\"")],
      theirs: [TextEdit("width=\"20\" height=\"21\"", "width=\"20\" height=\"22\"")])
  }

  private static let table = with(
    """
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-001">
        <clipView key="contentView" id="cli-pp-001">
            <subviews>
                <tableView columnAutoresizingStyle="lastColumnOnly" id="tab-le-001">
                    <rect key="frame" x="0.0" y="0.0" width="301" height="200"/>
                    <tableColumns>
                        <tableColumn identifier="A" width="101" id="col-aa-001"/>
                        <tableColumn identifier="B" width="194" id="col-bb-001"/>
                    </tableColumns>
                </tableView>
            </subviews>
        </clipView>
    </scrollView>

    """)

  private static func resized(_ table: Int, _ column: Int, first: Int = 101) -> [TextEdit] {
    [
      TextEdit("width=\"301\"", "width=\"\(table)\""),
      TextEdit("\"A\" width=\"101\"", "\"A\" width=\"\(first)\""),
      TextEdit("width=\"194\"", "width=\"\(column)\""),
    ]
  }

  /// The last column took what the table gained on both sides; a width that someone chose stays against it.
  @Test func theColumnThatFillsFollowsItsTable() throws {
    let both = try SampleMerge(Self.table, ours: Self.resized(401, 294), theirs: Self.resized(501, 394))
    #expect(both.kinds == [])
    #expect(both.text == both.ours)
    let chosen = try SampleMerge(
      Self.table, ours: Self.resized(401, 294), theirs: [TextEdit("width=\"194\"", "width=\"150\"")])
    #expect(chosen.kinds == [])
    #expect(chosen.text.contains("identifier=\"B\" width=\"150\""))
    let first = try SampleMerge(
      Self.table, ours: Self.resized(301, 175, first: 120), theirs: Self.resized(301, 165, first: 130))
    #expect(first.messages.count == 1 && first.kinds == [.value])
  }

  private static let text = with(
    """
    <textView verticallyResizable="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tex-tv-001">
        <rect key="frame" x="0.0" y="0.0" width="304" height="264"/>
        <size key="minSize" width="304" height="264"/>
    </textView>

    """)

  private static func resized(_ height: Int, least: Int) -> [TextEdit] {
    [
      TextEdit(
        "x=\"0.0\" y=\"0.0\" width=\"304\" height=\"264\"",
        "x=\"0.0\" y=\"0.0\" width=\"304\" height=\"\(height)\""),
      TextEdit("minSize\" width=\"304\" height=\"264\"", "minSize\" width=\"304\" height=\"\(least)\""),
    ]
  }

  @Test func theLeastSizeOfATextViewRepeatsItsFrame() throws {
    let both = try SampleMerge(
      Self.text, ours: Self.resized(200, least: 200), theirs: Self.resized(300, least: 300))
    #expect(both.kinds == [])
    let chosen = try SampleMerge(
      Self.text, ours: Self.resized(200, least: 200), theirs: Self.resized(264, least: 100))
    #expect(chosen.kinds == [])
    #expect(chosen.text.contains("minSize\" width=\"304\" height=\"100\""))
    let disagreement = try SampleMerge(
      Self.text, ours: Self.resized(264, least: 90), theirs: Self.resized(264, least: 100))
    #expect(disagreement.kinds == [.value])
  }

  // MARK: Names

  private static let attribute = with(
    """
    <view id="run-ti-001">
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.width"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="other" value="YES"/>
        </userDefinedRuntimeAttributes>
    </view>

    """)

  /// Two parts would be set at run time, although each side wanted one.
  @Test func twoNewNamesOfOnePartAreAConflict() throws {
    let name = "layer.width"
    let both = try SampleMerge(
      Self.attribute, ours: [TextEdit(name, "layer.a")], theirs: [TextEdit(name, "layer.b")])
    #expect(both.kinds == [.value], "\(both.messages)")
    #expect(both.text == both.ours)
    try expectMerged(
      Self.attribute, ours: [TextEdit(name, "layer.a")],
      theirs: [TextEdit("key=\"value\" value=\"1\"", "key=\"value\" value=\"2\"")])
  }
}
