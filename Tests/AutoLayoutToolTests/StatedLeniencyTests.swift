import AutoLayoutTool
import Foundation
import Testing

/// Findings that a document alone does not prove and that Interface Builder did not mark, each with a near miss that is
/// reported: of 169 judged findings of three draws (Research/findings.tsv), those that were false or arguable had these shapes. Text
/// is measured with 10 points a letter.
@MainActor
struct StatedLeniencyTests {
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

  // MARK: Texts that the program replaces

  private func text(
    _ text: String, _ width: Double, _ height: Double, attributes: String = "", content: String = "",
    outlet: String = ""
  ) -> String {
    let all = "text=\"\(text)\" lineBreakMode=\"tailTruncation\" adjustsFontSizeToFit=\"NO\" " + attributes
    return SampleStoryboard.text(
      views: SampleStoryboard.view(
        "label", "20 40 \(width) \(height)", element: "label", attributes: all, content: content),
      constraints: SampleStoryboard.pinned("label", 20, 40, width, height)
    ).replacingOccurrences(of: "</viewController>", with: "\(outlet)</viewController>")
  }

  nonisolated private static let outlet =
    "<connections><outlet property=\"name\" destination=\"label\" id=\"o\"/></connections>"
  nonisolated private static let outlets = outlet.replacingOccurrences(
    of: "outlet ", with: "outletCollection ")
  nonisolated private static let translation =
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"key\" value=\"hello\"/>"
    + "</userDefinedRuntimeAttributes>"

  /// Texts of labels that outlets connect are samples (21 of 22). An outlet to another view says nothing of the label.
  @Test(arguments: [
    (outlet, false), (outlets, false), ("", true),
    (outlet.replacingOccurrences(of: "label", with: "root"), true),
  ])
  func textsThatOutletsConnect(outlet: String, isFound: Bool) throws {
    #expect(try rules(text("Hello", 40, 20, outlet: outlet)).contains("clipped-text") == isFound)
  }

  /// A tag, a text by key path and a class of the author's may give another text as well.
  @Test(arguments: [
    ("tag=\"7\"", "", false), ("", translation, false), ("customClass=\"Badge\"", "", false),
    ("opaque=\"NO\"", "", true),
  ])
  func textsThatProgramsFindOtherwise(attributes: String, content: String, isFound: Bool) throws {
    let document = text("Hello", 40, 20, attributes: attributes, content: content)
    #expect(try rules(document).contains("clipped-text") == isFound)
  }

  /// A text of three lines in the space of two: 2 of 2 were arguable in documents as they were saved. Another device
  /// adds nothing to that.
  @Test func linesThatAreCutAfterTheLast() throws {
    let document = text("Hello world again", 60, 20, attributes: "numberOfLines=\"2\"")
    #expect(try !rules(document).contains("clipped-text"))
    #expect(try !rules(document, "--device", "retina6_1").contains("clipped-text"))
  }

  /// Labels of 12 points for a line of 19.5 and of 7 for one of 15.7 cut any text: 4 of 4 were true. A line is 10 points
  /// high here.
  @Test(arguments: [("", 4.0, true), ("numberOfLines=\"0\"", 4, false), ("", 9, false)])
  func labelsLowerThanALine(attributes: String, height: Double, isFound: Bool) throws {
    let document = text("Hey", 100, height, attributes: attributes, outlet: Self.outlet)
    #expect(try rules(document).contains("clipped-text") == isFound)
  }

