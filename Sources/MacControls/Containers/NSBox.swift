import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A frame around views, or a line between them. (Apple, `NSBox`.)
@preconcurrency @MainActor
open class NSBox: NSView {
  /// Raw values match AppKit's.
  public enum BoxType: UInt, Hashable, Sendable {
    case primary = 0
    case secondary
    case separator
    case oldStyle
    case custom
  }
  /// Raw values match AppKit's.
  public enum TitlePosition: UInt, Hashable, Sendable {
    case noTitle = 0
    case aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  @AlwaysObserved open var boxType = BoxType.primary {
    didSet {
      wasUpright = isUpright
      styleDidChange()
    }
  }
  @AlwaysObserved open var titlePosition = TitlePosition.atTop { didSet { styleDidChange() } }
  @AlwaysObserved open var borderType = NSBorderType.grooveBorder { didSet { styleDidChange() } }
  /// AppKit's default.
  @AlwaysObserved open var title = "Title" { didSet { needsDisplay = true } }
  /// AppKit's default: the small system font.
  @AlwaysObserved open var titleFont = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize) {
    didSet { styleDidChange() }
  }
  /// AppKit's default: 5 points on each side, in addition to the border.
  @AlwaysObserved open var contentViewMargins = MacContainerMetrics.boxContentViewMargins {
    didSet { placeContent() }
  }
  /// The colour inside custom boxes.
  @AlwaysObserved open var fillColor = NSColor.clear { didSet { needsDisplay = true } }
  /// The colour of custom boxes' borders.
  @AlwaysObserved open var borderColor = NSColor.separatorColor { didSet { needsDisplay = true } }
  /// The width of custom boxes' borders, in points.
  @AlwaysObserved open var borderWidth: CGFloat = 1 { didSet { placeContent() } }
  /// The radius of custom boxes' corners, in points.
  @AlwaysObserved open var cornerRadius: CGFloat = 0 { didSet { needsDisplay = true } }
  @AlwaysObserved open var isTransparent = false { didSet { needsDisplay = true } }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { contentView = NSView() }

