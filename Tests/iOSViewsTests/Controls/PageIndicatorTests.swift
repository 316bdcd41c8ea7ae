import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// The images and the direction of page controls. Dots are 7 points wide and 9 apart, as `UIPageControl` draws them.
@MainActor
struct PageIndicatorTests {
  private func control(pages: Int = 3, current: Int = 0, _ width: CGFloat = 200, _ height: CGFloat = 200)
    -> UIPageControl
  {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: height))
    (control.numberOfPages, control.currentPage) = (pages, current)
    control.pageIndicatorTintColor = .blue
    control.currentPageIndicatorTintColor = .red
    return control
  }

  /// A template as large as it says, filled all over.
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The frames and the colours of what is filled, in order.
  private func fills(_ control: UIPageControl) -> [(frame: CGRect, isCurrent: Bool)] {
    control.displayList().commands.compactMap { command in
      guard case .fill(let path, _, let color) = command else { return nil }
      return (path.boundingBoxOfPoints ?? .null, color == UIColor.red.cgColor)
    }
  }

  /// Three dots are 39 points long in the middle of 200: their middles are 84, 100 and 116. (Apple, `UIPageControl.Direction`.)
  @Test(arguments: [
    (UIPageControl.Direction.leftToRight, 0, false), (.rightToLeft, 2, false), (.topToBottom, 0, true),
    (.bottomToTop, 2, true),
  ])
  func directionsOrderTheDots(direction: UIPageControl.Direction, current: Int, isVertical: Bool) {
    let control = control()
    control.direction = direction
    // Only the natural direction follows the reading direction.
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      control.semanticContentAttribute = attribute
      let fills = fills(control)
      #expect(fills.map { isVertical ? $0.frame.midY : $0.frame.midX } == [84, 100, 116])
      #expect(fills.allSatisfy { (isVertical ? $0.frame.midX : $0.frame.midY) == 100 })
      #expect(fills.firstIndex { $0.isCurrent } == current)
    }
  }

  @Test func verticalDirectionsSwapTheSides() {
    let control = control()
    let row = control.intrinsicContentSize
    control.direction = .bottomToTop
    #expect(control.intrinsicContentSize == CGSize(width: row.height, height: row.width))
    #expect(control.size(forNumberOfPages: 3) == control.intrinsicContentSize)
    control.direction = .rightToLeft
    #expect(control.intrinsicContentSize == row)
  }

  @Test func platesStandUpright() throws {
    let control = control()
    control.backgroundStyle = .prominent
    let lying = try #require(fills(control).first).frame
    control.direction = .topToBottom
    let standing = try #require(fills(control).first).frame
    #expect(standing.size == CGSize(width: lying.height, height: lying.width))
    #expect(standing.midX == 100 && standing.midY == 100)
  }

  /// An image 17 wide is 10 wider than a dot, and 40 high is higher than the control otherwise. Three are 69 long: the first
  /// begins at 65.5.
  @Test func imagesReplaceTheDots() {
    let control = control()
    let before = control.intrinsicContentSize
    control.preferredIndicatorImage = image(17, 40)
    #expect(abs(control.intrinsicContentSize.width - before.width - 30) < 0.01)
    #expect(control.intrinsicContentSize.height == 40)
    let frames = fills(control).map(\.frame)
    #expect(frames.map(\.minX) == [65.5, 91.5, 117.5])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 17, height: 40) && $0.midY == 100 })
    #expect(fills(control).map(\.isCurrent) == [true, false, false])
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize.width == 26)
    control.preferredIndicatorImage = nil
    control.direction = .natural
    #expect(control.intrinsicContentSize == before)
    #expect(fills(control).map(\.frame.width) == [7, 7, 7])
  }

  /// Apple, `UIPageControl.setIndicatorImage(_:forPage:)`: an image for one page overrides the preferred one.
  @Test func pagesHaveTheirOwnImages() {
    let control = control(current: 2)
    let (preferred, own) = (image(4, 4), image(5, 5))
    control.preferredIndicatorImage = preferred
    control.setIndicatorImage(own, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === own)
    #expect(control.indicatorImage(forPage: 0) == nil)
    #expect(fills(control).map(\.frame.width) == [4, 5, 4])
    control.currentPage = 1
    #expect(fills(control).map(\.frame.width) == [4, 5, 4])
    control.setIndicatorImage(nil, forPage: 1)
    #expect(fills(control).map(\.frame.width) == [4, 4, 4])
  }

  /// Apple, `UIPageControl.preferredCurrentPageIndicatorImage`: nil uses the preferred image of all pages.
  @Test func theCurrentPageHasItsOwnImage() {
    let control = control()
    control.preferredIndicatorImage = image(4, 4)
    control.preferredCurrentPageIndicatorImage = image(6, 6)
    let own = image(3, 3)
    control.setCurrentPageIndicatorImage(own, forPage: 2)
    #expect(control.currentPageIndicatorImage(forPage: 2) === own)
    #expect(control.currentPageIndicatorImage(forPage: 0) == nil)
    #expect(fills(control).map(\.frame.width) == [6, 4, 4])
    control.currentPage = 2
    #expect(fills(control).map(\.frame.width) == [4, 4, 3])
    control.preferredCurrentPageIndicatorImage = nil
    control.currentPage = 0
    #expect(fills(control).map(\.frame.width) == [4, 4, 4])
  }

  /// The size is that of the largest image for any page, so that another current page moves nothing.
  @Test func anotherCurrentPageMovesNothing() {
    let control = control()
    control.setCurrentPageIndicatorImage(image(20, 8), forPage: 1)
    let (size, middles) = (control.intrinsicContentSize, fills(control).map(\.frame.midX))
    control.currentPage = 1
    #expect(control.intrinsicContentSize == size)
    #expect(fills(control).map(\.frame.midX) == middles)
    // Images of pages that do not exist take no space.
    control.numberOfPages = 1
    #expect(control.intrinsicContentSize == UIPageControl().size(forNumberOfPages: 1))
  }

  /// Symbols have the dots' colours, and their own size if they have one.
  @Test func symbolsTakeTheColours() {
    let control = control(pages: 1)
    control.preferredIndicatorImage = UIImage(systemName: "star.fill")
    let marks = control.displayList().commands.compactMap { command -> DisplayImage? in
      if case .image(let image) = command { image } else { nil }
    }
    #expect(marks.map(\.name) == ["star.fill"])
    let colors = marks.flatMap(\.placeholder).compactMap { command -> Color? in
      if case .fill(_, _, let color) = command { color } else { nil }
    }
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == UIColor.red.cgColor })
    let small = control.intrinsicContentSize
    control.preferredIndicatorImage = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    #expect(control.intrinsicContentSize.width > small.width)
  }
}
