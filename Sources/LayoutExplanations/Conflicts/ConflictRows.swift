import AutoLayout
import ConstraintSolver

/// Descriptions as rows of a solver: relations between edges, without any views.
///
/// Leading is treated as left: mirroring does not change a conflict.
struct ConflictRows {
  /// The constraint or rule that a row comes from.
  enum Origin: Hashable {
    /// The description at this index.
    case description(Int)
    /// A rule that no log states, in words.
    case rule(ConflictArithmetic.Rule)
  }

  struct Row: Hashable {
    var terms: [Int: Double]
    var relation: LayoutRelation
    var constant: Double
    var origin: Origin

    /// True for rows that come from a description.
    var isStated: Bool {
      if case .description = origin { return true }
      return false
    }
  }

  var rows: [Row] = []
  let items: ConflictItems
  private(set) var variables: [String: Int] = [:]
  /// Rows by which masks place an item vertically in its superview.
  private(set) var placesFromTop: [(row: Int, item: ConflictItems.Key, bar: ConflictItems.Key)] = []
  /// Views whose superview is not named in the texts, by the variable for its origin.
  private(set) var unknownOrigins: [Int] = []

  var variableCount: Int { variables.count }

  init(_ descriptions: [ConstraintDescription], items: ConflictItems) {
    self.items = items
    for (index, description) in descriptions.enumerated() { add(description, at: index) }
    addRules()
  }

  // MARK: Expressions

  typealias Expression = (terms: [Int: Double], constant: Double)

  mutating func variable(_ key: ConflictItems.Key, _ part: String) -> Int {
    let name = "\(key) \(part)"
    if let index = variables[name] { return index }
    variables[name] = variables.count
    return variables.count - 1
  }

  /// The variable of an edge, if any text mentions it.
  func variable(of key: ConflictItems.Key, _ edge: String) -> Int? { variables["\(key) \(edge)"] }

  /// An attribute as a sum of edges; nil if the word is not an attribute.
  private mutating func expression(_ key: ConflictItems.Key, _ attribute: String) -> Expression? {
    if let side = Self.sides[attribute] { return ([variable(key, side): 1], 0) }
    if let (near, far) = Self.spans[attribute] {
      return ([variable(key, far): 1, variable(key, near): -1], 0)
    }
    if let (near, far) = Self.centers[attribute] {
      return ([variable(key, near): 0.5, variable(key, far): 0.5], 0)
    }
    if let margin = Self.margins[attribute] {
      if let guide = items.marginGuides[key] { return ([variable(guide, margin): 1], 0) }
      return ([variable(key, margin + " margin"): 1], 0)
    }
    if let (a, b) = Self.marginCenters[attribute], let first = expression(key, a),
      let second = expression(key, b)
    {
      return (first.terms.merging(second.terms, uniquingKeysWith: +).mapValues { $0 / 2 }, 0)
    }
    return Self.baselines.contains(attribute) ? ([variable(key, attribute): 1], 0) : nil
  }

  private static let sides = [
    "left": "left", "leading": "left", "minX": "left", "right": "right", "trailing": "right",
    "maxX": "right", "top": "top", "minY": "top", "bottom": "bottom", "maxY": "bottom",
  ]
  private static let spans = ["width": ("left", "right"), "height": ("top", "bottom")]
  private static let centers = [
    "centerX": ("left", "right"), "midX": ("left", "right"), "centerY": ("top", "bottom"),
    "midY": ("top", "bottom"),
  ]
  private static let margins = [
    "leftMargin": "left", "leadingMargin": "left", "rightMargin": "right", "trailingMargin": "right",
    "topMargin": "top", "bottomMargin": "bottom",
  ]
  private static let marginCenters = [
    "centerXWithinMargins": ("leftMargin", "rightMargin"),
    "centerYWithinMargins": ("topMargin", "bottomMargin"),
  ]
  static let baselines = ["firstBaseline", "lastBaseline", "baseline"]

  /// All words that descriptions print for attributes.
  static let attributes: Set<String> = {
    var words = Set(baselines)
    words.formUnion(sides.keys)
    words.formUnion(spans.keys)
    words.formUnion(centers.keys)
    words.formUnion(margins.keys)
    words.formUnion(marginCenters.keys)
    words.formUnion(boundaries)
    return words
  }()

