import Foundation

/// The position or length that an anchor of either façade represents. Two are equal if they are the same
/// attribute of the same item.
package struct AnchorPlace: Hashable {
  package let item: LayoutItem
  package let attribute: LayoutAttribute
  /// The start of a distance; nil for other anchors.
  package let start: LayoutTerm?

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute, from start: LayoutTerm?) {
    self.item = item
    self.attribute = attribute
    self.start = start
  }

  package static func == (one: AnchorPlace, other: AnchorPlace) -> Bool {
    one.item === other.item && one.attribute == other.attribute && one.start?.item === other.start?.item
      && one.start?.attribute == other.start?.attribute
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
    hasher.combine(start.map { ObjectIdentifier($0.item) })
    hasher.combine(start?.attribute)
  }

  /// The axis that the anchor lies on.
  package var axis: LayoutAxis {
    attribute.kind == .verticalPosition || attribute == .height ? .vertical : .horizontal
  }

  /// The item and the attribute as descriptions print them, such as `NSView:0x1.leading`.
  package func text(in describer: ConstraintDescriber) -> String {
    let place = "\(describer.item(item).text).\(attribute.name)"
    guard let start else { return place }
    return "(\(place) - \(describer.item(start.item).text).\(start.attribute.name))"
  }

  /// The relation of two anchors, or of one and a constant. Traps with Apple's text on an illegal one.
  ///
  /// - Parameter multiplier: the factor of the other place; 0 leaves only a constant (FloatingPanel's
  ///   suite).
  fileprivate func related(
    _ relation: LayoutRelation, to other: AnchorPlace?, multiplier: CGFloat, constant: CGFloat,
    symbol: SymbolicConstant?
  ) -> ConstraintSpec {
    let (other, multiplier) = multiplier == 0 ? (nil, 1) : (other, multiplier)
    var spec = ConstraintSpec(
      firstItem: item, firstAttribute: attribute, relation: relation, secondItem: other?.item,
      secondAttribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if start != nil || other?.start != nil {
      spec.starts = DistanceStarts(first: start, second: other?.start)
    }
    spec.symbol = symbol
    spec.check()
    return spec
  }
}

extension LayoutConstraintBase {
  /// States the relation of two anchors, or of one and a constant, in a new constraint. Traps with Apple's text on an illegal
  /// one.
  ///
  /// - Parameter multiplier: the factor of the other place; 0 leaves only a constant.
  package final func relate(
    _ place: AnchorPlace, _ relation: LayoutRelation, to other: AnchorPlace?, multiplier: CGFloat,
    constant: CGFloat, symbol: SymbolicConstant?
  ) {
    guard place.start == nil, other?.start == nil, multiplier != 0, multiplier.isFinite, constant.isFinite,
      place.attribute.isComparable(with: other?.attribute)
    else {
      spec = place.related(relation, to: other, multiplier: multiplier, constant: constant, symbol: symbol)
      return
    }
    // One by one: copies of a whole specification, and the counting of its references, are a third of the cost.
    spec.firstItem = place.item
    spec.firstAttribute = place.attribute
    spec.relation = relation
    spec.secondItem = other?.item
    spec.secondAttribute = other?.attribute ?? .notAnAttribute
    spec.multiplier = multiplier
    spec.constant = constant
    spec.symbol = symbol
  }
}

extension LayoutAttribute {
  /// Whether a constraint between the two, or between the attribute and a constant, is legal beyond doubt, which spares most
  /// constraints the whole check.
  fileprivate func isComparable(with other: LayoutAttribute?) -> Bool {
    guard let other else { return kind == .size }
    return kind == other.kind && kind != .none && followsDirection == other.followsDirection
      && isAbsoluteSide == other.isAbsoluteSide
  }
}
