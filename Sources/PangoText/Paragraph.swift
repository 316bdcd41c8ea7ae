import CPango
import Foundation
import Graphics

/// A text in one font, shaped by Pango.
package final class Paragraph {
  /// One line as Pango broke it.
  struct Line {
    var range: Range<String.Index>
    /// The advance in points, without the white space that the line was broken at.
    var width: CGFloat
  }

  private let layout: GObjectReference
  private let text: String
  /// Extra space after each glyph, in points.
  let tracking: CGFloat

  init(layout: GObjectReference, text: String, font: ResolvedFont) {
    self.layout = layout
    // A zero byte would end the text for C; nothing draws it anyway.
    let clean = text.contains("\0") ? text.filter { $0 != "\0" } : text
    self.text = clean
    let description = font.makeDescription()
    pango_layout_set_font_description(layout.pointer, description)
    pango_font_description_free(description)
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    pango_layout_set_text(layout.pointer, clean, -1)
    tracking = SystemSpacing(layout: layout.pointer, text: clean, font: font).tracking
    let attributes = font.makeAttributes(tracking: tracking)
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Pango's object, for drawing. Valid as long as the paragraph.
  package var layoutPointer: OpaquePointer { layout.pointer }

  /// Breaks lines at `width` points.
  func wrap(at width: CGFloat, byCharacter: Bool) {
    pango_layout_set_width(layout.pointer, pangoUnits(max(0, width)))
    pango_layout_set_wrap(layout.pointer, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  /// The advance of the whole text on one line.
  ///
  /// Pango spaces between glyphs only; Apple adds tracking after the last one too.
  var width: CGFloat {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout.pointer, nil, &extents)
    return advance(extents.width)
  }

  private func advance(_ units: Int32) -> CGFloat { units == 0 ? 0 : max(0, points(units) + tracking) }

  /// How high the glyphs' black reaches, in points.
  var inkHeight: CGFloat {
    var ink = PangoRectangle()
    pango_layout_get_extents(layout.pointer, &ink, nil)
    return points(ink.height)
  }

  /// The lines in reading order; an empty text has one empty line.
  var lines: [Line] {
    var lines: [Line] = []
    var next = pango_layout_get_lines_readonly(layout.pointer)
    let utf8 = text.utf8
    var start = utf8.startIndex
    while let item = next {
      next = item.pointee.next
      guard let data = item.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      let end =
        utf8.index(start, offsetBy: Int(line.pointee.length), limitedBy: utf8.endIndex) ?? utf8.endIndex
      lines.append(Line(range: start..<end, width: advance(extents.width)))
      start = end
    }
    return lines
  }

  /// What a range of the text says.
  subscript(range: Range<String.Index>) -> Substring { text[range] }
  var wholeText: String { text }
}
