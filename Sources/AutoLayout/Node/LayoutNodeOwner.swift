import Foundation

/// What a node asks of the view that owns it. The façade answers; the core never sees a view.
public protocol LayoutNodeOwner: AnyObject {
  /// The size of the content, of the alignment rectangle, in points; ``LayoutNode/noIntrinsicMetric`` where the
  /// content has no opinion. `width` is the width that multi-line text may take, nil where nothing limits it.
  func contentSize(forWidth width: CGFloat?) -> CGSize
  /// Runs the view's `updateConstraints`.
  func runUpdateConstraints()
  /// Runs the view's layout pass (`layoutSubviews`), which applies the engine's frames to its subviews.
  func runLayout()
  /// Of a node that ``LayoutNode/asksView``: the safe area, which an override may have changed.
  var statedSafeAreaInsets: LayoutInsets { get }
  /// The same for the margins.
  var statedLayoutMargins: LayoutInsets { get }
  /// The same for a frame that layout has found: the view takes it by its setters, and hands the node what comes of that.
  func move(byLayoutTo frame: CGRect)
  /// Layout has moved or resized the node, whose frame was `old`.
  func layoutDidMove(from old: CGRect)
  /// The pixels of the screen that the view is shown on, or would be. Asked of the topmost view.
  var pixelGrid: PixelGrid { get }
  /// The node's safe area or margins have changed.
  func layoutInsetsDidChange(safeArea: Bool)
  /// Of the topmost node's view: something in the tree needs a pass, for the first time since the last one.
  func passIsPending()
}

extension LayoutNodeOwner {
  public func passIsPending() {}

  // Of owners whose nodes do not ask.
  public var statedSafeAreaInsets: LayoutInsets { .zero }
  public var statedLayoutMargins: LayoutInsets { .zero }
  public func move(byLayoutTo frame: CGRect) {}
}
