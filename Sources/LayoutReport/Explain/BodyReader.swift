import AutoLayout
import LayoutExplanations

/// Reads the body of a constraint: a distance, a size or an equation.
struct BodyReader {
  typealias Body = ConstraintDescription.Body
  typealias Item = ConstraintDescription.Item

  let names: [ConstraintDescription.Name]

  func read(_ text: Substring) -> Body? {
    for axis in [ConstraintDescription.Axis.horizontal, .vertical]
    where text.hasPrefix(axis.rawValue + ":|") || text.hasPrefix(axis.rawValue + ":[") {
      return visual(axis, text.dropFirst(axis.rawValue.count + 1))
    }
    return equation(text)
  }

  // MARK: Distances

  private func visual(_ axis: ConstraintDescription.Axis, _ text: Substring) -> Body? {
    var text = text
    var direction: String?
    for mark in ["(LTR)", "(RTL)"] where text.hasSuffix(mark) {
      direction = mark
      text = text.dropLast(mark.count)
    }
    guard var gap = gap(axis, text) else { return direction == nil ? size(axis, text) : nil }
    gap.direction = direction
    return .gap(gap)
  }

  private func gap(_ axis: ConstraintDescription.Axis, _ text: Substring) -> ConstraintDescription.Gap? {
    for opening in text.ranges(of: "-(").prefix(ConstraintReader.mostReadings) {
      guard let before = end(text[..<opening.lowerBound]) else { continue }
      let near = text[opening.upperBound...].prefix(Self.longestSpace)
      for closing in near.ranges(of: ")-") {
        guard let space = space(text[opening.upperBound..<closing.lowerBound]),
          let after = end(text[closing.upperBound...])
        else { continue }
        return ConstraintDescription.Gap(
          axis, before.item, after.item, relation: space.relation, space.space, priority: space.priority)
      }
    }
    return nil
  }

  /// A limit that is longer than any space between the parentheses.
  private static let longestSpace = 80

  /// `|` or a bracketed item.
  private func end(_ text: Substring) -> (item: Item?, Void)? {
    if text == "|" { return (nil, ()) }
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 2 else { return nil }
    return (Item(reading: text.dropFirst().dropLast()), ())
  }

  private typealias Amount = (
    relation: LayoutRelation, space: ConstraintDescription.Space, priority: DescribedNumber?
  )

  /// `>=NSSpace(8)@750`.
  private func space(_ text: Substring) -> Amount? {
    var text = text
    let relation = takeRelation(&text)
    var priority: DescribedNumber?
    if let at = text.lastIndex(of: "@") {
      guard let number = DescribedNumber(spelling: text[text.index(after: at)...]) else { return nil }
      priority = number
      text = text[..<at]
    }
    guard let (symbol, number) = symbolicNumber(text) else { return nil }
    return (relation, ConstraintDescription.Space(number, symbol: symbol), priority)
  }

