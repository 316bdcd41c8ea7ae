import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Which of required constraints that contradict each other gives way on the canvas. Expected values: saved frames of the
/// repositories named.
@MainActor
@Suite struct GivingWayTests {
  private func sized(_ id: String, _ attribute: String, _ length: Double) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
    <constraint firstAttribute="\(attribute)" constant="\(length)" id="s\(id)"/></constraints></view>
    """
  }

  /// Criptext/iOS-Email-Client: of 147, 70 and 40 points in a chain with space for 389, the first are 279.
  @Test func ofSizesTheOneOfTheLastIDGivesWay() throws {
    let contents = """
      <subviews>\(sized("UZK", "width", 40))\(sized("yew", "width", 147))\(sized("Dbq", "width", 70))</subviews>
      <constraints>
      <constraint firstItem="yew" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" constant="20" \
      id="c1"/>
      <constraint firstItem="Dbq" firstAttribute="leading" secondItem="yew" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="UZK" firstAttribute="leading" secondItem="Dbq" secondAttribute="trailing" constant="5" \
      id="c3"/>
      <constraint firstAttribute="trailing" secondItem="UZK" secondAttribute="trailing" id="c4"/></constraints>
      """
    let text = DesignSamples.storyboard(
      DesignSamples.scene(contents, height: 896, width: 414), device: "retina6_1")
    let frames = try DesignSamples.frames(text)
    #expect(frames["yew"]?.width == 279)
    #expect(frames["Dbq"]?.width == 70)
    #expect(frames["UZK"]?.width == 40)
  }

  /// ctdewaters/Music-Memories: 25 points beside 21 in a row, both saved 25 high; AlbertoGiambone/Fertilizer-Calc-App: 50
  /// around 30, both 30.
  @Test(arguments: [("OsI", 25.0, "hYo", 21.0), ("E4E", 30, "nXa", 50), ("1jP", 32, "FOj", 35)])
  func theSameHoldsInStacks(kept: String, height: Double, given: String, other: Double) throws {
    for order in [[(kept, height), (given, other)], [(given, other), (kept, height)]] {
      let contents = """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
        \(order.map { sized($0.0, "height", $0.1) }.joined())</subviews></stackView></subviews><constraints>
        <constraint firstItem="row" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c1"/>
        </constraints>
        """
      let frames = try DesignSamples.frames(DesignSamples.storyboard(DesignSamples.scene(contents)))
      #expect(frames[given]?.height == CGFloat(height))
      #expect(frames["row"]?.height == CGFloat(height))
    }
  }

  private func held(_ container: String, by distance: Double) -> String {
    """
    <constraint firstItem="v" firstAttribute="top" secondItem="\(container)" secondAttribute="top" \
    constant="\(distance)" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="\(distance)" id="c2"/>
    """
  }

  /// Catfeeds/smart-ios-app: 54 points, 15 from the top of a row of 148 that has it 15 from the bottom, too.
  @Test func inRowsTheBottomGivesWayToSizes() throws {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" rowHeight="148" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell rowHeight="148" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="148"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="148"/>
      <subviews>\(sized("v", "height", 54))</subviews><constraints>\(held("content", by: 15))
      <constraint firstItem="v" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c3"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects>
      </scene>
      """)
    let frame = try #require(try DesignSamples.frames(text)["v"])
    #expect(frame.minY == 15)
    #expect(frame.height == 54)
  }

  /// ivpn/ios-app: 58 of 60 points in 90 with 16 above and below.
  @Test func elsewhereSizesGiveWayToEdges() throws {
    let contents = """
      <subviews>\(sized("v", "height", 60))</subviews><constraints>\(held("rootvc", by: 16))</constraints>
      """
    let text = DesignSamples.storyboard(DesignSamples.scene(contents, height: 90))
    #expect(try DesignSamples.frames(text)["v"]?.height == 58)
  }
}
