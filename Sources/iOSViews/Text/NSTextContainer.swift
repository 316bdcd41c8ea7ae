import Foundation
import Graphics

/// Where a text view sets its text. (Apple, `NSTextContainer`, as far as it decides a size.)
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private let didChange: () -> Void

  init(didChange: @escaping () -> Void) { self.didChange = didChange }

  /// Between the text and the container's sides, in points. Apple's default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The most lines; 0 sets no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Whether the container is as wide as its view. Kept: it always is.
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}

/// Asked and told about typing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// Apple's answers where a delegate leaves a method out.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
