import AutoLayout

/// Describes a constraint in plain words, for live constraints and for those that a log prints.
public struct LayoutWords {
  private let items: ConflictItems
  private let naming: (ConflictItems.Key) -> String?

  /// Words that name items by their short names.
  public init(_ items: ConflictItems) { self.init(items) { _ in nil } }

  /// - Parameter naming: a readable name for an item; nil to use its description.
  init(_ items: ConflictItems, naming: @escaping (ConflictItems.Key) -> String?) {
    self.items = items
    self.naming = naming
  }

  /// One clause, without a full stop. `index` is the description's place in the list that the items were made of.
  public func clause(_ description: ConstraintDescription, at index: Int) -> String {
    var text =
      switch description.body {
      case .gap(let gap): clause(gap, description, index)
      case .size(let size):
        extent(
          name(size.item, description), size.axis == .horizontal ? "width" : "height", size.relation,
          size.number.spelling)
      case .equation(let equation): clause(equation, description, index)
      }
    if let priority = description.priority { text += ", if priority \(priority.spelling) allows" }
    return text
  }

  private func name(_ item: ConstraintDescription.Item, _ description: ConstraintDescription) -> String {
    name(items.key(item, in: description))
  }

  private func name(_ key: ConflictItems.Key) -> String { naming(key) ?? items.name(key) }

  private func superview(_ index: Int) -> String { items.bar(index).map(name) ?? "its superview" }

  // MARK: Distances

  private func clause(
    _ gap: ConstraintDescription.Gap, _ description: ConstraintDescription, _ index: Int
  ) -> String {
    let isHorizontal = gap.axis == .horizontal
    let space = amount(gap.relation, gap.space.number)
    let isFlush = gap.relation == .equal && gap.space.number.value == 0
    switch (gap.before.map { name($0, description) }, gap.after.map { name($0, description) }) {
    case (let before?, let after?):
      if isFlush {
        return isHorizontal ? "\(after) starts where \(before) ends" : "\(after) is right below \(before)"
      }
      return isHorizontal
        ? "\(after) starts \(space) after \(before) ends" : "\(after) is \(space) below \(before)"
    case (nil, let after?):
      let edge = isHorizontal ? (gap.direction == nil ? "leading" : "left") : "top"
      return "\(after) \(isFlush ? "is at" : "is \(space) inside") the \(edge) edge of \(superview(index))"
    case (let before?, nil):
      let edge = isHorizontal ? (gap.direction == nil ? "trailing" : "right") : "bottom"
      return "\(before) \(isFlush ? "is at" : "is \(space) inside") the \(edge) edge of \(superview(index))"
    case (nil, nil): return description.body.text
    }
  }

  private func amount(_ relation: LayoutRelation, _ number: DescribedNumber) -> String {
    Self.bound(relation) + Self.points(number.spelling)
  }

  private static func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// `1 point`, `16 points`.
  public static func points(_ spelling: String) -> String {
    spelling == "1" ? "1 point" : "\(spelling) points"
  }

  // MARK: Equations

  private func clause(
    _ equation: ConstraintDescription.Equation, _ description: ConstraintDescription, _ index: Int
  ) -> String {
    let subject = place(equation.first, description)
    guard let second = equation.second else {
      let number = DescribedNumber(equation.constant?.value ?? 0)
      if case .attribute(let item, let attribute) = equation.first, ConstraintDescription.isExtent(attribute)
      {
        return extent(name(item, description), attribute, equation.relation, number.spelling)
      }
      let edge = equation.first.isHorizontal ? "left" : "top"
      return "\(subject) is \(amount(equation.relation, number)) from the \(edge) of \(superview(index))"
    }
    let object = place(second, description)
    let number = equation.constant?.value ?? 0
    if number != 0, equation.multiplier == nil, !equation.first.isExtent {
      return "\(subject) is \(beside(number, equation)) \(object)"
    }
    let factor = equation.multiplier.map { "\(DescribedNumber($0.value).spelling) times " } ?? ""
    let verb = equation.first.isExtent ? Self.verb(equation.relation) : Self.placing(equation)
    return "\(subject) \(verb) \(factor)\(object)\(offset(equation))"
  }

  private func extent(_ name: String, _ attribute: String, _ relation: LayoutRelation, _ number: String)
    -> String
  {
    "\(name) is \(Self.bound(relation))\(Self.points(number)) \(attribute == "width" ? "wide" : "high")"
  }

