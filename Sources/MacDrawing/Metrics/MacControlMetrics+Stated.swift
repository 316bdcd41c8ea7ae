import AutoLayout
import Foundation

/// Alignment insets of controls whose frame and alignment rectangle are both known.
extension MacControlMetrics {
  /// The insets of which a known sum is left over on an axis: the usual ones if they fit, else those of the row of the kind
  /// that fits, of any era and height.
  ///
  /// Where no row fits, buttons without border and image views have half of it on each side: 3 and 3 for symbols of six points
  /// more (11 of 11 saved views with a known height), less than nothing for a template of 15 points in a square of 20.
  ///
  /// - Parameters:
  ///   - usual: the insets that the tables have for the control.
  ///   - width: the frame's width less the alignment rectangle's, in points; nil where it is not known.
  ///   - height: the same for heights.
  package static func insets(
    kind: ControlKind, size: MacControlSize, usual: LayoutInsets, width: CGFloat?, height: CGFloat?
  ) -> LayoutInsets {
    func fits(_ insets: LayoutInsets) -> Bool {
      isNear(insets.left + insets.right, width) && isNear(insets.top + insets.bottom, height)
    }
    if fits(usual) { return usual }
    let fitting = alignmentInsets.rows(of: kind).filter { fits(insets(of: $0)) }
    if let row = fitting.first(where: { $0.size == size }) ?? fitting.first { return insets(of: row) }
    guard kind == .borderless || kind == .imageView else { return usual }
    let (across, upright) = (halves(width), halves(height))
    return LayoutInsets(
      top: upright?.near ?? usual.top, left: across?.near ?? usual.left,
      bottom: upright?.far ?? usual.bottom, right: across?.far ?? usual.right)
  }

  /// Saved lengths are whole or halves, so that a sum may be off by half a point.
  private static let roundingOfLengths: CGFloat = 0.5

  private static func isNear(_ sum: CGFloat, _ known: CGFloat?) -> Bool {
    known.map { abs($0 - sum) <= roundingOfLengths } ?? true
  }

  private static func halves(_ sum: CGFloat?) -> (near: CGFloat, far: CGFloat)? {
    sum.map { ($0 / 2, $0 / 2) }
  }

  static func insets(of row: MetricRow) -> LayoutInsets {
    let edges = row.values.map { $0 ?? 0 }
    return LayoutInsets(top: edges[2], left: edges[0], bottom: edges[3], right: edges[1])
  }

  /// Check boxes that show no title, on macOS 11 to 15: 13 of 13 in unmarked scenes.
  package static func insetsOfMarkWithoutTitle(_ size: MacControlSize) -> LayoutInsets {
    size == .small
      ? LayoutInsets(top: 2, left: 1, bottom: 1, right: 1)
      : LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)
  }
}
