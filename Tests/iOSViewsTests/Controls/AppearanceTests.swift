import Foundation
import Graphics
import Testing
import iOSViews

@MainActor
struct AppearanceTests {
  /// Apple, Human Interface Guidelines, "Typography": iOS sizes at "Large".
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0, FontWeight.regular), (.title1, 28, .regular),
    (.headline, 17, .semibold), (.subheadline, 15, .regular), (.caption2, 11, .regular),
    (UIFont.TextStyle(rawValue: "unknown"), 17, .regular),
  ])
  func textStyles(style: UIFont.TextStyle, size: CGFloat, weight: FontWeight) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.descriptor.weight == weight)
  }

  @Test func weightsMapToTheNearestNamedOne() {
    #expect(UIFont.Weight.semibold.fontWeight == .semibold)
    #expect(UIFont.Weight(0.25).fontWeight == .medium)
    #expect(UIFont.Weight(-1).fontWeight == .ultraLight)
    #expect(UIFont.Weight(documentName: "heavy") == .heavy)
    #expect(UIFont.Weight(documentName: "plump") == nil)
  }

  @Test func badSizesFallBackToTheSystems() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }

  @Test func systemColoursKnowLightAndDark() {
    #expect(UIColor.systemBackground.color(for: .light) == .white)
    #expect(UIColor.systemBackground.color(for: .dark) == .black)
    #expect(UIColor.systemBlue.cgColor.description == "#007aff")
    #expect(UIColor.systemColor(named: "secondaryLabelColor") == .secondaryLabel)
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }

  @Test func documentSpacesAreKnown() {
    #expect(UIColor(documentSpace: "sRGB", components: [1, 0, 0], alpha: 1) == .red)
    let veil = UIColor(documentSpace: "calibratedWhite", components: [1], alpha: 0.5)
    #expect(veil?.description == "#ffffff80")
    #expect(UIColor(documentSpace: "sRGB", components: [1], alpha: 1) == nil)
    #expect(UIColor(documentSpace: "", components: [], alpha: 1) == nil)
  }
}
