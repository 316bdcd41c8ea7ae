import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules from further documents outside the corpus. Expected values: their saved frames.
@MainActor
struct SavedFrameTests {
  /// A view that fills the margins of a cell's content.
  private static let filling = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
    <constraint firstItem="a" firstAttribute="top" secondAttribute="top" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c4"/></constraints>
    """

  private func table(_ style: String, width: Double, device: String, tools: String) throws -> CGRect? {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" style="\(style)" id="t">
      <rect key="frame" x="0" y="0" width="\(width)" height="800"/><prototypes><tableViewCell id="k">
      <rect key="frame" x="0" y="50" width="\(width)" height="44"/><tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="\(width)" height="44"/>\(Self.filling)
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """, tools: tools, device: device)
    return try DesignSamples.frames(text)["a"]
  }

  /// mssun/passforios: 310 of 390 points.
  @Test func insetGroupsAreNarrowerThanSaved() throws {
    #expect(try table("insetGrouped", width: 390, device: "retina6_0", tools: "23504")?.width == 310)
    #expect(try table("grouped", width: 390, device: "retina6_0", tools: "23504")?.width == 350)
  }

  private func cellAlone(_ height: Double, accessory: String = "", width: Double = 320) throws -> CGRect? {
    let text = DesignSamples.xib(
      """
      <tableViewCell \(accessory) id="k"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="43"/>
      \(Self.filling)</tableViewCellContentView></tableViewCell>
      """, tools: "7706", device: "retina4_0")
    return try DesignSamples.frames(text)["a"]
  }

  /// MedRepOITBS/iOS-app-MedRep: 87 of 88 points, 254 of 320 before a disclosure indicator; Damsir/Mytravel: 375 wide.
  @Test func firstContentFillsItsCell() throws {
    #expect(try cellAlone(88) == CGRect(x: 8, y: 0, width: 304, height: 87))
    let accessory = "accessoryType=\"disclosureIndicator\""
    #expect(try cellAlone(88, accessory: accessory) == CGRect(x: 8, y: 0, width: 271, height: 87))
    #expect(try cellAlone(150, width: 375)?.width == 359)
  }

  private func margin(tools: String, isScreen: Bool, device: String = "retina4_7") throws -> CGFloat? {
    let cell = """
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="k">
      <rect key="frame" x="0" y="50" width="375" height="80"/><tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="375" height="80"/>\(Self.filling)
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let scene =
      isScreen
      ? "<scene sceneID=\"s\"><objects><tableViewController id=\"vc\"><tableView key=\"view\" id=\"t\">\(cell)"
        + "</tableViewController></objects></scene>"
      : DesignSamples.scene("<subviews><tableView id=\"t\">\(cell)</subviews>")
    return try DesignSamples.frames(DesignSamples.storyboard(scene, tools: tools, device: device))["a"]?.minX
  }

  /// AhmedKoriem/ZooApp and WSDOT/wsdot-ios-app: 15 in tables within screens.
  @Test func onlyAScreensOwnTableHasItsMargins() throws {
    #expect(try margin(tools: "14113", isScreen: true) == 16)
    #expect(try margin(tools: "14113", isScreen: false) == 15)
    #expect(try margin(tools: "15705", isScreen: true) == 16)
    #expect(try margin(tools: "15705", isScreen: false) == 15)
    #expect(try margin(tools: "21701", isScreen: false) == 16)
    // AlbertoGiambone/Fertilizer-Calc-App.
    #expect(try margin(tools: "32700", isScreen: false, device: "ipad10_9rounded") == 16)
    #expect(try margin(tools: "32700", isScreen: true, device: "ipad10_9rounded") == 20)
  }

  /// AlbertoGiambone/Fertilizer-Calc-App: 35 points below the top, not 59. scenee/FloatingPanel: 0, not 48.
  @Test func sheetsOfTheirOwnSizeLieUnderNothing() throws {
    func top(
      _ width: Double, _ height: Double, _ device: String, _ controller: String = ""
    ) throws -> CGFloat? {
      let text = DesignSamples.storyboard(
        DesignSamples.scene(DesignSamples.corner(), controller: controller, height: height, width: width),
        tools: "22505", device: device)
      return try DesignSamples.frames(text)["cornervc"]?.minY
    }
    #expect(try top(704, 995.5, "ipad10_9rounded") == 0)
    #expect(try top(820, 1180, "ipad10_9rounded") == 24)
    let size = "<size key=\"freeformSize\" width=\"375\" height=\"778\"/>"
    #expect(try top(375, 768, "retina6_1", size) == 0)
    #expect(try top(375, 778, "retina6_1", size) == 48)
  }

  /// vhesener/Closures: 8 points; RocketChat/Rocket.Chat.iOS: 16.
  @Test func looseViewsHaveAScreensMarginsSinceXcode9() throws {
    func left(_ tools: String) throws -> CGFloat? {
      let view = """
        <view id="rootvc"><rect key="frame" x="0" y="0" width="375" height="667"/>\(DesignSamples.corner())
        <viewLayoutGuide key="safeArea" id="safevc"/></view>
        """
      return try DesignSamples.frames(DesignSamples.xib(view, tools: tools, device: "retina4_7"))["cornervc"]?
        .minX
    }
    #expect(try left("13122") == 8)
    #expect(try left("14490") == 16)
  }

  /// woocommerce/woocommerce-ios: 0.
  @Test func stacksHaveNoMarginsOfTheirOwn() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
        <constraint firstItem="stack" firstAttribute="top" secondItem="rootvc" secondAttribute="top" constant="70" id="c1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="stack" secondAttribute="topMargin" id="c2"/>
        </constraints>
        """))
    #expect(try DesignSamples.frames(text)["v"]?.minY == 70)
  }

  /// 3zHrb/ENGR697: 41 wide from 164, not 35 wide in the middle.
  @Test func centringGivesWay() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" constant="164" id="c1"/>
        <constraint firstItem="v" firstAttribute="centerX" secondItem="rootvc" secondAttribute="centerX" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="170" id="c3"/>
        </constraints>
        """))
    let frame = try DesignSamples.frames(text)["v"]
    #expect(frame?.minX == 164)
    #expect(frame?.width == 41)
  }

  /// LoopKit/Loop: 33 of 34 points; Androkzn/my_tracking_app: 20 of 22; COP4655-Group2/TrailGazer: 387 of 390, where the
  /// picture fills the view; 8156967166/Care4Seniors: 29.3 of 35; Dogukaim/MealOrder: 404 of 405.3;
  /// ctdewaters/Music-Memories: 68.7 of 70.
  @Test(arguments: [
    ("exclamationmark.circle.fill", 121.0, "scaleAspectFit", 34.0, 34.0, 33.0),
    ("chart.bar", 90, "scaleAspectFit", 20, 22, 20), ("photo.artframe", 93, "scaleAspectFill", 390, 390, 387),
    ("arrow.left", 95, "scaleAspectFit", 35, 35, 29.33),
    ("circle.fill", 123, "scaleAspectFit", 1022, 405.33, 404),
    ("checkmark.circle", 120, "scaleAspectFit", 70, 70, 68.67),
  ])
  func symbolsAlignByTheirLine(
    name: String, listed: Double, mode: String, width: Double, height: Double, saved: Double
  ) throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><imageView contentMode="\(mode)" image="\(name)" catalog="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
        <constraint firstAttribute="width" constant="\(width)" id="w"/>
        <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></imageView></subviews>
        """),
      tools: "21507",
      more:
        "<resources><image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"\(listed)\"/></resources>"
    )
    let frame = try #require(try DesignSamples.frames(text)["i"])
    #expect(abs(frame.height - CGFloat(saved)) <= 0.5)
    #expect(frame.height < CGFloat(height))
  }

  /// DenNaumov/Bike-share-app: 45 points of 50, 2.3 above and 2.7 below.
  @Test func buttonsAlignByTheirBackground() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints>
        <state key="normal" backgroundImage="forward" catalog="system"/></button></subviews>
        """),
      more: "<resources><image name=\"forward\" catalog=\"system\" width=\"128\" height=\"79\"/></resources>")
    let frame = try #require(try DesignSamples.frames(text)["b"])
    #expect(frame.width == 50)
    #expect(abs(frame.height - 45) <= 0.5)
  }
}
