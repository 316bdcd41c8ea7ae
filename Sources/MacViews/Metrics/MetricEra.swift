import Foundation

/// A span of Xcode and macOS releases whose AppKit controls have the same sizes, alignment insets and baselines.
///
/// Saved documents tell five of them apart (644 documents of 64 repositories). A document's tools version gives the
/// era of most of its views; a view's own saved height may give an older one: ``MacControlMetrics/era(kind:size:frameHeight:default:)``.
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

  /// The first tools version of each era after the first.
  private static let firstToolsVersions: [(version: Int, era: MetricEra)] = [
    (14_000, .o2), (14_800, .o3), (16_999, .b), (24_000, .t),
  ]
  /// `xcodebuild` and `ibtool` write 32700.99.1234 whatever their release; 530 constraints of 21 documents hold with
  /// the metrics of ``b`` (99.8 %).
  private static let commandLineTools = 32_700

  /// The era of a document that a release of Xcode saved.
  ///
  /// - Parameter toolsVersion: the document's attribute, such as "21507" or "13168.3"; nil or no number for documents
  ///   that have none, which are older than any that has one.
  package init(toolsVersion: String?) {
    let major = toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    guard major < Self.commandLineTools else {
      self = .b
      return
    }
    self = Self.firstToolsVersions.last { $0.version <= major }?.era ?? .o1
  }

  /// The era of views made in code: that of macOS 11 to 15.
  ///
  /// It has the most evidence by far (207 documents, every kind of control), and it is what an app shows that was built
  /// before Xcode 26, on macOS 26 as well. Of ``t``, combo boxes, date pickers, vertical sliders and more are not known.
  package static let standard = MetricEra.b

  /// The era whose metrics views made in code take.
  @MainActor package static var current = standard

  package static func < (left: MetricEra, right: MetricEra) -> Bool { left.age < right.age }

  /// Others, the most similar first: where a table says nothing of this era, theirs holds.
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
