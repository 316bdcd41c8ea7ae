import Foundation
import Graphics

/// Makes text smaller, or tightens it, so that it fits.
extension TextBlock {
  /// The scale below which text would be invisible: a factor of 0 sets no other limit.
  static let smallestScale: CGFloat = 0.05
  /// The fraction by which a text may be tightened before it is truncated instead (Apple,
  /// `tighteningFactorForTruncation`: default 0.05).
  static let tighteningFactor: CGFloat = 0.05
  /// Points; text that is too wide by less is not truncated.
  private static let tolerance: CGFloat = 0.02
  /// The number of halvings, for a precision of a thousandth of the size.
  private static let halvings = 10

  /// The block in the largest size, but no smaller than `least` times its own, whose text fits.
  package func shrunk(toFit size: CGSize, least: CGFloat) -> TextBlock {
    guard !text.isEmpty, size.width > 0, !fits(size) else { return self }
    var low = max(Self.smallestScale, min(1, least > 0 ? least : Self.smallestScale))
    guard scaled(by: low).fits(size) else { return scaled(by: low) }
    var high: CGFloat = 1
    // A line with a given width is truncated even if it is only slightly too wide.
    let space = CGSize(width: size.width - 2 * Self.tolerance, height: size.height)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if scaled(by: middle).fits(space) { low = middle } else { high = middle }
    }
    return scaled(by: low)
  }

  /// Whether the text has the space it needs: one line by its width, several by their height.
  package func fits(in size: CGSize) -> Bool { fits(size) }

  /// One line fits by its width, several by their height.
  private func fits(_ size: CGSize) -> Bool {
    guard lines != 1 else { return layout(width: nil, lines: 1).size.width <= size.width + Self.tolerance }
    let layout = layout(width: size.width, lines: lines)
    return !layout.isTruncated && layout.size.height <= size.height + 1
  }

  /// The block with tightened text, if that prevents a single line from being truncated.
  package func tightened(toFit width: CGFloat) -> TextBlock {
    guard lines == 1, !text.isEmpty else { return self }
    let natural = layout(width: nil, lines: 1).size.width
    guard natural > width + Self.tolerance, natural * (1 - Self.tighteningFactor) <= width else {
      return self
    }
    return tightened(by: (natural - width) / CGFloat(text.count))
  }
}
