import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules of content that scrolls, of rows and of sheets, from documents of repositories outside the corpus. Expected values: their
/// saved frames, where no other source is named.
@MainActor
struct ScrolledCanvasTests {
  private func navigation(_ contents: String, tools: String = "14113", attributes: String = "") -> String {
    let bars = """
      <scene sceneID="snav"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    return DesignSamples.storyboard(
      bars + DesignSamples.scene(contents), tools: tools, attributes: attributes)
  }

  private func edges(
    _ first: String, _ second: String, _ sides: [String] = ["top", "leading", "bottom", "trailing"]
  ) -> String {
    sides.map { side in
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(side)\" secondItem=\"\(second)\" secondAttribute=\"\(side)\" id=\"\(first)\(side)\"/>"
    }.joined()
  }

  private func scroll(_ attributes: String, _ contents: String, guides: String = "") -> String {
    """
    <subviews><scrollView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(contents)\(guides)</scrollView></subviews>
    <constraints>\(edges("scroll", "rootvc"))</constraints>
    """
  }

  private static let label = """
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0" y="0" width="50" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  /// 11 of 12 scroll views below bars; in Cheats.storyboard of Provenance-Emu the first label is at 20.
  @Test(arguments: [("", 20.0), ("contentInsetAdjustmentBehavior=\"never\"", 84)])
  func marginsOfStacksThatScroll(_ attributes: String, _ top: CGFloat) throws {
    let stack = """
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>\(Self.label)</subviews>
      <edgeInsets key="layoutMargins" top="20" left="20" bottom="20" right="20"/></stackView></subviews>
      <constraints>\(edges("stack", "scroll"))</constraints>
      """.replacingOccurrences(
        of: "<stackView ", with: "<stackView layoutMarginsRelativeArrangement=\"YES\" ")
    #expect(try DesignSamples.frames(navigation(scroll(attributes, stack)))["label"]?.minY == top)
  }

  /// The scroll view's own safe area, used by its content, begins at the content's top.
  @Test func theScrollViewsOwnSafeArea() throws {
    let contents = """
      <subviews>\(Self.label)</subviews><constraints>\(edges("label", "inner", ["top", "leading"]))</constraints>
      """
    let text = navigation(scroll("", contents, guides: "<viewLayoutGuide key=\"safeArea\" id=\"inner\"/>"))
    #expect(try DesignSamples.frames(text)["label"]?.minY == 0)
  }

  private func row(tools: String, cell: String, content: String, accessory: Bool = false)
    throws -> CGRect
  {
    let text = """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" dataMode="static" style="plain" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
      <tableViewCell \(cell) id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" \(content) tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="\(accessory ? 342 : 375)" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/></constraints>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """
    return try #require(try DesignSamples.frames(DesignSamples.storyboard(text, tools: tools))["v"])
  }

  /// 55 of 55 constraints of cells where both preserve, 48 of 48 where only the content does.
  @Test(arguments: ["12121", "13196"])
  func oldCellsThatPreserveTheTablesMargins(_ tools: String) throws {
    let preserves = "preservesSuperviewLayoutMargins=\"YES\""
    let both = try row(tools: tools, cell: preserves, content: preserves)
    #expect(both.minX == 15 && both.minY == 8 && both.maxX == 375 - 15)
    #expect(try row(tools: tools, cell: "", content: preserves).minX == 8)
    #expect(try row(tools: tools, cell: preserves, content: preserves, accessory: true).maxX == 342 - 8)
  }

  private func insets(
    tools: String, height: Double, device: String = "retina6_12", width: Double = 393,
    orientation: String = "portrait"
  ) throws -> ScreenInsets {
    let text = DesignSamples.storyboard(
      DesignSamples.scene("", height: height, width: width), tools: tools, device: device
    ).replacingOccurrences(of: "orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
    let document = try InterfaceDocument(data: Data(text.utf8))
    let controller = try #require(document.controllers.first)
    let view = try #require(controller.view)
    return document.canvas(for: view, of: controller).safeArea
  }

  /// One sheet is 842 of 852 points high up to Xcode 16.2, 783 in 16.3 and 793 in 26.
  @Test(arguments: [("23504", 842.0, 0.0), ("23727", 783, 59), ("24127", 793, 59)])
  func sheetsBelowTheSensors(_ tools: String, _ height: Double, _ top: Double) throws {
    #expect(try insets(tools: tools, height: height) == ScreenInsets(top: top))
  }

  /// A document that was saved upright, on its side, upright and on its side again: 94/0/68/0 and 47/47/55/47.
  @Test func insetsOnTheSideHaveThoseOfTheUprightPhoneOnTop() throws {
    let upright = try insets(tools: "24128", height: 844, device: "retina6_0", width: 390)
    #expect(upright == ScreenInsets(top: 94, bottom: 68))
    let side = try insets(
      tools: "24128", height: 390, device: "retina6_0", width: 844, orientation: "landscape")
    #expect(side == ScreenInsets(top: 47, left: 47, bottom: 55, right: 47))
    let before = try insets(
      tools: "23504", height: 390, device: "retina6_0", width: 844, orientation: "landscape")
    #expect(before == ScreenInsets(left: 47, bottom: 21, right: 47))
  }
}
