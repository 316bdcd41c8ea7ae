import Foundation
import Testing
import iOSViews

@MainActor
struct FontDescriptorTests {
  @Test("traits make a font bold or italic, and take it back")
  func symbolicTraits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.descriptor.weight == .bold)
    #expect(font.textStyle == .body)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain.symbolicTraits.isDisjoint(with: [.traitBold, .traitItalic]))
  }

  /// Pictures of iOS 15 in devpass-tech's challenge, and Firefox's issue 14270.
  @Test("the bold system font is semibold and counts as bold")
  func boldSystemFont() {
    let font = UIFont.boldSystemFont(ofSize: 22)
    #expect(font == .systemFont(ofSize: 22, weight: .semibold))
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("attributes say family, size and weight")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: CGFloat(21),
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == "Georgia")
    #expect(font.pointSize == 21)
    #expect(font.descriptor.weight == .semibold)
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == UIFont.systemFontSize)
    #expect(
      descriptor.withFamily("Menlo").withSize(9)
        == UIFontDescriptor(fontAttributes: [
          .family: "Menlo", .size: CGFloat(9),
          .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
        ]))
  }

  @Test("the system font has designs; others have none")
  func designs() {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(system.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
    #expect(system.withDesign(.serif).map { UIFont(descriptor: $0, size: 0).familyName } == "New York")
    #expect(UIFontDescriptor(name: "Georgia", size: 17).withDesign(.serif) == nil)
  }

  @Test("digits of one width, by name and by feature")
  func monospacedDigits() {
    let named = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    #expect(named.descriptor.hasMonospacedDigits)
    let feature = UIFont.systemFont(ofSize: 17, weight: .medium).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
    ])
    #expect(UIFont(descriptor: feature, size: 0) == named)
  }

  /// Foundation on Linux compares attribute dictionaries when texts are joined, and ends the process at objects that it
  /// does not know.
  @Test("texts with fonts, colours and styles of any values can be joined")
  func joining() {
    let values: [(NSAttributedString.Key, [Any])] = [
      (.font, [UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)]),
      (.foregroundColor, [UIColor.red, UIColor.white, UIColor.black]),
      (.paragraphStyle, [NSParagraphStyle(), NSMutableParagraphStyle()]),
      (.shadow, [NSShadow(), NSShadow()]), (.attachment, [NSTextAttachment(), NSTextAttachment()]),
    ]
    for (key, values) in values {
      let text = NSMutableAttributedString(string: "")
      for value in values { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      text.addAttribute(key, value: values[1], range: NSRange(location: 0, length: 2))
      #expect(text.length == 2 * values.count)
    }
  }
}
