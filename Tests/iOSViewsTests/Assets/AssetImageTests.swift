import Foundation
import Graphics
import Testing
import iOSViews

@testable import AssetCatalogs
@testable import iOSDrawing

/// Pictures and data of the catalogue in `Fixtures`. Expected sizes are those of its files, in pixels over the scale.
@MainActor
struct AssetImageTests {
  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: .module, compatibleWith: traits)
  }

  /// A cap of 0 is a whole length; else one point stretches. (Apple, `UIImage`.)
  @Test func stretchablePictures() throws {
    let star = try #require(image("Icons/Star"))
    #expect(
      star.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0).capInsets
        == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    #expect(
      star.stretchableImage(withLeftCapWidth: 30, topCapHeight: 4).capInsets
        == UIEdgeInsets(top: 4, left: 30, bottom: 5, right: 0))
  }

  /// The group `Icons` provides a namespace, `Small` in it does not; 20 × 10 points at each scale.
  @Test func groupsNameTheirPictures() throws {
    let star = try #require(image("Icons/Star"))
    #expect(star.size == CGSize(width: 20, height: 10))
    #expect(star.renderingMode == .alwaysTemplate)
    #expect(image("Star") == nil)
    #expect(image("Icons/Small/Star") == nil)
    #expect(image("Icons/Star", UITraitCollection(displayScale: 1))?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "Icons/Star", in: .module, with: nil)?.size == CGSize(width: 20, height: 10))
  }

  @Test func darkVariantsAreChosenByTraits() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let lamp = try #require(image("Lamp"))
    #expect(lamp.size == CGSize(width: 30, height: 40))
    #expect(image("Lamp", dark)?.size == CGSize(width: 30, height: 60))
    #expect(lamp.imageAsset?.image(with: dark).size == CGSize(width: 30, height: 60))
    #expect(lamp.withTintColor(.red).imageAsset === lamp.imageAsset)
  }

  /// 12, 8, 10 and 6 pixels, and 2 and 4, at 2x.
  @Test func slicesAndAlignmentAreInPoints() throws {
    let bubble = try #require(image("Bubble"))
    #expect(bubble.size == CGSize(width: 20, height: 30))
    #expect(bubble.capInsets == UIEdgeInsets(top: 6, left: 4, bottom: 5, right: 3))
    #expect(bubble.resizingMode == .stretch)
    #expect(bubble.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
    #expect(bubble.renderingMode == .alwaysOriginal)
    #expect(bubble.flipsForRightToLeftLayoutDirection)
    #expect(image("Lamp")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test func vectorsAreAsLargeAsTheySay() throws {
    #expect(image("Badge")?.size == CGSize(width: 24.5, height: 18))
  }

  @Test func symbolsOfTheAppAreStandIns() {
    #expect(image("own.symbol")?.isSymbolImage == true)
  }

  @Test func missingFilesAreReported() {
    #expect(image("Missing") == nil)
    #expect(image("Outside") == nil)
    #expect(image("AppIcon") == nil)
    let findings = BundleAssets.of(.module).findings.map(\.description)
    #expect(
      findings.contains { $0.hasSuffix("nowhere.png:1:1: Expected the picture that the catalogue names") })
    #expect(
      findings.contains {
        $0.hasSuffix("Outside.imageset/Contents.json:1:31: Expected the name of a file in the asset's folder")
      }, "\(findings)")
  }

  @Test func dataByNameAndDevice() throws {
    let levels = try #require(NSDataAsset(name: "Levels", bundle: .module))
    #expect(levels.name == "Levels")
    #expect(String(decoding: levels.data, as: UTF8.self) == "{\"levels\":3}")
    #expect(levels.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Nowhere", bundle: .module) == nil)
    #expect(NSDataAsset(name: "Levels-none") == nil)
  }

  // MARK: Assets that a program fills

  @Test func registeredVariantsCountByTheirTraits() {
    let asset = UIImageAsset()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(
      UIImage(name: "day", size: CGSize(width: 1, height: 1)),
      with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(UIImage(name: "night", size: CGSize(width: 2, height: 2)), with: dark)
    #expect(asset.image(with: dark).size.width == 2)
    #expect(asset.image(with: .current).size.width == 1)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).size.width == 1)
  }

  /// A picture of the program's own gets its dark variant through its asset, and is drawn so.
  @Test func anyPictureMayGetADarkVariant() throws {
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let picture = square(.red)
    picture.imageAsset?.register(square(.green), with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: picture)
    #expect(view.displayList(style: .light).dump.contains("#ff0000"))
    #expect(view.displayList(style: .dark).dump.contains("#00ff00"))
  }

  @Test func picturesAndAssetsDoNotKeepEachOther() {
    weak var kept: UIImageAsset?
    do {
      let image = UIImage(name: "a", size: CGSize(width: 1, height: 1))
      kept = image.imageAsset
      image.imageAsset?.register(image, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  // MARK: Documents

  /// The document's own list says 9 × 9 and white.
  @Test func documentsTakeTheBundlesPicturesAndColours() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews><imageView image="Lamp" id="i"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView></subviews>
      <color key="backgroundColor" name="Brand"/></view></objects>
      <resources><image name="Lamp" width="9" height="9"/>
      <namedColor name="Brand"><color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources></document>
      """
    let nib = UINib(data: Data(document.utf8), bundle: .module)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect((view.subviews.first as? UIImageView)?.image?.size == CGSize(width: 30, height: 40))
    #expect(view.backgroundColor?.cgColor == Color(red: 1, green: 0.4, blue: 0.2))
    let elsewhere = UINib(data: Data(document.utf8), bundle: nil)
    let other = try #require(elsewhere.instantiate(withOwner: nil).first as? UIView)
    #expect(other.subviews.count == 1)
  }
}
