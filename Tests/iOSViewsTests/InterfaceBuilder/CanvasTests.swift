import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// The bars around a scene's view, which inset it. Expected values: measured from saved documents, see the tables.
@MainActor
struct CanvasTests {
  private func corner(_ text: String, _ id: String = "vc") throws -> CGPoint? {
    try DesignSamples.frames(text)["corner\(id)"]?.origin
  }

  @Test func statusBarAndScreenMargins() throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner()))
    #expect(try corner(text) == CGPoint(x: 16, y: 20))
    let xcode11 = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner()), tools: "15000")
    #expect(try corner(xcode11) == CGPoint(x: 16, y: 0))
    let wide = DesignSamples.storyboard(
      DesignSamples.scene(DesignSamples.corner(), height: 896, width: 414), device: "retina6_1")
    #expect(try corner(wide) == CGPoint(x: 20, y: 44))
  }

  private static let navigation = """
    <scene sceneID="sn"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar" {bar}>
    <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar><connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="g1"/></connections>
    </navigationController></objects></scene>
    """

  private func navigated(
    bar: String = "", height: Double = 667, controller: String = "", target: String = "vc"
  ) -> String {
    DesignSamples.storyboard(
      Self.navigation.replacingOccurrences(of: "{bar}", with: bar)
        + DesignSamples.scene(DesignSamples.corner(), controller: controller, height: height)
        + DesignSamples.scene(DesignSamples.corner("next"), id: "next"),
      attributes: "initialViewController=\"nav\"")
  }

  @Test func navigationBarsReachTheRootAndWhatItShows() throws {
    let show = "<connections><segue destination=\"next\" kind=\"show\" id=\"g2\"/></connections>"
    let text = navigated(controller: show)
    #expect(try corner(text)?.y == 64)
    #expect(try corner(text, "next")?.y == 64)
    let present = show.replacingOccurrences(of: "show", with: "presentation")
    #expect(try corner(navigated(controller: present), "next")?.y == 20)
  }

  @Test func largeTitlesAndPrompts() throws {
    #expect(try corner(navigated(bar: "largeTitles=\"YES\""))?.y == 116)
    let small =
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    #expect(try corner(navigated(bar: "largeTitles=\"YES\"", controller: small))?.y == 64)
  }

  @Test func simulatedMetricsWin() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedStatusBarMetrics\"/>"
    // The status bar counts for safe areas although it is hidden.
    #expect(try corner(navigated(controller: none))?.y == 20)
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let text = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner(), controller: bar))
    #expect(try corner(text)?.y == 64)
  }

  /// The canvas shrinks the view instead where a bar is opaque: 667 − 64.
  @Test func opaqueBarsShrinkTheView() throws {
    #expect(try corner(navigated(bar: "translucent=\"NO\"", height: 603))?.y == 0)
  }

  @Test func lowEmbeddedViewsHaveNothingAbove() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><containerView id="box"><connections><segue destination="in" kind="embed" id="g"/></connections></containerView>
        </subviews>
        """) + DesignSamples.scene(DesignSamples.corner("in"), id: "in", height: 200, width: 200))
    #expect(try corner(text, "in")?.y == 0)
    // RocketChat/Rocket.Chat.iOS, WWDCScholars/iOS-app: 20 and 44 above containers of a screen's height.
    let high = text.replacingOccurrences(of: "height=\"200.0\"", with: "height=\"617.0\"")
    #expect(try corner(high, "in")?.y == 20)
  }

  @Test func xibViewsCountAsScreens() throws {
    let text = DesignSamples.xib(
      """
      <view id="rootx"><rect key="frame" x="0.0" y="0.0" width="414" height="300"/>\(DesignSamples.corner("x"))
      <viewLayoutGuide key="safeArea" id="safex"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    #expect(try corner(text, "x") == CGPoint(x: 20, y: 48))
  }

  @Test func variationsFollowTheDevice() throws {
    let contents = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view id="off"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="width" constant="10" id="w">
      <variation key="widthClass=compact" constant="30"/></constraint>
      <constraint firstItem="off" firstAttribute="width" constant="10" id="gone"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="off"/></mask></variation>
      """
    let frames = try DesignSamples.frames(DesignSamples.storyboard(DesignSamples.scene(contents)))
    #expect(frames["a"]?.width == 30)
    #expect(frames["off"] == nil)
    let pad = DesignSamples.storyboard(
      DesignSamples.scene(contents, height: 1024, width: 768), device: "ipad9_7")
    #expect(try DesignSamples.frames(pad)["a"]?.width == 10)
  }
}
