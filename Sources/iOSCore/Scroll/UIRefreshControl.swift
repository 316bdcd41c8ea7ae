import AutoLayout
import Foundation

/// The control that readers pull down to refresh: spokes above the content, and a title below them. (Apple,
/// `UIRefreshControl`.)
///
/// The scroll view keeps it above its content, 60 points high, where pulling brings it into view, the more clearly the
/// further. While it is refreshing the content rests below it: the height counts among the scroll view's adjusted insets.
/// There is no finger here that pulls: programs call ``beginRefreshing()`` and scroll it into view, as on a device.
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

  /// Shows the spokes as far as they are pulled into view, and all of them while refreshing.
  ///
  /// - Parameter distance: how far below its place of rest the content is, in points.
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
