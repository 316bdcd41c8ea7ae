import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A field for passwords: each character is shown as a dot. (Apple, `NSSecureTextField`.)
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {
  open override class var cellClass: AnyClass? {
    get { NSSecureTextFieldCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .secureField }
  /// Reports must not contain passwords.
  @_spi(ViewHooks) open override var shownText: String? { nil }
}

/// The cell of fields for passwords. (Apple, `NSSecureTextFieldCell`.)
@preconcurrency @MainActor
open class NSSecureTextFieldCell: NSTextFieldCell {
  @AlwaysObserved open var echosBullets = true { didSet { contentDidChange() } }
  override var shownString: String { echosBullets ? String(repeating: "•", count: stringValue.count) : "" }
  @_spi(ViewHooks) open override var metricKind: ControlKind? { isFramed ? .secureField : .label }
}
