import AutoLayout
import Foundation

// MARK: Buttons and line of the title bar

extension NSWindow {
  /// The line below the title bar; `none` for no line. (Apple, `titlebarSeparatorStyle`.)
  public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { extras.titlebarSeparatorStyle }
    set {
      extras.titlebarSeparatorStyle = newValue
      frameView.needsDisplay = true
    }
  }

  /// The view of a button of the title bar, created when a program first requests it; nil if the window has no such
  /// button.
  ///
  /// - Parameter make: makes the view, which draws itself from then on.
  package func standardButtonView(_ type: ButtonType, make: () -> NSView) -> NSView? {
    guard let place = WindowFrameView.place(of: type), Self.barHeight(of: styleMask) > 0 else { return nil }
    if let known = extras.standardButtons[type] { return known }
    let (made, frame) = (make(), frameView.buttonFrame(place))
    extras.standardButtons[type] = made
    frameView.addSubview(made)
    let isRightToLeft = frameView.userInterfaceLayoutDirection == .rightToLeft
    made.autoresizingMask = [isRightToLeft ? .minXMargin : .maxXMargin, .minYMargin]
    frameView.place(made, inNode: frame)
    return made
  }

  /// Whether the window supports a button's action.
  package func isEnabled(_ type: ButtonType) -> Bool {
    switch type {
    case .closeButton: styleMask.contains(.closable)
    case .miniaturizeButton: styleMask.contains(.miniaturizable)
    case .zoomButton: styleMask.contains(.resizable)
    default: false
    }
  }

  /// The duration of an animated change of the frame, in seconds: a fifth of a second for 150 points. (Apple,
  /// `animationResizeTime(_:)` and the default `NSWindowResizeTime`.)
  public func animationResizeTime(_ newFrame: NSRect) -> TimeInterval {
    let changes = [newFrame.width - frame.width, newFrame.height - frame.height].map { abs($0) }
    return Self.resizeTime * TimeInterval((changes.max() ?? 0) / Self.resizeDistance)
  }

  private static let resizeTime: TimeInterval = 0.2
  private static let resizeDistance: CGFloat = 150
}

// MARK: Tabs

extension NSWindow {
  /// The windows in the same tab group; nil for a single window.
  public var tabbedWindows: [NSWindow]? { tabGroup.flatMap { $0.windows.count > 1 ? $0.windows : nil } }
  public var tabGroup: NSWindowTabGroup? { extras.tabGroup }

  /// Makes a window a tab of this one: it gets this window's frame. No bar of tabs is drawn.
  public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {
    let group = extras.tabGroup ?? NSWindowTabGroup(identifier: tabbingIdentifier, first: self)
    group.insert(window, at: group.index(of: self).map { ordered == .below ? $0 : $0 + 1 })
    window.setFrame(frame, display: false)
  }
}

/// Windows that share one frame. (Apple, `NSWindowTabGroup`.)
@preconcurrency @MainActor
open class NSWindowTabGroup: NSObject {
  open private(set) var identifier: String
  private var entries: [() -> NSWindow?] = []
  open weak var selectedWindow: NSWindow?
  open var isOverviewVisible = false
  open var isTabBarVisible: Bool { windows.count > 1 }
  open var windows: [NSWindow] { entries.compactMap { $0() } }

  init(identifier: String, first: NSWindow) {
    self.identifier = identifier
    super.init()
    insert(first, at: nil)
    selectedWindow = first
  }

  func index(of window: NSWindow) -> Int? { windows.firstIndex { $0 === window } }

  func insert(_ window: NSWindow, at index: Int?) {
    window.extras.tabGroup?.removeWindow(window)
    entries = windows.map { known in { [weak known] in known } }
    entries.insert({ [weak window] in window }, at: min(index ?? entries.count, entries.count))
    window.extras.tabGroup = self
  }

  open func addWindow(_ window: NSWindow) { insert(window, at: nil) }
  open func insertWindow(_ window: NSWindow, at index: Int) { insert(window, at: index) }
  open func removeWindow(_ window: NSWindow) {
    entries = windows.filter { $0 !== window }.map { known in { [weak known] in known } }
    window.extras.tabGroup = nil
  }
}
