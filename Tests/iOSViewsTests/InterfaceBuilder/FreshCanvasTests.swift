import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules from 63 repositories that nobody had looked at before. Expected values: their saved frames.
@MainActor
struct FreshCanvasTests {
  // MARK: Cells

  private func placeInCell(tools: String, content: String) throws -> CGPoint? {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content" \(content)>
      <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="10" id="w"/>
      <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><tableView key="view" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cell)</prototypes></tableView>
      </viewController></objects></scene>
      """, tools: tools)
    return try DesignSamples.frames(text)["a"]?.origin
  }

  /// bqlin/Apple-Sample-Code: 8, as in 24 of 24 edges of cells that preserve nothing.
  @Test func contentBesideTheSafeAreaHasTheMarginsOfCells() throws {
    let attribute = "insetsLayoutMarginsFromSafeArea=\"NO\""
    #expect(try placeInCell(tools: "13196", content: attribute) == CGPoint(x: 8, y: 8))
    #expect(try placeInCell(tools: "13196", content: "") == CGPoint(x: 8, y: 8))
    #expect(try placeInCell(tools: "13529", content: "")?.y == 11)
  }

  /// AlbertoGiambone/Fertilizer-Calc-App, azimmmmismail/GroSelfie: 11 in 20 of 20 constraints.
  @Test func documentsOfTheCommandLineHaveOrdinaryMargins() throws {
    #expect(try placeInCell(tools: "32700.99.1234", content: "")?.y == 11)
  }

  // MARK: Stacks

  /// AkpoFlash/MovieTracker: 252 and 220 by 44; drohobytskyy/MealsApp: 260 by 44.
  @Test func aStackThatCodeFillsKeepsItsSavedSize() throws {
    func size(_ attributes: String) throws -> CGSize? {
      let text = DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
          <rect key="frame" x="18" y="366" width="252" height="44"/></stackView></subviews><constraints>
          <constraint firstItem="stack" firstAttribute="centerX" secondItem="rootvc" secondAttribute="centerX" id="c1"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="rootvc" secondAttribute="top" constant="366"
          id="c2"/></constraints>
          """))
      return try DesignSamples.frames(text)["stack"]?.size
    }
    #expect(try size("customClass=\"RatingControl\"") == CGSize(width: 252, height: 44))
    #expect(try size("") == .zero)
  }

  // MARK: Sensors

  /// igahupalo/cOlive-iOS: 47 in 9 of 9 scenes of 21225; 3IE/SwiftStarter: 44 in 21208.1; 50 in 7 of 7 screens from
  /// Xcode 14.3 on. opensourceios/mathee: 47 in 5 of 5 scenes of 21507, and in 1 of Provenance-Emu/Provenance.
  /// Automattic/pocket-casts-ios (17506), RadarCOVID/radar-covid-ios (17701) and davita00101110dmg/iOS-Bootcamp: 44 on the
  /// phone of 6.7 inches.
  @Test(arguments: [
    ("retina6_0", 390, 844, "21225", 47), ("retina6_0", 390, 844, "21157", 44),
    ("retina5_9", 375, 812, "21208.1", 44), ("retina5_9", 375, 812, "21507", 47),
    ("retina5_9", 375, 812, "22505", 50), ("retina6_7", 428, 926, "17701", 44),
    ("retina6_7", 428, 926, "22505", 47),
  ])
  func heightsOfSensors(device: String, width: Double, height: Double, tools: String, top: CGFloat) throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(DesignSamples.corner(), height: height, width: width), tools: tools, device: device)
    #expect(try DesignSamples.frames(text)["cornervc"]?.minY == CGFloat(top))
  }

  /// tinode/ios (20037, 21507), Digitaler-Impfnachweis/covpass-ios (21225): no home indicator in 6 of 6 up to 14.1;
  /// ProtonVPN/ios-mac-app: 34 points in 21701, and in one as high as the screen in 21507. Infomaniak/ios-kDrive: twice the
  /// sensors, and one home indicator, in 24765; twice both in 25084 where the view is wider than the device.
  @Test(
    arguments: [
      ("20037", 414, 116, 44, 0), ("21507", 414, 180, 48, 0), ("21507", 414, 896, 48, 34),
      ("21701", 376, 122, 48, 34), ("24765", 414, 506, 96, 34), ("25084", 514, 166, 96, 68),
    ] as [(String, Double, Double, CGFloat, CGFloat)])
  func insetsOfLooseViews(tools: String, width: Double, height: Double, top: CGFloat, bottom: CGFloat) throws
  {
    let text = DesignSamples.xib(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>\(Self.insideSafeArea)
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, tools: tools)
    let frame = try #require(try DesignSamples.frames(text)["inside"])
    #expect(frame.minY == top)
    #expect(CGFloat(height) - frame.maxY == bottom)
  }

  /// Infomaniak/ios-kDrive: headers of collections in xibs are parts of a screen as well: 34 points below in 23727.
  @Test func insetsOfLooseHeaders() throws {
    let text = DesignSamples.xib(
      """
      <collectionReusableView id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="150"/>
      \(Self.insideSafeArea)</collectionReusableView>
      """, tools: "23727")
    #expect(try DesignSamples.frames(text)["inside"] == CGRect(x: 0, y: 96, width: 320, height: 20))
  }

  private static let insideSafeArea = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews><constraints>
    <constraint firstItem="inside" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
    <constraint firstItem="inside" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="t"/>
    <constraint firstItem="inside" firstAttribute="top" secondItem="safe" secondAttribute="top" id="u"/>
    <constraint firstItem="inside" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/>
    """

  /// pia-foss/mobile-ios, Main.storyboard: a sheet that a screen presents is 762 points high in 24765, one that it shows 752; both
  /// begin 50 points above their content, and have no home indicator. With a navigation bar they begin 70 above.
  @Test(arguments: [(762, "", 50), (752, "", 50), (752, "navigation", 70)] as [(Double, String, CGFloat)])
  func sheetsFromSheets(height: Double, container: String, top: CGFloat) throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav"><connections><segue destination="vc"
      kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController></objects></scene>
      """
    let scene = DesignSamples.scene(
      Self.insideSafeArea.replacingOccurrences(
        of: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", with: ""
      ).replacingOccurrences(of: "\"safe\"", with: "\"safevc\""),
      height: height)
    let text = DesignSamples.storyboard(
      (container.isEmpty ? "" : navigation) + scene, tools: "24765", device: "retina5_9")
    #expect(
      try DesignSamples.frames(text)["inside"]
        == CGRect(x: 0, y: top, width: 375, height: CGFloat(height) - top))
  }

  /// utmapp/UTM, VMDisplayMetalViewInputAccessory.xib, 1,000 by 68 points on the same canvas in both releases: 52 from the left
  /// and 25 from the bottom in 17701, 8 and 38 in 21208.1.
  @Test(arguments: [("17701", 44, 21), ("21208.1", 0, 34)])
  func looseViewsStandUpright(tools: String, left: CGFloat, bottom: CGFloat) throws {
    let text = DesignSamples.xib(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="1000" height="68"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews><constraints>
      <constraint firstItem="inside" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="inside" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="t"/>
      <constraint firstItem="inside" firstAttribute="top" secondItem="root" secondAttribute="top" id="u"/>
      <constraint firstItem="inside" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
      </constraints><viewLayoutGuide key="safeArea" id="safe"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, tools: tools, device: "retina6_0"
    ).replacingOccurrences(of: "portrait", with: "landscape")
    let frame = try DesignSamples.frames(text)["inside"]
    #expect(frame == CGRect(x: left, y: 0, width: 1000 - left, height: 68 - bottom))
  }
}
