import Foundation

/// The delegate of a text field, which allows changes and is notified of typing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Never called: there are no touches.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Never called: there are no touches.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Called after the field has resigned first responder. The default calls ``textFieldDidEndEditing(_:)``, which
  /// UIKit does not call if this method is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the selection or the text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Never called: no menu is shown.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextField {
  /// The reason why a field has resigned first responder. Raw values match UIKit's.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed = 0
    case cancelled
  }
}

/// UIKit's defaults for methods that a delegate does not implement.
extension UITextFieldDelegate {
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
