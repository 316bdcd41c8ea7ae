import Foundation
import Graphics
import Testing

@testable import PangoText

/// Fonts of a whole process.
struct ProcessFontTests {
  /// A font that the tests' machine has: of the families that `make setup` installs.
  private static var fontFile: Data? {
    [
      "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
    ]
    .lazy.compactMap { FileManager.default.contents(atPath: $0) }.first
  }

  @Test func theEnvironmentChoosesFonts() {
    #expect(ProcessFonts.measurer(in: [:]) == nil)
    #expect(ProcessFonts.measurer(in: ["AUTOLAYOUT_TEXT_MEASURER": "other"]) == nil)
    let measurer = ProcessFonts.measurer(in: [
      "AUTOLAYOUT_TEXT_MEASURER": "pango", "AUTOLAYOUT_FONTS": "/nowhere/a.ttf:/nowhere/b.otf",
    ])
    #expect(measurer != nil && measurer?.applicationFonts == nil)
  }

  @Test func fontsAreAddedOnce() throws {
    let file = try #require(Self.fontFile)
    let measurer = PangoTextMeasurer()
    let more = try #require(measurer.adding(fontFile: file, named: "Bold.ttf") as? PangoTextMeasurer)
    #expect(more.applicationFonts?.faces.count == 1)
    #expect(more.adding(fontFile: file, named: "Again.ttf") as? PangoTextMeasurer === more)
    #expect(measurer.adding(fontFile: Data("no font".utf8), named: "a.ttf") == nil)
  }

  @Test func filesNameTheirFont() throws {
    let file = try #require(Self.fontFile)
    let font = try #require(CGDataProvider(data: file).flatMap(CGFont.init))
    #expect(["DejaVuSans-Bold", "LiberationSans-Bold"].contains(font.postScriptName))
    #expect(CGDataProvider(data: Data("OTT".utf8)).flatMap(CGFont.init) == nil)
  }

  /// Files come from anywhere: cut off or changed at any place, they give a name or none.
  @Test func brokenFilesAreHarmless() throws {
    let file = try #require(Self.fontFile)
    for length in stride(from: 0, to: 2000, by: 7) {
      _ = CGDataProvider(data: file.prefix(length)).flatMap(CGFont.init)
      var changed = file
      changed[changed.startIndex + length] = 0xFF
      _ = CGDataProvider(data: changed).flatMap(CGFont.init)
    }
  }
}
