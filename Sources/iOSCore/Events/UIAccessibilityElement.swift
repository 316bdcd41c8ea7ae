import AutoLayout
import Foundation

/// A part of a view that assistive technologies treat as an element. (Apple, `UIAccessibilityElement`.)
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityIdentifier: String?
  open var accessibilityElements: [Any]?
  /// The frame in the coordinates of the view that contains the element.
  @AlwaysObserved open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// Properties that few responders set, stored outside of them.
@MainActor
final class AccessibilityExtras {
  static let key = AssociationKey()

  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var language: String?
  var respondsToUserInteraction = true
  var containerType = UIAccessibilityContainerType.none
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
}

extension UIResponder {
  var accessibilityExtras: AccessibilityExtras? {
    objc_getAssociatedObject(self, AccessibilityExtras.key) as? AccessibilityExtras
  }

  func makeAccessibilityExtras() -> AccessibilityExtras {
    AccessibilityExtras.key.value(of: self) { AccessibilityExtras() }
  }

  var containedAccessibilityElements: [Any] {
    switch self {
    case let view as UIView: view.accessibilityElements ?? []
    case let element as UIAccessibilityElement: element.accessibilityElements ?? []
    default: []
    }
  }

  var frameInWindow: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }
}

extension UIAccessibility {
  /// Converts a rectangle from a view's coordinates to the screen's: those of the window, which fills the
  /// screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
