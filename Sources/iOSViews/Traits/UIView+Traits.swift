import Foundation

extension UIView {
  /// Tells this view's subtree and its controllers, top down, that traits have changed.
  func tellTraitChange(from old: UITraitCollection) {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.owningController?.traitCollectionDidChange(old)
      view.traitCollectionDidChange(old)
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }
}
