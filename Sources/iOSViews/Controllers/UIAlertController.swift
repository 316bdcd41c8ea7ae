import Foundation

/// A choice of an alert. (Apple, `UIAlertAction`.)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with choices. (Apple, `UIAlertController`.)
///
/// The system lays alerts out by rules of its own, which nobody outside can constrain: what it holds is kept, and its view
/// is empty.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// For alerts only, as in UIKit.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "Text fields can only be added to an alert controller of style .alert")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}
