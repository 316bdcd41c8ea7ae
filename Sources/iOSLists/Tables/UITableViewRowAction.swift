import Foundation

/// A button beside a row, before swipe actions (iOS 8 to 12). (Apple, `UITableViewRowAction`.)
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case normal

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
