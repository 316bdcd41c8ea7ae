import Foundation
import Graphics
import PangoText
import SeededRandom
import Testing

/// Fonts that come with a program. All widths are worked out by hand from those of ``MadeFont``.
struct ApplicationFontsTests {
  private func measurer(_ files: Data...) -> PangoTextMeasurer {
    PangoTextMeasurer(fonts: ApplicationFonts(files: files.enumerated().map { ("\($0).ttf", $1) }))
  }

  private func width(
    _ name: String, weight: FontWeight = .regular, in measurer: PangoTextMeasurer
  ) -> CGFloat {
    let font = FontDescriptor(family: .named(name), pointSize: 10, weight: weight)
    return measurer.layout(TextRequest(text: "aaaa", font: font)).size.width
  }

  private let regular = MadeFont()
  private let bold = MadeFont(style: "Bold", width: 700, weight: 700)

  @Test(arguments: ["MadeSans-Regular", "Made Sans", "madesans-regular"])
  func aFontIsFoundByItsNames(name: String) {
    let measurer = measurer(regular.file)
    #expect(abs(width(name, in: measurer) - 20) < 0.01)
    let metrics = measurer.metrics(for: FontDescriptor(family: .named(name), pointSize: 10))
    #expect(metrics.ascent == 8 && metrics.descent == 2 && metrics.capHeight == 7 && metrics.xHeight == 5)
    #expect(measurer.substitutions.isEmpty)
    #expect(measurer.fontNames["Made Sans"] == ["MadeSans-Regular"])
  }

  @Test func theWeightPicksTheFace() {
    let measurer = measurer(regular.file, bold.file)
    #expect(abs(width("MadeSans-Bold", in: measurer) - 28) < 0.01)
    #expect(abs(width("Made Sans", weight: .bold, in: measurer) - 28) < 0.01)
    #expect(abs(width("Made Sans", weight: .medium, in: measurer) - 20) < 0.01)
    // A name that no face has: the family, and the weight of its style.
    #expect(abs(width("MadeSans-Black", in: measurer) - 28) < 0.01)
  }

  @Test func aCollectionHasAllItsFonts() {
    let other = MadeFont(family: "Other", width: 900)
    let measurer = measurer(MadeFont.collection([regular, bold, other]))
    #expect(abs(width("MadeSans-Bold", in: measurer) - 28) < 0.01)
    #expect(abs(width("Other", in: measurer) - 36) < 0.01)
    #expect(measurer.applicationFonts?.faults == [])
  }

  @Test func aVariableFontHasItsInstances() {
    let measurer = measurer(MadeFont(isVariable: true).file)
    #expect(measurer.fontNames["Made Sans"] == ["MadeSans-Bold", "MadeSans-Regular"])
    #expect(abs(width("MadeSans-Bold", in: measurer) - 20) < 0.01)
    #expect(measurer.substitutions.isEmpty)
  }

  /// A program's font that calls itself the stand-in for the system's does not take its place.
  @Test func textInOtherFontsStaysAsItIs() {
    let measurer = measurer(
      MadeFont(family: "Inter", width: 990).file, MadeFont(family: "DejaVu Sans", width: 990).file)
    for font in [FontDescriptor(pointSize: 17), FontDescriptor(family: .named("Courier"), pointSize: 17)] {
      let request = TextRequest(text: "Settings ☃", font: font)
      #expect(measurer.layout(request).size == PangoTextMeasurer().layout(request).size)
    }
    #expect(abs(width("Inter", in: measurer) - 39.6) < 0.01)
  }

  // MARK: Broken and hostile files

  private func faults(_ files: Data...) -> [ApplicationFontFault.Reason] {
    ApplicationFonts(files: files.map { ("a.ttf", $0) })?.faults.map(\.reason) ?? []
  }

  @Test func whatIsNoFontIsRefused() {
    #expect(faults(Data(), Data("<html>".utf8), Data("wOFF".utf8)) == [.notAFont, .notAFont, .notAFont])
    #expect(faults(Data("ttcf".utf8) + Data(repeating: 0xFF, count: 60)) == [.damaged])
    #expect(faults(regular.file.prefix(200)) == [.damaged])
    #expect(faults(Data(count: ApplicationFonts.largestFile + 1)) == [.tooLarge])
  }

  @Test func theNumberOfFilesIsBounded() {
    let files = (0..<ApplicationFonts.mostFiles + 2).map { MadeFont(family: "F\($0)").file }
    let fonts = ApplicationFonts(files: files.map { ("a.ttf", $0) })
    #expect(fonts?.faults.map(\.reason) == [.tooMany, .tooMany])
  }

  /// Whatever bytes a file has, it is refused, or text in it gets some width.
  @Test func damagedFontsNeverCrash() {
    var random = SeededGenerator(seed: 34)
    let originals = [
      regular.file, MadeFont(isVariable: true).file, MadeFont.collection([regular, bold]),
    ]
    for round in 0..<120 {
      var bytes = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 5 == 0 { bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &random)) }
      let measurer = measurer(bytes)
      let (family, names) = (measurer.fontNames["Made Sans"], measurer.applicationFonts?.faults ?? [])
      #expect(family != nil || !names.isEmpty || measurer.applicationFonts != nil)
      #expect(width("Made Sans", in: measurer).isFinite)
    }
  }

  /// PostScript outlines, in a font of Debian's `fonts-inter`.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.inter)))
  func fontsWithPostScriptOutlinesAreLoaded() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
    let measurer = measurer(bytes)
    #expect(measurer.applicationFonts?.faults == [])
    #expect(width("Inter-Black", in: measurer) == width("Inter-Black", in: PangoTextMeasurer()))
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
}
