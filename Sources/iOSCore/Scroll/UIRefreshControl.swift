import AutoLayout
import Foundation

/// The control for pulling to refresh: a spinner above the content with a title below it. (Apple, `UIRefreshControl`.)
///
/// The scroll view keeps it above its content, 60 points high. Pulling reveals it gradually. While it is refreshing, the
/// content rests below it: its height is part of the scroll view's adjusted insets. There are no touches here: programs
/// call ``beginRefreshing()`` and scroll it into view, as on a device.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the space above the content, in points (UIKit's).
  static let height: CGFloat = 60
  private let spokes = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  open private(set) var isRefreshing = false
  @AlwaysObserved open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      label.isHidden = attributedTitle == nil
      setNeedsLayout()
    }
  }

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.isHidden = true
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    for view in [spokes, label] {
      view.alpha = 0
      addSubview(view)
    }
  }

  /// Shows as many spokes as the distance reveals, and all of them while refreshing.
  ///
  /// - Parameter distance: the distance of the content below its position of rest, in points.
  func show(pulledBy distance: CGFloat) {
    let share = min(max(distance / Self.height, 0), 1)
    for view in [spokes, label] { view.alpha = isRefreshing ? 1 : share }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = hasExplicitTint ? tintColor : nil
  }

  open override var tintColor: UIColor! { didSet { spokes.color = hasExplicitTint ? tintColor : nil } }
  private var hasExplicitTint: Bool { storedTintColor != nil }

  open func beginRefreshing() { setRefreshing(true) }
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ refreshing: Bool) {
    guard refreshing != isRefreshing else { return }
    isRefreshing = refreshing
    if refreshing { spokes.startAnimating() } else { spokes.stopAnimating() }
    (superview as? UIScrollView)?.refreshingDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spokes.intrinsicContentSize
    let title = label.isHidden ? CGSize.zero : label.intrinsicContentSize
    let top = (bounds.height - size.height - title.height) / 2
    spokes.frame = layoutGrid.round(
      CGRect(origin: CGPoint(x: (bounds.width - size.width) / 2, y: top), size: size))
    label.frame = layoutGrid.round(
      CGRect(x: 0, y: top + size.height, width: bounds.width, height: title.height))
  }
}
