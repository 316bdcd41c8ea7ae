import CPango
import Foundation
import Graphics

/// Pango, configured for exact sizes: no hinting, no rounding, sizes in points regardless of the screen's
/// resolution.
///
/// Not thread-safe: each owner has its own instance and serialises its calls.
package final class Typesetter {
  /// The width, in points, from which on a line counts as unlimited; Pango's own units would overflow at two
  /// million.
  static let widestLine: CGFloat = 1_000_000
  /// The tolerance for a line's width, in points: less than a pixel on any screen, more than the sum of the rounding errors of a
  /// hundred glyphs, as Pango has the space after each in units of a 1,024th of a point.
  static let lineSlack: CGFloat = 0.05

  private let context: GObjectReference
  /// The context with the program's fonts, only for texts in these.
  private let applicationContext: GObjectReference?
  private let applicationFonts: ApplicationFonts?
  private var resolver: FontResolver
  private var fonts: [FontDescriptor: ResolvedFont] = [:]
  private var measuredMetrics: [FontDescriptor: FontMetrics] = [:]
  private var shownCharacters: [Character: Bool] = [:]

  /// - Parameter application: fonts in addition to the installed ones.
  package init(fonts application: ApplicationFonts? = nil) {
    context = Self.makeContext(configuration: nil)
    applicationContext = application.map { Self.makeContext(configuration: $0.configuration) }
    applicationFonts = application
    resolver = FontResolver(application: application)
  }

  private static func makeContext(configuration: OpaquePointer?) -> GObjectReference {
    // Both calls return nil only if memory is exhausted, in which case GLib itself ends the process.
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()
    else { preconditionFailure("Pango has no font map") }
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(UnsafeMutableRawPointer(map)), configuration)
    }
    guard let made = pango_font_map_create_context(map) else { preconditionFailure("Pango has no font map") }
    g_object_unref(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(made, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(made, 0)
    return GObjectReference(owning: made)
  }

  /// The program's fonts: PostScript names by family.
  var applicationNames: [String: [String]] { applicationFonts?.names ?? [:] }

  package var substitutions: [FontSubstitution] { resolver.substitutions }

  func resolved(_ font: FontDescriptor) -> ResolvedFont {
    if let known = fonts[font] { return known }
    var found = resolver.resolve(font)
    found.kern = font.kern
    found.ideographWidth = font.ideographWidth
    found.hasNarrowPercentSign = font.hasNarrowPercentSign
    found.hasEqualDigits = font.hasMonospacedDigits
    if font.hasMonospacedDigits {
      found.features = [found.features, "tnum=1"].compactMap(\.self).joined(separator: ", ")
    }
    fonts[font] = found
    return found
  }

  /// A paragraph in one font, on one line unless a width is given.
  package func paragraph(_ text: String, font: FontDescriptor, direction: TextDirection) -> Paragraph {
    let font = resolved(font)
    return Paragraph(layout: makeLayout(direction, for: [font]), text: text, font: font)
  }

  /// A paragraph in several styles, each spaced as it would be alone.
  func paragraph(_ text: StyledText, runs: [TextRun], direction: BaseDirection) -> Paragraph {
    let clean = text.withoutZeroBytes
    if let only = clean.stretches.first, clean.stretches.count == 1, runs[only.run].attachment == nil {
      let font = resolved(runs[only.run].font)
      let layout = makeLayout(direction.direction, isForced: direction.isForced, for: [font])
      return Paragraph(layout: layout, text: only.text, font: font)
    }
    return paragraph(clean.stretches, of: clean.string, runs: runs, direction: direction)
  }

  /// A paragraph of which each word is spaced as it would be alone.
  ///
  /// Corrections of widths are means over a text. A line of this paragraph is as wide as it will be when it is measured alone;
  /// with the mean of the whole paragraph it would be wider or narrower.
  func wordwiseParagraph(_ text: StyledText, runs: [TextRun], direction: BaseDirection) -> Paragraph {
    let clean = text.withoutZeroBytes
    let words = clean.stretches.flatMap { stretch in
      Self.words(of: stretch.text).map { word in
        var part = stretch
        part.text = word
        return part
      }
    }
    guard words.count > 1 else { return paragraph(clean, runs: runs, direction: direction) }
    return paragraph(words, of: clean.string, runs: runs, direction: direction)
  }

  /// The words of a text, and the spaces between them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.isWhitespace != first.isWhitespace } ?? rest.endIndex
      words.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return words
  }

  private func paragraph(
    _ parts: [StyledText.Stretch], of text: String, runs: [TextRun], direction: BaseDirection
  ) -> Paragraph {
    var looks: [StretchAttributes] = []
    var start = 0
    for part in parts {
      let run = runs[part.run]
      let end = start + part.text.utf8.count
      let spacing =
        run.attachment == nil
        ? spacing(of: part.text, font: run.font, direction: direction.direction) : SystemSpacing(tracking: 0)
      looks.append(
        StretchAttributes(
          range: start..<end, font: resolved(run.font), spacing: spacing, attachment: run.attachment))
      start = end
    }
    let layout = makeLayout(direction.direction, isForced: direction.isForced, for: looks.map(\.font))
    return Paragraph(layout: layout, text: text, looks: looks)
  }

  /// The space after each glyph of a text that stands alone.
  private func spacing(of text: String, font: FontDescriptor, direction: TextDirection) -> SystemSpacing {
    let resolved = resolved(font)
    return SystemSpacing(text: text, font: resolved)?.widened(by: resolved.kern)
      ?? paragraph(text, font: font, direction: direction).spacing
  }

  /// - Parameter isForced: whether the direction applies regardless of the first letter's direction.
  private func makeLayout(
    _ direction: TextDirection, isForced: Bool = false, for fonts: [ResolvedFont]
  ) -> GObjectReference {
    let isOfApplication = fonts.contains(where: \.isOfApplication)
    let context = isOfApplication ? applicationContext ?? context : context
    pango_context_set_base_dir(
      context.pointer, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    guard let layout = pango_layout_new(context.pointer) else {
      preconditionFailure("Pango cannot make a layout")
    }
    if isForced { pango_layout_set_auto_dir(layout, 0) }
    return GObjectReference(owning: layout)
  }

  /// The vertical measures of a font: the system font's own, or those of the font that provides the glyphs.
  func metrics(for font: FontDescriptor) -> FontMetrics {
    if var known = resolved(font).metrics {
      known.leading += font.leading
      return known
    }
    if let measured = measuredMetrics[font] { return measured }
    let metrics = measureMetrics(font)
    measuredMetrics[font] = metrics
    return metrics
  }

  /// Whether any installed font shows a character as more than a box with its number.
  func hasGlyphs(for character: Character) -> Bool {
    if let known = shownCharacters[character] { return known }
    let text = paragraph(String(character), font: FontDescriptor(pointSize: 17), direction: .leftToRight)
    var isShown = pango_layout_get_unknown_glyphs_count(text.layoutPointer) == 0
    if !isShown, let applicationContext, let layout = pango_layout_new(applicationContext.pointer) {
      let all = Paragraph(
        layout: GObjectReference(owning: layout), text: String(character),
        font: resolved(FontDescriptor(pointSize: 17)))
      isShown = pango_layout_get_unknown_glyphs_count(all.layoutPointer) == 0
    }
    shownCharacters[character] = isShown
    return isShown
  }

  private func measureMetrics(_ font: FontDescriptor) -> FontMetrics {
    let description = resolved(font).makeDescription()
    defer { pango_font_description_free(description) }
    guard let found = pango_context_get_metrics(context.pointer, description, nil) else {
      return FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0)
    }
    defer { pango_font_metrics_unref(found) }
    let capital = paragraph("H", font: font, direction: .leftToRight).inkHeight
    let small = paragraph("x", font: font, direction: .leftToRight).inkHeight
    return FontMetrics(
      ascent: points(pango_font_metrics_get_ascent(found)),
      descent: points(pango_font_metrics_get_descent(found)), leading: font.leading, capHeight: capital,
      xHeight: small)
  }
}

/// Pango's units are 1024ths of a point here.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

func pangoUnits(_ points: CGFloat) -> Int32 {
  let limit = Typesetter.widestLine
  return Int32((min(limit, max(-limit, points)) * CGFloat(PANGO_SCALE)).rounded())
}

extension ResolvedFont {
  /// A description that the caller frees.
  func makeDescription() -> OpaquePointer {
    guard let description = pango_font_description_new() else {
      preconditionFailure("Pango cannot make a font description")
    }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, Double(pointSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(1, weight.rawValue))))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Spacing and features as attributes that the caller releases.
  func makeAttributes(spacing: SystemSpacing) -> OpaquePointer {
    guard let list = pango_attr_list_new() else { preconditionFailure("Pango cannot make attributes") }
    spacing.add(to: list, in: 0..<Int(UInt32.max))
    if let features { pango_attr_list_insert(list, pango_attr_font_features_new(features)) }
    return list
  }
}
