import Foundation

/// A measurer without fonts: all characters have the same width. For tests, and for layouts in which text does not
/// matter.
public struct FixedPitchTextMeasurer: TextMeasuring {
  /// The rule for a character's advance and a line's height.
  public enum Pitch: Hashable, Sendable {
    /// The same box for every font, in points.
    case points(advance: CGFloat, lineHeight: CGFloat)
    /// A box in ems of the requested font.
    case ems(advance: CGFloat, lineHeight: CGFloat)
  }

  /// The measurer of layout tests: every character is 10 points wide and 10 high, 8 of them above the baseline.
  public static let tenByTen = FixedPitchTextMeasurer(pitch: .points(advance: 10, lineHeight: 10))

  /// The fraction of a line's height above the baseline.
  static let ascentShare: CGFloat = 0.8

  /// The rule for widths and heights.
  public var pitch: Pitch

  public init(pitch: Pitch = .ems(advance: 0.5, lineHeight: 1.2)) { self.pitch = pitch }

  /// The metrics of the box, in points.
  public func metrics(for font: FontDescriptor) -> FontMetrics {
    let height = box(for: font).height
    let ascent = height * Self.ascentShare
    return FontMetrics(
      ascent: ascent, descent: height - ascent, capHeight: ascent * 0.9, xHeight: ascent * 0.65)
  }

  /// Lays a text out with characters of one width.
  public func layout(_ request: TextRequest) -> TextLayout {
    let isPlain = request.runs.isEmpty && request.exclusions.isEmpty && request.font.kern == 0
    guard isPlain, request.lineBreakMode != .byCharWrapping, request.alignment != .justified else {
      let ruler = FixedPitchRuler(measurer: self, runs: request.coveringRuns)
      return TextComposer(request: request, ruler: ruler, widestLine: .infinity).layout()
    }
    let box = box(for: request.font)
    var breaker = FixedPitchLineBreaker(request: request, advance: box.width)
    let (texts, isTruncated) = breaker.lines()
    let widths = texts.map { CGFloat($0.count) * box.width }
    let widest = widths.max() ?? 0
    let boxWidth = request.maximumWidth ?? widest
    let lines = zip(texts, widths).enumerated().map { index, line in
      TextLine(
        text: line.0, x: request.lineOffset(lineWidth: line.1, boxWidth: boxWidth),
        baseline: CGFloat(index) * box.height + box.height * Self.ascentShare, width: line.1)
    }
    let size = CGSize(width: widest, height: CGFloat(texts.count) * box.height)
    return TextLayout(size: size, lines: lines, isTruncated: isTruncated)
  }

  /// The space of one character.
  func box(for font: FontDescriptor) -> CGSize {
    switch pitch {
    case .points(let advance, let lineHeight): CGSize(width: advance, height: lineHeight)
    case .ems(let advance, let lineHeight):
      CGSize(width: advance * font.pointSize, height: lineHeight * font.pointSize)
    }
  }
}

extension TextRequest {
  /// The distance of a line of `lineWidth` from the left of a box of `boxWidth`.
  public func lineOffset(lineWidth: CGFloat, boxWidth: CGFloat) -> CGFloat {
    let space = max(0, boxWidth - lineWidth)
    switch alignment {
    case .left: return 0
    case .center: return space / 2
    case .right: return space
    case .justified, .natural: return direction == .rightToLeft ? space : 0
    }
  }
}

/// Breaks a text into lines of equally wide characters.
private struct FixedPitchLineBreaker {
  let request: TextRequest
  let advance: CGFloat

  mutating func lines() -> (texts: [String], isTruncated: Bool) {
    guard !request.text.isEmpty else { return ([], false) }
    let broken = request.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(wrap)
    let limit = request.maximumLines
    if limit > 0, broken.count > limit {
      let rest = broken[(limit - 1)...].joined(separator: " ")
      return (Array(broken[..<(limit - 1)]) + [truncate(rest, force: true)], true)
    }
    let fitted = broken.map { truncate($0, force: false) }
    return (fitted, fitted != broken)
  }

  private var capacity: Int? {
    request.maximumWidth.map { max(1, Int(($0 / advance + 1e-9).rounded(.down))) }
  }

  private var wraps: Bool {
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: request.maximumLines != 1
    }
  }

  private func wrap(_ paragraph: Substring) -> [String] {
    guard wraps, let capacity, paragraph.count > capacity else { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      var word = word
      if !line.isEmpty, line.count + 1 + word.count <= capacity {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > capacity {
        lines.append(String(word.prefix(capacity)))
        word = word.dropFirst(capacity)
      }
      line = String(word)
    }
    return lines + [line]
  }

  private func truncate(_ line: String, force: Bool) -> String {
    guard let capacity else { return line }
    guard force || line.count > capacity else { return line }
    let keep = max(0, min(line.count, capacity - 1))
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return String(line.prefix(capacity))
    case .byTruncatingTail: return line.prefix(keep) + "…"
    case .byTruncatingHead: return "…" + line.suffix(keep)
    case .byTruncatingMiddle: return line.prefix(keep - keep / 2) + "…" + line.suffix(keep / 2)
    }
  }
}
