import Foundation

/// The place and the thickness of underlines in ems, as in most Latin fonts. Fonts' own values are not read.
package enum UnderlineMetrics {
  /// Below the baseline, so negative.
  package static let position: CGFloat = -0.1
  package static let thickness: CGFloat = 0.05
}
