import DocumentMerging
import Foundation
import InterfaceBuilder
import Testing

/// Moves, orders, references, the header and frames.
struct MergeTreeTests {
  private typealias Sample = SampleDocument

  private static let space = String(repeating: " ", count: 28)

  /// Puts the label into a stack view.
  private static var stack: TextEdit {
    let inner = Sample.label.components(separatedBy: "\n").map { $0.isEmpty ? $0 : "        " + $0 }.joined(
      separator: "\n")
    return TextEdit(
      Sample.label,
      """
      \(space)<stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      \(space)    <rect key="frame" x="16" y="20" width="343" height="21"/>
      \(space)    <subviews>
      \(inner)\(space)    </subviews>
      \(space)</stackView>

      """)
  }

  // MARK: Moves

  @Test func aMoveOfTheirsKeepsChangesOfOurs() throws {
    try expectMerged(
      ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: [Self.stack],
      into: [Self.stack, TextEdit(Sample.name, "text=\"A\"")])
  }

  @Test func aMoveOfOursKeepsChangesOfTheirs() throws {
    try expectMerged(
      ours: [Self.stack], theirs: [TextEdit(Sample.name, "text=\"A\"")],
      into: [Self.stack, TextEdit(Sample.name, "text=\"A\"")])
  }

  @Test func movesToDifferentParentsAreAConflict() throws {
    let inner = Sample.label.components(separatedBy: "\n").map { $0.isEmpty ? $0 : "        " + $0 }.joined(
      separator: "\n")
    let mask = Sample.line(with: "flexibleMaxX")
    let merge = try SampleMerge(
      ours: [Self.stack],
      theirs: [
        .delete(Sample.label),
        .insert("\(Self.space)    <subviews>\n\(inner)\(Self.space)    </subviews>\n", after: mask),
      ])
    #expect(merge.kinds == [.moved])
    #expect(merge.text == merge.ours)
  }

  /// Each view inside the other would leave both outside the document.
  @Test func movesIntoOneAnotherAreAConflict() throws {
    let base = Sample.text.edited([
      TextEdit(Sample.masked, Self.view("one-xx-001") + Self.view("two-xx-001"))
    ])
    let (one, two) = (Self.view("one-xx-001"), Self.view("two-xx-001"))
    let merge = try SampleMerge(
      base, ours: [TextEdit(one + two, Self.view("one-xx-001", holding: "two-xx-001"))],
      theirs: [TextEdit(one + two, Self.view("two-xx-001", holding: "one-xx-001"))])
    #expect(merge.kinds == [.moved])
    #expect(merge.text == merge.ours)
  }

  private static func view(_ id: String, holding other: String? = nil) -> String {
    let inner =
      other.map {
        "\(space)    <subviews>\n\(space)        <view contentMode=\"center\" id=\"\($0)\"/>\n\(space)    </subviews>\n"
      } ?? ""
    return inner.isEmpty
      ? "\(space)<view contentMode=\"center\" id=\"\(id)\"/>\n"
      : "\(space)<view contentMode=\"center\" id=\"\(id)\">\n\(inner)\(space)</view>\n"
  }

  // MARK: Order

  private static let views = (1...5).map { view("ord-er-00\($0)") }

  private static func ordered(_ order: [Int]) -> TextEdit {
    TextEdit(views.joined(), order.map { views[$0 - 1] }.joined())
  }

  @Test func anOrderOfTheirsIsTaken() throws {
    let base = Sample.text.edited([TextEdit(Sample.masked, Self.views.joined())])
    try expectMerged(
      base, ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: [Self.ordered([5, 1, 2, 3, 4])])
  }

  @Test func ordersOfBothAreMerged() throws {
    let base = Sample.text.edited([TextEdit(Sample.masked, Self.views.joined())])
    // Ours moves 1 to the end, theirs 5 to the front.
    try expectMerged(
      base, ours: [Self.ordered([2, 3, 4, 5, 1])], theirs: [Self.ordered([5, 1, 2, 3, 4])],
      into: [Self.ordered([5, 2, 3, 4, 1])])
  }

  @Test func twoOrdersOfTheSameAreAConflict() throws {
    let base = Sample.text.edited([TextEdit(Sample.masked, Self.views.joined())])
    let merge = try SampleMerge(
      base, ours: [Self.ordered([5, 1, 2, 3, 4])], theirs: [Self.ordered([1, 2, 5, 3, 4])])
    #expect(merge.kinds == [.order])
    #expect(merge.text == merge.ours)
  }

