import AutoLayout
import Foundation

/// An anchor whose type is determined at run time.
///
/// In Objective-C an anchor's type parameter does not exist at run time, so Apple's `firstAnchor`, of the type
/// `NSLayoutAnchor<AnyObject>`, can be cast to an `NSLayoutAnchor<NSLayoutDimension>`. Swift rejects this cast at
/// compile time. Therefore constraints also provide their anchors as values of this protocol.
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
@_disfavoredOverload public func == (one: any AnchorOfAnyType, other: NSObject) -> Bool { one.isEqual(other) }
/// Whether both are the same anchor.
@_disfavoredOverload public func == (one: NSObject, other: any AnchorOfAnyType) -> Bool { other.isEqual(one) }
/// Whether the anchors differ.
@_disfavoredOverload public func != (one: any AnchorOfAnyType, other: NSObject) -> Bool {
  !one.isEqual(other)
}
