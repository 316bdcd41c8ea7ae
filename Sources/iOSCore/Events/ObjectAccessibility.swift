import Foundation

/// An object that stores its own accessibility attributes: a view or an element.
@MainActor
protocol AccessibleObject: AnyObject {
  var accessibilityFrame: CGRect { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var isAccessibilityElement: Bool { get set }
  var accessibilityElements: [Any]? { get set }
}

extension UIView: AccessibleObject {}
extension UIAccessibilityElement: AccessibleObject {}

#if !canImport(ObjectiveC)
  /// Members that UIKit adds to every object (Apple, `UIAccessibility`). Views and elements have their own overridable
  /// members, which these call, so that a view passed as an `NSObject` returns the same values.
  extension NSObjectProtocol where Self: NSObject {
    /// The frame in the window's coordinates; zero unless set.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
      get { readableAccessibility.accessibilityFrame }
      set { writableAccessibility.accessibilityFrame = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
      get { readableAccessibility.accessibilityLabel }
      set { writableAccessibility.accessibilityLabel = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
      get { readableAccessibility.accessibilityHint }
      set { writableAccessibility.accessibilityHint = newValue }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
      get { readableAccessibility.accessibilityValue }
      set { writableAccessibility.accessibilityValue = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
      get { readableAccessibility.accessibilityIdentifier }
      set { writableAccessibility.accessibilityIdentifier = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
      get { readableAccessibility.accessibilityTraits }
      set { writableAccessibility.accessibilityTraits = newValue }
    }
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
      get { readableAccessibility.isAccessibilityElement }
      set { writableAccessibility.isAccessibilityElement = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
      get { readableAccessibility.accessibilityElements }
      set { writableAccessibility.accessibilityElements = newValue }
    }

    @MainActor private var readableAccessibility: any AccessibleObject {
      self as? any AccessibleObject ?? ObjectAccessibility.known(self) ?? ObjectAccessibility()
    }
    @MainActor private var writableAccessibility: any AccessibleObject {
      self as? any AccessibleObject ?? ObjectAccessibility.of(self)
    }
  }

  /// The accessibility of an object that is not a responder, stored separately.
  @MainActor
  private final class ObjectAccessibility: AccessibleObject {
    static let key = AssociationKey()

    var accessibilityFrame = CGRect.zero
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityIdentifier: String?
    var accessibilityTraits = UIAccessibilityTraits.none
    var isAccessibilityElement = false
    var accessibilityElements: [Any]?

    static func known(_ object: AnyObject) -> ObjectAccessibility? {
      objc_getAssociatedObject(object, key) as? ObjectAccessibility
    }

    static func of(_ object: AnyObject) -> ObjectAccessibility {
      key.value(of: object) { ObjectAccessibility() }
    }
  }
#endif
