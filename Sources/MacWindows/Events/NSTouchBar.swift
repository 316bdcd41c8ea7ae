import Foundation

/// The Touch Bar's items. (Apple, `NSTouchBar`.) They are not shown: this provides the API only.
@preconcurrency @MainActor
open class NSTouchBar: NSObject {
  public typealias CustomizationIdentifier = String

  open var customizationIdentifier: CustomizationIdentifier?
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
  open var templateItems: Set<NSTouchBarItem> = []
  open weak var delegate: (any NSTouchBarDelegate)?
  open var isVisible: Bool { false }
  open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
  public override init() { super.init() }
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    templateItems.first { $0.identifier == identifier }
      ?? delegate?.touchBar(self, makeItemForIdentifier: identifier)
  }
}

/// Makes the items of a touch bar. (Apple, `NSTouchBarDelegate`.)
@preconcurrency @MainActor
public protocol NSTouchBarDelegate: NSObjectProtocol {
  func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem?
}

extension NSTouchBarDelegate {
  public func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem? { nil }
}

/// An item of a touch bar. (Apple, `NSTouchBarItem`.)
@preconcurrency @MainActor
open class NSTouchBarItem: NSObject {
  /// Raw values match AppKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
  }

  public let identifier: Identifier
  open var visibilityPriority: Float = 0
  open var customizationLabel: String! = ""
  open var view: NSView? { nil }
  open var viewController: NSViewController? { nil }
  open var isVisible: Bool { false }

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
}

/// An item that shows a view. (Apple, `NSCustomTouchBarItem`.)
open class NSCustomTouchBarItem: NSTouchBarItem {
  private var storedView = NSView()
  private var storedController: NSViewController?
  open override var view: NSView! {
    get { storedController?.view ?? storedView }
    set { storedView = newValue }
  }
  open override var viewController: NSViewController? {
    get { storedController }
    set { storedController = newValue }
  }
}
