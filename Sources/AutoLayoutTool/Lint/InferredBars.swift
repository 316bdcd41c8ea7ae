import AutoLayout
import Foundation
import InterfaceBuilder

/// The bars around a scene, which segues and simulated metrics only suggest: where the saved frames agree on others, they were saved with
/// others. (14 of 16 misplaced views of 31 repositories that Interface Builder had not marked were of this kind.)
@MainActor
struct InferredBars {
  private let scene: InspectedScene
  private let before: LayoutInsets

  /// Nil for what has no bars around it.
  init?(around scene: InspectedScene) {
    guard !scene.scene.dialect.trustsMarks, scene.variant.isEmpty else { return nil }
    self.scene = scene
    before = scene.scene.root.layoutNode.safeAreaInsets
  }

  /// What is still off with the bars that explain most of the views. Marked views stay: Interface Builder knew the bars.
  func unexplained(
    of found: [InspectedView], asking misplaced: () -> [InspectedView]
  ) -> [InspectedView] {
    let open = found.filter { !scene.marks.saysMisplaced($0.view) }
    guard !open.isEmpty else { return found }
    let known = Set(found.map { ObjectIdentifier($0.view) })
    var best = found
    for insets in candidates(for: open) {
      let left = scene.trying {
        scene.scene.root.layoutNode.setSafeAreaInsets(insets)
      } takingBack: {
        scene.scene.root.layoutNode.setSafeAreaInsets(before)
      } _: {
        misplaced()
      }
      let places = Set(left.map { ObjectIdentifier($0.view) })
      guard left.count < best.count, places.isSubset(of: known) else { continue }
      best = found.filter { places.contains(ObjectIdentifier($0.view)) || scene.marks.saysMisplaced($0.view) }
    }
    return best
  }

  /// More of them are not tried.
  private static let mostTrials = 12

  /// The insets that would put the upper or lower edge of one of the views where it was saved.
  private func candidates(for views: [InspectedView]) -> [LayoutInsets] {
    var tops: [CGFloat] = [before.top]
    var bottoms: [CGFloat] = [before.bottom]
    for inspected in views {
      guard let saved = inspected.view.savedRect else { continue }
      let rect = inspected.view.rect
      let edges = [(saved.minY, rect.minY), (saved.maxY, rect.maxY), (saved.midY, rect.midY)]
      for (place, was) in edges {
        note(before.top + place - was, in: &tops, among: Self.tops)
        note(before.bottom - place + was, in: &bottoms, among: Self.bottoms)
      }
    }
    var insets: [LayoutInsets] = []
    for top in tops {
      for bottom in bottoms where top != before.top || bottom != before.bottom {
        insets.append(LayoutInsets(top: top, left: before.left, bottom: bottom, right: before.right))
      }
    }
    return Array(insets.prefix(Self.mostTrials))
  }

  private func note(_ inset: CGFloat, in insets: inout [CGFloat], among known: Set<CGFloat>) {
    if known.contains(inset), !insets.contains(inset) { insets.append(inset) }
  }

  // Heights in points, as `BarMetrics` and `SafeAreaTable` have them.
  private static let tops = sums([0, 20, 24, 32, 44, 47, 48, 50, 54, 59, 62], [0, 32, 44, 50, 54, 56, 96])
  private static let bottoms = sums([0, 20, 21, 34], [0, 32, 44, 49, 50])

  private static func sums(_ hardware: [CGFloat], _ bars: [CGFloat]) -> Set<CGFloat> {
    Set(hardware.flatMap { height in bars.map { height + $0 } })
  }
}
