import AutoLayoutTool
import Foundation
import Testing

/// Documents that cannot be read: what is wrong is reported with the place of the element's first character, the exit status
/// is 2, and the other files of the call are still done.
@MainActor
struct BadDocumentTests {
  /// One view with one constraint, in lines 6 to 12.
  private nonisolated static let good = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="top-vw-001">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001"/>
                </subviews>
                <constraints>
                    <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="top-vw-001" \
    secondAttribute="top" id="con-st-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  @Test func theGoodOneIsGood() {
    let run = run("layout", ["good.xib": Self.good])
    #expect(run.status == .done)
    #expect(run.output.contains("UIView box-vw-001"))
  }

  /// Each with the place, worked out by counting in the text above, and a word of what was expected.
  @Test(arguments: [
    ("empty", "", "1:1", "empty-file"),
    ("not XML", "Dear reader,\n", "1:1", "malformed-xml"),
    ("a property list", "<?xml version=\"1.0\"?>\n <plist version=\"1.0\"/>\n", "2:2", "wrong-root"),
    (
      "a view without its id", good.replacingOccurrences(of: " id=\"box-vw-001\"", with: ""), "7:17",
      "missing-attribute"
    ),
    (
      "a constraint without its attribute",
      good.replacingOccurrences(of: " firstAttribute=\"top\"", with: ""),
      "10:17", "missing-attribute"
    ),
    (
      "a document for watches", good.replacingOccurrences(of: "iOS.CocoaTouch", with: "watchKit"), "2:1",
      "platform"
    ),
  ])
  func faultsAreLocated(fault: String, text: String, place: String, code: String) throws {
    let run = run("layout", ["bad.xib": text])
    #expect(run.status == .failed, "\(fault)")
    let lines = run.errors.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("bad.xib:\(place): error: Expected "), "\(fault)")
    #expect(lines[0].contains(code), "\(fault)")
    #expect(lines[1].hasPrefix("  hint: "), "\(fault)")
    #expect(run.output == "")
  }

  /// A constraint whose item is missing is left out with a warning; the rest is laid out.
  @Test func constraintsToNothingAreLeftOut() {
    let text = Self.good.replacingOccurrences(of: "secondItem=\"top-vw-001\"", with: "secondItem=\"gone\"")
    let run = run("layout", ["bad.xib": text])
    #expect(run.status == .done)
    #expect(run.errors.hasPrefix("bad.xib:10:17: warning: Expected "), "\(run.errors)")
    #expect(run.errors.contains("dangling-reference"))
    #expect(run.output.contains("UIView"))
    let lint = self.run("lint", ["bad.xib": text])
    #expect(lint.status == .foundSomething)
    #expect(lint.output.contains("bad.xib:10:17: "), "\(lint.output)")
  }

  /// Nothing is found in what is not examined.
  @Test(arguments: [
    ("watchKit", "watchOS", "without Auto Layout"), ("AppleTV", "tvOS", "targetRuntime to iOS.CocoaTouch"),
  ])
  func otherPlatformsAreNotSupported(_ runtime: String, _ platform: String, _ hint: String) {
    let text = Self.good.replacingOccurrences(of: "iOS.CocoaTouch", with: runtime)
    for (command, options) in [
      ("layout", []), ("lint", []), ("render", ["--output", "o"]), ("inspect", ["--output", "o.html"]),
      ("animate", ["--output", "o.gif", "--to", "size=1x1"]),
    ] {
      let run = ToolRun(
        [command, "a.xib"] + options, files: MemoryFiles(["a.xib": text]), documents: DesignDocuments())
      #expect(run.status == .failed)
      let reported = run.errors + run.output
      #expect(reported.contains("found one for \(platform)"), "\(command): \(reported)")
      #expect(reported.contains(hint), "\(command): \(reported)")
    }
  }

  /// The type that the templates of tvOS and watchOS have; the hint names the type to put in its place.
  @Test(arguments: [
    (
      "com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS",
      "CocoaTouch.Storyboard.XIB and its targetRuntime"
    ),
    (
      "com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS",
      "InterfaceBuilder3.CocoaTouch.XIB and its targetRuntime"
    ),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS", "without Auto Layout"),
  ])
  func typesWithoutNumberAreOtherPlatforms(_ type: String, _ platform: String, _ hint: String) {
    let run = run("layout", ["a.xib": "<document type=\"\(type)\"/>"])
    #expect(run.status == .failed)
    #expect(run.errors.contains("found one for \(platform)"), "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test func goodFilesBetweenBadOnesAreDone() throws {
    let run = run(
      "layout", ["a.xib": "no", "b.xib": Self.good, "c.xib": "<x/>", "d.xib": Self.good], "--format", "jsonl")
    #expect(run.status == .failed)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.map { $0.contains(#""error":"#) } == [true, false, true, false])
    #expect(lines.map { $0.contains(#""id":"box-vw-001""#) } == [false, true, false, true])
  }

  private func run(_ command: String, _ texts: [String: String], _ options: String...) -> ToolRun {
    ToolRun(
      [command] + options + texts.keys.sorted(), files: MemoryFiles(texts), documents: DesignDocuments())
  }
}
