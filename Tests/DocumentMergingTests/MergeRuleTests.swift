import DocumentMerging
import Foundation
import Testing

/// Each rule with a document that triggers it and a near miss. The expected texts are the edits of both sides, made by hand.
struct MergeRuleTests {
  private typealias Sample = SampleDocument

  @Test func attributesOfOneElementAreMerged() throws {
    try expectMerged(
      ours: [TextEdit(Sample.name, "text=\"First name\"")],
      theirs: [TextEdit("lineBreakMode=\"tailTruncation\"", "lineBreakMode=\"wordWrap\" numberOfLines=\"0\"")]
    )
  }

  @Test func oneAttributeChangedByBothIsAConflict() throws {
    let merge = try SampleMerge(
      ours: [TextEdit(Sample.name, "text=\"First name\"")],
      theirs: [TextEdit(Sample.name, "text=\"Last name\"")])
    #expect(merge.kinds == [.value])
    #expect(
      merge.messages == [
        "label “First name” (lab-el-001): text is “First name” in ours and “Last name” in theirs, and was “Name”"
      ])
    #expect(merge.result.conflicts[0].attribute == "text")
    #expect(merge.result.conflicts[0].oursLine == 20 && merge.result.conflicts[0].theirsLine == 20)
    #expect(merge.text == merge.ours)
  }

  @Test func theSameChangeOfBothIsMadeOnce() throws {
    let edit = [TextEdit(Sample.name, "text=\"First name\"")]
    try expectMerged(
      ours: edit + [TextEdit("title=\"Save\"", "title=\"Keep\"")], theirs: edit,
      into: edit + [TextEdit("title=\"Save\"", "title=\"Keep\"")])
  }

  /// Everything that is not in conflict is merged all the same.
  @Test func conflictsLeaveTheRestMerged() throws {
    let merge = try SampleMerge(
      ours: [TextEdit(Sample.name, "text=\"A\"")],
      theirs: [TextEdit(Sample.name, "text=\"B\""), TextEdit("title=\"Save\"", "title=\"Keep\"")])
    #expect(merge.kinds == [.value])
    expectSameLines(merge.text, merge.ours.edited([TextEdit("title=\"Save\"", "title=\"Keep\"")]))
  }

  @Test func removedAndAddedAttributesAreMerged() throws {
    try expectMerged(
      ours: [TextEdit(" lineBreakMode=\"tailTruncation\"", "")],
      theirs: [TextEdit("opaque=\"NO\" text", "opaque=\"NO\" userInteractionEnabled=\"NO\" text")])
  }

  @Test func aRemovedAttributeAgainstAChangedOneIsAConflict() throws {
    let merge = try SampleMerge(
      ours: [TextEdit(" lineBreakMode=\"tailTruncation\"", "")],
      theirs: [TextEdit("tailTruncation", "wordWrap")])
    #expect(merge.kinds == [.value])
    #expect(merge.text == merge.ours)
  }

  // MARK: Values

  @Test func aColourIsOneDecision() throws {
    let merge = try SampleMerge(
      ours: [TextEdit("green=\"0.0\"", "green=\"1\"")], theirs: [TextEdit("blue=\"0.0\"", "blue=\"1\"")])
    #expect(merge.kinds == [.value])
    #expect(merge.result.conflicts[0].attribute == "textColor")
    #expect(merge.text == merge.ours)
  }

  @Test func theOtherSidesColourIsTaken() throws {
    try expectMerged(
      ours: [TextEdit("pointSize=\"17\"", "pointSize=\"20\"")],
      theirs: [TextEdit("blue=\"0.0\"", "blue=\"1\"")])
  }

  /// Xcode 8 and later write single-precision components with other digits.
  @Test func otherDigitsAreNoChange() throws {
    try expectMerged(
      ours: [TextEdit("red=\"0.33333334326744\"", "red=\"0.5\"")],
      theirs: [TextEdit("red=\"0.33333334326744\"", "red=\"0.33333334329999997\"")],
      into: [TextEdit("red=\"0.33333334326744\"", "red=\"0.5\"")])
  }

  @Test func aValueMayBecomeNil() throws {
    try expectMerged(
      ours: [TextEdit(Sample.name, "text=\"A\"")],
      theirs: [
        TextEdit(
          "<color key=\"textColor\" red=\"0.33333334326744\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
          "<nil key=\"textColor\"/>")
      ])
  }

  // MARK: Additions

  static func constraint(_ id: String, constant: Int = 8) -> String {
    String(repeating: " ", count: 28)
      + "<constraint firstItem=\"lab-el-001\" firstAttribute=\"top\" secondItem=\"saf-ea-001\" secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)\"/>\n"
  }

  @Test func bothAdditionsAtOnePlaceAreKeptOursFirst() throws {
    try expectMerged(
      ours: [.insert(Self.constraint("new-aa-001"), after: Sample.firstConstraint)],
      theirs: [.insert(Self.constraint("new-bb-001"), after: Sample.firstConstraint)],
      into: [
        .insert(Self.constraint("new-aa-001") + Self.constraint("new-bb-001"), after: Sample.firstConstraint)
      ])
  }

  @Test func theSameAdditionIsMadeOnce() throws {
    let edit = TextEdit.insert(Self.constraint("new-aa-001"), after: Sample.firstConstraint)
    try expectMerged(
      ours: [edit, TextEdit(Sample.name, "text=\"A\"")], theirs: [edit],
      into: [edit, TextEdit(Sample.name, "text=\"A\"")])
  }

  @Test func theSameIdWithOtherContentsIsAConflict() throws {
    let merge = try SampleMerge(
      ours: [.insert(Self.constraint("new-aa-001", constant: 1), after: Sample.firstConstraint)],
      theirs: [.insert(Self.constraint("new-aa-001", constant: 2), after: Sample.firstConstraint)])
    #expect(merge.kinds == [.value])
    #expect(merge.text == merge.ours)
  }

  @Test func firstChildrenOfBothAreListedOnce() throws {
    func attributes(_ lines: String) -> String {
      let space = String(repeating: " ", count: 32)
      return "\(space)<userDefinedRuntimeAttributes>\n\(lines)\(space)</userDefinedRuntimeAttributes>\n"
    }
    func attribute(_ path: String) -> String {
      String(repeating: " ", count: 36)
        + "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"YES\"/>\n"
    }
    let place = String(repeating: " ", count: 32) + "<nil key=\"highlightedColor\"/>\n"
    try expectMerged(
      ours: [.insert(attributes(attribute("a")), after: place)],
      theirs: [.insert(attributes(attribute("b")), after: place)],
      into: [.insert(attributes(attribute("a") + attribute("b")), after: place)])
  }

  /// Each Xcode gives a guide that it adds an id of its own.
  @Test func guidesThatBothAddedAreTheSame() throws {
    let guide = Sample.line(with: "<viewLayoutGuide")
    let base = Sample.text.edited([.delete(guide), .delete(Sample.firstConstraint)])
    let space = String(repeating: " ", count: 20)
    let place = "\(space)</view>\n\(space)<connections>\n"
    func fixed(_ id: String, _ constraint: String) -> [TextEdit] {
      [
        .insert(guide.replacing("saf-ea-001", with: id), before: place),
        .insert(
          Self.constraint(constraint).replacing("saf-ea-001", with: id), before: Sample.secondConstraint),
      ]
    }
    let merge = try SampleMerge(
      base, ours: fixed("gui-de-aaa", "new-aa-001"), theirs: fixed("gui-de-bbb", "new-bb-001"))
    #expect(merge.messages == [])
    let lines = (Self.constraint("new-aa-001") + Self.constraint("new-bb-001")).replacing(
      "saf-ea-001", with: "gui-de-aaa")
    expectSameLines(
      merge.text,
      base.edited([
        .insert(guide.replacing("saf-ea-001", with: "gui-de-aaa"), before: place),
        .insert(lines, before: Sample.secondConstraint),
      ]))
  }

  @Test func twoOutletsOfOnePropertyAreAConflict() throws {
    func outlet(_ target: String, _ id: String) -> TextEdit {
      .insert(
        Sample.outlet.replacing("nameLabel", with: "main").replacing("lab-el-001", with: target)
          .replacing("out-le-001", with: id), after: Sample.outlet)
    }
    let conflict = try SampleMerge(ours: [outlet("lab-el-001", "a")], theirs: [outlet("but-to-001", "b")])
    #expect(conflict.kinds == [.slot])
    #expect(conflict.text == conflict.ours)
    try expectMerged(
      ours: [outlet("lab-el-001", "a")], theirs: [outlet("lab-el-001", "b")],
      into: [outlet("lab-el-001", "a")])
  }

  // MARK: Deletions

  @Test func aDeletionIsTaken() throws {
    try expectMerged(
      ours: [TextEdit("title=\"Save\"", "title=\"Keep\"")],
      theirs: [.delete(Sample.masked)])
  }

  @Test func aDeletionOfWhatOursChangedIsAConflict() throws {
    let merge = try SampleMerge(
      ours: [TextEdit("contentMode=\"scaleToFill\" id=\"mas", "contentMode=\"center\" id=\"mas")],
      theirs: [.delete(Sample.masked)])
    #expect(merge.kinds == [.deletedByTheirs])
    #expect(merge.messages == ["view (mas-ke-001): theirs deleted it, and ours changed it"])
    #expect(merge.text == merge.ours)
  }

  @Test func aDeletionOfWhatTheirsChangedIsAConflict() throws {
    let merge = try SampleMerge(
      ours: [.delete(Sample.masked)],
      theirs: [TextEdit("contentMode=\"scaleToFill\" id=\"mas", "contentMode=\"center\" id=\"mas")])
    #expect(merge.kinds == [.deletedByOurs])
    #expect(merge.text == merge.ours)
  }

  /// Nobody decides about the frame of a view with constraints.
  @Test(arguments: [true, false])
  func aDeletionAgainstAFrameIsADeletion(isOurs: Bool) throws {
    let space = String(repeating: " ", count: 28)
    let view = """
      \(space)<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fre-ex-001">
      \(space)    <rect key="frame" x="1" y="2" width="3" height="4"/>
      \(space)</view>

      """
    let base = Sample.text.edited([.insert(view, before: Sample.masked)])
    let deletion = [TextEdit.delete(view)]
    let frame = [TextEdit("x=\"1\" y=\"2\"", "x=\"5\" y=\"2\"")]
    try expectMerged(
      base, ours: isOurs ? deletion : frame, theirs: isOurs ? frame : deletion, into: deletion)
  }

  @Test func theLastChildTakesItsListAlong() throws {
    let action = Sample.line(with: "act-io-001")
    let space = String(repeating: " ", count: 32)
    let connections = "\(space)<connections>\n\(action)\(space)</connections>\n"
    try expectMerged(ours: [TextEdit(Sample.name, "text=\"A\"")], theirs: [.delete(connections)])
    let other = action.replacing("save:", with: "close:").replacing("act-io-001", with: "act-io-002")
    try expectMerged(
      ours: [.insert(other, after: action)], theirs: [.delete(connections)], into: [TextEdit(action, other)])
    try expectMerged(
      ours: [.delete(connections)], theirs: [.insert(other, after: action)], into: [TextEdit(action, other)])
  }

  /// Both sides connected the same event with the same method: it would be called twice.
  @Test func theSameActionOfBothIsAddedOnce() throws {
    func action(_ selector: String, _ id: String) -> TextEdit {
      .insert(
        "<action selector=\"\(selector)\" destination=\"con-tr-oll\" eventType=\"touchUpInside\" id=\"\(id)\"/>\n",
        before: "<action selector=\"save:\"")
    }
    try expectMerged(
      ours: [action("send:", "our-ac-tio")], theirs: [action("send:", "thr-ac-tio")],
      into: [action("send:", "our-ac-tio")])
    let other = try SampleMerge(
      ours: [action("send:", "our-ac-tio")], theirs: [action("close:", "thr-ac-tio")])
    #expect(other.messages == [])
    #expect(other.text.contains("our-ac-tio") && other.text.contains("thr-ac-tio"))
  }

  // MARK: What a release of Xcode writes in another way

  private static let red = "red=\"0.33333334326744\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""
  private static let space = "colorSpace=\"custom\" customColorSpace=\"sRGB\""

  /// Xcode 8 wrote other colour spaces, Xcode 12 another kind of button; nobody changed the views that theirs deleted.
  @Test(arguments: [
    [TextEdit(space, "colorSpace=\"calibratedRGB\"")],
    [
      .insert(
        "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>\n",
        after: SampleDocument.labelFrame)
    ],
  ])
  func deletionsWinOverRewriting(_ rewriting: [TextEdit]) throws {
    let deletion: [TextEdit] = [
      .delete(Sample.label), .delete(Sample.outlet), .delete(Sample.firstConstraint),
      .delete(Sample.secondConstraint),
    ]
    for merge in [
      try SampleMerge(ours: rewriting, theirs: deletion), try SampleMerge(ours: deletion, theirs: rewriting),
    ] {
      #expect(merge.kinds == [])
      #expect(!merge.text.contains("lab-el-001"))
    }
  }

  @Test func anotherColorIsAChange() throws {
    let merge = try SampleMerge(
      ours: [TextEdit(Self.red, Self.red.replacing("0.0", with: "0.5"))],
      theirs: [
        .delete(Sample.label), .delete(Sample.outlet), .delete(Sample.firstConstraint),
        .delete(Sample.secondConstraint),
      ])
    #expect(merge.kinds.contains(.deletedByTheirs))
  }

  @Test func buttonsOfTheFormerKindAreTheSame() throws {
    func kind(_ name: String) -> TextEdit {
      TextEdit("<button opaque=\"NO\"", "<button opaque=\"NO\" buttonType=\"\(name)\"")
    }
    let deletion: [TextEdit] = [.delete(Sample.button), .delete(Sample.secondConstraint)]
    let base = Sample.text.edited([kind("roundedRect")])
    func merge(_ name: String) throws -> SampleMerge {
      try SampleMerge(
        base, Sample.text.edited([kind(name)]),
        base.edited([.delete(Sample.button.edited([kind("roundedRect")])), .delete(Sample.secondConstraint)]))
    }
    #expect(try merge("system").kinds == [])
    #expect(try merge("system").text == Sample.text.edited(deletion))
    #expect(try merge("custom").kinds == [.deletedByTheirs])
  }
}
