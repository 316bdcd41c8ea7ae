import Foundation
import Graphics
import Testing

@testable import PangoText

@Suite struct FontTests {
  /// Apple, Human Interface Guidelines, "Typography": rows of the tracking table, and sizes between and beyond them.
  static let trackings: [(CGFloat, CGFloat)] = [
    (17, -0.43), (12, 0), (19, -0.45), (19.5, -0.45), (5, 0.24), (16.5, -0.37),
    // From the display sizes on, as measured (see `displayTrackingTable`).
    (20, -0.74), (22, -0.869), (28, -1.274), (80, -3.64),
  ]

  @Test(arguments: trackings)
  func tracking(size: CGFloat, points: CGFloat) {
    #expect(abs(SystemFontMetrics.tracking(pointSize: size) - points) < 1e-9)
  }

  @Test func postScriptNamesComeApart() {
    let font = FontName("AvenirNext-DemiBoldItalic")
    #expect(font.family == "Avenir Next" && font.weight == .semibold && font.isItalic)
    #expect(FontName("HelveticaNeue-UltraLight").weight == .ultraLight)
    #expect(FontName("HelveticaNeue").weight == .regular)
    #expect(FontName("").family == "")
    #expect(FontName("---").weight == .regular)
  }

  /// No font has a character of Unicode's last plane for private use.
  @Test func charactersThatNoFontHasAreKnown() {
    let measurer = PangoTextMeasurer()
    #expect(measurer.missingCharacters(of: "Für 5 €") == [])
    #expect(measurer.missingCharacters(of: "a\u{10FFFD}b\u{10FFFD}") == ["\u{10FFFD}"])
  }

  @Test func missingFontsAreReplacedAndNoted() throws {
    let measurer = PangoTextMeasurer()
    #expect(measurer.substitutions.isEmpty)
    let font = FontDescriptor(family: .named("NoSuchFont-Bold"), pointSize: 17)
    let text = measurer.layout(TextRequest(text: "Label", font: font))
    #expect(text.size.width > 0)
    #expect(measurer.metrics(for: font).lineHeight > 17)
    let note = try #require(measurer.substitutions.first)
    #expect(note.requested == "NoSuchFont-Bold")
    #expect(!note.used.isEmpty)
    #expect(measurer.substitutions.count == 1)
  }

  /// The packages that the project installs include Inter; without it widths would mislead.
  @Test func interIsInstalled() {
    #expect(FontCatalog.face(named: "Inter")?.family == "Inter")
    #expect(FontCatalog.face(named: "No Such Family") == nil)
  }

  /// Liberation was drawn on the metrics of Arial and Helvetica (Red Hat, 2007), Menlo after DejaVu's.
  @Test func fontsOfTheSameWidthsComeFirst() {
    let measurer = PangoTextMeasurer()
    for (name, family) in [("HelveticaNeue-Bold", "Liberation Sans"), ("Menlo-Regular", "DejaVu Sans Mono")] {
      guard FontCatalog.face(named: name) == nil, FontCatalog.face(named: family) != nil else { continue }
      _ = measurer.layout(
        TextRequest(text: "Label", font: FontDescriptor(family: .named(name), pointSize: 17)))
      #expect(measurer.substitutions.last == FontSubstitution(requested: name, used: family))
    }
  }

  /// The system font that Helvetica Neue was had the same line height as its successor: labels of 17 points are 21 high
  /// in 21 of 21 documents of Xcode 5 and 6.
  @Test func helveticaNeueHasTheLinesOfItsSuccessor() {
    let measurer = PangoTextMeasurer()
    let old = measurer.metrics(for: FontDescriptor(family: .named("HelveticaNeue-Bold"), pointSize: 17))
    #expect(old == measurer.metrics(for: FontDescriptor(pointSize: 17)))
  }

  /// allenwong/30DaysofSwift: Avenir Next, 17 points: 230 × 24 (whole points); Heavy, 30: 156 × 41. Ramotion/folding-cell: Open
  /// Sans, which the author's Xcode did not have, 14 points: 172 × 16.5.
  @Test(
    arguments: [
      ("AvenirNext-Regular", 17, "3D Touch Quick Action Demo", 230, 24),
      ("AvenirNext-Heavy", 30, "WIKIFACE", 156, 41),
      ("NoFontThatAnybodyHas-Regular", 14, "E 30th St, New York, 10016", 172, 16.5),
    ] as [(String, CGFloat, String, CGFloat, CGFloat)])
  func namedFontsHaveObservedSizes(
    name: String, size: CGFloat, text: String, width: CGFloat, height: CGFloat
  ) {
    let font = FontDescriptor(family: .named(name), pointSize: size)
    let layout = PangoTextMeasurer().layout(TextRequest(text: text, font: font))
    #expect(abs(layout.size.width - width) <= width * 0.02)
    #expect(layout.size.height <= height && layout.size.height > height - 1)
  }

  /// By characters and weights that the table has, and that it has not.
  @Test func correctionsAreMeans() {
    #expect(SystemFontMetrics.glyphCorrection("") == 0)
    let (a, b) = (SystemFontMetrics.glyphCorrection("A"), SystemFontMetrics.glyphCorrection("B"))
    #expect(abs(SystemFontMetrics.glyphCorrection("AB") - (a + b) / 2) < 1e-12)
    #expect(SystemFontMetrics.glyphCorrection("É") == CGFloat(GlyphCorrections.capital) / 1000)
    #expect(SystemFontMetrics.glyphCorrection("Ж") == 0)
    #expect(SystemFontMetrics.weightCorrection(.regular, pointSize: 17) == 0)
    #expect(
      SystemFontMetrics.weightCorrection(.bold, pointSize: 20)
        > SystemFontMetrics.weightCorrection(.bold, pointSize: 19))
  }

  @Test func installedFontsAreFoundByBothNames() {
    let measurer = PangoTextMeasurer()
    for name in ["Inter", "Inter-Bold"] {
      let font = FontDescriptor(family: .named(name), pointSize: 20)
      #expect(measurer.layout(TextRequest(text: "Label", font: font)).size.width > 0)
    }
    #expect(measurer.substitutions.isEmpty)
    #expect(FontCatalog.face(named: "Inter-Bold")?.weight == .bold)
  }

  @Test func heavierIsWider() {
    let measurer = PangoTextMeasurer()
    func width(_ weight: FontWeight) -> CGFloat {
      measurer.layout(
        TextRequest(text: "Width", font: FontDescriptor(pointSize: 17, weight: weight))
      ).size.width
    }
    #expect(width(.regular) < width(.semibold))
    #expect(width(.semibold) < width(.bold))
  }

  @Test func manyThreadsGetTheSameAnswers() async {
    let measurer = PangoTextMeasurer()
    let requests = (0..<40).map {
      TextRequest(text: "Text number \($0 % 20)", font: FontDescriptor(pointSize: 17))
    }
    let widths = await withTaskGroup(of: (Int, CGFloat).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, measurer.layout(request).size.width) }
      }
      var widths = [CGFloat](repeating: 0, count: requests.count)
      for await (index, width) in group { widths[index] = width }
      return widths
    }
    let alone = PangoTextMeasurer()
    #expect(widths == requests.map { alone.layout($0).size.width })
  }
}
