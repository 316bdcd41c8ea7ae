import Foundation
import Graphics
import InterfaceBuilder

/// How large a symbol of the system's is shown.
///
/// Documents list symbols at the size of the tools' preview, 64 or 128 points at the longer side; only the proportions
/// of that hold.
@MainActor
struct SymbolImages {
  let listed: CGSize
  let configuration: SymbolConfiguration?
  let textSize: UIContentSizeCategory

  func image(named name: String) -> UIImage {
    UIImage(symbol: name, size: size, capHeight: pointSize * Self.capHeight)
  }

  /// The size of text beside it, in points.
  private var pointSize: CGFloat {
    configuration?.font.map { UIFont($0, standardSize: Self.standardSize, category: textSize).pointSize }
      ?? Self.standardSize
  }

  private var size: CGSize {
    guard listed.width > 0, listed.height > 0 else { return listed }
    let longest = max(listed.width, listed.height)
    let factor =
      Self.longestSide(ofShape: listed.width / listed.height) * pointSize / Self.standardSize * scale
      / longest
    return CGSize(width: rounded(listed.width * factor), height: rounded(listed.height * factor))
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }

  private var scale: CGFloat { configuration?.scale.flatMap { Self.scales[$0] } ?? 1 }

  /// The size of text that symbols stand beside by default (Apple, `UIImage.SymbolConfiguration.unspecified`: as Body).
  private static let standardSize: CGFloat = 17
  /// The height of capitals, of the point size. Symbols are centred on it. Observed: their baseline is 6.2 and 6.3 below
  /// the middle in 2 of 2 beside text of 17 points.
  private static let capHeight: CGFloat = 0.705
  /// Observed in saved image views: large ones are 1.28 times as large as medium ones in 14 of 14.
  private static let scales: [String: CGFloat] = ["small": 0.79, "large": 1.28]

  /// The longer side at 17 points, by width over height. Observed in saved image views: shapes about as wide as high, and
  /// wider ones, cover 360 to 450 square points in 27 of 28; chevrons that stand are 16.5 high in 2 of 2.
  private static func longestSide(ofShape shape: CGFloat) -> CGFloat {
    guard shape >= 0.8 else { return 16.5 }
    let area: CGFloat = 400
    return (area * max(shape, 1 / shape)).squareRoot()
  }
}
