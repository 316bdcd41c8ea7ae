import DocumentMerging
import Foundation
import InterfaceBuilder
import SeededRandom
import Testing

/// Merges in which a person has decided. Worked out by hand: a side taken for the only conflict of documents that differ in
/// nothing else gives that side's document.
struct MergeResolutionTests {
  private typealias Sample = SampleDocument

  /// Decides about all conflicts in the same way until none is left, as somebody does who goes through the list.
  private func decided(
    _ base: String?, _ ours: String, _ theirs: String, _ decision: MergeDecision,
    _ rounds: Int = 8
  ) throws -> MergeResult {
    var decisions: [MergeConflict: MergeDecision] = [:]
    var result = MergeResult(document: Data(), conflicts: [], unsettledFrames: [])
    for _ in 0..<rounds {
      result = try DocumentMerge.merge(
        base: base.map { Data($0.utf8) }, ours: Data(ours.utf8), theirs: Data(theirs.utf8),
        decisions: decisions)
      let open = result.conflicts.filter { decisions[$0] == nil }
      guard !open.isEmpty else { return result }
      for conflict in open { decisions[conflict] = decision }
    }
    return result
  }

  private func expect(
    ours: [TextEdit], theirs: [TextEdit], _ decision: MergeDecision, gives edits: [TextEdit],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try decided(Sample.text, Sample.text.edited(ours), Sample.text.edited(theirs), decision)
    #expect(result.conflicts.map(\.message) == [], sourceLocation: location)
    expectSameLines(
      String(decoding: result.document, as: UTF8.self), Sample.text.edited(edits), at: location)
  }

  private func expectEitherSide(
    ours: [TextEdit], theirs: [TextEdit], at location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(ours: ours, theirs: theirs, .ours, gives: ours, at: location)
    try expect(ours: ours, theirs: theirs, .theirs, gives: theirs, at: location)
  }

  // MARK: Values

