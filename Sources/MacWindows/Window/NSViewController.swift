import AutoLayout
import Foundation
import ObjCCompatibility

/// Manages a view: loads it when it is first needed, and is notified when it appears and disappears. (Apple,
/// `NSViewController`.)
@preconcurrency @MainActor
open class NSViewController: NSResponder, NSSeguePerforming {
  open private(set) var nibName: NSNib.Name?
  open private(set) var nibBundle: Bundle?
  open var representedObject: Any?
  /// The title of the window, too, whose content controller it is.
  @AlwaysObserved open var title: String? { didSet { storedView?.window?.titleDidChange(of: self) } }
  open var identifier: NSUserInterfaceItemIdentifier?
  private var storedView: NSView?
  private var isLoading = false
  /// Setting it notifies the parent, and resizes the popover that shows the controller.
  open var preferredContentSize: NSSize {
    get { storedPreferredSize }
    set {
      guard newValue != storedPreferredSize else { return }
      storedPreferredSize = newValue
      parent?.preferredContentSizeDidChange(for: self)
      preferredSizeListener?(self)
    }
  }
  private var storedPreferredSize = NSSize.zero
  /// Called with each preferred size, by the popover that shows the controller.
  package var preferredSizeListener: ((NSViewController) -> Void)?
  open weak var sourceItemView: NSView?
  private var storedChildren: [NSViewController] = []
  open private(set) weak var parent: NSViewController?
  private var storedPresented: [NSViewController] = []
  open private(set) weak var presentingViewController: NSViewController?
  /// Loads the view from a document, for controllers from documents.
  package var viewLoader: ((NSViewController) -> NSView?)?
  /// Called after a document's view has become the controller's.
  package var viewDidFill: ((NSViewController) -> Void)?
  /// The scene of the document that the controller comes from.
  package var nibScene: (any ControllerScene)?
  /// The document that the controller comes from.
  open package(set) var storyboard: NSStoryboard?

  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The view

  /// Loaded on first use. Setting it replaces the controller's view.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      return storedView ?? NSView()
    }
    set {
      storedView?.owningController = nil
      storedView = newValue
      NSView.hasOwnedViews = true
      newValue.owningController = self
      TrackedReads.notePasses(of: self, in: newValue.layoutNode)
      nextResponder = newValue.storedSuperview
      newValue.nextResponder = self
    }
  }
  open var isViewLoaded: Bool { storedView != nil }
  /// The view, if it is loaded.
  open var viewIfLoaded: NSView? { storedView }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView != nil { viewDidLoad() }
  }

  /// Makes the view: from its nib, or an empty one. Overrides set ``view`` and do not call super.
  open func loadView() {
    if let loaded = viewLoader?(self) {
      view = loaded
      viewDidFill?(self)
      return
    }
    if let name = nibName ?? Self.nibName(of: self),
      NSNib(nibNamed: name, bundle: nibBundle)?.instantiate(withOwner: self, topLevelObjects: nil) == true,
      storedView != nil
    {
      return
    }
    view = NSView()
  }

  /// The nib named like the class, if the bundle has one.
  private static func nibName(of controller: NSViewController) -> NSNib.Name? {
    String(describing: type(of: controller)).components(separatedBy: ".").last
  }

  open func viewDidLoad() {}
  /// Called before the view can be seen: before its window comes on the screen, or before it enters or stops being hidden in
  /// one that is there, whoever adds it. (Apple, `viewWillAppear()`.)
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  /// Called before the view leaves such a window, or the window leaves the screen, and when the view or a superview is
  /// hidden. (Apple, `viewWillDisappear()`.)
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  /// Called before the window is resized, for its content view's controller, with the new size of the view. Overrides
  /// call super.
  open func viewWillTransition(to newSize: NSSize) {}
  /// Updates the constraints of the view; the default calls the view's `updateConstraints()`.
  open func updateViewConstraints() { storedView?.updateConstraints() }

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

  /// Where the view is between being seen and not. `NSViewController+Appearance.swift` changes it.
  var appearanceState = AppearanceState.away

  // MARK: Children

  open var children: [NSViewController] {
    get { storedChildren }
    set {
      for index in storedChildren.indices.reversed() { removeChild(at: index) }
      for child in newValue { addChild(child) }
    }
  }
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: storedChildren.count)
  }
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.removeFromParent()
    precondition(
      (0...storedChildren.count).contains(index), "No place \(index) among \(storedChildren.count) children")
    storedChildren.insert(childViewController, at: index)
    childViewController.parent = self
  }
  open func removeChild(at index: Int) {
    precondition(storedChildren.indices.contains(index), "No child at \(index) of \(storedChildren.count)")
    storedChildren.remove(at: index).parent = nil
  }
  open func removeFromParent() {
    guard let parent, let index = parent.storedChildren.firstIndex(where: { $0 === self }) else { return }
    parent.removeChild(at: index)
  }
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}

  /// Replaces one child's view by another's. Options animate on Apple's systems.
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "A transition needs two children of the controller")
    let old = fromViewController.view
    if let superview = old.superview {
      toViewController.view.frame = old.frame
      toViewController.view.autoresizingMask = old.autoresizingMask
      superview.replaceSubview(old, with: toViewController.view)
    }
    completion?()
  }

  // MARK: Presenting

  open var presentedViewControllers: [NSViewController]? { storedPresented.isEmpty ? nil : storedPresented }

  /// Shows another controller in a sheet of this one's window.
  open func presentAsSheet(_ viewController: NSViewController) {
    present(viewController) { sheet, window in window?.beginSheet(sheet) }
  }
  open func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController) { window, _ in window.makeKeyAndOrderFront(nil) }
  }

  private func present(_ controller: NSViewController, _ show: (NSWindow, NSWindow?) -> Void) {
    storedPresented.append(controller)
    controller.presentingViewController = self
    let window = NSWindow(contentViewController: controller)
    controller.presentationWindow = window
    show(window, view.window)
  }

  /// Objects that show other controllers beside this one's view, such as popovers; retained as long as the
  /// controller.
  package var keptPresenters: [NSResponder] = []
  private var presentationWindow: NSWindow?

  open func dismiss(_ viewController: NSViewController) {
    storedPresented.removeAll { $0 === viewController }
    guard let window = viewController.presentationWindow else { return }
    viewController.presentationWindow = nil
    viewController.presentingViewController = nil
    if let parent = window.sheetParent { parent.endSheet(window) } else { window.close() }
  }
  /// Dismisses the controller, or the ancestor that is presented. Does nothing if neither is. (NSViewController.h,
  /// `dismissController:`.)
  open func dismiss(_ sender: Any?) {
    var presented: NSViewController? = self
    while let controller = presented, controller.presentingViewController == nil {
      presented = controller.parent
    }
    if let presented { presented.presentingViewController?.dismiss(presented) }
  }

  /// Options for replacing a child's view by another's. Bits match AppKit's.
  public struct TransitionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let crossfade = TransitionOptions(rawValue: 0x1)
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}
