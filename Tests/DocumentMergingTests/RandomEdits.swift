import Foundation
import SeededRandom

@testable import DocumentMerging

/// Edits of random objects of a document, at places that no two edits share.
struct RandomEdits {
  let tree: MarkupTree
  private let referenced: Set<String>
  private let objects: [Int]

  init(_ document: Data) throws {
    tree = try MarkupTree(document: document)
    let document = SideDocument(tree)
    referenced = Set(
      tree.elements.flatMap { element in
        element.attributes.filter { ElementRules.references.contains($0.name) }.map(\.value)
      })
    objects = tree.elements.indices.filter {
      document.uniqueId[$0] != nil && document.tree[$0].name != "scene"
    }
  }

  /// Two disjoint sets of edits, and how many there are in all.
  func sides(_ generator: inout SeededGenerator) -> (
    ours: MarkupEditor, theirs: MarkupEditor, both: MarkupEditor, count: Int
  ) {
    var editors = [MarkupEditor(), MarkupEditor(), MarkupEditor()]
    var taken: [Range<Int>] = []
    var count = 0
    let wanted = Int.random(in: 2...8, using: &generator)
    for _ in 0..<100 where count < wanted {
      guard let object = objects.randomElement(using: &generator) else { break }
      let side = Int.random(in: 0...1, using: &generator)
      let kind = Int.random(in: 0...2, using: &generator)
      guard let (range, bytes) = edit(object, kind: kind, side: side, number: count),
        let place = place(of: object, kind: kind), !taken.contains(where: { $0.overlaps(place) })
      else { continue }
      taken.append(place)
      count += 1
      editors[side].replace(range, with: bytes)
      editors[2].replace(range, with: bytes)
    }
    return (editors[0], editors[1], editors[2], count)
  }

  func document(_ editor: MarkupEditor) -> Data {
    Data(editor.applied(to: tree.bytes, in: 0..<tree.bytes.count))
  }

  /// The place that an edit keeps others away from: a start tag, or the whole of what is deleted or follows.
  private func place(of object: Int, kind: Int) -> Range<Int>? {
    switch kind {
    case 0: tree[object].startTag
    default: tree.gap(beforeElement: object).lowerBound..<tree[object].range.upperBound + 1
    }
  }

  private func edit(_ object: Int, kind: Int, side: Int, number: Int) -> (Range<Int>, [UInt8])? {
    let element = tree[object]
    switch kind {
    case 0:
      guard element["userLabel"] == nil else { return nil }
      let end = element.nameRange.upperBound
      return (end..<end, Array(" userLabel=\"side \(side) edit \(number)\"".utf8))
    case 1:
      // Three or more siblings: a list never loses all, whatever both sides delete of its first two.
      guard let parent = element.parent, tree[parent].children.count > 2, element.place == side,
        element["key"] == nil,
        !holdsReferenced(object)
      else { return nil }
      return (tree.gap(beforeElement: object).lowerBound..<element.range.upperBound, [])
    default:
      guard let parent = element.parent, tree[parent].name == "subviews" else { return nil }
      let gap = Array(tree.bytes[tree.gap(beforeElement: object)])
      return (
        element.range.upperBound..<element.range.upperBound,
        gap + Array("<view contentMode=\"center\" id=\"new-\(side)-\(number)\"/>".utf8)
      )
    }
  }

  private func holdsReferenced(_ object: Int) -> Bool {
    let range = tree[object].range
    return tree.elements[object...].prefix { $0.range.lowerBound < range.upperBound }
      .contains { $0["id"].map(referenced.contains) ?? false }
  }
}
