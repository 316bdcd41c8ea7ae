import AutoLayout
import Foundation
import Graphics

/// A window: a frame with a title bar around a view tree. (Apple, `NSWindow`.)
///
/// The content determines the size: the window keeps its size at priority ``AutoLayout/LayoutPriority/windowSizeStayPut``
/// (500), so that stronger constraints of the content resize it (WWDC 2012, session 228).
@preconcurrency @MainActor
open class NSWindow: NSResponder, TurnedWindow {
  /// The root view, which contains the content and the title bar.
  package let frameView: WindowFrameView
  @AlwaysObserved open var styleMask: StyleMask {
    didSet { if styleMask != oldValue { styleDidChange(from: oldValue) } }
  }
  @AlwaysObserved open var title = "" { didSet { frameView.needsDisplay = true } }
  /// The line below the title beside a toolbar, or after it in a plain title bar. (Apple, `subtitle`.)
  @AlwaysObserved open var subtitle = "" {
    didSet {
      frameView.needsDisplay = true
      frameView.needsLayout = true
    }
  }
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  @AlwaysObserved open var toolbarStyle = ToolbarStyle.automatic {
    didSet { if toolbarStyle != oldValue { barsDidChange() } }
  }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var frameAutosaveName = ""
  open weak var delegate: (any NSWindowDelegate)?
  open weak var windowController: NSWindowController?
  open weak var defaultButtonCell: NSCell?
  open var representedURL: URL?
  open var isDocumentEdited = false
  open var tabbingMode = TabbingMode.automatic
  open var tabbingIdentifier = ""
  open var animationBehavior = AnimationBehavior.default
  open var sharingType = SharingType.readOnly
  open var isRestorable = true
  open var isMovable = true
  open var hidesOnDeactivate = false
  open var isExcludedFromWindowsMenu = false
  open var acceptsMouseMovedEvents = false
  open var ignoresMouseEvents = false
  open var aspectRatio = NSSize.zero
  open var contentAspectRatio = NSSize.zero
  open var showsToolbarButton = false
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var isOpaque = true
  open var hasShadow = true
  @AlwaysObserved open var alphaValue: CGFloat = 1 {
    didSet { if alphaValue != oldValue { alphaDidChange(from: oldValue) } }
  }
  open var isReleasedWhenClosed = true
  open var isMovableByWindowBackground = false
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var minSize = NSSize.zero
  open var maxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  @AlwaysObserved open var contentMinSize = NSSize.zero { didSet { constrainToLimits() } }
  @AlwaysObserved open var contentMaxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  { didSet { constrainToLimits() } }
  open weak var initialFirstResponder: NSView?
  open private(set) var isVisible = false
  /// The window to which this one is attached as a sheet.
  open internal(set) weak var sheetParent: NSWindow?
  open private(set) var sheets: [NSWindow] = []
  private var sheetHandlers: [ObjectIdentifier: (NSApplication.ModalResponse) -> Void] = [:]
  open private(set) var childWindows: [NSWindow]?
  open private(set) weak var parent: NSWindow?
  private var storedFirstResponder: NSResponder?
  private var anchors: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Attribute] = [:]
  private var storedFrame: NSRect
  private var storedAppearance: NSAppearance?
  /// The constraints that ``visualizeConstraints(_:)`` shows; nil for none.
  var visualizedConstraints: [NSLayoutConstraint]?
  let extras = WindowExtras()
  /// The toolbar. Setting it keeps the content's size and enlarges the frame.
  @AlwaysObserved open var toolbar: NSToolbar? {
    didSet { if toolbar !== oldValue { toolbarDidChange(from: oldValue) } }
  }
  open private(set) var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    storedFrame = Self.frameRect(forContentRect: contentRect, styleMask: style)
    styleMask = style
    frameView = WindowFrameView(frame: NSRect(origin: .zero, size: storedFrame.size))
    super.init()
    setUp()
  }

  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }

  /// A titled, resizable window for the controller's view, in the view's size.
  public convenience init(contentViewController: NSViewController) {
    let size = contentViewController.view.frame.size
    self.init(
      contentRect: NSRect(origin: .zero, size: size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    self.contentViewController = contentViewController
  }

  /// An untitled window with zero size.
  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    styleMask = [.titled]
    frameView = WindowFrameView(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    frameView.hostingWindow = self
    frameView.nextResponder = self
    frameView.layoutNode.fixesSafeArea = true
    frameView.layoutNode.hostSizePriority = .windowSizeStayPut
    RunLoopTurn.shared.register(self)
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect(forFrameRect: storedFrame).size))
  }

  // MARK: Content

  /// The view that fills the window below its title bar. Its frame follows the window, whatever constraints it has. Another view
  /// than the content controller's ends that controller's role (Apple, `contentViewController`).
  @AlwaysObserved open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if contentViewController?.viewIfLoaded !== contentView { contentViewController = nil }
      guard let contentView else { return }
      frameView.addSubview(contentView, positioned: .below, relativeTo: nil)
      placeContent()
    }
  }

  /// The controller of the content view. Setting it resizes the window to the controller's view.
  @AlwaysObserved open var contentViewController: NSViewController? {
    didSet { if contentViewController !== oldValue { showContentController() } }
  }

  private func showContentController() {
    guard let contentViewController else { return }
    let view = contentViewController.view
    let size = view.frame.size
    contentView = view
    if size != .zero { setContentSize(size) }
    contentViewController.nextResponder = self
    if title.isEmpty, let name = contentViewController.title { title = name }
  }

  /// Places the content view below the title bar.
  func placeContent() {
    guard let contentView else { return }
    contentView.autoresizingMask = [.width, .height]
    contentView.translatesAutoresizingMaskIntoConstraints = true
    let inner = contentRect(forFrameRect: NSRect(origin: .zero, size: storedFrame.size))
    contentView.frame = inner
    let covered = styleMask.contains(.fullSizeContentView) ? Self.barHeight(of: styleMask) + toolbarHeight : 0
    // The content view inherits it, however often it moves.
    frameView.layoutNode.setSafeAreaInsets(LayoutInsets(top: covered, left: 0, bottom: 0, right: 0))
    frameView.needsDisplay = true
  }

  /// The part of the content view that no bar covers, in the window's coordinates.
  open var contentLayoutRect: NSRect {
    let bars = Self.barHeight(of: styleMask) + toolbarHeight
    return NSRect(x: 0, y: 0, width: storedFrame.width, height: max(0, storedFrame.height - bars))
      .insetBy(dx: popoverMargin, dy: popoverMargin)
  }

  /// The safe area of the content view; an `NSLayoutGuide`.
  open var contentLayoutGuide: Any? { contentView?.safeAreaLayoutGuide }

  /// The height of toolbar and accessories below the title bar, in points.
  var toolbarHeight: CGFloat { (toolbar?.barHeight(toolbarStyle) ?? 0) + accessoryHeight }

  // MARK: Frame

  /// The frame in the screen's coordinates, whose y axis points up.
  open var frame: NSRect { storedFrame }

  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    guard !stepsFrame(to: frameRect) else { return }
    take(frame: frameRect)
  }

  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    var frameRect = frameRect
    frameRect.size = delegate?.windowWillResize(self, to: frameRect.size) ?? frameRect.size
    setFrame(frameRect, display: displayFlag)
  }

  func take(frame: NSRect) {
    let old = storedFrame
    guard frame != old else { return }
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      LayoutException(.invalidArgument, "Invalid window geometry: \(frame) of \(self)").raise()
    }
    if frame.size != old.size {
      contentViewController?.viewWillTransition(to: contentRect(forFrameRect: frame).size)
    }
    storedFrame = frame
    if frame.size != old.size {
      frameView.setFrameSize(frame.size)
      notify(NSWindow.didResizeNotification) { $0.windowDidResize($1) }
    }
    guard frame.origin != old.origin else { return }
    notify(NSWindow.didMoveNotification) { $0.windowDidMove($1) }
    for child in childWindows ?? [] {
      child.setFrameOrigin(
        NSPoint(x: child.frame.minX + frame.minX - old.minX, y: child.frame.minY + frame.minY - old.minY))
    }
  }

  open func setFrameOrigin(_ point: NSPoint) {
    guard !stepsOrigin(to: point) else { return }
    setFrame(NSRect(origin: point, size: storedFrame.size), display: false)
  }
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - storedFrame.height))
  }
  /// Resizes the window around a content of this size, within ``contentMinSize`` and ``contentMaxSize``; the upper left
  /// corner does not move.
  open func setContentSize(_ size: NSSize) {
    let new = frameRect(forContentRect: NSRect(origin: .zero, size: limit(content: size))).size
    take(frame: resized(to: new, keeping: (.left, .top)))
  }

  open func center() {
    let screen = NSScreen.main?.visibleFrame ?? .zero
    setFrameOrigin(
      NSPoint(x: (screen.midX - frame.width / 2).rounded(), y: (screen.midY - frame.height / 2).rounded()))
  }

  private func styleDidChange(from old: StyleMask) {
    let content = Self.contentRect(forFrameRect: storedFrame, styleMask: old)
    take(frame: Self.frameRect(forContentRect: content, styleMask: styleMask))
    placeContent()
  }

  /// The side of the window that is fixed when layout resizes it on an axis: by default the leading and the top
  /// one.
  open func anchorAttribute(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Attribute {
    anchors[orientation] ?? (orientation == .horizontal ? .left : .top)
  }
  open func setAnchorAttribute(
    _ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation
  ) {
    anchors[orientation] = attr
  }

  // MARK: Passes

  /// Updates constraints, resizes the window if its content requires it, and lays out.
  open func layoutIfNeeded() {
    let needed = frameView.layoutNode.requiredHostSize()
    if needed != storedFrame.size {
      take(
        frame: resized(
          to: needed, keeping: (anchorAttribute(for: .horizontal), anchorAttribute(for: .vertical))))
    }
    frameView.layoutNode.layoutIfNeeded()
    KeyValueObservations.noteLayout()
    visualizeConflicts()
  }
  open func updateConstraintsIfNeeded() { frameView.layoutNode.updateConstraintsIfNeeded() }
  /// Performs pending layout, and draws the marked views. (Apple, `layoutIfNeeded()`: the system calls it before a window
  /// is displayed.)
  open func displayIfNeeded() {
    layoutIfNeeded()
    frameView.displayMarkedViews()
  }
  open func display() {
    layoutIfNeeded()
    frameView.display()
  }
  /// Marks the content view for display.
  open var viewsNeedDisplay: Bool {
    get { frameView.needsDisplay }
    set { if newValue { frameView.needsDisplay = true } }
  }

  func passIsPending() { RunLoopTurn.shared.schedule() }

  // MARK: Animation

  open func animator() -> Self {
    AnimatorMarks.mark(self)
    return self
  }
  open var animations: [NSAnimatablePropertyKey: Any] {
    get { extras.animations }
    set { extras.animations = newValue }
  }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? {
    AnimatorDefaults.window(key)
  }

  // MARK: Responders

  open var firstResponder: NSResponder? { storedFirstResponder ?? self }

  /// Makes a responder the first responder, if the present one resigns and the new one accepts.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard responder !== storedFirstResponder else { return true }
    guard storedFirstResponder?.resignFirstResponder() ?? true else { return false }
    storedFirstResponder = nil
    // A responder that refuses leaves the window as the first responder, which counts as success.
    if let responder, responder !== self, responder.acceptsFirstResponder, responder.becomeFirstResponder() {
      storedFirstResponder = responder
    }
    return true
  }

  func forget(_ view: NSView) {
    guard let responder = storedFirstResponder as? NSView, responder.isDescendant(of: view) else { return }
    storedFirstResponder = nil
  }

  // MARK: On and off the screen

  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  /// Whether the window can become main; false for sheets and panels.
  open var canBecomeMain: Bool { canBecomeKey && !styleMask.contains(.docModalWindow) }
  open var isKeyWindow: Bool { KeyWindows.key === self }
  open var isMainWindow: Bool { KeyWindows.main === self }

  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }
  /// Makes this the key window; if it has a sheet, the sheet becomes key.
  open func makeKey() { takeKeys() }
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  /// Shows the window and lays it out.
  open func orderFront(_ sender: Any?) {
    let appears = !isVisible
    isVisible = true
    takeInitialFirstResponder()
    if appears { notify(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) } }
    let controllers = appears ? AppearingControllers.seen(in: frameView) : nil
    controllers?.beginAppearing()
    layoutIfNeeded()
    controllers?.endAppearing()
  }
  open func orderFrontRegardless() { orderFront(nil) }
  open func orderBack(_ sender: Any?) { orderFront(sender) }
  open func orderOut(_ sender: Any?) {
    guard isVisible else { return }
    let controllers = AppearingControllers.all(in: frameView)
    controllers.beginDisappearing()
    isVisible = false
    notify(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
    giveUpKeys()
    controllers.endDisappearing()
  }
  open func performClose(_ sender: Any?) {
    guard styleMask.contains(.closable), delegate?.windowShouldClose(self) ?? true else { return }
    close()
  }
  /// Removes the window from the screen. It may be called during a pass, which then continues.
  open func close() {
    notify(NSWindow.willCloseNotification) { $0.windowWillClose($1) }
    closePopovers()
    let wasVisible = isVisible
    orderOut(nil)
    if wasVisible { NSApplication.shared.windowDidClose() }
  }
  open var screen: NSScreen? { NSScreen.main }
  open var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }

  // MARK: Appearance

  open var appearance: NSAppearance? {
    get { storedAppearance }
    set {
      storedAppearance = newValue
      frameView.needsDisplay = true
      for view in frameView.subtree { view.viewDidChangeEffectiveAppearance() }
    }
  }
  open var effectiveAppearance: NSAppearance { storedAppearance ?? NSAppearance.ofApplication }

  // MARK: Sheets and children

  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheets.append(sheetWindow)
    sheetHandlers[ObjectIdentifier(sheetWindow)] = handler
    sheetWindow.sheetParent = self
    if sheets.count == 1 { show(sheet: sheetWindow) }
  }
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let index = sheets.firstIndex(where: { $0 === sheetWindow }) else { return }
    sheets.remove(at: index)
    sheetWindow.sheetParent = nil
    sheetHandlers.removeValue(forKey: ObjectIdentifier(sheetWindow))?(returnCode)
    hide(sheet: sheetWindow)
  }
  /// Shows a sheet before the queued ones.
  open func beginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    if let shown = sheets.first { shown.orderOut(self) }
    sheets.insert(sheetWindow, at: 0)
    sheetHandlers[ObjectIdentifier(sheetWindow)] = handler
    sheetWindow.sheetParent = self
    show(sheet: sheetWindow)
  }
  open var attachedSheet: NSWindow? { sheets.first }
  open var isSheet: Bool { sheetParent != nil }
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }

  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    insertTitlebarAccessoryViewController(childViewController, at: titlebarAccessoryViewControllers.count)
  }
  open func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {
    let size = contentRect(forFrameRect: storedFrame).size
    titlebarAccessoryViewControllers.insert(childViewController, at: index)
    childViewController.hostWindow = self
    frameView.addSubview(childViewController.view)
    barsDidChange(keeping: size)
  }
  open func removeTitlebarAccessoryViewController(at index: Int) {
    let size = contentRect(forFrameRect: storedFrame).size
    let removed = titlebarAccessoryViewControllers.remove(at: index)
    removed.view.removeFromSuperview()
    removed.hostWindow = nil
    barsDidChange(keeping: size)
  }

  // MARK: Events and actions

  /// Sends an event to the view under the pointer, or to the first responder.
  open func sendEvent(_ event: NSEvent) { deliver(event) }
  open func update() { notify(Self.didUpdateNotification) { $0.windowDidUpdate($1) } }
  open override func perform(_ action: Selector, from sender: Any?) -> Bool {
    switch action {
    case "performClose:": performClose(sender)
    case "performMiniaturize:": performMiniaturize(sender)
    case "performZoom:": performZoom(sender)
    case "makeKeyAndOrderFront:": makeKeyAndOrderFront(sender)
    case "orderFront:": orderFront(sender)
    case "orderOut:": orderOut(sender)
    case "toggleFullScreen:": toggleFullScreen(sender)
    case "toggleToolbarShown:": toggleToolbarShown(sender)
    default: return false
    }
    return true
  }
}
