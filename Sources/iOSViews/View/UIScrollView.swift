import AutoLayout
import Foundation

/// A window onto content larger than itself. (Apple, `UIScrollView`.)
///
/// Edges of the scroll view, in constraints to something inside it, are the edges of the content; its sizes and centres
/// are the frame's (Apple, Technical Note TN2154).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollContainer()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollContainer()
  }

  private func becomeScrollContainer() {
    clipsToBounds = true
    layoutNode.isScrollContainer = true
    _ = contentLayoutGuide
  }

  /// The content's rectangle; constraints on it decide the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(\.content, .content, "UIScrollViewContentLayoutGuide")
  }

  /// The visible rectangle.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(\.frame, .frame, "UIScrollViewFrameLayoutGuide")
  }

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }

  /// The content's size: what the constraints say, if any do, else what was set.
  open var contentSize = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentLayoutGuide.layoutFrame.size
    if content != .zero { contentSize = content }
  }
}
