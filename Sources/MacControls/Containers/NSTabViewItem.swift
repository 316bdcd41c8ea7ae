import AutoLayout
import Foundation

/// One tab and its view. (Apple, `NSTabViewItem`.)
@preconcurrency @MainActor
open class NSTabViewItem: NSObject {
  /// Raw values match AppKit's.
  public enum State: UInt, Hashable, Sendable {
    case selectedTab = 0
    case backgroundTab, pressedTab
  }

  open var identifier: Any?
  @AlwaysObserved open var label = "" { didSet { tabView?.labelDidChange() } }
  open var image: NSImage?
  open var toolTip: String?
  open var color = NSColor.controlColor
  open internal(set) weak var tabView: NSTabView?
  open weak var initialFirstResponder: NSView?
  private var storedView: NSView?
  private var storedController: NSViewController?

  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }

  public override convenience init() { self.init(identifier: nil) }

  /// An item that shows a controller's view, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, created on first use.
  open var view: NSView? {
    get {
      if let shownView { return shownView }
      let made = NSView()
      storedView = made
      return made
    }
    set {
      let old = shownView
      guard newValue !== old else { return }
      storedView = newValue
      tabView?.viewDidChange(of: self, from: old)
    }
  }

  /// The controller of ``view``.
  open var viewController: NSViewController? {
    get { storedController }
    set {
      let old = shownView
      storedController = newValue
      if newValue != nil { storedView = nil }
      if let title = newValue?.title, label.isEmpty { label = title }
      tabView?.viewDidChange(of: self, from: old)
    }
  }

  /// The view, if one has been set or created.
  var shownView: NSView? { storedView ?? storedController?.view }

  open var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }
  open func sizeOfLabel(_ computeMin: Bool) -> NSSize { .zero }
  open func drawLabel(_ shouldTruncateLabel: Bool, in labelRect: NSRect) {}
}
