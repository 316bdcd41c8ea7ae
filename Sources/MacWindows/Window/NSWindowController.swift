import Foundation

/// Manages a window. (Apple, `NSWindowController`.)
@preconcurrency @MainActor
open class NSWindowController: NSResponder, NSSeguePerforming {
  private var storedWindow: NSWindow?
  open private(set) var windowNibName: NSNib.Name?
  open var windowFrameAutosaveName = ""
  open var shouldCascadeWindows = true
  open var shouldCloseDocument = false
  open weak var owner: AnyObject?
  /// The document whose window it is.
  open weak var document: AnyObject?
  open package(set) var storyboard: NSStoryboard?
  /// Loads the window from a document, for controllers from documents.
  package var windowLoader: ((NSWindowController) -> NSWindow?)?
  private var isLoading = false
  /// The scene of the document that the controller comes from.
  package var nibScene: (any ControllerScene)?

  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    self.windowNibName = windowNibName
    owner = self
  }

  public override convenience init() { self.init(window: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window, loaded on first use.
  open var window: NSWindow? {
    get {
      if storedWindow == nil, !isLoading, windowNibName != nil || windowLoader != nil {
        isLoading = true
        windowWillLoad()
        loadWindow()
        isLoading = false
        if storedWindow != nil { windowDidLoad() }
      }
      return storedWindow
    }
    set {
      storedWindow = newValue
      newValue?.windowController = self
      newValue?.nextResponder = self
    }
  }
  open var isWindowLoaded: Bool { storedWindow != nil }
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func loadWindow() {
    if let loaded = windowLoader?(self) { return window = loaded }
    guard let windowNibName else { return }
    NSNib(nibNamed: windowNibName, bundle: nil)?.instantiate(withOwner: owner ?? self, topLevelObjects: nil)
  }

  // MARK: Segues

  /// Performs a segue of the storyboard that the controller comes from. Traps if the segue does not exist.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    performNamedSegue(identifier, sender)
  }
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  /// Called for segues that controls start. Default true.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }

  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { storedWindow?.close() }

  /// The controller of the window's content view.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
}
