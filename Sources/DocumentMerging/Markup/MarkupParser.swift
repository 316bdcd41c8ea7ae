import Foundation
import InterfaceBuilder

extension MarkupTree {
  /// Reads the markup of a document that the typed reader accepts.
  ///
  /// One pass, linear in the size of the file; the reader's limits apply, because the reader runs first: no document
  /// type declarations, bounded depth, size and count.
  /// - Throws: the reader's first fault.
  init(document: Data, limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
    do throws(DocumentError) {
      _ = try InterfaceDocument(data: document, limits: limits)
    } catch {
      throw ConflictMarkers.error(in: document) ?? error
    }
    var parser = MarkupParser(bytes: [UInt8](document))
    self = try parser.tree()
  }
}

/// Finds the places of elements and attributes in the bytes of a well-formed document.
struct MarkupParser {
  private let bytes: [UInt8]
  private var index = 0
  private var elements: [MarkupElement] = []
  private var open: [Int] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func tree() throws(DocumentError) -> MarkupTree {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        readText()
        continue
      }
      switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
      case UInt8(ascii: "!"): readDeclaration()
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "/"): readEndTag()
      default: readStartTag()
      }
    }
    guard !elements.isEmpty, open.isEmpty else {
      throw DocumentError(.malformedXML, at: .start, "Expected every element to be closed")
    }
    return MarkupTree(
      bytes: bytes, elements: elements, lineStarts: lineStarts(), indentation: indentation(),
      hasCarriageReturns: hasCarriageReturns())
  }

  // MARK: Markup

  private mutating func readText() {
    var hasText = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      hasText = hasText || bytes[index] > 0x20
      index += 1
    }
    if hasText, let innermost = open.last { elements[innermost].hasText = true }
  }

  private mutating func readDeclaration() {
    if starts(with: "<![CDATA[") {
      if let innermost = open.last { elements[innermost].hasText = true }
      skip(past: "]]>")
    } else {
      skip(past: "-->")
    }
  }

  private mutating func readStartTag() {
    let start = index
    index += 1
    let nameRange = readName()
    let parent = open.last
    let attributes = readAttributes()
    let closesItself = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    skip(past: ">")
    let place = parent.map { elements[$0].children.count } ?? 0
    let number = elements.count
    elements.append(
      MarkupElement(
        name: String(decoding: bytes[nameRange], as: UTF8.self), nameRange: nameRange,
        attributes: attributes, parent: parent, place: place, depth: open.count, range: start..<index,
        startTag: start..<index, endTag: index..<index))
    if let parent { elements[parent].children.append(number) }
    if !closesItself { open.append(number) }
  }

  private mutating func readEndTag() {
    let start = index
    skip(past: ">")
    guard let element = open.popLast() else { return }
    elements[element].endTag = start..<index
    elements[element].range = elements[element].range.lowerBound..<index
  }

  private mutating func readAttributes() -> [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    while index < bytes.count {
      let start = index
      skipSpace()
      let name = readName()
      guard !name.isEmpty else { return attributes }
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") { index += 1 }
      skipSpace()
      guard index < bytes.count else { return attributes }
      let quote = bytes[index]
      index += 1
      let valueStart = index
      while index < bytes.count, bytes[index] != quote { index += 1 }
      let value = valueStart..<index
      index = min(index + 1, bytes.count)
      attributes.append(
        MarkupAttribute(
          name: String(decoding: bytes[name], as: UTF8.self), value: MarkupText.decoded(bytes[value]),
          range: start..<index, valueRange: value))
    }
    return attributes
  }

  private mutating func readName() -> Range<Int> {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    return start..<index
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"): true
    default: false
    }
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private func starts(with literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == literal.utf8Start[$0] }
  }

  private mutating func skip(past literal: StaticString) {
    while index < bytes.count, !starts(with: literal) { index += 1 }
    index = min(index + literal.utf8CodeUnitCount, bytes.count)
  }

  private func lineStarts() -> [Int] {
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    return starts
  }

  private func hasCarriageReturns() -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }

  /// Interface Builder's indentation, for documents whose root has no child on a separate line.
  private static let usualIndentation = [UInt8](repeating: UInt8(ascii: " "), count: 4)

  private func indentation() -> [UInt8] {
    guard let child = elements[MarkupTree.root].children.first else { return Self.usualIndentation }
    let gap = bytes[elements[MarkupTree.root].startTag.upperBound..<elements[child].range.lowerBound]
    guard let end = gap.lastIndex(of: UInt8(ascii: "\n")) else { return Self.usualIndentation }
    let space = Array(gap[(end + 1)...])
    return space.isEmpty || space.contains { $0 > 0x20 } ? Self.usualIndentation : space
  }
}
