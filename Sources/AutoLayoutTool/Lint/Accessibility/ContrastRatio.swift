import Foundation
import Graphics

/// The contrast between two colours (WCAG 2.2, "contrast ratio" and "relative luminance").
enum ContrastRatio {
  /// From 1, no contrast, to 21, black on white.
  ///
  /// - Parameter text: blended with the background if it is not opaque.
  static func between(_ text: Color, and background: Color) -> CGFloat {
    let luminances = [luminance(text.blended(over: background)), luminance(background)]
    return ((luminances.max() ?? 0) + flare) / ((luminances.min() ?? 0) + flare)
  }

  /// The light that a display reflects, as a share of its brightest white.
  private static let flare: CGFloat = 0.05

  private static func luminance(_ color: Color) -> CGFloat {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}

extension Color {
  /// The colour that appears where this one lies over an opaque one.
  fileprivate func blended(over background: Color) -> Color {
    func part(_ component: KeyPath<Color, CGFloat>) -> CGFloat {
      self[keyPath: component] * alpha + background[keyPath: component] * (1 - alpha)
    }
    return Color(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }
}
