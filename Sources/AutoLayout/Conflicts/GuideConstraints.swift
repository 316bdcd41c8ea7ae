import Foundation

/// The constraints between a view and its margins or safe area. The engine has no rows for them, because it includes the
/// insets in other rows. Apple's lists print them, and the sums do not add up without them.
struct GuideConstraints {
  private let describer: ConstraintDescriber
  /// The edges of guides that the noted constraints depend on, each once, with the weight that it has in the sum of those
  /// constraints.
  private(set) var members: [(member: UnsatisfiableLayout.Member, weight: Double)] = []

  init(_ describer: ConstraintDescriber) { self.describer = describer }

  /// - Parameter weight: the weight of the constraint in the contradiction.
  mutating func note(_ spec: ConstraintSpec, weight: Double) {
    note(spec.firstItem, spec.firstAttribute, weight)
    note(spec.secondItem, spec.secondAttribute, -weight * Double(spec.multiplier))
  }

  private mutating func note(_ item: LayoutItem?, _ attribute: LayoutAttribute, _ weight: Double) {
    guard let item, let inset = inset(item, attribute) else { return }
    for (edge, share) in attribute.insetEdges {
      let member = UnsatisfiableLayout.Member(
        description: description(inset, edge), constraint: nil, items: [item])
      if let index = members.firstIndex(where: { $0.member.description == member.description }) {
        members[index].weight += weight * share
      } else {
        members.append((member, weight * share))
      }
    }
  }

  /// A rectangle inside a view.
  private struct Inset {
    var node: LayoutNode
    var insets: LayoutInsets
    var item: ConstraintDescription.Item
    /// The object from which the addresses of its constraints are made.
    var object: LayoutItem
    /// The identifier of its constraints, with `*` for the side.
    var identifier: String
  }

  private static let marginsIdentifier = "UIView-*Margin-guide-constraint"
  private static let safeAreaIdentifier = "UIViewSafeAreaLayoutGuide-*"

  private func inset(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Inset? {
    if let guide = item as? LayoutGuideNode, let node = guide.owningNode {
      switch guide.shape {
      case .margins: return margins(of: node, guide)
      case .safeArea:
        return Inset(
          node: node, insets: node.effectiveSafeAreaInsets, item: describer.item(guide), object: guide,
          identifier: Self.safeAreaIdentifier)
      default: return nil
      }
    }
    guard attribute.isMargin, let node = item as? LayoutNode else { return nil }
    return margins(of: node, node.guides.first { $0.shape == .margins })
  }

  /// A view whose margins appear only as attributes has no guide object yet; Apple's lists name one all the same.
  private func margins(of node: LayoutNode, _ guide: LayoutGuideNode?) -> Inset {
    let item =
      guide.map(describer.item)
      ?? .object(
        className: "UILayoutGuide", address: describer.namer.name(node, part: Self.unmadeGuide),
        text: ConstraintDescription.Item.marginsGuide)
    return Inset(
      node: node, insets: node.effectiveMargins, item: item, object: guide ?? node,
      identifier: Self.marginsIdentifier)
  }

  /// The number by which the namer names a margins guide that does not exist yet.
  private static let unmadeGuide = 11
  private static let firstEdge = 7

  private func description(_ inset: Inset, _ edge: LayoutAttribute) -> ConstraintDescription {
    let sides: [(LayoutAttribute, String, CGFloat)] = [
      (.left, "left", inset.insets.left), (.right, "right", inset.insets.right),
      (.top, "top", inset.insets.top), (.bottom, "bottom", inset.insets.bottom),
    ]
    let index = sides.firstIndex { $0.0 == edge.resolved(for: inset.node.direction) } ?? 0
    let (side, name, length) = sides[index]
    let isNear = side == .left || side == .top
    let isHorizontal = side.axis == .horizontal
    var description = ConstraintDescription(
      className: "NSLayoutConstraint",
      address: describer.namer.name(inset.object, part: Self.firstEdge + index),
      body: .gap(
        ConstraintDescription.Gap(
          isHorizontal ? .horizontal : .vertical, isNear ? nil : inset.item, isNear ? inset.item : nil,
          ConstraintDescription.Space(DescribedNumber(Double(length))),
          direction: isHorizontal ? "(LTR)" : nil)))
    description.identifier = inset.identifier.replacingOccurrences(of: "*", with: name)
    description.names = describer.names([], superitem: inset.node)
    describer.finish(&description, isActive: true)
    return description
  }
}

extension LayoutAttribute {
  /// The edges of an inset rectangle that an attribute of it depends on, each with its share.
  fileprivate var insetEdges: [(edge: LayoutAttribute, share: Double)] {
    switch withoutMargin {
    case .left, .leading, .right, .trailing, .top, .bottom: [(withoutMargin, 1)]
    case .width: [(.left, -1), (.right, 1)]
    case .height: [(.top, -1), (.bottom, 1)]
    case .centerX: [(.left, 0.5), (.right, 0.5)]
    case .centerY: [(.top, 0.5), (.bottom, 0.5)]
    case .firstBaseline: [(.top, 1)]
    case .lastBaseline: [(.bottom, 1)]
    default: []
    }
  }
}

extension ConstraintDescription.Item {
  /// The text of a view's margins guide, from UIKit's logs.
  package static let marginsGuide = "UIViewLayoutMarginsGuide"
}
