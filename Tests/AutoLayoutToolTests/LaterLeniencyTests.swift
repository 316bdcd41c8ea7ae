import AutoLayoutTool
import Foundation
import Testing

/// Findings that the eleventh and later draws (Research/findings.tsv) showed to be false or arguable, each with a near miss that
/// is reported. Text is measured with 10 points a letter.
@MainActor
struct LaterLeniencyTests {
  private func rules(_ document: String, _ options: String...) throws -> [String] {
    try findings(document, options).map(\.rule)
  }

  private func findings(_ document: String, _ options: [String] = []) throws -> [(
    rule: String, message: String
  )] {
    let run = ToolRun(
      ["lint", "a.storyboard", "--format", "json"] + options, files: MemoryFiles(["a.storyboard": document]),
      documents: DesignDocuments())
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]], "\(run.errors)")
    return findings.map { ($0["rule"] as? String ?? "", $0["message"] as? String ?? "") }
  }

  // MARK: The eleventh draw

  /// A marked label in a row of 50 points, whose content was saved 49 high: whether it begins at 14 or at 14.5 the line
  /// decides (2 of 2 of Xcode 6). In a view of 49 points it begins at 14.
  @Test(arguments: [true, false])
  func halfPointsOfLines(isRow: Bool) throws {
    let label = SampleStoryboard.view(
      "label", "83 15 34 21", element: "label", attributes: "text=\"Hi\" misplaced=\"YES\"")
    let inner =
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"49\"/><subviews>\(label)</subviews><constraints>"
      + SampleStoryboard.constraint("x", "content.centerX = label.centerX")
      + SampleStoryboard.constraint("y", "content.centerY = label.centerY") + "</constraints>"
    let root =
      isRow
      ? "<tableViewCell id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"50\"/>"
        + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(inner)</tableViewCellContentView></tableViewCell>"
      : "<view id=\"content\">\(inner)</view>"
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"9059\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\"><objects>\(root)</objects></document>"
    let found = try findings(document).filter { $0.rule == "misplaced" }.map(\.message)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("Interface Builder marked it") == isRow }, "\(found)")
  }

  /// A marked view in one that was saved elsewhere below a safe area, and not marked: no document states what the safe
  /// area is (1 of 1, of a device that is not known), so the mark alone is reported.
  @Test(arguments: [("", false), ("misplaced=\"YES\"", true)])
  func figuresThatDependOnUnmarkedViews(mark: String, hasFigure: Bool) throws {
    let inner =
      "<subviews>" + SampleStoryboard.view("box", "20 280 100 50", attributes: "misplaced=\"YES\"")
      + "</subviews><constraints>"
      + [
        SampleStoryboard.constraint("x", "box.leading = outer.leading 20"),
        SampleStoryboard.constraint("c", "box.centerY = outer.centerY"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n") + "</constraints>"
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("outer", "0 42 375 625", attributes: mark, content: inner),
      constraints: [
        SampleStoryboard.constraint("t", "outer.top = safe.top"),
        SampleStoryboard.constraint("b", "root.bottom = outer.bottom"),
        SampleStoryboard.constraint("l", "outer.leading = root.leading"),
        SampleStoryboard.constraint("r", "root.trailing = outer.trailing"),
      ].joined(separator: "\n"))
    let found = try findings(document).filter { $0.rule == "misplaced" }.map(\.message)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("the constraints give") == hasFigure }, "\(found)")
  }

  // MARK: The twelfth draw

  /// In collections that were forced from right to left, views lay mirrored (3 of 3): which side leads is unknown
  /// there.
  @Test(arguments: [("semanticContentAttribute=\"forceRightToLeft\"", false), ("", true)])
  func viewsOfAnotherDirection(attributes: String, isFound: Bool) throws {
    let inner =
      "<subviews>" + SampleStoryboard.view("box", "0 0 318 50") + "</subviews><constraints>"
      + [
        SampleStoryboard.constraint("l", "box.leading = outer.leading 16"),
        SampleStoryboard.constraint("r", "outer.trailing = box.trailing"),
        SampleStoryboard.constraint("y", "box.top = outer.top"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n") + "</constraints>"
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("outer", "0 0 334 50", attributes: attributes, content: inner),
      constraints: SampleStoryboard.pinned("outer", 0, 0, 334, 50))
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  /// The header of a list, 60 points high, which needs 55, and a view in its middle: it lay in the middle of 55 (1 of
  /// 1). The header's frame and its own size alone are no contradiction, for the program places it.
  @Test(arguments: [("bar.height = 55", false), ("box.width = 384", true)])
  func viewsInAHeightThatIsDisputed(formula: String, isFound: Bool) throws {
    let inner =
      "<subviews>" + SampleStoryboard.view("box", "15 9.5 384 36") + "</subviews><constraints>"
      + [
        SampleStoryboard.constraint("x", "box.leading = bar.leading 15"),
        SampleStoryboard.constraint("e", "bar.trailing = box.trailing 15"),
        SampleStoryboard.constraint("c", "box.centerY = bar.centerY"),
        SampleStoryboard.constraint("h", "box.height = 36"), SampleStoryboard.constraint("o", formula),
      ].joined(separator: "\n") + "</constraints>"
    let bar = SampleStoryboard.view("bar", "0 0 414 60", content: inner)
      .replacingOccurrences(
        of: "id=\"bar\" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "id=\"bar\"")
    let document = SampleStoryboard.text(views: "").replacingOccurrences(
      of: "</viewController>", with: "</viewController>" + bar)
    let found = try rules(document)
    #expect(found.contains("misplaced") == isFound)
    #expect(!found.contains("unsatisfiable"))
  }

  /// A marked view below one that lies elsewhere under the safe area, and is not marked (1 of 1): its figure would be as
  /// doubtful.
  @Test(arguments: [("", false), ("misplaced=\"YES\"", true)])
  func figuresThatDependOnUnmarkedNeighbours(mark: String, hasFigure: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("bar", "0 0 375 44", attributes: mark)
        + SampleStoryboard.view("list", "0 44 375 400", attributes: "misplaced=\"YES\""),
      constraints: [
        SampleStoryboard.constraint("t", "bar.top = safe.top"),
        SampleStoryboard.constraint("h", "bar.height = 44"),
        SampleStoryboard.constraint("l", "bar.leading = root.leading"),
        SampleStoryboard.constraint("r", "root.trailing = bar.trailing"),
        SampleStoryboard.constraint("y", "list.top = bar.bottom"),
        SampleStoryboard.constraint("a", "list.leading = root.leading"),
        SampleStoryboard.constraint("e", "root.trailing = list.trailing"),
        SampleStoryboard.constraint("g", "list.height = 400"),
      ].joined(separator: "\n"))
    let found = try findings(document).filter { $0.rule == "misplaced" }.map(\.message)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("the constraints give") == hasFigure }, "\(found)")
  }

  /// Two labels that share a space which is too high for them: a mark as misplaced does not say that they are open, one as
  /// ambiguous does.
  @Test(arguments: [("misplaced", false), ("ambiguous", true)])
  func marksOfAnotherKind(mark: String, isFound: Bool) throws {
    let hugging = "verticalHuggingPriority=\"251\""
    let inner =
      SampleStoryboard.view(
        "name", "0 0 100 50.5", element: "label", attributes: "text=\"Hello\" \(hugging) \(mark)=\"YES\"")
      + SampleStoryboard.view(
        "note", "0 50.5 100 20.5", element: "label", attributes: "text=\"Hey\" \(hugging)")
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "stack", "20 40 100 71", element: "stackView", attributes: "axis=\"vertical\"",
        content: "<subviews>\(inner)</subviews>"),
      constraints: SampleStoryboard.pinned("stack", 20, 40, 100, 71))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  // MARK: The thirteenth draw

  /// The label of a built-in cell, which Xcode 4 saved without a frame: its cell places it (2 of 2). A label with a frame
  /// is open.
  @Test(arguments: [
    ("", false), ("<rect key=\"frame\" x=\"10\" y=\"11\" width=\"50\" height=\"21\"/>", true),
  ])
  func labelsWithoutAFrame(rect: String, isFound: Bool) throws {
    let label =
      "<label text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"label\">\(rect)</label>"
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("outer", "0 0 300 43", content: "<subviews>\(label)</subviews>"),
      constraints: SampleStoryboard.pinned("outer", 0, 0, 300, 43))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// A frame of the size class for which a constraint is not installed, or has another constant, proves nothing without a mark.
  @Test(arguments: [
    ("<variation key=\"widthClass=compact\" constant=\"20\"/>", "", [false, false]),
    ("<variation key=\"widthClass=compact\" constant=\"20\"/>", "misplaced=\"YES\"", [true, true]),
    ("", "", [true, true]),
  ])
  func framesOfAnotherSizeClass(variation: String, mark: String, isFound: [Bool]) throws {
    let x = SampleStoryboard.constraint("x", "box.leading = root.leading 20")
      .replacingOccurrences(of: "/>", with: ">\(variation)</constraint>")
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "40 40 100 50", attributes: mark),
      constraints: [
        x, SampleStoryboard.constraint("y", "box.top = root.top 40"),
        SampleStoryboard.constraint("w", "box.width = 100"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined(separator: "\n"))
    let found = try findings(document).filter { $0.rule == "misplaced" }.map(\.message)
    #expect([!found.isEmpty, found.contains { $0.contains("the constraints give") }] == isFound, "\(found)")
  }

  /// A segmented control 20 points below a list, by its top and by its first baseline, as it was saved (1 of 1): where that
  /// baseline is, no document states. Two distances of one edge contradict each other.
  @Test(arguments: [("bar.firstBaseline = list.lastBaseline 20", false), ("bar.top = list.bottom 30", true)])
  func baselinesThatNoDocumentStates(formula: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("list", "0 100 375 400", element: "tableView")
        + SampleStoryboard.view("bar", "20 520 335 29", element: "segmentedControl"),
      constraints: SampleStoryboard.pinned("list", 0, 100, 375, 400)
        + [
          SampleStoryboard.constraint("x", "bar.leading = root.leading 20"),
          SampleStoryboard.constraint("e", "root.trailing = bar.trailing 20"),
          SampleStoryboard.constraint("t", "bar.top = list.bottom 20"),
          SampleStoryboard.constraint("b", formula),
        ].joined(separator: "\n"))
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }
}
