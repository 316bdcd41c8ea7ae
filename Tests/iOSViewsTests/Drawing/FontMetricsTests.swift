import Foundation
import Graphics
import Testing
import iOSViews

/// Text sizes by category. Values: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes.
@MainActor
struct FontMetricsTests {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 2) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
    ])
  }

  @Test("a text style's font follows the traits' category")
  func stylesFollowTraits() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: largest).pointSize == 60)
    #expect(
      UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits(.extraSmall)).pointSize == 11)
  }

  /// As measured on iOS (J. Sinclair, "Scaled Metric Surprises on iOS & iPadOS").
  @Test("values grow as the style's lines do, not as its font")
  func valuesGrowAsLinesDo() {
    let medium = traits(.medium, scale: 3)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - (16 + 1.0 / 3)) < 1e-9)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium).pointSize == 16)
  }

  @Test("a font's weight stays")
  func defaultSizesAreTheStyles() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
    // 17 × 34 / 22 = 26.27
    #expect(scaled.pointSize == 26)
    #expect(scaled.descriptor.weight == .bold)
  }

  /// Pictures of buttons, chips and fields in a public library of controls, iOS 17.5, at three pixels per point.
  @Test("sizes of scaled fonts are whole points", arguments: [(12, 10, 26), (14, 12, 31), (16, 14, 35)])
  func fontSizesAreWhole(size: CGFloat, small: CGFloat, large: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    let sizes = [UIContentSizeCategory.extraSmall, .accessibilityExtraLarge].map {
      UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits($0, scale: 3)).pointSize
    }
    #expect(sizes == [small, large])
  }

  /// References of a public library of profile views, made by iOS 17.5: lines of Footnote are 18 points apart in labels whose font
  /// was scaled, in three texts.
  @Test("a text style's lines stay apart")
  func leadingIsScaled() {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
    let heavy = style.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    let font = UIFont(descriptor: heavy, size: 0)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits(.large))
    #expect(font.descriptor.leading > 0 && scaled.descriptor.leading == font.descriptor.leading)
    let larger = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
    #expect(
      abs(larger.descriptor.leading * font.pointSize - font.descriptor.leading * larger.pointSize) < 1e-9)
  }

  @Test("nothing changes in the default category")
  func defaultIsUnchanged() {
    #expect(UIFontMetrics.default.scaledValue(for: 33, compatibleWith: traits(.large)) == 33)
  }

  @Test("a maximum holds, and lengths end on pixels")
  func limits() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: largest)
    #expect(font.pointSize == 30)
    // 10 × 34 / 22 = 15.45
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.accessibilityMedium)) == 15.5)
  }
}
