import Foundation

/// An action that a screen reader offers. (Apple, `UIAccessibilityCustomAction`.)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector?
  open var image: UIImage?
  open var attributedName: NSAttributedString {
    get { styledName ?? NSAttributedString(string: name) }
    set {
      styledName = newValue
      name = newValue.string
    }
  }
  private var styledName: NSAttributedString?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
