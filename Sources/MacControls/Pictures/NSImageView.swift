import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The border of an image view. Raw values match AppKit's.
public enum NSImageFrameStyle: UInt, Hashable, Sendable {
  case none = 0
  case photo, grayBezel, groove, button
}

/// The alignment of an image in its view. Raw values match AppKit's.
public enum NSImageAlignment: UInt, Hashable, Sendable {
  case alignCenter = 0
  case alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight,
    alignRight

  /// The image's position in the free space: 0 at the left and top, 1 at the right and bottom.
  fileprivate var place: (x: CGFloat, y: CGFloat) {
    switch self {
    case .alignCenter: (0.5, 0.5)
    case .alignTop: (0.5, 0)
    case .alignTopLeft: (0, 0)
    case .alignTopRight: (1, 0)
    case .alignLeft: (0, 0.5)
    case .alignBottom: (0.5, 1)
    case .alignBottomLeft: (0, 1)
    case .alignBottomRight: (1, 1)
    case .alignRight: (1, 0.5)
    }
  }
}

/// A view that shows an image. (Apple, `NSImageView`.)
@preconcurrency @MainActor
open class NSImageView: NSControl, NSMenuItemValidation {
  open override class var cellClass: AnyClass? {
    get { NSImageCell.self }
    set {}
  }

  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    sizeToFit()
  }

  final var imageCell: NSImageCell { typedCell(NSImageCell.self) }
  /// The tint that a row of a source list gives to an image view without a tint of its own.
  package final var tintInRow: NSColor? {
    get { imageCell.tintInRow }
    set { imageCell.tintInRow = newValue }
  }

  open var image: NSImage? {
    get { imageCell.image }
    set { imageCell.image = newValue }
  }
  open var imageScaling: NSImageScaling {
    get { imageCell.imageScaling }
    set { imageCell.imageScaling = newValue }
  }
  open var imageAlignment: NSImageAlignment {
    get { imageCell.imageAlignment }
    set { imageCell.imageAlignment = newValue }
  }
  open var imageFrameStyle: NSImageFrameStyle {
    get { imageCell.imageFrameStyle }
    set { imageCell.imageFrameStyle = newValue }
  }
  open var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { imageCell.symbolConfiguration }
    set { imageCell.symbolConfiguration = newValue }
  }
  open var contentTintColor: NSColor? {
    get { imageCell.contentTintColor }
    set { imageCell.contentTintColor = newValue }
  }
  open var isEditable: Bool {
    get { anyCell.isEditable }
    set { anyCell.isEditable = newValue }
  }
  open var animates = false
  open var allowsCutCopyPaste = true
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { false }
  open override var objectValue: Any? {
    get { image }
    set { image = newValue as? NSImage }
  }

  /// The image's size; an axis without one has none.
  open override var intrinsicContentSize: NSSize {
    guard let image = imageCell.shownImage else {
      return NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    return image.alignmentRect.size
  }
  /// The insets of the frame's border plus those of the image's alignment rectangle.
  open override var alignmentRectInsets: NSEdgeInsets {
    var insets = metrics?.insets ?? .zero
    if let image = imageCell.shownImage {
      let (part, size) = (image.alignmentRect, image.size)
      insets.left += part.minX
      insets.right += size.width - part.maxX
      insets.bottom += part.minY
      insets.top += size.height - part.maxY
    }
    return NSEdgeInsets(insets)
  }
  /// The baseline of a symbol: that of the text beside it.
  open override var baselineOffsetFromBottom: CGFloat { imageCell.shownImage?.baselineOffsetFromBottom ?? 0 }
  open override var firstBaselineOffsetFromTop: CGFloat {
    guard let image = imageCell.shownImage, let fromBottom = image.baselineOffsetFromBottom else { return 0 }
    return image.size.height - fromBottom
  }
  @_spi(ViewHooks) open override var centersBaselines: Bool {
    imageCell.shownImage?.baselineOffsetFromBottom != nil
  }
  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var shownText: String? { nil }
}

/// The cell of image views. (Apple, `NSImageCell`.)
@preconcurrency @MainActor
open class NSImageCell: NSCell {
  @AlwaysObserved open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { needsDisplay() } }
  @AlwaysObserved open var imageAlignment = NSImageAlignment.alignCenter { didSet { needsDisplay() } }
  @AlwaysObserved open var imageFrameStyle = NSImageFrameStyle.none { didSet { contentDidChange() } }
  var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { contentDidChange() } }
  var contentTintColor: NSColor? { didSet { needsDisplay() } }
  var tintInRow: NSColor? { didSet { needsDisplay() } }
  open override var objectValue: Any? {
    get { image }
    set { image = newValue as? NSImage }
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? {
    imageFrameStyle == .none ? .imageView : .imageViewFramed
  }

  /// A symbol in the view's symbol size.
  var shownImage: NSImage? {
    guard let image, let symbolConfiguration else { return image }
    return image.withSymbolConfiguration(symbolConfiguration) ?? image
  }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    drawFrame(in: rect, on: canvas)
    guard let image = shownImage else { return }
    let era = (controlView as? NSControl)?.metricEra ?? .current
    let insets = ControlGeometry(kind: metricKind ?? .imageView, era: era).insets
    let space = insets.inset(rect)
    let size = imageScaling.size(of: image.size, in: space.size)
    let place = imageAlignment.place
    let frame = CGRect(
      x: space.minX + (space.width - size.width) * place.x,
      y: space.minY + (space.height - size.height) * place.y,
      width: size.width, height: size.height)
    canvas.context.saveGState()
    if !rect.contains(frame) { canvas.context.clip(to: rect) }
    image.draw(in: frame, on: canvas, tint: stencilColor(on: canvas))
    canvas.context.restoreGState()
  }

  /// The colour of template images and symbols: on a selection in the accent colour, the text colour of the selection,
  /// whatever the tint. (Apple, `NSCell.backgroundStyle`, `NSView.BackgroundStyle.emphasized`.)
  private func stencilColor(on canvas: MacCanvas) -> NSColor {
    guard isEnabled else { return contentTintColor ?? .disabledControlTextColor }
    if backgroundStyle == .emphasized, canvas.isEmphasized { return .alternateSelectedControlTextColor }
    return contentTintColor ?? tintInRow ?? .labelColor
  }

  private func drawFrame(in rect: CGRect, on canvas: MacCanvas) {
    guard imageFrameStyle != .none else { return }
    canvas.fill(rect.insetBy(dx: 1, dy: 1), .textBackgroundColor)
    canvas.strokeInside(rect, .separatorColor, width: 1)
  }
}
