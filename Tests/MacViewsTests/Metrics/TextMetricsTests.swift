import Foundation
import MacViews
import Testing

/// Heights of labels of one line in saved documents, by font size (the corpus' table of label widths).
struct TextMetricsTests {
  /// Xcode 11 and newer; 13 points in 693 of 703.
  @Test(
    arguments: [
      (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (18, 22),
      (20, 24),
      (22, 26), (23, 27), (24, 28), (30, 35), (34, 40), (40, 47),
    ] as [(CGFloat, CGFloat)])
  func newLines(fontSize: CGFloat, height: CGFloat) {
    for era in [MetricEra.o3, .b, .t] {
      #expect(MacTextMetrics.lineHeight(fontSize: fontSize, era: era) == height)
    }
  }

  /// Xcode 10 and older; 13 points in 195 of 195. From 20 points on the lines are as high as later.
  @Test(
    arguments: [
      (10, 13), (11, 14), (12, 15), (13, 17), (14, 18), (15, 19), (18, 22), (20, 24), (21, 25), (24, 29),
      (25, 30), (26, 31),
      (28, 34), (32, 39), (35, 42), (36, 44), (37, 45), (42, 51),
    ] as [(CGFloat, CGFloat)])
  func oldLines(fontSize: CGFloat, height: CGFloat) {
    #expect(MacTextMetrics.lineHeight(fontSize: fontSize, era: .o1) == height)
    #expect(MacTextMetrics.lineHeight(fontSize: fontSize, era: .o2) == height)
  }

  /// Reference, "Baselines".
  @Test func baselines() {
    #expect(MacTextMetrics.baselineAboveLineBottom(fontSize: 13, era: .o1) == 3)
    #expect(MacTextMetrics.baselineAboveLineBottom(fontSize: 13, era: .t) == 3)
    #expect(MacTextMetrics.baselineAboveLineBottom(fontSize: 12, era: .b) == 3)
    #expect(MacTextMetrics.baselineAboveLineBottom(fontSize: 11, era: .b) == 3)
    #expect(MacTextMetrics.baselineAboveLineBottom(fontSize: 11, era: .o1) == 2)
  }

  @Test func labelsGrowByLines() {
    #expect(MacTextMetrics.labelHeight(fontSize: 13, lines: 2, era: .b) == 32)
    #expect(MacTextMetrics.labelHeight(fontSize: 13, lines: 0, era: .b) == 16)
  }
}
