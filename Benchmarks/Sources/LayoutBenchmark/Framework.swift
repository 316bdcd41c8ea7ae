// Exported to the files of this target that it shares with the other framework's.
@_exported import UIKit

// UIKit's views, under the names by which the scenes of both frameworks know them.
typealias PlatformView = UIView
typealias PlainView = UIView
typealias PlatformLabel = UILabel

/// A view that may lay out its subviews by hand.
class HandLaidView: UIView {
  var isLaidOutByHand: Bool { true }
  func layOutByHand() {}

  override func layoutSubviews() {
    guard isLaidOutByHand else { return super.layoutSubviews() }
    layOutByHand()
  }
}

extension UIView {
  func requestLayout() { setNeedsLayout() }
  func layOutNow() { layoutIfNeeded() }
}

extension UILabel {
  static func title() -> UILabel { UILabel() }

  static func body() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }

  var shownText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: 0).height
  }

  func place(_ rect: CGRect) { frame = rect }
}
