import CCairo
import CPango
import Foundation
import Graphics
import PangoText

extension CairoPainter {
  func draw(_ text: DisplayText) {
    guard text.line.x.isFinite, text.line.baseline.isFinite else { return }
    let paragraph = typesetter.paragraph(text.line.text, font: text.font, direction: text.direction)
    set(text.color)
    move(to: text, by: 0)
    guard let line = pango_layout_get_line_readonly(paragraph.layoutPointer, 0) else { return }
    if paragraph.hasColoredGlyphs {
      for run in paragraph.glyphRuns { draw(run, of: text) }
    } else if textAsOutlines || text.outline != nil {
      pango_cairo_layout_line_path(context, line)
      paintPath(text)
    } else {
      pango_cairo_show_layout_line(context, line)
    }
  }

  private func move(to text: DisplayText, by x: CGFloat) {
    cairo_new_path(context)
    cairo_move_to(context, Double(text.line.x + x), Double(text.line.baseline))
  }

  /// Coloured glyphs, such as emoji, have no outlines and are shown unchanged.
  private func draw(_ run: Paragraph.GlyphRun, of text: DisplayText) {
    move(to: text, by: run.x)
    guard run.isColored else {
      guard textAsOutlines || text.outline != nil else {
        return pango_cairo_show_glyph_string(context, run.font, run.glyphs)
      }
      pango_cairo_glyph_string_path(context, run.font, run.glyphs)
      return paintPath(text)
    }
    guard text.color.alpha < 1 else { return showPictures(run, of: text) }
    // The opacity of the text's colour applies to them, too.
    cairo_push_group(context)
    showPictures(run, of: text)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Double(text.color.alpha))
    set(text.color)
  }

  /// Shows each glyph in its space, on the baseline.
  private func showPictures(_ run: Paragraph.GlyphRun, of text: DisplayText) {
    guard let glyphs = pango_glyph_string_copy(run.glyphs) else { return }
    defer { pango_glyph_string_free(glyphs) }
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let width = CGFloat(glyphs.pointee.glyphs[index].geometry.width) / run.scale
      glyphs.pointee.glyphs[index].geometry.width = Int32(width.rounded())
    }
    cairo_save(context)
    cairo_translate(context, Double(text.line.x + run.x), Double(text.line.baseline))
    cairo_scale(context, Double(run.scale), Double(run.scale))
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_glyph_string(context, run.font, glyphs)
    cairo_restore(context)
  }

  private func paintPath(_ text: DisplayText) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    guard let outline = text.outline else { return cairo_fill(context) }
    if outline.isFilled { cairo_fill_preserve(context) }
    set(outline.color)
    cairo_set_line_width(context, Double(outline.width))
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, [], 0, 0)
    cairo_stroke(context)
    set(text.color)
  }
}
