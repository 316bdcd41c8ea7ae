import Foundation

/// What can take events. (Apple, `UIResponder`.) Events that a responder does not handle go to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated(unsafe) var associations: AssociationTable?

  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Shaking and keys, of which there are none

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What stands above the keyboard while this responder is the first.
  open var inputAccessoryView: UIView? { nil }
  /// What stands in the keyboard's place while this responder is the first.
  open var inputView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  private static weak var firstResponder: UIResponder?

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.firstResponder = self
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    isFirstResponder = false
    return true
  }

  #if !canImport(ObjectiveC)
    /// Sets a property by its name, as documents do with outlets. The default finds stored properties that are variables;
    /// their observers do not run, as Swift keeps setters without names. Override it for properties of other kinds.
    open func setValue(_ value: Any?, forKey key: String) {
      if !KeyedValues.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
    }

    /// Called for a property that there is none of. The default traps.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { failForUndefinedKey(key) }
  #endif

  /// Called on objects of a document once all of it is loaded.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

extension UIResponder: AssociationHolder {}

/// What a text's program shows in the keyboard's place, and above it.
struct KeyboardViews {
  var input: UIView?
  var accessory: UIView?
}
