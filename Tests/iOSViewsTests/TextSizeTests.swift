import Testing
import iOSViews

@MainActor
struct TextSizeTests {
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

  /// Apple, Human Interface Guidelines, "Typography": baselines of Body lie 22 points apart, of Subhead 20; the system font's
  /// lines are 1.1934 ems high. Plain fonts have nothing between lines.
  @Test func stylesHaveLeading() {
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).descriptor.leading - 1.713) < 0.001)
    #expect(abs(UIFont.preferredFont(forTextStyle: .subheadline).descriptor.leading - 2.1) < 0.001)
    let large = UIFont.preferredFont(forTextStyle: .body, category: .extraExtraExtraLarge)
    // 29 points apart.
    #expect(abs(large.descriptor.leading - 1.553) < 0.001)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(17).descriptor.leading == 0)
    #expect(UIFont.systemFont(ofSize: 17).descriptor.leading == 0)
  }
}
