import Foundation

/// The constraints between a view and its margins or safe area. The engine has no rows for them, because it includes the
/// insets in other rows. Apple's lists print them, and the sums do not add up without them.
struct GuideConstraints {
  private let describer: ConstraintDescriber

  init(_ describer: ConstraintDescriber) { self.describer = describer }

  /// The edges of guides that the constraints of `members` depend on, each once.
  func members(of members: [UnsatisfiableLayout.Member]) -> [UnsatisfiableLayout.Member] {
    var found: [UnsatisfiableLayout.Member] = []
    for case let spec? in members.map({ $0.constraint?.spec }) {
      for (item, attribute) in [
        (spec.firstItem, spec.firstAttribute), (spec.secondItem, spec.secondAttribute),
      ] {
        guard let item, let inset = inset(item, attribute) else { continue }
        for edge in attribute.insetEdges {
          let member = UnsatisfiableLayout.Member(
            description: description(inset, edge), constraint: nil, items: [item])
          if !found.contains(where: { $0.description == member.description }) { found.append(member) }
        }
      }
    }
    return found
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
        text: ConflictItems.marginsGuide)
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
  /// The edges of an inset rectangle that an attribute of it depends on.
  fileprivate var insetEdges: [LayoutAttribute] {
    switch withoutMargin {
    case .left, .leading, .right, .trailing, .top, .bottom: [withoutMargin]
    case .width, .centerX: [.left, .right]
    case .height, .centerY: [.top, .bottom]
    case .firstBaseline: [.top]
    case .lastBaseline: [.bottom]
    default: []
    }
  }
}
