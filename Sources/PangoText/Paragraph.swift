import CPango
import Foundation
import Graphics

/// A text shaped by Pango, as one paragraph.
package final class Paragraph {
  /// A part of a line that Pango shaped as one unit.
  struct VisualItem {
    /// Bytes of the text.
    var range: Range<Int>
    var direction: TextDirection
  }

  private let layout: GObjectReference
  private let text: String
  /// The space after the glyphs of a text in one font, and in the last stretch of others.
  let spacing: SystemSpacing

  init(layout: GObjectReference, text: String, font: ResolvedFont) {
    self.layout = layout
    // A zero byte would end the text in C; it is not drawn anyway.
    let clean = text.contains("\0") ? text.filter { $0 != "\0" } : text
    self.text = clean
    let description = font.makeDescription()
    pango_layout_set_font_description(layout.pointer, description)
    pango_font_description_free(description)
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    pango_layout_set_text(layout.pointer, clean, -1)
    spacing = SystemSpacing(layout: layout.pointer, text: clean, font: font).widened(by: font.kern)
    let attributes = font.makeAttributes(spacing: spacing)
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// A text in several styles, without zero bytes.
  init(layout: GObjectReference, text: String, looks: [StretchAttributes]) {
    self.layout = layout
    self.text = text
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    pango_layout_set_text(layout.pointer, text, -1)
    spacing = looks.last?.spacing ?? SystemSpacing(tracking: 0)
    let attributes = StretchAttributes.makeAttributes(looks)
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Pango's object, for drawing. Valid as long as the paragraph.
  package var layoutPointer: OpaquePointer { layout.pointer }

  /// Breaks lines at `width` points. The first line is `indent` points narrower; if that is negative, the other lines
  /// are.
  ///
  /// Unlike ``width``, Pango counts the space after a line's last glyph when it breaks lines, as Apple does.
  func wrap(at width: CGFloat, indent: CGFloat, byCharacter: Bool) {
    pango_layout_set_width(layout.pointer, pangoUnits(max(0, width)))
    if indent != 0 { pango_layout_set_indent(layout.pointer, pangoUnits(indent)) }
    pango_layout_set_wrap(layout.pointer, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  /// The advance of the whole text on one line.
  ///
  /// Pango spaces between glyphs only; Apple adds tracking after the last one too.
  var width: CGFloat {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout.pointer, nil, &extents)
    return extents.width == 0 ? 0 : max(0, points(extents.width) + spacing.atEnds)
  }

  /// The height of the glyphs' ink above the baseline, in points.
  var inkHeight: CGFloat {
    var ink = PangoRectangle()
    pango_layout_get_extents(layout.pointer, &ink, nil)
    return points(ink.height)
  }

  /// The bytes of each line in reading order; an empty text has one empty line.
  var lineRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var next = pango_layout_get_lines_readonly(layout.pointer)
    let count = text.utf8.count
    var start = 0
    while let item = next {
      next = item.pointee.next
      guard let data = item.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let end = min(count, start + Int(line.pointee.length))
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// The parts of the first line from left to right.
  var visualItems: [VisualItem] {
    guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return [] }
    var items: [VisualItem] = []
    var next = line.pointee.runs
    while let element = next {
      next = element.pointee.next
      guard let data = element.pointee.data,
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item?.pointee
      else { continue }
      let start = Int(item.offset)
      items.append(
        VisualItem(
          range: start..<(start + Int(item.length)),
          // Odd levels of nesting run from right to left (Unicode, annex 9).
          direction: item.analysis.level % 2 == 1 ? .rightToLeft : .leftToRight))
    }
    return items
  }

  // MARK: Drawing

  /// Glyphs of one font in the first line.
  package struct GlyphRun {
    package var font: UnsafeMutablePointer<PangoFont>
    package var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// From the line's left end, in points.
    package var x: CGFloat
    /// Whether the font's glyphs are coloured pictures.
    package var isColored: Bool
    /// The factor by which coloured glyphs are scaled down to fit their space, which is that of Apple's glyphs.
    package var scale: CGFloat
  }

  /// From left to right. Valid as long as the paragraph.
  package var glyphRuns: [GlyphRun] {
    guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return [] }
    var runs: [GlyphRun] = []
    var next = line.pointee.runs
    var x: CGFloat = 0
    while let element = next {
      next = element.pointee.next
      guard let data = element.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let glyphs = run.glyphs, let font = run.item?.pointee.analysis.font else { continue }
      let isColored = FontCatalog.isColored(font)
      runs.append(
        GlyphRun(
          font: font, glyphs: glyphs, x: x, isColored: isColored,
          scale: isColored ? Self.scale(of: glyphs, in: font) : 1))
      x += points(pango_glyph_string_get_width(glyphs))
    }
    return runs
  }

  /// The ratio of the first glyph's space to its own width, at most 1.
  private static func scale(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, in font: UnsafeMutablePointer<PangoFont>
  ) -> CGFloat {
    guard glyphs.pointee.num_glyphs > 0, let first = glyphs.pointee.glyphs?.pointee else { return 1 }
    var own = PangoRectangle()
    pango_font_get_glyph_extents(font, first.glyph, nil, &own)
    guard own.width > 0, first.geometry.width > 0 else { return 1 }
    return min(1, points(first.geometry.width) / points(own.width))
  }

  /// Such fonts contain no plain letters and signs.
  package var hasColoredGlyphs: Bool {
    text.unicodeScalars.contains { $0.value > WideScript.lastPlainScalar }
      && glyphRuns.contains(where: \.isColored)
  }
}
