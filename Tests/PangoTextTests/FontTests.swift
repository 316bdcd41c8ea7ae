import Foundation
import Graphics
import Testing

@testable import PangoText

@Suite struct FontTests {
  /// Apple, Human Interface Guidelines, "Typography": rows of the tracking table, and sizes between and beyond them.
  static let trackings: [(CGFloat, CGFloat)] = [
    (17, -0.43), (12, 0), (20, -0.45), (28, 0.38), (80, 0), (200, 0), (5, 0.24), (16.5, -0.37),
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
