import Foundation
import Graphics
import MacViews
import Testing

@testable import MacDrawing

/// Colours, pictures and data of a catalogue that the test writes. Expected values are the numbers in its files, worked out by
/// hand.
@MainActor
struct AssetTests {
  /// A bundle with one catalogue, whose files are given by their paths in it.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    let catalog = root.appendingPathComponent("Media.xcassets")
    for (path, data) in files {
      let url = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return try #require(Bundle(path: root.path))
  }

  private func text(_ text: String) -> Data { Data(text.utf8) }

  private func color(_ components: String, _ appearances: String = "", idiom: String = "universal") -> String
  {
    let list = appearances.isEmpty ? "" : "\"appearances\": [\(appearances)], "
    return
      "{\(list)\"idiom\": \"\(idiom)\", \"color\": {\"color-space\": \"srgb\", \"components\": \(components)}}"
  }

  private let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
  private let contrast = "{\"appearance\": \"contrast\", \"value\": \"high\"}"

  private func brand() throws -> Bundle {
    let colors = [
      color("{\"red\": \"1.0\", \"green\": \"0.4\", \"blue\": \"0.2\", \"alpha\": \"1.0\"}"),
      color("{\"red\": \"0x33\", \"green\": \"0x00\", \"blue\": \"0xFF\", \"alpha\": \"0.5\"}", dark),
      color("{\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.0\"}", contrast),
      color("{\"red\": \"0\", \"green\": \"255\", \"blue\": \"0\", \"alpha\": \"1.0\"}", idiom: "iphone"),
    ]
    let system = """
      {"colors": [{"idiom": "universal", "color": {"platform": "osx", "reference": "systemBlueColor"}}]}
      """
    return try bundle([
      "Brand.colorset/Contents.json": text("{\"colors\": [\(colors.joined(separator: ", "))]}"),
      "System.colorset/Contents.json": text(system),
    ])
  }

  private func shown(_ color: NSColor, in name: NSAppearance.Name) -> Color {
    var found = Color.clear
    NSAppearance(named: name)?.performAsCurrentDrawingAppearance { found = color.cgColor }
    return found
  }

  @Test func coloursFollowTheAppearance() throws {
    let color = try #require(NSColor(named: "Brand", bundle: brand()))
    #expect(shown(color, in: .aqua) == Color(red: 1, green: 0.4, blue: 0.2))
    #expect(shown(color, in: .darkAqua) == Color(red: 0.2, green: 0, blue: 1, alpha: 0.5))
    #expect(shown(color, in: .accessibilityHighContrastAqua) == .black)
    #expect(color.type == .catalog)
    #expect(color.colorNameComponent == "Brand")
  }

  /// By the symbols that Xcode makes for assets.
  @Test func resources() throws {
    let color = NSColor(resource: ColorResource(name: "Brand", bundle: try brand()))
    #expect(shown(color, in: .darkAqua) == Color(red: 0.2, green: 0, blue: 1, alpha: 0.5))
    #expect(NSColor(resource: ColorResource(name: "Nowhere", bundle: try brand())) == .clear)
    let bundle = try pictures()
    #expect(
      NSImage(resource: ImageResource(name: "Leaf", bundle: bundle)).size == NSSize(width: 24, height: 16))
    #expect(NSImage(resource: ImageResource(name: "Nowhere", bundle: bundle)).size == .zero)
  }

  @Test func systemColoursAreReferredTo() throws {
    let color = try #require(NSColor(named: "System", bundle: brand()))
    #expect(shown(color, in: .darkAqua) == shown(.systemBlue, in: .darkAqua))
  }

  @Test func whatIsNotThereIsNil() throws {
    #expect(NSColor(named: "Nowhere", bundle: try brand()) == nil)
    #expect(NSColor(named: "Nowhere") == nil)
    #expect(NSImage(named: "Nowhere") == nil)
    #expect(NSDataAsset(name: "Nowhere") == nil)
  }

  // MARK: Pictures

  private func picture(_ file: String, _ more: String = "", _ scale: String? = nil) -> String {
    let scale = scale.map { ", \"scale\": \"\($0)\"" } ?? ""
    return "{\"idiom\": \"universal\", \"filename\": \"\(file)\"\(scale)\(more)}"
  }

  private func svg(_ fill: String) -> Data {
    text("<svg width=\"24\" height=\"16\"><rect width=\"24\" height=\"16\" fill=\"\(fill)\"/></svg>")
  }

  private func pictures() throws -> Bundle {
    let leaf = [picture("light.svg"), picture("dark.svg", ", \"appearances\": [\(dark)]")]
    let stencil =
      "{\"images\": [\(picture("a.svg"))], \"properties\": {\"template-rendering-intent\": \"template\"}}"
    return try bundle([
      "Leaf.imageset/Contents.json": text("{\"images\": [\(leaf.joined(separator: ", "))]}"),
      "Leaf.imageset/light.svg": svg("#ff0000"), "Leaf.imageset/dark.svg": svg("#0000ff"),
      "Stencil.imageset/Contents.json": text(stencil), "Stencil.imageset/a.svg": svg("black"),
      "Missing.imageset/Contents.json": text("{\"images\": [\(picture("gone.png"))]}"),
      "Levels.dataset/Contents.json": text(
        "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"levels.json\", \"universal-type-identifier\": \"public.json\"}]}"
      ),
      "Levels.dataset/levels.json": text("[1, 2]"),
    ])
  }

  @Test func picturesFollowTheAppearance() throws {
    let leaf = try #require(pictures().image(forResource: "Leaf"))
    #expect(leaf.size == NSSize(width: 24, height: 16))
    #expect(!leaf.isTemplate)
    let (light, dark) = (leaf.recorded(in: .light).dump, leaf.recorded(in: InterfaceLook(isDark: true)).dump)
    #expect(light.contains("#ff0000") && !light.contains("#0000ff"))
    #expect(dark.contains("#0000ff") && !dark.contains("#ff0000"))
  }

  @Test func stencilsAreTemplates() throws {
    let bundle = try pictures()
    #expect(bundle.image(forResource: "Stencil")?.isTemplate == true)
    #expect(bundle.image(forResource: "Missing") == nil)
  }

  /// A view is as large as its picture.
  @Test func imageViewsAreAsLargeAsTheirPictures() throws {
    let view = NSImageView(image: try #require(pictures().image(forResource: "Leaf")))
    #expect(view.intrinsicContentSize == NSSize(width: 24, height: 16))
  }

  @Test func dataIsReadWithItsType() throws {
    let asset = try #require(NSDataAsset(name: "Levels", bundle: pictures()))
    #expect(asset.data == text("[1, 2]"))
    #expect(asset.typeIdentifier == "public.json")
  }

  /// Apple, `NSImage.init(named:)`: a name that the program gave comes first, then the main bundle's files, then the system's.
  @Test func namesOfTheProgramComeFirst() throws {
    let own = NSImage(size: NSSize(width: 3, height: 4))
    #expect(NSImage(named: NSImage.addTemplateName)?.size == NSSize(width: 18, height: 17))
    #expect(own.setName("AssetTests.own"))
    #expect(NSImage(named: "AssetTests.own")?.size == NSSize(width: 3, height: 4))
    own.setName(nil)
  }
}
