import AutoLayout
import Foundation

public typealias NSUserInterfaceLayoutDirection = LayoutDirection

extension LayoutPriority {
  /// A window's content with this or more keeps a drag from making the window smaller. (Apple, `NSLayoutConstraint.Priority`.)
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// A window keeps its size with this. (Apple, `NSLayoutConstraint.Priority`.)
  public static let windowSizeStayPut = LayoutPriority(500)
  /// A drag of a split view's divider moves it with this, and the window keeps its size.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// The wish of `fittingSize` for a small view.
  public static let fittingSizeCompression = LayoutPriority(50)
}

extension NSEdgeInsets {
  /// The insets that the core counts with.
  package init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension LayoutInsets {
  /// AppKit's insets.
  package init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
