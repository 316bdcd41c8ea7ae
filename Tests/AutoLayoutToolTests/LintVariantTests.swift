import AutoLayoutTool
import Foundation
import Testing

/// Other ways of showing a document are as honest as the saved one: they report what they add.
@MainActor
struct LintVariantTests {
  private func lint(_ text: String, _ options: String..., name: String = "a.storyboard") -> ToolRun {
    ToolRun(["lint", name] + options, files: MemoryFiles([name: text]), documents: DesignDocuments())
  }

  /// A label of 50 points, with a text of 150.
  private func label(_ attributes: String) -> String {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    return SampleStoryboard.text(
      views: SampleStoryboard.view(
        "box", "20 40 50 30", element: "label", attributes: "text=\"Fifteen letters\" " + attributes,
        content: font),
      constraints: SampleStoryboard.pinned("box", 20, 40, 50, 30))
  }

  /// A class of the author's may show another text: that is left out in the saved document, and so on every device.
  @Test(arguments: [[], ["--device", "retina6_1"], ["--text-size", "large", "--direction", "ltr"]])
  func whatIsDoubtfulAsSavedIsDoubtfulEverywhere(_ options: [String]) {
    let files = MemoryFiles(["a.storyboard": label("customClass=\"Caption\"")])
    #expect(
      ToolRun(["lint", "a.storyboard"] + options, files: files, documents: DesignDocuments()).status == .done)
  }

  @Test(arguments: ["retina4_7", "retina6_1"])
  func whatIsSureIsReported(_ device: String) {
    #expect(lint(label(""), "--device", device).output.contains("[clipped-text]"))
  }

  /// Settings that the document has anyway change nothing.
  @Test func restatingWhatIsSaved() {
    let plain = lint(label(""))
    #expect(plain.output.contains("[clipped-text]"))
    for options in [["--text-size", "large"], ["--direction", "ltr"], ["--device", "retina4_7"]] {
      let files = MemoryFiles(["a.storyboard": label("")])
      let run = ToolRun(["lint", "a.storyboard"] + options, files: files, documents: DesignDocuments())
      #expect(run.output == plain.output, "\(options)")
    }
  }

  /// Xcode's device bar does not resize a freeform view, nor does a nib.
  @Test func freeformViewsKeepTheirSize() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
      <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="100"/><subviews>
      \(SampleStoryboard.view("box", "20 20 353 60"))</subviews><constraints>
      \(SampleStoryboard.constraint("c1", "box.leading = root.leading 20"))
      \(SampleStoryboard.constraint("c2", "box.top = root.top 20"))
      \(SampleStoryboard.constraint("c3", "root.trailing = box.trailing 20"))
      \(SampleStoryboard.constraint("c4", "root.bottom = box.bottom 20"))
      \(SampleStoryboard.constraint("c5", "box.height = 60"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    let run = lint(text, "--device", "iPhone SE", name: "a.xib")
    #expect(run.status == .done, "\(run.output)")
  }

  private func row(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
    <objects><tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
    <rect key="frame" x="0" y="0" width="375" height="60"/>\(content)</tableViewCellContentView></tableViewCell></objects>
    </document>
    """
  }

  /// A row alone in its xib is as wide as the screen that shows its table, and not as much lower as that screen is.
  @Test func rowsFollowTheWidthOfTheScreen() {
    let text = row(
      """
      <subviews>\(SampleStoryboard.view("box", "20 10 335 40"))</subviews><constraints>
      \(SampleStoryboard.constraint("c1", "box.leading = root.leading 20"))
      \(SampleStoryboard.constraint("c2", "box.top = root.top 10"))
      \(SampleStoryboard.constraint("c3", "root.trailing = box.trailing 20"))
      \(SampleStoryboard.constraint("c4", "root.bottom = box.bottom 10"))</constraints>
      """)
    let files = MemoryFiles(["a.xib": text])
    let layout = ToolRun(
      ["layout", "a.xib", "--device", "iPhone SE", "--format", "json"], files: files,
      documents: DesignDocuments()
    ).output
    #expect(layout.contains("280"), "\(layout)")
    #expect(lint(text, "--device", "iPhone SE", name: "a.xib").status == .done)
  }

  /// Views in containers and in sheets of the author's are lower than bars explain: another screen does not tell their height.
  @Test func viewsLowerThanScreensKeepTheirSize() {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 300 335 100"),
      constraints: [
        "box.leading = root.leading 20", "box.top = root.top 300", "root.trailing = box.trailing 20",
        "box.height = 100",
      ].enumerated().map { SampleStoryboard.constraint("c\($0.offset)", $0.element) }.joined(separator: "\n")
    ).replacingOccurrences(of: "height=\"667\"", with: "height=\"420\"")
    let run = lint(text, "--device", "iPhone SE")
    #expect(run.status == .done, "\(run.output)")
  }

  /// Left of the screen as saved, right of it when it is mirrored.
  @Test func whatIsParkedBesideTheScreenStaysParked() {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view("box", "-375 40 100 50"),
      constraints: SampleStoryboard.pinned("box", -375, 40, 100, 50))
    #expect(lint(text, "--direction", "rtl").status == .done)
  }

  /// Two labels share a row, and neither hugs its text more: a priority ends that, and freezes no text.
  @Test func textsGetPrioritiesAndNoFixedSizes() {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    func label(_ id: String, _ frame: String) -> String {
      SampleStoryboard.view(
        id, frame, element: "label", attributes: "ambiguous=\"YES\" text=\"Five\"", content: font)
    }
    let text = SampleStoryboard.text(
      views: label("a", "20 40 40 10") + label("b", "68 40 287 10"),
      constraints: [
        SampleStoryboard.constraint("c1", "a.leading = root.leading 20"),
        SampleStoryboard.constraint("c2", "a.top = root.top 40"),
        SampleStoryboard.constraint("c3", "b.leading = a.trailing 8"),
        SampleStoryboard.constraint("c4", "b.top = root.top 40"),
        SampleStoryboard.constraint("c5", "root.trailing = b.trailing 20"),
      ].joined(separator: "\n"))
    let output = lint(text).output
    #expect(output.contains("the horizontal content hugging priority 251"), "\(output)")
    #expect(!output.contains(".width ="))
  }
}
