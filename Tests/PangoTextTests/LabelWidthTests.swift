import Foundation
import Graphics
import Testing

@testable import PangoText

/// Widths of one-line labels as Interface Builder saved them, against ours.
@Suite struct LabelWidthTests {
  /// A label's text, font and saved width, rounded up to pixels of `scale`.
  struct Sample: Sendable {
    var text: String
    var font: FontDescriptor
    var scale: CGFloat
    var width: CGFloat

    init(_ text: String, _ size: CGFloat, _ weight: FontWeight = .regular, scale: CGFloat, width: CGFloat) {
      self.text = text
      font = FontDescriptor(pointSize: size, weight: weight)
      self.scale = scale
      self.width = width
    }

    func measured(by measurer: PangoTextMeasurer) -> CGFloat {
      let width = measurer.layout(TextRequest(text: text, font: font)).size.width
      return (width * scale).rounded(.up) / scale
    }
  }

  /// From storyboards published on GitHub: CypherPoet/100-days-of-swift and BenXia/AutoLayoutDemo.
  static let samples = [
    Sample("Label", 17, scale: 3, width: 41 + 2 / 3),
    Sample("Country: United States of America", 17, scale: 2, width: 261),
    Sample("Year Founded: 2000", 17, scale: 2, width: 156),
    Sample("Population: 2,000,000", 17, scale: 2, width: 169),
    Sample("-360", 17, scale: 2, width: 39),
    Sample("10K", 17, scale: 2, width: 29),
    Sample("A", 17, scale: 2, width: 12),
  ]

  @Test(arguments: samples)
  func isWithinAPoint(sample: Sample) {
    let measured = sample.measured(by: PangoTextMeasurer())
    #expect(abs(measured - sample.width) <= 1, "\(sample.text): \(measured), saved \(sample.width)")
  }
}
