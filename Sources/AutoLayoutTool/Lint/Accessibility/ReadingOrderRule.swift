import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// Groups that VoiceOver reads across: the first line of each, then the second line of each.
///
/// VoiceOver reads elements by their places, from the top and from the leading edge, and passes over plain views and stacks that
/// hold them, whatever their order in the document. Elements whose tops are less than eight points apart are one line for it
/// (observed by the authors of AccessibilitySnapshot, github.com/cashapp/AccessibilitySnapshot, pull request 242). The document
/// shows what belongs together: groups with the same parts, side by side.
@MainActor
enum ReadingOrderRule {
  /// Points between tops from which on a line is another one.
  private static let lineDistance: CGFloat = 8

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    var siblings: [Int: [Group]] = [:]
    for (index, place) in scene.views.enumerated() {
      if let parent = place.parent, let group = Group(index, in: scene) {
        siblings[parent, default: []].append(group)
      }
    }
    return siblings.keys.sorted().compactMap { parent in
      let groups = siblings[parent] ?? []
      guard let first = groups.first else { return nil }
      let alike = groups.filter {
        $0.kinds == first.kinds && ($0.number == first.number || $0.isBeside(first))
      }
      return alike.count > 1 ? candidate(alike, in: scene) : nil
    }
  }

  private static func candidate(_ groups: [Group], in scene: InspectedScene) -> Candidate? {
    let order = readingOrder(groups.flatMap { group in group.parts.map { ($0, group.number) } })
    let runs = order.indices.count { $0 == 0 || order[$0].group != order[$0 - 1].group }
    guard runs > groups.count else { return nil }
    let words = order.prefix(groups.count + 1).map { spoken($0.part) }.joined(separator: ", ")
    let finding = scene.finding(
      .readingOrder, "VoiceOver reads across \(groups.count) groups: \(words)",
      about: groups.map { scene.views[$0.number].object })
    return Candidate(
      finding: finding, fix: { "Set shouldGroupAccessibilityChildren of each group, or make it one element" })
  }

  private static func spoken(_ part: InspectedView) -> String {
    let text = part.view.clippableText.flatMap { $0.isEmpty ? nil : $0 }
    return text.map { "“\(LintText.brief($0))”" } ?? LintText.shortName(part.view)
  }

  /// Lines from the top, each from its leading edge.
  private static func readingOrder(
    _ parts: [(part: InspectedView, group: Int)]
  ) -> [(part: InspectedView, group: Int)] {
    var lines: [[(part: InspectedView, group: Int)]] = []
    for item in parts.sorted(by: { $0.part.frame.minY < $1.part.frame.minY }) {
      if let top = lines.last?.first?.part.frame.minY, item.part.frame.minY - top < lineDistance {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.flatMap { $0.sorted { $0.part.frame.minX < $1.part.frame.minX } }
  }

  /// A plain view or a stack with the elements in it.
  private struct Group {
    let number: Int
    let frame: CGRect
    /// From the top down.
    let parts: [InspectedView]
    /// The kinds of the parts. Columns of a table have parts of one kind, and are to be read across.
    let kinds: [String]

    @MainActor
    init?(_ number: Int, in scene: InspectedScene) {
      let place = scene.views[number]
      guard place.isShown, Self.isPlain(place.view, in: scene) else { return nil }
      let isInCell = scene.chain(of: place).contains { $0.view is UITableViewCell || $0.view.isContentOfRow }
      let parts = Self.parts(of: number, in: scene).sorted { $0.frame.minY < $1.frame.minY }
      let kinds = parts.map { Self.kind(of: $0.view, in: scene) }
      guard !isInCell, parts.count > 1, Set(kinds).count > 1 else { return nil }
      self.number = number
      frame = place.frame
      self.parts = parts
      self.kinds = kinds
    }

    /// Views that are no element, and do not keep the elements in them together.
    @MainActor
    private static func isPlain(_ view: any LintedView, in scene: InspectedScene) -> Bool {
      guard let element = scene.marks.objects.element(of: view), ["view", "stackView"].contains(element.name)
      else {
        return false
      }
      return element["customClass"] == nil && element.isAccessibilityElement != true
        && element.runtimeAttribute("shouldGroupAccessibilityChildren") == nil
    }

    /// The elements in a view and in the plain views in it.
    @MainActor
    private static func parts(of number: Int, in scene: InspectedScene) -> [InspectedView] {
      var pending = Array(scene.children(of: number).reversed())
      var result: [InspectedView] = []
      while let next = pending.popLast() {
        let place = scene.views[next]
        guard place.isShown else { continue }
        if isPlain(place.view, in: scene) {
          pending += scene.children(of: next).reversed()
        } else if isElement(place.view, in: scene) {
          result.append(place)
        }
      }
      return result
    }

    @MainActor
    private static func isElement(_ view: any LintedView, in scene: InspectedScene) -> Bool {
      guard let element = scene.marks.objects.element(of: view) else { return false }
      if let stated = element.isAccessibilityElement { return stated }
      return view is UIControl || (view as? UILabel)?.text?.isEmpty == false
    }

    @MainActor
    private static func kind(of view: any LintedView, in scene: InspectedScene) -> String {
      let name = scene.marks.objects.element(of: view)?.name ?? ""
      guard let label = view as? UILabel, let font = label.font else { return name }
      return "\(name) \(font.pointSize) \(font.fontName)"
    }

    func isBeside(_ other: Group) -> Bool {
      let vertical = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
      return vertical > 0 && (frame.maxX <= other.frame.minX || other.frame.maxX <= frame.minX)
    }
  }
}
