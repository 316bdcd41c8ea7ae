import AutoLayout
import Foundation
import LayoutExplanations
import LayoutReport
import SeededRandom
import Testing
import iOSViews

/// Reads back as a log what live views print about their conflicts. Trees and constraints are random; the seed is part of
/// each failure.
@MainActor
struct LiveMessagesTests {
  private final class Reports: @unchecked Sendable {
    var layouts: [UnsatisfiableLayout] = []
  }

  private func reports(_ body: () -> Void) -> [UnsatisfiableLayout] {
    let reports = Reports()
    UnsatisfiableLayout.withHandler({ reports.layouts.append($0) }, perform: body)
    return reports.layouts
  }

  @Test(arguments: [41, 42, 43, 44] as [UInt64])
  func conflictsAreReadNamedAndFixed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var conflicts = 0
    for _ in 0..<20 {
      let tree = RandomTree(using: &random)
      let layouts = reports { tree.root.layoutIfNeeded() }
      for layout in layouts {
        conflicts += 1
        check(layout, "seed \(seed)")
      }
      if let first = layouts.first { checkEdit(first, tree, "seed \(seed)") }
    }
    #expect(conflicts > 10, "seed \(seed): there should be conflicts to look at")
  }

  private func check(_ layout: UnsatisfiableLayout, _ seed: String) {
    let comment = Comment(rawValue: seed + "\n" + layout.message(.iOS) + "\n" + layout.explanation.text)
    for wording in [MessageWording.iOS, .macOS] {
      let log = ConflictLog(layout.message(wording))
      #expect(log.conflicts.count == 1, comment)
      #expect(log.conflicts.first?.lines.map(\.description) == layout.members.map(\.description), comment)
      #expect(log.conflicts.first?.broken?.description == layout.members[layout.broken].description, comment)
    }
    let descriptions = layout.members.map(\.description)
    #expect((layout.explanation.arithmetic?.excess ?? 0) > 0, comment)
    // The engine has no rule of its own for the extents of views that frame and mask place.
    guard descriptions.allSatisfy({ $0.mask == nil }) else { return }
    for index in descriptions.indices {
      var rest = descriptions
      rest.remove(at: index)
      #expect(ConflictArithmetic(of: rest) == nil, comment)
    }
  }

  /// The edit that is proposed ends the conflict.
  private func checkEdit(_ layout: UnsatisfiableLayout, _ tree: RandomTree, _ seed: String) {
    let comment = Comment(rawValue: seed + "\n" + layout.explanation.text)
    let target: Int
    switch layout.explanation.advice?.edit?.kind {
    case .lowerPriority(let index): target = index
    case .remove(let indices): target = indices.last ?? 0
    case .turnOffAutoresizing, .correctConstant: return
    case .some(.none), nil:
      Issue.record(comment)
      return
    }
    guard let constraint = layout.members[target].constraint as? NSLayoutConstraint else {
      Issue.record(comment)
      return
    }
    constraint.isActive = false
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    _ = reports { tree.root.layoutIfNeeded() }
    let members = Set(layout.members.map(\.description.address))
    for remaining in tree.root.unsatisfiableLayouts {
      #expect(!members.isSubset(of: remaining.members.map(\.description.address)), comment)
    }
  }
}

@MainActor
private struct RandomTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var views: [UIView] = []

  init(using random: inout SeededGenerator) {
    views = [root]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let view = Bool.random(using: &random) ? UIView() : UILabel()
      (view as? UILabel)?.text =
        ["Plain", "It's \"quoted\"", "çok uzun bir yazı, gerçekten uzun"][
          Int.random(in: 0..<3, using: &random)]
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<8, using: &random) == 0
      if Int.random(in: 0..<4, using: &random) == 0 { view.accessibilityIdentifier = "named \(views.count)" }
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<Int.random(in: 4...12, using: &random) { addConstraint(using: &random) }
  }

  private func addConstraint(using random: inout SeededGenerator) {
    let first = views[Int.random(in: 1..<views.count, using: &random)]
    let second = views[Int.random(in: 0..<views.count, using: &random)]
    let constant = CGFloat(Int.random(in: -40...400, using: &random)) / 2
    let relation = [NSLayoutConstraint.Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual][
      Int.random(in: 0..<4, using: &random)]
    if Int.random(in: 0..<3, using: &random) == 0 {
      make(
        first, [.width, .height][Int.random(in: 0..<2, using: &random)], relation, nil, .notAnAttribute, 1,
        abs(constant))
      return
    }
    guard first !== second else { return }
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    let group = groups[Int.random(in: 0..<groups.count, using: &random)]
    let attributes = (0..<2).map { _ in group[Int.random(in: 0..<group.count, using: &random)] }
    let multiplier: CGFloat = group[0] == .width ? [1, 0.5, 2][Int.random(in: 0..<3, using: &random)] : 1
    make(first, attributes[0], relation, second, attributes[1], multiplier, constant)
  }

  private func make(
    _ first: UIView, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: UIView?, _ secondAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant
    ).isActive = true
  }
}
