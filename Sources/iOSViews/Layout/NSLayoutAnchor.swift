import AutoLayout
import Foundation

/// One attribute of a view or guide, from which constraints are made. The type keeps axes apart: only anchors of the
/// same kind can be related. (Apple, `NSLayoutAnchor`.) An anchor keeps its item alive.
///
/// Calls go to overloads that note the line they stand on (`NSLayoutAnchor+Site.swift`). The methods here, with nothing but
/// Apple's parameters, are what `anchor.constraint(equalTo:)` means as a value, and what satisfies protocols.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  /// Of a distance: where it starts.
  let start: LayoutTerm?
  private let keptOwners: (AnyObject?, AnyObject?)

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutTerm? = nil) {
    layoutItem = item
    self.attribute = attribute
    self.start = start
    keptOwners = (item.owner, start?.item.owner)
    super.init()
  }

  open nonisolated override var description: String { describedAnchor }

  /// The view or guide.
  open var item: AnyObject? { layoutItem.owner }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat, symbol: SymbolicConstant? = nil
  ) -> NSLayoutConstraint {
    var spec = ConstraintSpec(
      firstItem: layoutItem, firstAttribute: attribute, relation: relation, secondItem: anchor?.layoutItem,
      secondAttribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if start != nil || anchor?.start != nil {
      spec.starts = DistanceStarts(first: start, second: anchor?.start)
    }
    spec.symbol = symbol
    NSLayoutConstraint.check(spec)
    return NSLayoutConstraint(spec: spec)
  }
}

extension NSLayoutAnchor {
  /// A number of the system's spaces behind or below another anchor.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      relation, anchor, constant: SystemSpacing.betweenViews * multiplier, symbol: .anchorSpace)
  }

  func distance(to end: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(end.layoutItem, end.attribute, from: LayoutTerm(layoutItem, attribute))
  }
}

/// A horizontal place: leading, trailing, left, right, centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, along the reading direction for leading and trailing ones.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// This anchor lies `multiplier` times the system's spacing after another, in reading direction.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.equal, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A vertical place: top, bottom, centre, baselines.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor down to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// This anchor lies `multiplier` times the system's spacing below another.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.equal, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

/// Distances that the system recommends, in points.
enum SystemSpacing {
  /// Between anchors, one multiple of it: constraints made on Apple's system print `NSLayoutAnchorConstraintSpace(8)`.
  static let betweenViews: CGFloat = 8
}

/// A width or height, which may also be a constant or a multiple of another.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