  private func takeRelation(_ text: inout Substring) -> LayoutRelation {
    for relation in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual]
    where text.hasPrefix(relation.symbol) {
      text = text.dropFirst(relation.symbol.count)
      return relation
    }
    return .equal
  }

  private func symbolicNumber(_ text: Substring) -> (SymbolicConstant?, DescribedNumber)? {
    for symbol in SymbolicConstant.allCases where text.hasPrefix(symbol.rawValue + "(") && text.hasSuffix(")")
    {
      return DescribedNumber(spelling: text.dropFirst(symbol.rawValue.count + 1).dropLast()).map {
        (symbol, $0)
      }
    }
    return DescribedNumber(spelling: text).map { (nil, $0) }
  }

  /// `[A(>=24@750)]`.
  private func size(_ axis: ConstraintDescription.Axis, _ text: Substring) -> Body? {
    guard text.hasPrefix("["), text.hasSuffix(")]"), let opening = text.lastRange(of: "("),
      let amount = space(text[opening.upperBound...].dropLast(2)), amount.space.symbol == nil
    else { return nil }
    return .size(
      ConstraintDescription.Size(
        axis, Item(reading: text[..<opening.lowerBound].dropFirst()), relation: amount.relation,
        amount.space.number, priority: amount.priority))
  }

  // MARK: Equations

  private func equation(_ text: Substring) -> Body? {
    for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      for sign in text.ranges(of: " \(relation.symbol) ").prefix(ConstraintReader.mostReadings) {
        guard let first = term(text[..<sign.lowerBound]),
          let equation = rightSide(text[sign.upperBound...], first, relation)
        else { continue }
        return .equation(equation)
      }
    }
    return nil
  }

  private func rightSide(
    _ text: Substring, _ first: ConstraintDescription.Term, _ relation: LayoutRelation
  ) -> ConstraintDescription.Equation? {
    var equation = ConstraintDescription.Equation(first, relation)
    if let number = DescribedNumber(spelling: text), !text.hasPrefix("+") {
      equation.constant = .alone(number)
      return equation
    }
    for (isNegative, sign) in [(true, "- "), (false, "+ ")] where text.hasPrefix(sign) {
      guard let number = DescribedNumber(spelling: text.dropFirst(sign.count)) else { continue }
      equation.constant = .signed(isNegative: isNegative, number)
      return equation
    }
    var text = text
    equation.constant = takeConstant(&text)
    return multiplied(text, equation) ?? multipliedBehind(text, equation)
  }

  /// ` + 12`, ` - 13` or ` NSSpace(8)` at the end.
  private func takeConstant(_ text: inout Substring) -> ConstraintDescription.Constant? {
    for (isNegative, sign) in [(true, " - "), (false, " + ")] {
      guard let mark = text.lastRange(of: sign),
        let number = DescribedNumber(spelling: text[mark.upperBound...])
      else { continue }
      text = text[..<mark.lowerBound]
      return .signed(isNegative: isNegative, number)
    }
    guard let blank = text.lastIndex(of: " "),
      case let (symbol?, number)? = symbolicNumber(text[text.index(after: blank)...])
    else { return nil }
    text = text[..<blank]
    return .symbol(symbol, number)
  }

  /// `B.width`, `0.5*B.width`, `-B.width`.
  private func multiplied(_ text: Substring, _ equation: ConstraintDescription.Equation)
    -> ConstraintDescription.Equation?
  {
    var equation = equation
    if let star = text.firstIndex(of: "*"), let factor = DescribedNumber(spelling: text[..<star]),
      let second = term(text[text.index(after: star)...])
    {
      equation.second = second
      equation.multiplier = .before(factor)
      return equation
    }
    if text.hasPrefix("-"), let second = term(text.dropFirst()) {
      equation.second = second
      equation.multiplier = .minus
      return equation
    }
    guard let second = term(text) else { return nil }
    equation.second = second
    return equation
  }

  /// `B.width * 0.5`, as libraries print it.
  private func multipliedBehind(_ text: Substring, _ equation: ConstraintDescription.Equation)
    -> ConstraintDescription.Equation?
  {
    guard let star = text.lastRange(of: " * "),
      let factor = DescribedNumber(spelling: text[star.upperBound...]),
      let second = term(text[..<star.lowerBound])
    else { return nil }
    var equation = equation
    equation.second = second
    equation.multiplier = .after(factor)
    return equation
  }

  // MARK: Terms

  private func term(_ text: Substring) -> ConstraintDescription.Term? {
    if text.hasPrefix("("), text.hasSuffix(")") {
      let inner = text.dropFirst().dropLast()
      return distance(inner) ?? passage(inner)
    }
    return attribute(text).map { .attribute($0.0, $0.1) }
  }

  /// `B.leading - A.leading`.
  private func distance(_ text: Substring) -> ConstraintDescription.Term? {
    for minus in text.ranges(of: " - ").prefix(ConstraintReader.mostReadings) {
      guard let end = attribute(text[..<minus.lowerBound]), let start = attribute(text[minus.upperBound...])
      else { continue }
      return .distance(to: end.0, end.1, from: start.0, start.1)
    }
    return nil
  }

  /// `A.top+0.5*((A.bottom-6) - A.top)`.
  private func passage(_ text: Substring) -> ConstraintDescription.Term? {
    for plus in text.ranges(of: "+").prefix(ConstraintReader.mostReadings) {
      guard let start = anchor(text[..<plus.lowerBound]) else { continue }
      var way = text[plus.upperBound...]
      var share: DescribedNumber?
      if let star = way.firstIndex(of: "*"), let number = DescribedNumber(spelling: way[..<star]) {
        share = number
        way = way[way.index(after: star)...]
      }
      guard way.hasPrefix("("), way.hasSuffix(")") else { continue }
      way = way.dropFirst().dropLast()
      for minus in way.ranges(of: " - ").prefix(ConstraintReader.mostReadings) {
        guard let (end, offset) = target(way[..<minus.lowerBound]),
          let origin = anchor(way[minus.upperBound...])
        else { continue }
        return .between(.init(from: start, share: share, to: end, offset: offset, origin: origin))
      }
    }
    return nil
  }

  /// `A.bottom` or `(A.bottom-6)`.
  private func target(_ text: Substring)
    -> (ConstraintDescription.Anchor, ConstraintDescription.Offset?)?
  {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return anchor(text).map { ($0, nil) } }
    let inner = text.dropFirst().dropLast()
    guard let sign = inner.lastIndex(where: { $0 == "-" || $0 == "+" }),
      let number = DescribedNumber(spelling: inner[inner.index(after: sign)...]),
      let anchor = anchor(inner[..<sign])
    else { return nil }
    return (anchor, ConstraintDescription.Offset(isNegative: inner[sign] == "-", number))
  }

  private func anchor(_ text: Substring) -> ConstraintDescription.Anchor? {
    attribute(text).map { ConstraintDescription.Anchor($0.0, $0.1) }
  }

  private func attribute(_ text: Substring) -> (Item, String)? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let attribute = String(text[text.index(after: dot)...])
    guard LayoutWords.isAttribute(attribute) else { return nil }
    let item = Item(reading: text[..<dot])
    // A name may contain nearly anything, but a text in the legend or a single word is certainly a
    // name.
    if case .named(let name) = item, !names.contains(where: { $0.label == name }), name.contains(" ") {
      return nil
    }
    return (item, attribute)
  }
}
