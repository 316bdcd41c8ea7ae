import AutoLayout
import Foundation
import Graphics
import SwiftMetadata

/// The label and the image view of a button. They are created when a program first uses them, and are subviews from
/// then on. Until then the button draws title and image itself, with the same appearance.
extension UIButton {
  struct ContentViews {
    var title: ButtonTitleLabel?
    var image: UIImageView?
  }

  var madeTitleLabel: UILabel {
    if let label = contentViews.title { return label }
    let label = ButtonTitleLabel()
    label.font = font
    label.lineBreakMode = lineBreakMode
    contentViews.title = label
    addSubview(label)
    label.button = self
    updateContentViews()
    placeContentViews()
    return label
  }

  var madeImageView: UIImageView {
    if let view = contentViews.image { return view }
    let view = UIImageView()
    contentViews.image = view
    addSubview(view)
    updateContentViews()
    placeContentViews()
    return view
  }

  func updateContentViews() {
    if let label = contentViews.title {
      if let configuration { label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1 }
      let content = content
      label.show(currentTitle, shownAttributedTitle, font: content.titleFont, color: content.foreground)
      setNeedsLayout()
    }
    if let view = contentViews.image {
      view.image = shownImage
      if configuration != nil { view.tintColor = content.imageColor }
      setNeedsLayout()
    }
  }

  /// The image, or the activity indicator that replaces it (Apple,
  /// `UIButton.Configuration.showsActivityIndicator`).
  var shownImage: UIImage? {
    guard let configuration, configuration.showsActivityIndicator else { return currentImage }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    let standard: UIColor = configuration.style == .filled ? .white : tintColor
    let ink = configuration.baseForegroundColor ?? standard
    indicator.color = isEnabled ? ink : .tertiaryLabel
    return UIImage(drawing: indicator.displayList(style: traitCollection.userInterfaceStyle))
  }

  /// Places the views, except in a button without a size.
  func placeContentViews() {
    guard contentViews.title != nil || contentViews.image != nil, !bounds.isEmpty else { return }
    let frames = contentFrames(grid: layoutGrid)
    contentViews.title?.frame = frames.title
    contentViews.image.map { $0.frame = $0.fixed(frames.image, grid: layoutGrid) }
  }
}

extension UIImageView {
  /// The rectangle with the lengths that constraints of the program give this image view, in the same place. Observed: 4 of 4 icons
  /// of configured buttons have the required 32 points instead of their share of the button's content, in 10 pictures of a public
  /// repository (iOS 17.5).
  fileprivate func fixed(_ rect: CGRect, grid: PixelGrid) -> CGRect {
    guard !translatesAutoresizingMaskIntoConstraints else { return rect }
    func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      constraints.last {
        $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
          && $0.relation == .equal
      }?.constant
    }
    let size = CGSize(width: length(.width) ?? rect.width, height: length(.height) ?? rect.height)
    let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    return grid.round(CGRect(origin: origin, size: size))
  }
}

/// Finds out which classes of buttons place their parts themselves.
@MainActor
enum ButtonPartsProbe {
  private final class Plain: UIButton {}

  private final class Overriding: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      super.imageRect(forContentRect: contentRect)
    }
  }

  static let probe = OverrideProbe(of: UIButton.self, plain: Plain.self, overriding: Overriding.self)
}

extension UIButton {
  /// True for classes that override the rectangles of title or image. Buttons with a configuration do not call these
  /// methods (Apple, `UIButton.titleRect(forContentRect:)`: not called when a configuration is used).
  var placesParts: Bool { configuration == nil && ButtonPartsProbe.probe.isOverridden(by: type(of: self)) }

  /// The frames of title and image; empty if there is none.
  func contentFrames(grid: PixelGrid) -> (title: CGRect, image: CGRect) {
    guard placesParts else { return content.frames(in: bounds, grid: grid) }
    let space = contentRect(forBounds: bounds)
    return (titleRect(forContentRect: space), imageRect(forContentRect: space))
  }
}

/// A button's label, which forwards a program's changes to the button.
@MainActor
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  /// Whether the button is updating the label; changes are then not forwarded.
  private var isShowing = false
  private var showsAttributes = false

  override var font: UIFont! {
    didSet { if !isShowing, let button, button.font != font { button.font = font } }
  }
  /// A mode that wraps lets the title have several lines (known from public answers: Stack Overflow 604632).
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      if lineBreakMode.wraps != oldValue.wraps { numberOfLines = lineBreakMode.wraps ? 0 : 1 }
      if let button, button.lineBreakMode != lineBreakMode { button.lineBreakMode = lineBreakMode }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !isShowing { button?.updateContentViews() }
  }

  func show(_ title: String?, _ attributed: NSAttributedString?, font: UIFont, color: UIColor) {
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
    if self.font != font { self.font = font }
  }
}
