import AutoLayout

extension UIView {
  /// The mode in which content is fitted to a view of another size. Raw values match UIKit's.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public typealias AutoresizingMask = AutoLayout.AutoresizingMask

  /// Raw values match UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic = 0
    case normal, dimmed
  }
}
