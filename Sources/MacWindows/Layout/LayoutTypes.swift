import AutoLayout
import Foundation

public typealias NSUserInterfaceLayoutDirection = LayoutDirection

extension LayoutPriority {
  /// The priority from which a window's content prevents a drag from shrinking the window. (Apple,
  /// `NSLayoutConstraint.Priority`.)
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// The priority at which a window keeps its size. (Apple, `NSLayoutConstraint.Priority`.)
  public static let windowSizeStayPut = LayoutPriority(500)
  /// The priority at which a drag moves a split view's divider without resizing the window.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// The priority at which `fittingSize` minimizes a view.
  public static let fittingSizeCompression = LayoutPriority(50)
}

extension NSEdgeInsets {
  /// AppKit's insets, from those of the core.
  package init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension LayoutInsets {
  /// The core's insets, from AppKit's.
  package init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
