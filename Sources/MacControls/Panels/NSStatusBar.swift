import Foundation

/// The right part of the menu bar. (Apple, `NSStatusBar`.)
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
  private static let only = NSStatusBar()
  open class var system: NSStatusBar { only }

  private var items: [NSStatusItem] = []
  open var isVertical: Bool { false }
  /// The thickness in points: AppKit's value is 22, whatever the bar's height.
  open var thickness: CGFloat { 22 }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length)
    items.append(item)
    return item
  }
  open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item of the menu bar. (Apple, `NSStatusItem`.)
@preconcurrency @MainActor
open class NSStatusItem: NSObject {
  public typealias AutosaveName = String

  /// The changes of an item that the user may make. Raw values match AppKit's.
  public struct Behavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }

  /// Special lengths; AppKit's values.
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2

  open var length: CGFloat
  open var menu: NSMenu?
  open var isVisible = true
  /// Stored only: the user cannot move items.
  open var behavior: Behavior = []
  /// Whether the item is highlighted while its menu is open. Stored only.
  open var highlightMode = false
  /// Called when the user clicks the item twice, which never happens.
  open var doubleAction: Selector?
  /// A view instead of the button. Stored only: the menu bar is not laid out.
  open var view: NSView?
  open var autosaveName: AutosaveName! = ""
  open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  open var statusBar: NSStatusBar? { .system }

  init(length: CGFloat) {
    self.length = length
    super.init()
  }
}

/// Properties that AppKit replaced by those of the item's button and still has.
extension NSStatusItem {
  public var title: String? {
    get { button?.title }
    set { button?.title = newValue ?? "" }
  }
  public var attributedTitle: NSAttributedString? {
    get { button?.attributedTitle }
    set { button?.attributedTitle = newValue ?? NSAttributedString() }
  }
  public var image: NSImage? {
    get { button?.image }
    set { button?.image = newValue }
  }
  public var alternateImage: NSImage? {
    get { button?.alternateImage }
    set { button?.alternateImage = newValue }
  }
  public var isEnabled: Bool {
    get { button?.isEnabled ?? false }
    set { button?.isEnabled = newValue }
  }
  public var toolTip: String? {
    get { button?.toolTip }
    set { button?.toolTip = newValue }
  }
  public var target: AnyObject? {
    get { button?.target }
    set { button?.target = newValue }
  }
  public var action: Selector? {
    get { button?.action }
    set { button?.action = newValue }
  }
  /// Does nothing: there is no screen on which a menu could open.
  public func popUpMenu(_ menu: NSMenu) {}
}

/// The button of an item of the menu bar. (Apple, `NSStatusBarButton`.)
open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false
}
