import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct InspectCommandTests {
  private static let troubled = "Tests/Browser/Troubled.storyboard"

  private func inspect(_ arguments: String..., text: String) -> ToolRun {
    ToolRun(
      ["inspect", "Main.storyboard", "-o", "out/page.html"] + arguments,
      files: MemoryFiles(["Main.storyboard": text]), documents: DesignDocuments())
  }

  private func page(_ run: ToolRun) throws -> String {
    String(decoding: try #require(run.files.contents["out/page.html"]), as: UTF8.self)
  }

  @Test func onePageWithTheSavedScreenAndThreeWidths() throws {
    let run = inspect(text: try Repository.text(Self.troubled))
    #expect(run.status == .done)
    #expect(run.output == "out/page.html\n")
    let html = try page(run)
    // The saved screen is one of the three.
    for size in ["375 × 667", "320 × 568", "414 × 896"] { #expect(html.contains("\"variant\":\"\(size)\"")) }
    #expect(html.components(separatedBy: "<template id=").count == 1 + 3)
  }

  @Test func theSameCallGivesTheSameBytes() throws {
    let text = try Repository.text(Self.troubled)
    #expect(try page(inspect(text: text)) == page(inspect(text: text)))
  }

  @Test func requestedSizesReplaceTheStandardOnes() throws {
    let html = try page(
      inspect("--size", "500x400", "--language", "saved", text: Repository.text(Self.troubled)))
    #expect(html.contains("\"variant\":\"500 × 400\""))
    #expect(html.components(separatedBy: "<template id=").count == 1 + 1)
  }

  /// The page and lint judge alike: a layout from right to left is not held against frames that were saved from left to right.
  @Test func savedFramesAreHeldAgainstTheSavedDocumentAlone() throws {
    func text(_ frame: String) -> String {
      SampleStoryboard.text(
        views: SampleStoryboard.view("box", frame),
        constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
    }
    let misplaced = "\"misplaced\":true"
    #expect(try page(inspect("--size", "375x667", text: text("30 40 100 50"))).contains(misplaced) == false)
    #expect(try page(inspect(text: text("30 40 100 50"))).contains(misplaced))
    for frame in ["30 40 100 50", "20 40 100 50"] {
      #expect(!(try page(inspect("--direction", "rtl", text: text(frame))).contains(misplaced)))
    }
    #expect(!(try page(inspect(text: text("20.5 40 100 50"))).contains(misplaced)))
  }

  @Test func whatDocumentsSayIsNeverMarkup() throws {
    let html = try page(inspect(text: Repository.text(Self.troubled)))
    for markup in ["<script>hostile", "</template><img", "<img src=x", "<svg onload"] {
      #expect(!html.contains(markup))
    }
    #expect(html.contains("\\u003c/template>\\u003cimg src=x onerror=hostile()>"))
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let html = try page(inspect(text: Repository.text(Self.troubled)))
    let addresses = html.components(separatedBy: "://").dropLast().map { $0.suffix(5) }
    let namespace = "\"http"
    #expect(html.contains("default-src 'none'"))
    #expect(addresses.allSatisfy { $0 == namespace || $0.hasSuffix("'http") })
    #expect(!html.contains("src=\"") && !html.contains("@import") && !html.contains("url(http"))
  }

  @Test func twoHundredViewsStayBelowTwoMegabytes() throws {
    let html = try page(inspect(text: LongForm(rows: 100).text))
    #expect(html.components(separatedBy: "\"kind\":\"view\"").count > 3 * 200)
    #expect(html.utf8.count < 2_000_000, "\(html.utf8.count) bytes")
    print("A page of 201 views on three screens has \(html.utf8.count) bytes.")
  }

  @Test func anUnreadableFileIsReportedOnceAndTheOthersAreShown() throws {
    let run = ToolRun(
      ["inspect", "missing.xib", "Main.storyboard", "-o", "page.html"],
      files: MemoryFiles(["Main.storyboard": try Repository.text(Self.troubled)]),
      documents: DesignDocuments())
    #expect(run.status == .failed)
    #expect(run.errors == "missing.xib: error: No such file [unreadable-file]\n")
    #expect(run.files.contents["page.html"] != nil)
  }

  @Test func thePageThatCannotBeWrittenIsAFailure() throws {
    let files = MemoryFiles(["Main.storyboard": try Repository.text(Self.troubled)])
    files.unwritable = ["page.html"]
    let run = ToolRun(
      ["inspect", "Main.storyboard", "-o", "page.html"], files: files, documents: DesignDocuments())
    #expect(run.status == .failed)
    #expect(run.errors == "error: page.html: No space left\n")
  }
}

/// A storyboard of a column of rows, each a label and a field.
private struct LongForm {
  let rows: Int

  var text: String {
    let views = (0..<rows).map(row).joined()
    let constraints = (0..<rows).map(pins).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
  }

  private func row(_ index: Int) -> String {
    """
    <label text="Label number \(index)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <textField text="Value \(index)" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f\(index)">\
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """
  }

  private func pins(_ index: Int) -> String {
    let above = index == 0 ? ("root", "top") : ("f\(index - 1)", "bottom")
    let pins = [
      ("f\(index)", "top", above.0, above.1), ("l\(index)", "firstBaseline", "f\(index)", "firstBaseline"),
      ("l\(index)", "leading", "root", "leading"), ("f\(index)", "leading", "l\(index)", "trailing"),
      ("root", "trailing", "f\(index)", "trailing"), ("l\(index)", "centerX", "root", "leading"),
    ]
    return pins.enumerated().map { order, pin in
      """
      <constraint firstItem="\(pin.0)" firstAttribute="\(pin.1)" secondItem="\(pin.2)" \
      secondAttribute="\(pin.3)" constant="\(pin.1 == "centerX" ? 60 : 0)" id="c\(index)-\(order)"/>
      """
    }.joined()
  }
}
