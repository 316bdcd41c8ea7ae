import Foundation
import iOSViews

/// A view with a content size that a test sets.
@MainActor
class FixedView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero { didSet { setNeedsUpdateConstraints() } }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

extension UIView {
  /// A superview of a given size, with pixels of two to a point as in saved documents, and subviews without masks.
  @MainActor
  static func container(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, _ views: UIView...) -> UIView
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.layoutNode.setPixelGrid(.init(scale: scale))
    for subview in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    return view
  }

  /// Pins all four edges to the superview's.
  @MainActor
  func fillSuperview(_ inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }
}
