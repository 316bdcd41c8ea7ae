import AutoLayout
import Foundation
import Graphics

/// The running program. (Apple, `NSApplication`.)
@preconcurrency @MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// The running program: its windows, menus, and dispatch of actions. (Apple, `NSApplication`.)
///
/// There is no window server here: only the program creates events, and windows exist as long as the program holds them.
@preconcurrency @MainActor
open class NSApplication: NSResponder, NSAppearanceCustomization, NSUserInterfaceValidations {
  private static let only = NSApplication()
  open class var shared: NSApplication { only }

  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var helpMenu: NSMenu?
  open var applicationIconImage: NSImage!
  open private(set) var isRunning = false
  open private(set) var isHidden = false
  open var isActive: Bool { !isHidden }
  open private(set) var currentEvent: NSEvent?
  open var presentationOptions: PresentationOptions = []
  open var isAutomaticCustomizeTouchBarMenuItemEnabled = false
  open var isFullKeyboardAccessEnabled: Bool { true }
  /// The interface's reading direction. It is read-only in AppKit; here programs and tests can set it, for views
  /// created afterwards.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { InterfaceDirection.current }
    set { InterfaceDirection.chosen = newValue }
  }
  open var dockTile: NSDockTile { storedDockTile }
  private let storedDockTile = NSDockTile()
  private var policy = ActivationPolicy.regular
  private var hasLaunched = false
  private var modalCode: ModalResponse?
  private var modalWindows: [NSWindow] = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Windows

  /// All existing windows, the oldest first. The application does not retain them.
  open var windows: [NSWindow] { RunLoopTurn.shared.liveWindows.compactMap { $0 as? NSWindow } }
  open var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }
  open var mainWindow: NSWindow? { windows.first(where: \.isMainWindow) }
  /// The window that takes all events, until ``stopModal()``.
  open var modalWindow: NSWindow? { modalWindows.last }
  open var orderedWindows: [NSWindow] { windows.filter(\.isVisible) }
  open func window(withWindowNumber windowNum: Int) -> NSWindow? {
    windows.first { $0.windowNumber == windowNum }
  }
  open func updateWindows() {
    notify(Self.willUpdateNotification) { $0.applicationWillUpdate($1) }
    for window in windows { window.update() }
    notify(Self.didUpdateNotification) { $0.applicationDidUpdate($1) }
  }
  /// Called after a window has closed. Ends the program if it was the last one and the delegate agrees.
  func windowDidClose() {
    guard isRunning, !windows.contains(where: { $0.isVisible && !($0 is NSPanel) }),
      delegate?.applicationShouldTerminateAfterLastWindowClosed(self) == true
    else { return }
    terminate(nil)
  }
  open func setWindowsNeedUpdate(_ needUpdate: Bool) { if needUpdate { RunLoopTurn.shared.schedule() } }
  open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func removeWindowsItem(_ win: NSWindow) {}
  open func arrangeInFront(_ sender: Any?) {}
  open func miniaturizeAll(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }

  // MARK: Look and direction

  /// The appearance; nil for the system's, which is light.
  @AlwaysObserved open var appearance: NSAppearance? {
    didSet {
      NSAppearance.ofApplication = appearance ?? .aqua
      for window in windows where window.appearance == nil { window.applicationAppearanceDidChange() }
    }
  }
  open var effectiveAppearance: NSAppearance { .ofApplication }

  /// Sets the interface's reading direction; nil for that of the system's switches. (This package's own: on a Mac the
  /// language decides.)
  public func chooseInterfaceDirection(_ direction: NSUserInterfaceLayoutDirection?) {
    InterfaceDirection.chosen = direction
    for window in windows {
      for view in window.frameView.subtree { view.interfaceDirectionDidChange() }
    }
  }

  // MARK: Lifecycle

  open func finishLaunching() {
    guard !hasLaunched else { return }
    hasLaunched = true
    notify(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    notify(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
    notify(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    notify(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }

  /// Launches the program and runs the run loop until ``stop(_:)``, or until the loop has nothing left to wait
  /// for.
  open func run() {
    finishLaunching()
    isRunning = true
    RunLoopTurn.shared.perform()
    while isRunning, let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture {
      guard RunLoop.main.run(mode: .default, before: next) else { break }
    }
    isRunning = false
  }

  open func stop(_ sender: Any?) {
    if !modalWindows.isEmpty { return stopModal() }
    isRunning = false
  }

  /// Asks the delegate, posts the notification, and ends ``run()``. The process continues in its main function.
  open func terminate(_ sender: Any?) {
    guard delegate?.applicationShouldTerminate(self) ?? .terminateNow == .terminateNow else { return }
    reply(toApplicationShouldTerminate: true)
  }
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard shouldTerminate else { return }
    notify(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
    isRunning = false
  }
  open func activate(ignoringOtherApps flag: Bool) { unhide(nil) }
  open func activate() { unhide(nil) }
  open func deactivate() {
    notify(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    notify(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
  }
  open func hide(_ sender: Any?) {
    guard !isHidden else { return }
    notify(Self.willHideNotification) { $0.applicationWillHide($1) }
    isHidden = true
    notify(Self.didHideNotification) { $0.applicationDidHide($1) }
  }
  open func unhide(_ sender: Any?) {
    guard isHidden else { return }
    notify(Self.willUnhideNotification) { $0.applicationWillUnhide($1) }
    isHidden = false
    notify(Self.didUnhideNotification) { $0.applicationDidUnhide($1) }
  }
  open func hideOtherApplications(_ sender: Any?) {}
  open func unhideAllApplications(_ sender: Any?) {}
  open func activationPolicy() -> ActivationPolicy { policy }
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  open func cancelUserAttentionRequest(_ request: Int) {}
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  open func orderFrontColorPanel(_ sender: Any?) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  open func showHelp(_ sender: Any?) {}
  open func registerForRemoteNotifications() {}
  open func enableRelaunchOnLogin() {}
  open func disableRelaunchOnLogin() {}

  private func notify(
    _ name: Notification.Name, _ call: (any NSApplicationDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  // MARK: Modal windows

  /// Provides the user's response to a modal window. (This package's own.) Without it ``runModal(for:)`` performs one
  /// turn and returns the code passed to ``stopModal(withCode:)``, or `.stop`.
  open var onModalWindow: (@MainActor (NSWindow) -> ModalResponse)?

  @discardableResult
  open func runModal(for window: NSWindow) -> ModalResponse {
    modalWindows.append(window)
    defer { modalWindows.removeAll { $0 === window } }
    modalCode = nil
    if !window.isVisible { window.center() }
    window.makeKeyAndOrderFront(nil)
    RunLoopTurn.shared.perform()
    if let answer = onModalWindow?(window) { return modalCode ?? answer }
    if modalCode == nil { _ = RunLoop.main.run(mode: .modalPanel, before: Date()) }
    defer { modalCode = nil }
    return modalCode ?? .stop
  }
  open func stopModal() { stopModal(withCode: .stop) }
  open func stopModal(withCode returnCode: ModalResponse) { modalCode = returnCode }
  open func abortModal() { stopModal(withCode: .abort) }

  // MARK: Events and actions

  /// Sends an event to the monitors, then to the menus and to its window.
  open func sendEvent(_ event: NSEvent) {
    guard let event = EventMonitors.pass(event) else { return }
    currentEvent = event
    if event.type == .keyDown, mainMenu?.performKeyEquivalent(with: event) == true { return }
    (event.window ?? keyWindow)?.sendEvent(event)
  }

  /// Calls the method of that name on the target, or on the first object of the responder chain that has it: from the key
  /// window's first responder up to its window and delegate, likewise for the main window, then the application and its
  /// delegate. Objects provide such methods through ``NamedActions``.
  ///
  /// - Returns: false if no object has the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if let target { return (target as? any NamedActions)?.perform(action, from: sender) ?? false }
    for receiver in actionChain() where receiver.perform(action, from: sender) { return true }
    return false
  }

  /// The given target; without one the first object in the responder chain.
  open func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    target ?? actionChain().first
  }
  @discardableResult
  open override func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    super.tryToPerform(action, with: object)
      || (delegate as? any NamedActions)?.perform(action, from: object) ?? false
  }

  private func actionChain() -> [any NamedActions] {
    var chain: [any NamedActions] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ object: Any?) {
      guard let object = object as? any NamedActions else { return }
      if known.insert(ObjectIdentifier(object)).inserted { chain.append(object) }
    }
    for window in [keyWindow, mainWindow].compactMap({ $0 }) {
      var responder = window.firstResponder
      while let current = responder {
        add(current)
        responder = current.nextResponder
      }
      add(window)
      add(window.delegate)
      add(window.windowController)
      add(window.windowController?.document)
    }
    add(self)
    add(delegate)
    return chain
  }

  open override func perform(_ action: Selector, from sender: Any?) -> Bool {
    switch action {
    case "terminate:": terminate(sender)
    case "hide:": hide(sender)
    case "unhide:", "unhideAllApplications:": unhide(sender)
    case "stop:": stop(sender)
    case "orderFrontStandardAboutPanel:": orderFrontStandardAboutPanel(sender)
    case "arrangeInFront:": arrangeInFront(sender)
    default: return false
    }
    return true
  }

  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { true }
}

extension RunLoop.Mode {
  /// The mode of modal panels. (AppKit's name.)
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
  /// The mode for tracking the pointer. (AppKit's name.)
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
}

/// Launches the program's application and runs it. (Apple, `NSApplicationMain`.)
@preconcurrency @MainActor
@discardableResult
public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}

extension NSEvent {
  /// The window of an event.
  @preconcurrency @MainActor
  public var window: NSWindow? { NSApplication.shared.window(withWindowNumber: windowNumber) }
}
