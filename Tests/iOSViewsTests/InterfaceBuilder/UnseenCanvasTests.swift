import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules from documents of repositories outside the corpus. Expected values: their saved frames.
@MainActor
struct UnseenCanvasTests {
  private func corner(_ text: String, _ id: String = "vc") throws -> CGPoint? {
    try DesignSamples.frames(text)["corner\(id)"]?.origin
  }

  private func showing(_ bars: String, height: Double = 667, next: String = "") -> String {
    let show = "<connections><segue destination=\"next\" kind=\"show\" id=\"g\"/></connections>"
    return DesignSamples.storyboard(
      DesignSamples.scene(DesignSamples.corner(), controller: bars + show)
        + DesignSamples.scene(DesignSamples.corner("next"), id: "next", controller: next, height: height),
      attributes: "initialViewController=\"vc\"")
  }

  private static let navigationBar =
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"

  /// IBAnimatable/IBAnimatable: 64 in 6 of 6 scenes shown by one with a simulated bar.
  @Test func simulatedBarsReachWhatAScreenShows() throws {
    #expect(try corner(showing(Self.navigationBar), "next")?.y == 64)
    #expect(try corner(showing(""), "next")?.y == 20)
    #expect(try corner(showing(Self.navigationBar, height: 603), "next")?.y == 0)
    let own = "<nil key=\"simulatedTopBarMetrics\"/>"
    #expect(try corner(showing(Self.navigationBar, next: own), "next")?.y == 20)
  }

  private func container(_ kind: String, _ id: String, _ relationship: String, to page: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><\(kind) id="\(id)"><connections>
    <segue destination="\(page)" kind="relationship" relationship="\(relationship)" id="r\(id)"/>
    </connections></\(kind)></objects></scene>
    """
  }

  /// How far a screen that a tab's page shows ends above the bottom.
  private func spaceBelowShown(_ containers: String, initial: String, root: String = "") throws -> CGFloat? {
    let show = "<connections><segue destination=\"next\" kind=\"show\" id=\"g\"/></connections>"
    let bottom = DesignSamples.corner("next").replacingOccurrences(
      of: "firstAttribute=\"top\" secondItem=\"safenext\" secondAttribute=\"top\"",
      with: "firstAttribute=\"bottom\" secondItem=\"safenext\" secondAttribute=\"bottom\"")
    let text = DesignSamples.storyboard(
      containers + root + DesignSamples.scene(DesignSamples.corner("page"), id: "page", controller: show)
        + DesignSamples.scene(bottom, id: "next"), attributes: "initialViewController=\"\(initial)\"")
    return try DesignSamples.frames(text)["cornernext"].map { 667 - $0.maxY }
  }

  /// Wallace2cm/XJTLU-Go: 0 in 2 of 2 screens that cover the tabs; CaamDau/CaamDau: 0 in 1 of 1.
  @Test func whatIsPushedAboveTabsHasNoTabBar() throws {
    let inside =
      container("tabBarController", "tabs", "viewControllers", to: "nav")
      + container("navigationController", "nav", "rootViewController", to: "page")
    #expect(try spaceBelowShown(inside, initial: "tabs") == 49)
    let login = "<connections><segue destination=\"tabs\" kind=\"show\" id=\"gt\"/></connections>"
    let above =
      container("navigationController", "nav", "rootViewController", to: "login")
      + container("tabBarController", "tabs", "viewControllers", to: "page")
    let root = DesignSamples.scene(DesignSamples.corner("login"), id: "login", controller: login)
    #expect(try spaceBelowShown(above, initial: "nav", root: root) == 0)
  }

  /// ProtonVPN/ios-mac-app: what the images leave in 2 of 2.
  @Test func aTextOfSeveralLinesTakesTheRestOfItsRow() throws {
    func width(tools: String) throws -> CGFloat? {
      let row = """
        <stackView spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="0" y="100" width="324" height="98"/><subviews>
        <label horizontalHuggingPriority="251" text="\(Self.longLine) and more"
        numberOfLines="3" translatesAutoresizingMaskIntoConstraints="NO" id="text">
        <rect key="frame" x="0" y="0" width="158.5" height="98"/>
        <fontDescription key="fontDescription" type="system" pointSize="10"/></label>
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <rect key="frame" x="168.5" y="0" width="158.5" height="31"/></switch></subviews><constraints>
        <constraint firstAttribute="width" constant="324" id="w"/></constraints></stackView>
        """
      let text = DesignSamples.storyboard(
        DesignSamples.scene("<subviews>\(row)</subviews>"), tools: tools)
      return try DesignSamples.frames(text, metrics: .measured)["text"]?.width
    }
    #expect(try width(tools: "22505") == 324 - 10 - 49)
  }

  /// As wide as what the switch leaves of the row.
  private static let longLine = String(repeating: "a", count: 53)

  /// RocketChat/Rocket.Chat.iOS: 0 at 200 points, 20 at 496.
  @Test func lowViewsHaveNoStatusBar() throws {
    func top(height: Double, tools: String) throws -> CGFloat? {
      let text = DesignSamples.storyboard(
        DesignSamples.scene(DesignSamples.corner(), height: height, width: 200), tools: tools)
      return try corner(text)?.y
    }
    #expect(try top(height: 200, tools: "14109") == 0)
    #expect(try top(height: 496, tools: "14109") == 20)
    #expect(try top(height: 200, tools: "22505") == 20)
  }

  private func cell(width: Double) throws -> CGFloat? {
    let text = DesignSamples.xib(
      """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews></view><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" id="c2"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
      </constraints></collectionViewCell>
      """, tools: "14460", device: "retina4_7")
    return try DesignSamples.frames(text)["v"]?.minX
  }

  /// RocketChat/Rocket.Chat.iOS: 16 up to 375 points in 26 of 26 cells, 20 from 402 on in 5 of 5.
  @Test func cellsOfCollectionsHaveTheScreensMargins() throws {
    #expect(try cell(width: 375) == 16)
    #expect(try cell(width: 402) == 20)
  }

  /// keepassium/KeePassium: 862 of 896 points.
  @Test func theKeyboardIsAwayAtDesignTime() throws {
    let contents = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <keyboardLayoutGuide key="keyboard" id="keyboard"/><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="rootvc" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c3"/>
      <constraint firstItem="v" firstAttribute="bottom" secondItem="keyboard" secondAttribute="top" id="c4"/>
      </constraints>
      """
    let text = DesignSamples.storyboard(
      DesignSamples.scene(contents, height: 896, width: 414), tools: "23504", device: "retina6_1")
    #expect(try DesignSamples.frames(text)["v"] == CGRect(x: 0, y: 0, width: 414, height: 862))
  }

