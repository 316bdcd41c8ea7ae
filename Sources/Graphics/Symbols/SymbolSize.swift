import Foundation

/// The size of a system symbol.
package struct SymbolSize {
  /// Width by height.
  package let aspect: CGFloat

  package init(aspect: CGFloat) { self.aspect = aspect }

  package init(name: String) {
    // The width of a frame does not depend on its content.
    guard SymbolName(name).frame == nil else {
      aspect = Self.standardAspect
      return
    }
    aspect = Self.aspects.first { name.hasPrefix($0.prefix) }?.aspect ?? Self.standardAspect
  }

  /// The aspect ratios of symbols that are not square, from the sizes in saved documents (with a longer side of 128 points:
  /// 30 symbols in the examined documents). Symbols in a circle and all others are 128 × 123. That of
  /// `chevron.up.chevron.down` is a guess.
  private static let aspects: [(prefix: String, aspect: CGFloat)] = [
    ("square.and.arrow", 115.0 / 128), ("rectangle.compress", 124.0 / 128), ("rectangle", 128.0 / 93),
    ("star", 128.0 / 116), ("gear", 128.0 / 122), ("scroll", 128.0 / 114), ("plus", 128.0 / 113),
    ("table", 128.0 / 78), ("house", 128.0 / 104), ("heart", 128.0 / 109), ("chevron.right", 96.0 / 128),
    ("chevron.left", 96.0 / 128), ("chevron.up.chevron.down", 96.0 / 128), ("chevron.down", 128.0 / 72),
    ("chevron.up", 128.0 / 72),
    ("person.2", 128.0 / 81), ("envelope", 128.0 / 93), ("camera", 128.0 / 94), ("trash", 117.0 / 128),
    ("ellipsis", 128.0 / 37), ("minus", 128.0 / 20), ("line.horizontal.3", 128.0 / 70),
    ("line.3.horizontal", 128.0 / 70),
  ]
  private static let standardAspect: CGFloat = 128.0 / 123

  /// The side of a square as large as a symbol of medium scale, in ems: about 20 points beside 17-point text. Observed in
  /// saved image views: shapes about as wide as high, and wider ones, cover 360 to 450 square points in 27 of 28.
  private static let side: CGFloat = 1.165
  /// Vertical chevrons are smaller. Observed: 16.5 points high in 2 of 2.
  private static let narrowAspect: CGFloat = 0.8
  private static let narrowHeight: CGFloat = 0.97
  /// The point size of the body style, which determines the size of a symbol without a configuration.
  package static let standardPointSize: CGFloat = 17
  /// The height of capitals, in ems. Symbols of all scales are centred on it. Observed: their baseline is 6.2 and 6.3 points
  /// below the middle in 2 of 2 symbols beside 17-point text.
  package static let capHeight: CGFloat = 0.705

  /// The symbol's size in points.
  ///
  /// - Parameters:
  ///   - em: the point size of the text beside it, times the factor of the symbol's scale.
  ///   - steps: the number of steps per point to which sizes are rounded.
  package func points(em: CGFloat, steps: CGFloat) -> CGSize {
    let side = em * Self.side
    let root = aspect.squareRoot()
    func toStep(_ length: CGFloat) -> CGFloat { (length * steps).rounded() / steps }
    if aspect < Self.narrowAspect {
      return CGSize(width: toStep(em * Self.narrowHeight * aspect), height: toStep(em * Self.narrowHeight))
    }
    return CGSize(width: toStep(side * root), height: toStep(side / root))
  }
}
