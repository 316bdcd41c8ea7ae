import Foundation

/// An element of a menu. (Apple, `UIMenuElement`.)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark of a menu's action. Raw values match UIKit's.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on, mixed
  }

  /// The attributes of an action. Bits match UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open var title: String
  open var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure with a title. (Apple, `UIAction`.)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Distinguishes actions.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The sender of the action, while it runs.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the closure on behalf of a control or an item.
  func perform(for sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// An element whose content is created when the menu is about to be shown. Never called: menus are not
/// shown. (Apple, `UIDeferredMenuElement`.)
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  let provider: Provider

  /// An element whose provider is called once; the elements are cached.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// The same without caching.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// Actions and further menus under one title. Menus are stored, but not shown. (Apple, `UIMenu`.)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Distinguishes menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options of a menu within another. Bits match UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements. Raw values match UIKit's.
  public enum ElementSize: Int, Hashable, Sendable {
    case small = 0
    case medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  /// Stored only: menus are not shown.
  open var preferredElementSize = ElementSize.automatic

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// The selected actions of this menu and its submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

extension UIMenu {
  /// The first action that is on, including submenus, else the first one that is not hidden.
  package var chosenAction: UIAction? {
    let actions = allActions.filter { !$0.attributes.contains(.hidden) }
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// All actions from top to bottom, including submenus at any depth.
  private var allActions: [UIAction] {
    var found: [UIAction] = []
    var pending: [UIMenuElement] = children.reversed()
    while let element = pending.popLast() {
      if let action = element as? UIAction { found.append(action) }
      if let menu = element as? UIMenu { pending.append(contentsOf: menu.children.reversed()) }
    }
    return found
  }
}
