import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct VariantTests {
  private static let form = SampleStoryboard.text(
    views: [
      SampleStoryboard.view(
        "label", "20 40 50 21", element: "label", attributes: "text=\"Hello\" numberOfLines=\"1\"",
        content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
      SampleStoryboard.view("box", "20 100 335 50"),
      """
      <view id="old" fixedFrame="YES">
        <rect key="frame" x="137" y="200" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
      </view>
      """,
    ].joined(separator: "\n"),
    constraints: [
      SampleStoryboard.constraint("lx", "label.leading = root.leading 20"),
      SampleStoryboard.constraint("ly", "label.top = safe.top 20"),
      SampleStoryboard.constraint("bx", "box.leading = root.leading 20"),
      SampleStoryboard.constraint("bt", "root.trailing = box.trailing 20"),
      SampleStoryboard.constraint("by", "box.top = root.top 100"),
      """
      <constraint id="bh" firstItem="box" firstAttribute="height" constant="50">
        <variation key="heightClass=compact" constant="30"/>
      </constraint>
      """,
    ].joined(separator: "\n"))

  private let files = MemoryFiles([
    "Base.lproj/Form.storyboard": form, "de.lproj/Form.strings": "\"label.text\" = \"Guten Tag\";",
    "ar.lproj/Form.strings": "\"label.text\" = \"مرحبا\";", "fr.lproj/Form.strings": "\"label.text\" = ;",
  ])

  /// Frames by id.
  private func frames(_ options: String...) throws -> [String: [Double]] {
    let run = ToolRun(
      ["layout", "--format", "jsonl", "Base.lproj/Form.storyboard"] + options, files: files,
      documents: DesignDocuments())
    #expect(run.status == .done, "\(run.errors)")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scenes = try #require(document["scenes"] as? [[String: Any]])
    var found: [String: [Double]] = [:]
    var pending = scenes.compactMap { $0["root"] as? [String: Any] }
    while let view = pending.popLast() {
      let frame = view["frame"] as? [String: Double] ?? [:]
      found[view["id"] as? String ?? ""] = ["x", "y", "width", "height"].compactMap { frame[$0] }
      pending += view["children"] as? [[String: Any]] ?? []
    }
    return found
  }

  @Test func theSavedDeviceIsTheDefault() throws {
    let frames = try frames()
    #expect(frames["root"] == [0, 0, 375, 667])
    #expect(frames["box"] == [20, 100, 335, 50])
    // The fixed-pitch measurer: 10 points a letter at any size.
    #expect(frames["label"]?.prefix(2) == [20, 40])
  }

  @Test func anotherDeviceHasItsSizeAndSafeArea() throws {
    let frames = try frames("--device", "iPhone 11")
    #expect(frames["root"] == [0, 0, 414, 896])
    #expect(frames["box"] == [20, 100, 374, 50])
    // The safe area of a 6.1-inch screen begins at 48 with today's tools.
    #expect(frames["label"]?[1] == 68)
    // Springs on both sides: 137 of the free 275 points lay before it, so 137/275 of 39 more.
    #expect(abs((frames["old"]?[0] ?? 0) - (137 + 39 * 137.0 / 275)) <= 0.5)
  }

  @Test func onItsSideVariationsApply() throws {
    let frames = try frames("--orientation", "landscape")
    #expect(frames["root"] == [0, 0, 667, 375])
    #expect(frames["box"] == [20, 100, 627, 30])
    #expect(frames["label"]?[1] == 20)
  }

  @Test func aSizeKeepsTheDevice() throws {
    #expect(try frames("--size", "320x568")["box"] == [20, 100, 280, 50])
  }

  @Test func aLanguageBringsItsTextsAndDirection() throws {
    let saved = try frames()
    let german = try frames("--language", "de")
    #expect((german["label"]?[2] ?? 0) > (saved["label"]?[2] ?? 0))
    #expect(german["label"]?[0] == 20)
    let arabic = try frames("--language", "ar")
    #expect((arabic["label"]?[0] ?? 0) + (arabic["label"]?[2] ?? 0) == 355)
    // The next document is not touched by what the last one was shown in.
    #expect(try frames() == saved)
  }

  @Test func aDirectionWinsOverTheLanguages() throws {
    #expect(try frames("--language", "ar", "--direction", "ltr")["label"]?[0] == 20)
    let mirrored = try frames("--direction", "rtl")
    #expect((mirrored["label"]?[0] ?? 0) + (mirrored["label"]?[2] ?? 0) == 355)
    // Frames are not mirrored.
    #expect(mirrored["old"] == [137, 200, 100, 50])
  }

  @Test func pseudoLanguagesAreLonger() throws {
    let saved = try #require(try frames()["label"])
    let double = try #require(try frames("--pseudo", "double")["label"])
    #expect(double[2] > 2 * saved[2])
    #expect(try frames("--pseudo", "accented")["label"]?[2] == saved[2])
    // Six letters more, of ten points each.
    #expect(try frames("--pseudo", "bounded")["label"]?[2] == saved[2] + 60)
  }

  @Test func aPseudoLanguageFromRightToLeft() throws {
    let mirrored = try frames("--pseudo", "right-to-left")
    #expect(try mirrored == frames("--direction", "rtl"))
    #expect(try frames("--pseudo", "right-to-left", "--direction", "ltr") == frames())
  }

  @Test func faultsInTextsAreLocatedInTheirFile() {
    let run = ToolRun(
      ["layout", "Base.lproj/Form.storyboard", "--language", "fr"], files: files,
      documents: DesignDocuments())
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("fr.lproj/Form.strings:1:16: error: "))
  }

  @Test(arguments: [
    ["--device", "Nokia"], ["--text-size", "huge"], ["--language", "../x"], ["--direction", "up"],
    ["--pseudo", "none"],
  ])
  func wrongWordsAreRefused(_ options: [String]) {
    let run = ToolRun(
      ["layout", "Base.lproj/Form.storyboard"] + options, files: files, documents: DesignDocuments())
    #expect(run.status == .failed)
    #expect(run.output == "")
  }
}
