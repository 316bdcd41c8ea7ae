import Foundation
import Graphics
import MacViews
import Testing

struct ColorTests {
  private let dark = InterfaceLook(isDark: true)

  /// Apple, Human Interface Guidelines, "Color": macOS has a green of its own, (40, 205, 65) and (50, 215, 75).
  @Test func macGreenDiffersFromThatOfOtherSystems() {
    #expect(NSColor.systemGreen.color(in: .light) == Color(rgb: 0x28CD41))
    #expect(NSColor.systemGreen.color(in: dark) == Color(rgb: 0x32D74B))
  }

  /// Apple, `performAsCurrentDrawingAppearance(_:)`: colours resolve in the appearance, and afterwards as before.
  @Test func colorsResolveInTheCurrentAppearance() throws {
    let appearance = try #require(NSAppearance(named: .darkAqua))
    var seen: CGColor?
    appearance.performAsCurrentDrawingAppearance { seen = NSColor.textColor.cgColor }
    #expect(seen == .white)
    #expect(NSColor.textColor.cgColor == .black)
  }

  /// Apple, `NSColor(name:dynamicProvider:)`.
  @Test func providersReceiveTheAppearance() throws {
    let color = NSColor(name: "mine") { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
    #expect(color.color(in: .light) == NSColor.blue.cgColor)
    #expect(color.color(in: dark) == NSColor.red.cgColor)
    #expect(color.type == .catalog)
    #expect(color.colorNameComponent == "mine")
  }

  /// Apple, `bestMatch(from:)`: high contrast falls back to the plain appearance of its kind.
  @Test func appearancesMatchTheirPlainKind() throws {
    let contrast = try #require(NSAppearance(named: .accessibilityHighContrastDarkAqua))
    #expect(contrast.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(contrast.bestMatch(from: [.aqua]) == .aqua)
    #expect(contrast.bestMatch(from: [.vibrantLight]) == nil)
    #expect(NSAppearance(named: NSAppearance.Name("unknown")) == nil)
  }

  /// Apple, `blended(withFraction:of:)`: 0 is the receiver, 1 the other colour.
  @Test func blendingGoesFromTheReceiverToTheOther() {
    let mixed = NSColor.black.blended(withFraction: 0.25, of: .white)
    #expect(mixed?.redComponent == 0.25)
    #expect(NSColor.red.blended(withFraction: 0, of: .blue)?.redComponent == 1)
  }

  /// Apple, `usingColorSpace(_:)`: a named colour gets components by it.
  @Test func namedColorsGetComponents() throws {
    let red = try #require(NSColor.systemRed.usingColorSpace(.sRGB))
    #expect(red.type == .componentBased)
    #expect(red.redComponent == 1)
    #expect(abs(red.greenComponent - 59.0 / 255) < 1e-9)
    #expect(red.numberOfComponents == 4)
    let gray = try #require(NSColor.white.usingColorSpace(.genericGray))
    #expect(gray.whiteComponent == 1)
    #expect(gray.numberOfComponents == 2)
  }

  @Test func alphaReplacesThatOfBothLooks() {
    let faint = NSColor.labelColor.withAlphaComponent(0.5)
    #expect(faint.color(in: .light) == Color(white: 0, alpha: 0.5))
    #expect(faint.color(in: dark) == Color(white: 1, alpha: 0.5))
  }

  @Test func systemColorsAreFoundByName() {
    #expect(NSColor.systemColor(named: "windowBackgroundColor") == .windowBackgroundColor)
    #expect(NSColor.systemColor(named: "unknownColor") == nil)
    #expect(NSColor(catalogName: "System", colorName: "labelColor") == .labelColor)
    #expect(NSColor(catalogName: "Other", colorName: "labelColor") == nil)
  }
}
