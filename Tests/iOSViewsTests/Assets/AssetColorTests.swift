import Foundation
import Graphics
import Testing
import iOSViews

@testable import AssetCatalogs
@testable import iOSDrawing

/// Colours of the catalogue in `Fixtures`, as SwiftPM has put it into the tests' bundle. Expected values are the numbers in
/// its files, worked out by hand.
@MainActor
struct AssetColorTests {
  private func color(_ name: String, _ traits: UITraitCollection? = nil) -> UIColor? {
    UIColor(named: name, in: .module, compatibleWith: traits)
  }

  @Test func componentsAreReadInAllThreeWays() throws {
    let brand = try #require(color("Brand"))
    #expect(brand.cgColor == Color(red: 1, green: 0.4, blue: 0.2))
    #expect(brand.color(for: .dark) == Color(red: 0.2, green: 0, blue: 1, alpha: 0.5))
  }

  /// By the symbols that Xcode makes for assets.
  @Test func resources() throws {
    let brand = UIColor(resource: ColorResource(name: "Brand", bundle: .module))
    #expect(brand.cgColor == Color(red: 1, green: 0.4, blue: 0.2))
    #expect(brand.color(for: .dark) == Color(red: 0.2, green: 0, blue: 1, alpha: 0.5))
    #expect(
      UIColor(resource: ColorResource(name: "Nowhere", bundle: .module)).cgColor == UIColor.clear.cgColor)
    #expect(
      UIImage(resource: ImageResource(name: "Icons/Star", bundle: .module)).size
        == CGSize(width: 20, height: 10))
    #expect(UIImage(resource: ImageResource(name: "Nowhere", bundle: .module)).size == .zero)
  }

  /// Dark with more contrast has a colour of its own in the file, and so has light.
  @Test func resolvingPicksTheContrast() throws {
    let brand = try #require(color("Brand"))
    func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      brand.resolvedColor(
        with: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
      ).cgColor
    }
    #expect(resolved(.light, .high) == .black)
    #expect(resolved(.dark, .high).description == "#ffffff")
    #expect(resolved(.dark, .normal) == Color(red: 0.2, green: 0, blue: 1, alpha: 0.5))
    #expect(
      brand.withAlphaComponent(0.25).resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
        .cgColor
        == Color(white: 0, alpha: 0.25))
  }

  @Test func devicesAndGamutsHaveColoursOfTheirOwn() throws {
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    #expect(color("Device", pad)?.cgColor == Color(red: 0, green: 0, blue: 1))
    #expect(
      color("Device", UITraitCollection(userInterfaceIdiom: .tv))?.cgColor == Color(red: 1, green: 0, blue: 0)
    )
    // sRGB unless the screen shows more: pictures are sRGB.
    #expect(color("Device")?.cgColor == Color(red: 0, green: 0.8, blue: 0))
    let wide = try #require(color("Device", UITraitCollection(displayGamut: .P3)))
    #expect(wide.cgColor == Color(displayP3Red: 0, green: 1, blue: 0))
  }

  /// A style given with the traits chooses nothing; resolving does.
  @Test func compatibleStyleLeavesTheColourDynamic() throws {
    let brand = try #require(color("Brand", UITraitCollection(userInterfaceStyle: .dark)))
    #expect(brand.cgColor == Color(red: 1, green: 0.4, blue: 0.2))
  }

  @Test func systemColoursAreReferredTo() throws {
    let system = try #require(color("System"))
    #expect(system.cgColor == UIColor.systemBlue.cgColor)
    #expect(system.color(for: .dark) == UIColor.systemBlue.color(for: .dark))
  }

  @Test func whatIsNotThereIsNil() {
    #expect(color("Nowhere") == nil)
    #expect(UIColor(named: "Nowhere") == nil)
    #expect(color("Lamp") == nil)
  }

  /// The variant that cannot be read is left out; the place is the component's first character.
  @Test func faultsAreReportedWithTheirPlace() throws {
    #expect(color("Faulty")?.cgColor == Color(red: 0, green: 1, blue: 0))
    #expect(color("Broken") == nil)
    let findings = BundleAssets.of(.module).findings.map(\.description)
    #expect(
      findings.contains {
        $0.hasSuffix(
          "Faulty.colorset/Contents.json:3:126: Expected a number for \"green\" (Such as \"0.502\", \"128\" or \"0x80\")"
        )
      }, "\(findings)")
    #expect(
      findings.contains { $0.hasSuffix("Broken.colorset/Contents.json:3:29: Expected , or }") }, "\(findings)"
    )
  }

  /// Views draw the dark variant in dark interfaces.
  @Test func drawnByTheInterfacesStyle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color("Brand")
    view.overrideUserInterfaceStyle = .dark
    #expect(view.displayList(style: .dark).dump.contains("#3300ff80"))
    view.overrideUserInterfaceStyle = .light
    #expect(view.displayList(style: .light).dump.contains("#ff6633"))
  }
}
