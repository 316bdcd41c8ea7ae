import ProjectSources
import Testing

@testable import SourceRewriting

/// Names of assets and their symbols, as Xcode wrote them into files `GeneratedAssetSymbols.swift` of public repositories.
struct AssetSymbolNameTests {
  @Test(arguments: [
    ("backButton", "backButton"), ("back_button", "backButton"), ("glass_crack", "glassCrack"),
    ("alex pp", "alexPp"), ("alex n friend", "alexNFriend"), ("image 123", "image123"), ("home1", "home1"),
    ("Frame 74", "frame74"), ("custom.cloud.badge.play", "customCloudBadgePlay"),
    ("fetus-heart-splash", "fetusHeartSplash"), ("CFConfezione", "cfConfezione"), ("SquatBB", "squatBB"),
    ("welcomeVCimage", "welcomeVCimage"), ("extremelysuccessfullogo", "extremelysuccessfullogo"),
    ("M", "M"), ("BMW", "BMW"), ("IMG02", "IMG_02"), ("AL-0", "AL_0"), ("A-1-1-0", "A_1_1_0"),
    ("10c", "_10C"), ("10_back_arm", "_10BackArm"), ("1", "_1"),
    ("Image", "image"), ("Initial-Image", "initial"), ("adult_products_image", "adultProducts"),
  ])
  func pictures(_ name: String, _ symbol: String) {
    #expect(AssetSymbolNames.member(name, without: "image") == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("backgroundColor", "background"), ("vkBrandColor", "vkBrand"),
    ("shadowColor 1", "shadowColor1"), ("Color-1", "color1"), ("blue_accent", "blueAccent"),
    ("LaunchScreenBackground", "launchScreenBackground"), ("121212", "_121212"), ("292C38", "_292_C_38"),
  ])
  func colors(_ name: String, _ symbol: String) {
    #expect(AssetSymbolNames.member(name, without: "color") == symbol)
  }

  @Test(arguments: [("GameUI", "GameUI"), ("iconPreviews", "IconPreviews"), ("Colors", "Colors")])
  func groups(_ name: String, _ type: String) { #expect(AssetSymbolNames.namespace(name) == type) }
}

/// The code for symbols.
@Suite(.enabled(if: SourceRewriter.isAvailable))
struct AssetSymbolTests {
  private static let assets = AssetNames(
    pictures: ["hero", "Icons/home", "Icons/Small/home", "unused", "default", "Hero"], colors: ["Brand Color"]
  )

  private func added(
    _ code: String, _ framework: ProjectFramework = .uiKit, hasResources: Bool = true
  ) throws -> [String] {
    let input = SourceInput(path: "/p/F.swift", module: "M", hasResources: hasResources, text: code)
    let result = try #require(
      SourceRewriter(framework: framework).rewrite([input], assets: ["M": Self.assets]))
    let text = result.sources.first?.text ?? code
    #expect(text.hasPrefix(code))
    return text.dropFirst(code.count).split(separator: "\n").map(String.init)
  }

  @Test func usedSymbolsAreMade() throws {
    let picture =
      "extension UIKit.ImageResource { static let hero = UIKit.ImageResource(name: \"Hero\", bundle: .module); }"
    let image =
      "extension UIKit.UIImage { @_disfavoredOverload static var hero: UIKit.UIImage { .init(resource: .hero) }; }"
    #expect(try added("import UIKit\nlet a = UIImage(resource: .hero)\n") == [picture, image])
    #expect(try added("import UIKit\nlet a: UIImage = .other\n").isEmpty)
  }

  @Test func groupsAreTypes() throws {
    let lines = try added("import UIKit\nlet a = UIImage(resource: .Icons.home)\n", hasResources: false)
    #expect(
      lines.first == "extension UIKit.ImageResource { enum Icons { "
        + "static let home = UIKit.ImageResource(name: \"Icons/home\", bundle: .main); "
        + "enum Small { static let home = UIKit.ImageResource(name: \"Icons/Small/home\", bundle: .main); } } }"
    )
    #expect(lines.last?.contains("{ .init(resource: .Icons.Small.home) }") == true)
  }

  @Test func colorsOfAppKit() throws {
    let lines = try added("import AppKit\nlet a = NSColor(resource: .brand)\n", .appKit)
    #expect(
      lines == [
        "extension AppKit.ColorResource { static let brand = AppKit.ColorResource(name: \"Brand Color\", bundle: .module); }",
        "extension AppKit.NSColor { @_disfavoredOverload static var brand: AppKit.NSColor { .init(resource: .brand) }; }",
      ])
  }

  @Test func keywordsAndKnownMembers() throws {
    let code =
      "import UIKit\nextension UIImage { static let hero = UIImage() }\nlet a = [UIImage.default, .hero]\n"
    let lines = try added(code)
    #expect(lines.count == 2)
    #expect(lines[0].contains("static let hero = ") && lines[0].contains("static let `default` = "))
    #expect(lines[1].contains("static var `default`: ") && !lines[1].contains("static var hero"))
  }
}
