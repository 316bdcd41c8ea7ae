import Foundation

extension UIResponder: OutletHolder {}

extension UIGestureRecognizer: OutletHolder {
  func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return false }
    delegate = value as? any UIGestureRecognizerDelegate
    return true
  }
}

#if !canImport(ObjectiveC)
  extension UIResponder {
    /// Traps with Apple's message for a property that a class does not have.
    func failForUndefinedKey(_ key: String) -> Never {
      preconditionFailure(
        """
        [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
        \(key). A stored property of that name, of a type that the value fits, would do.
        """)
    }
  }
#endif