  private static func verb(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "is"
    case .lessThanOrEqual: "is at most"
    case .greaterThanOrEqual: "is at least"
    }
  }

  private static func placing(_ equation: ConstraintDescription.Equation) -> String {
    let way = equation.first.isHorizontal ? ("before", "after") : ("above", "below")
    switch equation.relation {
    case .equal: return "is at"
    case .lessThanOrEqual: return "is at or \(way.0)"
    case .greaterThanOrEqual: return "is at or \(way.1)"
    }
  }

  /// `at least 10 points below`; measured against the axis, "at least" turns into "at most".
  private func beside(_ number: Double, _ equation: ConstraintDescription.Equation) -> String {
    let way = equation.first.isHorizontal ? ("after", "before") : ("below", "above")
    var relation = equation.relation
    if number < 0 {
      if relation == .lessThanOrEqual {
        relation = .greaterThanOrEqual
      } else if relation == .greaterThanOrEqual {
        relation = .lessThanOrEqual
      }
    }
    return "\(amount(relation, DescribedNumber(abs(number)))) \(number > 0 ? way.0 : way.1)"
  }

  private func offset(_ equation: ConstraintDescription.Equation) -> String {
    let number = equation.constant?.value ?? 0
    guard number != 0 else { return "" }
    let size = Self.points(DescribedNumber(abs(number)).spelling)
    if equation.first.isExtent { return number > 0 ? " plus \(size)" : " minus \(size)" }
    let way = equation.first.isHorizontal ? ("further on", "before it") : ("further down", "further up")
    return ", \(size) \(number > 0 ? way.0 : way.1)"
  }

  private func place(_ term: ConstraintDescription.Term, _ description: ConstraintDescription) -> String {
    switch term {
    case .attribute(let item, let attribute):
      return "the \(Self.word(attribute)) of \(name(item, description))"
    case .distance(let end, let endAttribute, let start, let startAttribute):
      return "the distance from the \(Self.word(startAttribute)) of \(name(start, description)) to the "
        + "\(Self.word(endAttribute)) of \(name(end, description))"
    case .between(let passage): return place(passage, description)
    }
  }

  /// `6 points above the row boundary of NSGridView`, `0.5 times the way from the top edge of A to the bottom edge of A`.
  private func place(_ passage: ConstraintDescription.Passage, _ description: ConstraintDescription)
    -> String
  {
    let end = "the \(Self.word(passage.end.attribute)) of \(name(passage.end.item, description))"
    let way = Self.isHorizontal(passage.end.attribute) ? ("after", "before") : ("below", "above")
    let target =
      passage.offset.map {
        "\(Self.points($0.number.spelling)) \($0.isNegative ? way.1 : way.0) \(end)"
      } ?? end
    guard let share = passage.share, share.value != 1 else { return "the place " + target }
    let start = "the \(Self.word(passage.start.attribute)) of \(name(passage.start.item, description))"
    return
      "the place \(share.spelling == "0.5" ? "halfway" : "\(share.spelling) of the way") from \(start) to \(target)"
  }

  // MARK: Attributes

  /// True for the words that descriptions print for attributes.
  public static func isAttribute(_ word: String) -> Bool { ConflictRows.attributes.contains(word) }

  /// True for places along the horizontal axis, and for widths.
  public static func isHorizontal(_ attribute: String) -> Bool {
    attribute == "width" || attribute == "column-boundary" || attribute.contains("X")
      || attribute.hasPrefix("le") || attribute.hasPrefix("ri")
      || attribute.hasPrefix("tr")
  }

  private static func word(_ attribute: String) -> String {
    switch attribute {
    case "minX": "left edge"
    case "maxX": "right edge"
    case "minY": "top edge"
    case "maxY": "bottom edge"
    case "centerX", "midX": "horizontal centre"
    case "centerY", "midY": "vertical centre"
    case "centerXWithinMargins": "horizontal centre between the margins"
    case "centerYWithinMargins": "vertical centre between the margins"
    case "lastBaseline", "baseline": "last baseline"
    case "firstBaseline": "first baseline"
    case "width", "height": attribute
    case "row-boundary", "column-boundary": attribute.split(separator: "-").joined(separator: " ")
    default:
      attribute.hasSuffix("Margin") ? "\(attribute.dropLast("Margin".count)) margin" : "\(attribute) edge"
    }
  }
}

extension ConstraintDescription.Term {
  fileprivate var firstAttribute: String {
    switch self {
    case .attribute(_, let attribute), .distance(_, let attribute, _, _): attribute
    case .between(let passage): passage.end.attribute
    }
  }

  fileprivate var isHorizontal: Bool { LayoutWords.isHorizontal(firstAttribute) }

  fileprivate var isExtent: Bool {
    if case .distance = self { return true }
    return ConstraintDescription.isExtent(firstAttribute)
  }
}
