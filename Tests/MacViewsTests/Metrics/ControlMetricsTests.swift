import AutoLayout
import Foundation
@_spi(ViewHooks) import MacViews
import Testing

/// Values of the reference on macOS documents: "Alignment insets", "Intrinsic heights", "Widths", "Baselines".
struct ControlMetricsTests {
  /// Left, right, top, bottom.
  @Test(arguments: [
    // n 1,905
    (ControlKind.label, MacControlSize.regular, MetricEra.o1, CGFloat(17), [2, 2, 0, 0] as [CGFloat]),
    (.label, .small, .t, 14, [2, 2, 0, 0]),  // n 1,496 with all sizes
    (.textField, .regular, .b, 21, [0, 0, 0, 0]),  // n 690
    (.push, .regular, .o1, 32, [6, 6, 4, 7]),  // n 396
    (.push, .regular, .b, 32, [7, 7, 5, 7]),  // n 784
    (.push, .regular, .b, 62, [7, 7, 5, 7]),  // titles of several lines alike
    (.push, .regular, .t, 24, [0, 0, 0, 0]),  // n 287
    (.push, .regular, .t, 32, [7, 7, 5, 7]),  // 25 of 25
    (.push, .small, .o1, 28, [5, 5, 4, 6]),  // n 65
    (.push, .small, .o2, 27, [5, 5, 3, 6]),  // n 70
    (.push, .small, .b, 27, [6, 6, 4, 7]),  // n 19
    (.push, .large, .b, 40, [6, 6, 6, 6]),  // n 52
    (.check, .regular, .o3, 18, [2, 2, 2, 2]),  // n 466
    (.check, .regular, .b, 18, [2, 0, 1, 1]),  // n 661
    (.check, .regular, .b, 34, [2, 0, 1, 1]),  // two lines
    (.check, .regular, .t, 16, [0, 0, 0, 0]),  // n 470
    (.check, .regular, .t, 18, [2, 0, 1, 1]),  // n 76
    (.check, .large, .b, 22, [3, 0, 2.5, 2.5]),  // 36 of 36 of one repository, and as radio buttons
    (.pathControl, .regular, .t, 22, [0, 0, 0, 0]),  // n 16
    (.pathControl, .small, .o1, 20, [0, 0, 0, 0]),  // 3 views of one repository
    (.pathPopUp, .regular, .b, 25, [3, 4, 1, 4]),  // as pop-up buttons
    (.radio, .large, .b, 22, [3, 0, 2.5, 2.5]),  // 17 of 23 relations of two repositories
    (.radio, .regular, .o1, 18, [2, 2, 2, 2]),  // as check boxes
    (.radio, .regular, .b, 18, [2, 0, 1, 1]),  // n 79
    (.roundTextured, .regular, .b, 25, [1, 1, 1, 2]),  // n 37
    (.comboBox, .regular, .b, 23, [1, 3, 1, 2]),  // n 48
    (.popUp, .regular, .o1, 26, [2, 3, 2, 3]),  // n 186
    (.popUp, .regular, .o3, 25, [2, 3, 1, 3]),  // n 51
    (.popUp, .regular, .b, 25, [3, 4, 1, 4]),  // n 194
    (.popUp, .regular, .t, 24, [0, 0, 0, 0]),  // n 225
    (.popUp, .small, .o1, 22, [3, 3, 1, 3]),  // n 81
    (.comboBox, .small, .b, 22, [0, 3, 1, 4]),  // n 27
    (.help, .regular, .o1, 25, [2, 2, 1, 3]),  // n 29
    (.roundTextured, .regular, .b, 23, [1, 1, 1, 2]),  // n 70
    (.smallSquare, .regular, .t, 22, [0, 0, 1, 1]),  // n 27
    (.sliderH, .regular, .b, 28, [2, 2, 2, 6]),  // n 17 and 18
    (.sliderH, .small, .o3, 15, [0, 0, 1, 1]),  // n 49
    (.sliderH, .regular, .o1, 24, [2, 2, 0, 2]),  // MemeMaker/Meme-Maker-Mac: 3 with marks, 9 relations
    (.texturedSquare, .regular, .o1, 25, [0, 0, 1, 2]),  // a width, a top and a bottom of two repositories
    (.stepper, .regular, .b, 28, [3, 3, 4, 3]),  // n 73
    (.colorWell, .regular, .o1, 23, [0, 0, 0, 0]),  // n 142
    (.colorWell, .regular, .b, 28, [3, 3, 2, 2]),  // 10 wells with lengths of their own
    (.popUp, .small, .b, 22, [4, 4, 2, 4]),  // n 108
    (.popUp, .large, .b, 40, [5, 5, 6, 6]),  // 51 of 51 relations of two repositories
    (.comboBox, .regular, .t, 24, [0, 0, 0, 0]),  // as other controls of macOS 26
    (.popUpTextured, .regular, .t, 24, [0, 0, 0, 0]),  // as pop-up buttons
    (.radio, .small, .b, 15, [1, 0, 1, 0]),  // n 47
    (.push, .mini, .b, 16, [2, 2, 1, 2]),  // n 10
    (.tabView, .small, .b, 300, [7, 7, 3, 10]),  // n 7
    (.segmented, .regular, .b, 24, [2, 2, 1, 1]),  // n 18
    (.segmentedMomentary, .regular, .b, 24, [3, 3, 2, 2]),  // n 9
    (.datePicker, .regular, .o2, 28, [0, 3, 4, 0]),  // 2 views, and n 4 in the next release
    (.separatorH, .regular, .b, 5, [0, 0, 2, 2]),  // n 435
    (.separatorV, .regular, .b, 100, [2, 2, 0, 0]),  // n 44
    (.box, .regular, .b, 160, [3, 3, 0, 4]),  // n 158
    (.boxUntitled, .regular, .b, 160, [3, 3, 2, 4]),  // n 50
    (.boxUntitled, .regular, .t, 160, [0, 0, 0, 0]),  // n 8, one repository
    (.tabView, .regular, .t, 300, [7, 7, 6, 10]),  // n 26
    (.tabViewNone, .regular, .b, 300, [0, 0, 0, 0]),  // n 27
    (.container, .regular, .b, 300, [0, 0, 0, 0]),  // 3,832 of 3,881
  ])
  func insets(
    kind: ControlKind, size: MacControlSize, era: MetricEra, height: CGFloat, expected: [CGFloat]
  ) {
    let insets = MacControlMetrics.insets(kind: kind, size: size, era: era, frameHeight: height)
    #expect([insets.left, insets.right, insets.top, insets.bottom] == expected)
  }

