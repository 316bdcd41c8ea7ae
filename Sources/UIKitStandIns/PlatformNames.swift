@_exported import Foundation
@_exported import iOSViews

/// The fonts of Core Text, which on Apple's systems are bridged to those of UIKit: `font as CTFont` works in both directions.
public typealias CTFont = UIFont

/// The part of a web view that is UIKit's: the scroll view of the page, which fills it.
@preconcurrency @MainActor
open class WebPageView: UIView {
  /// The scroll view of the page.
  public let scrollView = UIScrollView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }
}
