import Foundation
import Graphics
import InterfaceBuilder

/// A gradient of an SVG file, with properties that it inherits from others (SVG 1.1, 13.2).
struct VectorGradient {
  /// The gradient, then those from which it inherits.
  let chain: [DocumentElement]
  /// The declarations of the file's style sheets, by class.
  let rules: [String: [(key: String, value: String)]]
  /// The colour of `currentColor`.
  let color: Color
  private let isRadial: Bool

  init?(chain: [DocumentElement], rules: [String: [(key: String, value: String)]], color: Color) {
    guard let first = chain.first else { return nil }
    self.chain = chain
    self.rules = rules
    self.color = color
    isRadial = VectorPicture.name(of: first) == "radialGradient"
  }

  private func value(_ key: String) -> String? { chain.lazy.compactMap { $0[key] }.first }

  private func coordinate(_ key: String, _ standard: CGFloat) -> CGFloat {
    guard let text = value(key), let number = VectorPicture.length(text) else { return standard }
    return text.hasSuffix("%") ? number / 100 : number
  }

  /// - Parameter box: the bounding box of the filled shape.
  func gradient(in box: CGRect, opacity: CGFloat) -> Gradient {
    var transform = VectorTransform.transform(value("gradientTransform") ?? "")
    if value("gradientUnits") != "userSpaceOnUse" {
      transform = transform.concatenating(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    let runs: [[Gradient.Stop]] = chain.map { stops(of: $0, opacity: opacity) }
    let run = runs.first { !$0.isEmpty } ?? []
    let (start, end) = ends
    return Gradient(
      shape: isRadial ? .radial : .linear, stops: run, start: start.applying(transform),
      end: end.applying(transform))
  }

  private var ends: (CGPoint, CGPoint) {
    guard isRadial else {
      return (
        CGPoint(x: coordinate("x1", 0), y: coordinate("y1", 0)),
        CGPoint(x: coordinate("x2", 1), y: coordinate("y2", 0))
      )
    }
    let center = CGPoint(x: coordinate("cx", 0.5), y: coordinate("cy", 0.5))
    return (center, CGPoint(x: center.x + coordinate("r", 0.5), y: center.y))
  }

  private func stops(of element: DocumentElement, opacity: CGFloat) -> [Gradient.Stop] {
    var stops: [Gradient.Stop] = []
    for child in element.children where VectorPicture.name(of: child) == "stop" {
      let (color, alpha) = paint(of: child)
      let place = max(stops.last?.location ?? 0, child["offset"].flatMap(VectorStyle.fraction) ?? 0)
      stops.append(Gradient.Stop(location: place, color: color.multipliedAlpha(by: alpha * opacity)))
    }
    return stops
  }

  private func paint(of stop: DocumentElement) -> (Color, CGFloat) {
    var paint = stop["stop-color"]
    var alpha = stop["stop-opacity"]
    var own = VectorStyle.declarations(stop["style"] ?? "")
    for name in (stop["class"] ?? "").split(separator: " ") { own = (rules[String(name)] ?? []) + own }
    for rule in own {
      if rule.key == "stop-color" { paint = rule.value }
      if rule.key == "stop-opacity" { alpha = rule.value }
    }
    let color = paint.flatMap { VectorColor.color($0, current: self.color) } ?? .black
    return (color, alpha.flatMap(VectorStyle.fraction) ?? 1)
  }
}
