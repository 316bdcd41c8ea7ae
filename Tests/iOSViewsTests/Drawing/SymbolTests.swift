import Foundation
import Graphics
import Testing
import iOSViews

@_spi(ViewHooks) @testable import iOSCore

/// Symbols are as large as the text that they go with; their shapes' proportions are those that documents save.
@MainActor
struct SymbolTests {
  @Test func symbolsGrowWithTheirConfiguration() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * plain.size.width) < 1)
    #expect(plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size == large.size)
    #expect(UIImage(systemName: "") == nil)
  }

  /// Apple, `UIImage.init(systemName:)`: nil if no suitable image was found. No symbol has a name of another form than words of
  /// small letters and digits with dots between them.
  @Test(arguments: [
    "my_icon", "icon-back", "Star", "two words", ".star", "star.", "a..b", "étoile", "star/fill",
  ])
  func namesThatNoSymbolHasGiveNoImage(name: String) {
    #expect(UIImage(systemName: name) == nil)
    #expect(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large)) == nil)
    #expect(UIImage(systemName: name, compatibleWith: nil) == nil)
  }

  @Test(arguments: [
    "4k.tv", "1.circle.fill", "goforward.10", "character.book.closed.ja", "rectangle.split.3x1",
  ])
  func namesOfSymbolsGiveImages(name: String) { #expect(UIImage(systemName: name) != nil) }

  @Test func proportionsAreThoseOfDocuments() throws {
    let rectangle = try #require(UIImage(systemName: "rectangle.split.3x1"))
    #expect(abs(rectangle.size.width / rectangle.size.height - 128.0 / 93) < 0.05)
  }

  @Test func imageViewsTakeTheirOwnConfiguration() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(abs(view.intrinsicContentSize.width - 3 * before.width) < 1.5)
  }

  /// A symbol of three times the size has its baseline three times as high (what sizes of symbols mean; Apple,
  /// `UIImage.SymbolConfiguration`).
  @Test func imageViewsAlignTheBaselineOfWhatTheyShow() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let before = view.baselineOffsets.lastFromBottom
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(before > 0)
    #expect(abs(view.baselineOffsets.lastFromBottom - 3 * before) < 1.5)
  }

  @Test func picturesHaveTheSizeThatTheirFileStates() throws {
    // Signature, then a header chunk of 300 × 150 pixels (PNG specification, 11.2.2).
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 150]
    #expect(UIImage(data: Data(bytes), scale: 3)?.size == CGSize(width: 100, height: 50))
    #expect(UIImage(data: Data(bytes.dropLast())) == nil)
    #expect(UIImage(data: Data([1] + bytes)) == nil)
  }

  /// Apple, `UIImage.symbolConfiguration`: values that the image leaves unspecified come from its environment; those that it
  /// specifies stay.
  @Test func symbolsKeepTheirOwnValuesInViews() throws {
    let own = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    let view = UIImageView(image: own)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(view.intrinsicContentSize == UIImageView(image: own).intrinsicContentSize)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red]))
    view.frame.size = view.intrinsicContentSize
    #expect(view.displayList().dump.lowercased().contains("ff0000"))
    let button = UIButton(type: .system)
    button.setImage(own, for: .normal)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 51), forImageIn: .normal)
    #expect(button.currentImage?.size == own.size)
  }

  /// Apple, `applyingSymbolConfiguration(_:)`: "on top of the current attributes".
  @Test func appliedConfigurationsAreMerged() throws {
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    let bold = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold?.size == large.size)
    #expect(large.applyingSymbolConfiguration(.preferringMulticolor())?.size == large.size)
    #expect(large.applyingSymbolConfiguration(.preferringMonochrome())?.size == large.size)
  }
}
