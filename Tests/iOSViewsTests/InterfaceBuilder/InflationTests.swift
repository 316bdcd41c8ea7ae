import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import iOSViews

@MainActor
struct InflationTests {
  private func root(_ contents: String, more: String = "") throws -> UIView {
    try #require(
      try DesignSamples.document(DesignSamples.storyboard(DesignSamples.scene(contents), more: more)).scenes
        .first
    ).rootView
  }

  private func view<View: UIView>(_ contents: String, as type: View.Type, more: String = "") throws -> View {
    try #require(try root("<subviews>\(contents)</subviews>", more: more).subviews.first as? View)
  }

  /// Documents leave out 250 and 750, although a label made in code hugs its height at 251.
  @Test func prioritiesAreTheDocumentsNotTheClasss() throws {
    let plain = try view("<label id=\"a\"/>", as: UILabel.self)
    #expect(plain.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(plain.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    let set = try view(
      "<switch horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"1\" id=\"a\"/>", as: UISwitch.self)
    #expect(set.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(set.contentHuggingPriority(for: .vertical) == UILayoutPriority(1))
  }

  @Test func placeholdersStandForContent() throws {
    let set = try view(
      "<view placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\" id=\"a\"/>",
      as: UIView.self)
    #expect(set.recordedContentSize == CGSize(width: 40, height: UIView.noIntrinsicMetric))
  }

  @Test func recordedSizesAreForContentSizedViewsOnly() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"20\"/>"
    #expect(
      try view("<label id=\"a\">\(frame)</label>", as: UILabel.self).recordedContentSize
        == CGSize(width: 40, height: 20))
    #expect(
      try view("<textView id=\"a\">\(frame)</textView>", as: UITextView.self).recordedContentSize == nil)
    let measured = try DesignSamples.document(
      DesignSamples.storyboard(DesignSamples.scene("<subviews><label id=\"a\">\(frame)</label></subviews>")),
      metrics: .measured)
    #expect(measured.scenes.first?.rootView.subviews.first?.recordedContentSize == nil)
  }

  @Test func stacksArrangeTheirSubviews() throws {
    let stack = try view(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacingType="standard" id="s">
      <subviews><label id="a"/><label hidden="YES" id="b"/></subviews>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView>
      """, as: UIStackView.self)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(stack.arrangedSubviews.map(\.documentIdentifier) == ["a", "b"])
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.directionalLayoutMargins.leading == 2)
    #expect(stack.arrangedSubviews[1].isHidden)
  }

  /// 240 wide, as a view fresh from the library: observed in 9 stacks of 4 collections.
  @Test func plainViewsInStacksHaveTheLibrarysSize() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
          <constraint firstAttribute="height" constant="16" id="h"/></constraints></view></subviews></stackView></subviews>
          <constraints><constraint firstItem="s" firstAttribute="leading" secondAttribute="leading" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="s" firstAttribute="top" secondAttribute="top" id="c3"/></constraints>
          """)))
    #expect(frames["a"] == CGRect(x: 67.5, y: 0, width: 240, height: 16))
  }

  @Test func scrollViewsContentGuides() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="5" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="frame" secondAttribute="width" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" constant="900" id="c4"/></constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
          </scrollView></subviews><constraints>
          <constraint firstItem="s" firstAttribute="leading" secondAttribute="leading" id="e1"/>
          <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="e2"/>
          <constraint firstItem="s" firstAttribute="top" secondAttribute="top" id="e3"/>
          <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="e4"/></constraints>
          """)))
    #expect(frames["s"] == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames["a"] == CGRect(x: 0, y: 5, width: 375, height: 900))
  }

  private func cell(_ tools: String, contentWidth: Double = 375) throws -> CGRect? {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="k">
      <rect key="frame" x="0" y="50" width="375" height="80"/><tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="\(contentWidth)" height="80"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="topMargin" id="c3"/>
      <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="c4"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """, tools: tools)
    return try DesignSamples.frames(text)["a"]
  }

  /// Margins of cells by tools: see `CellMargins`.
  @Test func cellsHaveTheMarginsOfTheirTools() throws {
    #expect(try cell("12121") == CGRect(x: 8, y: 8, width: 359, height: 64))
    #expect(try cell("14460") == CGRect(x: 16, y: 11, width: 343, height: 58.5))
    #expect(try cell("21701") == CGRect(x: 16, y: 11, width: 343, height: 58))
    #expect(try cell("24506") == CGRect(x: 16, y: 15, width: 343, height: 50))
    #expect(try cell("21701", contentWidth: 348.5) == CGRect(x: 16, y: 11, width: 324.5, height: 58))
  }

  @Test func effectViewsContentFillsThem() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="e">
          <rect key="frame" x="3" y="4" width="999" height="999"/><view key="contentView" id="cv">
          <rect key="frame" x="0" y="0" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
          <constraints><constraint firstAttribute="width" constant="80" id="c1"/>
          <constraint firstAttribute="height" constant="60" id="c2"/></constraints></visualEffectView></subviews>
          """)))
    #expect(frames["cv"] == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func contentOfControls() throws {
    let more = "<resources><image name=\"cat\" width=\"40\" height=\"30\"/></resources>"
    let button = try view(
      """
      <button buttonType="system" id="b"><fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
      <state key="normal" title="Go" image="cat"><color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></state>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/></button>
      """, as: UIButton.self, more: more)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.image(for: .normal)?.size == CGSize(width: 40, height: 30))
    #expect(button.font?.pointSize == 12 && button.font?.descriptor.weight == .bold)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
    let label = try view(
      """
      <label text="A" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
      """, as: UILabel.self)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0)
    #expect(label.font.textStyle == .headline)
    let field = try view(
      "<textField borderStyle=\"roundedRect\" placeholder=\"Name\" id=\"f\"><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
      as: UITextField.self)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "Name")
    #expect(field.isSecureTextEntry)
    let segments = try view(
      "<segmentedControl selectedSegmentIndex=\"1\" id=\"s\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>",
      as: UISegmentedControl.self)
    #expect(segments.titleForSegment(at: 1) == "B")
    #expect(segments.selectedSegmentIndex == 1)
  }

  /// Controls have the sizes of the tools that saved the document: a switch of Xcode 26 is 63 × 28.
  @Test func controlsAdoptTheToolsMetrics() throws {
    func size(_ tools: String) throws -> CGSize? {
      let text = DesignSamples.storyboard(
        DesignSamples.scene(
          "<subviews><switch translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/></subviews>"),
        tools: tools)
      return try DesignSamples.frames(text, metrics: .measured)["a"]?.size
    }
    #expect(try size("14490") == CGSize(width: 51, height: 31))
    #expect(try size("24765") == CGSize(width: 63, height: 28))
  }

  /// Nested stacks share by what fits their content: 100 to 50 of 300.
  @Test func stacksFillProportionallyToTheContentOfStacks() throws {
    func inner(_ id: String, _ width: Int) -> String {
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><subviews><label id="l\(id)">
      <rect key="frame" x="0" y="0" width="\(width)" height="20"/></label></subviews></stackView>
      """
    }
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews>\(inner("a", 100))\(inner("b", 50))</subviews><constraints>
          <constraint firstAttribute="width" constant="300" id="w"/></constraints></stackView></subviews>
          """)))
    #expect(frames["a"]?.width == 200)
    #expect(frames["b"]?.width == 100)
  }

  /// A plain view counts as high and wide as one fresh from the library: 240 beside 30, in a stack of 180.
  @Test func plainViewsShareByTheSizeOfTheLibrary() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
          <label id="l"><rect key="frame" x="0" y="0" width="30" height="20"/></label></subviews>
          <constraints><constraint firstAttribute="width" constant="180" id="w"/></constraints></stackView></subviews>
          """)))
    #expect(frames["l"]?.width == 20)
  }

  /// Labels of 17 and 13 points whose centres and baselines shall meet: the centres do, and both keep their heights.
  @Test func centresWinOverBaselines() throws {
    func label(_ id: String, _ y: Int, _ height: Int, _ points: Int) -> String {
      """
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="20" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
      """
    }
    let frames = try DesignSamples.frames(
      DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews>\(label("a", 100, 22, 17))\(label("b", 103, 16, 13))</subviews><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="rootvc" secondAttribute="top" constant="100" id="c1"/>
          <constraint firstItem="a" firstAttribute="centerY" secondItem="b" secondAttribute="centerY" id="c2"/>
          <constraint firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="baseline" id="c3"/>
          </constraints>
          """)))
    #expect(frames["a"].map { [$0.minY, $0.height] } == [100, 22])
    #expect(frames["b"].map { [$0.minY, $0.height] } == [103, 16])
  }

  /// A cell's content lies where the cell places it, even if the document says that constraints do: 1,748 of 1,749 saved ones.
  @Test func cellsPlaceTheirContent() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.xib(
        """
        <tableViewCell id="k"><rect key="frame" x="0" y="0" width="320" height="160"/>
        <tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="cv">
        <rect key="frame" x="46" y="51" width="178" height="155"/></tableViewCellContentView></tableViewCell>
        """))
    #expect(frames["cv"] == CGRect(x: 0, y: 0, width: 320, height: 160))
  }

  /// Observed in saved documents: 43 high content views of rows of 44 lay out as 43.5.
  @Test func separatorsTakeHalfAPointOfACell() throws {
    let frames = try DesignSamples.frames(
      DesignSamples.xib(
        """
        <tableViewCell id="k"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="43"/>
        </tableViewCellContentView></tableViewCell>
        """))
    #expect(frames["cv"]?.height == 43.5)
  }

  @Test func viewsInBarsAreScenes() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        "",
        controller: """
          <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
          <view key="customView" id="bar"><rect key="frame" x="9" y="0" width="50" height="44"/></view></barButtonItem>
          </navigationItem>
          """))
    let document = try DesignSamples.document(text)
    #expect(document.scenes.map(\.identifier) == ["vc", "bar"])
    #expect(document.scenes.last?.rootView.frame.size == CGSize(width: 50, height: 44))
  }
}
