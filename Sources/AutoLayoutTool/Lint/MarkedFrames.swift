import AutoLayout
import Foundation
import LayoutReport

/// Views that Interface Builder marked as misplaced where no figure can be trusted: the finding says the mark alone.
@MainActor
enum MarkedFrames {
  /// Points by which a saved size differs from that of a text that is measured again. Rounding alone takes less.
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

  // MARK: Containers

  /// The most points by which a scroll view is wider and higher than what it clips: two lines, a scroller, and a table's
  /// header or a ruler. Observed in 1,344 of 1,378 scroll views that Interface Builder did not mark.
  private static let mostBesideClip = CGSize(width: 40, height: 60)

  /// Clip views that Xcode 6 marked because their scroll view has grown or shrunk and they have not (13 of 14 marked ones),
  /// and the split and tab views that are their controllers' views and not as large as new ones (12 of 15).
  static func ofContainers(in scene: InspectedScene, besides reported: Set<String>) -> [Candidate] {
    guard scene.scene.framework.reportsMarksAlone else { return [] }
    return scene.views.compactMap { inspected in
      guard scene.marks.saysMisplaced(inspected.view), let id = inspected.view.documentIdentifier,
        !reported.contains(id)
      else { return nil }
      if inspected.parent == nil, scene.scene.windowContentSize == nil, inspected.view.placesPanes {
        return candidate([inspected], in: scene)
      }
      return clip(inspected, in: scene)
    }
  }

  private static func clip(_ inspected: InspectedView, in scene: InspectedScene) -> Candidate? {
    guard inspected.view.isClip, let outer = inspected.view.outer, let size = inspected.view.savedRect?.size,
      let space = outer.savedRect?.size
    else { return nil }
    let lack = CGSize(width: space.width - size.width, height: space.height - size.height)
    guard
      !(0...mostBesideClip.width).contains(lack.width) || !(0...mostBesideClip.height).contains(lack.height)
    else { return nil }
    let finding = scene.finding(
      .misplaced,
      "\(LintText.name(inspected.view)) was saved \(LintText.number(size.width)) × \(LintText.number(size.height)) points large "
        + "in \(LintText.name(outer)), which is \(LintText.number(space.width)) × \(LintText.number(space.height))",
      about: [inspected.object])
    return Candidate(finding: finding, fix: { "Update the frame in Interface Builder" })
  }

  // MARK: Marks alone

  /// Those of a document without Auto Layout: the mark is all that it says of them. Observed: 16 of 85 marked documents of
  /// macOS.
  static func withoutAutoLayout(in scene: InspectedScene) -> [Candidate] {
    guard scene.scene.framework.reportsMarksAlone, !scene.marks.usesAutoLayout else { return [] }
    let views = scene.views.filter { $0.view.documentIdentifier != nil && $0.view.savedRect != nil }
    return candidate(views, in: scene).map { [$0] } ?? []
  }

  /// Those whose text needs another size than they were saved with: for scenes with measured sizes of which nothing else is
  /// misplaced. Observed: 3 of 85 marked documents of macOS.
  static func ofTexts(in scene: InspectedScene) -> [Candidate] {
    guard scene.scene.framework.reportsMarksAlone else { return [] }
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
