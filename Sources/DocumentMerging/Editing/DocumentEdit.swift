import Foundation
import InterfaceBuilder

/// A small change of one object in a document.
public enum DocumentEdit: Hashable, Sendable {
  /// Sets an attribute of an object or, with `part`, of its child with that key.
  case attribute(String, value: String, of: String, part: String? = nil)
  /// Removes an attribute of an object.
  case attributeRemoval(String, of: String)
  /// Removes an object, with the line that it is on.
  case removal(of: String)
  /// Sets the frame of a view, in points and in its superview's coordinates, as in documents.
  case frame(DocumentRect, of: String)
}

/// A range of a document and the text that replaces it.
public struct DocumentReplacement: Hashable, Sendable {
  /// The first character that is replaced.
  public var start: DocumentPosition
  /// The character after the last one that is replaced.
  public var end: DocumentPosition
  /// The new text.
  public var text: String
}

extension DocumentEdit {
  /// Makes changes; everything outside of the ranges concerned stays as it is, byte for byte.
  ///
  /// Edits of objects that the document does not have, and those that overlap earlier ones, are left out.
  /// - Parameters:
  ///   - edits: the changes.
  ///   - document: a document that the reader accepts.
  /// - Throws: the reader's first fault.
  public static func applying(
    _ edits: [DocumentEdit], to document: Data
  ) throws(DocumentError) -> (document: Data, replacements: [DocumentReplacement]) {
    var writer = EditWriter(tree: try MarkupTree(document: document))
    for edit in edits { writer.add(edit) }
    return (writer.document, writer.replacements)
  }
}

/// Turns edits of objects into replacements of bytes.
private struct EditWriter {
  let tree: MarkupTree
  private let elements: [String: Int]
  private var editor = MarkupEditor()
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

  init(tree: MarkupTree) {
    self.tree = tree
    elements = Dictionary(
      tree.elements.indices.compactMap { index in tree[index]["id"].map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  var document: Data { Data(editor.applied(to: tree.bytes, in: 0..<tree.bytes.count)) }

  var replacements: [DocumentReplacement] {
    edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
      DocumentReplacement(
        start: position(edit.range.lowerBound), end: position(edit.range.upperBound),
        text: String(decoding: edit.bytes, as: UTF8.self))
    }
  }

  private func position(_ index: Int) -> DocumentPosition {
    let line = tree.line(of: index)
    let before = tree.bytes[tree.lineStarts[line - 1]..<index]
    return DocumentPosition(
      line: line, column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }

  // MARK: Edits

  mutating func add(_ edit: DocumentEdit) {
    switch edit {
    case .attribute(let name, let value, let object, let part):
      guard let element = element(object, part: part) else { return }
      set(name, to: value, of: element)
    case .attributeRemoval(let name, let object):
      guard let element = elements[object],
        let attribute = tree[element].attributes.first(where: { $0.name == name })
      else { return }
      replace(attribute.range, with: [])
    case .removal(let object):
      guard let element = elements[object], element != MarkupTree.root else { return }
      replace(line(of: element), with: [])
    case .frame(let frame, let object):
      guard let view = elements[object],
        let rect = tree[view].children.first(where: { GeneratedValues.isRectangle(tree[$0]) })
      else { return }
      for (range, text) in FrameEdits.edits(setting: frame, of: tree[rect]) {
        replace(range, with: Array(text.utf8))
      }
    }
  }

  private func element(_ object: String, part: String?) -> Int? {
    guard let part else { return elements[object] }
    return elements[object].flatMap { tree[$0].children.first { tree[$0]["key"] == part } }
  }

  /// Interface Builder writes these last.
  private static let lastAttributes = ["translatesAutoresizingMaskIntoConstraints", "id"]

  private mutating func set(_ name: String, to value: String, of element: Int) {
    let attributes = tree[element].attributes
    if let old = attributes.first(where: { $0.name == name }) {
      let mark = old.valueRange.lowerBound - 1
      let isInApostrophes = tree.bytes[mark] == UInt8(ascii: "'")
      replace(old.valueRange, with: MarkupText.encoded(value, isInApostrophes: isInApostrophes))
    } else {
      let next = attributes.first { Self.lastAttributes.contains($0.name) }
      let place =
        next?.range.lowerBound ?? attributes.last?.range.upperBound ?? tree[element].nameRange.upperBound
      replace(
        place..<place, with: Array(" \(name)=\"".utf8) + MarkupText.encoded(value) + [UInt8(ascii: "\"")])
    }
  }

  /// An element with the white space before it, back to the end of the line before.
  private func line(of element: Int) -> Range<Int> {
    var start = tree[element].range.lowerBound
    let blank = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    while start > 0, blank.contains(tree.bytes[start - 1]) { start -= 1 }
    if start > 0, tree.bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, tree.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start..<tree[element].range.upperBound
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    let isFree = edits.allSatisfy { edit in
      edit.range.upperBound <= range.lowerBound && edit.range != range
        || range.upperBound <= edit.range.lowerBound && edit.range != range
    }
    guard isFree else { return }
    edits.append((range, bytes))
    editor.replace(range, with: bytes)
  }
}
