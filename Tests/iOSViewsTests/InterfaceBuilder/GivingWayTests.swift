import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Which of required constraints that contradict each other gives way on the canvas. Expected values: saved frames of the
/// repositories named.
@MainActor
struct GivingWayTests {
  private func sized(_ id: String, _ attribute: String, _ length: Double) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
    <constraint firstAttribute="\(attribute)" constant="\(length)" id="s\(id)"/></constraints></view>
    """
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
