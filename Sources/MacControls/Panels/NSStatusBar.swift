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
  /// Special lengths; AppKit's values.
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2

  open var length: CGFloat
  open var menu: NSMenu?
  open var isVisible = true
  open var autosaveName: AutosaveName! = ""
  open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  open var statusBar: NSStatusBar? { .system }

  init(length: CGFloat) {
    self.length = length
    super.init()
  }
}

/// The button of an item of the menu bar. (Apple, `NSStatusBarButton`.)
open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false
}