  /// Names that AppKit's grids give to several items each: only a legend distinguishes them.
  private static let boundaries: Set<String> = ["row-boundary", "column-boundary"]

  // MARK: Rows

  private mutating func add(_ description: ConstraintDescription, at index: Int) {
    let origin = Origin.description(index)
    switch description.body {
    case .gap(let gap): add(gap, description, index)
    case .size(let size):
      let attribute = size.axis == .horizontal ? "width" : "height"
      if let extent = expression(items.key(size.item, in: description), attribute) {
        add(extent, size.relation, size.number.value, origin)
      }
    case .equation(let equation): add(equation, description, index)
    }
  }

  mutating func add(
    _ expression: Expression, _ relation: LayoutRelation, _ constant: Double, _ origin: Origin
  ) {
    rows.append(
      Row(
        terms: expression.terms.filter { $0.value != 0 }, relation: relation,
        constant: constant - expression.constant, origin: origin))
  }

  private mutating func add(
    _ gap: ConstraintDescription.Gap, _ description: ConstraintDescription, _ index: Int
  ) {
    let (near, far) = gap.axis == .horizontal ? ("left", "right") : ("top", "bottom")
    let bar = items.bar(index) ?? "superview of \(index)"
    let before = gap.before.map { items.key($0, in: description) }
    let after = gap.after.map { items.key($0, in: description) }
    let start = before.map { variable($0, far) } ?? variable(bar, near)
    let end = after.map { variable($0, near) } ?? variable(bar, far)
    add((Self.difference(end, start), 0), gap.relation, gap.space.number.value, .description(index))
  }

  private mutating func add(
    _ equation: ConstraintDescription.Equation, _ description: ConstraintDescription, _ index: Int
  ) {
    guard var sum = expression(equation.first, description) else { return }
    let factor = equation.multiplier?.value ?? 1
    if let second = equation.second {
      guard var other = expression(second, description) else { return }
      if factor != 1 { shiftOrigin(&sum, &other, second, description) }
      sum = Self.sum(sum, other, times: -factor)
      if let origin = proportionalOrigin(equation.first, second, description) {
        sum = Self.sum(sum, origin, times: -1)
      }
    } else if let origin = superviewOrigin(equation.first, description, index) {
      sum = Self.sum(sum, origin, times: -1)
      if case .attribute(let item, "minY") = equation.first, let bar = items.bar(index) {
        placesFromTop.append((rows.count, items.key(item, in: description), bar))
      }
    }
    add(sum, equation.relation, equation.constant?.value ?? 0, .description(index))
  }

  /// Empty where a document constrains an edge to itself.
  static func difference<Variable: Hashable>(_ a: Variable, _ b: Variable) -> [Variable: Double] {
    a == b ? [:] : [a: 1, b: -1]
  }

  private static func sum(_ a: Expression, _ b: Expression, times factor: Double) -> Expression {
    (
      a.terms.merging(b.terms.mapValues { $0 * factor }, uniquingKeysWith: +),
      a.constant + b.constant * factor
    )
  }

  private mutating func expression(
    _ term: ConstraintDescription.Term, _ description: ConstraintDescription
  ) -> Expression? {
    switch term {
    case .attribute(let item, let attribute):
      return expression(items.key(item, in: description), attribute)
    case .distance(let end, let endAttribute, let start, let startAttribute):
      guard let to = expression(items.key(end, in: description), endAttribute),
        let from = expression(items.key(start, in: description), startAttribute)
      else { return nil }
      return Self.sum(to, from, times: -1)
    case .between(let passage): return expression(passage, description)
    }
  }

  private mutating func expression(
    _ passage: ConstraintDescription.Passage, _ description: ConstraintDescription
  ) -> Expression? {
    let isSame = passage.start.text == passage.end.text
    guard let start = expression(passage.start, nth: 0, description),
      var way = expression(passage.end, nth: isSame ? 1 : 0, description)
    else { return nil }
    if let offset = passage.offset {
      way.constant += offset.isNegative ? -offset.number.value : offset.number.value
    }
    let share = passage.share?.value ?? 1
    return Self.sum(
      (start.terms.mapValues { $0 * (1 - share) }, start.constant * (1 - share)), way, times: share)
  }

