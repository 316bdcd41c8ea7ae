import AutoLayout
import Foundation
import InterfaceBuilder
import MacViews
import Testing

@_spi(ViewHooks) @testable import MacDrawing

/// Eras of tools versions and of saved heights: the reference on macOS documents, "Metric eras" and "What matters most".
struct MetricEraTests {
  @Test(arguments: [
    (nil, MetricEra.o1), ("", .o1), ("6198", .o1), ("13529", .o1), ("14000", .o2), ("14460.31", .o2),
    ("14799", .o2), ("14800", .o3), ("16097.3", .o3), ("16998", .o3), ("16999", .b), ("21507", .b),
    ("23999", .b), ("24000", .t), ("24765", .t), ("32700.99.1234", .b), ("none", .o1),
  ])
  func toolsVersion(version: String?, era: MetricEra) {
    let release = XcodeRelease(tools: version.flatMap { ToolsVersion($0) })
    #expect(MetricEra(savedBy: release) == era)
  }

  @Test @MainActor func viewsInCodeHaveTheStandardEraUntilItIsSet() {
    #expect(MetricEra.current == .b)
    var inputs = AmbientInputs()
    inputs.metricEra = .t
    inputs.run { #expect(MetricEra.current == .t) }
  }

  @Test func everyEraHasAllOthersAsNeighbours() {
    for era in MetricEra.allCases {
      #expect(era.neighbours.count == MetricEra.allCases.count - 1)
      #expect(!era.neighbours.contains(era))
    }
    #expect(MetricEra.allCases.sorted() == [.o1, .o2, .o3, .b, .t])
  }

  /// Files of Xcode 26 hold old and new metrics side by side.
  @Test(arguments: [
    (ControlKind.push, CGFloat(32), MetricEra.t, MetricEra.b), (.push, 24, .t, .t), (.check, 18, .t, .b),
    (.check, 16, .t, .t), (.check, 34, .t, .b), (.check, 32, .t, .t), (.popUp, 25, .t, .b),
    (.popUp, 26, .b, .o1), (.popUp, 25, .b, .b), (.popUp, 25, .o2, .o2), (.textField, 21, .t, .t),
    (.sliderH, 28, .t, .b), (.push, 24, .b, .b), (.push, 123, .t, .t), (.container, 32, .t, .t),
  ])
  func savedHeight(kind: ControlKind, height: CGFloat, era: MetricEra, shown: MetricEra) {
    #expect(MacControlMetrics.era(kind: kind, frameHeight: height, default: era) == shown)
  }
}
