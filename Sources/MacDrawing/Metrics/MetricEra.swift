import AmbientInputs
import Foundation
import InterfaceBuilder

/// A span of Xcode and macOS releases whose AppKit controls have the same sizes, alignment insets and baselines.
///
/// Saved documents distinguish five of them (644 documents of 64 repositories). A document's tools version determines the
/// era of most of its views; a view's own saved height may indicate an older one:
/// ``MacControlMetrics/era(kind:size:frameHeight:default:)``.
package enum MetricEra: String, CaseIterable, Sendable, Comparable {
  /// Xcode 9 and older, macOS 10.13 and older: labels 17 high, pop-up buttons 26 (278 documents).
  case o1
  /// Xcode 10, macOS 10.14: labels 17 high, pop-up buttons 25 (52 documents).
  case o2
  /// Xcode 11, macOS 10.15: labels 16 high, insets as before (34 documents).
  case o3
  /// Xcode 12 to 16, macOS 11 to 15: push buttons 32 high with alignment insets of 7, 7, 5, 7 (207 documents).
  case b
  /// Xcode 26, macOS 26: push buttons 24 high without alignment insets (52 documents).
  case t

  /// The era of a document saved by a release of Xcode.
  package init(savedBy release: XcodeRelease) {
    self =
      switch CanvasRules.macControls[release] {
      case .sierra: .o1
      case .mojave: .o2
      case .catalina: .o3
      case .bigSur: .b
      case .tahoe: .t
      }
  }

  /// The era of views created in code: that of macOS 11 to 15.
  ///
  /// It has the most evidence by far (207 documents, every kind of control), and it also applies to apps built before
  /// Xcode 26 when they run on macOS 26. For ``t``, the metrics of combo boxes, date pickers, vertical sliders and
  /// others are unknown.
  package static let standard = MetricEra.b

  /// The era of the metrics of views created in code: that of the scope, or else the standard.
  package static var current: MetricEra { AmbientInputs.current(MetricEraInput.self) ?? standard }

  package static func < (left: MetricEra, right: MetricEra) -> Bool { left.age < right.age }

  /// The other eras, the most similar first; their metrics are used if a table has none for this era.
  var neighbours: [MetricEra] {
    switch self {
    case .o1: [.o2, .o3, .b, .t]
    case .o2: [.o1, .o3, .b, .t]
    case .o3: [.o2, .o1, .b, .t]
    case .b: [.o3, .o2, .o1, .t]
    case .t: [.b, .o3, .o2, .o1]
    }
  }

  private var age: Int {
    switch self {
    case .o1: 0
    case .o2: 1
    case .o3: 2
    case .b: 3
    case .t: 4
    }
  }
}

extension AmbientInputs {
  /// The era of the metrics of views created in a scope; nil for that of the surrounding scope, or the standard.
  package var metricEra: MetricEra? {
    get { self[MetricEraInput.self] }
    set { self[MetricEraInput.self] = newValue }
  }
}

private enum MetricEraInput: AmbientInput {
  typealias Value = MetricEra
}
