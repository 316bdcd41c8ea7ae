import AutoLayoutTool
import Foundation
import Graphics
import Testing

/// The fonts for scripts that documents of iOS use: `make setup` installs them, and `make demo` begins with it.
@MainActor
struct MissingFontsTests {
  /// Knows no character beyond ASCII.
  private struct EnglishOnly: TextMeasuring {
    func layout(_ request: TextRequest) -> TextLayout { FixedPitchTextMeasurer.tenByTen.layout(request) }
    func metrics(for font: FontDescriptor) -> FontMetrics {
      FixedPitchTextMeasurer.tenByTen.metrics(for: font)
    }
    func missingCharacters(of text: String) -> [Character] { text.filter { !$0.isASCII } }
  }

  /// The package that the tool says to install for a text.
  private func advice(for text: String) throws -> String {
    let storyboard = SampleStoryboard.text(
      views: SampleStoryboard.view("label", "20 40 100 10", element: "label", attributes: "text=\"\(text)\""),
      constraints: SampleStoryboard.pinned("label", 20, 40, 100, 10))
    let run = ToolRun(
      ["render", "-o", "o", "Main.storyboard"], files: MemoryFiles(["Main.storyboard": storyboard]),
      documents: DesignDocuments(), measurer: EnglishOnly())
    let hint = try #require(run.errors.firstMatch(of: /such as the package (\S+)/), "\(run.errors)")
    return String(hint.1)
  }

  /// The packages of `Scripts/setup.sh`, which writes alternatives with bars between them.
  private func installed() throws -> Set<String> {
    let list = try #require(try Repository.text("Scripts/setup.sh").firstMatch(of: /PACKAGES="([^"]*)"/))
    return Set(list.1.split { $0.isWhitespace || $0 == "|" }.map(String.init))
  }

  /// Korean, Japanese and Chinese letters and emoji; runes are not part of it.
  @Test(arguments: [("한국", true), ("かな", true), ("中文", true), ("😀", true), ("ᚠᚢ", false)])
  func setupInstallsTheFontsThatDocumentsNeed(text: String, isInstalled: Bool) throws {
    #expect(try installed().contains(advice(for: text)) == isInstalled)
  }

  @Test func theDemonstrationBeginsWithSetup() throws {
    let lines = try Repository.text("Makefile").components(separatedBy: "\n")
    let demo = try #require(lines.first { $0.hasPrefix("demo:") })
    #expect(demo.split { $0 == ":" || $0 == "#" }[1].split(separator: " ").contains("setup"))
    #expect(lines.contains("\t@Scripts/setup.sh"))
  }
}
