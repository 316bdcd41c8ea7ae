import DocumentMerging
import Foundation
import InterfaceBuilder
import Testing

/// Decisions that look like what Xcode writes: each is taken over, is a conflict where the sides differ, and stays when a document is
/// tidied.
@Suite struct MergeDecisionTests {
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
}
