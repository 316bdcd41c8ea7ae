import Foundation

/// Measures views by ``UIView/intrinsicContentSize``, which programs override, and provides the width limit during the
/// call.
///
/// UIKit measures multi-line text twice: first for its natural width, then with the width from layout in place of
/// `preferredMaxLayoutWidth`. Both times it reads `intrinsicContentSize`, so an override that adds to the superclass's
/// value affects both.
@MainActor
package enum ContentMeasuring {
  private static var current: (view: ObjectIdentifier, width: CGFloat?)?

  /// The width for which a view is being measured; nil if nothing limits it.
  static func width(for view: UIView) -> CGFloat? {
    guard let current, current.view == ObjectIdentifier(view) else { return nil }
    return current.width
  }

  static func contentSize(of view: UIView, limitedTo width: CGFloat?) -> CGSize {
    let outer = current
    current = (ObjectIdentifier(view), width)
    defer { current = outer }
    return view.intrinsicContentSize
  }
}

extension UIView {
  /// The content size that the view states for a width of at most `width`, overrides included.
  func statedContentSize(limitedTo width: CGFloat?) -> CGSize {
    guard layoutNode.questions.contains(.content) else { return contentSize(limitedTo: width) }
    return ContentMeasuring.contentSize(of: self, limitedTo: width)
  }

  /// The width for which layout is measuring the content.
  package var widthInHand: CGFloat? { ContentMeasuring.width(for: self) }
}
