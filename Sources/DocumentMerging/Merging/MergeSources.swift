import Foundation
import InterfaceBuilder

/// The three documents of a merge and the correspondence of their elements.
struct MergeSources: Sendable {
  private(set) var documents: [SideDocument]
  let identities: ElementIdentities
  /// For each identity: whether it is one value in any document.
  let isValue: [Bool]
  /// For each identity: whether it only lists other elements, and so exists if it has entries.
  let isList: [Bool]
  /// Whether theirs was saved by a later release of Xcode than ours.
  let isTheirsNewer: Bool

  /// - Parameter base: nil if both sides added the document.
  init(base: MarkupTree?, ours: MarkupTree, theirs: MarkupTree) {
    var documents = [SideDocument(base ?? .empty), SideDocument(ours), SideDocument(theirs)]
    Self.unifyImages(&documents)
    var identities = ElementIdentities(documents)
    identities.findRenamedIds(ours: documents[1], theirs: documents[2])
    documents[2].rename(identities.renamed)
    isValue = Self.each(identities, documents) { $0.isValue[$1] }.map { $0.contains(true) }
    isList = Self.each(identities, documents) { $0.isList($1) }.map { !$0.contains(false) }
    isTheirsNewer = Self.version(of: documents[2]).lexicographicallyPrecedes(
      Self.version(of: documents[1]), by: >)
    self.documents = documents
    self.identities = identities
  }

  /// Gives each image the same name in all documents: base and theirs get ours' name, if ours has the
  /// image.
  private static func unifyImages(_ documents: inout [SideDocument]) {
    let mine = InlineImages(documents[1])
    documents[0].renameImages(InlineImages(documents[0]).renamed(to: mine))
    documents[2].renameImages(InlineImages(documents[2]).renamed(to: mine))
    documents[2].renameImages(InlineImages(documents[2]).renamed(to: InlineImages(documents[0])))
  }

  private static func each(
    _ identities: ElementIdentities, _ documents: [SideDocument], _ test: (SideDocument, Int) -> Bool
  ) -> [[Bool]] {
    (0..<identities.count).map { identity in
      DocumentSide.allCases.compactMap { side in
        identities.element(identity, side).map { test(documents[side.rawValue], $0) }
      }
    }
  }

  /// The release of the tools that saved a document, as numbers: 9060 and 15 of `9060.15`.
  private static func version(of document: SideDocument) -> [Int] {
    (document.tree.elements.first?["toolsVersion"] ?? "").split(separator: ".").map { Int($0) ?? 0 }
  }

  var count: Int { identities.count }

  func document(_ side: DocumentSide) -> SideDocument { documents[side.rawValue] }

  func tree(_ side: DocumentSide) -> MarkupTree { documents[side.rawValue].tree }

  /// The element of an identity on a side.
  func element(_ identity: Int, _ side: DocumentSide) -> Int? { identities.element(identity, side) }

  func has(_ identity: Int, _ side: DocumentSide) -> Bool { identities.element(identity, side) != nil }

  func markup(_ identity: Int, _ side: DocumentSide) -> MarkupElement? {
    identities.element(identity, side).map { documents[side.rawValue].tree.elements[$0] }
  }

  /// The identity of the parent on a side; nil for the root and if there is no such element.
  func parent(_ identity: Int, _ side: DocumentSide) -> Int? {
    guard let parent = markup(identity, side)?.parent else { return nil }
    return identities.identity(ofElement: parent, side)
  }

  /// The identities of the children on a side, in order.
  func children(_ identity: Int, _ side: DocumentSide) -> [Int] {
    guard let element = markup(identity, side) else { return [] }
    return element.children.compactMap { identities.identity(ofElement: $0, side) }
  }

  func zone(_ identity: Int, _ side: DocumentSide) -> DocumentZone {
    element(identity, side).map { documents[side.rawValue].zones[$0] } ?? .other
  }

  /// The side that describes an identity: ours, if it has the element.
  func showing(_ identity: Int) -> DocumentSide {
    has(identity, .ours) ? .ours : has(identity, .theirs) ? .theirs : .base
  }

  /// Whether nobody decides an element, ignoring its frame.
  func isGenerated(_ identity: Int) -> Bool {
    let side = showing(identity)
    guard let element = markup(identity, side) else { return false }
    return GeneratedValues.contains(element, in: zone(identity, side))
  }
}

extension MarkupTree {
  /// The tree of a document that does not exist.
  static let empty = MarkupTree(
    bytes: [], elements: [], lineStarts: [0], indentation: [], hasCarriageReturns: false)
}

extension SideDocument {
  /// Whether an element only lists others.
  func isList(_ number: Int) -> Bool {
    let element = tree[number]
    return element.depth > 0 && !element.hasText && !element.children.isEmpty && !isValue[number]
      && element.attributes.allSatisfy { $0.name == "key" }
  }

  /// Gives objects their ids on the other side.
  mutating func rename(_ ids: [String: String]) {
    guard !ids.isEmpty else { return }
    for number in tree.elements.indices {
      for place in tree.elements[number].attributes.indices {
        let attribute = tree.elements[number].attributes[place]
        guard attribute.name == "id" || ElementRules.references.contains(attribute.name),
          let id = ids[attribute.value]
        else { continue }
        tree.elements[number].attributes[place].value = id
        tree.elements[number].attributes[place].isRewritten = true
      }
    }
  }
}
