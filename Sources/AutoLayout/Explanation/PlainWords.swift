import Foundation

/// Constraints as a person would say them.
struct PlainWords {
  private let explainer: SceneExplainer

  init(_ explainer: SceneExplainer) { self.explainer = explainer }

  // MARK: Items

  /// `“Save”`, `the safe area of “Form”` or, for nameless views, `UIView aB1-c2-D3e`.
  func name(of item: LayoutItem?) -> String {
    guard let item else { return "nothing" }
    if let guide = item as? LayoutGuideNode { return name(of: guide) }
    guard let place = explainer.place(of: item) else { return "a view outside" }
    return Self.name(of: explainer.explainedItems[place].facts, place: place)
  }

  static func name(of facts: ItemFacts, place: Int) -> String {
    if let name = facts.name, !name.isEmpty { return "“\(ConstraintDescriber.shorten(name))”" }
    return "\(facts.className) \(facts.identifier ?? "#\(place)")"
  }

  private func name(of guide: LayoutGuideNode) -> String {
    let owner = name(of: guide.owningNode)
    switch guide.shape {
    case .margins: return "the margins of \(owner)"
    case .safeArea: return "the safe area of \(owner)"
    case .frame: return "the frame of \(owner)"
    case .topBar: return "the bar above \(owner)"
    case .bottomBar: return "the bar below \(owner)"
    case .readable: return "the readable width of \(owner)"
    case .content: return "the content of \(owner)"
    case .free: return "a guide of \(owner)"
    }
  }

  // MARK: Constraints

  func text(of spec: ConstraintSpec) -> String {
    guard let first = spec.firstItem else { return "Speaks of a view that is gone" }
    if spec.starts != nil { return "Compares a distance at \(name(of: first)) with another" }
    guard let second = spec.multiplier == 0 ? nil : spec.secondItem else { return fixedSize(first, spec) }
    if spec.kind == .size { return relativeSize(first, second, spec) }
    if spec.multiplier != 1 { return proportionalPosition(first, second, spec) }
    return position(first, second, spec)
  }

  private func fixedSize(_ item: LayoutItem, _ spec: ConstraintSpec) -> String {
    let isWidth = spec.firstAttribute == .width
    return "\(name(of: item)) is \(bound(spec.relation))\(points(spec.constant)) \(isWidth ? "wide" : "high")"
  }

  private func relativeSize(_ first: LayoutItem, _ second: LayoutItem, _ spec: ConstraintSpec) -> String {
    let a = spec.firstAttribute == .width ? "wide" : "high"
    let sameAttribute = spec.firstAttribute == spec.secondAttribute
    if sameAttribute, spec.multiplier == 1, spec.constant == 0 {
      return "\(name(of: first)) is \(bound(spec.relation))as \(a) as \(name(of: second))"
    }
    let b = spec.secondAttribute == .width ? "width" : "height"
    let factor = spec.multiplier == 1 ? "" : "\(number(spec.multiplier)) × "
    return "\(name(of: first)) is \(bound(spec.relation))\(factor)the \(b) of \(name(of: second))"
      + "\(addend(spec.constant)) \(a)"
  }

  private func proportionalPosition(_ first: LayoutItem, _ second: LayoutItem, _ spec: ConstraintSpec)
    -> String
  {
    "The \(word(spec.firstAttribute)) of \(name(of: first)) is \(bound(spec.relation))at "
      + "\(number(spec.multiplier)) × the \(word(spec.secondAttribute)) of \(name(of: second))"
      + addend(spec.constant)
  }

  /// Tells where the inner or later item is, whichever way round the constraint was written.
  private func position(_ first: LayoutItem, _ second: LayoutItem, _ spec: ConstraintSpec) -> String {
    guard !contains(first, second) else {
      return position(
        second, spec.secondAttribute, first, spec.firstAttribute, spec.relation.mirrored, -spec.constant)
    }
    return position(first, spec.firstAttribute, second, spec.secondAttribute, spec.relation, spec.constant)
  }

  private func position(
    _ a: LayoutItem, _ attributeA: LayoutAttribute, _ b: LayoutItem, _ attributeB: LayoutAttribute,
    _ relation: LayoutRelation, _ constant: CGFloat
  ) -> String {
    let subject = "The \(word(attributeA)) of \(name(of: a))"
    let object = "the \(word(attributeB)) of \(name(of: b))"
    let isVertical = attributeA.axis == .vertical
    let (after, before) =
      isVertical
      ? ("below", "above") : attributeA.followsDirection ? ("after", "before") : ("right of", "left of")
    if constant == 0 {
      switch relation {
      case .equal: return "\(subject) is at \(object)"
      case .greaterThanOrEqual: return "\(subject) is at or \(after) \(object)"
      case .lessThanOrEqual: return "\(subject) is at or \(before) \(object)"
      }
    }
    let distance = constant < 0 ? bound(relation.mirrored) : bound(relation)
    return "\(subject) is \(distance)\(points(abs(constant))) \(constant < 0 ? before : after) \(object)"
  }

  private func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
    guard let outerNode = outer.node, let innerNode = inner.node else { return false }
    if outerNode === innerNode { return outer is LayoutNode && inner is LayoutGuideNode }
    return innerNode.isDescendant(of: outerNode)
  }

  // MARK: What the engine keeps itself

  func content(of node: LayoutNode, _ axis: LayoutAxis) -> String {
    let size = node.rows.contentSize
    let length = axis == .horizontal ? size.width : size.height
    return "The content of \(name(of: node)) is \(points(length)) \(axis == .horizontal ? "wide" : "high"); "
      + "it resists growing at \(number(CGFloat(node.hugging[axis].rawValue))), "
      + "shrinking at \(number(CGFloat(node.compressionResistance[axis].rawValue)))"
  }

  func autoresizing(_ node: LayoutNode, _ axis: LayoutAxis) -> String {
    let frame = node.frame
    let isHorizontal = axis == .horizontal
    return "Frame and mask place \(name(of: node)): \(points(isHorizontal ? frame.width : frame.height)) "
      + "\(isHorizontal ? "wide" : "high"), \(points(isHorizontal ? frame.minX : frame.minY)) "
      + "\(isHorizontal ? "from the left" : "from the top") of its superview"
  }

  func host(_ node: LayoutNode, _ axis: LayoutAxis) -> String {
    let length = axis == .horizontal ? node.frame.width : node.frame.height
    return
      "\(name(of: node)) is \(points(length)) \(axis == .horizontal ? "wide" : "high"), as the screen gives it"
  }

  func rule(of guide: LayoutGuideNode) -> String {
    guide.shape == .readable
      ? "\(capitalised(name(of: guide))) stays narrow enough to read"
      : "\(capitalised(name(of: guide))) starts at the view's origin"
  }

  // MARK: Words

  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  func points(_ length: CGFloat) -> String { "\(number(length)) \(abs(length) == 1 ? "point" : "points")" }

  /// To the hundredth.
  func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return DescribedNumber(Double(rounded == 0 ? 0 : rounded)).spelling
  }

  private func addend(_ constant: CGFloat) -> String {
    constant == 0 ? "" : " \(constant < 0 ? "minus" : "plus") \(points(abs(constant)))"
  }

  private func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }

  func word(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left, .right, .top, .bottom: "\(attribute.name) edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .centerX, .centerY: "centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(attribute.withoutMargin.name) margin"
    case .centerXWithinMargins, .centerYWithinMargins: "centre of the margins"
    case .width, .height, .notAnAttribute: attribute.name
    }
  }
}

extension LayoutRelation {
  /// The relation seen from the other side.
  var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
