import AutoLayoutTool
import Foundation
import Testing

/// Another Xcode and another device on the canvas are nobody's changes. Moves that only another screen shows are changes.
@MainActor
struct CalmDiffTests {
  private func diff(_ old: String, _ new: String, _ options: String...) -> ToolRun {
    ToolRun(
      ["diff", "a.storyboard", "b.storyboard"] + options,
      files: MemoryFiles(["a.storyboard": old, "b.storyboard": new]), documents: DesignDocuments())
  }

  private static func screen(_ top: String, leading: Int = 20) -> String {
    SampleStoryboard.text(
      views: SampleStoryboard.view("box", "20 40 335 50"),
      constraints: [
        SampleStoryboard.constraint("x", "box.leading = safe.leading \(leading)"),
        SampleStoryboard.constraint("y", top),
        SampleStoryboard.constraint("w", "safe.trailing = box.trailing 20"),
        SampleStoryboard.constraint("h", "box.height = 50"),
      ].joined())
  }

  private static let saved = screen("box.top = safe.top 20")

  /// 12118 is Xcode 8.3, 24506 Xcode 26: bars, texts and controls have other sizes on their canvases.
  @Test func anotherXcodeIsNoise() {
    let text = SampleStoryboard.view(
      "t", "20 40 100 30", element: "textField", attributes: "borderStyle=\"roundedRect\"")
    let document = SampleStoryboard.text(
      views: text,
      constraints: SampleStoryboard.constraint("x", "t.leading = safe.leading 20")
        + SampleStoryboard.constraint("y", "t.top = safe.top 20"))
    for tools in ["12118", "24506"] {
      let other = document.replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"\(tools)\"")
      for run in [diff(document, other), diff(other, document)] {
        #expect(run.status == .done, "\(run.output)")
        #expect(run.output.contains("same layout") && run.output.contains("noise: header 1"))
      }
    }
  }

  private static func onLargePhone(_ document: String) -> String {
    document.replacing("retina4_7", with: "retina6_1")
      .replacing("width=\"375\" height=\"667\"", with: "width=\"414\" height=\"896\"")
      .replacing("width=\"335\"", with: "width=\"374\"").replacing(
        "x=\"20\" y=\"40\"", with: "x=\"20\" y=\"64\"")
  }

  @Test func anotherDeviceIsNoise() {
    for other in [Self.onLargePhone(Self.saved), Self.saved.replacing("retina4_7", with: "retina6_1")] {
      for run in [diff(Self.saved, other), diff(other, Self.saved)] {
        #expect(run.status == .done, "\(run.output)")
        #expect(run.output.contains("same layout"))
      }
    }
  }

  /// 30 instead of 20 points from the edge, on whichever canvas.
  @Test func aMoveOnAnotherDeviceIsOneMove() {
    let run = diff(Self.saved, Self.onLargePhone(Self.screen("box.top = safe.top 20", leading: 30)))
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("x 20 → 30, width 374 → 364 (as saved)"), "\(run.output)")
    #expect(!run.output.contains("375"))
  }

  /// On a phone with a home button the safe area begins 20 points below the edge of the screen: `safe.top 20` and `root.top 40` are the
  /// same place there, and not on a screen with a notch on its side, where the safe area begins at the edge.
  @Test func aMoveThatOnlyOtherDevicesShowIsFound() {
    let run = diff(Self.saved, Self.screen("box.top = root.top 40"))
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("y 20 → 40 (retina6_1, landscape)"), "\(run.output)")
    #expect(!run.output.contains("as saved") && !run.output.contains("same layout"))
  }

  /// Whoever names devices gets those.
  @Test func devicesThatAreAskedForAreTheOnlyOnes() {
    let run = diff(Self.saved, Self.screen("box.top = root.top 40"), "--device", "retina4_7")
    #expect(run.output.contains("same layout"), "\(run.output)")
  }

  // MARK: One table of decisions

  @Test func aFrameThatSomeoneChoseIsAChange() {
    let view =
      "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" id=\"fix\"><rect key=\"frame\" x=\"10\" y=\"100\" width=\"50\" height=\"20\"/></view>"
    let old = SampleStoryboard.text(views: view)
    let run = diff(old, old.replacing("x=\"10\"", with: "x=\"30\""), "--no-layout")
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("view: frame x 10 → x 30"), "\(run.output)")
    let constrained = diff(
      Self.saved, Self.saved.replacing("x=\"20\" y=\"40\"", with: "x=\"30\" y=\"40\""), "--no-layout")
    #expect(constrained.status == .done, "\(constrained.output)")
  }

  // MARK: Short forms

  @Test func statisticsAreALineEach() {
    let run = diff(Self.saved, Self.screen("box.top = safe.top 30"), "--stat")
    #expect(run.status == .foundSomething)
    #expect(run.output == "b.storyboard | 1 change, 1 view moves\n1 change in 1 document\n", "\(run.output)")
  }

  @Test func namesAreThoseOfDocumentsThatDiffer() {
    let noise = Self.saved.replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"22156\"")
    #expect(diff(Self.saved, noise, "--name-only").output == "")
    #expect(diff(Self.saved, noise, "--name-only", "--all").output == "b.storyboard\n")
    #expect(diff(Self.saved, Self.screen("box.top = safe.top 30"), "--name-only").output == "b.storyboard\n")
    #expect(diff(Self.saved, noise, "--name-only", "--stat").status == .failed)
    #expect(diff(Self.saved, noise, "--stat", "--format", "json").status == .failed)
  }
}
