import AutoLayout
import Foundation
import Graphics

/// A small window that points at a rectangle of a view. (Apple, `NSPopover`.)
@preconcurrency @MainActor
open class NSPopover: NSResponder, NSAppearanceCustomization {
  /// The conditions under which a popover closes. Raw values match AppKit's.
  public enum Behavior: Int, Hashable, Sendable {
    case applicationDefined = 0
    case transient, semitransient
  }

  open weak var delegate: (any NSPopoverDelegate)?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .ofApplication }
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var hasFullSizeContent = false
  open private(set) var isDetached = false
  /// Setting it sets ``contentSize`` to the size of the controller's view (NSPopover.h), or to its `preferredContentSize`.
  open var contentViewController: NSViewController? {
    get { content }
    set {
      guard newValue !== content else { return }
      content = newValue
      guard let newValue else { return }
      if isShown { show(newValue) }
      contentSize = Self.size(of: newValue)
    }
  }
  private var content: NSViewController?
  /// The content's size in points. Constraints of the content can override it, as does the controller's
  /// `preferredContentSize`.
  open var contentSize: NSSize {
    get { storedSize }
    set {
      guard newValue != storedSize else { return }
      storedSize = newValue
      place()
    }
  }
  private var storedSize = NSSize.zero
  /// The rectangle that the popover points at, in the view's coordinates.
  @AlwaysObserved open var positioningRect = NSRect.zero { didSet { place() } }
  private weak var positioningView: NSView?
  private var edge = NSRectEdge.minY
  private var window: NSPanel?
  open var isShown: Bool { window?.isVisible ?? false }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the content beside a rectangle of a view, until the view's window closes at the latest (NSPopover.h). Does nothing
  /// beside a hidden view. Traps without content, as AppKit does.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    checkUse(beside: positioningView)
    guard let controller = contentViewController, !positioningView.isHiddenOrHasHiddenAncestor else { return }
    positioningView.window?.add(closing: self) { [weak self] in self?.close() }
    self.positioningView = positioningView
    edge = preferredEdge
    notify(Self.willShowNotification) { $0.popoverWillShow($1) }
    let window = self.window ?? makeWindow()
    show(controller)
    nextResponder = window
    if contentSize == .zero { contentSize = Self.size(of: controller) }
    self.positioningRect = positioningRect.isEmpty ? positioningView.bounds : positioningRect
    place()
    window.orderFront(nil)
    notify(Self.didShowNotification) { $0.popoverDidShow($1) }
  }

  private func checkUse(beside view: NSView) {
    let method = "-[NSPopover showRelativeToRect:ofView:preferredEdge:]:"
    precondition(contentViewController != nil, "\(method) A view controller must be set.")
    precondition(view.window != nil, "\(method) The view is not in a window.")
    precondition(
      behavior != .semitransient || view.window?.parent == nil,
      "\(method) A semitransient popover cannot be shown beside a view in a child window.")
  }

  private func show(_ controller: NSViewController) {
    window?.contentView = controller.view
    controller.nextResponder = self
    controller.preferredSizeListener = { [weak self] controller in
      guard controller === self?.content, controller.preferredContentSize != .zero else { return }
      self?.contentSize = controller.preferredContentSize
    }
  }

  /// Shows the content beside an item of a toolbar. (Apple, `show(relativeTo:)`, macOS 14.) Traps for an item outside of
  /// windows, as AppKit does.
  open func show(relativeTo toolbarItem: NSToolbarItem) {
    guard let view = toolbarItem.shownView else {
      preconditionFailure("-[NSPopover showRelativeToToolbarItem:]: The item is not in a window's toolbar.")
    }
    show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
  }

  private func makeWindow() -> NSPanel {
    let made = NSPanel(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
    made.level = .popUpMenu
    made.popoverArrow = PopoverArrow(side: .minY, position: 0)
    made.appearance = appearance
    window = made
    return made
  }

  /// Sets the size of the content, and places the window beside the rectangle.
  private func place() {
    guard let window, let positioningView, let controller = contentViewController else { return }
    window.setContentSize(contentSize)
    window.layoutIfNeeded()
    // Constraints of the content take precedence.
    storedSize = controller.view.frame.size
    let inWindow = positioningView.convert(positioningRect, to: nil)
    let target = positioningView.window?.convertToScreen(inWindow) ?? inWindow
    window.setFrameOrigin(Self.origin(of: window.frame.size, beside: target, edge))
    window.popoverArrow = Self.arrow(of: window.frame, at: target, edge)
  }

  private static func size(of controller: NSViewController) -> NSSize {
    if controller.preferredContentSize != .zero { return controller.preferredContentSize }
    let (fitting, size) = (controller.view.fittingSize, controller.view.frame.size)
    return NSSize(
      width: fitting.width > 0 ? fitting.width : size.width,
      height: fitting.height > 0 ? fitting.height : size.height)
  }

  /// The window's origin: the arrow's tip touches the rectangle. Edges are those of the rectangle in the screen's coordinates,
  /// whose y axis points up.
  private static func origin(of size: NSSize, beside target: NSRect, _ edge: NSRectEdge) -> NSPoint {
    switch edge {
    case .minX: NSPoint(x: target.minX - size.width, y: target.midY - size.height / 2)
    case .maxX: NSPoint(x: target.maxX, y: target.midY - size.height / 2)
    case .maxY: NSPoint(x: target.midX - size.width / 2, y: target.maxY)
    default: NSPoint(x: target.midX - size.width / 2, y: target.minY - size.height)
    }
  }

  /// The arrow from the window to the middle of the rectangle, on the opposite side of the rectangle's edge.
  private static func arrow(of frame: NSRect, at target: NSRect, _ edge: NSRectEdge) -> PopoverArrow {
    switch edge {
    case .minX: PopoverArrow(side: .maxX, position: target.midY - frame.minY)
    case .maxX: PopoverArrow(side: .minX, position: target.midY - frame.minY)
    case .maxY: PopoverArrow(side: .minY, position: target.midX - frame.minX)
    default: PopoverArrow(side: .maxY, position: target.midX - frame.minX)
    }
  }

  /// Closes the popover, if the delegate allows it.
  open func performClose(_ sender: Any?) {
    guard delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }

  open func close() {
    guard isShown else { return }
    notify(Self.willCloseNotification) { $0.popoverWillClose($1) }
    window?.orderOut(nil)
    positioningView?.window?.remove(closing: self)
    notify(Self.didCloseNotification) { $0.popoverDidClose($1) }
  }

  private func notify(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  open override func perform(_ action: Selector, from sender: Any?) -> Bool {
    guard action == "performClose:" else { return false }
    performClose(sender)
    return true
  }

  public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

/// The delegate of a popover. (Apple, `NSPopoverDelegate`.) All methods are optional.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Never called: popovers are not dragged.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// Never called: popovers are not dragged.
  func popoverDidDetach(_ popover: NSPopover)
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
  /// Never called: popovers are not dragged.
  func detachableWindow(for popover: NSPopover) -> NSWindow?
}

extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  public func popoverDidDetach(_ popover: NSPopover) {}
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
}

extension NSViewController {
  /// Shows another controller in a popover.
  public func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    let popover = NSPopover()
    popover.contentViewController = viewController
    popover.behavior = behavior
    popover.show(relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
    keptPresenters.append(popover)
  }
}
