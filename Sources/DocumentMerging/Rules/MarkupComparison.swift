/// Compares the meaning of two pieces of markup, regardless of notation.
enum MarkupComparison {
  /// The largest difference between notations of the same number: 0.33333334326744 and 0.33333334329999999.
  private static let tolerance = 1e-6

  /// - Parameter name: the attribute's name.
  static func isSame(_ name: String, _ a: String?, _ b: String?) -> Bool {
    if a == b { return true }
    guard let a, let b, ElementRules.numbers.contains(name), let x = Double(a), let y = Double(b),
      x.isFinite, y.isFinite
    else { return false }
    return abs(x - y) <= tolerance * max(1, abs(x), abs(y))
  }

  /// Whether two elements have the same name, attributes and contents, in any order of attributes.
  ///
  /// - Parameter ignoringId: whether two objects may be equal with different ids.
  static func isSame(
    _ a: Int, of first: MarkupTree, _ b: Int, of second: MarkupTree, ignoringId: Bool = false
  ) -> Bool {
    var pending = [(a, b, ignoringId)]
    while let (left, right, ignoringId) = pending.popLast() {
      let (x, y) = (first[left], second[right])
      guard x.name == y.name, x.children.count == y.children.count,
        hasSameAttributes(x, y, ignoringId: ignoringId)
      else { return false }
      if x.hasText || y.hasText {
        guard first.text(of: left) == second.text(of: right) else { return false }
      }
      for (one, other) in zip(x.children, y.children) { pending.append((one, other, false)) }
    }
    return true
  }

  private static func hasSameAttributes(_ a: MarkupElement, _ b: MarkupElement, ignoringId: Bool) -> Bool {
    a.attributes.count == b.attributes.count
      && a.attributes.allSatisfy { attribute in
        (ignoringId && attribute.name == "id")
          || isSame(attribute.name, attribute.value, b[attribute.name])
      }
  }
}