  @Test func valuesOfEitherSide() throws {
    let edits: [(TextEdit, TextEdit)] = [
      (TextEdit(Sample.name, "text=\"A\""), TextEdit(Sample.name, "text=\"B\"")),
      (TextEdit("green=\"0.0\"", "green=\"1\""), TextEdit("blue=\"0.0\"", "blue=\"1\"")),
      (TextEdit("constant=\"19\"", "constant=\"20\""), TextEdit("constant=\"19\"", "constant=\"21\"")),
      (TextEdit("pointSize=\"17\"", "pointSize=\"18\""), TextEdit("pointSize=\"17\"", "pointSize=\"19\"")),
      (TextEdit("x=\"20\"", "x=\"30\""), TextEdit("x=\"20\"", "x=\"40\"")),
      (
        TextEdit(
          "<nil key=\"highlightedColor\"/>",
          "<color key=\"highlightedColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        ),
        TextEdit(
          "<nil key=\"highlightedColor\"/>",
          "<color key=\"highlightedColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        )
      ),
    ]
    for (ours, theirs) in edits { try expectEitherSide(ours: [ours], theirs: [theirs]) }
  }

  /// Each conflict has a decision of its own.
  @Test func oneOfSeveralConflicts() throws {
    let ours = Sample.text.edited([
      TextEdit(Sample.name, "text=\"A\""), TextEdit("constant=\"19\"", "constant=\"20\""),
    ])
    let theirs = Sample.text.edited([
      TextEdit(Sample.name, "text=\"B\""), TextEdit("constant=\"19\"", "constant=\"21\""),
    ])
    let open = try SampleMerge(Sample.text, ours, theirs).result.conflicts
    #expect(open.map(\.attribute) == ["text", "constant"])
    let result = try DocumentMerge.merge(
      base: Data(Sample.text.utf8), ours: Data(ours.utf8), theirs: Data(theirs.utf8),
      decisions: [open[0]: .theirs])
    #expect(result.conflicts == [open[1]])
    expectSameLines(
      String(decoding: result.document, as: UTF8.self), ours.replacing("text=\"A\"", with: "text=\"B\""))
  }

  /// Switches of both sides are both on. A text is one thing, so the conflict stays.
  @Test func bothOfAValue() throws {
    let mask = "flexibleMaxX=\"YES\""
    try expect(
      ours: [TextEdit(mask, mask + " flexibleMinX=\"YES\"")],
      theirs: [TextEdit(mask, mask + " widthSizable=\"YES\"")], .both,
      gives: [TextEdit(mask, mask + " widthSizable=\"YES\" flexibleMinX=\"YES\"")])
    let texts = try decided(
      Sample.text, Sample.text.edited([TextEdit(Sample.name, "text=\"A\"")]),
      Sample.text.edited([TextEdit(Sample.name, "text=\"B\"")]), .both)
    #expect(texts.conflicts.map(\.attribute) == ["text"])
  }

  /// Ours adds one segment and theirs another, and ours renames one.
  @Test func bothOfAList() throws {
    func control(_ titles: String...) -> String {
      let space = String(repeating: " ", count: 28)
      let segments = titles.map { "\(space)        <segment title=\"\($0)\"/>\n" }.joined()
      return Sample.text.edited([
        TextEdit(
          Sample.masked,
          "\(space)<segmentedControl contentMode=\"scaleToFill\" id=\"seg-me-001\">\n"
            + "\(space)    <segments>\n\(segments)\(space)    </segments>\n\(space)</segmentedControl>\n")
      ])
    }
    let (base, ours, theirs) = (control("A", "B"), control("A", "C", "B"), control("A", "B", "D"))
    #expect(try SampleMerge(base, ours, theirs).kinds == [.value])
    let both = try decided(base, ours, theirs, .both)
    #expect(both.conflicts == [])
    expectSameLines(String(decoding: both.document, as: UTF8.self), control("A", "C", "B", "D"))
    let other = try decided(base, ours, theirs, .theirs)
    expectSameLines(String(decoding: other.document, as: UTF8.self), theirs)
  }

  // MARK: Deletions

  private static let constraint = MergeRuleTests.constraint("new-aa-001")
    .replacing("lab-el-001", with: "mas-ke-001")

  @Test func whatOneSideDeletedAndTheOtherChanged() throws {
    let change = TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\"")
    let deletion = TextEdit.delete(Sample.masked)
    try expectEitherSide(ours: [change], theirs: [deletion])
    try expectEitherSide(ours: [deletion], theirs: [change])
    // Both: what only one side deleted stays.
    try expect(ours: [change], theirs: [deletion], .both, gives: [change])
    try expect(ours: [deletion], theirs: [change], .both, gives: [change])
  }

  /// A view comes back with the constraints that ours deleted with it, and goes with those that ours added.
  @Test func aViewComesAndGoesWithItsConstraints() throws {
    func list(_ name: String, _ lines: String, _ indent: Int) -> TextEdit {
      let space = String(repeating: " ", count: indent)
      return .delete("\(space)<\(name)>\n\(lines)\(space)</\(name)>\n")
    }
    let deletion = [
      TextEdit.delete(Sample.label),
      list("constraints", Sample.firstConstraint + Sample.secondConstraint, 24),
      list("connections", Sample.outlet, 20),
    ]
    let change = [TextEdit(Sample.name, "text=\"A\"")]
    try expectEitherSide(ours: deletion, theirs: change)
    try expectEitherSide(ours: change, theirs: deletion)
    let addition = [
      TextEdit(Sample.name, "text=\"A\""),
      .insert(MergeRuleTests.constraint("new-aa-001"), after: Sample.firstConstraint),
    ]
    try expectEitherSide(ours: addition, theirs: deletion)
    try expectEitherSide(ours: deletion, theirs: addition)
  }

  @Test func aReferenceToADeletedView() throws {
    let addition = TextEdit.insert(Self.constraint, after: Sample.firstConstraint)
    let deletion = TextEdit.delete(Sample.masked)
    try expectEitherSide(ours: [addition], theirs: [deletion])
    try expectEitherSide(ours: [deletion], theirs: [addition])
    try expect(ours: [addition], theirs: [deletion], .both, gives: [addition])
    try expect(ours: [deletion], theirs: [addition], .both, gives: [addition])
  }

  /// A view cannot both go and be what a constraint refers to. What was decided about the view itself counts, so the decision about
  /// the constraint is not carried out.
  @Test func twoDecisionsThatContradictEachOther() throws {
    let deletion = [TextEdit.delete(Sample.masked)]
    let change = [
      TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\""),
      .insert(Self.constraint, after: Sample.firstConstraint),
    ]
    let (ours, theirs) = (Sample.text.edited(deletion), Sample.text.edited(change))
    let open = try SampleMerge(Sample.text, ours, theirs).result.conflicts
    let view = try #require(open.first { $0.kind == .deletedByOurs })
    let constraint = try #require(open.first { $0.kind == .reference })
    func merged(_ decisions: [MergeConflict: MergeDecision]) throws -> MergeResult {
      try DocumentMerge.merge(
        base: Data(Sample.text.utf8), ours: Data(ours.utf8), theirs: Data(theirs.utf8), decisions: decisions)
    }
    let refused = try merged([view: .ours, constraint: .theirs])
    #expect(refused.conflicts == [constraint])
    expectSameLines(String(decoding: refused.document, as: UTF8.self), ours)
    #expect(try merged([view: .ours, constraint: .ours]).conflicts == [])
  }

