import AutoLayout
import Foundation
import LayoutReport

/// Views that Interface Builder marked as misplaced where no figure can be trusted: the finding says the mark alone.
@MainActor
enum MarkedFrames {
  /// Points by which a saved size differs from that of a text that is measured anew. Rounding alone takes less.
  private static let least: CGFloat = 1.01

  /// Those among views that hang together. Nil if none is marked.
  static func candidate(_ group: [InspectedView], in scene: InspectedScene) -> Candidate? {
    let marked = group.filter { scene.marks.saysMisplaced($0.view) }
    guard let first = marked.first else { return nil }
    let finding = scene.finding(
      .misplaced,
      "The saved frame of \(LintText.name(first.view)) is \(LintText.frame(first.view.savedFrame ?? .zero)), and Interface "
        + "Builder marked it as misplaced", about: [first.object])
    return Candidate(finding: finding, fix: { "Update the frame in Interface Builder" })
      .followed(by: Array(marked.dropFirst()))
  }

  /// Those of a document without Auto Layout: the mark is all that it says of them. Observed: 16 of 85 marked documents of macOS.
  static func withoutAutoLayout(in scene: InspectedScene) -> [Candidate] {
    guard scene.scene.dialect.tellsMarksAlone, !scene.marks.usesAutoLayout else { return [] }
    let views = scene.views.filter { $0.view.documentIdentifier != nil && $0.view.savedRect != nil }
    return candidate(views, in: scene).map { [$0] } ?? []
  }

  /// Those whose text needs another size than they were saved with: for scenes with measured sizes of which nothing else is
  /// misplaced. Observed: 3 of 85 marked documents of macOS.
  static func ofTexts(in scene: InspectedScene) -> [Candidate] {
    guard scene.scene.dialect.tellsMarksAlone else { return [] }
    let views = scene.views.filter { inspected in
      let view = inspected.view
      guard view.clippableText?.isEmpty == false, inspected.isUnderAutoLayout, let saved = view.savedRect
      else {
        return false
      }
      let size = view.rect.size
      return max(abs(size.width - saved.width), abs(size.height - saved.height)) > least
    }
    return candidate(views, in: scene).map { [$0] } ?? []
  }
}
