import Foundation
import InterfaceBuilder

extension DocumentMerge {
  /// Writes recomputed frames into a document.
  ///
  /// Frames that differ only by rounding keep their notation.
  /// - Parameters:
  ///   - frames: the frames by the views' ids, in points and in the superviews' coordinates, as in documents.
  ///   - document: a document that the reader accepts.
  /// - Throws: the reader's first fault.
  public static func setting(
    frames: [String: DocumentRect], in document: Data
  ) throws(DocumentError) -> Data {
    let tree = try MarkupTree(document: document)
    var editor = MarkupEditor()
    for element in tree.elements where GeneratedValues.isRectangle(element) {
      guard let view = element.parent, let id = tree[view]["id"], let frame = frames[id] else { continue }
      for (range, text) in FrameEdits.edits(setting: frame, of: element) {
        editor.replace(range, with: Array(text.utf8))
      }
    }
    return editor.isEmpty ? document : Data(editor.applied(to: tree.bytes, in: 0..<tree.bytes.count))
  }

  /// The frames that a document has saved, by the ids of their views.
  ///
  /// - Throws: the reader's first fault.
  public static func savedFrames(in document: Data) throws(DocumentError) -> [String: DocumentRect] {
    let tree = try MarkupTree(document: document)
    var frames: [String: DocumentRect] = [:]
    let rule = FrameRule(tree: tree)
    for (number, element) in tree.elements.enumerated() where GeneratedValues.isFrame(element) {
      guard let view = element.parent, let id = tree[view]["id"], let rect = rule.rect(number) else {
        continue
      }
      frames[id] = rect
    }
    return frames
  }
}

/// The edits of a `rect` element that give a view another frame.
enum FrameEdits {
  /// Only for numbers that differ by more than rounding.
  static func edits(setting frame: DocumentRect, of rectangle: MarkupElement) -> [(Range<Int>, String)] {
    frame.parts.compactMap { name, value in
      guard let attribute = rectangle.attributes.first(where: { $0.name == name }),
        abs((Double(attribute.value) ?? .infinity) - value) > smallestMove
      else { return nil }
      return (attribute.valueRange, written(value))
    }
  }

  /// Points. Smaller moves are rounding: no display has a hundred pixels per point.
  private static let smallestMove = 0.01

  /// A number in Interface Builder's notation: zero with a decimal place, other whole numbers without.
  private static func written(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}

extension DocumentRect {
  fileprivate var parts: [(String, Double)] {
    [("x", x), ("y", y), ("width", width), ("height", height)]
  }
}
