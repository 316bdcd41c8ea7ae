import Foundation
import Graphics

// Stand-ins until the files of these classes are merged.
@MainActor public protocol NSSplitViewDelegate: NSObjectProtocol {}
@MainActor open class NSSplitView: NSView {
  public enum DividerStyle: Int { case thick = 1, thin, paneSplitter }
  open var isVertical = false; open var dividerStyle = DividerStyle.thick;
  weak var delegate: (any NSSplitViewDelegate)?
  open var arrangedSubviews: [NSView] { subviews }
  open func insertArrangedSubview(_ v: NSView, at i: Int) { addSubview(v) }
  open func setHoldingPriority(_ p: NSLayoutConstraint.Priority, forSubviewAt: Int) {}
  open func adjustSubviews() {}
  static let didResizeSubviewsNotification = Notification.Name("x")
}
@MainActor public protocol NSTabViewDelegate: NSObjectProtocol {}
@MainActor open class NSTabViewItem: NSObject {
  public var viewController: NSViewController?;
  public init(viewController: NSViewController) { self.viewController = viewController }
  open var label = ""; open var image: NSImage?; open var identifier: Any?
}
@MainActor open class NSTabView: NSView {
  weak var delegate: (any NSTabViewDelegate)?
  public enum TabPosition: Int { case none, top, left, bottom, right };
  public enum TabViewBorderType: Int { case none, line, bezel }
  open var tabPosition = TabPosition.top; open var tabViewBorderType = TabViewBorderType.none
  open func indexOfTabViewItem(_ i: NSTabViewItem) -> Int { NSNotFound };
  open func addTabViewItem(_ i: NSTabViewItem) {}
  open func insertTabViewItem(_ i: NSTabViewItem, at: Int) {};
  open func removeTabViewItem(_ i: NSTabViewItem) {}
  open var selectedTabViewItem: NSTabViewItem? { nil }; open func selectTabViewItem(_ i: NSTabViewItem?) {};
  open func selectTabViewItem(at: Int) {}
}
