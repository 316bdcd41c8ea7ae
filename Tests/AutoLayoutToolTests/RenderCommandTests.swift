import AutoLayoutTool
import Foundation
import Graphics
import Testing

@MainActor
struct RenderCommandTests {
  private let files = MemoryFiles(["Form.xib": "good", "bad.xib": "bad", "c.xib": "conflict"])

  @Test func everyPictureIsWrittenAndItsPathPrinted() {
    let run = ToolRun(
      "render", "--format", "svg", "--format", "png", "--format", "html", "--size", "320x568", "--size",
      "375x667", "-o", "out/", "Form.xib", files: files)
    #expect(run.status == .done)
    #expect(run.errors == "")
    let expected = [
      "out/Form-scene-320x568@2x.png", "out/Form-scene-320x568.svg", "out/Form-scene-375x667@2x.png",
      "out/Form-scene-375x667.svg", "out/Form.html",
    ]
    #expect(run.output == expected.joined(separator: "\n") + "\n")
    #expect(expected.allSatisfy { files.contents[$0] != nil })
  }

  @Test func picturesAreOfTheirKind() throws {
    let run = ToolRun(
      "render", "--format", "svg", "--format", "png", "--format", "pdf", "-o", "out", "Form.xib", files: files
    )
    #expect(run.status == .done)
    let pdf = try #require(files.contents["out/Form-scene-375x667.pdf"])
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
    let png = try #require(files.contents["out/Form-scene-375x667@2x.png"])
    // The signature of a PNG, then the width and height in pixels, big endian, at bytes 16 and 20.
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(png.dropFirst(16).prefix(8) == Data([0, 0, 0x02, 0xEE, 0, 0, 0x05, 0x36]))
    let svg = try #require(files.contents["out/Form-scene-375x667.svg"])
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg "))
  }

  /// A measurer that has fonts for English alone.
  private struct EnglishOnly: TextMeasuring {
    func layout(_ request: TextRequest) -> TextLayout { FixedPitchTextMeasurer.tenByTen.layout(request) }
    func metrics(for font: FontDescriptor) -> FontMetrics {
      FixedPitchTextMeasurer.tenByTen.metrics(for: font)
    }
    func missingCharacters(of text: String) -> [Character] { text.filter { !$0.isASCII } }
    var substitutions: [FontSubstitution] {
      ["Lobster", "Lato-Bold"].map { FontSubstitution(requested: $0, used: "Inter") }
    }
  }

  @Test func textsThatNoFontShowsAreReported() {
    let storyboard = SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 100 10", element: "label", attributes: "text=\"Hi 한국\""),
      constraints: SampleStoryboard.pinned("label", 20, 40, 100, 10))
    let run = ToolRun(
      ["render", "-o", "o", "Main.storyboard"], files: MemoryFiles(["Main.storyboard": storyboard]),
      documents: DesignDocuments(), measurer: EnglishOnly())
    #expect(
      run.errors == """
        Main.storyboard: note: No installed font has these characters, which are drawn as boxes: 한 국 [missing-glyphs]
          hint: Install a font that has them, such as the package fonts-noto-cjk
        note: fonts not installed, with substitutes: Lobster (Inter), Lato-Bold (Inter); apt-get install fonts-lato

        """)
    #expect(run.status == .done)
  }

  @Test func documentsWithoutViewsAreReported() {
    let empty = SampleStoryboard.text(views: "").replacing(/<scenes>(.|\n)*<\/scenes>/, with: "<scenes/>")
    let run = ToolRun(
      "render", "-o", "o", "Main.storyboard", files: MemoryFiles(["Main.storyboard": empty]),
      documents: DesignDocuments())
    #expect(run.status == .done && run.output.isEmpty)
    #expect(
      run.errors
        == "Main.storyboard: note: No scene has a view, so there is nothing to draw [empty-document]\n")
  }

  @Test func pngIsTheDefault() {
    #expect(ToolRun("render", "-o", "o", "Form.xib", files: files).output == "o/Form-scene-375x667@2x.png\n")
  }

  @Test func severalVariantsComeOnOnePageToo() {
    let run = ToolRun(
      "render", "--format", "pdf", "--size", "320x568", "--size", "375x667", "-o", "o", "Form.xib",
      files: files)
    #expect(run.output == "o/Form-scene-320x568.pdf\no/Form-scene-375x667.pdf\no/Form.html\n")
  }

  /// The page of one document does not take another's place, nor that of a page of the user's.
  @Test func pagesAreNamedAfterTheirDocuments() {
    let one = ToolRun("render", "--format", "html", "-o", "o", "Form.xib", files: files)
    #expect(one.output == "o/Form.html\n")
    let several = ToolRun("render", "--format", "html", "-o", "o", "Form.xib", "c.xib", files: files)
    #expect(several.output == "o/Layouts.html\n")
  }

  @Test func standardInputHasANameOfItsOwn() {
    let files = MemoryFiles(["/dev/stdin": "good"])
    let run = ToolRun("render", "--format", "html", "--format", "svg", "-o", "o", "-", files: files)
    #expect(run.output == "o/standard-input-scene-375x667.svg\no/standard-input.html\n")
  }

  @Test func standInsForSymbolsAreReported() {
    let image = { (name: String) in
      #"<imageView id="\#(name)" image="\#(name)" catalog="system"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(image("zzz"))\(image("trash"))
      </subviews></view></objects></document>
      """
    let run = ToolRun(
      ["render", "-o", "o", "--format", "svg", "a.xib"], files: MemoryFiles(["a.xib": text]),
      documents: DesignDocuments())
    #expect(
      run.errors.hasPrefix(
        "a.xib: note: No drawing for these symbols, which are shown as their first letters: zzz ["))
  }

  @Test func theScaleCanBeChosen() {
    let run = ToolRun("render", "--scale", "1", "-o", "o", "Form.xib", files: files)
    #expect(run.output == "o/Form-scene-375x667@1x.png\n")
  }

  @Test func badFilesAndFullDisksDoNotStopTheOthers() {
    files.unwritable = ["o/Form-scene-375x667@2x.png"]
    let run = ToolRun("render", "-o", "o", "bad.xib", "Form.xib", "c.xib", files: files)
    #expect(run.status == .failed)
    #expect(run.output == "o/c-scene-375x667@2x.png\n")
    #expect(
      run.errors == """
        bad.xib:2:5: error: expected 'good' [malformed]
          hint: write 'good'
        o/Form-scene-375x667@2x.png: error: No space left [picture-not-written]
        c.xib:7:9: warning: two widths [unsatisfiable]

        """)
  }

  @Test(arguments: [
    ["render", "Form.xib"], ["render", "-o", "o"], ["render", "-o", "o", "--format", "gif", "Form.xib"],
    ["render", "-o", "o", "--scale", "0", "Form.xib"], ["render", "-o", "o", "--scale", "nan", "Form.xib"],
  ])
  func badOptionsAreFailures(arguments: [String]) {
    let run = ToolRun(arguments, files: files, documents: FakeDocuments())
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
