extension ConstraintDescription {
  /// The number of points that the constraint states for an extent; nil if it states none.
  package var fixedExtent: Double? {
    switch body {
    case .size(let size): return size.number.value
    case .equation(let equation):
      guard equation.second == nil, case .attribute(_, let attribute) = equation.first,
        Self.isExtent(attribute)
      else { return nil }
      return equation.constant?.value ?? 0
    case .gap: return nil
    }
  }

  /// Whether a word for an attribute is that of an extent.
  package static func isExtent(_ attribute: String) -> Bool { attribute == "width" || attribute == "height" }
}

extension ConstraintDescription.Constant {
  /// Points, below zero behind a minus sign.
  package var value: Double {
    switch self {
    case .alone(let number), .symbol(_, let number): number.value
    case .signed(let isNegative, let number): isNegative ? -number.value : number.value
    }
  }
}
