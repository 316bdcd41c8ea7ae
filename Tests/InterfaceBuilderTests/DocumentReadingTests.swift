import Testing

@testable import InterfaceBuilder

struct DocumentReadingTests {
  @Test func header() throws {
    let document = try Samples.read(
      Samples.storyboard("", attributes: "initialViewController=\"vc1\" launchScreen=\"YES\""))
    #expect(document.kind == .storyboard)
    #expect(document.platform == .iOS)
    #expect(document.toolsVersion == ToolsVersion("14490.70"))
    #expect(document.device == DocumentDevice(id: "retina4_7"))
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.initialController == "vc1")
    #expect(document.isLaunchScreen)
    #expect(!document.isForPad)
  }

  @Test(
    arguments: [
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", .macOS, .xib),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", .macOS, .storyboard),
      ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", .iOS, .xib),
      // Types that tvOS's and watchOS's templates have, in public repositories.
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", .tvOS, .storyboard),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard.XIB", "AppleTV", .tvOS, .storyboard),
      ("com.apple.InterfaceBuilder3.AppleTV.Storyboard", "AppleTV", .tvOS, .storyboard),
      ("com.apple.InterfaceBuilder3.AppleTV.Storyboard.XIB", "AppleTV", .tvOS, .storyboard),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", .tvOS, .xib),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", .watchOS, .storyboard),
      ("com.apple.InterfaceBuilder.WatchKit.XIB", "watchKit", .watchOS, .xib),
      ("com.apple.InterfaceBuilder3.WatchKit.XIB", "watchKit", .watchOS, .xib),
      ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "watchKit", .watchOS, .storyboard),
      ("com.apple.InterfaceBuilder.Something.XIB", "MacOSX.Cocoa", nil, .xib),
      ("com.apple.InterfaceBuilder3.WatchKit.Storyboard.XIB", "watchKit", .watchOS, .storyboard),
    ] as [(String, String, DocumentPlatform?, DocumentKind)])
  func platforms(
    _ type: String, _ runtime: String, _ platform: DocumentPlatform?, _ kind: DocumentKind
  ) throws {
    let text = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"/>"
    guard let platform else {
      #expect(Samples.error(text)?.code == .unknownPlatform)
      return
    }
    let document = try Samples.read(text)
    #expect(document.platform == platform)
    #expect(document.kind == kind)
  }

  @Test func toolsVersionsOrderByTheirNumbers() throws {
    let old = try #require(ToolsVersion("9060"))
    let new = try #require(ToolsVersion("14490.70"))
    #expect(old < new)
    #expect(new < ToolsVersion(major: 14_491))
    #expect(new.description == "14490.70")
    #expect(ToolsVersion("x") == nil)
    #expect(ToolsVersion("") == nil)
  }

  @Test func controllersSeguesAndGuides() throws {
    let document = try Samples.read(
      Samples.storyboard(
        """
        <navigationController storyboardIdentifier="nav" id="n1"><navigationBar key="navigationBar" id="b1">
          <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
          <connections><segue destination="v1" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController>
        <viewController title="First" customClass="First" customModule="App" id="v1">
          <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides>
          <view key="view" id="w1"><rect key="frame" x="0.0" y="0.0" width="375" height="603"/>
            <subviews><button id="k1"><connections><segue destination="n1" kind="show" id="s2"/></connections></button></subviews>
          </view>
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <navigationItem key="navigationItem" title="Welcome" largeTitleDisplayMode="never" id="i1"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
          <nil key="simulatedStatusBarMetrics"/>
          <size key="freeformSize" width="300" height="200"/>
        </viewController>
        """))
    let navigation = try #require(document.controllers.first)
    #expect(navigation.kind == .navigation)
    #expect(navigation.bars.map(\.id) == ["b1"])
    #expect(navigation.related(by: "rootViewController").map(\.destination) == ["v1"])
    let first = try #require(document.controllers.last)
    #expect(first.customClass == CustomClass(name: "First", module: "App"))
    #expect(first.layoutGuides.map(\.kind) == [.top, .bottom])
    #expect(first.view?.frame == DocumentRect(x: 0, y: 0, width: 375, height: 603))
    #expect(first.segues.map(\.source) == ["k1"])
    #expect(first.segues.map(\.kind) == [.show])
    #expect(first.extendedEdges == .init(top: false, bottom: true))
    #expect(first.navigationItem?.title == "Welcome")
    #expect(first.metrics.topBar == .navigationBar(isTranslucent: false, hasPrompt: false))
    #expect(first.metrics.statusBar == SimulatedMetrics.StatusBar.none)
    #expect(first.metrics.bottomBar == nil)
    #expect(first.freeformSize == DocumentSize(width: 300, height: 200))
  }

  private func view(_ contents: String) throws -> InterfaceView {
    try #require(
      try Samples.read(Samples.screen("<subviews>\(contents)</subviews>")).controllers.first?.view?.children
        .first)
  }

  @Test func commonAttributes() throws {
    let read = try view(
      """
      <label hidden="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5" text="Name"
        placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="40" numberOfLines="2" userLabel="The name"
        translatesAutoresizingMaskIntoConstraints="NO" preservesSuperviewLayoutMargins="YES" misplaced="YES" id="l1">
        <rect key="frame" x="1" y="2.5" width="30" height="20.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <viewLayoutGuide key="safeArea" id="g1"/>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
        <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
          <userDefinedRuntimeAttribute type="size" keyPath="s"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </label>
      """)
    #expect(read.kind == .known(.label))
    #expect(read.isHidden && read.isMisplaced && !read.isAmbiguous)
    #expect(read.hugging == AxisValues(horizontal: 251))
    #expect(read.compression == AxisValues(vertical: 749.5))
    #expect(read.placeholderSize == AxisValues(horizontal: .infinity, vertical: 40))
    #expect(!read.translatesAutoresizingMaskIntoConstraints)
    #expect(read.frame == DocumentRect(x: 1, y: 2.5, width: 30, height: 20.5))
    #expect(read.autoresizing == [.flexibleMaxX, .heightSizable])
    #expect(read.margins.insets == .directional(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(read.margins.preservesSuperview == true)
    #expect(read.guides.map(\.kind) == [.safeArea])
    #expect(read.font?.face == .system)
    #expect(read.font?.weight == "semibold")
    #expect(
      read.color(forKey: "textColor") == .components(space: "sRGB", [1, 0.5, 0], alpha: 1))
    #expect(read.labelContent.text == "Name")
    #expect(read.labelContent.numberOfLines == 2)
    #expect(
      read.runtimeAttributes.map(\.value) == [
        .number(4), .boolean(true), .size(DocumentSize(width: 1, height: 2)),
      ])
  }

  @Test func unknownElementsAreKept() throws {
    let read = try view("<hologramView id=\"h1\"><subviews><view id=\"x1\"/></subviews></hologramView>")
    #expect(read.kind == .unknown("hologramView"))
    #expect(read.children.map(\.id) == ["x1"])
  }

  @Test func stacks() throws {
    let read = try view(
      "<stackView axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacingType=\"standard\" id=\"s1\"/>"
    )
    #expect(read.stackSettings.axis == .vertical)
    #expect(read.stackSettings.distribution == "equalSpacing")
    #expect(read.stackSettings.alignment == "top")
    #expect(read.stackSettings.usesStandardSpacing)
    let plain = try view("<stackView id=\"s1\"/>").stackSettings
    #expect(plain.axis == .horizontal && plain.distribution == "fill" && plain.alignment == "fill")
    #expect(plain.spacing == 0 && !plain.usesStandardSpacing && !plain.isMarginsRelative)
  }

  @Test func buttons() throws {
    let read = try view(
      """
      <button id="b1"><state key="normal" title="Go" image="arrow"/><state key="selected"><string key="title">Gone
      away</string></state></button>
      """)
    #expect(read.buttonStates["normal"]?.title == "Go")
    #expect(read.buttonStates["normal"]?.image == "arrow")
    #expect(read.buttonStates["selected"]?.title == "Gone\naway")
    #expect(read.buttonConfiguration == nil)
  }

  @Test func attributedTextIsNotTheCommentForTranslators() throws {
    let read = try view(
      """
      <label id="a"><attributedString key="userComments"><fragment content="A name"/></attributedString>
      <attributedString key="attributedText"><fragment content="Go "><attributes>
      <font key="NSFont" size="20" name="Futura-Bold"/></attributes></fragment><fragment><string key="content">home</string>
      </fragment></attributedString></label>
      """)
    #expect(read.labelContent.text == "Go home")
    #expect(read.attributedFont?.face == .named("Futura-Bold", family: nil))
    #expect(read.attributedFont?.pointSize == 20)
    let commented = try view(
      "<label id=\"a\"><attributedString key=\"userComments\"><fragment content=\"A\"/></attributedString></label>"
    )
    #expect(commented.labelContent.text == nil)
  }

  @Test func tablesAndTheirCells() throws {
    let read = try view(
      """
      <tableView style="grouped" rowHeight="44" id="t1"><rect key="frame" x="0" y="0" width="375" height="600"/>
        <view key="tableHeaderView" id="h1"><rect key="frame" x="0" y="0" width="375" height="60"/></view>
        <sections><tableViewSection headerTitle="A" id="s1"><cells>
          <tableViewCell rowHeight="100" accessoryType="disclosureIndicator" id="c1">
            <rect key="frame" x="0" y="60" width="375" height="100"/>
            <tableViewCellContentView key="contentView" id="k1"><rect key="frame" x="0" y="0" width="342" height="99.5"/>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        <prototypes><tableViewCell reuseIdentifier="row" id="p1"/></prototypes></tableView>
      """)
    #expect(read.tableSettings.style == "grouped")
    #expect(read.children.map(\.id) == ["h1", "c1", "p1"])
    #expect(read.children.map(\.role) == [.property("tableHeaderView"), .cell, .prototype])
    let cell = read.children[1]
    #expect(cell.cellSettings.accessoryType == "disclosureIndicator")
    #expect(cell.child(forKey: "contentView")?.frame?.width == 342)
  }

  @Test func variations() throws {
    let read = try view(
      """
      <view id="v1"><variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact" axis="vertical"><mask key="constraints">
        <include reference="b"/><exclude reference="c"/></mask></variation>
      <variation key="widthClass=compact" axis="horizontal"/></view>
      """)
    let applied = read.variations.applying(to: DocumentTraits(width: .compact, height: .regular))
    #expect(applied.map { $0.traits?.specificity } == [nil, 1, 2])
    #expect(applied.first?.subviews.excluded == ["a"])
    #expect(applied.last?.constraints == .init(included: ["b"], excluded: ["c"]))
    #expect(applied.last?.attributes == ["axis": "vertical"])
  }

  @Test func adaptingInstallsPartsAndChangesValues() throws {
    let read = try view(
      """
      <stackView axis="vertical" spacing="4" id="s"><rect key="frame" x="1" y="2" width="3" height="4"/><subviews>
        <label text="a" id="a"/><label text="b" id="b"/></subviews>
      <constraints><constraint firstAttribute="width" constant="10" id="c">
        <variation key="widthClass=regular" constant="20"/></constraint>
        <constraint firstAttribute="height" constant="10" id="d"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="d"/></mask></variation>
      <variation key="widthClass=regular" axis="horizontal" hidden="YES"><rect key="frame" x="9" y="9" width="9" height="9"/>
        <mask key="subviews"><exclude reference="a"/><include reference="b"/></mask>
        <mask key="constraints"><include reference="d"/></mask></variation></stackView>
      """)
    let compact = read.adapted(to: DocumentTraits(width: .compact, height: .regular))
    #expect(compact.children.map(\.id) == ["a"])
    #expect(compact.constraints.map(\.id) == ["c"])
    #expect(compact.constraints.map(\.constant) == [10])
    #expect(compact.stackSettings.axis == .vertical)
    #expect(!compact.isHidden)
    let regular = read.adapted(to: DocumentTraits(width: .regular, height: .regular))
    #expect(regular.children.map(\.id) == ["b"])
    #expect(regular.constraints.map(\.id) == ["c", "d"])
    #expect(regular.constraints.map(\.constant) == [20, 10])
    #expect(regular.stackSettings.axis == .horizontal)
    #expect(regular.stackSettings.spacing == 4)
    #expect(regular.isHidden)
    #expect(regular.frame == DocumentRect(x: 9, y: 9, width: 9, height: 9))
  }

  @Test func resources() throws {
    let text = Samples.storyboard("").replacingOccurrences(
      of: "</document>",
      with: """
        <resources><image name="cat" width="40" height="30.5"/><image name="star" catalog="system" width="128" height="116"/>
        <namedColor name="Accent"><color white="0.5" alpha="1"/></namedColor></resources>
        <designables><designable name="a-1"><size key="intrinsicContentSize" width="30" height="48"/></designable></designables>
        </document>
        """)
    let resources = try Samples.read(text).resources
    #expect(resources.designableSizes["a-1"] == DocumentSize(width: 30, height: 48))
    #expect(resources.imageSizes["cat"] == DocumentSize(width: 40, height: 30.5))
    #expect(resources.namedColors["Accent"] == .components(space: "", [0.5], alpha: 1))
  }

  @Test func xibsAreOneScene() throws {
    let document = try Samples.read(
      Samples.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v1"><rect key="frame" x="0" y="0" width="10" height="20"/></view><tapGestureRecognizer id="t1"/>
        """))
    #expect(document.kind == .xib)
    #expect(document.scenes.count == 1)
    #expect(document.scenes.first?.views.map(\.id) == ["v1"])
    #expect(document.scenes.first?.placeholders.map(\.identifier) == ["IBFilesOwner", "IBFirstResponder"])
  }
}
