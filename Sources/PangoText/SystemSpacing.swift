import CPango
import Foundation
import Graphics

/// The spacing that gives a text the same width as in the replaced font.
///
/// Differences in the glyphs' widths are spread evenly over the text, so that kerning and glyphs stay intact. Characters of wide
/// scripts, which come from other fonts, have their individual space.
struct SystemSpacing {
  /// A stretch with another space than the rest of the text.
  struct Exception {
    /// Bytes of the text.
    var range: Range<Int>
    /// Extra space after each glyph, in points.
    var tracking: CGFloat
  }

  /// Extra space after each glyph, in points.
  private(set) var tracking: CGFloat
  /// The stretches in wide scripts, in order.
  private(set) var exceptions: [Exception] = []
  /// The space at both ends of a line with the text, of which Pango omits half each, in points.
  private(set) var atEnds: CGFloat

  /// Reads the widths of the substitute's glyphs from `layout`, which contains the text without any spacing.
  init(layout: OpaquePointer, text: String, font: ResolvedFont) {
    tracking = Self.ofCharacters(text, font: font)
    atEnds = tracking
    if !font.isSystem {
      tracking += Self.spread(font.widthFactor - 1, of: layout, over: font.widthFactor == 1 ? "" : text)
      atEnds = tracking
    } else if Self.hasWideScripts(text) {
      addExceptions(layout: layout, text: text, font: font)
    }
  }

  /// The spacing of a text if it depends on the characters only; nil if it depends on the glyphs' widths.
  init?(text: String, font: ResolvedFont) {
    guard font.isSystem ? !Self.hasWideScripts(text) : font.widthFactor == 1 else { return nil }
    tracking = Self.ofCharacters(text, font: font)
    atEnds = tracking
  }

  init(tracking: CGFloat) { (self.tracking, atEnds) = (tracking, tracking) }

  /// The same with additional space after each glyph.
  func widened(by points: CGFloat) -> SystemSpacing {
    var copy = self
    copy.tracking += points
    copy.atEnds += points
    for index in exceptions.indices { copy.exceptions[index].tracking += points }
    return copy
  }

  private static func ofCharacters(_ text: String, font: ResolvedFont) -> CGFloat {
    guard font.isSystem else { return font.tracking }
    let correction =
      SystemFontMetrics.glyphCorrection(
        text, pointSize: font.pointSize, hasEqualDigits: font.hasEqualDigits)
      + GlyphExceptions.correction(text, font)
    return font.tracking + correction * font.pointSize
  }

  private static func hasWideScripts(_ text: String) -> Bool { text.contains { WideScript($0) != nil } }

  /// A part of the text's width, for each of its characters.
  private static func spread(_ part: CGFloat, of layout: OpaquePointer, over text: String) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return points(extents.width) * part / CGFloat(text.count)
  }

  /// Gives characters of wide scripts their widths.
  private mutating func addExceptions(layout: OpaquePointer, text: String, font: ResolvedFont) {
    let ideograph = font.ideographWidth ?? WideScript.ideographWidth(in: text)
    var offset = 0
    for character in text {
      let range = offset..<(offset + character.utf8.count)
      offset = range.upperBound
      guard let script = WideScript(character) else { continue }
      var place = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(range.lowerBound), &place)
      let width = character == WideScript.katakanaDot ? WideScript.katakanaDotWidth : ideograph
      let advance = script.advance(pointSize: font.pointSize, ideograph: width) * font.pointSize
      add(Exception(range: range, tracking: advance - abs(points(place.width))))
    }
    let (first, last) = (exceptions.first, exceptions.last)
    let start = first.flatMap { $0.range.lowerBound == 0 ? $0.tracking : nil } ?? tracking
    let end = last.flatMap { $0.range.upperBound == offset ? $0.tracking : nil } ?? tracking
    atEnds = (start + end) / 2
  }

  /// Joins neighbours with the same space.
  private mutating func add(_ exception: Exception) {
    if let last = exceptions.last, last.range.upperBound == exception.range.lowerBound,
      abs(last.tracking - exception.tracking) < 1 / CGFloat(PANGO_SCALE)
    {
      exceptions[exceptions.count - 1].range = last.range.lowerBound..<exception.range.upperBound
    } else {
      exceptions.append(exception)
    }
  }
}

