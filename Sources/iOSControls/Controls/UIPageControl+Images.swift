import Foundation
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// The images of a page control's indicators.
extension UIPageControl {
  /// The images that a program has set for single pages.
  struct IndicatorImages {
    var ordinary: [Int: UIImage] = [:]
    var current: [Int: UIImage] = [:]
  }

  /// The image that the indicator of a page shows; nil for a dot.
  ///
  /// An image for the page precedes a preferred one (Apple, `UIPageControl.indicatorImage(forPage:)`: it overrides it), and one for
  /// the current page one for all (Apple, `UIPageControl.preferredCurrentPageIndicatorImage`). That the preferred image of
  /// the current page precedes the page's ordinary one is a guess.
  func shownImage(of page: Int) -> UIImage? {
    let ordinary = indicatorImages.ordinary[page] ?? preferredIndicatorImage
    guard page == currentPage else { return ordinary.map(sized) }
    return (indicatorImages.current[page] ?? preferredCurrentPageIndicatorImage ?? ordinary).map(sized)
  }

  /// All images that the indicators of some pages show now or as current ones.
  func shownImages(pages: Int) -> [UIImage] {
    guard pages > 0 else { return [] }
    let single = [indicatorImages.ordinary, indicatorImages.current].flatMap { images in
      images.keys.sorted().filter { $0 < pages }.compactMap { images[$0] }
    }
    let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    return (single + preferred).map(sized)
  }

  /// Symbols without a size of their own are a little larger than the dots (a guess); other images have their own size.
  private func sized(_ image: UIImage) -> UIImage {
    image.preferring(
      UIImage.SymbolConfiguration(pointSize: Self.symbolPointSize),
      in: traitCollection.preferredContentSizeCategory)
  }

  private static let symbolPointSize: CGFloat = 8
}
