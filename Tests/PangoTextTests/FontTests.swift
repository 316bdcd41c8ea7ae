import Foundation
import Graphics
import Testing

@testable import PangoText

@Suite(.needsInter) struct FontTests {
  /// Apple, Human Interface Guidelines, "Typography": rows of the tracking table, and sizes between and beyond them.
  static let trackings: [(CGFloat, CGFloat)] = [
    (17, -0.43), (12, 0), (19, -0.45), (19.5, -0.45), (5, 0.24), (16.5, -0.37),
  ]

  /// From the display sizes on it is estimated, in ems; the largest size of the table stands for larger ones.
  @Test func largeTextIsTight() {
    for size in [20, 22, 28, 36, 80] as [CGFloat] {
      #expect(-0.05 < SystemFontMetrics.tracking(pointSize: size) / size)
      #expect(SystemFontMetrics.tracking(pointSize: size) / size < -0.035)
    }
    #expect(
      SystemFontMetrics.tracking(pointSize: 80) / 80 == SystemFontMetrics.tracking(pointSize: 40) / 40)
  }

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
    let full = FontName("Helvetica Neue Bold Italic")
    #expect(full.family == "Helvetica Neue" && full.weight == .bold && full.isItalic)
    #expect(FontName("Bold").family == "Bold")
    #expect(FontName("---").weight == .regular)
  }

  /// No font has a character of Unicode's last plane for private use.
  @Test func charactersThatNoFontHasAreKnown() {
    let measurer = PangoTextMeasurer()
    #expect(measurer.missingCharacters(of: "Für 5 €") == [])
    #expect(measurer.missingCharacters(of: "a\u{10FFFD}b\u{10FFFD}") == ["\u{10FFFD}"])
  }

  /// mssun/passforios, blinksh/blink and others: `.AppleSystemUIFont` of 22 points has lines of 26.33 at 3x.
  @Test func namesOfTheSystemFontMeanIt() {
    let measurer = PangoTextMeasurer()
    let system = FontDescriptor(pointSize: 22)
    for (name, weight) in [(".AppleSystemUIFont", FontWeight.regular), (".SFNS-Semibold", .semibold)] {
      let named = FontDescriptor(family: .named(name), pointSize: 22)
      let weighted = FontDescriptor(pointSize: 22, weight: weight)
      #expect(measurer.metrics(for: named) == measurer.metrics(for: system))
      #expect(
        measurer.layout(TextRequest(text: "Label", font: named)).size
          == measurer.layout(TextRequest(text: "Label", font: weighted)).size)
    }
    #expect(measurer.substitutions.isEmpty)
    #expect(SystemFontName("SFUIText-Regular") == nil)
  }

  /// Criptext/iOS-Email-Client: Nunito Sans of 17 points has lines of 23.5 at 2x; ooni/probe-ios: Fira Sans of 34, 41.
  @Test(arguments: [("NunitoSans-Regular", 17, 23.188), ("FiraSans-Light", 34, 40.8)])
  func freeFontsKeepTheirLines(name: String, size: CGFloat, height: CGFloat) {
    guard FontCatalog.face(named: name) == nil, FontCatalog.face(named: FontName(name).family) == nil else {
      return
    }
    let metrics = PangoTextMeasurer().metrics(for: FontDescriptor(family: .named(name), pointSize: size))
    #expect(abs(metrics.lineHeight - height) < 1e-6)
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
    #expect(!note.keepsWidths)
    #expect(measurer.substitutions.count == 1)
  }

  @Test func facesAreFoundByFamily() {
    #expect(FontCatalog.face(named: "Inter")?.family == "Inter")
    #expect(FontCatalog.face(named: "No Such Family") == nil)
  }

  /// Liberation was drawn on the metrics of Arial and Helvetica (Red Hat, 2007), Menlo after DejaVu's.
  @Test func fontsOfTheSameWidthsComeFirst() {
    let measurer = PangoTextMeasurer()
    let pairs = [
      ("HelveticaNeue-Bold", "Liberation Sans"), ("Menlo-Regular", "DejaVu Sans Mono"),
      ("menlo", "DejaVu Sans Mono"),
    ]
    for (name, family) in pairs {
      guard FontCatalog.face(named: name) == nil, FontCatalog.face(named: family) != nil else { continue }
      _ = measurer.layout(
        TextRequest(text: "Label", font: FontDescriptor(family: .named(name), pointSize: 17)))
      #expect(
        measurer.substitutions.last == FontSubstitution(requested: name, used: family, keepsWidths: true))
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
    func correction(_ text: String, _ size: CGFloat = 17) -> CGFloat {
      SystemFontMetrics.glyphCorrection(text, pointSize: size)
    }
    #expect(correction("") == 0)
    #expect(abs(correction("AB") - (correction("A") + correction("B")) / 2) < 1e-12)
    #expect(correction("É") == CGFloat(GlyphCorrections.text.capital) / 1000)
    #expect(correction("É", 20) == CGFloat(GlyphCorrections.large.capital) / 1000)
    #expect(correction("\u{2010}") == CGFloat(GlyphCorrections.text.sign) / 1000)
    #expect(correction("Ж") == 0)
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

/// Fails where `make setup` installs fonts but has not, so that a machine of ours never skips the tests above.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/apt-get"), "setup installs fonts by apt only"))
struct InstalledFontTests {
  @Test func interIsInstalled() {
    #expect(FontCatalog.hasInter)
  }
}
