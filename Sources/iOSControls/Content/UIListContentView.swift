import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore

/// Shows a list's content: the image, and beside it the texts. (Apple, `UIListContentView`.)
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let textView = UILabel()
  private let secondaryView = UILabel()
  private let pictureView = UIImageView()
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// The configuration of the view. Values of types other than `UIListContentConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("UIListContentView does not support the configuration \(newValue)")
      }
      list = new
      take()
    }
  }

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [pictureView, textView, secondaryView] { addSubview(view) }
    pictureView.contentMode = .scaleAspectFit
    preservesSuperviewLayoutMargins = true
    take()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [pictureView, textView, secondaryView] { addSubview(view) }
    take()
  }

  // MARK: Content

  private var hasText: Bool { list.text != nil || list.attributedText != nil }
  private var hasSecondary: Bool { list.secondaryText != nil || list.secondaryAttributedText != nil }

  private func take() {
    set(textView, list.text, list.attributedText, list.textProperties)
    set(secondaryView, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    pictureView.isHidden = list.image == nil
    pictureView.image = shownImage
    pictureView.tintColor = list.imageProperties.tintColor.map {
      list.imageProperties.tintColorTransformer?($0) ?? $0
    }
    pictureView.layer.cornerRadius = list.imageProperties.cornerRadius
    pictureView.clipsToBounds = list.imageProperties.cornerRadius > 0
    pictureView.layer.borderWidth = list.imageProperties.strokeWidth
    pictureView.layer.borderColor = list.imageProperties.strokeColor?.cgColor
    alpha = list.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.isHidden = text == nil && attributed == nil
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = Self.alignments[properties.alignment] ?? .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.apply)
    }
    // Last, because it adapts the fonts that the label has by then, also those of an attributed text.
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }

  private static let alignments: [UIListContentConfiguration.TextProperties.TextAlignment: NSTextAlignment] =
    [
      .natural: .natural, .center: .center, .justified: .justified,
    ]

  /// The image for the text size of the view's traits.
  private var shownImage: UIImage? {
    list.image.map { list.imageProperties.shown($0, in: traitCollection.preferredContentSizeCategory) }
  }

  @_spi(ViewHooks) open override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    pictureView.image = shownImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Guides

  /// The text's rectangle; nil if there is none.
  open var textLayoutGuide: UILayoutGuide? { hasText ? guide(of: textView, "text") : nil }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    hasSecondary ? guide(of: secondaryView, "secondary text") : nil
  }
  open var imageLayoutGuide: UILayoutGuide? { list.image == nil ? nil : guide(of: pictureView, "image") }

  private func guide(of view: UIView, _ identifier: String) -> UILayoutGuide {
    if let known = guides[ObjectIdentifier(view)] { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    guides[ObjectIdentifier(view)] = guide
    return guide
  }

  // MARK: Layout

  /// The configuration's margins or, on the axes that it preserves, the superview's if these are wider.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard let superview else { return margins }
    let outer = NSDirectionalEdgeInsets(
      superview.layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = max(0, frame.minX - superview.bounds.minX)
    let right = max(0, superview.bounds.maxX - frame.maxX)
    if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading - (isRightToLeft ? right : left))
      margins.trailing = max(margins.trailing, outer.trailing - (isRightToLeft ? left : right))
    }
    if list.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private var arrangement: ListContentArrangement {
    ListContentArrangement(
      image: shownImage.map { ($0, list.imageProperties) }, text: hasText ? textView : nil,
      secondary: hasSecondary ? secondaryView : nil, configuration: list, margins: margins, grid: layoutGrid,
      category: traitCollection.preferredContentSizeCategory)
  }

  /// The margins of the content, in points.
  package var contentMargins: NSDirectionalEdgeInsets { margins }

  /// The distance from the view's leading edge to its texts, in points; separators start there.
  package var textLeading: CGFloat { arrangement.textLeading }

  open override func layoutSubviews() {
    let frames = arrangement.frames(in: bounds.size)
    for (view, frame) in [
      (pictureView, frames.image), (textView, frames.text), (secondaryView, frames.secondary),
    ] {
      view.frame =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    super.layoutSubviews()
  }

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: widthInHand) }
  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    arrangement.size(width: width)
  }
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { true }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangement.size(width: size.width > 0 ? size.width : nil)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required
    let natural = arrangement.size(width: isFixed ? targetSize.width : nil)
    return CGSize(
      width: isFixed ? targetSize.width : natural.width,
      height: verticalFittingPriority == .required ? targetSize.height : natural.height)
  }
}
