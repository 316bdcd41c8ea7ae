import AutoLayout
import Foundation

/// A controller whose view is in the title bar or below it. (Apple, `NSTitlebarAccessoryViewController`.)
open class NSTitlebarAccessoryViewController: NSViewController {
  /// `.bottom` (the default): below the title bar and the toolbar, as wide as the window. `.leading`, `.left`, `.trailing`
  /// and `.right`: in the title bar. (Apple, `layoutAttribute`.)
  @AlwaysObserved open var layoutAttribute = NSLayoutConstraint.Attribute.bottom {
    didSet { hostWindow?.barsDidChange() }
  }
  open var fullScreenMinHeight: CGFloat = 0
  open var automaticallyAdjustsSize = true
  @AlwaysObserved open var isHidden = false {
    didSet {
      view.isHidden = isHidden
      hostWindow?.barsDidChange()
    }
  }
  weak var hostWindow: NSWindow?

  open func removeFromWindow() {
    guard let hostWindow,
      let index = hostWindow.titlebarAccessoryViewControllers.firstIndex(where: { $0 === self })
    else { return }
    hostWindow.removeTitlebarAccessoryViewController(at: index)
  }

  /// The accessory's size: the initial size of its view, or the size that its constraints require.
  var accessorySize: NSSize {
    let fitting = view.fittingSize
    return NSSize(
      width: fitting.width > 0 ? fitting.width : view.frame.width,
      height: fitting.height > 0 ? fitting.height : view.frame.height)
  }

  enum Place { case left, right, below }
  var place: Place {
    let isRightToLeft = InterfaceDirection.current == .rightToLeft
    switch layoutAttribute {
    case .left: return .left
    case .right: return .right
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return .below
    }
  }
}

extension NSWindow {
  private var shownAccessories: [NSTitlebarAccessoryViewController] {
    titlebarAccessoryViewControllers.filter { !$0.isHidden }
  }

  /// The height of the accessories below the title bar, in points.
  var accessoryHeight: CGFloat {
    shownAccessories.filter { $0.place == .below }.reduce(0) { $0 + $1.accessorySize.height }
  }

  func toolbarDidChange(from old: NSToolbar?) {
    let oldHeight = (old?.barHeight(toolbarStyle) ?? 0) + accessoryHeight
    let content = Self.contentRect(forFrameRect: frame, styleMask: styleMask).size
    old?.hostWindow = nil
    extras.toolbarView?.removeFromSuperview()
    extras.toolbarView = nil
    if let toolbar {
      toolbar.hostWindow = self
      let view = ToolbarView(toolbar: toolbar)
      extras.toolbarView = view
      frameView.addSubview(view)
    }
    barsDidChange(
      keeping: styleMask.contains(.fullSizeContentView)
        ? content : NSSize(width: content.width, height: max(0, content.height - oldHeight)))
  }

  /// Called after the height of the top bars has changed. The content keeps its size, and the frame is
  /// adjusted.
  func barsDidChange(keeping size: NSSize? = nil) {
    setContentSize(size ?? contentView?.frame.size ?? .zero)
    placeContent()
    frameView.needsLayout = true
  }

  /// Places toolbar and accessories in the frame view, relative to its upper left corner.
  func placeBars() {
    let style = toolbarStyle
    let bounds = frameView.bounds
    let titleHeight = Self.barHeight(of: styleMask)
    let isRightToLeft = frameView.userInterfaceLayoutDirection == .rightToLeft
    var top = titleHeight
    if let bar = extras.toolbarView, let toolbar {
      bar.isHidden = !toolbar.isVisible
      let strip = toolbar.strip(style, titleHeight: titleHeight)
      let title = bar.sidebarDivider == nil ? frameView.titleSpace : 0
      let inset = strip.inset > 0 ? strip.inset + title : 0
      bar.frame = NSRect(
        x: isRightToLeft ? 0 : inset, y: bounds.maxY - strip.top - strip.height,
        width: max(0, bounds.width - inset),
        height: strip.height)
      top += toolbar.barHeight(style)
    }
    let (before, after) = (Self.buttonsWidth(styleMask), Self.accessoryInset)
    var left = bounds.minX + (isRightToLeft ? after : before)
    var right = bounds.maxX - (isRightToLeft ? before : after)
    for accessory in shownAccessories {
      let size = accessory.accessorySize
      let middle = bounds.maxY - titleHeight / 2 - size.height / 2
      switch accessory.place {
      case .left:
        accessory.view.frame = NSRect(x: left, y: middle, width: size.width, height: size.height)
        left += size.width
      case .right:
        right -= size.width
        accessory.view.frame = NSRect(x: right, y: middle, width: size.width, height: size.height)
      case .below:
        accessory.view.frame = NSRect(
          x: bounds.minX, y: bounds.maxY - top - size.height, width: bounds.width, height: size.height)
        top += size.height
      }
    }
  }

  /// The space between accessories and the window's edge, in points (a guess).
  private static let accessoryInset: CGFloat = 8
  /// The space that the three buttons at the left of a title bar take, in points: the last one ends at 72
  /// (macOS 11 to 15: 12 points of width each 20 points apart, starting at 20), and a space of 8 follows
  /// (guesses).
  static let buttonsEnd: CGFloat = 80

  static func buttonsWidth(_ style: StyleMask) -> CGFloat {
    style.isDisjoint(with: [.closable, .miniaturizable, .resizable]) ? accessoryInset : buttonsEnd
  }
}
