import Foundation

/// Reads drawings of symbols from a short notation: commands of one letter, each followed by its numbers.
///
/// `M`, `L`, `Q`, `C` and `Z` are those of SVG's paths, with absolute coordinates. `O x y radius` is a circle, `R x
/// y width height radius` a rounded rectangle, `A x y radius from to` an arc between two angles in degrees,
/// clockwise from the right, `S x y outer inner count` a star, and `T x y inner outer count` a set of rays.
struct SymbolNotation {
  private var words: [Substring]
  private var path = Path()

  private init(_ text: String) { words = text.split(separator: " ").reversed() }

  static func path(_ text: String) -> Path {
    var reader = SymbolNotation(text)
    while let word = reader.words.popLast() { reader.read(word) }
    return reader.path
  }

  private mutating func read(_ word: Substring) {
    guard let command = word.first else { return }
    // The first number may directly follow the letter.
    if word.count > 1 { words.append(word.dropFirst()) }
    switch command {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "Q":
      let control = point()
      path.addQuadCurve(to: point(), control: control)
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), control1: first, control2: second)
    case "Z": path.closeSubpath()
    case "O":
      let (center, radius) = (point(), number())
      path.addEllipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case "R":
      let (origin, size) = (point(), point())
      path.addRoundedRect(
        CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerRadius: number())
    case "A": arc()
    case "S": star()
    default: rays()
    }
  }

  private mutating func number() -> CGFloat {
    words.popLast().flatMap { Double($0) }.map { CGFloat($0) } ?? 0
  }

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  private mutating func arc() {
    let (center, radius, start, end) = (point(), number(), number(), number())
    path.move(to: Self.point(center, radius, start))
    path.addArc(
      center: center, radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
      clockwise: end < start)
  }

  private mutating func star() {
    let (center, outer, inner, count) = (point(), number(), number(), number())
    for corner in 0..<Int(2 * count) {
      let place = Self.point(
        center, corner.isMultiple(of: 2) ? outer : inner, CGFloat(corner) * 180 / count - 90)
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
  }

  private mutating func rays() {
    let (center, inner, outer, count) = (point(), number(), number(), number())
    for ray in 0..<Int(count) {
      let angle = CGFloat(ray) * 360 / count
      path.move(to: Self.point(center, inner, angle))
      path.addLine(to: Self.point(center, outer, angle))
    }
  }
}
