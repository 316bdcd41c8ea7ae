import AutoLayout
import Foundation
import LayoutExpectations
import MacViews

/// A combination of settings in which to show an interface. A setting that is nil stays unchanged.
public struct LayoutVariant: Hashable, Sendable {
  /// The size of the window's content, in points.
  public var size: NSSize?
  /// The reading direction of the interface.
  public var direction: LayoutDirection?

  /// The subject as it is.
  public init(size: NSSize? = nil, direction: LayoutDirection? = nil) {
    self.size = size
    self.direction = direction
  }

  /// The settings in words, such as `240 × 600, right to left`; `as it is` for the default.
  public var description: String {
    let parts = [
      size.map { "\(DescribedNumber($0.width).spelling) × \(DescribedNumber($0.height).spelling)" },
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? "as it is" : known.joined(separator: ", ")
  }
}

/// All combinations of settings in which to show an interface. An empty list leaves its setting
/// unchanged.
public struct LayoutMatrix: Hashable, Sendable {
  /// The sizes of windows' contents to show the subject in, in points.
  public var sizes: [NSSize]
  /// The directions to show the subject in.
  public var directions: [LayoutDirection]

  /// The unchanged subject, unless a list sets other values.
  public init(sizes: [NSSize] = [], directions: [LayoutDirection] = []) {
    self.sizes = sizes
    self.directions = directions
  }

  var variants: [LayoutVariant] {
    let sizes: [NSSize?] = sizes.isEmpty ? [nil] : sizes
    let directions: [LayoutDirection?] = directions.isEmpty ? [nil] : directions
    return sizes.flatMap { size in directions.map { LayoutVariant(size: size, direction: $0) } }
  }
}

extension LayoutExamination {
  /// Shows a subject in every variant of a matrix.
  init(_ subject: any LayoutSubject, _ matrix: LayoutMatrix, _ checks: [LayoutCheck], _ site: TestSite) {
    let ways = matrix.variants.map { variant in
      Way(variant == LayoutVariant() ? nil : variant.description) {
        try subject.screens(for: variant).map(\.checked)
      }
    }
    self.init(subject.subjectName, ways, checks, site)
  }
}
