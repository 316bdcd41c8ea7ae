import Foundation

/// A term of a search that stands as one in the field. (Apple, `UISearchToken`.)
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// A search that is offered to the reader. (Apple, `UISearchSuggestion`.)
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

/// A search that is offered, as a value. (Apple, `UISearchSuggestionItem`.)
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