  /// Theirs sets another initial controller in a changed attribute; ours deleted what the new one refers to.
  @Test func aChangedReferenceToADeletedView() throws {
    let other = Sample.secondConstraint.replacing("lab-el-001", with: "mas-ke-001")
    let change = TextEdit(Sample.secondConstraint, other)
    let deletion = TextEdit.delete(Sample.masked)
    try expectEitherSide(ours: [deletion], theirs: [change])
    try expectEitherSide(ours: [change], theirs: [deletion])
  }

  // MARK: Places

  private static let space = String(repeating: " ", count: 28)

  private static func box(_ id: String, _ inner: String = "") -> String {
    let lines = inner.components(separatedBy: "\n").map { $0.isEmpty ? $0 : "        " + $0 }
      .joined(separator: "\n")
    return inner.isEmpty
      ? "\(space)<view contentMode=\"center\" id=\"\(id)\"/>\n"
      : "\(space)<view contentMode=\"center\" id=\"\(id)\">\n\(space)    <subviews>\n\(lines)\(space)    </subviews>\n\(space)</view>\n"
  }

  @Test func movesToDifferentParents() throws {
    let inner = "\(Self.space)<view contentMode=\"left\" id=\"mov-ed-001\"/>\n"
    let base = Sample.text.edited([
      TextEdit(Sample.masked, Self.box("one-xx-001") + Self.box("two-xx-001") + inner)
    ])
    let all = Self.box("one-xx-001") + Self.box("two-xx-001") + inner
    let ours = base.edited([TextEdit(all, Self.box("one-xx-001", inner) + Self.box("two-xx-001"))])
    let theirs = base.edited([TextEdit(all, Self.box("one-xx-001") + Self.box("two-xx-001", inner))])
    #expect(try SampleMerge(base, ours, theirs).kinds == [.moved])
    for (decision, expected) in [(MergeDecision.ours, ours), (.theirs, theirs)] {
      let result = try decided(base, ours, theirs, decision)
      #expect(result.conflicts == [])
      expectSameLines(String(decoding: result.document, as: UTF8.self), expected)
    }
    #expect(try decided(base, ours, theirs, .both).conflicts.map(\.kind) == [.moved])
  }

