extension VisualFormat: CustomStringConvertible {
  /// The format in its shortest spelling; reading it again gives the same tree.
  public var description: String {
    var text =
      switch orientation {
      case .horizontal: "H:"
      case .vertical: "V:"
      case nil: ""
      }
    if let leading { text += "|" + leading.text }
    for (index, view) in views.enumerated() {
      text += view.text
      if index < connections.count { text += connections[index].text }
    }
    if let trailing { text += trailing.text + "|" }
    return text
  }
}

extension VisualFormat.Connection {
  fileprivate var text: String {
    switch self {
    case .flush: "" as String
    case .standard: "-"
    case .predicates(let predicates):
      predicates.simpleText.map { "-\($0)-" } ?? "-(\(predicates.text))-"
    }
  }
}

extension VisualFormat.View {
  fileprivate var text: String {
    predicates.isEmpty ? "[\(name)]" : "[\(name)(\(predicates.text))]"
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var text: String { map(\.text).joined(separator: ",") }

  /// A single plain number or metric needs no parentheses.
  fileprivate var simpleText: String? {
    guard count == 1, let only = first, only.relation == nil, only.priority == nil else { return nil }
    if case .number(let number) = only.object, number.sign == .minus { return nil }
    return only.object.text
  }
}

extension VisualFormat.Predicate {
  fileprivate var text: String {
    (relation?.symbol ?? "") + object.text + (priority.map { "@" + $0.text } ?? "")
  }
}

extension VisualFormat.Operand {
  fileprivate var text: String {
    switch self {
    case .name(let name): return name
    case .number(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