  @Test func theOrderOfConstraintsMeansNothing() throws {
    let (one, two) = (Sample.firstConstraint, Sample.secondConstraint)
    let third = MergeRuleTests.constraint("new-aa-001")
    let base = Sample.text.edited([.insert(third, after: two)])
    let merge = try SampleMerge(
      base, ours: [TextEdit(one + two + third, third + one + two)],
      theirs: [TextEdit(one + two + third, one + third + two)])
    #expect(merge.kinds == [])
    #expect(merge.text == merge.ours)
  }

  // MARK: References

  @Test func aConstraintToADeletedViewIsAConflict() throws {
    let constraint = MergeRuleTests.constraint("new-aa-001").replacing("lab-el-001", with: "mas-ke-001")
    let addition = [TextEdit.insert(constraint, after: Sample.firstConstraint)]
    let mine = try SampleMerge(ours: addition, theirs: [.delete(Sample.masked)])
    #expect(mine.kinds == [.reference])
    #expect(mine.text == mine.ours)
    let other = try SampleMerge(ours: [.delete(Sample.masked)], theirs: addition)
    #expect(other.kinds == [.reference])
    #expect(other.text == other.ours)
  }

  @Test func anOutletToADeletedViewIsAConflict() throws {
    let outlet = Sample.outlet.replacing("nameLabel", with: "box").replacing("lab-el-001", with: "mas-ke-001")
      .replacing("out-le-001", with: "out-le-002")
    let merge = try SampleMerge(
      ours: [.delete(Sample.masked)], theirs: [.insert(outlet, after: Sample.outlet)])
    #expect(merge.kinds == [.reference])
    #expect(merge.messages[0].contains("ours deleted view (mas-ke-001)"))
    #expect(merge.text == merge.ours)
  }

  /// Theirs deletes the view with all that refers to it: nothing dangles.
  @Test func aViewGoesWithItsConstraints() throws {
    func list(_ name: String, _ lines: String, _ indent: Int) -> TextEdit {
      let space = String(repeating: " ", count: indent)
      return .delete("\(space)<\(name)>\n\(lines)\(space)</\(name)>\n")
    }
    try expectMerged(
      ours: [TextEdit("title=\"Save\"", "title=\"Keep\"")],
      theirs: [
        .delete(Sample.label), list("constraints", Sample.firstConstraint + Sample.secondConstraint, 24),
        list("connections", Sample.outlet, 20),
      ])
  }

  @Test func anImageStaysWhileSomethingUsesIt() throws {
    let resources = """
          <resources>
              <image name="disk" width="24" height="24"/>
          </resources>

      """
    let image = TextEdit.delete(" image=\"disk\"")
    let unused = [image, .delete(resources)]
    try expectMerged(ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: unused)
    let use = TextEdit(
      "lineBreakMode=\"tailTruncation\"", "lineBreakMode=\"tailTruncation\" highlightedImage=\"disk\"")
    try expectMerged(ours: [use], theirs: unused, into: [use, image])
    try expectMerged(ours: unused, theirs: [use], into: [use, image])
  }

  // MARK: The header

  @Test func theHeaderIsTheNewer() throws {
    func saved(by tools: String, plugIn: String, device: String) -> [TextEdit] {
      [
        TextEdit("toolsVersion=\"14460.31\"", "toolsVersion=\"\(tools)\""),
        TextEdit("version=\"14460.20\"", "version=\"\(plugIn)\""), TextEdit("retina4_7", device),
      ]
    }
    let (old, new) = (
      saved(by: "15705", plugIn: "15706", device: "a"), saved(by: "17156", plugIn: "17125", device: "b")
    )
    try expectMerged(ours: old, theirs: new, into: new)
    try expectMerged(ours: new, theirs: old, into: new)
  }

  @Test func capabilitiesOfBothAreKept() throws {
    let known = Sample.line(with: "<capability")
    func capability(_ name: String) -> String { known.replacing("Safe area layout guides", with: name) }
    try expectMerged(
      ours: [.insert(capability("Named colors"), after: known)],
      theirs: [.insert(capability("Image references"), after: known)],
      into: [.insert(capability("Named colors") + capability("Image references"), after: known)])
  }

  @Test func theInitialControllerIsADecision() throws {
    let other = "initialViewController=\"con-tr-oll\""
    let merge = try SampleMerge(
      ours: [TextEdit(" " + other, "")], theirs: [TextEdit(other, "initialViewController=\"fir-st-001\"")])
    #expect(merge.kinds == [.value])
  }

