import InterfaceBuilder

/// Constraints as people write them: `nameLabel.leading = superview.leadingMargin + 16`.
struct ConstraintWords {
  let tree: DocumentTree
  let names: ObjectNames

  /// The constraint with its numbers.
  func text(_ index: Int) -> String {
    let element = tree.nodes[index].element
    var text = "\(side(index, "first")) \(relation(element))"
    if hasSecondItem(element) {
      if let multiplier = element["multiplier"], multiplier != "1" {
        text += " \(PlainText.number(multiplier)) ×"
      }
      text += " \(side(index, "second"))" + constant(element)
    } else {
      text += " " + PlainText.number(element["constant"] ?? "0")
    }
    if let priority = element["priority"] { text += " @\(PlainText.number(priority))" }
    return text
  }

  /// The constraint without its numbers.
  func title(_ index: Int) -> String {
    let element = tree.nodes[index].element
    guard hasSecondItem(element) else { return side(index, "first") }
    return "\(side(index, "first")) \(relation(element)) \(side(index, "second"))"
  }

  func relation(_ element: DocumentElement) -> String {
    switch element["relation"] {
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    default: "="
    }
  }

  /// One side, `first` or `second`.
  func side(_ index: Int, _ side: String) -> String {
    let attribute = PlainText.safe(tree.nodes[index].element[side + "Attribute"] ?? "")
    return attribute.isEmpty ? item(index, side) : "\(item(index, side)).\(attribute)"
  }

  private func constant(_ element: DocumentElement) -> String {
    guard let constant = element["constant"], constant != "0" else { return "" }
    let number = PlainText.number(constant)
    return number.hasPrefix("-") ? " − " + number.dropFirst() : " + " + number
  }

  private func hasSecondItem(_ element: DocumentElement) -> Bool {
    element["secondItem"] != nil || (element["secondAttribute"] ?? "notAnAttribute") != "notAnAttribute"
  }

  private func item(_ index: Int, _ side: String) -> String {
    let target = node(of: index, side)
    guard let target else { return names.name(ofID: tree.nodes[index].element[side + "Item"] ?? "") }
    let other = node(of: index, side == "first" ? "second" : "first")
    if tree.nodes[target].element.name.hasSuffix("Guide") { return guide(target, other) }
    return isSuperview(target, of: other) ? "superview" : names.name(target)
  }

  /// A side without an item means the view that holds the constraint.
  private func node(of index: Int, _ side: String) -> Int? {
    let element = tree.nodes[index].element
    if let id = element[side + "Item"] { return tree.objects[id] }
    guard side == "first" || hasSecondItem(element) else { return nil }
    let holder = tree.parentObject(of: index)
    return holder >= 0 ? holder : nil
  }

  private func isSuperview(_ index: Int, of other: Int?) -> Bool {
    guard let other, other != index else { return false }
    var inner = other
    if tree.nodes[inner].element.name.hasSuffix("Guide") { inner = tree.parentObject(of: inner) }
    return inner >= 0 && tree.parentObject(of: inner) == index
  }

  private func guide(_ index: Int, _ other: Int?) -> String {
    let element = tree.nodes[index].element
    let kind = PlainText.safe(element.key ?? element["type"].map { $0 + "LayoutGuide" } ?? element.name)
    let holder = tree.parentObject(of: index)
    let isPlain = holder < 0 || other == nil || tree.isInside(other ?? 0, holder)
    return isPlain ? kind : "\(names.name(holder)).\(kind)"
  }
}
