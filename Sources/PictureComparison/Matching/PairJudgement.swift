import Foundation
import Graphics

/// Judges whether a pair of elements differs in a way that counts.
struct PairJudgement {
  let pair: ElementPair
  /// In points.
  let tolerance: CGFloat
  /// Whether both pictures' texts have the same fonts, so that short texts can be compared, too.
  var hasSameFonts = false

  /// Pixels are half a point wide, and edges between pixels are blended.
  private static let measurement: CGFloat = 0.25
  /// The difference of the side bearings of two fonts, in points, and as a share of the glyphs' height.
  private static let bearing = (points: CGFloat(0.35), share: CGFloat(0.02))
  /// Fonts of the same size differ by this share in width.
  private static let textWidth: CGFloat = 0.05
  /// A text whose height differs by a larger share is cut or has another size: fonts' ascenders differ by a tenth.
  private static let textHeight: CGFloat = 0.25

  /// The differences, in the order in which they are reported.
  var findings: [PictureFinding] {
    let place = placeFinding
    // A part of a text or of an image looks different, of course.
    let look = place?.kind == .clipped || place?.kind == .resized ? nil : lookFinding
    return [place, colorFinding ?? look].compactMap(\.self)
  }

  // MARK: Place and size

  var placeFinding: PictureFinding? {
    pair.expected.kind == .text && pair.actual.kind == .text ? textFinding : frameFinding
  }

  private var frameFinding: PictureFinding? {
    let allowed = tolerance + Self.measurement
    let edges = pair.edges
    guard edges.contains(where: { abs($0) > allowed }) else { return nil }
    let (left, top, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
    if abs(left - right) <= allowed, abs(top - bottom) <= allowed {
      return finding(.moved, by: CGVector(dx: (left + right) / 2, dy: (top + bottom) / 2))
    }
    if let side = clippedSide(allowed) { return finding(.clipped, detail: side) }
    return finding(.resized, by: pair.offset, detail: sizes)
  }

  /// The side at which the actual element ends too early while the others stay; nil for boxes, which only shrink.
  private func clippedSide(_ allowed: CGFloat) -> String? {
    guard pair.expected.kind == .image || pair.expected.kind == .text else { return nil }
    let inwards = [pair.edges[0], pair.edges[1], -pair.edges[2], -pair.edges[3]]
    let names = ["left", "top", "right", "bottom"]
    let moved = inwards.indices.filter { abs(inwards[$0]) > allowed }
    guard moved.count == 1, inwards[moved[0]] > 0 else { return nil }
    return "cut off at the \(names[moved[0]]) by \(PictureFinding.points(inwards[moved[0]]))"
  }

  private var textFinding: PictureFinding? {
    let (e, a) = (pair.expected, pair.actual)
    let across = tolerance + Self.measurement + Self.bearing.points + Self.bearing.share * e.glyphHeight
    let offset = pair.offset
    if isCut { return finding(.clipped, detail: sizes) }
    if abs(offset.dx) > across || abs(offset.dy) > tolerance + Self.measurement {
      return finding(.moved, by: offset)
    }
    let width = max(2 * across, Self.textWidth * max(e.frame.width, a.frame.width) + across)
    guard abs(e.frame.width - a.frame.width) > width else { return nil }
    return finding(.resized, detail: sizes)
  }

  private var isCut: Bool {
    let (e, a) = (pair.expected.frame.height, pair.actual.frame.height)
    return abs(e - a) > max(tolerance + 1, Self.textHeight * max(e, a))
  }

  private var sizes: String {
    PictureFinding.sizes(pair.expected.frame.size, pair.actual.frame.size)
  }

  // MARK: Colour and look

  /// Differences in CIELAB that are not shading: more than between Display P3 and sRGB read alike.
  private static let boxColor = 12.0
  private static let inkColor = 20.0
  /// How far the contrast of a text may differ, because thin stems are blended with the ground.
  private static let contrast = 0.7...1.43
  /// The least likeness of the same text: 0.63 in 430 pairs of lines in two fonts, 0.87 in 496 pairs with other smoothing; other
  /// texts have at most 0.57 (`Tools/pictures`).
  private static let textLikeness = (otherFont: 0.5, sameFont: 0.82)
  /// The width in points from which a text is judged, if fonts differ and if they do not.
  private static let judgedWidth = (otherFont: CGFloat(24), sameFont: CGFloat(8))
  /// The median likeness of texts in the same fonts.
  private static let sameFont = 0.99
  /// The largest mean difference of an image's cells.
  private static let imageDistance = 0.12

  /// Whether the texts of most pairs look the same.
  static func haveSameFonts(_ pairs: [ElementPair]) -> Bool {
    let texts = pairs.filter { $0.expected.kind == .text && $0.actual.kind == .text }
    let likeness = texts.map { Appearance.likeness($0.expected.appearance, $0.actual.appearance) }.sorted()
    return !likeness.isEmpty && likeness[likeness.count / 2] >= sameFont
  }

  private var colorFinding: PictureFinding? {
    let (e, a) = (pair.expected.color, shaded(pair.actual.color))
    let isInk = pair.expected.kind != .box
    guard e.difference(to: a) > (isInk ? Self.inkColor : Self.boxColor) else { return nil }
    return finding(.color, detail: "\(e.text) became \(pair.actual.color.text)")
  }

  /// The actual colour of ink with the contrast that the expected one has.
  private func shaded(_ color: PictureColor) -> PictureColor {
    guard pair.expected.kind == .text || pair.expected.kind == .rule else { return color }
    let ground = pair.actual.ground
    let wanted = pair.expected.color.difference(to: pair.expected.ground)
    let present = color.difference(to: ground)
    guard present > 0, Self.contrast.contains(wanted / present) else { return color }
    let share = wanted / present
    return PictureColor(
      red: ground.red + (color.red - ground.red) * share,
      green: ground.green + (color.green - ground.green) * share,
      blue: ground.blue + (color.blue - ground.blue) * share)
  }

  private var lookFinding: PictureFinding? {
    let (e, a) = (pair.expected, pair.actual)
    guard e.kind == a.kind else { return nil }
    // A letter of another font looks different.
    if e.kind == .image, e.isSolid || hasSameFonts,
      Appearance.distance(e.appearance, a.appearance) > Self.imageDistance
    {
      return finding(.content, detail: "looks different")
    }
    let width = hasSameFonts ? Self.judgedWidth.sameFont : Self.judgedWidth.otherFont
    if e.kind == .text, e.frame.width >= width,
      Appearance.likeness(e.appearance, a.appearance)
        < (hasSameFonts ? Self.textLikeness.sameFont : Self.textLikeness.otherFont)
    {
      return finding(.content, detail: "another text")
    }
    return nil
  }

  private func finding(
    _ kind: PictureFinding.Kind, by offset: CGVector? = nil, detail: String = ""
  ) -> PictureFinding {
    PictureFinding(
      kind: kind, element: pair.expected.kind.words, expected: pair.expected.frame,
      actual: pair.actual.frame, offset: offset, detail: detail)
  }
}

extension PictureElement.Kind {
  var words: String {
    switch self {
    case .box: "box"
    case .rule: "separator"
    case .text: "line of text"
    case .image: "image"
    }
  }
}
