import Testing

@testable import iOSViews

@MainActor
@Suite struct TextSizeTests {
  /// Apple, Human Interface Guidelines, "Typography": body text from xSmall to AX5.
  @Test func bodyFollowsTheCategory() {
    let sizes = UIContentSizeCategory.named.map {
      UIFont.preferredFont(forTextStyle: .body, category: $0.category).pointSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func everyStyleGrows() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
      .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.named.map {
        UIFont.preferredFont(forTextStyle: style, category: $0.category).pointSize
      }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(sizes[3] == UIFont.preferredFont(forTextStyle: style).pointSize)
    }
  }

  @Test func anUnknownCategoryIsTheDefault() {
    let font = UIFont.preferredFont(forTextStyle: .body, category: UIContentSizeCategory(rawValue: "?"))
    #expect(font.pointSize == 17)
  }
}
