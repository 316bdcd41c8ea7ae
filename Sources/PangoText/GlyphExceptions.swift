import Foundation
import Graphics

/// Additional differences of the system font's widths from ``GlyphCorrections``, observed in saved documents that are not part
/// of the fit.
enum GlyphExceptions {
  /// A weight whose glyphs are wider or narrower at some sizes.
  struct Weights {
    var weights: ClosedRange<FontWeight>
    var sizes: ClosedRange<CGFloat>
    /// Thousandths of an em.
    var wider: Double
  }

  /// By weight and size.
  static let weights = [
    // Bold of 17 to 24 points: too narrow in 8 of 9 labels by 1.2 % on average, and in 6 of 8 by 0.4 %, which is the limit for
    // the latter.
    Weights(weights: .bold...(.bold), sizes: 17...24, wider: 2),
    // Light from 20 points on: 1.35 % too wide in 3 of 3 labels, 1 % too narrow in one label with only digits.
    Weights(weights: .light...(.light), sizes: 20...200, wider: -4),
    // Semibold from 24 points on: 1.7 % too wide in 2 of 2 labels.
    Weights(weights: .semibold...(.semibold), sizes: 24...200, wider: -6),
  ]

  /// Observed: 0.25 points wider at 17 points in 4 of 4 labels with several nines.
  static let nine = 14.7
  /// Below 20 points, since iOS 14 and macOS 11. Observed since Xcode 12: 1 to 1.5 points wider at 15 to 17 points in 26 of 26 labels of 6
  /// repositories; before, 0.5 points at most in 5 of 5.
  static let percent = 75.0
  /// For bold text. Observed: 2 of 2 labels of 17 points are 1.5 and 3.5 points wider.
  static let boldEllipsis = 80.0

  /// For bold text. Observed: 18 of 18 texts with an underscore, 12, 14 and 31 points high, in pictures of a public library of
  /// controls (iOS 17) are wider, and by this in a fit with the values of the other letters.
  static let boldUnderscore = 63.0

  /// The mean correction of a text in ems per glyph.
  static func correction(_ text: String, _ font: ResolvedFont) -> CGFloat {
    let ofWeight = weights.reduce(0) { sum, row in
      let holds = row.weights.contains(font.weight) && row.sizes.contains(font.pointSize)
      return holds ? sum + row.wider : sum
    }
    let isBold = font.weight >= .bold
    let hasWidePercentSign = !font.hasNarrowPercentSign && font.pointSize < SystemFontMetrics.displaySize
    var (sum, count) = (0.0, 0.0)
    for character in text {
      count += 1
      switch character {
      case "9" where !font.hasEqualDigits: sum += nine
      case "%" where hasWidePercentSign: sum += percent
      case "\u{2026}" where isBold: sum += boldEllipsis
      case "_" where isBold: sum += boldUnderscore
      default: break
      }
    }
    return CGFloat((ofWeight + (count > 0 ? sum / count : 0)) / 1000)
  }
}
