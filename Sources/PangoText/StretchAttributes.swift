import CPango
import Foundation
import Graphics

/// The attributes of one stretch of text that Pango needs.
struct StretchAttributes {
  /// Bytes of the text.
  var range: Range<Int>
  var font: ResolvedFont
  /// Space after each glyph.
  var spacing: SystemSpacing
  /// A box that replaces each character, y up from the baseline.
  var attachment: CGRect?

  /// Attributes that the caller releases.
  static func makeAttributes(_ looks: [StretchAttributes]) -> OpaquePointer {
    guard let list = pango_attr_list_new() else { preconditionFailure("Pango cannot make attributes") }
    for look in looks { look.add(to: list) }
    return list
  }

  private func add(to list: OpaquePointer) {
    let description = font.makeDescription()
    insert(pango_attr_font_desc_new(description), into: list)
    pango_font_description_free(description)
    if let box = attachment {
      var space = PangoRectangle(
        x: 0, y: pangoUnits(-box.maxY), width: pangoUnits(box.width), height: pangoUnits(box.height))
      insert(pango_attr_shape_new(&space, &space), into: list)
    } else {
      spacing.add(to: list, in: range)
      if let features = font.features { insert(pango_attr_font_features_new(features), into: list) }
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer) {
    attribute?.insert(into: list, range)
  }
}

extension SystemSpacing {
  /// Adds the space after glyphs to the attributes of the bytes of a paragraph in which the text lies. Of two attributes, Pango
  /// uses the one that begins later.
  func add(to list: OpaquePointer, in range: Range<Int>) {
    if tracking != 0 { pango_attr_letter_spacing_new(pangoUnits(tracking))?.insert(into: list, range) }
    for exception in exceptions {
      let start = range.lowerBound
      pango_attr_letter_spacing_new(pangoUnits(exception.tracking))?.insert(
        into: list, (start + exception.range.lowerBound)..<(start + exception.range.upperBound))
    }
  }
}

extension UnsafeMutablePointer<PangoAttribute> {
  fileprivate func insert(into list: OpaquePointer, _ range: Range<Int>) {
    pointee.start_index = UInt32(clamping: range.lowerBound)
    pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, self)
  }
}
