import Foundation
import Graphics
import InterfaceBuilder

/// The size of a system symbol in a document.
///
/// Documents list symbols at the size of the tool's preview, with a longer side of 64 or 128 points; only the
/// proportions are valid.
@MainActor
struct SymbolImages {
  let listed: CGSize
  let configuration: SymbolConfiguration?
  let textSize: UIContentSizeCategory

  func image(named name: String) -> UIImage {
    UIImage(
      symbol: name, size: size, pointSize: pointSize, lineOverhang: lineOverhang(of: name))
  }

  /// Symbols' heights beside text of 17 points, in points. Observed: the difference between the height of image views and
  /// their line, in 1 to 11 views each (in total 66 views from 9 collections).
  private static let heights: [String: CGFloat] = [
    "applewatch": 19.6, "arrow.left": 14.7, "arrow.right": 15, "calendar": 17.6, "car.fill": 18,
    "chart.bar": 18.3, "checkmark": 16.3, "chevron.down": 13, "chevron.left": 16.6, "chevron.right": 16.6,
    "chevron.up": 13, "delete.backward": 17.3, "envelope": 16.3, "exclamationmark.triangle": 19.3,
    "exclamationmark.triangle.fill": 19.3, "forward": 15.3, "gearshape": 20, "memories": 18.6,
    "music.note": 19.3, "music.note.list": 19, "person.3.fill": 17.3, "person.fill": 17.7, "photo": 17.3,
    "photo.artframe": 17.3, "photo.on.rectangle": 20, "placeholdertext.fill": 17.8, "plus": 16,
    "plus.square": 18, "safari": 19.2,
    "speaker.3.fill": 19.8, "speaker.fill": 18.7, "square.and.line.vertical.and.square": 20,
    "square.fill.and.line.vertical.square.fill": 19.6, "star.fill": 20, "sun.max.fill": 20.6,
  ]
  /// The height of all symbols in a circle. Observed: 14 of 14 views.
  private static let circleHeight: CGFloat = 19.1

  /// The line's height minus the symbol's. Unknown heights are estimated from the symbol's proportions.
  private func lineOverhang(of name: String) -> CGFloat {
    let circle = name.split(separator: ".").contains("circle") ? Self.circleHeight : nil
    let ems = (Self.heights[name] ?? circle).map { $0 / SymbolSize.standardPointSize * scaleFactor }
    return pointSize * UIFont.lineHeight - (ems.map { $0 * pointSize } ?? size.height)
  }

  private var scale: UIImage.SymbolScale {
    configuration?.scale.flatMap { Self.scales[$0] } ?? .unspecified
  }

  private var scaleFactor: CGFloat { SymbolSize.factor(scale) }

  /// The size of the text beside the symbol, in points.
  private var pointSize: CGFloat {
    let standard = configuration?.pointSize.map { CGFloat($0) } ?? SymbolSize.standardPointSize
    return configuration?.font.map { UIFont($0, standardSize: standard, category: textSize).pointSize }
      ?? standard
  }

  private var size: CGSize {
    guard listed.width > 0, listed.height > 0 else { return listed }
    return SymbolSize(aspect: listed.width / listed.height).points(
      UIImage.SymbolConfiguration(pointSize: pointSize, weight: .unspecified, scale: scale))
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}