  /// ivpn/ios-app: the view after a hidden label 62 wide begins where the label does.
  @Test func hiddenViewsWithWidthsOfTheirOwnTakeNoSpace() throws {
    func view(_ id: String, _ width: Double, _ attributes: String = "") -> String {
      """
      <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w\(id)"/></constraints></view>
      """
    }
    let contents = """
      <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
      \(view("a", 140))\(view("b", 62, "hidden=\"YES\""))\(view("c", 50))</subviews></stackView></subviews><constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
      </constraints>
      """
    let frames = try DesignSamples.frames(DesignSamples.storyboard(DesignSamples.scene(contents)))
    #expect(frames["c"]?.minX == 148)
    #expect(frames["row"]?.width == 198)
  }

  /// keepassium/KeePassium: globes of 128 points in the list of resources are 20 wide, and on the line of a text of 17
  /// points 6 points above the middle.
  @Test func symbolsStandBesideText() throws {
    let contents = """
      <subviews><imageView image="globe" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="line"/></subviews><constraints>
      <constraint firstItem="i" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
      <constraint firstItem="line" firstAttribute="top" secondItem="i" secondAttribute="firstBaseline" id="c3"/>
      </constraints>
      """
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(contents),
        more: "<resources><image name=\"globe\" catalog=\"system\" width=\"128\" height=\"123\"/></resources>"
      ),
      metrics: .measured)
    let image = try #require(frames["i"])
    #expect(abs(image.width - 20) <= 1 && abs(image.height - 19) <= 1)
    #expect(abs((frames["line"]?.minY ?? 0) - image.midY - 6) <= 0.5)
  }
}
