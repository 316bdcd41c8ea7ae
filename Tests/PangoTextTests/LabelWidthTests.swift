import Foundation
import Graphics
import Testing

@testable import PangoText

/// Widths of one-line labels as Interface Builder saved them, against ours.
@Suite(.needsInter) struct LabelWidthTests {
  /// A label's text, font and saved width, rounded up to pixels of `scale`.
  struct Sample: Sendable {
    var text: String
    var font: FontDescriptor
    var scale: CGFloat
    var width: CGFloat

    init(_ text: String, _ size: CGFloat, _ weight: FontWeight = .regular, scale: CGFloat, width: CGFloat) {
      self.text = text
      font = FontDescriptor(pointSize: size, weight: weight)
      self.scale = scale
      self.width = width
    }

    func measured(by measurer: PangoTextMeasurer) -> CGFloat {
      let width = measurer.layout(TextRequest(text: text, font: font)).size.width
      return (width * scale).rounded(.up) / scale
    }
  }

  /// From storyboards published on GitHub: CypherPoet/100-days-of-swift and BenXia/AutoLayoutDemo.
  static let samples = [
    Sample("Label", 17, scale: 3, width: 41 + 2 / 3),
    Sample("Country: United States of America", 17, scale: 2, width: 261),
    Sample("Notify About New Articles", 17, scale: 2, width: 196.5),
    Sample("Year Founded: 2000", 17, scale: 2, width: 156),
    Sample("Population: 2,000,000", 17, scale: 2, width: 169),
    Sample("-360", 17, scale: 2, width: 39),
    Sample("10K", 17, scale: 2, width: 29),
    Sample("A", 17, scale: 2, width: 12),
    // black4401/AutolayoutPractice, Rio-iOS/deep-understanding-autolayout, SwiftKickMobile/SwiftMessages,
    // vector-im/element-ios.
    Sample("Jan 30, 2020 * 4 mins", 12, scale: 3, width: 125),
    Sample("HorizontalCenters10", 17, scale: 3, width: 155),
    Sample("PRESENTATION STYLE", 13, .bold, scale: 2, width: 146.5),
    Sample("Duration", 12, .medium, scale: 2, width: 50),
    // bqlin/Apple-Sample-Code, Lax/Learn-iOS-Swift-by-Examples, twostraws/HackingWithSwift: display sizes.
    Sample("C", 120, scale: 2, width: 83),
    Sample("Camera Unavailable", 24, scale: 2, width: 208),
    Sample("Depth", 20, scale: 2, width: 53.5),
    Sample("Smooth Depth", 20, scale: 2, width: 126.5),
    // sunghong32/AutoLayout-StoryBoard-UIKit, Rio-iOS/deep-understanding-autolayout: other scripts, whatever fonts are
    // installed for them.
    Sample("텍스트 색상 변경", 17, scale: 2, width: 112),
    Sample("전광판에 표시할 글자", 17, scale: 2, width: 141.5),
    Sample("生年月日", 20, .bold, scale: 3, width: 75),
    Sample("パスワード", 20, .bold, scale: 3, width: 93 + 2 / 3),
    // DroidsOnRoids/SwiftCarousel: the title of a button.
    Sample("Tigers! 🐯😍", 15, scale: 1, width: 92),
  ]

  /// 25mi/Birdcopy-IOS-APP, Xcode 7: 68 wide; the same text is 69.5 later.
  @Test func ideographsMayHaveAWidthOfTheirOwn() {
    var sample = Sample("年费会员", 17, scale: 2, width: 68)
    sample.font.ideographWidth = 1
    #expect(sample.measured(by: PangoTextMeasurer()) == sample.width)
  }

  /// gdombiak/OctoPod and MixinNetwork/ios-app since Xcode 12, IBAnimatable/IBAnimatable before (9.2).
  @Test(arguments: [
    (Sample("%", 17, scale: 2, width: 15.5), false), (Sample("0.0%", 17, scale: 2, width: 39.5), false),
    (Sample("12.06%", 14, scale: 2, width: 48.5), false), (Sample("68%", 14, scale: 2, width: 28.5), true),
    (Sample("8%", 14, scale: 2, width: 20), true),
  ])
  func percentSignsWereNarrower(sample: Sample, isNarrow: Bool) {
    var sample = sample
    sample.font.hasNarrowPercentSign = isNarrow
    let measured = sample.measured(by: PangoTextMeasurer())
    #expect(abs(measured - sample.width) <= 0.5, "\(sample.text): \(measured), saved \(sample.width)")
  }

  /// vector-im/element-ios: 16 wide at 11 points, 24 at 18; further documents: 23 at 17, and as wide for a wastebasket,
  /// which Unicode calls a text, unless a selector requests one.
  @Test func emojiAreWiderInSmallSizes() {
    func width(_ text: String, _ size: CGFloat) -> CGFloat {
      Sample(text, size, scale: 2, width: 0).measured(by: PangoTextMeasurer())
    }
    #expect(width("👍", 11) == 16)
    #expect(width("👍", 17) == 23)
    #expect(width("👍", 18) == 24)
    #expect(width("\u{1F5D1}", 17) == 23)
    #expect(WideScript("\u{1F5D1}\u{FE0E}") == nil)
  }

  /// googlesamples/google-services, Xcode 7.2: two lines in 374 points, which is half a point less than the text needs.
  @Test func linesBreakWhereTheirTextIsTooWide() {
    var font = FontDescriptor(pointSize: 34)
    font.kern = 0.0138 * 34
    let text = "Google Sign in iOS Demo"
    let measurer = PangoTextMeasurer()
    let whole = measurer.layout(TextRequest(text: text, font: font)).size.width
    for (space, lines) in [(whole - 0.5, 2), (whole, 1)] {
      let request = TextRequest(
        text: text, font: font, maximumWidth: space, maximumLines: 2, lineBreakMode: .byWordWrapping)
      #expect(measurer.layout(request).lines.count == lines)
    }
  }

  @Test(arguments: samples)
  func isWithinAPoint(sample: Sample) {
    let measured = sample.measured(by: PangoTextMeasurer())
    #expect(abs(measured - sample.width) <= 1, "\(sample.text): \(measured), saved \(sample.width)")
  }
}
