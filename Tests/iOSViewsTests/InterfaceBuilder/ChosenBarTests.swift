import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules of bars and cells from documents of 31 further repositories. Expected values: their saved frames.
@MainActor
struct ChosenBarTests {
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

  /// Without a navigation controller around it, a shown scene is presented. (Apple, UIViewController.show(_:sender:).)
  @Test(arguments: ["show", "presentation"])
  func noTabBarBelowShownScenes(kind: String) throws {
    let text = DesignSamples.storyboard(
      container("tabBarController", "tabs", "viewControllers", to: "vc")
        + DesignSamples.scene(DesignSamples.corner(), controller: show("next", kind))
        + DesignSamples.scene(bottom("next"), id: "next"),
      attributes: "initialViewController=\"tabs\"")
    #expect(try DesignSamples.frames(text)["cornernext"]?.maxY == 667)
  }

  /// TuckerSherman/Swipr: a view that begins 64 points down and is as high as the screen; 3 of 3 constraints.
  @Test(arguments: [(64.0, 667.0), (0, 667)])
  func whatReachesBeyondTheScreenIsUnderNothing(top: Double, bottom edge: Double) throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(bottom("vc"))).replacingOccurrences(
      of: "<rect key=\"frame\" x=\"0.0\" y=\"0.0\"", with: "<rect key=\"frame\" x=\"0.0\" y=\"\(top)\"")
    #expect(try DesignSamples.frames(text)["cornervc"]?.maxY == CGFloat(edge))
  }

  /// Views of their own size above an opaque tab bar: 3 of 3.
  @Test(arguments: [(1217.0, 1217.0), (1300, 1217)])
  func viewsOfTheirOwnSizeEndAboveTheTabBar(height: Double, bottom edge: Double) throws {
    let metrics = """
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="414" height="1300"/>
      """
    let text = DesignSamples.storyboard(
      DesignSamples.scene(bottom("vc"), controller: metrics, height: height, width: 414), tools: "17156",
      device: "retina6_1")
    #expect(try DesignSamples.frames(text)["cornervc"]?.maxY == CGFloat(edge))
  }

  /// A symbolic distance from a layout guide: 8 points in 12 of 12 constraints.
  @Test func standardDistancesToGuides() throws {
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
        with: "secondItem=\"safevc\" secondAttribute=\"bottom\" constant=\"20\" symbolic=\"YES\" id=\"tvc\"")
    #expect(try DesignSamples.frames(text)["cornervc"]?.minY == 28)
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
