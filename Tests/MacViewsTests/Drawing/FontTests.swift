import Foundation
import Graphics
import MacViews
import Testing

@MainActor
struct FontTests {
  /// Saved documents of Xcode 11 and later: the system font of a control is 13, 11 or 9 points, that of large ones 13.
  @Test func controlSizesHaveTheirFonts() {
    let sizes: [NSControlSize] = [.regular, .small, .mini, .large]
    #expect(sizes.map { NSFont.systemFontSize(for: $0) } == [13, 11, 9, 13])
    #expect(NSFont.labelFont(ofSize: 0).pointSize == 10)
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
    #expect(NSFont.toolTipsFont(ofSize: 0).pointSize == 11)
  }

  /// Apple, Human Interface Guidelines, "Typography", macOS built-in text styles.
  @Test(arguments: [
    (NSFont.TextStyle.largeTitle, CGFloat(26)), (.title1, 22), (.title2, 17), (.title3, 15), (.headline, 13),
    (.body, 13), (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption1, 10), (.caption2, 10),
  ])
  func textStylesHaveTheirSizes(style: NSFont.TextStyle, size: CGFloat) {
    #expect(NSFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func measuresAreTheMeasurers() {
    let font = NSFont.systemFont(ofSize: 20)
    let metrics = TextSystem.measurer.metrics(for: font.descriptor)
    #expect(font.ascender == metrics.ascent)
    #expect(font.descender == -metrics.descent)
    #expect(font.boundingRectForFont.height == metrics.lineHeight)
  }

  @Test func managersChangeTraits() {
    let bold = NSFontManager.shared.convert(
      .systemFont(ofSize: 13), toHaveTrait: [.boldFontMask, .italicFontMask])
    #expect(bold.descriptor.weight == .bold)
    #expect(bold.fontDescriptor.symbolicTraits.isSuperset(of: [.bold, .italic]))
    #expect(NSFontManager.shared.convert(bold, toNotHaveTrait: .boldFontMask).descriptor.weight == .regular)
  }

  @Test func descriptorsTakeAttributes() throws {
    let descriptor = NSFontDescriptor(fontAttributes: [.family: "Avenir", .size: 17])
    let font = try #require(NSFont(descriptor: descriptor, size: 0))
    #expect(font.familyName == "Avenir")
    #expect(font.pointSize == 17)
    #expect(NSFont(descriptor: descriptor, size: 9)?.pointSize == 9)
  }
}
