import Foundation
import Graphics
import Testing

/// The certainty of widths in fonts that are not installed, by what took their places.
struct WidthCertaintyTests {
  private struct Measurer: TextMeasuring {
    let substitutions = [
      FontSubstitution(requested: "HelveticaNeue", used: "Liberation Sans", keepsWidths: true),
      FontSubstitution(requested: "LeagueGothic-Regular", used: "Liberation Sans"),
    ]
    private let plain = FixedPitchTextMeasurer()

    func layout(_ request: TextRequest) -> TextLayout { plain.layout(request) }
    func metrics(for font: FontDescriptor) -> FontMetrics { plain.metrics(for: font) }
  }

  @Test(arguments: [
    ("HelveticaNeue", WidthCertainty.substituted), ("LeagueGothic-Regular", .unknown), ("Inter", .known),
  ])
  func namedFonts(name: String, certainty: WidthCertainty) {
    let font = FontDescriptor(family: .named(name), pointSize: 17)
    #expect(Measurer().widthCertainty(of: font) == certainty)
  }

  @Test func theSystemFontIsKnown() {
    #expect(Measurer().widthCertainty(of: FontDescriptor(family: .system, pointSize: 17)) == .known)
  }
}