  /// The view inside the border. It follows the box's size by its mask.
  @AlwaysObserved open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      placeContent()
    }
  }

  // MARK: Metrics

  private var era: MetricEra { metricEraOverride ?? MetricEra.current }
  private var hasTitle: Bool { titlePosition != .noTitle }
  private var isTitleBelow: Bool { titlePosition.rawValue >= TitlePosition.aboveBottom.rawValue }

  /// The box's kind in the table of metrics. A separator is vertical if it is taller than it is wide.
  var metricKind: ControlKind {
    switch boxType {
    case .separator: isUpright ? .separatorV : .separatorH
    case .custom, .oldStyle: .boxCustom
    default: borderType == .noBorder ? .boxBorderless : hasTitle ? .box : .boxUntitled
    }
  }

  /// A separator without a length, such as a hidden one in a stack that detaches it, keeps its direction: otherwise its own
  /// thickness would turn it in every layout.
  private var isUpright: Bool {
    let size = layoutNode.frame.size
    let insets = MacControlMetrics.insets(kind: .separatorH, size: .regular, era: era)
    let thickness = MacContainerMetrics.separatorThickness + insets.top + insets.bottom
    guard max(size.width, size.height) > thickness else { return wasUpright }
    return size.height > size.width
  }
  private var wasUpright = false

  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(MacControlMetrics.insets(kind: metricKind, size: .regular, era: era))
  }

  /// The intrinsic size: a separator is one point thick; other boxes have none.
  open override var intrinsicContentSize: NSSize {
    guard boxType == .separator else { return super.intrinsicContentSize }
    let none = NSView.noIntrinsicMetric
    let thickness = MacContainerMetrics.separatorThickness
    return isUpright ? NSSize(width: thickness, height: none) : NSSize(width: none, height: thickness)
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    guard boxType == .separator, wasUpright != isUpright else { return }
    wasUpright = isUpright
    styleDidChange()
  }

  private func styleDidChange() {
    placeContent()
    refreshAlignmentInsets()
    invalidateIntrinsicContentSize()
    needsDisplay = true
  }

  /// The insets of the content view from the frame.
  private var contentInsets: LayoutInsets {
    guard boxType != .separator else { return .zero }
    var insets = MacContainerMetrics.boxContentMargins(
      kind: metricKind, era: era, hasBorder: borderType != .noBorder)
    if metricKind == .boxCustom, borderType != .noBorder {
      insets = LayoutInsets(top: borderWidth, left: borderWidth, bottom: borderWidth, right: borderWidth)
    }
    if hasTitle, isTitleBelow { (insets.top, insets.bottom) = (insets.bottom, insets.top) }
    insets.left += contentViewMargins.width
    insets.right += contentViewMargins.width
    insets.top += contentViewMargins.height
    insets.bottom += contentViewMargins.height
    return insets
  }

  private func placeContent() {
    guard let contentView, !keepsSavedPlaces else { return }
    contentView.isHidden = boxType == .separator
    fill(with: contentView, insets: contentInsets)
    needsDisplay = true
  }

  // MARK: Sizes

  /// Resizes the box to the smallest size that shows the content view's subviews.
  open func sizeToFit() {
    guard let contentView else { return }
    let extent = contentView.subviews.reduce(NSRect.null) { $0.union($1.frame) }
    let size = extent.isNull ? .zero : extent.size
    for subview in contentView.subviews where !extent.isNull {
      subview.setFrameOrigin(
        NSPoint(x: subview.frame.minX - extent.minX, y: subview.frame.minY - extent.minY))
    }
    let insets = contentInsets
    setFrameSize(
      NSSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom))
  }

  /// Sets the box's frame so that its content view has a given frame, in the superview's coordinates.
  open func setFrameFromContentFrame(_ contentFrame: NSRect) {
    let insets = contentInsets
    let below = storedSuperview?.isFlipped == true ? insets.top : insets.bottom
    frame = NSRect(
      x: contentFrame.minX - insets.left, y: contentFrame.minY - below,
      width: contentFrame.width + insets.left + insets.right,
      height: contentFrame.height + insets.top + insets.bottom)
  }

  open var borderRect: NSRect { rect(fromNode: borderBox) }
  open var titleRect: NSRect { hasTitle ? rect(fromNode: titleBox) : .zero }

  // MARK: Drawing

  private var borderBox: CGRect {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    guard boxType != .custom, boxType != .oldStyle, boxType != .separator else { return rect }
    return LayoutInsets(builtInAlignmentInsets).inset(titleless(rect))
  }

  /// The rectangle without the strip of a title above or below the border.
  private func titleless(_ rect: CGRect) -> CGRect {
    guard hasTitle else { return rect }
    let height = titleHeight
    return isTitleBelow
      ? CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - height)
      : CGRect(x: rect.minX, y: rect.minY + height, width: rect.width, height: rect.height - height)
  }

  private var titleHeight: CGFloat {
    MacContainerMetrics.boxContentMargins(kind: .boxBorderless, era: era).top
  }

  private var titleBox: CGRect {
    let insets = LayoutInsets(builtInAlignmentInsets)
    let size = layoutNode.frame.size
    let left = insets.left + MacContainerMetrics.boxTitleIndent
    return CGRect(
      x: left, y: isTitleBelow ? size.height - titleHeight : 0, width: max(0, size.width - 2 * left),
      height: titleHeight)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard !isTransparent else { return }
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    switch boxType {
    case .separator:
      canvas.fill(LayoutInsets(builtInAlignmentInsets).inset(rect), .separatorColor)
    case .custom, .oldStyle:
      if fillColor.alphaComponent > 0 { canvas.fill(rect, cornerRadius: cornerRadius, fillColor) }
      if borderType != .noBorder, borderWidth > 0 {
        canvas.strokeInside(rect, cornerRadius: cornerRadius, borderColor, width: borderWidth)
      }
    case .primary, .secondary:
      drawTitle(on: canvas)
      guard borderType != .noBorder else { return }
      let radius = MacContainerMetrics.boxCornerRadius
      canvas.fill(borderBox, cornerRadius: radius, .quaternarySystemFill)
      canvas.strokeInside(borderBox, cornerRadius: radius, .separatorColor, width: canvas.hairline)
    }
  }

  private func drawTitle(on canvas: MacCanvas) {
    guard hasTitle, !title.isEmpty else { return }
    canvas.drawLine(
      title, in: titleBox, font: titleFont, color: .labelColor,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  @_spi(ViewHooks) open override var printedText: String? { boxType == .separator ? nil : title }
}
