extension ConstraintDescription: CustomStringConvertible {
  /// As Apple's systems print it.
  public var description: String {
    var text = "<\(className):\(address) "
    if let mask { text += mask + " " }
    if let identifier { text += "'\(identifier)' " }
    text += body.text
    if let contentPriorities { text += contentPriorities.text }
    if let priority { text += prioritySign.rawValue + priority.spelling }
    return text + legendText + ">" + (addendum.map { " " + $0 } ?? "")
  }

  /// The visual form or the equation of the constraint, without its name, priority and state. (Apple's private
  /// `asciiArtDescription`.)
  public var asciiArt: String { body.text }

  private var legendText: String {
    let list = names.map { "\($0.label):\($0.meaning)" }.joined(separator: ", ")
    let spacing = legendSpacing
    let end = Self.blanks(spacing.beforeEnd) + ")" + Self.blanks(spacing.behindEnd)
    let before = Self.blanks(spacing.before)
    switch legend {
    case .legacy:
      return names.isEmpty ? "" : "\(before)(Names:\(Self.blanks(spacing.behindLabel))\(list)\(end)"
    case .current:
      guard let state else { return "" }
      return before + (names.isEmpty ? "(\(state))" : "(\(state), names: \(list)\(end)")
    }
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension ConstraintDescription.Body {
  package var text: String {
    switch self {
    case .gap(let gap): gap.text
    case .size(let size): size.text
    case .equation(let equation): equation.text
    }
  }
}

extension ConstraintDescription.Gap {
  fileprivate var text: String {
    let ends = [before, after].map { $0.map { "[\($0.text)]" } ?? "|" }
    let level = priority.map { "@" + $0.spelling } ?? ""
    return "\(axis.rawValue):\(ends[0])-(\(relation.prefix)\(space.text)\(level))-\(ends[1])"
      + (direction ?? "")
  }
}

extension ConstraintDescription.Space {
  package var text: String { symbol.map { "\($0.rawValue)(\(number.spelling))" } ?? number.spelling }
}

extension ConstraintDescription.Size {
  fileprivate var text: String {
    let level = priority.map { "@" + $0.spelling } ?? ""
    return "\(axis.rawValue):[\(item.text)(\(relation.prefix)\(number.spelling)\(level))]"
  }
}

extension ConstraintDescription.Equation {
  fileprivate var text: String {
    var text = "\(first.text) \(relation.symbol)"
    if let second {
      text += " "
      switch multiplier {
      case nil: text += second.text
      case .before(let factor): text += "\(factor.spelling)*\(second.text)"
      case .minus: text += "-\(second.text)"
      case .after(let factor): text += "\(second.text) * \(factor.spelling)"
      }
    }
    return text + (constant?.text ?? "")
  }
}

extension ConstraintDescription.Constant {
  fileprivate var text: String {
    switch self {
    case .alone(let number): " \(number.spelling)"
    case .signed(let isNegative, let number): " \(isNegative ? "-" : "+") \(number.spelling)"
    case .symbol(let symbol, let number): " \(symbol.rawValue)(\(number.spelling))"
    }
  }
}

extension ConstraintDescription.Term {
  package var text: String {
    switch self {
    case .attribute(let item, let attribute): "\(item.text).\(attribute)"
    case .distance(let end, let endAttribute, let start, let startAttribute):
      "(\(end.text).\(endAttribute) - \(start.text).\(startAttribute))"
    case .between(let passage): passage.text
    }
  }
}

extension ConstraintDescription.Anchor {
  package var text: String { "\(item.text).\(attribute)" }
}

extension ConstraintDescription.Passage {
  fileprivate var text: String {
    let factor = share.map { $0.spelling + "*" } ?? ""
    let target = offset.map { "(\(end.text)\($0.isNegative ? "-" : "+")\($0.number.spelling))" } ?? end.text
    return "(\(start.text)+\(factor)(\(target) - \(origin.text)))"
  }
}

extension ConstraintDescription.Item {
  /// The text that Apple's systems print.
  public var text: String {
    switch self {
    case .named(let name): return name
    case .object(let className, let address, let text):
      return "\(className):\(address)" + (text.map { "'\($0)'" } ?? "")
    }
  }
}

extension ConstraintDescription.ContentPriorities {
  fileprivate var text: String {
    " Hug:\(hugging.spelling) CompressionResistance:\(compressionResistance.spelling)"
  }
}

extension LayoutRelation {
  /// As equations print it.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// As distances print it.
  fileprivate var prefix: String { self == .equal ? "" : symbol }
}
