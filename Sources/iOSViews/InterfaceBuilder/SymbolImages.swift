import Foundation
import Graphics
import InterfaceBuilder

/// How large a document shows a symbol of the system's.
///
/// Documents list symbols at the size of the tools' preview, 64 or 128 points at the longer side; only the proportions
/// of that hold.
@MainActor
struct SymbolImages {
  let listed: CGSize
  let configuration: SymbolConfiguration?
  let textSize: UIContentSizeCategory

  func image(named name: String) -> UIImage {
    UIImage(symbol: name, size: size, pointSize: pointSize)
  }

  /// Of the text beside it.
  private var pointSize: CGFloat {
    let standard = SymbolSize.standardPointSize
    return configuration?.font.map { UIFont($0, standardSize: standard, category: textSize).pointSize }
      ?? standard
  }

  private var size: CGSize {
    guard listed.width > 0, listed.height > 0 else { return listed }
    let scale = configuration?.scale.flatMap { Self.scales[$0] } ?? .unspecified
    return SymbolSize(aspect: listed.width / listed.height).points(
      UIImage.SymbolConfiguration(pointSize: pointSize, weight: .unspecified, scale: scale))
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}