  /// - Parameter nth: the index of the item among the legend's entries with this text.
  private mutating func expression(
    _ anchor: ConstraintDescription.Anchor, nth: Int, _ description: ConstraintDescription
  ) -> Expression? {
    guard Self.boundaries.contains(anchor.attribute) else {
      return expression(items.key(anchor.item, in: description), anchor.attribute)
    }
    let entries = description.names.filter { $0.label == anchor.text }
    guard entries.indices.contains(nth) else { return nil }
    return ([variable(entries[nth].meaning, "boundary"): 1], 0)
  }

  /// Positions with a multiplier are measured from the holder's origin; the holder is nearly always the second item.
  private mutating func shiftOrigin(
    _ first: inout Expression, _ second: inout Expression, _ term: ConstraintDescription.Term,
    _ description: ConstraintDescription
  ) {
    guard case .attribute(let item, let attribute) = term, Self.spans[attribute] == nil else { return }
    let near = LayoutWords.isHorizontal(attribute) ? "left" : "top"
    let origin: Expression = ([variable(items.key(item, in: description), near): 1], 0)
    first = Self.sum(first, origin, times: -1)
    second = Self.sum(second, origin, times: -1)
  }

  /// Masks that distribute space state a position as a fraction of the superview's length, measured from the
  /// superview's edge.
  private mutating func proportionalOrigin(
    _ first: ConstraintDescription.Term, _ second: ConstraintDescription.Term,
    _ description: ConstraintDescription
  ) -> Expression? {
    guard description.mask != nil, case .attribute(_, let place) = first, Self.spans[place] == nil,
      case .attribute(let superview, let length) = second, Self.spans[length] != nil
    else { return nil }
    let near = LayoutWords.isHorizontal(length) ? "left" : "top"
    return ([variable(items.key(superview, in: description), near): 1], 0)
  }

  /// Autoresizing constraints state a position as a number, measured from the superview's edge.
  private mutating func superviewOrigin(
    _ term: ConstraintDescription.Term, _ description: ConstraintDescription, _ index: Int
  ) -> Expression? {
    guard case .attribute(let item, let attribute) = term, Self.spans[attribute] == nil else { return nil }
    let near = LayoutWords.isHorizontal(attribute) ? "left" : "top"
    if let bar = items.bar(index) { return ([variable(bar, near): 1], 0) }
    let origin = variable("superview of \(items.key(item, in: description))", near)
    if !unknownOrigins.contains(origin) { unknownOrigins.append(origin) }
    return ([origin: 1], 0)
  }

  // MARK: Rules that logs do not state

  private mutating func addRules() {
    for key in items.keys {
      let name = items.name(key)
      addRule(key, "left", "right", "the width of \(name)")
      addRule(key, "top", "bottom", "the height of \(name)")
      addMarginRules(key, name)
      for line in Self.baselines where variables["\(key) \(line)"] != nil {
        addRule(key, "top", line, "the place of the baseline in \(name)")
        addRule(key, line, "bottom", "the place of the baseline in \(name)")
      }
    }
  }

  static let marginSides = [("left", true), ("right", false), ("top", true), ("bottom", false)]

  private mutating func addMarginRules(_ key: ConflictItems.Key, _ name: String) {
    for (side, near) in Self.marginSides where variables["\(key) \(side) margin"] != nil {
      let rule = "the \(side) margin of \(name)"
      addRule(key, near ? side : side + " margin", near ? side + " margin" : side, rule)
    }
  }

  private mutating func addRule(_ key: ConflictItems.Key, _ low: String, _ high: String, _ rule: String) {
    guard variables["\(key) \(low)"] != nil || variables["\(key) \(high)"] != nil else { return }
    let expression: Expression = ([variable(key, high): 1, variable(key, low): -1], 0)
    add(expression, .greaterThanOrEqual, 0, .rule(.init(subject: rule, isAboutSign: true)))
  }
}

extension ConstraintDescription.Multiplier {
  var value: Double {
    switch self {
    case .before(let number), .after(let number): number.value
    case .minus: -1
    }
  }
}
