import AutoLayoutTool
import Foundation
import Testing

/// The rules of lint on documents of macOS, each with a document that triggers it and a near miss that does not. Text is
/// measured with 10 points a letter.
@MainActor
struct MacLintTests {
  private struct Found: Equatable {
    var rule: String
    var objects: [String]
    var message: String
    var fix: String?
  }

  private func lint(_ document: String, _ options: String...) throws -> [Found] {
    let run = ToolRun(
      ["lint", "a.xib", "--format", "json"] + options, files: MemoryFiles(["a.xib": document]),
      documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(run.status == (findings.isEmpty ? .done : .foundSomething))
    return findings.map { finding in
      Found(
        rule: finding["rule"] as? String ?? "",
        objects: (finding["objects"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String },
        message: finding["message"] as? String ?? "", fix: finding["fix"] as? String)
    }
  }

  /// A box 100 × 50 points large, 20 from the left and 40 from the top: 210 up from the bottom.
  private func box(_ frame: String = "20 210 100 50", attributes: String = "", without missing: String? = nil)
    -> String
  {
    let constraints = SampleStoryboard.pinned("box", 20, 40, 100, 50).split(separator: "\n")
      .filter { line in missing.map { !line.contains("\"box-\($0)\"") } ?? true }
    return SampleMacXib.text(
      views: SampleMacXib.view("box", frame, attributes: attributes),
      constraints: constraints.joined(separator: "\n"))
  }

  // MARK: Unsatisfiable, illegal

  private func twoWidths(_ second: Double, _ priority: String = "") -> String {
    SampleMacXib.text(
      views: SampleMacXib.view("box", "20 210 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("second", "box.width = \(second)", priority))
  }

  @Test func constraintsThatContradictEachOther() throws {
    let found = try lint(twoWidths(120))
    #expect(found.map(\.rule) == ["unsatisfiable"])
    #expect(Set(found[0].objects) == ["box-w", "second"])
    #expect(found[0].fix == "Give NSView (box).width = 120 (second) the priority 999, or delete it")
  }

  @Test(arguments: [(100.0, ""), (120, "priority=\"999\"")])
  func equalOrWeakerConstraintsDoNot(_ width: Double, _ priority: String) throws {
    #expect(try lint(twoWidths(width, priority)).isEmpty)
  }

  @Test(arguments: [("root.top", ["illegal-constraint"]), ("root.centerX", [])])
  func aSideCannotBeTiedToATop(_ other: String, _ rules: [String]) throws {
    let constant = other == "root.top" ? 20 : -180
    let document = SampleMacXib.text(
      views: SampleMacXib.view("box", "20 210 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("one", "box.leading = \(other) \(constant)"))
    #expect(try lint(document).map(\.rule) == rules)
  }

  // MARK: Ambiguous

  @Test(arguments: [
    ("x", "Add NSView (box).leading = NSView (root).leading + 20"),
    ("y", "Add NSView (box).top = NSView (root).top + 40"),
    ("w", "Add NSView (box).width = 100"), ("h", "Add NSView (box).height = 50"),
  ])
  func aMissingConstraintIsNamed(_ missing: String, _ fix: String) throws {
    let found = try lint(box(without: missing)).filter { $0.rule == "ambiguous" }
    #expect(found.map(\.objects) == [["box"]])
    #expect(found.map(\.fix) == [fix])
  }

  @Test func enoughConstraintsAreNotAmbiguous() throws { #expect(try lint(box()).isEmpty) }

  @Test func authorsMaySwitchTheCheckOff() throws {
    #expect(try lint(box(attributes: "verifyAmbiguity=\"off\"", without: "x")).isEmpty)
  }

  /// A clip view places its document itself.
  @Test(arguments: [("clipView", [[String]]()), ("customView", [["inner"]])])
  func whatAScrollViewPlacesIsNotAmbiguous(_ element: String, _ objects: [[String]]) throws {
    let outer = """
      <\(element) id="outer" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="210" width="100" height="50"/>
        <subviews>\(SampleMacXib.view("inner", "0 0 10 10"))</subviews>
      </\(element)>
      """
    let document = SampleMacXib.text(
      views: outer, constraints: SampleStoryboard.pinned("outer", 20, 40, 100, 50))
    #expect(try lint(document).filter { $0.rule == "ambiguous" }.map(\.objects) == objects)
  }

  // MARK: Misplaced

  @Test func aFrameFarFromWhatConstraintsGive() throws {
    let found = try lint(box("20 204 100 50"))
    #expect(found.map(\.rule) == ["misplaced"])
    #expect(
      found[0].message == "The saved frame of NSView (box) is (20, 204, 100 × 50), but the constraints give "
        + "(20, 210, 100 × 50)")
    #expect(
      found[0].fix == "Update the frame: <rect key=\"frame\" x=\"20\" y=\"210\" width=\"100\" height=\"50\"/>"
    )
  }

  /// Controls of another generation lie up to three points elsewhere (22 documents that Xcode did not mark).
  @Test(arguments: [("", [String]()), ("misplaced=\"YES\"", ["misplaced"])])
  func threePointsNeedAMark(_ mark: String, _ rules: [String]) throws {
    #expect(try lint(box("20 207 100 50", attributes: mark)).map(\.rule) == rules)
  }

  /// Symbols stand out from the square that constraints give them (21 documents that Xcode did not mark).
  @Test(arguments: [("imageView", [String]()), ("customView", ["misplaced"])])
  func aPictureExplainsAFrameAroundIt(_ element: String, _ rules: [String]) throws {
    let document = SampleMacXib.text(
      views: SampleMacXib.view("one", "20 237 16 24", element: element),
      constraints: SampleStoryboard.pinned("one", 20, 44, 16, 16))
    #expect(try lint(document).map(\.rule) == rules)
  }

  /// The content of a stack and its own class prove nothing; Interface Builder's mark does (Research/findings.tsv, the second draw on
  /// documents of macOS).
  @Test(arguments: [("", [String]()), ("misplaced=\"YES\"", ["misplaced"])])
  func aFrameInAStackNeedsAMark(_ mark: String, _ rules: [String]) throws {
    let stack = """
      <stackView id="stack" orientation="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="190" width="100" height="70"/>
        <subviews>\(SampleMacXib.view("inner", "0 12 60 50", attributes: mark))</subviews>
      </stackView>
      """
    let document = SampleMacXib.text(
      views: stack,
      constraints: SampleStoryboard.pinned("stack", 20, 40, 100, 70)
        + SampleStoryboard.constraint("iw", "inner.width = 60")
        + SampleStoryboard.constraint("ih", "inner.height = 70", "priority=\"750\""))
    #expect(try lint(document).map(\.rule) == rules)
  }

  /// Two labels that hug equally share the row: which of them stretches is open, unless a size is a little off and none has to.
  /// Interface Builder knows the sizes.
  @Test(arguments: [("", [String]()), ("ambiguous=\"YES\"", ["ambiguous"])])
  func sharedSpaceNeedsAMark(_ mark: String, _ rules: [String]) throws {
    let document = SampleMacXib.text(
      views: SampleMacXib.label("a", "18 244 160 16", "Twelve", attributes: mark)
        + SampleMacXib.label("b", "190 244 190 16", "Eleven"),
      constraints: """
        \(SampleStoryboard.constraint("ax", "a.leading = root.leading 20"))
        \(SampleStoryboard.constraint("ay", "a.top = root.top 40"))
        \(SampleStoryboard.constraint("bx", "b.leading = a.trailing 10"))
        \(SampleStoryboard.constraint("be", "root.trailing = b.trailing 20"))
        \(SampleStoryboard.constraint("by", "b.top = a.top"))
        """)
    #expect(try lint(document).map(\.rule) == rules)
  }

  /// Panes have another size as soon as somebody drags the divider.
  @Test(arguments: [("splitView", [String]()), ("customView", ["unsatisfiable"])])
  func thePresentSizeOfAPaneContradictsNothing(_ element: String, _ rules: [String]) throws {
    let pane = """
      <customView id="pane"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask"/>
        <constraints>\(SampleStoryboard.constraint("pw", "pane.width = 70"))</constraints></customView>
      """
    let outer = """
      <\(element) id="outer" vertical="YES" dividerStyle="thin" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="210" width="100" height="50"/><subviews>\(pane)</subviews>
      </\(element)>
      """
    let document = SampleMacXib.text(
      views: outer, constraints: SampleStoryboard.pinned("outer", 20, 40, 100, 50))
    #expect(try lint(document).map(\.rule) == rules)
  }

  private func window(_ content: String, tools: String, mark: String = "") -> String {
    SampleMacXib.objects(
      """
      <window title="W" id="win"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="10" y="10" width="200" height="100"/>
        <view key="contentView" \(mark) id="content"><rect key="frame" x="0" y="0" width="200" height="\(content)"/></view>
      </window>
      """, tools: tools)
  }

  /// Content of another size than its window may be marked: 3 of 5 by Xcode 10, none of 35 later.
  @Test(arguments: [
    ("120", "misplaced=\"YES\"", ["content"]), ("120", "", []), ("100", "misplaced=\"YES\"", []),
  ])
  func contentUnlikeItsWindow(_ height: String, _ mark: String, _ objects: [String]) throws {
    #expect(try lint(window(height, tools: "14490.70", mark: mark)).flatMap(\.objects) == objects)
  }

  // MARK: Clipped text

  private func label(_ width: Int, in element: String = "customView") -> String {
    SampleMacXib.text(
      views: SampleMacXib.label("one", "18 244 \(width + 4) 16", "Twelve chars"),
      constraints: """
        \(SampleStoryboard.constraint("x", "one.leading = root.leading 20"))
        \(SampleStoryboard.constraint("y", "one.top = root.top 40"))
        \(SampleStoryboard.constraint("w", "one.width = \(width)"))
        """)
  }

  @Test func aLabelTooNarrowForItsText() throws {
    let found = try lint(label(100))
    #expect(found.map(\.rule) == ["clipped-text"])
    #expect(found[0].message.contains("is 100 points wide, but its text needs 120"))
    #expect(found[0].fix?.contains("(w) a least length: relation=\"greaterThanOrEqual\"") == true)
  }

  @Test(arguments: [120, 115]) func aLabelJustWideEnough(_ width: Int) throws {
    #expect(try lint(label(width)).isEmpty)
  }

  /// A picture behind a title takes no space from it.
  @Test(arguments: [
    ("overlaps", 74, [String]()), ("overlaps", 40, ["clipped-text"]), ("left", 74, ["clipped-text"]),
  ])
  func aPictureBehindATitle(_ position: String, _ width: Int, _ rules: [String]) throws {
    let button = SampleMacXib.view(
      "one", "20 210 \(width) 50", element: "button", attributes: "fixedFrame=\"YES\"",
      content: """
        <buttonCell key="cell" type="square" title="Twelve" bezelStyle="shadowlessSquare" image="big" \
        imagePosition="\(position)" alignment="center" lineBreakMode="truncatingTail" id="one-cell">\
        <font key="font" metaFont="system"/></buttonCell>
        """)
    let document = SampleMacXib.text(views: button)
      .replacingOccurrences(
        of: "</document>",
        with: "<resources><image name=\"big\" width=\"300\" height=\"20\"/></resources></document>")
    #expect(try lint(document).map(\.rule) == rules)
  }

  /// The texts of a table's prototypes are another for each row.
  @Test func prototypesShowOtherTexts() throws {
    let cell = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="80" height="50"/>
      <tableColumns><tableColumn width="60" id="column"><prototypeCellViews><tableCellView id="cell">
      <rect key="frame" x="0" y="0" width="60" height="17"/><subviews>
      <textField id="text" fixedFrame="YES"><rect key="frame" x="0" y="0" width="60" height="17"/>
      <textFieldCell key="cell" title="Table View Cell" id="tc"/></textField></subviews></tableCellView>
      </prototypeCellViews></tableColumn></tableColumns></tableView>
      """
    let document = SampleMacXib.text(views: cell)
    #expect(try lint(document).isEmpty)
  }

  // MARK: Overlap and screens

  private func neighbours(_ distance: String) -> String {
    SampleMacXib.text(
      views: SampleMacXib.label("a", "18 244 64 16", "Twelve")
        + SampleMacXib.button("b", "121 235 94 32", "Button"),
      constraints: """
        \(SampleStoryboard.constraint("ax", "a.leading = root.leading 20"))
        \(SampleStoryboard.constraint("ay", "a.top = root.top 40"))
        \(SampleStoryboard.constraint("bx", distance))
        \(SampleStoryboard.constraint("by", "b.centerY = a.centerY"))
        """)
  }

  @Test(arguments: [("b.leading = root.leading 128", ["overlap"]), ("b.leading = a.trailing 48", [])])
  func aLongerTextRunsIntoItsNeighbour(_ distance: String, _ rules: [String]) throws {
    let found = try lint(neighbours(distance), "--pseudo", "double")
    #expect(found.map(\.rule).filter { $0 != "outside-screen" } == rules)
  }

  @Test(arguments: [("root.leading 280", ["outside-screen"]), ("root.leading 180", [])])
  func aNarrowerWindowCutsAViewOff(_ place: String, _ rules: [String]) throws {
    let document = SampleMacXib.window(
      views: SampleMacXib.view("box", "\(place.hasSuffix("280") ? 280 : 180) 210 100 50"),
      constraints: SampleStoryboard.pinned("box", place.hasSuffix("280") ? 280 : 180, 40, 100, 50))
    #expect(try lint(document, "--size", "300x300").map(\.rule) == rules)
  }
}

/// The other commands on documents of macOS.
@MainActor
struct MacInspectTests {
  private func run(_ command: String..., document: String, files: MemoryFiles? = nil) -> ToolRun {
    ToolRun(command, files: files ?? MemoryFiles(["a.xib": document]), documents: DesignDocuments())
  }

  private var document: String {
    SampleMacXib.text(
      views: SampleMacXib.view("box", "20 204 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("second", "box.width = 120"))
  }

  @Test func aPageExplainsWhyViewsAreWhereTheyAre() throws {
    let files = MemoryFiles(["a.xib": document])
    let run = run("inspect", "a.xib", "--output", "page.html", document: document, files: files)
    #expect(run.status == .done, "\(run.errors)")
    let page = String(decoding: try files.read("page.html"), as: UTF8.self)
    #expect(page.contains("400 × 300"))
    #expect(page.contains("box-w"))
    #expect(page.contains("NSView"))
  }

  @Test func overlaysShowBrokenConstraints() throws {
    let files = MemoryFiles(["a.xib": document])
    let run = run(
      "render", "a.xib", "--overlay", "--format", "svg", "--output", "out", document: document, files: files)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains(".svg"))
  }
}
