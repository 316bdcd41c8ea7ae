import Foundation

/// The user's interaction with a link or a picture in a text. Raw values match UIKit's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions, preview
}

/// A link, a picture or a tagged part of a text that the user can touch. Never created: there are no touches.
/// (Apple, `UITextItem`.)
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// The range in UTF-16 units of the text.
  public let range: NSRange

  package init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of an item, with its preview. (Apple, `UITextItem.MenuConfiguration`.)
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public let menu: UIMenu

    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}
