import AutoLayoutTool
import Foundation
import Testing

/// Each rule with a document that triggers it and a near miss that does not. Text is measured with 10 points a letter.
@MainActor
struct LintRuleTests {
  struct Found: Equatable {
    var rule: String
    var objects: [String]
    var variants: [String]
    var fix: String?
    var line: Int
    var follows: [String] = []
  }

  func lint(_ document: String, _ options: String...) throws -> [Found] {
    let run = ToolRun(
      ["lint", "a.storyboard", "--format", "json"] + options, files: MemoryFiles(["a.storyboard": document]),
      documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(run.status == (findings.isEmpty ? .done : .foundSomething))
    return findings.map { finding in
      Found(
        rule: finding["rule"] as? String ?? "",
        objects: (finding["objects"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String },
        variants: finding["variants"] as? [String] ?? [], fix: finding["fix"] as? String,
        line: finding["line"] as? Int ?? 0,
        follows: (finding["follows"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    }
  }

  // MARK: Unsatisfiable

  private func twoWidths(_ second: Double, priority: String = "") -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("second", "box.width = \(second)", priority))
  }

  @Test func constraintsThatContradictEachOther() throws {
    let found = try lint(twoWidths(120))
    #expect(found.map(\.rule) == ["unsatisfiable"])
    #expect(Set(found[0].objects) == ["box-w", "second"])
    // Weakening the second one leaves the box at its saved width.
    #expect(found[0].fix == "Give UIView (box).width = 120 (second) the priority 999, or delete it")
  }

  @Test(arguments: [(100.0, ""), (120, "priority=\"999\"")])
  func equalOrWeakerConstraintsDoNot(_ width: Double, _ priority: String) throws {
    #expect(try lint(twoWidths(width, priority: priority)).isEmpty)
  }

  // MARK: Illegal constraints

  @Test func aSideCannotBeTiedToATop() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("bad", "box.leading = root.top 20"))
    #expect(try lint(document).map(\.rule) == ["illegal-constraint"])
  }

  @Test func aSideCanBeTiedToACentre() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("good", "box.leading = root.centerX -167.5"))
    #expect(try lint(document).isEmpty)
  }

  // MARK: Ambiguous

  private func box(without missing: String?, attributes: String = "") -> String {
    let constraints = SampleStoryboard.pinned("box", 20, 40, 100, 50).split(separator: "\n")
      .filter { line in missing.map { !line.contains("\"box-\($0)\"") } ?? true }
    return SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 100 50", attributes: attributes),
      constraints: constraints.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("x", "Add UIView (box).leading = UIView (root).leading + 20"),
    ("y", "Add UIView (box).top = UIView (root).top + 40"),
    ("w", "Add UIView (box).width = 100"), ("h", "Add UIView (box).height = 50"),
  ])
  func aMissingConstraintIsNamed(_ missing: String, _ fix: String) throws {
    let found = try lint(box(without: missing)).filter { $0.rule == "ambiguous" }
    #expect(found.map(\.objects) == [["box"]])
    #expect(found.map(\.fix) == [fix])
  }

  @Test func enoughConstraintsAreNotAmbiguous() throws {
    #expect(try lint(box(without: nil)).isEmpty)
  }

  @Test func authorsMaySwitchTheCheckOff() throws {
    let found = try lint(box(without: "x", attributes: "verifyAmbiguity=\"off\""))
    #expect(!found.contains { $0.rule == "ambiguous" })
  }

  @Test func onlyTheOuterOfTwoIsAmbiguous() throws {
    let inner = """
      <subviews>\(SampleStoryboard.view("inner", "0 0 10 10"))</subviews>
      <constraints>
        \(SampleStoryboard.constraint("i1", "inner.leading = box.leading"))
        \(SampleStoryboard.constraint("i2", "inner.top = box.top"))
        \(SampleStoryboard.constraint("i3", "inner.width = 10"))
        \(SampleStoryboard.constraint("i4", "inner.height = 10"))
      </constraints>
      """
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "0 40 100 50", content: inner),
      constraints: [
        SampleStoryboard.constraint("y", "box.top = root.top 40"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n"))
    #expect(try lint(document).filter { $0.rule == "ambiguous" }.map(\.objects) == [["box"]])
  }

  // MARK: Misplaced

  private func saved(_ frame: String) -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view("box", frame),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  }

  @Test(arguments: ["21.5 40 100 50", "20 38 100 50", "20 40 110 50", "20 40 100 20"])
  func aStaleFrameIsMisplaced(_ frame: String) throws {
    let found = try lint(saved(frame))
    #expect(found.map(\.rule) == ["misplaced"])
    #expect(found[0].objects == ["box"])
    #expect(
      found[0].fix == "Update the frame: <rect key=\"frame\" x=\"20\" y=\"40\" width=\"100\" height=\"50\"/>"
    )
    #expect(found[0].line == 12)
  }

  /// Interface Builder leaves alone what is a point off.
  @Test(arguments: ["20 40 100 50", "20.5 40 100 50", "21 40 99 50"])
  func roundingIsNotMisplaced(_ frame: String) throws {
    #expect(try lint(saved(frame)).isEmpty)
  }

  /// Boxes below each other, the first of them saved higher than it is; what depends on it is off because of it.
  @Test func oneCauseIsOneFinding() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("a", "20 40 100 70") + SampleStoryboard.view("b", "20 118 100 50")
        + SampleStoryboard.view("c", "20 176 100 50"),
      constraints: SampleStoryboard.pinned("a", 20, 40, 100, 50)
        + ["b", "c"].enumerated().map { index, id in
          [
            SampleStoryboard.constraint("\(id)-x", "\(id).leading = root.leading 20"),
            SampleStoryboard.constraint("\(id)-y", "\(id).top = \(["a", "b"][index]).bottom 8"),
            SampleStoryboard.constraint("\(id)-w", "\(id).width = 100"),
            SampleStoryboard.constraint("\(id)-h", "\(id).height = 50"),
          ].joined(separator: "\n")
        }.joined(separator: "\n"))
    let found = try lint(document)
    #expect(found.map(\.rule) == ["misplaced"])
    #expect(found.map(\.objects) == [["a"]])
    #expect(found.map(\.follows) == [["b", "c"]])
  }

  /// Views that constraints leave open lie where they were dropped; that they leave it open is what is reported.
  @Test func whatIsOpenIsNotMisplacedAsWell() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "70 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50).split(separator: "\n")
        .filter { !$0.contains("\"box-x\"") }.joined(separator: "\n"))
    #expect(try lint(document).map(\.rule) == ["ambiguous"])
  }

  /// A point may be rounding; where Interface Builder marked the view, it is not. Observed: 5 of 5 documents of the corpus.
  @Test func aMarkSeparatesAPointFromRounding() throws {
    let document = saved("21 40 100 50")
    let marked = document.replacingOccurrences(
      of: "<view id=\"box\"", with: "<view misplaced=\"YES\" id=\"box\"")
    #expect(marked != document)
    #expect(try lint(document).isEmpty)
    #expect(try lint(marked).map(\.rule) == ["misplaced"])
  }

  /// A view that Interface Builder marked is reported from half a point on, which is a pixel. Observed: 3 documents of the
  /// corpus whose only marks are of half a point.
  @Test(arguments: [("20.5", ["misplaced"]), ("20.25", [])])
  func aMarkOfHalfAPoint(x: String, rules: [String]) throws {
    let document = saved("\(x) 40 100 50").replacingOccurrences(
      of: "<view id=\"box\"", with: "<view misplaced=\"YES\" id=\"box\"")
    #expect(try lint(document).map(\.rule) == rules)
  }

  /// Where Interface Builder marked it, a label without text is 0 points high, whatever the document says; a near miss has its
  /// height from a constraint.
  @Test func aMarkedLabelWithoutTextHasNoSavedSize() throws {
    func document(_ constraint: String, mark: String = "misplaced=\"YES\"") -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view(
          "label", "20 40 100 21", element: "label", attributes: "text=\"\" \(mark)"),
        constraints: [
          SampleStoryboard.constraint("x", "label.leading = root.leading 20"),
          SampleStoryboard.constraint("y", "label.top = root.top 40"),
          SampleStoryboard.constraint("w", "label.width = 100"), constraint,
        ].joined(separator: "\n"))
    }
    let height = SampleStoryboard.constraint("h", "label.height = 21")
    #expect(try lint(document("")).map(\.rule) == ["misplaced"])
    #expect(try lint(document(height)).isEmpty)
    #expect(try lint(document("", mark: "")).isEmpty)
  }

  /// Xcode 6 rounded to whole points: one of them is not misplaced, two are.
  @Test func wholePointsAreRounding() throws {
    #expect(try lint(saved(saved("21 40 100 50"), by: "7706")).isEmpty)
    #expect(try lint(saved(saved("22 40 100 50"), by: "7706")).map(\.rule) == ["misplaced"])
  }

  /// How high a view of the author's own class wants to be cannot be known; a place that no height explains is misplaced.
  @Test func sizesThatAreGuessedAreNotMisplaced() throws {
    func document(_ frame: String) -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view("box", frame, attributes: "customClass=\"Chart\""),
        constraints: [
          SampleStoryboard.constraint("x", "box.leading = root.leading 20"),
          SampleStoryboard.constraint("y", "box.top = root.top 40"),
          SampleStoryboard.constraint("w", "box.width = 100"),
          SampleStoryboard.constraint("h", "box.height = 30", "priority=\"250\""),
        ].joined(separator: "\n"))
    }
    #expect(try lint(document("20 40 100 50")).isEmpty)
    #expect(try lint(document("20 44 100 50")).map(\.rule) == ["misplaced"])
    let own = document("20 40 100 50").replacingOccurrences(
      of: "customClass=\"Chart\"", with: "misplaced=\"YES\"")
    #expect(try lint(own).map(\.rule) == ["misplaced"])
  }

  /// A symbol's frame stands out from what it is aligned by; another image's does not, and neither does a symbol that far.
  @Test func symbolsStandOutFromWhatAlignsThem() throws {
    func document(_ frame: String, catalog: String = "catalog=\"system\"") -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view(
          "star", frame, element: "imageView", attributes: "image=\"star\" \(catalog)"),
        constraints: SampleStoryboard.pinned("star", 20, 40, 30, 30)
      ).replacingOccurrences(
        of: "</document>",
        with: "<resources><image name=\"star\" \(catalog) width=\"30\" height=\"26\"/></resources></document>"
      )
    }
    #expect(try lint(document("20 42 30 26")).isEmpty)
    #expect(try lint(document("20 42 30 26", catalog: "")).map(\.rule) == ["misplaced"])
    #expect(try lint(document("20 52 30 26")).map(\.rule) == ["misplaced"])
  }

  /// Two heights contradict each other; what is wrong from side to side is reported all the same.
  @Test func aConflictHidesOnlyItsOwnAxis() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "30 40 100 50"),
      constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50)
        + SampleStoryboard.constraint("second", "box.height = 60"))
    #expect(try lint(document).map(\.rule).sorted() == ["misplaced", "unsatisfiable"])
  }

  @Test func anotherDeviceIsNotMisplaced() throws {
    #expect(try lint(saved("20 40 100 50"), "--device", "ipad9_7").isEmpty)
  }

  // MARK: Clipped text

  private func label(width: Double, attributes: String = "", relation: String = "=") -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view(
        "label", "20 40 \(width) 10", element: "label",
        attributes: "text=\"Hello\" lineBreakMode=\"tailTruncation\" \(attributes)"),
      constraints: [
        SampleStoryboard.constraint("x", "label.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "label.top = root.top 40"),
        SampleStoryboard.constraint("w", "label.width \(relation) \(width)"),
      ].joined(separator: "\n"))
  }

  @Test func aTextThatIsTooLongIsClipped() throws {
    // Five letters need 50 points.
    let found = try lint(label(width: 40))
    #expect(found.map(\.rule) == ["clipped-text"])
    #expect(
      found.map(\.fix) == [
        "Make UILabel “Hello”.width = 40 (w) a least length: relation=\"greaterThanOrEqual\""
      ])
  }

  /// The program replaces such texts.
  @Test(arguments: [("Label", false), ("Labels", true), ("Lorem ipsum dolor", false)])
  func aPlaceholderIsNotClipped(text: String, isFound: Bool) throws {
    let document = label(width: 40).replacingOccurrences(of: "Hello", with: text)
    #expect(try lint(document).map(\.rule) == (isFound ? ["clipped-text"] : []))
  }

  @Test func aTextThatFitsIsNotClipped() throws {
    #expect(try lint(label(width: 50)).isEmpty)
    #expect(
      try lint(
        label(width: 40, attributes: "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"")
      ).isEmpty)
  }

  /// A label that only other texts, as they are measured, make narrower than it was saved.
  @Test func aTextThatFitsAsSavedIsNotClipped() throws {
    func row(saved width: Double) -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view(
          "a", "20 40 \(width) 10", element: "label",
          attributes: "text=\"Hello\" lineBreakMode=\"tailTruncation\"")
          + SampleStoryboard.view(
            "b", "\(28 + width) 40 \(92 - width) 10", element: "label",
            attributes: "text=\"Welcome\" horizontalCompressionResistancePriority=\"751\""),
        constraints: [
          SampleStoryboard.constraint("x", "a.leading = root.leading 20"),
          SampleStoryboard.constraint("y", "a.top = root.top 40"),
          SampleStoryboard.constraint("gap", "b.leading = a.trailing 8"),
          SampleStoryboard.constraint("by", "b.top = root.top 40"),
          SampleStoryboard.constraint("end", "root.trailing = b.trailing \(375 - 120)"),
        ].joined(separator: "\n"))
    }
    // The second text takes 70 of the 92 points left; the first needs 50.
    #expect(try lint(row(saved: 30)).contains { $0.rule == "clipped-text" && $0.objects == ["a"] })
    #expect(!(try lint(row(saved: 50)).contains { $0.rule == "clipped-text" && $0.objects == ["a"] }))
  }

  /// The labels of built-in cell styles are laid out by their cells: their saved frames cut nothing.
  @Test(arguments: [("style=\"IBUITableViewCellStyleDefault\" textLabel=\"label\"", false), ("", true)])
  func labelsOfBuiltInCells(style: String, isFound: Bool) throws {
    let document = row("").replacingOccurrences(of: "<tableViewCell id", with: "<tableViewCell \(style) id")
      .replacingOccurrences(
        of: SampleStoryboard.view("box", "12 8 27 27"),
        with: "<label text=\"Hello\" lineBreakMode=\"tailTruncation\" id=\"label\">"
          + "<rect key=\"frame\" x=\"16\" y=\"0\" width=\"30\" height=\"43\"/></label>")
    #expect(try lint(document).contains { $0.rule == "clipped-text" } == isFound)
  }

  @Test func aTextThatFitsMayBeClippedInAnotherLanguage() throws {
    let found = try lint(label(width: 60), "--pseudo", "double")
    #expect(found.map(\.rule) == ["clipped-text"])
    #expect(found[0].variants == ["double"])
  }

  // MARK: Overlap

  /// A label and a box 100 points further right, both pinned to the left edge.
  private func labelAndBox(fixed: Bool) -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 50 10", element: "label", attributes: "text=\"Hello\"")
        + SampleStoryboard.view("field", "80 40 100 30", element: "textField"),
      constraints: [
        SampleStoryboard.constraint("x", "label.leading = root.leading 20"),
        SampleStoryboard.constraint("y", "label.top = root.top 40"),
        SampleStoryboard.constraint("fy", "field.top = root.top 40"),
        SampleStoryboard.constraint("fw", "field.width = 100"),
        SampleStoryboard.constraint("fh", "field.height = 30"),
        fixed
          ? SampleStoryboard.constraint("fx", "field.leading = root.leading 80")
          : SampleStoryboard.constraint("fx", "field.leading = label.trailing 10"),
      ].joined(separator: "\n"))
  }

  @Test func aLongerTextRunsIntoItsNeighbour() throws {
    let found = try lint(labelAndBox(fixed: true), "--pseudo", "double").filter { $0.rule == "overlap" }
    #expect(found.map(\.objects) == [["label", "field"]])
    #expect(found.map(\.variants) == [["double"]])
  }

  @Test func neighboursThatMakeSpaceDoNotOverlap() throws {
    #expect(try lint(labelAndBox(fixed: false), "--pseudo", "double").isEmpty)
    #expect(try lint(labelAndBox(fixed: true)).isEmpty)
  }

  @Test func viewsThatOverlapInTheDocumentMayDoSo() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("a", "20 40 100 50", element: "imageView")
        + SampleStoryboard.view("b", "50 60 100 50", element: "imageView"),
      constraints: SampleStoryboard.pinned("a", 20, 40, 100, 50)
        + SampleStoryboard.pinned("b", 50, 60, 100, 50))
    #expect(try lint(document).isEmpty)
  }

  // MARK: Outside the screen

  @Test func aNarrowerScreenLosesAView() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "300 40 70 50"),
      constraints: SampleStoryboard.pinned("box", 300, 40, 70, 50))
    let found = try lint(document, "--device", "saved", "--device", "retina4_0")
    #expect(found.map(\.rule) == ["outside-screen"])
    #expect(found[0].variants == ["retina4_0"])
    #expect(try lint(document, "--device", "retina6_1").isEmpty)
  }

  @Test func contentThatScrollsMayLeaveTheScreen() throws {
    let inner = """
      <subviews>\(SampleStoryboard.view("box", "300 0 500 50"))</subviews>
      <constraints>
        \(SampleStoryboard.constraint("b1", "box.leading = scroll.leading 300"))
        \(SampleStoryboard.constraint("b2", "box.top = scroll.top"))
        \(SampleStoryboard.constraint("b3", "scroll.trailing = box.trailing"))
        \(SampleStoryboard.constraint("b4", "scroll.bottom = box.bottom"))
        \(SampleStoryboard.constraint("b5", "box.width = 500"))
        \(SampleStoryboard.constraint("b6", "box.height = 50"))
      </constraints>
      """
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("scroll", "20 40 300 200", element: "scrollView", content: inner),
      constraints: SampleStoryboard.pinned("scroll", 20, 40, 300, 200))
    #expect(try lint(document, "--device", "retina4_0").isEmpty)
  }

  func saved(_ document: String, by tools: String) -> String {
    document.replacingOccurrences(
      of: #"toolsVersion="[0-9.]+""#, with: "toolsVersion=\"\(tools)\"", options: .regularExpression)
  }

  // MARK: Scroll views

  @Test func aScrollViewWhoseContentHasNoSizeIsAmbiguous() throws {
    let inner = """
      <subviews>\(SampleStoryboard.view("box", "0 0 500 50"))</subviews>
      <constraints>
        \(SampleStoryboard.constraint("b1", "box.leading = scroll.leading"))
        \(SampleStoryboard.constraint("b2", "box.top = scroll.top"))
        \(SampleStoryboard.constraint("b4", "scroll.bottom = box.bottom"))
        \(SampleStoryboard.constraint("b5", "box.width = 500"))
        \(SampleStoryboard.constraint("b6", "box.height = 50"))
      </constraints>
      """
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("scroll", "20 40 300 200", element: "scrollView", content: inner),
      constraints: SampleStoryboard.pinned("scroll", 20, 40, 300, 200))
    #expect(try lint(document).map(\.objects) == [["scroll"]])
  }

  /// The program may fill it: Interface Builder marked 4 of 9.
  @Test func anEmptyScrollViewIsAmbiguousWhereItIsMarked() throws {
    func document(_ mark: String) -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view("scroll", "20 40 300 200", element: "scrollView", attributes: mark),
        constraints: SampleStoryboard.pinned("scroll", 20, 40, 300, 200))
    }
    #expect(try lint(document("ambiguous=\"YES\"")).map(\.objects) == [["scroll"]])
    #expect(try lint(document("")).isEmpty)
  }

  // MARK: Stacks

  @Test func hiddenArrangedViewsAreNotAmbiguous() throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "stack", "20 40 100 50", element: "stackView", attributes: "axis=\"vertical\"",
        content: "<subviews>"
          + SampleStoryboard.view("shown", "0 0 100 50")
          + SampleStoryboard.view("gone", "0 50 100 0", attributes: "hidden=\"YES\"") + "</subviews>"),
      constraints: SampleStoryboard.pinned("stack", 20, 40, 100, 50))
    #expect(try lint(document).isEmpty)
  }
}
