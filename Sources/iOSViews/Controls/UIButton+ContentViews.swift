import AutoLayout
import Foundation
import Graphics

/// The label and the image view of a button. They are made when a program asks for them first and are subviews from then
/// on; until then the button draws title and image itself, which looks the same.
extension UIButton {
  struct ContentViews {
    var title: ButtonTitleLabel?
    var image: UIImageView?
  }

  /// The label that shows the title. Its font, line break mode and number of lines are the button's.
  public var titleLabel: UILabel? {
    if let label = contentViews.title { return label }
    let label = ButtonTitleLabel()
    label.font = font
    label.lineBreakMode = lineBreakMode
    contentViews.title = label
    addSubview(label)
    label.button = self
    updateContentViews()
    return label
  }

  /// The view that shows the image.
  public var imageView: UIImageView? {
    if let view = contentViews.image { return view }
    let view = UIImageView()
    contentViews.image = view
    addSubview(view)
    updateContentViews()
    return view
  }

  func updateContentViews() {
    if let label = contentViews.title {
      label.show(currentTitle, shownAttributedTitle, color: currentTitleColor)
      setNeedsLayout()
    }
    if let view = contentViews.image {
      view.image = currentImage
      setNeedsLayout()
    }
  }

  func placeContentViews() {
    guard contentViews.title != nil || contentViews.image != nil else { return }
    let frames = content.frames(in: bounds, grid: layoutGrid)
    contentViews.title?.frame = frames.title
    contentViews.image?.frame = frames.image
  }
}

/// A button's label: what a program sets here is set on the button.
@MainActor
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  /// While the button says what to show, nothing is handed back to it.
  private var isShowing = false
  private var showsAttributes = false

  override var font: UIFont! {
    didSet { if !isShowing, let button, button.font != font { button.font = font } }
  }
  override var lineBreakMode: NSLineBreakMode {
    didSet { if let button, button.lineBreakMode != lineBreakMode { button.lineBreakMode = lineBreakMode } }
  }

  func show(_ title: String?, _ attributed: NSAttributedString?, color: UIColor) {
    isShowing = true
    defer { isShowing = false }
    if let attributed {
      textColor = color
      attributedText = attributed
      showsAttributes = true
      return
    }
    if text != title || showsAttributes { text = title }
    showsAttributes = false
    textColor = color
    if let button, font != button.font { font = button.font }
  }
}
