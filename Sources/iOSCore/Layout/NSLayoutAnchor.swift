import AutoLayout
import Foundation

/// One attribute of a view or guide, from which constraints are made. The type distinguishes axes: only anchors of the same
/// kind can be related. (Apple, `NSLayoutAnchor`.) An anchor keeps its item alive.
///
/// Calls use overloads that record the line of the call (`NSLayoutAnchor+Site.swift`). The methods here have only Apple's
/// parameters: they are used for `anchor.constraint(equalTo:)` as a function value, and to satisfy protocols.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Never changes. `isEqual(_:)` and `hash`, which belong to no actor, read it.
  nonisolated(unsafe) let place: AnchorPlace
  private let keptOwners: (AnyObject?, AnyObject?)

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutTerm? = nil) {
    place = AnchorPlace(item, attribute, from: start)
    keptOwners = (item.owner, start?.item.owner)
    super.init()
  }

  open nonisolated override var description: String { describedAnchor }

  /// The view or guide.
  open var item: AnyObject? { place.item.owner }

  /// True for anchors of the same place of the same view or guide, whatever their type.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? any ComparableAnchor)?.place == place
  }

  open nonisolated override var hash: Int { place.hashValue }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: c).traced()
  }

  @_disfavoredOverload
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
}

/// A comparable anchor of any type.
private protocol ComparableAnchor {
  var place: AnchorPlace { get }
}

extension NSLayoutAnchor: ComparableAnchor {}

extension NSLayoutAnchor {
  /// A constraint at a multiple of the system spacing after or below another anchor.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      relation, anchor, constant: SystemSpacing.between(self, anchor) * multiplier, symbol: .anchorSpace)
  }

  func distance(to end: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(end.place.item, end.place.attribute, from: LayoutTerm(place.item, place.attribute))
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
    spaced(.equal, anchor, multiplier).traced()
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    spaced(.greaterThanOrEqual, anchor, multiplier).traced()
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.lessThanOrEqual, anchor, multiplier).traced()
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
    spaced(.equal, anchor, multiplier).traced()
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    spaced(.greaterThanOrEqual, anchor, multiplier).traced()
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.lessThanOrEqual, anchor, multiplier).traced()
  }
}

/// Distances that the system recommends, in points.
enum SystemSpacing {
  /// The standard spacing between anchors: constraints made on Apple's system print
  /// `NSLayoutAnchorConstraintSpace(8)`.
  static let betweenViews: CGFloat = 8

  /// The spacing between two baselines: the greater line height of their fonts, as between the lines of a paragraph.
  /// (Apple documents that it depends on the fonts at the baselines, but not how:
  /// "constraint(equalToSystemSpacingBelow:multiplier:)".) The spacing is read once, when the constraint is made.
  @MainActor
  static func between<Axis>(_ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>) -> CGFloat {
    guard let upper = lineHeight(at: first), let lower = lineHeight(at: second) else { return betweenViews }
    return max(upper, lower)
  }

  /// The line height of the font at a baseline; nil for other anchors and for views without text.
  @MainActor
  private static func lineHeight<Axis>(at anchor: NSLayoutAnchor<Axis>) -> CGFloat? {
    guard let view = anchor.item as? UIView else { return nil }
    let text: UIView
    switch anchor.place.attribute {
    case .firstBaseline: text = view.forFirstBaselineLayout
    case .lastBaseline: text = view.forLastBaselineLayout
    default: return nil
    }
    return text.viewText?.font.map { view.layoutGrid.roundUp($0.lineHeight) }
  }
}

/// A width or height, which may also be a constant or a multiple of another.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0).traced()
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, multiplier: m, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c).traced()
  }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c).traced()
  }
}

/// An anchor whose type is determined at run time.
///
/// In Objective-C an anchor's type parameter does not exist at run time, so Apple's `firstAnchor`, of the type
/// `NSLayoutAnchor<AnyObject>`, can be cast to an `NSLayoutAnchor<NSLayoutDimension>`. Swift rejects this cast at
/// compile time. Therefore constraints also provide their anchors as values of this protocol.
@preconcurrency @MainActor
public protocol AnchorOfAnyType: NSObjectProtocol {
  /// The view or guide.
  var item: AnyObject? { get }
  /// The same anchor, of the type that Apple declares.
  var ofAnyType: NSLayoutAnchor<AnyObject> { get }
}

extension NSLayoutAnchor: AnchorOfAnyType {
  public var ofAnyType: NSLayoutAnchor<AnyObject> {
    // The type parameter only distinguishes axes: it does not affect the memory layout of an anchor.
    Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
      .takeUnretainedValue()
  }
}

/// Creates the anchors of a constraint, each of the class that its item provides.
@preconcurrency @MainActor
public protocol ConstraintWithAnchors: AnyObject {
  /// The two sides from which a constraint's anchors are made.
  var anchorSides: (first: any AnchorOfAnyType, second: (any AnchorOfAnyType)?) { get }
}

extension ConstraintWithAnchors {
  /// The first item's anchor; as a value of any other type it is `NSLayoutConstraint.firstAnchor`.
  public var firstAnchor: any AnchorOfAnyType { anchorSides.first }
  /// The anchor on the right side; nil if there is only a number.
  public var secondAnchor: (any AnchorOfAnyType)? { anchorSides.second }
}

extension NSLayoutConstraint: ConstraintWithAnchors {
  public var anchorSides: (first: any AnchorOfAnyType, second: (any AnchorOfAnyType)?) {
    let first = Self.anchor(
      spec.firstItem ?? LayoutGuideNode(owner: nil), spec.firstAttribute, from: spec.starts?.first)
    let second = spec.secondItem.map {
      Self.anchor($0, spec.secondAttribute, from: spec.starts?.second)
    }
    return (first, second)
  }

  private static func anchor(_ item: LayoutItem, _ attribute: Attribute, from start: LayoutTerm?)
    -> any AnchorOfAnyType
  {
    if start != nil { return NSLayoutDimension(item, attribute, from: start) }
    return switch attribute.kind {
    case .horizontalPosition: NSLayoutXAxisAnchor(item, attribute)
    case .verticalPosition: NSLayoutYAxisAnchor(item, attribute)
    case .size, .none: NSLayoutDimension(item, attribute)
    }
  }
}

/// True for anchors of the same place, whatever their types.
@_disfavoredOverload @preconcurrency @MainActor
public func == (one: any AnchorOfAnyType, other: NSObject) -> Bool { one.isEqual(other) }
/// Whether both are the same anchor.
@_disfavoredOverload @preconcurrency @MainActor
public func == (one: NSObject, other: any AnchorOfAnyType) -> Bool { other.isEqual(one) }
/// Whether the anchors differ.
@_disfavoredOverload @preconcurrency @MainActor
public func != (one: any AnchorOfAnyType, other: NSObject) -> Bool { !one.isEqual(other) }