  /// Rows of fewer than eight relations, of another height or with a guess tell only what is likely.
  @Test(arguments: [
    (ControlKind.push, MacControlSize.regular, MetricEra.b, CGFloat(32) as CGFloat?, true),  // n 736
    (.push, .regular, .b, 29, false),  // no row has this height
    (.sliderH, .regular, .b, 28, true),  // n 32
    (.sliderH, .mini, .b, 17, false),  // no row is of this size and era
    (.radio, .regular, .o1, 18, true),  // as check boxes
    (.check, .regular, .b, 34, true),  // two lines: n 683
    (.label, .regular, .t, 40, true),  // any height
    (.circular, .regular, .b, 32, false),  // no row
    (.container, .regular, .t, nil, true),
  ])
  func certainInsets(
    kind: ControlKind, size: MacControlSize, era: MetricEra, height: CGFloat?, isCertain: Bool
  ) {
    #expect(
      MacControlMetrics.areInsetsCertain(kind: kind, size: size, era: era, frameHeight: height) == isCertain)
  }

  /// Without a frame, those of the control's own height.
  @Test func insetsOfControlsInCode() {
    #expect(
      MacControlMetrics.insets(kind: .push, era: .b) == LayoutInsets(top: 5, left: 7, bottom: 7, right: 7))
    #expect(MacControlMetrics.insets(kind: .push, era: .t) == .zero)
    #expect(
      MacControlMetrics.insets(kind: .colorWell, era: .b)
        == LayoutInsets(top: 2, left: 3, bottom: 2, right: 3))
  }

  /// Reference, "Unknown kind/height": no row of the era, then the neighbour's.
  @Test func insetsOfUnknownRowsAreTheNeighbours() {
    #expect(
      MacControlMetrics.insets(kind: .help, era: .o3, frameHeight: 25)
        == MacControlMetrics.insets(kind: .help, era: .o1, frameHeight: 25))
    #expect(
      MacControlMetrics.insets(kind: .push, size: .large, era: .o1, frameHeight: 40)
        == MacControlMetrics.insets(kind: .push, size: .large, era: .b, frameHeight: 40))
    #expect(
      MacControlMetrics.insets(kind: .push, size: .large, era: .o1, frameHeight: 41)
        == MacControlMetrics.insets(kind: .push, size: .large, era: .b, frameHeight: 40))
  }

  @Test(arguments: [
    (ControlKind.push, MacControlSize.regular, MetricEra.o1, CGFloat(32)), (.push, .regular, .b, 32),
    (.push, .regular, .t, 24), (.push, .small, .o2, 27), (.push, .large, .b, 40), (.push, .large, .t, 28),
    (.check, .regular, .b, 18), (.check, .regular, .t, 16), (.popUp, .regular, .o1, 26),
    (.popUp, .regular, .o2, 25), (.popUp, .regular, .b, 25), (.popUp, .regular, .t, 24),
    (.textField, .regular, .o1, 22), (.textField, .regular, .b, 21), (.textField, .regular, .t, 24),
    (.textField, .small, .b, 19), (.textField, .small, .o2, 19), (.searchField, .regular, .b, 22),
    (.comboBox, .small, .b, 22),
    (.sliderH, .regular, .o1, 19), (.sliderH, .regular, .b, 28), (.sliderH, .regular, .t, 16),
    (.segmented, .regular, .b, 24), (.roundRect, .regular, .b, 19), (.roundTextured, .regular, .o1, 25),
    (.progressBar, .small, .b, 12), (.datePicker, .regular, .b, 28), (.separatorH, .regular, .b, 5),
  ])
  func frameHeights(kind: ControlKind, size: MacControlSize, era: MetricEra, height: CGFloat) {
    #expect(MacControlMetrics.frameHeight(kind: kind, size: size, era: era) == height)
  }

  @Test func heightsFollowLinesAndFont() {
    typealias Metrics = MacControlMetrics
    #expect(Metrics.frameHeight(kind: .label, era: .o1, lines: 3) == 51)  // 34, 51, 102
    #expect(Metrics.frameHeight(kind: .label, era: .b, lines: 4) == 64)  // 32, 48, 64
    #expect(Metrics.frameHeight(kind: .label, era: .b, fontSize: 18) == 22)
    #expect(Metrics.frameHeight(kind: .check, era: .t, lines: 2) == 32)  // 3 of Xcode 26
    #expect(Metrics.frameHeight(kind: .check, era: .b, lines: 2) == 34)
    #expect(Metrics.frameHeight(kind: .push, era: .b, fontSize: 18) == 32)
    #expect(Metrics.frameHeight(kind: .container, era: .b) == nil)
  }

  @Test(arguments: [
    (ControlKind.stepper, MacControlSize.regular, MetricEra.b, CGSize(width: 19, height: 28)),
    (.stepper, .regular, .o1, CGSize(width: 19, height: 27)),
    (.stepper, .small, .b, CGSize(width: 15, height: 22)),
    (.stepper, .regular, .t, CGSize(width: 20, height: 26)),
    (.switch, .regular, .b, CGSize(width: 42, height: 25)),
    (.switch, .mini, .t, CGSize(width: 36, height: 16)),
    (.help, .regular, .b, CGSize(width: 25, height: 25)),
    (.help, .regular, .t, CGSize(width: 24, height: 24)),
    (.spinner, .regular, .b, CGSize(width: 32, height: 32)),
    (.spinner, .small, .t, CGSize(width: 16, height: 16)),
    (.colorWell, .regular, .b, CGSize(width: 66, height: 28)),
  ])
  func fixedSizes(kind: ControlKind, size: MacControlSize, era: MetricEra, expected: CGSize) {
    #expect(MacControlMetrics.frameWidth(kind: kind, size: size, era: era) == expected.width)
    #expect(MacControlMetrics.frameHeight(kind: kind, size: size, era: era) == expected.height)
  }

  /// Reference, "Widths": the alignment rectangle of a push button is 28.4 wider than its text in old documents, 20.2 in
  /// newer ones; the frame 23.8 in those of Xcode 26, each with the mean of rounding up.
  @Test func widthsBesideTexts() {
    typealias Metrics = MacControlMetrics
    for (era, beyond) in [(MetricEra.o1, 28), (.b, 20), (.t, 24)] as [(MetricEra, CGFloat)] {
      let insets = Metrics.insets(kind: .push, era: era)
      #expect(
        Metrics.widthBesideText(kind: .push, era: era).map { $0 - insets.left - insets.right } == beyond)
    }
    #expect(Metrics.frameWidth(kind: .label, era: .b, textWidth: 41.2) == 46)
    #expect(Metrics.widthBesideText(kind: .check, era: .b) == 26)
    for kind in [ControlKind.textField, .searchField, .comboBox, .sliderH, .progressBar, .separatorH] {
      #expect(Metrics.widthBesideText(kind: kind, era: .b) == nil)
      #expect(Metrics.frameWidth(kind: kind, era: .b) == nil)
    }
  }

  @Test(arguments: [
    (ControlKind.label, MacControlSize.regular, MetricEra.o1, CGFloat(17), CGFloat(4)),  // 63 of 69
    (.label, .regular, .b, 16, 4),  // 149
    (.label, .small, .o1, 14, 3),  // 8
    (.label, .small, .b, 14, 4),  // 3
    (.textField, .regular, .b, 21, 7),  // 46 with T
    (.textField, .regular, .o1, 22, 7),  // 37
    (.textField, .regular, .t, 24, 8),  // 27
    (.push, .regular, .b, 32, 14),  // 13 with O
    (.push, .regular, .t, 24, 8),  // 5
    (.push, .large, .t, 28, 10),  // 4
    (.check, .regular, .b, 18, 5),  // 16
    (.check, .regular, .t, 16, 4),  // 5
    (.popUp, .regular, .o1, 26, 10.5),  // 27 of 27 of six repositories: 9 or 10 above the lower edge
    (.popUp, .regular, .b, 25, 11),  // 12
    (.popUp, .regular, .t, 24, 8),  // 15
    (.colorWell, .regular, .b, 28, 11),  // 19
    (.colorWell, .regular, .b, 100, 11),  // 10 above the frame's bottom at any height
    (.textField, .regular, .b, 66, 52),  // text begins at the top
    (.popUp, .large, .b, 40, 17),  // 6 of 6 of two repositories
    (.popUpRecessed, .small, .o1, 18, 6),  // 21 of 21, any release
    (.roundTextured, .small, .b, 19, 8),  // 5 of 5
    (.sliderH, .regular, .b, 28, 13),  // 16
  ])
  func baselines(kind: ControlKind, size: MacControlSize, era: MetricEra, height: CGFloat, above: CGFloat) {
    #expect(
      MacControlMetrics.baselineAboveBottom(kind: kind, size: size, era: era, frameHeight: height) == above
        - 1)
  }

  /// clocker (38 and 38: 85), Textual (32 and 32, momentary: 71), Noto (three of 122, Xcode 9: 374), Xit (30 and 32, Xcode 26: 63).
  @Test(arguments: [
    (ControlKind.segmented, MetricEra.b, [38, 38] as [CGFloat], CGFloat(85)),
    (.segmentedMomentary, .b, [32, 32], 71),
    (.segmented, .o1, [122, 122, 122], 374), (.segmented, .t, [30, 32], 63),
  ])
  func segmentsWithWidthsOfTheirOwn(
    _ kind: ControlKind, _ era: MetricEra, _ widths: [CGFloat], _ frame: CGFloat
  ) {
    let dividers = CGFloat(widths.count - 1) * MacControlMetrics.segmentDivider
    #expect(widths.reduce(dividers, +) + MacControlMetrics.segmentEnds(kind: kind, era: era) == frame)
  }

  @Test func viewsWithoutTextHaveNoBaseline() {
    #expect(MacControlMetrics.baselineAboveBottom(kind: .imageView, era: .b, frameHeight: 20) == nil)
    #expect(MacControlMetrics.baselineAboveBottom(kind: .container, era: .t, frameHeight: 20) == nil)
  }

  /// A field 10 points higher than its own height has its text, which is centred, 5 higher.
  @Test func baselinesOfStretchedControlsMoveByHalf() {
    #expect(MacControlMetrics.baselineAboveBottom(kind: .push, era: .b, frameHeight: 42) == 18)
  }

  /// Xcode 9 to 26, by the widths of 85 small check boxes of 8 repositories; fields of Xcode 11 on macOS 10.15 are 21 points high
  /// in 17 of 20, of 7 repositories.
  @Test func sizesByRelease() {
    let widths = [MetricEra.o1, .o2, .o3, .b, .t].map {
      MacControlMetrics.widthBesideText(kind: .check, size: .small, era: $0)
    }
    #expect(widths == [20, 22, 22, 20, 16])
    #expect(MacControlMetrics.widthBesideText(kind: .popUp, era: .o3) == 37.5)
    #expect(MacControlMetrics.widthBesideText(kind: .popUp, size: .small, era: .o3) == 36.5)
    #expect(MacControlMetrics.frameHeight(kind: .textField, era: .o3) == 21)
  }
}
