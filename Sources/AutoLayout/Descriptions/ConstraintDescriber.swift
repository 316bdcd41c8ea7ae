import Foundation

/// Describes live constraints and layout items.
public struct ConstraintDescriber: Sendable {
  /// The version of Apple's texts to print.
  public var era: DescriptionEra
  /// Names the objects in the texts.
  public var namer: ObjectNamer

  public init(era: DescriptionEra = .current, namer: ObjectNamer = .addresses) {
    self.era = era
    self.namer = namer
  }

  /// Texts longer than this are cut, in characters (counted on three samples of Apple's).
  static let longestText = 25

  /// Shortens long texts, as Apple does.
  public static func shorten(_ text: String) -> String {
    text.count > longestText ? text.prefix(longestText) + "..." : text
  }

  // MARK: Items

  /// The item as descriptions print it.
  public func item(_ item: LayoutItem) -> ConstraintDescription.Item {
    let owner = item.owner as? any DescribedObject
    if let name = owner?.describedName { return .named(Self.shorten(name)) }
    return .object(
      className: owner?.describedClassName ?? Self.className(of: item),
      address: namer.name(item.owner ?? item), text: owner?.describedText.map(Self.shorten))
  }

  private static func className(of item: LayoutItem) -> String {
    item.owner.map { String(describing: type(of: $0)) } ?? "(null)"
  }

  package func address(of item: LayoutItem) -> String { namer.name(item.owner ?? item) }

  /// The legend's entries for the items of a constraint, each once, the superview last.
  package func names(_ items: [LayoutItem], superitem: LayoutItem? = nil) -> [ConstraintDescription.Name] {
    var names: [ConstraintDescription.Name] = []
    for item in items {
      guard case .named(let label) = self.item(item) else { continue }
      let name = ConstraintDescription.Name(label, address(of: item))
      if !names.contains(name) { names.append(name) }
    }
    if let superitem { names.append(bar(superitem)) }
    return names
  }

  private func bar(_ superitem: LayoutItem) -> ConstraintDescription.Name {
    let described = item(superitem)
    guard case .named(let label) = described else {
      return .init(ConstraintDescription.Name.bar, described.text)
    }
    return .init(ConstraintDescription.Name.bar, "\(label):\(address(of: superitem))")
  }

  // MARK: Constraints

  /// The parts of the text that Apple's systems print for a constraint.
  public func describe(_ constraint: LayoutConstraintBase) -> ConstraintDescription {
    let spec = constraint.spec
    let owner = constraint as? any DescribedObject
    let gap = self.gap(spec)
    var description = ConstraintDescription(
      className: owner?.describedClassName ?? "NSLayoutConstraint", address: namer.name(constraint),
      body: gap.map { .gap($0.gap) } ?? singleSize(spec) ?? .equation(equation(spec)))
    description.identifier = owner?.describedName
    if spec.priority < .required, !isInBody(description.body) || era == .current {
      description.priority = number(spec.priority)
    }
    description.names = names(printedItems(spec), superitem: gap?.superitem) + anchorNames(spec)
    finish(&description, isActive: constraint.isInstalled)
    description.addendum = DescriptionAddendum.text(for: constraint)
    return description
  }

  /// Adds the parts that depend only on the era.
  func finish(_ description: inout ConstraintDescription, isActive: Bool) {
    description.legend = era == .current ? .current : .legacy
    description.state = era == .current ? (isActive ? .active : .inactive) : nil
  }

  private func isInBody(_ body: ConstraintDescription.Body) -> Bool {
    if case .equation = body { return false }
    return true
  }

  func number(_ priority: LayoutPriority) -> DescribedNumber { DescribedNumber(Double(priority.rawValue)) }

  private func printedItems(_ spec: ConstraintSpec) -> [LayoutItem] {
    let second = spec.multiplier == 0 ? nil : spec.secondItem
    return [spec.firstItem, second].compactMap { $0 }
  }

