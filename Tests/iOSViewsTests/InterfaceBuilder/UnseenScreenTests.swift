import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

/// Rules for screens, rows and stacks from documents of still further repositories. Expected values: their saved frames.
@MainActor
struct UnseenScreenTests {
  /// How far a view's edges that are tied to the safe area of a screen are from the screen's.
  private func insets(_ text: String, height: Double) throws -> [CGFloat] {
    let frame = try #require(try DesignSamples.frames(text)["v"])
    return [frame.minY, CGFloat(height) - frame.maxY]
  }

  private func filling(_ safe: String) -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="\(safe)" secondAttribute="top" id="c1"/>
    <constraint firstItem="\(safe)" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c2"/>
    </constraints>
    """
  }

  private func screen(
    _ tools: String, _ device: String, _ width: Double, _ height: Double, controller: String = "",
    more: String = ""
  ) throws -> [CGFloat] {
    let scene = DesignSamples.scene(filling("safevc"), controller: controller, height: height, width: width)
    return try insets(DesignSamples.storyboard(more + scene, tools: tools, device: device), height: height)
  }

  /// Hajin99/CatTranslator-FE: 842 of 852 points, all of them free.
  @Test func laterSheetsReachBelowNothing() throws {
    #expect(try screen("23504", "retina6_12", 393, 842) == [0, 0])
    #expect(try screen("23504", "retina6_12", 393, 852) == [59, 34])
  }

  /// microsoft/appcenter-sdk-apple: 49 points; RocketChat/Rocket.Chat.iOS: 44 before.
  @Test func toolbarsGrewWithXcode14() throws {
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try screen("21701", "retina4_7", 375, 667, controller: toolbar).last == 49)
    #expect(try screen("14109", "retina4_7", 375, 667, controller: toolbar).last == 44)
  }

  /// ooni/probe-ios: 603 points, all of them free, after a screen with a simulated tab bar.
  @Test func hiddenBottomBarsAreNotInherited() throws {
    func bottom(_ attributes: String) throws -> CGFloat {
      let before = DesignSamples.scene(
        "", id: "before",
        controller: """
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/><connections>
          <segue destination="vc" kind="show" id="g"/></connections>
          """)
      let navigation = """
        <scene sceneID="n"><objects><navigationController id="nc"><connections>
        <segue destination="before" kind="relationship" relationship="rootViewController" id="sg"/></connections>
        </navigationController></objects></scene>
        """
      let scene = DesignSamples.scene(filling("safevc"), height: 603)
        .replacingOccurrences(of: "<viewController", with: "<viewController \(attributes)")
      let text = DesignSamples.storyboard(navigation + before + scene, tools: "22505")
      return try #require(try insets(text, height: 603).last)
    }
    #expect(try bottom("hidesBottomBarWhenPushed=\"YES\"") == 0)
    #expect(try bottom("") == 49)
  }

  /// Criptext/iOS-Email-Client: popovers 270 points wide; SwiftKickMobile/SwiftMessages: a card of 510.
  @Test(arguments: [(270.0, "15702", 0.0), (510, "17506", 34), (270, "21701", 34)])
  func partsHaveNoHomeIndicator(width: Double, tools: String, bottom: Double) throws {
    let text = DesignSamples.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="434"/>\(filling("safe"))
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><viewLayoutGuide key="safeArea" id="safe"/></view>
      """, tools: tools)
    #expect(try insets(text, height: 434).last == CGFloat(bottom))
  }

  /// HeroTransitions/Hero: 28 points for a button 8 below the guide of a screen of 320 by 440.
  @Test func uprightScreensOfTheirOwnSizeHaveAStatusBar() throws {
    func top(_ width: Double) throws -> CGFloat? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="vc">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="\(width)" height="440"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c1"/>
        </constraints></view><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></viewController></objects>
        </scene></scenes></document>
        """
      return try DesignSamples.frames(text)["v"]?.minY
    }
    #expect(try top(320) == 28)
    #expect(try top(600) == 8)
  }

  /// WSDOT/wsdot-ios-app: none above in sheets of 647 points.
  @Test func lowerScreensMayBeSheets() throws {
    #expect(try screen("23504", "retina4_7", 375, 647).first == 0)
  }

  /// woocommerce/woocommerce-ios: 8 points above and below in a view that preserves the margins around it.
  @Test func looseViewsPreserveTheCanvasMargins() throws {
    func top(_ attributes: String) throws -> CGFloat? {
      let text = DesignSamples.xib(
        """
        <view \(attributes) insetsLayoutMarginsFromSafeArea="NO" id="root"><rect key="frame" x="0" y="0" width="375" \
        height="67"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="c1"/>
        </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """, tools: "32700")
      return try DesignSamples.frames(text)["v"]?.minY
    }
    #expect(try top("preservesSuperviewLayoutMargins=\"YES\"") == 8)
    #expect(try top("") == 0)
  }

  /// OceanLabs/Photobook-iOS: a button 26 points lower for the hidden spinner above it.
  @Test func hiddenSpinnersThatStopKeepTheirPlace() throws {
    func top(_ spinner: String) throws -> CGFloat? {
      let contents = """
        <subviews><stackView axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <subviews><activityIndicatorView hidden="YES" \(spinner) translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews></stackView></subviews><constraints>
        <constraint firstItem="stack" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c1"/>
        </constraints>
        """
      return try DesignSamples.frames(DesignSamples.storyboard(DesignSamples.scene(contents)))["v"]?.minY
    }
    #expect(try top("hidesWhenStopped=\"YES\"") == 26)
    #expect(try top("") == 0)
  }

  /// gongzhen/KPCC-iPhone: 43 points of a row of 44; 17zhangw/Mobisec: 43 in rows without frames.
  @Test(arguments: ["<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>", ""])
  func rowsWithoutContentFramesEndAboveTheirLine(frame: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="7706" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects><tableViewController id="vc">
      <tableView key="view" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>
      <tableViewCell rowHeight="44" id="cell">\(frame)<tableViewCellContentView key="contentView" id="content">
      \(filling("content"))</tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene></scenes></document>
      """
    #expect(try DesignSamples.frames(text)["v"]?.height == 43)
  }

  /// gongzhen/KPCC-iPhone, a row alone in its document: 43 points of 44.
  @Test func loneRowsWithoutContentFramesEndAboveTheirLine() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7706" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" id="content">
      \(filling("content"))</tableViewCellContentView></tableViewCell></objects></document>
      """
    #expect(try DesignSamples.frames(text)["v"]?.height == 43)
  }

  /// Alfresco/alfresco-ios-app, Xcode 6: 43 points of a content view of 43; Xcode 8 and later: half a point more.
  @Test func oldLinesAreAPointHigh() throws {
    func height(_ tools: String) throws -> CGFloat? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><tableViewCell id="cell">
        <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="43"/>\(filling("content"))</tableViewCellContentView>
        </tableViewCell></objects></document>
        """
      return try DesignSamples.frames(text)["v"]?.height
    }
    #expect(try height("7702") == 43)
    #expect(try height("11762") == 43.5)
  }

  /// A body's line, 22 points of which 2 are leading.
  private struct LeadingMeasurer: TextMeasuring {
    static let line = FontMetrics(ascent: 16, descent: 4, leading: 2, capHeight: 12, xHeight: 9)
    func metrics(for font: FontDescriptor) -> FontMetrics { Self.line }
    func layout(_ request: TextRequest) -> TextLayout {
      FixedPitchTextMeasurer(pitch: .points(advance: 10, lineHeight: Self.line.lineHeight)).layout(request)
    }
  }

  /// eduardo22i/GitHub-User-Profile: 38 points in the body style, 16 of them above and below.
  @Test func textViewsHaveTheLeadingOfTheirLastLine() {
    let before = TextSystem.measurer
    TextSystem.measurer = LeadingMeasurer()
    defer { TextSystem.measurer = before }
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Hills"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 38)
    let label = UILabel()
    label.text = "Hills"
    #expect(label.intrinsicContentSize.height == 20)
  }
}
