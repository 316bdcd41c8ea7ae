import Foundation

/// The buttons behind a row that is swiped. (Apple, `UISwipeActionsConfiguration`.)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One button behind a row. (Apple, `UIContextualAction`.)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    case destructive
  }

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The background colour: by default grey, or red if destructive.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
