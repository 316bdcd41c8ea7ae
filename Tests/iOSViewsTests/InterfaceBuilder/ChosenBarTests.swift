import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules of bars and cells from documents of 31 further repositories. Expected values: their saved frames.
@MainActor
@Suite struct ChosenBarTests {
  private func container(
    _ kind: String, _ id: String, _ relationship: String, to page: String, bar: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><\(kind) id="\(id)">\(bar)<connections>
    <segue destination="\(page)" kind="relationship" relationship="\(relationship)" id="r\(id)"/></connections></\(kind)>
    </objects></scene>
    """
  }

  /// A view at the bottom of the safe area.
  private func bottom(_ id: String) -> String {
    DesignSamples.corner(id).replacingOccurrences(
      of: "firstAttribute=\"top\" secondItem=\"safe\(id)\" secondAttribute=\"top\"",
      with: "firstAttribute=\"bottom\" secondItem=\"safe\(id)\" secondAttribute=\"bottom\"")
  }

  private func show(_ next: String, _ kind: String = "show", id: String = "g") -> String {
    "<connections><segue destination=\"\(next)\" kind=\"\(kind)\" id=\"\(id)\"/></connections>"
  }

  /// Kwang8/ExploreWorld and AZaps/Task-Quest-Swift: 3 of 3 scenes up to Xcode 8.3; none of 2 later.
  @Test(arguments: [("12121", "show", 49.0), ("12121", "presentation", 0), ("14113", "show", 0)])
  func tabBarsBelowShownScenes(tools: String, kind: String, bar: Double) throws {
    let text = DesignSamples.storyboard(
      container("tabBarController", "tabs", "viewControllers", to: "vc")
        + DesignSamples.scene(DesignSamples.corner(), controller: show("next", kind))
        + DesignSamples.scene(bottom("next"), id: "next"), tools: tools,
      attributes: "initialViewController=\"tabs\"")
    #expect(try DesignSamples.frames(text)["cornernext"]?.maxY == CGFloat(667 - bar))
  }

  /// AderonkeAdejare/politicool: 50 points on a tablet with a home button.
  @Test(arguments: [("back", 50.0), ("g", 0)])
  func theSegueThatCountsLeadsToTheInitialScene(chosen: String, bar: Double) throws {
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let text = DesignSamples.storyboard(
      DesignSamples.scene(bottom("vc"), controller: show("next"), height: 1112, width: 834)
        + DesignSamples.scene(
          DesignSamples.corner("next"), id: "next", controller: toolbar + show("vc", id: "back"),
          height: 1112,
          width: 834), tools: "14490", device: "ipad10_5", attributes: "initialViewController=\"vc\"",
      more: "<inferredMetricsTieBreakers><segue reference=\"\(chosen)\"/></inferredMetricsTieBreakers>")
    #expect(try DesignSamples.frames(text)["cornervc"]?.maxY == CGFloat(1112 - bar))
  }

  /// fernandodelrio/RedditApp: 6 of 6 views.
  @Test(arguments: [("17156", 420.0, CGPoint(x: 100, y: 50)), ("17156", 320, CGPoint(x: 0, y: 74))])
  func columnsHangOutOfTheScreen(tools: String, width: Double, corner: CGPoint) throws {
    let bar = """
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="420" height="50"/></navigationBar>
      """
    let leading = "firstItem=\"cornervc\" firstAttribute=\"leading\""
    let text = DesignSamples.storyboard(
      container("splitViewController", "split", "masterViewController", to: "nav")
        + container("navigationController", "nav", "rootViewController", to: "vc", bar: bar)
        + DesignSamples.scene(DesignSamples.corner(), height: 1366, width: width), tools: tools,
      device: "ipad12_9rounded", attributes: "initialViewController=\"split\""
    ).replacingOccurrences(
      of: "\(leading) secondAttribute=\"leadingMargin\"",
      with: "\(leading) secondItem=\"safevc\" secondAttribute=\"leading\"")
    let found = try #require(try DesignSamples.frames(text)["cornervc"]?.origin)
    #expect(found.x == corner.x)
    if width == 420 { #expect(found.y == corner.y) }
  }

  /// TuckerSherman/Swipr: a view that begins 64 points down and is as high as the screen; 3 of 3 constraints.
  @Test(arguments: [(64.0, 667.0), (0, 667)])
  func whatReachesBeyondTheScreenIsUnderNothing(top: Double, bottom edge: Double) throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(bottom("vc"))).replacingOccurrences(
      of: "<rect key=\"frame\" x=\"0.0\" y=\"0.0\"", with: "<rect key=\"frame\" x=\"0.0\" y=\"\(top)\"")
    #expect(try DesignSamples.frames(text)["cornervc"]?.maxY == CGFloat(edge))
  }

  /// arum2yo/ShoppingMall: 2 of 2 views of their own size above an opaque tab bar.
  @Test(arguments: [(1217.0, 1217.0), (1300, 1217)])
  func viewsOfTheirOwnSizeEndAboveTheTabBar(height: Double, bottom edge: Double) throws {
    let metrics = """
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      <size key="freeformSize" width="414" height="1300"/>
      """
    let text = DesignSamples.storyboard(
      DesignSamples.scene(bottom("vc"), controller: metrics, height: height, width: 414), tools: "17156",
      device: "retina6_1")
    #expect(try DesignSamples.frames(text)["cornervc"]?.maxY == CGFloat(edge))
  }

  /// A symbolic distance from a layout guide: 8 points in 12 of 12 that give a number, nothing in the one that gives none.
  @Test(arguments: [("", 20.0), ("constant=\"20\"", 28)])
  func standardDistancesToGuidesWithoutANumber(constant: String, top: Double) throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner()), tools: "6751")
      .replacingOccurrences(of: "useSafeAreas=\"YES\"", with: "")
      .replacingOccurrences(of: "<viewLayoutGuide key=\"safeArea\" id=\"safevc\"/>", with: "")
      .replacingOccurrences(
        of: "</viewController>",
        with:
          "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"safevc\"/></layoutGuides></viewController>"
      )
      .replacingOccurrences(
        of: "secondItem=\"safevc\" secondAttribute=\"top\" id=\"tvc\"",
        with: "secondItem=\"safevc\" secondAttribute=\"bottom\" \(constant) symbolic=\"YES\" id=\"tvc\"")
    #expect(try DesignSamples.frames(text)["cornervc"]?.minY == CGFloat(top))
  }

  /// sam408130/Lolita-public and Apple's CloudCaptions: 7 of 7 cells.
  @Test(arguments: [(90.0, 90.0), (50, 50)])
  func cellsOfCollectionsAreAsLargeAsTheirContent(content: Double, side: Double) throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="600"/>
        <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="\(content)" height="\(content)"/>
        <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="picture"/></subviews></view>
        <constraints>
        <constraint firstItem="picture" firstAttribute="top" secondItem="cell" secondAttribute="top" id="a"/>
        <constraint firstItem="picture" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="b"/>
        <constraint firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" id="c"/>
        <constraint firstAttribute="trailing" secondItem="picture" secondAttribute="trailing" id="d"/>
        </constraints></collectionViewCell></cells></collectionView></subviews>
        """), tools: "7702")
    #expect(try DesignSamples.frames(text)["picture"]?.size == CGSize(width: side, height: side))
  }

  /// All 576 labels of 1,554 documents that do not say whether their text may shrink say how far.
  @Test(arguments: [
    ("minimumScaleFactor=\"0.5\"", true), ("minimumFontSize=\"9\"", true), ("", false),
    ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\"", false),
  ])
  func labelsThatSayHowSmallTheirTextMayBecome(attributes: String, shrinks: Bool) throws {
    let document = try DesignSamples.document(
      DesignSamples.xib(
        """
        <label text="Hi" \(attributes) id="label"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
        """))
    let label = try #require(document.scenes.first?.rootView as? UILabel)
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
  }
}