/// Scripts that Apple's system font takes from other fonts, each with one width for all characters.
enum WideScript {
  case hangul
  case ideographic
  case emoji

  /// Nil for other scripts.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalar.value > Self.lastPlainScalar || scalars.count > 1 else {
      return nil
    }
    if Self.isEmoji(scalars, first: scalar) {
      self = .emoji
      return
    }
    switch scalar.value {
    case 0xAC00...0xD7A3: self = .hangul
    // Radicals, kana, unified and compatibility ideographs, full-width forms.
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: self = .ideographic
    default: return nil
    }
  }

  /// The last scalar before general punctuation; up to here there are neither emoji nor characters of wide scripts.
  static let lastPlainScalar: UInt32 = 0x1FFF
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3

  /// Whether a character is shown as an emoji, by default or because of a following selector or keycap. (Unicode, technical
  /// standard 51, 1.4.)
  private static func isEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    guard scalars.count > 1 else { return first.properties.isEmojiPresentation || isPicture(first) }
    if scalars.contains(where: { $0.value == textSelector }) { return false }
    return first.properties.isEmojiPresentation || isPicture(first)
      || first.properties.isEmoji
        && scalars.contains {
          $0.value == emojiSelector || $0.value == keycap || $0.properties.isEmojiModifier
        }
  }

  /// Pictures that Unicode shows as text by default, such as a wastebasket, but that Apple draws as emoji. Observed: 2 of 2.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstPicture && scalar.properties.isEmoji
  }

  /// The first pictograph outside the basic multilingual plane.
  private static let firstPicture: UInt32 = 0x1F300

  /// The dot between words of names.
  static let katakanaDot: Character = "\u{30FB}"
  /// Its width in ems. Observed: 20 pictures of iOS 17.5 in a public library of profile views.
  static let katakanaDotWidth: CGFloat = 1

  /// Whether a text contains an ideograph that Japanese does not use. Shared ideographs are treated as Japanese, unless the
  /// text also contains such an ideograph.
  static func isChinese(_ text: String) -> Bool {
    text.contains { character in
      WideScript(character) == .ideographic && String(character).data(using: .shiftJIS) == nil
    }
  }

  /// The width in ems. Observed: 9 labels in Japanese of 17, 20 and 32 points (0.935 to 0.942), 14 in Chinese of 14 to 18
  /// points (1.019 to 1.025).
  static func ideographWidth(in text: String) -> CGFloat { isChinese(text) ? 1.021 : 0.936 }

  /// The advance in ems. Observed: 3 labels in Hangul of 17 points (0.866 to 0.869).
  func advance(pointSize: CGFloat, ideograph: CGFloat) -> CGFloat {
    switch self {
    case .hangul: 0.867
    case .ideographic: ideograph
    case .emoji: Self.emojiAdvance(pointSize: pointSize)
    }
  }

  /// The advance in ems. Observed: at 11 points 16 points, at 15 points 1.3 ems, at 17 points 23 points, at 18 points 1.31 to
  /// 1.33 ems, at 38 points 1.13 ems; one label each. Interpolated between 11 and 15 points.
  private static func emojiAdvance(pointSize: CGFloat) -> CGFloat {
    guard pointSize < SystemFontMetrics.displaySize else { return 1.13 }
    let (small, common): (size: (CGFloat, CGFloat), CGFloat) = ((11, 1.43), 1.33)
    let commonSize: CGFloat = 15
    let share = min(max((commonSize - pointSize) / (commonSize - small.0), 0), 1)
    return common + (small.1 - common) * share
  }
}
