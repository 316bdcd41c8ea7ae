/// A document's markup, with the place of every part in the bytes of the file.
///
/// The typed model describes the meaning of a document; the markup tree contains the place of each part, so that edits
/// can leave the rest of the file unchanged.
struct MarkupTree: Sendable {
  let bytes: [UInt8]
  /// In document order; the first is the root.
  var elements: [MarkupElement]
  /// The index of the first byte of each line.
  let lineStarts: [Int]
  /// The indentation per level, taken from the first child of the root.
  let indentation: [UInt8]
  /// CR LF in files of Windows; LF elsewhere.
  let hasCarriageReturns: Bool

  /// The root element.
  static let root = 0

  subscript(element: Int) -> MarkupElement { elements[element] }

  /// The line of a byte, counted from 1.
  func line(of index: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line of an element's first character, counted from 1.
  func line(ofElement element: Int) -> Int { line(of: elements[element].range.lowerBound) }

  /// The bytes between two elements or tags: white space and comments.
  ///
  /// - Parameter child: the place among the children of `parent`; the number of children for the gap after the last.
  func gap(before child: Int, in parent: Int) -> Range<Int> {
    let children = elements[parent].children
    let start =
      child == 0 ? elements[parent].startTag.upperBound : elements[children[child - 1]].range.upperBound
    let end =
      child < children.count ? elements[children[child]].range.lowerBound : elements[parent].endTag.lowerBound
    return start..<end
  }

  /// The bytes before an element inside its parent.
  func gap(beforeElement element: Int) -> Range<Int> {
    guard let parent = elements[element].parent else { return 0..<elements[element].range.lowerBound }
    return gap(before: elements[element].place, in: parent)
  }

  /// Everything between the start tag and the end tag.
  func contents(of element: Int) -> Range<Int> {
    let element = elements[element]
    return element.startTag.upperBound..<max(element.startTag.upperBound, element.endTag.lowerBound)
  }

  /// The character data of an element without children.
  func text(of element: Int) -> String {
    MarkupText.decodedContents(bytes[contents(of: element)])
  }

  /// The number of elements from an element up to the root.
  func depth(of element: Int) -> Int { elements[element].depth }

  /// Whether bytes of this tree are the same as bytes of another.
  func hasSameBytes(_ range: Range<Int>, as other: MarkupTree, _ otherRange: Range<Int>) -> Bool {
    range.count == otherRange.count && bytes[range].elementsEqual(other.bytes[otherRange])
  }
}

/// One element and the places of its parts.
struct MarkupElement: Sendable {
  var name: String
  var nameRange: Range<Int>
  var attributes: [MarkupAttribute]
  var parent: Int?
  /// The place among the parent's children.
  var place: Int
  /// 0 for the root.
  var depth: Int
  var children: [Int] = []
  var range: Range<Int>
  var startTag: Range<Int>
  /// Empty for an element that closes itself.
  var endTag: Range<Int>
  /// Whether it directly contains text other than white space and comments.
  var hasText = false

  var closesItself: Bool { endTag.isEmpty }

  /// The value of an attribute; nil if the element has none.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

/// One attribute of a start tag.
struct MarkupAttribute: Sendable {
  var name: String
  /// With entities resolved.
  var value: String
  /// The range with the white space before it, so that removing it leaves no gap.
  var range: Range<Int>
  /// Between the quotation marks.
  var valueRange: Range<Int>
  /// Whether `value` differs from the file.
  var isRewritten = false
}
