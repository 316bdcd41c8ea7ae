import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Differences of the canvases of other versions. Expected values are from saved documents, named at each test.
@MainActor
struct CanvasEraTests {
  private func constrained(_ constraint: String, tools: String = "13529") -> String {
    DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints>\(constraint)
        <constraint firstItem="safevc" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safevc" secondAttribute="top" constant="20"
        symbolic="YES" id="c3"/></constraints>
        """), tools: tools)
  }

  /// danielgindi/Charts, SwiftKickMobile/SwiftMessages, IBDecodable/IBDecodable: launch screens of Xcode 9, x 0, width 375.
  @Test func standardSpaceBesideSafeAreasIsNone() throws {
    let symbolic = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="safevc" secondAttribute="leading" constant="20"
      symbolic="YES" id="c1"/>
      """
    let frame = try #require(try DesignSamples.frames(constrained(symbolic))["a"])
    #expect(frame.minX == 0 && frame.width == 375)
    // Above and below, nothing as well: 8 of 8 constraints of further repositories, 3 of them with a number.
    #expect(frame.minY == 20)
    let plain = symbolic.replacingOccurrences(of: "symbolic=\"YES\"", with: "")
    #expect(try DesignSamples.frames(constrained(plain))["a"]?.width == 335)
    // bqlin/Apple-Sample-Code: the same launch screen without a safe area has 20 points and 335.
    let root = symbolic.replacingOccurrences(of: "secondItem=\"safevc\"", with: "secondItem=\"rootvc\"")
    #expect(try DesignSamples.frames(constrained(root))["a"]?.width == 335)
  }

  /// Lax/Learn-iOS-Swift-by-Examples, Reachability: 8 below the layout guide, where the document says 20.
  @Test func standardSpaceBesideLayoutGuidesIsASiblings() throws {
    let frames = try DesignSamples.frames(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="12121" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="20"
      symbolic="YES" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """, metrics: .measured)
    #expect(frames["a"]?.minY == 28)
  }

  /// Lax/Learn-iOS-Swift-by-Examples, Xcode 7: labels in Body are 20 high, as in 16 points;
  /// CypherPoet/100-days-of-swift, Xcode 10: Title 1 is 31.5 high, as in 26; Xcode 16 has 33.67, as in 28.
  @Test func textStylesOfOldCanvases() throws {
    let style = "style=\"UICTFontTextStyleBody\""
    #expect(try label(tools: "8121", font: style).font.pointSize == 16)
    #expect(try label(tools: "8121", font: style).frame.height == 20)
    #expect(try label(tools: "14490", font: style).font.pointSize == 17)
    #expect(try label(tools: "14490", font: "style=\"UICTFontTextStyleTitle1\"").frame.height == 31.5)
    #expect(try label(tools: "24506", font: "style=\"UICTFontTextStyleTitle1\"").font.pointSize == 28)
  }

  private func label(tools: String, font: String = "type=\"system\" pointSize=\"17\"") throws -> UILabel {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
      <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      <label text="Label1" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" \(font)/></label></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/></constraints>
      </view></objects></document>
      """
    let scene = try #require(try DesignSamples.document(text, metrics: .measured).scenes.first)
    scene.layoutIfNeeded()
    return try #require(scene.rootView.subviews.first as? UILabel)
  }

  /// stack3/iOSAutoLayoutSamples, Xcode 5: labels of 17 points are 21 high; IBDecodable/IBDecodable: 20.5.
  @Test func oldCanvasesHaveWholePoints() throws {
    #expect(try label(tools: "4514").frame.height == 21)
    #expect(try label(tools: "9531").frame.height == 21)
    #expect(try label(tools: "21507").frame.height == 20.5)
  }

  /// 25mi/Birdcopy-IOS-APP, 610187595/ZLPhotoBrowser: up to Xcode 8, Chinese characters of 17 points are 17 wide.
  /// marty-suzuki/MisterFusion, Xcode 7: large text looser than later.
  @Test func oldCanvasesWereLoose() throws {
    func kern(_ tools: String, _ size: String) throws -> CGFloat {
      try label(tools: tools, font: "type=\"system\" pointSize=\"\(size)\"").font.descriptor.kern
    }
    let plain = "type=\"system\" pointSize=\"17\""
    #expect(try label(tools: "10116", font: plain).font.descriptor.ideographWidth == 1)
    #expect(try label(tools: "13529", font: plain).font.descriptor.ideographWidth == nil)
    #expect(try kern("9059", "30") > 0.3)
    #expect(try kern("13529", "30") == 0)
  }

  /// sunghong32/AutoLayout-StoryBoard-UIKit: 56 × 46 for an image of 32 × 32.
  @Test func configuredButtonsIgnoreOldTitles() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" image="circle"/></button></subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
          </constraints>
          """),
        more: "<resources><image name=\"circle\" width=\"32\" height=\"32\"/></resources>"),
      metrics: .measured)
    #expect(frames["b"]?.size == CGSize(width: 56, height: 46))
  }

  /// sunghong32/AutoLayout-StoryBoard-UIKit, Xcode 13: 31 high; Rio-iOS/deep-understanding-autolayout, later: 34.33 at 3x.
  @Test func firstConfigurationsHadSmallTitles() throws {
    func height(tools: String) throws -> CGFloat? {
      try DesignSamples.frames(
        DesignSamples.storyboard(
          DesignSamples.scene(
            """
            <subviews><button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Go"/></button></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
            </constraints>
            """), tools: tools), metrics: .measured)["b"]?.height
    }
    #expect(try height(tools: "20037") == 31)
    #expect(try height(tools: "22505") == 34.5)
  }

  /// Raizlabs/BonMot, Xcode 12.5: Title 1 is 30 high, Callout 16, as in "Extra Small"; 15ZonesStudio/SCC, Xcode 9: Title 2 is
  /// 24; facebook/facebook-ios-sdk, Xcode 12: 26.5.
  @Test func textStylesOfXcode12AreSmall() throws {
    #expect(try label(tools: "18122", font: "style=\"UICTFontTextStyleTitle1\"").frame.height == 30)
    #expect(try label(tools: "20037", font: "style=\"UICTFontTextStyleCallout\"").frame.height == 16)
    #expect(try label(tools: "21507", font: "style=\"UICTFontTextStyleCallout\"").frame.height == 19.5)
    #expect(try label(tools: "13529", font: "style=\"UICTFontTextStyleTitle2\"").frame.height == 24)
    #expect(try label(tools: "17701", font: "style=\"UICTFontTextStyleTitle2\"").frame.height == 26.5)
  }
}
