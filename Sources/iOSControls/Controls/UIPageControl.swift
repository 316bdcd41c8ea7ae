import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A dot for each page. (Apple, `UIPageControl`.)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let spacing: CGFloat = 9

  /// The number of pages, at least 0. The current page is limited to it.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      currentPage = pinnedPage
      indicatorsDidChange()
    }
  }
  /// The index of the current page; values out of range are limited to the first or last (Apple,
  /// `UIPageControl.currentPage`).
  open var currentPage: Int {
    get { pinnedPage }
    set { pinnedPage = min(max(0, newValue), max(0, pageCount - 1)) }
  }
  private var pageCount = 0
  private var pinnedPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  /// The image of the indicators in place of the dots; nil for dots. (Apple, `UIPageControl.preferredIndicatorImage`.)
  @AlwaysObserved open var preferredIndicatorImage: UIImage? { didSet { indicatorsDidChange() } }
  /// The image of the current page's indicator; nil for ``preferredIndicatorImage``. (Apple,
  /// `UIPageControl.preferredCurrentPageIndicatorImage`, iOS 16.)
  @AlwaysObserved open var preferredCurrentPageIndicatorImage: UIImage? { didSet { indicatorsDidChange() } }
  var indicatorImages = IndicatorImages() { didSet { indicatorsDidChange() } }
  open var allowsContinuousInteraction = true
  @AlwaysObserved open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }
  open var defersCurrentPageDisplay = false
  /// The axis and the order of the indicators. (Apple, `UIPageControl.direction`, iOS 16.)
  @AlwaysObserved open var direction = Direction.natural {
    didSet { if direction != oldValue { indicatorsDidChange() } }
  }
  open func updateCurrentPageDisplay() {}

  /// The image set for a page, which replaces the preferred one; nil if none is set. (Apple,
  /// `UIPageControl.indicatorImage(forPage:)`.)
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages.ordinary[page] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages.ordinary[page] = image
  }

  /// The image set for a page while it is the current one; nil if none is set. (Apple,
  /// `UIPageControl.currentPageIndicatorImage(forPage:)`, iOS 16.)
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { indicatorImages.current[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages.current[page] = image
  }

  private func indicatorsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The axis and the order of a page control's indicators; natural ones follow the reading direction. Raw values match UIKit's.
  /// (Apple, `UIPageControl.Direction`.)
  public enum Direction: Int, Hashable, Sendable {
    case natural = 0
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The background behind the dots: a prominent one is always there, an automatic one only while the user touches the dots.
  /// Raw values match UIKit's. (Apple, `UIPageControl.BackgroundStyle`.)
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  /// The size of the indicators for a number of pages. Images that are larger than a dot make it larger (a guess), and a vertical
  /// direction swaps its sides.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = min(Self.mostDots, max(0, pageCount))
    let (length, breadth) = slot(pages: pages)
    let row = CGSize(
      width: max(
        0, CGFloat(pages) * (controlMetrics.pageWidth + length - Self.dot) + controlMetrics.pagesMargin),
      height: max(controlMetrics.pageControlHeight, breadth))
    return isVertical ? CGSize(width: row.height, height: row.width) : row
  }

  /// The number of dots drawn. It is limited, because a document could state millions.
  private var shownPages: Int { min(Self.mostDots, max(0, numberOfPages)) }
  private static let mostDots = 1000

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: shownPages) }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, stateTraits.union(.adjustable)),
      appearance: ClassFacts.Appearance(
        "pages",
        properties: {
          AppearanceProperty.colors(
            [\UIPageControl.pageIndicatorTintColor, \.currentPageIndicatorTintColor], from: $0)
        }
      ) { UIPageControl() })
  }

  // MARK: Drawing

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is the rightmost or the lowest one. Natural pages advance in reading direction (Apple,
  /// `UIPageControl.Direction.natural`).
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The space for each indicator along the pages and across them: that of a dot or of the largest image, also of those for the
  /// current page, so that another current page moves nothing (a guess).
  private func slot(pages: Int) -> (length: CGFloat, breadth: CGFloat) {
    let sizes = shownImages(pages: pages).map(\.size)
    let (widest, highest) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    return (
      max(Self.dot, isVertical ? highest : widest), max(Self.dot, isVertical ? widest : highest)
    )
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    guard !(hidesForSinglePage && shownPages <= 1) else { return }
    let (pages, slot) = (shownPages, slot(pages: shownPages))
    let step = slot.length + Self.spacing
    let length = CGFloat(pages) * step - (pages > 0 ? Self.spacing : 0)
    if backgroundStyle == .prominent { drawPlatter(length: length, breadth: slot.breadth, on: canvas) }
    for place in 0..<pages {
      let offset = (slot.length - length) / 2 + CGFloat(place) * step
      let middle = CGPoint(
        x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
      drawIndicator(of: isReversed ? pages - 1 - place : place, at: middle, on: canvas)
    }
  }

  /// Draws the dot or the image of a page around a point. Images have the dots' colours, except those that are always shown in
  /// their own (a guess).
  private func drawIndicator(of page: Int, at middle: CGPoint, on canvas: ViewCanvas) {
    let color: UIColor =
      page == currentPage
      ? currentPageIndicatorTintColor ?? .systemGray : pageIndicatorTintColor ?? .systemGray4
    let image = shownImage(of: page)
    let size = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
    let rect = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    if let image {
      image.drawStencil(in: rect, on: canvas, tint: color)
    } else {
      canvas.fill(Path(ellipseIn: rect), color)
    }
  }

  /// Draws the capsule behind the indicators. Its dimensions and colour are a guess.
  private func drawPlatter(length: CGFloat, breadth: CGFloat, on canvas: ViewCanvas) {
    let available = isVertical ? bounds.width : bounds.height
    let thickness = min(available, max(Self.platterHeight, breadth))
    let long = length + 2 * Self.platterMargin
    let size =
      isVertical ? CGSize(width: thickness, height: long) : CGSize(width: long, height: thickness)
    let platter = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    canvas.fill(Path(roundedRect: platter, cornerRadius: thickness / 2), UIColor.secondarySystemFill)
  }

  private static let platterMargin: CGFloat = 12
  private static let platterHeight: CGFloat = 26
}
