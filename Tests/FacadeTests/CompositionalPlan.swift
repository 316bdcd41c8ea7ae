import AutoLayout
import CompositionalLayout
import Foundation
import MacViews
import ObjCCompatibility
import SeededRandom
import iOSViews

/// A compositional layout as a value. Items are the same classes in both façades; groups, sections and layouts are each
/// façade's own.
@MainActor
struct CompositionalPlan<Group: LayoutGroup> {
  struct Section {
    var group: Group
    var itemCount: Int
    var insets = DirectionalLayoutInsets.zero
    var spacing: CGFloat = 0
    var scrolling = SectionScrollingBehavior.none
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var boundariesFollowInsets = true
    var decorations: [NSCollectionLayoutDecorationItem] = []
  }

  var size = CGSize(width: 400, height: 600)
  var sections: [Section] = []
  var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var spacing: CGFloat = 0
  var isHorizontal = false
  var isRightToLeft = false

  /// The kinds of supplementary views that plans name.
  static var kinds: [String] { ["badge", "header", "footer", "side"] }

  /// The size that the content of an element has, in points.
  static func content(_ path: IndexPath) -> CGSize {
    let number = path.reduce(0) { 31 * $0 + $1 }
    return CGSize(width: 20 + number * 13 % 70, height: 15 + number * 7 % 50)
  }

  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

/// The layouts of Apple's sample "Implementing Modern Collection Views".
extension CompositionalPlan {
  private static func whole(inset: CGFloat = 0) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  private static func rows(_ count: Int = 1) -> Group {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: whole(), count: count)
  }

  private static func grid(_ columns: Int) -> Group {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitem: whole(inset: 2), count: columns)
  }

  private static func nested(_ width: CGFloat) -> Group {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let pair = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: whole(inset: 10), count: 2)
    return .horizontal(
      layoutSize: size(.fractionalWidth(width), .fractionalHeight(0.4)), subitems: [leading, pair])
  }

  private static func badged() -> Group {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    return .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
  }

  private static func header(_ alignment: NSRectAlignment = .top, pins: Bool = false)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      elementKind: alignment == .top ? "header" : "footer", alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  static var samples: [CompositionalPlan] {
    let sides = DirectionalLayoutInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let around = DirectionalLayoutInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    let sections: [[Section]] = [
      [Section(group: rows(), itemCount: 30)],
      [Section(group: grid(5), itemCount: 33)],
      [Section(group: rows(2), itemCount: 9, insets: sides, spacing: 10)],
      [rows(), grid(5), grid(3)].map { Section(group: $0, itemCount: 10, insets: around) },
      [Section(group: badged(), itemCount: 9, insets: around)],
      [Section(group: nested(1), itemCount: 20)],
      [Section(group: nested(0.85), itemCount: 20, scrolling: .continuous)],
      [
        Section(
          group: nested(0.85), itemCount: 20, scrolling: .groupPagingCentered, boundaries: [header()])
      ],
      [
        Section(
          group: rows(), itemCount: 5, insets: sides, spacing: 5, boundaries: [header(), header(.bottom)])
      ],
      [
        Section(group: rows(), itemCount: 20, insets: sides, boundaries: [header(pins: true)]),
        Section(group: rows(), itemCount: 20, insets: sides, boundaries: [header(pins: true)]),
      ],
      [Section(group: rows(), itemCount: 3, insets: around, decorations: [background])],
    ]
    return sections.map { CompositionalPlan(sections: $0) }
  }
}

/// Plans from seeds.
extension CompositionalPlan {
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    size = CGSize(width: 200 + 10 * random.below(60), height: 300 + 10 * random.below(60))
    isHorizontal = random.chance(1, outOf: 4)
    isRightToLeft = random.chance(1, outOf: 4)
    spacing = CGFloat(random.below(3) * 10)
    if random.chance(1, outOf: 4) { boundaries = [Self.boundary(&random, "side")] }
    sections = (0...random.below(3)).map { _ in Self.section(&random) }
  }

  private static func section(_ random: inout SeededGenerator) -> Section {
    var section = Section(group: group(&random, depth: 2), itemCount: random.below(25))
    section.insets = insets(&random)
    section.spacing = CGFloat(random.below(4) * 4)
    section.scrolling = random.pick([.none, .none, .none, .continuous, .paging, .groupPagingCentered])
    if random.chance(1, outOf: 2) { section.boundaries.append(boundary(&random, "header")) }
    if random.chance(1, outOf: 4) { section.boundaries.append(boundary(&random, "footer")) }
    section.boundariesFollowInsets = random.chance(1, outOf: 2)
    if random.chance(1, outOf: 4) { section.decorations = [.background(elementKind: "background")] }
    return section
  }

  private static func insets(_ random: inout SeededGenerator) -> DirectionalLayoutInsets {
    DirectionalLayoutInsets(
      top: CGFloat(random.below(12)), leading: CGFloat(random.below(12)), bottom: CGFloat(random.below(12)),
      trailing: CGFloat(random.below(12)))
  }

  private static func dimension(_ random: inout SeededGenerator) -> NSCollectionLayoutDimension {
    switch random.below(6) {
    case 0: .fractionalWidth(random.pick([0.2, 0.25, 0.5, 1]))
    case 1: .fractionalHeight(random.pick([0.2, 0.25, 0.5, 1]))
    case 2: .estimated(CGFloat(20 + random.below(60)))
    default: .absolute(CGFloat(20 + random.below(120)))
    }
  }

  private static func item(_ random: inout SeededGenerator) -> NSCollectionLayoutItem {
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if random.chance(1, outOf: 4) {
      let edges: NSDirectionalRectEdge = random.pick([[.top, .trailing], [.bottom], [.leading], []])
      badges = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      ]
    }
    let item = NSCollectionLayoutItem(
      layoutSize: size(dimension(&random), dimension(&random)), supplementaryItems: badges)
    item.contentInsets = insets(&random)
    if random.chance(1, outOf: 3) {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(3), top: .flexible(2), trailing: .flexible(0), bottom: nil)
    }
    return item
  }

  private static func group(_ random: inout SeededGenerator, depth: Int) -> Group {
    let isHorizontal = random.chance(1, outOf: 2)
    let size = Self.size(dimension(&random), dimension(&random))
    func member(_ random: inout SeededGenerator) -> NSCollectionLayoutItem {
      depth > 0 && random.chance(1, outOf: 3) ? Self.group(&random, depth: depth - 1) : item(&random)
    }
    let group: Group
    if random.chance(1, outOf: 2) {
      let subitems = (0...random.below(3)).map { _ in member(&random) }
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
    } else {
      let (subitem, count) = (member(&random), 1 + random.below(4))
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitem: subitem, count: count)
        : .vertical(layoutSize: size, subitem: subitem, count: count)
    }
    group.interItemSpacing = random.pick([nil, .fixed(6), .flexible(4)])
    return group
  }

  private static func boundary(_ random: inout SeededGenerator, _ kind: String)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let alignment: NSRectAlignment = random.pick([.top, .bottom, .topLeading, .leading, .trailing])
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(dimension(&random), dimension(&random)), elementKind: kind, alignment: alignment,
      absoluteOffset: CGPoint(x: 0, y: random.pick([0, 0, -5])))
    item.extendsBoundary = random.chance(3, outOf: 4)
    item.pinToVisibleBounds = random.chance(1, outOf: 3)
    return item
  }
}
