import AutoLayout
import Foundation

/// One attribute of a view or guide, from which constraints are made. The type distinguishes axes: only anchors of the
/// same kind can be related. (Apple, `NSLayoutAnchor`; in AppKit it belongs to no actor.) An anchor keeps its item alive.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: AnchorPlace
  private let keptOwners: (AnyObject?, AnyObject?)

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutTerm? = nil) {
    place = AnchorPlace(item, attribute, from: start)
    keptOwners = (item.owner, start?.item.owner)
    super.init()
  }

  open override var description: String { describedAnchor }

  /// The item and the attribute, such as `NSView:0x1.leading`.
  open var name: String { place.text(in: ConstraintDescriber()) }

  /// The view or guide.
  open var item: AnyObject? { place.item.owner }

  /// True if the anchor's item has an ambiguous layout.
  open var hasAmbiguousLayout: Bool { place.item.hasAmbiguousLayout }

  /// The constraints that determine the position and size of the anchor's item on the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    place.item.constraintsAffectingLayout(for: place.axis).compactMap { $0 as? NSLayoutConstraint }
  }

  /// True for anchors of the same place of the same view or guide, whatever their type.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any ComparableAnchor)?.place == place }

  open override var hash: Int { place.hashValue }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0).traced()
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0).traced()
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0).traced()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c).traced()
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: c).traced()
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: c).traced()
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat, symbol: SymbolicConstant? = nil
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relate(
      place, relation, to: anchor?.place, multiplier: multiplier, constant: constant, symbol: symbol)
    return constraint
  }

  /// A constraint at a multiple of the system spacing after or below another anchor.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor, constant: Self.systemSpacing * multiplier, symbol: .anchorSpace)
  }

  /// The space that the system recommends between views, in points: constraints made on Apple's system print
  /// `NSLayoutAnchorConstraintSpace(8)`.
  private static var systemSpacing: CGFloat { 8 }

  func distance(to end: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(end.place.item, end.place.attribute, from: LayoutTerm(place.item, place.attribute))
  }
}

/// A comparable anchor of any type.
private protocol ComparableAnchor {
  var place: AnchorPlace { get }
}

extension NSLayoutAnchor: ComparableAnchor {}

/// A horizontal place: leading, trailing, left, right, centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier).traced()
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier).traced()
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier).traced()
  }
}

/// A vertical place: top, bottom, centre, baselines.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier).traced()
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier).traced()
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier).traced()
  }
}

/// A width or height, which may also be a constant or a multiple of another.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c).traced()
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c).traced()
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c).traced()
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0).traced()
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0).traced()
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0).traced()
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c).traced()
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c).traced()
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c).traced()
  }
}