  /// Distances list the anchors that they lie between, by the addresses of their items.
  private func anchorNames(_ spec: ConstraintSpec) -> [ConstraintDescription.Name] {
    guard spec.starts != nil else { return [] }
    let terms = [
      spec.firstItem.map { LayoutTerm($0, spec.firstAttribute) }, spec.starts?.first,
      spec.secondItem.map { LayoutTerm($0, spec.secondAttribute) }, spec.starts?.second,
    ]
    var names: [ConstraintDescription.Name] = []
    for case let term? in terms {
      let name = ConstraintDescription.Name(
        "\(item(term.item).text).\(term.attribute.name)", address(of: term.item))
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Distances

  private typealias DescribedGap = (gap: ConstraintDescription.Gap, superitem: LayoutItem?)

  /// A constraint as a distance, where Apple prints one: from the far edge of the second item to the near edge of the
  /// first, or from an edge of the superview to the same edge of a view.
  private func gap(_ spec: ConstraintSpec) -> DescribedGap? {
    guard let first = spec.firstItem, let second = spec.secondItem, spec.multiplier == 1, spec.starts == nil,
      let axis = spec.firstAttribute.gapAxis
    else { return nil }
    let space = ConstraintDescription.Space(DescribedNumber(Double(spec.constant)), symbol: spec.symbol)
    var gap = ConstraintDescription.Gap(
      axis, nil, nil, relation: spec.relation, space,
      priority: spec.priority < .required ? number(spec.priority) : nil,
      direction: spec.firstAttribute.isAbsoluteSide ? "(LTR)" : nil)
    if spec.firstAttribute.isNear, spec.secondAttribute == spec.firstAttribute.opposite {
      gap.before = item(second)
      gap.after = item(first)
      return (gap, nil)
    }
    guard spec.firstAttribute == spec.secondAttribute else { return nil }
    if spec.firstAttribute.isNear, first.isDirectlyIn(second) {
      gap.after = item(first)
      return (gap, second)
    }
    if !spec.firstAttribute.isNear, second.isDirectlyIn(first) {
      gap.before = item(second)
      return (gap, first)
    }
    return nil
  }

  // MARK: Sizes and equations

  private func singleSize(_ spec: ConstraintSpec) -> ConstraintDescription.Body? {
    guard era == .legacy, spec.secondItem == nil, spec.starts == nil, spec.firstAttribute.kind == .size,
      let first = spec.firstItem
    else { return nil }
    return .size(
      ConstraintDescription.Size(
        spec.firstAttribute == .width ? .horizontal : .vertical, item(first), relation: spec.relation,
        DescribedNumber(Double(spec.constant)),
        priority: spec.priority < .required ? number(spec.priority) : nil))
  }

  private func equation(_ spec: ConstraintSpec) -> ConstraintDescription.Equation {
    var equation = ConstraintDescription.Equation(
      term(spec.firstItem, spec.firstAttribute, from: spec.starts?.first), spec.relation)
    if let second = spec.secondItem, spec.multiplier != 0 {
      equation.second = term(second, spec.secondAttribute, from: spec.starts?.second)
      equation.multiplier = multiplier(spec.multiplier)
    }
    equation.constant = constant(spec, isAlone: equation.second == nil)
    return equation
  }

  private func term(_ item: LayoutItem?, _ attribute: LayoutAttribute, from start: LayoutTerm?)
    -> ConstraintDescription.Term
  {
    let described = item.map(self.item) ?? .named("(null)")
    guard let start else { return .attribute(described, attribute.name) }
    return .distance(to: described, attribute.name, from: self.item(start.item), start.attribute.name)
  }

  private func multiplier(_ multiplier: CGFloat) -> ConstraintDescription.Multiplier? {
    switch multiplier {
    case 1: nil
    case -1: .minus
    default: .before(DescribedNumber(Double(multiplier)))
    }
  }

  private func constant(_ spec: ConstraintSpec, isAlone: Bool) -> ConstraintDescription.Constant? {
    let number = DescribedNumber(Double(spec.constant))
    if let symbol = spec.symbol, !isAlone { return .symbol(symbol, number) }
    if isAlone, spec.constant >= 0 { return .alone(number) }
    if spec.constant == 0 { return nil }
    return .signed(isNegative: spec.constant < 0, DescribedNumber(abs(Double(spec.constant))))
  }
}

extension LayoutAttribute {
  /// The axis of edges between which distances are printed.
  fileprivate var gapAxis: ConstraintDescription.Axis? {
    switch self {
    case .leading, .trailing, .left, .right: .horizontal
    case .top, .bottom: .vertical
    default: nil
    }
  }

  fileprivate var isNear: Bool { self == .leading || self == .left || self == .top }

  fileprivate var opposite: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .left: .right
    case .top: .bottom
    default: self
    }
  }
}

extension LayoutItem {
  /// True for a view's subviews and guides.
  fileprivate func isDirectlyIn(_ other: LayoutItem) -> Bool {
    if let guide = self as? LayoutGuideNode { return guide.owningNode === other }
    return (self as? LayoutNode)?.parent === other
  }
}
