import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A view that shows an image. (Apple, `UIImageView`.)
@preconcurrency @MainActor
open class UIImageView: UIView {
  @AlwaysObserved open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange(from: oldValue) } }
  }
  open var highlightedImage: UIImage?
  /// The configuration for system symbols that specify none.
  @AlwaysObserved open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether images grow with the accessibility text sizes, as symbols of a text style do. (Apple,
  /// `UIAccessibilityContentSizeCategoryImageAdjusting`.) How much is not documented; here as much as body text does.
  @AlwaysObserved open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view with the image's size, which is also its intrinsic content size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  // MARK: Animated images, of which only the first is shown

  open var animationImages: [UIImage]?
  /// The duration in seconds.
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let size = image.alignmentRectInsets.inset(CGRect(origin: .zero, size: image.size)).size
    return CGSize(width: size.width * growth, height: (size.height + image.lineOverhang) * growth)
  }

  /// The baseline of a symbol, relative to the view's centre, because the view may be taller than the
  /// symbol.
  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    guard let image = shownImage, let fromBottom = image.baselineOffsetFromBottom else {
      return super.baselineOffsets
    }
    return BaselineOffsets(firstFromTop: image.size.height - fromBottom, lastFromBottom: fromBottom)
  }

  @_spi(ViewHooks) open override var centersBaselines: Bool { image?.baselineOffsetFromBottom != nil }

  /// The image's insets, unscaled.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentInsets ?? .zero }

  /// How many times as large as its own size an image is that adjusts to the text size.
  private var growth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory,
      !hasTextStyle
    else { return 1 }
    let precise: CGFloat = 100
    return UIFontMetrics.default.scaledValue(for: precise, compatibleWith: traitCollection) / precise
  }

  private var hasTextStyle: Bool {
    guard let image else { return preferredSymbolConfiguration?.textStyle != nil }
    return (preferredSymbolConfiguration?.completed(for: image) ?? image.symbolConfiguration)?.textStyle
      != nil
  }

  /// A symbol in its preferred size.
  private var shownImage: UIImage? { image.map(inPreferredSize) }

  private func inPreferredSize(_ image: UIImage) -> UIImage {
    let category = traitCollection.preferredContentSizeCategory
    guard let preferredSymbolConfiguration else { return image.scaled(to: category) }
    return image.preferring(preferredSymbolConfiguration, in: category)
  }

  @_spi(ViewHooks) open override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if hasTextStyle || adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
    }
  }

  private func imageDidChange(from old: UIImage?) {
    if image?.alignmentRectInsets != old?.alignmentRectInsets { setNeedsUpdateConstraints() }
    invalidateIntrinsicContentSize()
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(sizesToContent: true, accessibility: (false, .image))
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
    let image = inPreferredSize(shown)
    let size = CGSize(width: image.size.width * growth, height: image.size.height * growth)
    let frame = contentMode.frame(for: size, in: bounds)
    let keepsPixels = layer.magnificationFilter == .nearest && frame.width > image.size.width
    guard image.kind == .picture, !bounds.contains(frame) else {
      return image.draw(in: frame, on: canvas, tint: tintColor, keepsPixels: keepsPixels)
    }
    // An actual picture overflows its view unless clipped; a placeholder is always clipped, because it would
    // only hide its neighbours.
    canvas.context.saveGState()
    canvas.context.clip(to: bounds)
    image.draw(in: frame.intersection(bounds), on: canvas, tint: tintColor)
    canvas.context.restoreGState()
  }
}

extension UIView.ContentMode {
  /// The frame of content of a size in a rectangle.
  package func frame(for size: CGSize, in box: CGRect) -> CGRect { gravity.frame(for: size, in: box) }

  /// The layer's gravity for this content mode.
  private var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