  // MARK: Frames

  @Test func aFrameIsOfTheSideThatChangedIt() throws {
    try expectMerged(
      ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: [TextEdit("width=\"343\"", "width=\"300\"")])
  }

  @Test func framesThatBothChangedAreLaidOutAnew() throws {
    let merge = try SampleMerge(
      ours: [TextEdit("width=\"343\"", "width=\"300\"")], theirs: [TextEdit("width=\"343\"", "width=\"310\"")]
    )
    #expect(merge.messages == [])
    #expect(merge.result.unsettledFrames == ["lab-el-001"])
    #expect(merge.text == merge.ours)
    let frames = ["lab-el-001": DocumentRect(x: 16, y: 20.001, width: 305, height: 0)]
    let settled = try DocumentMerge.setting(frames: frames, in: merge.result.document)
    expectSameLines(
      String(decoding: settled, as: UTF8.self),
      Sample.text.edited([TextEdit("width=\"343\" height=\"21\"", "width=\"305\" height=\"0.0\"")]))
  }

  /// A view without constraints lies where its author put it.
  @Test func theFrameOfAMaskedViewIsADecision() throws {
    let merge = try SampleMerge(
      ours: [TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\"")],
      theirs: [TextEdit("x=\"20\" y=\"200\"", "x=\"40\" y=\"200\"")])
    #expect(merge.kinds == [.value])
    #expect(merge.result.conflicts[0].attribute == "x")
    try expectMerged(
      ours: [TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\"")],
      theirs: [TextEdit("width=\"100\" height=\"50\"", "width=\"120\" height=\"50\"")],
      into: [TextEdit("x=\"20\" y=\"200\" width=\"100\"", "x=\"30\" y=\"200\" width=\"120\"")])
  }

  @Test func aPlaceOnTheCanvasIsOurs() throws {
    try expectMerged(
      ours: [TextEdit("x=\"140\" y=\"140\"", "x=\"1\" y=\"1\"")],
      theirs: [TextEdit("x=\"140\" y=\"140\"", "x=\"2\" y=\"2\"")],
      into: [TextEdit("x=\"140\" y=\"140\"", "x=\"1\" y=\"1\"")])
  }

  // MARK: Lists with an entry for each subview

  private static func stack(_ views: [(id: String, priority: Int)]) -> String {
    let space = String(repeating: " ", count: 28)
    func lines(_ text: (_ view: (id: String, priority: Int)) -> String) -> String {
      views.map { space + "        " + text($0) + "\n" }.joined()
    }
    return SampleDocument.text.edited([
      TextEdit(
        SampleDocument.masked,
        "\(space)<stackView id=\"sta-ck-001\">\n\(space)    <subviews>\n"
          + lines { "<textField id=\"\($0.id)\"/>" } + "\(space)    </subviews>\n"
          + "\(space)    <visibilityPriorities>\n" + lines { "<integer value=\"\($0.priority)\"/>" }
          + "\(space)    </visibilityPriorities>\n\(space)</stackView>\n")
    ])
  }

  /// Both sides added a view to a macOS stack; the list of priorities follows the views.
  @Test func prioritiesFollowTheSubviewsOfBoth() throws {
    let base = [("a", 1000), ("b", 900)]
    let merge = try SampleMerge(
      Self.stack(base), Self.stack([("a", 1000), ("mine", 1), ("b", 900)]),
      Self.stack([("a", 800), ("other", 2), ("b", 900)]))
    #expect(merge.messages == [])
    expectSameLines(merge.text, Self.stack([("a", 800), ("mine", 1), ("other", 2), ("b", 900)]))
    // One side deletes a view, the other adds one.
    let deleted = try SampleMerge(
      Self.stack(base), Self.stack([("b", 900)]), Self.stack([("a", 1000), ("b", 900), ("other", 2)]))
    #expect(deleted.messages == [])
    expectSameLines(deleted.text, Self.stack([("b", 900), ("other", 2)]))
  }

  @Test func anotherPriorityOfTheSameSubviewIsAConflict() throws {
    let merge = try SampleMerge(
      Self.stack([("a", 1000)]), Self.stack([("a", 1), ("mine", 5)]), Self.stack([("a", 2), ("other", 6)]))
    #expect(merge.kinds == [.value])
    expectSameLines(merge.text, Self.stack([("a", 1), ("mine", 5), ("other", 6)]))
  }
}
