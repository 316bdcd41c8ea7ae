import Foundation

/// The properties that a node reads from the view that owns it. The façade implements it; the core never sees a view.
public protocol LayoutNodeOwner: AnyObject {
  /// The size of the content, of the alignment rectangle, in points; ``LayoutNode/noIntrinsicMetric`` on an axis without
  /// a content size. `width` is the width available to multi-line text, nil if it is not limited.
  func contentSize(forWidth width: CGFloat?) -> CGSize
  /// Runs the view's `updateProperties`.
  func runUpdateProperties()
  /// Runs the view's `updateConstraints`.
  func runUpdateConstraints()
  /// Runs the view's layout pass (`layoutSubviews`), which applies the engine's frames to its subviews.
  func runLayout()
  /// The view's safe area, for a node that reads insets (``LayoutNode/questions``): an override may return another value.
  var statedSafeAreaInsets: LayoutInsets { get }
  /// The same for the margins.
  var statedLayoutMargins: LayoutInsets { get }
  /// The same for a frame that layout has found: the view applies it with its setters, and passes the resulting frame to
  /// the node.
  func move(byLayoutTo frame: CGRect)
  /// Layout has moved or resized the node, whose frame was `old`.
  func layoutDidMove(from old: CGRect)
  /// The pixels of the screen that the view is shown on, or would be. The engine reads it from the topmost view.
  var pixelGrid: PixelGrid { get }
  /// The node's safe area or margins have changed.
  func layoutInsetsDidChange(safeArea: Bool)
  /// Notifies the topmost node's view that something in the tree needs a pass, once between two passes.
  func passIsPending()
  /// The system whose wording the tree's conflict messages use. The engine reads it from the topmost view.
  var messageWording: MessageWording { get }
  /// A conflict of the tree in plain words, which follow the message of the default handler; nil for the message alone.
  /// The engine calls the topmost view.
  func explanation(ofConflict conflict: UnsatisfiableLayout) -> String?
}

extension LayoutNodeOwner {
  /// Does nothing.
  public func runUpdateProperties() {}
  /// Does nothing.
  public func passIsPending() {}
  /// UIKit's words.
  public var messageWording: MessageWording { .iOS }
  /// Nil.
  public func explanation(ofConflict conflict: UnsatisfiableLayout) -> String? { nil }

  // For owners whose nodes do not read these.
  /// No insets.
  public var statedSafeAreaInsets: LayoutInsets { .zero }
  /// No margins.
  public var statedLayoutMargins: LayoutInsets { .zero }
  /// Does nothing.
  public func move(byLayoutTo frame: CGRect) {}
}
