import Foundation

extension UIView {
  /// Updates this view's fonts for the text size of its traits, if the view is set to do so.
  package func adjustFontsToTraits() {
    // The titles of configured buttons always follow the text size.
    textSizeMayHaveChanged()
    guard let view = self as? any FontAdjusting, view.adjustsFontForContentSizeCategory else { return }
    view.adjustFonts(to: traitCollection.preferredContentSizeCategory)
  }
}