  @Test func ordersOfEitherSide() throws {
    let views = ["one-xx-001", "two-xx-001", "thr-ee-001"].map { Self.box($0) }
    let base = Sample.text.edited([TextEdit(Sample.masked, views.joined())])
    // Nobody turned the first and the last around, and no order has them as they were and both pairs turned around.
    let ours = base.edited([TextEdit(views.joined(), views[1] + views[0] + views[2])])
    let theirs = base.edited([TextEdit(views.joined(), views[0] + views[2] + views[1])])
    #expect(try SampleMerge(base, ours, theirs).kinds == [.order])
    for (decision, expected) in [(MergeDecision.ours, ours), (.theirs, theirs)] {
      let result = try decided(base, ours, theirs, decision)
      #expect(result.conflicts == [])
      expectSameLines(String(decoding: result.document, as: UTF8.self), expected)
    }
  }

  @Test func outletsOfTheSameProperty() throws {
    func outlet(_ target: String, _ id: String) -> TextEdit {
      .insert(
        Sample.outlet.replacing("nameLabel", with: "field").replacing("lab-el-001", with: target)
          .replacing("out-le-001", with: id), after: Sample.outlet)
    }
    try expectEitherSide(ours: [outlet("lab-el-001", "a")], theirs: [outlet("but-to-001", "b")])
  }

  /// Each side's root view is a tree of its own; ours' constraint to what is in it goes with it.
  @Test func partsThatFillOneSlot() throws {
    func view(_ id: String, _ mode: String) -> String {
      """
                              <view key="tableHeaderView" contentMode="\(mode)" id="\(id)">
                                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                              </view>

      """
    }
    let place = Sample.line(with: "<viewLayoutGuide")
    try expectEitherSide(
      ours: [.insert(view("hea-d1-001", "left"), before: place)],
      theirs: [.insert(view("hea-d2-001", "right"), before: place)])
  }

  @Test func twoAdditionsWithoutABase() throws {
    let ours = Sample.text.edited([TextEdit(Sample.name, "text=\"A\"")])
    let theirs = Sample.text.edited([TextEdit(Sample.name, "text=\"B\"")])
    for (decision, expected) in [(MergeDecision.ours, ours), (.theirs, theirs)] {
      let result = try decided(nil, ours, theirs, decision)
      #expect(result.conflicts == [])
      expectSameLines(String(decoding: result.document, as: UTF8.self), expected)
    }
  }

  // MARK: Laws

  /// Overlapping random edits: ours everywhere is the merge as it was; theirs everywhere is the merge with the sides
  /// exchanged, but for order and frames; what is decided is never a conflict again, and the result can be read.
  @Test(arguments: 1...40)
  func randomConflictsCanBeDecided(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = Sample.text
    let pool: [TextEdit] = [
      TextEdit(Sample.name, "text=\"A\(Int.random(in: 0...9, using: &generator))\""),
      TextEdit(Sample.name, "text=\"B\""), .delete(Sample.masked), .delete(Sample.label),
      .delete(Sample.button), .delete(Sample.outlet), .delete(Sample.firstConstraint),
      TextEdit("constant=\"16\"", "constant=\"20\""), TextEdit("constant=\"16\"", "constant=\"24\""),
      TextEdit("title=\"Save\"", "title=\"Keep\""), TextEdit("title=\"Save\"", "title=\"Store\""),
      .insert(Self.constraint, after: Sample.secondConstraint),
      TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\""),
    ]
    func side(_ id: String) -> String {
      pool.shuffled(using: &generator).prefix(4).reduce(base) { text, edit in
        text.components(separatedBy: edit.old).count == 2 ? text.replacing(edit.old, with: edit.new) : text
      }
    }
    let (ours, theirs) = (side("a"), side("b"))
    let plain = try SampleMerge(base, ours, theirs)
    for decision in [MergeDecision.ours, .theirs] {
      let result = try decided(base, ours, theirs, decision)
      #expect(result.conflicts.map(\.message) == [], "\(decision)")
      _ = try InterfaceDocument(data: result.document)
      if decision == .ours { #expect(result.document == plain.result.document) }
    }
  }

  // MARK: Holders of constraints

