import Foundation

/// A part of a picture that has a place: an area of one colour, a line of text, and so on.
struct PictureElement: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    /// An area of one colour or of a slow gradient, such as a button's background.
    case box
    /// A separator: longer than wide.
    case rule
    /// A line of text.
    case text
    /// Everything else: icons, photographs, controls.
    case image
  }

  var kind: Kind
  /// In points of the whole picture.
  var frame: CGRect
  /// A box's fill, or the colour that differs most from the background.
  var color: PictureColor
  /// The colour of the area around the element.
  var ground: PictureColor
  /// The y coordinate on which most glyphs stand; for other elements their lower edge.
  var baseline: CGFloat
  /// The height of most glyphs; for other elements their height.
  var glyphHeight: CGFloat
  /// The look of the element in numbers: the ink of a text, or the colours of an image, in a grid of cells.
  var appearance: [Double] = []
  /// Whether an image has areas that are wider than the stems of letters.
  var isSolid = false
}

/// A colour in sRGB.
struct PictureColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  /// The difference that people name: differences of strong colours in saturation count less than in hue or lightness.
  /// (CIE 1994, for graphic arts, with the mean chroma of both colours.)
  func difference(to other: PictureColor) -> Double {
    let (one, two) = (lab, other.lab)
    let chroma = (hypot(one[1], one[2]), hypot(two[1], two[2]))
    let mean = (chroma.0 * chroma.1).squareRoot()
    let (lightness, saturation) = (one[0] - two[0], chroma.0 - chroma.1)
    let (a, b) = (one[1] - two[1], one[2] - two[2])
    let hue = max(0, a * a + b * b - saturation * saturation).squareRoot()
    let parts = [lightness, saturation / (1 + 0.045 * mean), hue / (1 + 0.015 * mean)]
    return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The distance in CIELAB. (CIE 1976; 2.3 is just noticeable.)
  func distance(to other: PictureColor) -> Double {
    let (one, two) = (lab, other.lab)
    return zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The three coordinates with the white of daylight, D65.
  var lab: [Double] {
    let linear = [red, green, blue].map { value in
      let part = value / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    let x = Self.curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    let y = Self.curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = Self.curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  private static func curve(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
  }

  /// The luma of ITU-R BT.601, from 0 to 255.
  var lightness: Double { Self.lightness(red, green, blue) }

  static func lightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.299 * red + 0.587 * green + 0.114 * blue
  }

  /// Such as `#FF3B30`.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int(min(255, max(0, part)).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