  /// The title "Reminders" of a button with an outlet was cut (1 of 1); an account's number was a sample (1 of 1).
  @Test(arguments: [("Reminders", true), ("Account 12", false)])
  func titlesOfButtonsWithOutlets(title: String, isFound: Bool) throws {
    let state = "<state key=\"normal\" title=\"\(title)\"/>"
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 50 30", element: "button", content: state),
      constraints: SampleStoryboard.pinned("label", 20, 40, 50, 30)
    ).replacingOccurrences(of: "</viewController>", with: Self.outlet + "</viewController>")
    #expect(try rules(document).contains("clipped-text") == isFound)
  }

  /// Keys that programs look up: 2 of 2 of 2 collections.
  @Test(arguments: [("Menu.Action.Cancel", false), ("Write to us.", true)])
  func keysOfTexts(words: String, isFound: Bool) throws {
    #expect(try rules(text(words, 50, 20)).contains("clipped-text") == isFound)
  }

  /// 11 of 11 texts of one collection were typed to fill two or three lines, such as 啊 over and over.
  @Test(arguments: [
    ("门店名称啊啊啊啊啊啊", false), ("Your friend Your friend Your friend", false), ("Hello world again", true),
  ])
  func textsThatRepeatThemselves(words: String, isFound: Bool) throws {
    #expect(try rules(text(words, 50, 20)).contains("clipped-text") == isFound)
  }

  // MARK: Views that too few equations place

  /// A label above a stack, in a stack that is 30 points higher than both: 2 of 2 such pairs that were not marked were not
  /// open when they were saved.
  @Test(arguments: [("", false), ("ambiguous=\"YES\"", true)])
  func labelsAndStacksThatShareASpace(mark: String, isFound: Bool) throws {
    let hugging = "verticalHuggingPriority=\"251\""
    let inner =
      SampleStoryboard.view(
        "name", "0 0 100 50.5", element: "label", attributes: "text=\"Hello\" \(hugging) \(mark)")
      + SampleStoryboard.view(
        "note", "0 50.5 100 20.5", element: "label", attributes: "text=\"Hey\" \(hugging)")
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "stack", "20 40 100 71", element: "stackView", attributes: "axis=\"vertical\"",
        content: "<subviews>\(inner)</subviews>"),
      constraints: SampleStoryboard.pinned("stack", 20, 40, 100, 71))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// A view with its trailing edge alone: one of the author's class may know its width (4 of 4 that were not marked did or
  /// might), a plain one does not.
  @Test(arguments: [
    ("customClass=\"Stars\"", false), ("customClass=\"Stars\" ambiguous=\"YES\"", true), ("", true),
  ])
  func viewsThatMayKnowTheirSize(attributes: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view("stars", "200 40 100 20", attributes: attributes),
      constraints: [
        SampleStoryboard.constraint("x", "root.trailing = stars.trailing 75"),
        SampleStoryboard.constraint("y", "stars.top = root.top 40"),
        SampleStoryboard.constraint("h", "stars.height = 20"),
      ].joined(separator: "\n"))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  /// Content that is tied to both ends of its scroll view, and whose own width is open: what it holds may decide it.
  @Test(arguments: [("", false), ("ambiguous=\"YES\"", true)])
  func contentsThatAreTiedToBothEnds(mark: String, isFound: Bool) throws {
    let inner = """
      <subviews>\(SampleStoryboard.view("box", "0 0 500 50", attributes: "customClass=\"Chart\""))</subviews>
      <constraints>
        \(SampleStoryboard.constraint("b1", "box.leading = scroll.leading"))
        \(SampleStoryboard.constraint("b2", "box.top = scroll.top"))
        \(SampleStoryboard.constraint("b3", "scroll.trailing = box.trailing"))
        \(SampleStoryboard.constraint("b4", "scroll.bottom = box.bottom"))
        \(SampleStoryboard.constraint("b6", "box.height = 50"))
      </constraints>
      """
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "scroll", "20 40 300 200", element: "scrollView", attributes: mark, content: inner),
      constraints: SampleStoryboard.pinned("scroll", 20, 40, 300, 200))
    #expect(try rules(document).contains("ambiguous") == isFound)
  }

  // MARK: Frames and rows

  /// A label in the middle of its space and 5 points below the top margin, whose width no document states (1 of 1 was
  /// arguable), or below the top itself.
  @Test(arguments: [("topMargin", "", false), ("topMargin", "misplaced=\"YES\"", true), ("top", "", true)])
  func framesThatDependOnAMargin(edge: String, mark: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "outer", "0 0 375 67",
        content: "<subviews>" + SampleStoryboard.view("box", "20 14 100 44", attributes: mark) + "</subviews>"
      ),
      constraints: SampleStoryboard.pinned("outer", 0, 0, 375, 67)
        + [
          SampleStoryboard.constraint("x", "box.leading = outer.leading 20"),
          SampleStoryboard.constraint("w", "box.width = 100"),
          SampleStoryboard.constraint("t", "box.top = outer.\(edge) 5"),
          SampleStoryboard.constraint("c", "box.centerY = outer.centerY"),
        ].joined(separator: "\n"))
    #expect(try rules(document).contains("misplaced") == isFound)
  }

  private func row(_ height: Double, bottom: String, mark: String = "") -> String {
    let constraints = [
      SampleStoryboard.constraint("b1", "box.leading = content.leading 12"),
      SampleStoryboard.constraint("b2", "box.width = 27"),
      SampleStoryboard.constraint("b3", "box.height = 50"),
      SampleStoryboard.constraint("b4", "box.top = content.top 5"),
      SampleStoryboard.constraint("b5", "content.\(bottom) = box.bottom 5"),
    ].joined(separator: "\n")
    return SampleStoryboard.text(
      views: """
        <tableView style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="table">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="\(height)"/>
          <tableViewCellContentView key="contentView" \(mark) id="content">
          <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
          <subviews>\(SampleStoryboard.view("box", "12 5 27 50"))</subviews>
          <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell></prototypes>
        </tableView>
        """, constraints: SampleStoryboard.pinned("table", 0, 0, 375, 667))
  }

  /// A row that needs 60 points: one point less may be its line's (1 of 1 of Xcode 6, 2 of 2 of Xcode 14), two are not; and
  /// a margin is what the release made it.
  @Test(arguments: [
    (59.0, "bottom", "", false), (59, "bottom", "ambiguous=\"YES\"", true), (58, "bottom", "", true),
    (58, "bottomMargin", "", false),
  ])
  func rowsThatAreAPointOff(height: Double, bottom: String, mark: String, isFound: Bool) throws {
    let found = try findings(row(height, bottom: bottom, mark: mark))
    #expect(found.contains { $0.message.contains("The content of") } == isFound, "\(found)")
  }

  // MARK: Conflicts

  /// A view between the margins of another, as it was saved: no frame shows how wide these are. Saved 20 points lower, the
  /// frames break its height.
  @Test(arguments: [(40.0, "", false), (60, "", true), (40, "misplaced=\"YES\"", true)])
  func marginsThatNoDocumentStates(height: Double, mark: String, isFound: Bool) throws {
    let document = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "outer", "0 0 375 100",
        content: "<subviews>" + SampleStoryboard.view("box", "20 30 100 40", attributes: mark) + "</subviews>"
      ),
      constraints: SampleStoryboard.pinned("outer", 0, 0, 375, 100)
        + [
          SampleStoryboard.constraint("x", "box.leading = outer.leading 20"),
          SampleStoryboard.constraint("w", "box.width = 100"),
          SampleStoryboard.constraint("t", "box.top = outer.topMargin"),
          SampleStoryboard.constraint("e", "outer.bottomMargin = box.bottom"),
          SampleStoryboard.constraint("h", "box.height = \(height)"),
        ].joined(separator: "\n"))
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }

  /// A loose view that keeps the frame with which it was made, 1,000 points high, and needs 40: the program places it (1
  /// of 1). What it holds contradicts it all the same.
  @Test(arguments: [("bar.height = 40", false), ("box.height = 40", true)])
  func looseViewsThatProgramsPlace(formula: String, isFound: Bool) throws {
    let inner =
      "<subviews>" + SampleStoryboard.view("box", "0 0 1000 1000") + "</subviews><constraints>"
      + [
        SampleStoryboard.constraint("x", "box.leading = bar.leading"),
        SampleStoryboard.constraint("y", "box.top = bar.top"),
        SampleStoryboard.constraint("r", "bar.trailing = box.trailing"),
        SampleStoryboard.constraint("b", "bar.bottom = box.bottom"),
        SampleStoryboard.constraint("h", formula),
      ].joined(separator: "\n") + "</constraints>"
    let bar = SampleStoryboard.view("bar", "0 0 1000 1000", content: inner)
      .replacingOccurrences(
        of: "id=\"bar\" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "id=\"bar\"")
    let document = SampleStoryboard.text(views: "").replacingOccurrences(
      of: "</viewController>", with: "</viewController>" + bar)
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }

  /// A view 331 points wide between the sides of one that was saved 334 wide: an item of a collection has the size that the
  /// collection's layout gives it, so that contradicts nothing (1 of 1 that was not marked).
  @Test(arguments: [("collectionViewCell", false), ("view", true)])
  func itemsHaveTheSizeOfTheirLayout(element: String, isFound: Bool) throws {
    let inner =
      "<subviews>" + SampleStoryboard.view("box", "0 0 331 197") + "</subviews><constraints>"
      + [
        SampleStoryboard.constraint("l", "box.leading = item.leading"),
        SampleStoryboard.constraint("t", "item.trailing = box.trailing"),
        SampleStoryboard.constraint("y", "box.top = item.top"),
        SampleStoryboard.constraint("w", "box.width = 331"),
        SampleStoryboard.constraint("h", "box.height = 197"),
      ].joined(separator: "\n") + "</constraints>"
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"22155\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\">"
      + "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/><objects>"
      + "<\(element) id=\"item\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"334\" height=\"197\"/>\(inner)</\(element)>"
      + "</objects></document>"
    #expect(try rules(document).contains("unsatisfiable") == isFound)
  }
}
