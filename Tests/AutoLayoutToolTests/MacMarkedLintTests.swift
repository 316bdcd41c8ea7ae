import AutoLayoutTool
import Foundation
import Testing

/// Findings about views that Interface Builder marked though no constraint gives them their frame, each with a document that
/// triggers it and a near miss that does not.
@MainActor
struct MacMarkedLintTests {
  private struct Found: Equatable {
    var rule: String
    var objects: [String]
    var message: String
  }

  private func lint(_ document: String) throws -> [Found] {
    let run = ToolRun(
      ["lint", "a.xib", "--format", "json"], files: MemoryFiles(["a.xib": document]),
      documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { finding in
      Found(
        rule: finding["rule"] as? String ?? "",
        objects: (finding["objects"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String },
        message: finding["message"] as? String ?? "")
    }
  }

  /// The two edges that the constraints of `holder` tie a view to, above and below.
  private func upright(_ view: String, in holder: String) -> String {
    SampleStoryboard.constraint("top", "\(view).top = \(holder).top")
      + SampleStoryboard.constraint("bottom", "\(holder).bottom = \(view).bottom")
      + SampleStoryboard.constraint("leading", "\(view).leading = \(holder).leading")
  }

  // MARK: Misplaced holders

  private func root(_ height: Double, mark: String, tie: String = "") -> String {
    SampleMacXib.objects(
      """
      <customView \(mark) id="root"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <subviews>\(SampleMacXib.view("inner", "0 0 400 \(height)"))</subviews>
      <constraints>\(upright("inner", in: "root"))\(tie)</constraints></customView>
      """)
  }

  private nonisolated static let mark = "misplaced=\"YES\""

  /// Xcode marks the root of a xib, too: what it holds needs another size (SafeExamBrowser/seb-mac 001.xib).
  @Test func aMarkedRootThatItsContentDoesNotFit() throws {
    let found = try lint(root(306, mark: Self.mark)).filter { $0.rule == "misplaced" }
    #expect(found.map(\.objects) == [["root", "top"]])
  }

  /// Without the mark nothing is reported for the root, nor where the content fits, nor of less than a point.
  @Test(arguments: [(306.0, ""), (300.0, Self.mark), (300.5, Self.mark)])
  func otherRootsAreNotReported(_ height: Double, _ mark: String) throws {
    #expect(try !lint(root(height, mark: mark)).contains { $0.objects.first == "root" })
  }

  /// A prototype one point higher than its content (MacPass/MacPass 023.xib).
  private func table(cell height: Double, _ mark: String) -> String {
    SampleMacXib.text(
      views: """
        <tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" x="0" y="0" width="80" height="50"/>
        <tableColumns><tableColumn width="60" id="column"><prototypeCellViews><tableCellView \(mark) id="cell">
        <rect key="frame" x="0" y="0" width="60" height="\(height)"/>
        <subviews>\(SampleMacXib.view("inner", "0 0 60 34"))</subviews>
        <constraints>\(upright("inner", in: "cell"))\(SampleStoryboard.constraint("ih", "inner.height = 34"))\(SampleStoryboard.constraint("iw", "inner.width = 60"))\
        </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
        """)
  }

  @Test(arguments: [(35.0, Self.mark, ["misplaced"]), (35.0, "", [String]()), (34.0, Self.mark, [String]())])
  func aMarkedPrototypeThatItsContentDoesNotFit(_ height: Double, _ mark: String, _ rules: [String]) throws {
    let found = try lint(table(cell: height, mark))
    #expect(found.map(\.rule) == rules)
    #expect(found.map(\.objects.first) == rules.map { _ in "cell" })
  }

  // MARK: Ambiguous contents

  private func scroll(_ attributes: String, _ mark: String) -> String {
    SampleMacXib.text(
      views: """
        <scrollView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="20" y="210" width="100" height="50"/>
        <clipView key="contentView" \(mark) id="clip"><rect key="frame" x="1" y="1" width="98" height="48"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView></scrollView>
        """,
      constraints: attributes.isEmpty ? SampleStoryboard.pinned("scroll", 20, 40, 100, 50) : "")
  }

  /// Up to Xcode 10, Interface Builder marks the contents of scroll views that no constraint holds: 9 of 9.
  @Test(arguments: [
    ("fixedFrame=\"YES\"", "ambiguous=\"YES\"", ["scroll"]), ("fixedFrame=\"YES\"", "", [String]()),
    ("", "ambiguous=\"YES\"", [String]()),
  ])
  func theContentOfAScrollViewThatNothingHolds(
    _ attributes: String, _ mark: String, _ objects: [String]
  ) throws {
    let found = try lint(scroll(attributes, mark))
    #expect(found.map(\.rule) == objects.map { _ in "ambiguous" })
    #expect(found.flatMap(\.objects) == objects)
  }

  private func box(_ attributes: String) -> String {
    SampleMacXib.text(
      views: """
        <box boxType="custom" titlePosition="noTitle" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="210" width="100" height="50"/>
        <view key="contentView" \(attributes) id="content"><rect key="frame" x="1" y="1" width="98" height="48"/>
        <autoresizingMask key="autoresizingMask"/></view></box>
        """, constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  }

  /// The content of a box, without a mask and without a constraint to the box: marked in 4 of 4.
  @Test(arguments: [
    ("ambiguous=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", ["content"]),
    ("translatesAutoresizingMaskIntoConstraints=\"NO\"", [String]()), ("ambiguous=\"YES\"", [String]()),
  ])
  func theContentOfABoxThatNothingTiesToIt(_ attributes: String, _ objects: [String]) throws {
    let found = try lint(box(attributes))
    #expect(found.map(\.rule) == objects.map { _ in "ambiguous" })
    #expect(found.flatMap(\.objects) == objects)
  }

  private func window(_ attributes: String) -> String {
    SampleMacXib.objects(
      """
      <window title="W" id="win"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="10" y="10" width="446" height="307"/>
        <view key="contentView" \(attributes) id="content"><rect key="frame" x="0" y="0" width="369" height="217"/></view>
      </window>
      """)
  }

  /// The content of a window, without a mask: marked in 2 of 2 (MacPass/MacPass 018.xib).
  @Test(arguments: [
    ("ambiguous=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", ["content"]),
    ("translatesAutoresizingMaskIntoConstraints=\"NO\"", [String]()), ("ambiguous=\"YES\"", [String]()),
  ])
  func theContentOfAWindowThatNothingTiesToIt(_ attributes: String, _ objects: [String]) throws {
    let found = try lint(window(attributes))
    #expect(found.map(\.rule) == objects.map { _ in "ambiguous" })
    #expect(found.flatMap(\.objects) == objects)
  }

  // MARK: What the draws showed to be wrong (Research/findings.tsv)

  private func toolbar(_ view: String) -> String {
    """
    <window title="W" id="win"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="10" y="10" width="200" height="100"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      <toolbar key="toolbar" implicitIdentifier="T" id="bar"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="I" label="" id="item">\(view)</toolbarItem>
      </allowedToolbarItems></toolbar>
    </window>
    """
  }

  /// The saved size of the view of a toolbar's item contradicts nothing, that of a loose view does.
  @Test(arguments: [(true, [String]()), (false, ["unsatisfiable"])])
  func theSavedSizeOfAToolbarsItem(_ isInToolbar: Bool, _ rules: [String]) throws {
    let view = """
      <popUpButton \(isInToolbar ? "key=\"view\"" : "") id="view"><rect key="frame" x="0" y="14" width="84" height="24"/>
      <autoresizingMask key="autoresizingMask"/>
      <popUpButtonCell key="cell" type="push" bezelStyle="rounded" id="cell"/>
      <constraints>\(SampleStoryboard.constraint("w", "view.width >= 170"))</constraints></popUpButton>
      """
    #expect(try lint(SampleMacXib.objects(isInToolbar ? toolbar(view) : view)).map(\.rule) == rules)
  }

  private func fixed(_ view: String, resources: String = "") -> String {
    SampleMacXib.text(views: view).replacingOccurrences(of: "</document>", with: resources + "</document>")
  }

  /// Lines break where a label ends, even if it prefers a larger width. Text is measured with 10 points a letter and lines
  /// of 16.
  @Test(arguments: [(52, [String]()), (16, ["clipped-text"])])
  func aLabelNarrowerThanItPrefers(_ height: Int, _ rules: [String]) throws {
    let label = SampleMacXib.view(
      "one", "20 100 104 \(height)", element: "textField",
      attributes: "fixedFrame=\"YES\" preferredMaxLayoutWidth=\"300\"",
      content: """
        <textFieldCell key="cell" title="Twelve chars twelve" id="tc"><font key="font" metaFont="system"/></textFieldCell>
        """)
    #expect(try lint(fixed(label)).map(\.rule) == rules)
  }

  /// A picture of 60 points is 19 points wide in a button of 19 points.
  @Test(arguments: [("Twelve", [String]()), ("Twelve chars", ["clipped-text"])])
  func aPictureScaledDownToItsButton(_ title: String, _ rules: [String]) throws {
    let button = SampleMacXib.view(
      "one", "20 100 100 19", element: "button", attributes: "fixedFrame=\"YES\"",
      content: """
        <buttonCell key="cell" type="roundRect" title="\(title)" bezelStyle="roundedRect" image="big" imagePosition="left" \
        borderStyle="border" alignment="center" imageScaling="proportionallyUpOrDown" id="bc">\
        <font key="font" metaFont="system"/></buttonCell>
        """)
    let resources = "<resources><image name=\"big\" width=\"60\" height=\"60\"/></resources>"
    #expect(try lint(fixed(button, resources: resources)).map(\.rule) == rules)
  }

  /// A round button is as large as its ring: only its title can be cut.
  @Test(arguments: [("-", [String]()), ("Twelve", ["clipped-text"])])
  func theTitleOfARoundButton(_ title: String, _ rules: [String]) throws {
    let button = SampleMacXib.view(
      "one", "20 100 32 31", element: "button", attributes: "fixedFrame=\"YES\"",
      content: """
        <buttonCell key="cell" type="round" title="\(title)" bezelStyle="circular" borderStyle="border" alignment="center" \
        id="bc"><font key="font" metaFont="system"/></buttonCell>
        """)
    #expect(try lint(fixed(button)).map(\.rule) == rules)
  }
}