  /// Both sides moved a label, and ours tied it to its new superview. Theirs' move would leave the constraint in a view that does not
  /// contain its item, so that move is not possible: it stays a conflict, also after somebody decided about the constraint.
  @Test func aMoveThatAConstraintForbidsIsRefused() throws {
    let space = String(repeating: " ", count: 28)
    let label =
      "\(space)    <subviews>\n\(space)        <label text=\"In\" id=\"inn-er-001\"/>\n\(space)    </subviews>\n"
    func document(in place: Int, tie: String = "") -> String {
      let boxes = ["box-aa-001", "box-bb-001", "box-cc-001"].enumerated().map { index, id in
        let tie =
          "\(space)        <constraint firstAttribute=\"width\" constant=\"100\" id=\"con-st-10\(index)\"/>\n"
          + (index == place ? tie : "")
        return "\(space)<view contentMode=\"center\" id=\"\(id)\">\n" + (index == place ? label : "")
          + "\(space)    <constraints>\n\(tie)\(space)    </constraints>\n\(space)</view>\n"
      }
      return Sample.text.edited([TextEdit(Sample.masked, boxes.joined())])
    }
    let tie =
      "\(space)        <constraint firstItem=\"inn-er-001\" firstAttribute=\"leading\" secondItem=\"box-bb-001\" secondAttribute=\"leading\" id=\"con-st-200\"/>\n"
    let (base, ours, theirs) = (document(in: 0), document(in: 1, tie: tie), document(in: 2))
    let move = try #require(try SampleMerge(base, ours, theirs).result.conflicts.first)
    #expect(move.kind == .moved)
    func merged(_ decisions: [MergeConflict: MergeDecision]) throws -> MergeResult {
      try DocumentMerge.merge(
        base: Data(base.utf8), ours: Data(ours.utf8), theirs: Data(theirs.utf8), decisions: decisions)
    }
    let refused = try merged([move: .theirs])
    #expect(Set(refused.conflicts.map(\.kind)) == [.moved, .reference])
    let holder = try #require(refused.conflicts.first { $0.kind == .reference })
    #expect(try merged([move: .theirs, holder: .ours]).conflicts == [move])
    let result = try merged([move: .ours, holder: .ours])
    #expect(result.conflicts == [])
    expectSameLines(String(decoding: result.document, as: UTF8.self), ours)
  }

  /// The constraint would be held by a view that does not contain its item, so theirs cannot be taken.
  @Test func aConstraintOfAnotherHolderStaysAsOurs() throws {
    let space = String(repeating: " ", count: 28)
    func box(_ id: String, _ contents: String) -> String {
      "\(space)<view contentMode=\"center\" id=\"\(id)\">\n\(contents)\(space)</view>\n"
    }
    func document(inFirst: Bool, constraint: String) -> String {
      let label =
        "\(space)    <subviews>\n\(space)        <label text=\"In\" id=\"inn-er-001\"/>\n\(space)    </subviews>\n"
      let constraints =
        "\(space)    <constraints>\n\(space)        <constraint firstAttribute=\"width\" constant=\"100\" id=\"con-st-102\"/>\n\(constraint)\(space)    </constraints>\n"
      let boxes = [
        box("box-aa-001", (inFirst ? label : "") + constraints), box("box-bb-001", inFirst ? "" : label),
      ]
      return Sample.text.edited([TextEdit(Sample.masked, boxes.joined())])
    }
    let tie =
      "\(space)        <constraint firstItem=\"inn-er-001\" firstAttribute=\"leading\" secondItem=\"box-aa-001\" secondAttribute=\"leading\" id=\"con-st-101\"/>\n"
    let base = document(inFirst: true, constraint: "")
    let moved = document(inFirst: false, constraint: "")
    let tied = document(inFirst: true, constraint: tie)
    for (ours, theirs) in [(moved, tied), (tied, moved)] {
      let kept = try decided(base, ours, theirs, .ours)
      #expect(kept.conflicts == [])
      expectSameLines(String(decoding: kept.document, as: UTF8.self), ours)
      for decision in [MergeDecision.theirs, .both] {
        let refused = try decided(base, ours, theirs, decision)
        #expect(refused.conflicts.map(\.kind) == [.reference])
        expectSameLines(String(decoding: refused.document, as: UTF8.self), ours)
      }
    }
  }
}
