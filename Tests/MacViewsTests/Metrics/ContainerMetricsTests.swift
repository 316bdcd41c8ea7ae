import AutoLayout
import Foundation
@_spi(ViewHooks) import MacViews
import Testing

/// Values of the reference on macOS documents: "Coordinates and containers", "Constraints as written".
struct ContainerMetricsTests {
  /// Left, bottom, right, top.
  @Test(
    arguments: [
      (ControlKind.box, MetricEra.o1, nil, [1, 1, 1, 15]),  // 23
      (.box, .o3, nil, [3, 3, 3, 15]),  // 7
      (.box, .b, nil, [4, 5, 4, 15]),  // 20
      (.box, .b, 3, [3, 3, 3, 15]),  // 11
      (.box, .t, nil, [0, 0, 0, 12]),  // 10
      (.boxUntitled, .o1, nil, [1, 1, 1, 1]),  // 6
      (.boxUntitled, .o3, nil, [3, 3, 3, 3]),  // 6
      (.boxUntitled, .b, nil, [4, 5, 4, 3]),  // 6
      (.boxUntitled, .t, nil, [0, 0, 0, 0]),  // 5
      (.boxBorderless, .b, nil, [0, 0, 0, 15]), (.boxCustom, .b, nil, [1, 1, 1, 1]),  // 7 of 7
      (.separatorH, .b, nil, [0, 0, 0, 0]),
    ] as [(ControlKind, MetricEra, CGFloat?, [CGFloat])])
  func boxes(kind: ControlKind, era: MetricEra, savedLeft: CGFloat?, expected: [CGFloat]) {
    let margins = MacContainerMetrics.boxContentMargins(kind: kind, era: era, savedLeft: savedLeft)
    #expect([margins.left, margins.bottom, margins.right, margins.top] == expected)
  }

  @Test func borderlessCustomBoxesHaveNoMargins() {
    // 26 of 26
    #expect(MacContainerMetrics.boxContentMargins(kind: .boxCustom, era: .b, hasBorder: false) == .zero)
  }

  @Test func tabItems() {
    let top = MacContainerMetrics.tabItemMargins(.top)
    #expect(top == LayoutInsets(top: 33, left: 10, bottom: 13, right: 10))  // 70 of 92
    #expect(MacContainerMetrics.tabItemMargins(.top, size: .small).top == 25)  // 6
    #expect(
      MacContainerMetrics.tabItemMargins(.bottom, size: .mini)
        == LayoutInsets(top: 7, left: 10, bottom: 19, right: 10))  // 3
    #expect(MacContainerMetrics.tabItemMargins(.right, size: .small).right == 25)  // 6
    #expect(MacContainerMetrics.tabItemMargins(.noTabsNoBorder) == .zero)  // 44 of 57
  }

  @Test func scrollAndSplitViews() {
    #expect(MacContainerMetrics.ScrollBorder.allCases.map(\.width) == [0, 1, 1, 2])  // 121 of 130, 205 of 276
    #expect(MacContainerMetrics.SplitDivider.allCases.map(\.thickness) == [9, 1, 10])  // 5, 29, 3
  }

  @Test(
    arguments: [
      // 97 of 120
      (MacTableMetrics(style: .plain, spacing: CGSize(width: 3, height: 2)), [100], [1], [100]),
      // 57 of 79
      (MacTableMetrics(style: .fullWidth, spacing: CGSize(width: 3, height: 2)), [100], [1], [109]),
      // 29
      (MacTableMetrics(style: .automatic, spacing: CGSize(width: 3, height: 2)), [100], [11], [109]),
      // First +5, last +4, later columns moved by 5: 30
      (
        MacTableMetrics(style: .automatic, spacing: CGSize(width: 3, height: 2)), [100, 50, 70],
        [11, 119, 172], [105, 50, 74]
      ),
      // -2, middle 0, last -3
      (MacTableMetrics(style: .inset), [100, 50, 70], [18, 133, 200], [98, 50, 67]),
      (MacTableMetrics(style: .inset), [], [], []),
    ] as [(MacTableMetrics, [CGFloat], [CGFloat], [CGFloat])])
  func tables(metrics: MacTableMetrics, columns: [CGFloat], x: [CGFloat], widths: [CGFloat]) {
    let cells = metrics.cells(columnWidths: columns)
    #expect(cells.map(\.x) == x)
    #expect(cells.map(\.width) == widths)
  }

  @Test func rowsOfTables() {
    let metrics = MacTableMetrics(style: .plain, spacing: MacTableMetrics.oldSpacing)
    #expect(metrics.cellTop == 1)
    #expect(metrics.rowPitch(rowHeight: 17) == 19)
  }

  /// "Hugging as saved".
  @Test func priorities() {
    let label = MacContentPriorities(kind: .label)
    #expect(label.horizontalHugging == 250 && label.verticalHugging == 750)
    let stepper = MacContentPriorities(kind: .stepper)
    #expect(stepper.horizontalHugging == 750 && stepper.verticalHugging == 750)
    #expect(MacContentPriorities(kind: .check).verticalHugging == 250)
    #expect(MacContentPriorities(kind: .separatorH).verticalHugging == 750)
    #expect(MacContentPriorities(kind: .separatorV).horizontalHugging == 750)
    for kind in ControlKind.allCases {
      #expect(MacContentPriorities(kind: kind).horizontalResistance == 750)
      #expect(MacContentPriorities(kind: kind).verticalResistance == 750)
    }
  }

  /// `NSControl.ControlSize`, and `NSFont.systemFontSize(for:)`.
  @Test func controlSizes() {
    #expect(MacControlSize.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(MacControlSize.allCases.map(\.fontSize) == [13, 11, 9, 13])
    #expect(MacControlSize(name: "mini") == .mini && MacControlSize(name: "huge") == nil)
  }
}
