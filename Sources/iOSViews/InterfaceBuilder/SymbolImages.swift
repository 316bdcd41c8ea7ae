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
    UIImage(
      symbol: name, size: size, pointSize: pointSize, lineOverhang: lineOverhang(of: name))
  }

  /// The height of a line of the system's font, in ems.
  private static let lineHeight: CGFloat = 1.193

  /// Symbols' heights beside text of 17 points, in points. Observed: how much lower than their line image views of a fixed
  /// height are, 1 to 4 views each.
  private static let heights: [String: CGFloat] = [
    "plus": 17.1, "gearshape": 20.2, "safari": 19.6, "star.fill": 20.5, "envelope": 16.3, "car.fill": 19.2,
    "chart.bar": 17.9, "chevron.right": 17, "chevron.left": 17, "chevron.down": 13, "chevron.up": 13,
    "photo.artframe": 17.3, "photo": 17.3, "exclamationmark.triangle": 19.3, "applewatch": 20,
    "exclamationmark.triangle.fill": 19.3, "placeholdertext.fill": 17.8, "sun.max.fill": 20.4,
  ]
  /// Whatever stands in a circle is as high as the circle.
  private static let circleHeight: CGFloat = 19.7

  /// Zero for symbols whose height is not known.
  private func lineOverhang(of name: String) -> CGFloat {
    let circle = name.split(separator: ".").contains("circle") ? Self.circleHeight : nil
    guard let height = Self.heights[name] ?? circle else { return 0 }
    let scale = SymbolSize.factor(configuration?.scale.flatMap { Self.scales[$0] } ?? .unspecified)
    return pointSize * (Self.lineHeight - height / SymbolSize.standardPointSize * scale)
  }

  /// Of the text beside it.
  private var pointSize: CGFloat {
    let standard = configuration?.pointSize.map { CGFloat($0) } ?? SymbolSize.standardPointSize
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
