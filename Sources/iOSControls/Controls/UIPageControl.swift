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
      invalidateIntrinsicContentSize()
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
  open var preferredIndicatorImage: UIImage?
  open var allowsContinuousInteraction = true
  @AlwaysObserved open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }
  open var defersCurrentPageDisplay = false
  /// The order of the dots. Stored only: they follow the reading direction.
  open var direction = Direction.natural
  open func updateCurrentPageDisplay() {}
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// The order of a page control's dots. Raw values match UIKit's.
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

  /// The size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(min(Self.mostDots, max(0, pageCount)))
    return CGSize(
      width: max(0, pages * controlMetrics.pageWidth + controlMetrics.pagesMargin),
      height: controlMetrics.pageControlHeight)
  }

  /// The number of dots drawn. It is limited, because a document could state millions.
  private var shownPages: Int { min(Self.mostDots, max(0, numberOfPages)) }
  private static let mostDots = 1000

  private var dotsWidth: CGFloat {
    CGFloat(shownPages) * Self.dot + CGFloat(max(0, shownPages - 1)) * Self.spacing
  }

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

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    guard !(hidesForSinglePage && shownPages <= 1) else { return }
    if backgroundStyle == .prominent { drawPlatter(on: canvas) }
    var x = bounds.midX - dotsWidth / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for page in 0..<shownPages {
      // Pages advance in reading direction (Apple, right-to-left interfaces).
      let isCurrent = (isRightToLeft ? shownPages - 1 - page : page) == currentPage
      let color: UIColor =
        isCurrent ? currentPageIndicatorTintColor ?? .systemGray : pageIndicatorTintColor ?? .systemGray4
      canvas.fill(
        Path(ellipseIn: CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)), color
      )
      x += Self.dot + Self.spacing
    }
  }

  /// Draws the capsule behind the dots. Its dimensions and colour are estimated from screenshots of iOS 14 to 18.
  private func drawPlatter(on canvas: ViewCanvas) {
    let (length, height) = (dotsWidth + 2 * Self.platterMargin, min(bounds.height, Self.platterHeight))
    let platter = CGRect(
      x: bounds.midX - length / 2, y: bounds.midY - height / 2, width: length, height: height)
    canvas.fill(Path(roundedRect: platter, cornerRadius: height / 2), UIColor.secondarySystemFill)
  }

  private static let platterMargin: CGFloat = 12
  private static let platterHeight: CGFloat = 26
}
