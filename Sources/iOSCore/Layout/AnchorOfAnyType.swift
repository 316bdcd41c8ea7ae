import AutoLayout
import Foundation

/// An anchor whose type is found out at run time.
///
/// In Objective-C an anchor's type parameter is gone when a program runs, so that Apple's `firstAnchor`, of the type
/// `NSLayoutAnchor<AnyObject>`, may be cast to an `NSLayoutAnchor<NSLayoutDimension>`. In Swift such a question
/// is answered, with no, when it is compiled. So constraints hand out their anchors a second time as this.
@preconcurrency @MainActor
public protocol AnchorOfAnyType: NSObjectProtocol {
  /// The view or guide.
  var item: AnyObject? { get }
  /// The same anchor, of the type that Apple gives it.
  var ofAnyType: NSLayoutAnchor<AnyObject> { get }
}

extension NSLayoutAnchor: AnchorOfAnyType {
  public var ofAnyType: NSLayoutAnchor<AnyObject> {
    // The parameter only keeps axes apart: nothing in an anchor is of its type, nor laid out by it.
    Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
      .takeUnretainedValue()
  }
}

/// Makes the anchors of a constraint, each of the class that its item hands out.
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
