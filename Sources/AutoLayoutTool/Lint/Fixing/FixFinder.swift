import DocumentMerging
import Foundation
import InterfaceBuilder
import LayoutReport

/// The edits of documents that make findings go away, as far as there is only one sensible edit.
@MainActor
struct FixFinder {
  private let objects: DocumentObjects
  /// The frames that a layout gives; made when the first finding needs it.
  private let frames: () -> [String: DocumentRect]

  init(_ document: InterfaceDocument, frames: @escaping () -> [String: DocumentRect]) {
    objects = DocumentObjects(document)
    self.frames = frames
  }

  /// The rules some of whose findings can be fixed.
  static let rules: Set<LintRule> = [
    .misplaced, .clippedText, .clippedLargeText, .duplicateConstraint, .fixedTextStyle, .repeatedTrait,
  ]

  /// The edits for a finding; empty if it needs a person.
  func edits(for finding: LintFinding) -> [DocumentEdit] {
    guard let object = finding.objects.first?.identifier, let element = objects[object] else { return [] }
    switch finding.rule {
    case .misplaced: return framesOf((finding.objects + finding.follows).map(\.identifier))
    case .clippedText, .clippedLargeText:
      guard finding.fix == ClippedTextRule.moreLines else { return [] }
      return [.attribute("numberOfLines", value: "0", of: object)]
    case .duplicateConstraint:
      guard let copy = finding.objects.last?.identifier, objects[copy]?.name == "constraint" else {
        return []
      }
      return [.removal(of: copy)]
    case .fixedTextStyle:
      return [.attribute("adjustsFontForContentSizeCategory", value: "YES", of: object)]
    case .repeatedTrait: return shorterLabel(of: element, object)
    default: return []
    }
  }

  private func framesOf(_ views: [String]) -> [DocumentEdit] {
    let frames = frames()
    return views.flatMap { id -> [DocumentEdit] in
      // Interface Builder takes its mark back, too, when it updates a frame.
      frames[id].map { [.frame($0, of: id), .attributeRemoval("misplaced", of: id)] } ?? []
    }
  }

  /// The label without its last word, which says the object's kind. A label that is only that word needs a person.
  private func shorterLabel(of element: DocumentElement, _ object: String) -> [DocumentEdit] {
    guard let label = element.accessibility?["label"],
      let kind = DocumentAccessibility.spokenKinds[element.name],
      label.count > kind.count + 1
    else { return [] }
    let rest = label.dropLast(kind.count).trimmingCharacters(in: .whitespaces)
    guard !rest.isEmpty else { return [] }
    return [.attribute("label", value: rest, of: object, part: "accessibilityConfiguration")]
  }
}
