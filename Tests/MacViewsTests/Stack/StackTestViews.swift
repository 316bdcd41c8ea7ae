import AutoLayout
import Foundation
import MacViews

/// A view with a content of a given size, and baselines.
final class SizedView: NSView {
  var content: NSSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var insets = NSEdgeInsets()

  init(_ width: CGFloat, _ height: CGFloat) {
    content = NSSize(width: width, height: height)
    super.init(frame: NSRect(x: 0, y: 0, width: max(width, 0), height: max(height, 0)))
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: NSSize { content }
  override var firstBaselineOffsetFromTop: CGFloat { ascent }
  override var lastBaselineOffsetFromBottom: CGFloat { descent }
  override var alignmentRectInsets: NSEdgeInsets { insets }
}

extension NSView {
  /// Gives the view a size by constraints and lays it out, with the origin at zero.
  @MainActor
  func layOut(width: CGFloat? = nil, height: CGFloat? = nil) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
    translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(self)
    var constraints = [
      leadingAnchor.constraint(equalTo: root.leadingAnchor), topAnchor.constraint(equalTo: root.topAnchor),
    ]
    if let width { constraints.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutSubtreeIfNeeded()
    return root
  }
}
