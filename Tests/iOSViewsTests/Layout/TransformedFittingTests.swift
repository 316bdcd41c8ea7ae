import Foundation
import Graphics
import Testing
import iOSViews

/// Views that fit their content while a transform shows them smaller. Every character is 10 points wide and high.
@MainActor
struct TransformedFittingTests {
  /// The size of the content is that of the bounds, whatever the transform (Apple, `UIView.frame`: "if the transform is not
  /// the identity, the frame is undefined"; PinLayout's own suite compares the two).
  @Test func boundsFitTheContent() {
    withTenByTenText {
      let label = UILabel()
      label.text = "Lorem"
      label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      label.sizeToFit()
      #expect(label.bounds.size == CGSize(width: 50, height: 10))
      label.transform = .identity
      label.sizeToFit()
      #expect(label.frame.size == CGSize(width: 50, height: 10))
    }
  }
}
