import Foundation
import Graphics

/// Reads SVG's lists of transforms (SVG 1.1, 7.6).
enum VectorTransform {
  static func transform(_ text: String) -> CGAffineTransform {
    var scanner = VectorScanner(text)
    var result = CGAffineTransform.identity
    while true {
      let name = scanner.word()
      guard !name.isEmpty, scanner.skip("(") else { return result }
      let numbers = scanner.numbers()
      guard scanner.skip(")"), let step = step(name, numbers) else { return result }
      result = step.concatenating(result)
    }
  }

  private static func step(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    func number(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
    guard !numbers.isEmpty else { return nil }
    switch name {
    case "translate": return CGAffineTransform(translationX: number(0), y: number(1))
    case "scale": return CGAffineTransform(scaleX: number(0), y: numbers.count > 1 ? number(1) : number(0))
    case "rotate":
      let turn = CGAffineTransform(rotationAngle: number(0) * .pi / 180)
      let there = CGAffineTransform(translationX: -number(1), y: -number(2))
      return there.concatenating(turn).concatenating(CGAffineTransform(translationX: number(1), y: number(2)))
    case "skewX": return CGAffineTransform(a: 1, b: 0, c: tan(number(0) * .pi / 180), d: 1, tx: 0, ty: 0)
    case "skewY": return CGAffineTransform(a: 1, b: tan(number(0) * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    case "matrix" where numbers.count == 6:
      return CGAffineTransform(
        a: number(0), b: number(1), c: number(2), d: number(3), tx: number(4), ty: number(5))
    default: return nil
    }
  }
}
