import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// How large controls of documents are by themselves. Expected values are from saved documents, named at each test.
@MainActor
struct NaturalSizeTests {
  private func size(_ element: String, tools: String = "22505") throws -> CGSize? {
    let pinned = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
      """
    let resources = "<resources><image name=\"star\" width=\"10\" height=\"10\"/></resources>"
    let scene = DesignSamples.scene("<subviews>\(element)</subviews><constraints>\(pinned)</constraints>")
    let text = DesignSamples.storyboard(scene, tools: tools, more: resources)
    return try DesignSamples.frames(text, metrics: .measured)["a"]?.size
  }

  private static let same = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\""

  /// xmartlabs/XLPagerTabStrip, CaamDau/CaamDau, woocommerce/woocommerce-ios: custom buttons without a font are 34 high, and
  /// 22 around a low image (IBAnimatable/IBAnimatable); system buttons 30 and 18.
  @Test func customButtonsHaveLargerTitles() throws {
    let title = "<state key=\"normal\" title=\"Close\"/>"
    let image = "<state key=\"normal\" image=\"star\"/>"
    #expect(try size("<button \(Self.same)>\(title)</button>")?.height == 34)
    #expect(try size("<button buttonType=\"system\" \(Self.same)>\(title)</button>")?.height == 30)
    #expect(try size("<button \(Self.same)>\(image)</button>")?.height == 22)
    #expect(try size("<button buttonType=\"system\" \(Self.same)>\(image)</button>")?.height == 18)
  }

  /// MixinNetwork/ios-app: 12 above and 11 below a title of 20.5 at 2x: 43.5. sendbird/sendbird-uikit-ios: 4 points between
  /// image and title.
  @Test func configurationsKeepInsetsAndPlaces() throws {
    func button(_ attributes: String, _ content: String = "") -> String {
      """
      <button buttonType="system" \(Self.same)><buttonConfiguration key="configuration" style="plain" title="Got it" \
      \(attributes)>\(content)</buttonConfiguration></button>
      """
    }
    let insets = """
      <directionalEdgeInsets key="contentInsets" top="12" leading="5" bottom="11" trailing="3"/>
      """
    let plain = try #require(try size(button("")))
    let inset = try #require(try size(button("", insets)))
    #expect(inset.height == 43.5 && inset.width == plain.width - 24 + 8)
    let besideTitle = button("image=\"star\" imagePadding=\"4\" imagePlacement=\"trailing\"")
    let beside = try #require(try size(besideTitle))
    #expect(beside == CGSize(width: plain.width + 14, height: plain.height))
    let above = try #require(try size(button("image=\"star\" imagePadding=\"2\" imagePlacement=\"top\"")))
    #expect(above == CGSize(width: plain.width, height: plain.height + 12))
  }

  /// Save-a-Selfie/iOS-App, OceanLabs/Photobook-iOS: three pages 39 wide; Androkzn/my_tracking_app: six, 87;
  /// MixinNetwork/ios-app: three, 116 in Xcode 14 and 74 in Xcode 15.
  @Test(arguments: [("9531", 3, 39.0), ("16097", 6, 87), ("21507", 3, 116), ("23504", 3, 74)])
  func pageControls(tools: String, pages: Int, width: Double) throws {
    let found = try size("<pageControl numberOfPages=\"\(pages)\" \(Self.same)/>", tools: tools)
    #expect(abs(try #require(found?.width) - width) < 1e-6)
  }

  /// sprinkler/rainmachine-ios-app, Alfresco/alfresco-ios-app: 162 up to Xcode 7.2; IBAnimatable/IBAnimatable: 216 later.
  @Test func wheelsWereLower() throws {
    for kind in ["pickerView", "datePicker"] {
      #expect(try size("<\(kind) \(Self.same)/>", tools: "7702")?.height == 162)
      #expect(try size("<\(kind) \(Self.same)/>", tools: "13529")?.height == 216)
    }
  }

  /// patchthecode/JTAppleCalendar, yonat/MultiSelectSegmentedControl: 32 wide.
  @Test func emptyTextFieldsKeepSomeSpace() throws {
    let field = "<textField borderStyle=\"roundedRect\" \(Self.same)/>"
    #expect(try size(field, tools: "22154") == CGSize(width: 32, height: 34))
    #expect(try size(field, tools: "11762") == CGSize(width: 32, height: 30))
  }

  /// gameonhack/gameon-ios, Xcode 8: 44; openfoodfacts/openfoodfacts-ios, Xcode 10: 56.
  @Test func searchBarsGrew() throws {
    #expect(try size("<searchBar \(Self.same)/>", tools: "12121")?.height == 44)
    #expect(try size("<searchBar \(Self.same)/>", tools: "14490")?.height == 56)
  }

  /// LoopKit/LoopKit, WSDOT/wsdot-ios-app, MixinNetwork/ios-app: 50 points in stacks, and none elsewhere.
  @Test func emptyViewsInStacks() throws {
    func sizes(_ element: String, tools: String) throws -> CGSize? {
      let stack = """
        <stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews>\(element)</subviews></stackView>
        """
      let pinned = """
        <constraint firstItem="s" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/>
        """
      let scene = DesignSamples.scene("<subviews>\(stack)</subviews><constraints>\(pinned)</constraints>")
      return try DesignSamples.frames(DesignSamples.storyboard(scene, tools: tools), metrics: .measured)["a"]?
        .size
    }
    let fifty = CGSize(width: 50, height: 50)
    let label = "<label text=\"\" \(Self.same)/>"
    #expect(try sizes(label, tools: "23504") == fifty)
    #expect(try sizes("<imageView \(Self.same)/>", tools: "23504") == fifty)
    #expect(try sizes("<label text=\"\" numberOfLines=\"0\" \(Self.same)/>", tools: "23504") == .zero)
    #expect(try size(label, tools: "23504") == .zero)
  }

  /// scalefocus/virusafe-ios, Registration.storyboard: 240 by 50 in a row; austrianredcross/stopp-corona-ios: 128 high in a column.
  @Test(arguments: [("horizontal", 50), ("vertical", 128)] as [(String, CGFloat)])
  func emptyViewsInRowsAreLow(axis: String, height: CGFloat) throws {
    let scene = DesignSamples.scene(
      """
      <subviews><stackView axis="\(axis)" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews><view \(Self.same)/></subviews></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/></constraints>
      """)
    let frames = try DesignSamples.frames(DesignSamples.storyboard(scene), metrics: .measured)
    #expect(frames["a"]?.size == CGSize(width: 240, height: height))
  }

  /// LoopKit/Loop, Main.storyboard: a square as high as the label beside it is 50 points high, and so is the label. Where the length
  /// is required, it counts.
  @Test(arguments: [
    ("firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\"", 50.0),
    ("firstAttribute=\"height\" priority=\"500\" constant=\"40\"", 50),
    ("firstAttribute=\"height\" priority=\"999\" constant=\"40\"", 40),
    ("firstAttribute=\"height\" constant=\"40\"", 40),
  ])
  func optionalLengthsInStacks(length: String, height: CGFloat) throws {
    let scene = DesignSamples.scene(
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view \(Self.same)><constraints><constraint \(length) id="c0"/></constraints></view>
      <label text="Predicted" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height" id="c3"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/></constraints>
      """)
    let frames = try DesignSamples.frames(DesignSamples.storyboard(scene), metrics: .measured)
    #expect(frames["a"]?.height == height)
    #expect(frames["b"]?.height == height)
  }

  /// mssun/passforios, microsoft/appcenter-sdk-apple: 22 high for 17 points since Xcode 12, 21 before (LoopKit/LoopKit) and for
  /// secret text (Ranchero-Software/NetNewsWire).
  @Test func textFieldsWithoutBorder() throws {
    func field(_ traits: String) -> String {
      """
      <textField placeholder="Name" \(Self.same)><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <textInputTraits key="textInputTraits" \(traits)/></textField>
      """
    }
    #expect(try size(field(""), tools: "23504")?.height == 22)
    #expect(try size(field(""), tools: "14490")?.height == 21)
    #expect(try size(field("secureTextEntry=\"YES\""), tools: "24506")?.height == 21)
  }

  /// Catfeeds/smart-ios-app, IBAnimatable/IBAnimatable: a background image 25 high makes a button of 25 with a title.
  @Test func backgroundImagesNeedNoSpaceAroundTitles() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"5\"/>"
    let state = "<state key=\"normal\" title=\"1\" backgroundImage=\"star\"/>"
    let found = try size("<button \(Self.same)>\(font)\(state)</button>")
    #expect(found == CGSize(width: 10, height: 10))
  }

  /// WSDOT/wsdot-ios-app, ooni/probe-ios: 26 since Xcode 14; battucave/telemed-ios-app, Xcode 12: 22. ivpn/ios-app: 50 wide in
  /// a configuration.
  @Test func roundButtonsGrew() throws {
    func button(_ content: String = "") -> String {
      "<button buttonType=\"infoLight\" \(Self.same)>\(content)</button>"
    }
    let configured = button("<buttonConfiguration key=\"configuration\" style=\"plain\"/>")
    #expect(try size(button(), tools: "23727") == CGSize(width: 26, height: 26))
    #expect(try size(button(), tools: "18122") == CGSize(width: 22, height: 22))
    #expect(try size(configured, tools: "23504")?.width == 50)
  }
}
