import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

struct ComparisonTests {
  private func sentences(_ old: String, _ new: String) throws -> [String] {
    try Sample.differences(old, new).decided.map(\.sentence)
  }

  @Test func findsNothingInTheSameDocument() throws {
    let text = Sample.storyboard()
    #expect(try Sample.differences(text, text).isEmpty)
  }

  @Test func sayConstraintsInOneLine() throws {
    let changed = Sample.constraint.replacingOccurrences(of: "\"16\"", with: "\"24.0\" priority=\"750\"")
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(constraints: changed)) == [
        "NameLabel “Name”.leading = superview.leadingMargin: constant 16 → 24, priority 1000 → 750"
      ])
  }

  @Test func saysTextsColoursFontsAndClasses() throws {
    var label = Sample.label.replacingOccurrences(of: "text=\"Name\"", with: "text=\"Full name\"")
    label = label.replacingOccurrences(of: "labelColor", with: "linkColor")
      .replacingOccurrences(of: "pointSize=\"17\"", with: "pointSize=\"20\"")
      .replacingOccurrences(of: "NameLabel", with: "TitleLabel")
    let name = "TitleLabel “Full name”"
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(views: label)) == [
        "\(name): customClass NameLabel → TitleLabel", "\(name): textColor labelColor → linkColor",
        "\(name): fontDescription system 17 → system 20", "\(name): text “Name” → “Full name”",
      ])
  }

  @Test func listsConnectionsFirst() throws {
    let outlet = "<outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/>"
    let differences = try Sample.differences(
      Sample.storyboard(connections: outlet),
      Sample.storyboard(views: Sample.label.replacingOccurrences(of: "Name\"", with: "Names\"")))
    #expect(differences.decided.first?.topic == .connections)
    #expect(
      differences.decided.first?.sentence == "LoginController: outlet nameLabel removed, to NameLabel “Name”")
  }

  @Test func callsConstraintsOfOutletsByTheirWords() throws {
    let outlet = "<outlet property=\"leading\" destination=\"c1\" id=\"o1\"/>"
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(connections: outlet)) == [
        "LoginController: outlet leading added, to constraint NameLabel “Name”.leading = superview.leadingMargin"
      ])
  }

  /// A view without constraints has no element for them.
  @Test func namesTheFirstConstraintOfAView() throws {
    let old = Sample.storyboard(constraints: "").replacingOccurrences(
      of: "<constraints></constraints>", with: "")
    #expect(
      try sentences(old, Sample.storyboard())
        == ["NameLabel “Name”.leading = superview.leadingMargin + 16 added"])
    #expect(
      try sentences(Sample.storyboard(), old)
        == ["NameLabel “Name”.leading = superview.leadingMargin + 16 removed"])
  }

  @Test func countsWhatNobodyDecidedAsNoise() throws {
    // Constraints place the label.
    let label = Sample.label.replacingOccurrences(
      of: "<label ", with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" ")
    let old = Sample.storyboard(views: label)
    var new = Sample.storyboard(views: label, attributes: "toolsVersion=\"2\"").replacingOccurrences(
      of: "x=\"1\" y=\"2\" width", with: "x=\"9\" y=\"2\" width")
    new = new.replacingOccurrences(of: "retina4_7", with: "retina6_1")
      .replacingOccurrences(of: "x=\"1\" y=\"2\"/></scene>", with: "x=\"5\" y=\"6\"/></scene>")
      .replacingOccurrences(of: "constant=\"16\"", with: "constant=\"16.0\"")
    let differences = try Sample.differences(old, new)
    #expect(differences.isNoise)
    #expect(
      differences.noiseCounts.map { "\($0.kind) \($0.count)" } == [
        "header 2", "frames 1", "canvas 2", "notation 1",
      ])
  }

  @Test func knowsObjectsWhoseIdsAreAllNew() throws {
    let old = Sample.storyboard()
    var new = old
    for id in ["l1", "root", "vc", "safe", "c1", "s"] {
      new = new.replacingOccurrences(of: "\"\(id)\"", with: "\"\(id)-new\"")
    }
    let differences = try Sample.differences(old, new)
    #expect(differences.isNoise)
    #expect(differences.noiseCounts.map(\.kind) == [.identifiers])
  }

  @Test func matchesConstraintsThatWereMadeAgain() throws {
    let again = Sample.constraint.replacingOccurrences(of: "c1", with: "c9").replacingOccurrences(
      of: "\"16\"", with: "\"8\"")
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(constraints: again)) == [
        "NameLabel “Name”.leading = superview.leadingMargin: constant 16 → 8"
      ])
  }

  @Test func reportsAddedRemovedAndMovedViews() throws {
    let stack = "<stackView id=\"st\"><subviews>\(Sample.label)</subviews></stackView>"
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(views: stack)) == [
        "stack view added in view", "NameLabel “Name” moved from view to stack view",
      ])
    let gone = try Sample.differences(Sample.storyboard(views: stack), Sample.storyboard(constraints: ""))
    #expect(gone.decided.map(\.sentence).contains("stack view removed from view"))
  }

  @Test func reportsOrderWhereItMatters() throws {
    let other = "<button id=\"b\"/>"
    let views = try Sample.differences(
      Sample.storyboard(views: Sample.label + other), Sample.storyboard(views: other + Sample.label))
    #expect(views.decided.map(\.kind) == [.reordered])
    let second = "<constraint firstItem=\"l1\" firstAttribute=\"top\" constant=\"1\" id=\"c2\"/>"
    let constraints = try Sample.differences(
      Sample.storyboard(constraints: Sample.constraint + second),
      Sample.storyboard(constraints: second + Sample.constraint))
    #expect(constraints.isNoise)
    #expect(constraints.noise.map(\.noise) == [.order])
  }

  /// Every attribute is named, whether this package knows it or not.
  @Test func namesUnknownAttributesAndElements() throws {
    let new = Sample.label.replacingOccurrences(
      of: "<color", with: "<thing key=\"whatever\"><part deep=\"1\"/></thing><color"
    )
    .replacingOccurrences(of: "<label ", with: "<label future=\"YES\" ")
    let differences = try Sample.differences(Sample.storyboard(), Sample.storyboard(views: new))
    let attributes = differences.decided.flatMap(\.differences).map {
      "\($0.element) \($0.attribute)=\($0.new ?? "")"
    }
    #expect(attributes.contains(" future=YES"))
    #expect(attributes.contains("thing(whatever)/part deep=1"))
  }

  @Test func namesScenesThatCameOrWent() throws {
    let scene = """
      <scene sceneID="s2"><objects><viewController id="v2" customClass="HelpController" sceneMemberID="viewController"/>\
      </objects></scene>
      """
    #expect(
      try sentences(Sample.storyboard(), Sample.storyboard(scene: scene)) == ["scene HelpController added"])
    #expect(
      try sentences(Sample.storyboard(scene: scene), Sample.storyboard())
        == ["scene HelpController removed, with 1 object"])
  }

  @Test func reportsTranslationsThatLostTheirObject() throws {
    let comparison = DocumentComparison(
      try Sample.tree(Sample.storyboard()),
      try Sample.tree(Sample.storyboard(views: "<label text=\"New\" id=\"l2\"/>")))
    let table = TranslationTable(file: "de.lproj/Main.strings", keys: ["l1.text", "other.text"])
    #expect(
      comparison.localizationChanges([table]).map(\.sentence) == [
        "de.lproj/Main.strings: entry l1.text of NameLabel “Name” no longer has an object",
        "de.lproj/Main.strings: no entry l2.text for label “New”",
      ])
  }

  @Test func namesConflictMarkers() throws {
    let text = Sample.storyboard().replacingOccurrences(of: "<subviews>", with: "\n<<<<<<< HEAD\n<subviews>")
    let error = #expect(throws: DocumentError.self) { try Sample.tree(text) }
    #expect(error?.message == "Expected XML, found a conflict marker of a merge")
    #expect(error?.line == 8)
  }
}
