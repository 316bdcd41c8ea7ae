import Foundation
import Graphics

/// What controls have in common. (Apple, `UIControl`.)
@preconcurrency @MainActor
open class UIControl: UIView, ControlMetricsAdopting {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  var targets: [ControlTarget] = []
  package var controlMetrics = ControlMetrics.current { didSet { metricsDidChange() } }

  /// Raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top, bottom, fill
  }

  /// Raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  func metricsDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  /// Makes a content-hugging priority the class's own, before anyone asks for another.
  func hugContent(_ horizontal: UILayoutPriority?, _ vertical: UILayoutPriority?) {
    if let horizontal { setContentHuggingPriority(horizontal, for: .horizontal) }
    if let vertical { setContentHuggingPriority(vertical, for: .vertical) }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Where content lies as seen, `leading` and `trailing` turned to a side.
  func textAlignment(in direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    let isRightToLeft = direction == .rightToLeft
    return switch self {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
