import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

/// Screens of documents as pictures show them. Expected numbers are worked out by hand; an iPhone 8's status bar is 20
/// points high, its navigation bar 44.
@MainActor
struct DesignScreenTests {
  private static func navigation(_ bar: String = "") -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nc">\(bar)<connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="sg"/></connections>
    </navigationController></objects></scene>
    """
  }

  private func screen(_ scenes: String, style: UIUserInterfaceStyle = .light) throws -> DisplayList {
    let document = try DesignSamples.document(DesignSamples.storyboard(scenes))
    return try #require(document.scenes.first { $0.identifier == "vc" }).screenDisplayList(style: style)
  }

  /// How far down the drawing of the view `id`, which lies at its superview's origin, was moved with it.
  private func shift(of list: DisplayList) -> [CGFloat] {
    list.commands.compactMap { command in
      guard case .concatenate(let transform) = command, transform.ty != 0, transform.tx == 0 else {
        return nil
      }
      return transform.ty
    }
  }

  // MARK: Lists

  private static func list(_ attributes: String = "", header: String = "") -> String {
    """
    <subviews><tableView fixedFrame="YES" dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="table" \
    \(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/>\(header)
    <prototypes><tableViewCell id="row"><rect key="frame" x="0" y="28" width="375" height="44"/></tableViewCell>
    </prototypes></tableView></subviews>
    """
  }

  /// The table's 28 points above its first prototype go, its content begins 64 points below the screen's top.
  @Test func listsWithinAScreenBeginBelowItsBars() throws {
    let list = try screen(Self.navigation() + DesignSamples.scene(Self.list()))
    #expect(shift(of: list).contains(64 - 28))
  }

  @Test func authorsMayLetListsBeginBehindBars() throws {
    let never = Self.list("contentInsetAdjustmentBehavior=\"never\"")
    #expect(!shift(of: try screen(Self.navigation() + DesignSamples.scene(never))).contains(64 - 28))
  }

  /// Up to Xcode 8.2 the saved rows of grouped tables had the bars' 64 points above them.
  @Test(arguments: [("11762", 99.0, false), ("14113", 55.5, true)])
  func oldTablesHaveSpaceForBarsAlready(_ tools: String, _ first: Double, _ isShifted: Bool) throws {
    let table = """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" dataMode="static" style="grouped" \
      id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="s1"><cells>
      <tableViewCell id="row"><rect key="frame" x="0" y="\(first)" width="375" height="44"/></tableViewCell></cells>
      </tableViewSection></sections></tableView></tableViewController></objects></scene>
      """
    let text = DesignSamples.storyboard(Self.navigation() + table, tools: tools)
    let document = try DesignSamples.document(text)
    let list = try #require(document.scenes.first { $0.identifier == "vc" }).screenDisplayList(style: .light)
    #expect(shift(of: list).contains(64) == isShifted)
  }

  /// Bars that nothing shines through lie above the view, which begins below them.
  @Test func opaqueBarsStandAboveTheView() throws {
    let opaque = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
    let list = try screen(Self.navigation(opaque) + DesignSamples.scene("", height: 603))
    #expect(list.size == CGSize(width: 375, height: 667))
    #expect(shift(of: list).contains(64))
    #expect(timeColor(list) != nil)
  }

  /// A view above the rows is not mistaken for the canvas's own heading.
  @Test func headersOfListsStayInSight() throws {
    let header = """
      <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="28"/></view>
      """
    let list = try screen(Self.navigation() + DesignSamples.scene(Self.list(header: header)))
    #expect(shift(of: list).contains(64))
  }

  @Test func drawingAScreenScrollsNothingForGood() throws {
    let text = DesignSamples.storyboard(Self.navigation() + DesignSamples.scene(Self.list()))
    let scene = try #require(try DesignSamples.document(text).scenes.first)
    let before = scene.displayList()
    _ = scene.screenDisplayList(style: .light)
    #expect(scene.displayList() == before)
  }

  // MARK: Bars

  @Test func barsShowTheViewsOfTheirItems() throws {
    let item = """
      <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" id="b">
      <label key="customView" text="Badge" id="badge"><rect key="frame" x="300" y="5" width="60" height="20"/></label>
      </barButtonItem><label key="titleView" text="Logo" id="logo"><rect key="frame" x="0" y="0" width="90" height="30"/>
      </label></navigationItem>
      """
    let list = try screen(Self.navigation() + DesignSamples.scene("", controller: item))
    #expect(list.dump.contains("Badge"))
    #expect(list.dump.contains("Logo"))
  }

  private func time(_ list: DisplayList) -> DisplayText? {
    for case .text(let text) in list.commands where text.line.text == "9:41" { return text }
    return nil
  }

  private func timeColor(_ list: DisplayList) -> Color? { time(list)?.color }

  private static func bar(_ white: Double, _ attributes: String = "") -> String {
    """
    <navigationBar key="navigationBar" id="bar" \(attributes)><color key="barTintColor" white="\(white)" alpha="1" \
    colorSpace="calibratedWhite"/></navigationBar>
    """
  }

  @Test(arguments: [(0.1, 1.0), (0.9, 0)])
  func theTimeCanBeReadOnAnyBar(_ bar: Double, _ ink: CGFloat) throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let list = try screen(Self.navigation(Self.bar(bar)) + DesignSamples.scene(""), style: style)
      #expect(timeColor(list)?.red == ink)
    }
  }

  /// UIKit's bars are 44 points high, with a large title 96, below the 20 of the status bar, in which the time stays.
  @Test(arguments: [("largeTitles=\"YES\"", 116.0), ("", 64)])
  func theColorOfABarLiesBehindItsLargeTitle(attributes: String, height: Double) throws {
    let list = try screen(Self.navigation(Self.bar(0.1, attributes)) + DesignSamples.scene(""))
    let grounds = list.commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, let color) = command, color.red < 0.2, color.alpha == 1 else {
        return nil
      }
      return path.boundingBoxOfPoints
    }
    #expect(grounds.contains(CGRect(x: 0, y: 0, width: 375, height: height)))
    #expect((10...20).contains(try #require(time(list)).line.baseline))
    #expect(timeColor(list)?.red == 1)
  }

  /// Without a colour the view lies behind a large title, and behind the time.
  @Test(arguments: [(0.0, 1.0), (1, 0)])
  func theTimeCanBeReadAboveALargeTitle(white: Double, ink: CGFloat) throws {
    let ground =
      "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let bar = "<navigationBar key=\"navigationBar\" id=\"bar\" largeTitles=\"YES\"/>"
    #expect(timeColor(try screen(Self.navigation(bar) + DesignSamples.scene(ground)))?.red == ink)
  }

  @Test func theTimeCanBeReadOnAView() throws {
    let dark = """
      <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      """
    #expect(timeColor(try screen(DesignSamples.scene(dark)))?.red == 1)
    #expect(timeColor(try screen(DesignSamples.scene("")))?.red == 0)
  }

  // MARK: Symbols

  /// The holes of a filled symbol show the background.
  @Test func holesInSymbolsShowTheGround() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews><imageView fixedFrame="YES" image="play.circle.fill" catalog="system" id="symbol">
        <rect key="frame" x="0" y="0" width="30" height="30"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </imageView></subviews>
        """),
      more: """
        <resources><image name="play.circle.fill" catalog="system" width="30" height="30"/></resources>
        """)
    let list = try #require(try DesignSamples.document(text).scenes.first).displayList()
    let fills = list.commands.flatMap { command -> [Color] in
      guard case .image(let image) = command else { return [] }
      return image.placeholder.compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
    }
    #expect(fills.contains { $0.red == 1 && $0.green == 0 && $0.blue == 0 })
  }
}
