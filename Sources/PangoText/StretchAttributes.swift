import CPango
import Foundation
import Graphics

/// The attributes of one stretch of text that Pango needs.
struct StretchAttributes {
  /// Bytes of the text.
  var range: Range<Int>
  var font: ResolvedFont
  /// Space after each glyph, in points.
  var tracking: CGFloat
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
      if tracking != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(tracking)), into: list) }
      if let features = font.features { insert(pango_attr_font_features_new(features), into: list) }
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
