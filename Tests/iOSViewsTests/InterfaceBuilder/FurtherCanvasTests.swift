import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules of screens and bars from documents of 29 further repositories. Expected values: their saved frames, where no other
/// source is named.
@MainActor
struct FurtherCanvasTests {
  private func corner(_ text: String, _ id: String = "vc") throws -> CGPoint {
    try #require(try DesignSamples.frames(text)["corner\(id)"]).origin
  }

  private static let show = "<connections><segue destination=\"next\" kind=\"%\" id=\"g\"/></connections>"

  private func container(
    _ kind: String, _ id: String, _ relationship: String, to pages: String..., bar: String = ""
  ) -> String {
    let segues = pages.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"r\(id)\($0)\"/>"
    }
    return """
      <scene sceneID="s\(id)"><objects><\(kind) id="\(id)">\(bar)<connections>\(segues.joined())</connections></\(kind)>
      </objects></scene>
      """
  }

  /// The status bar: 0 in 2 of 2 documents of Xcode 11 to 14.2, 20 in 9 of 9 before.
  @Test(arguments: [("14113", 20.0), ("16097", 0), ("22505", 20)])
  func padsWithHomeButton(tools: String, top: Double) throws {
    let scene = DesignSamples.scene(DesignSamples.corner(), height: 1024, width: 768)
    #expect(try corner(DesignSamples.storyboard(scene, tools: tools, device: "ipad9_7")).y == CGFloat(top))
  }

  private func below(_ bar: String, tools: String = "14113", height: Double = 667) throws -> CGRect {
    let filling = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="safevc" secondAttribute="top" id="c1"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c2"/></constraints>
      """
    let text = DesignSamples.storyboard(
      container("navigationController", "nav", "rootViewController", to: "vc", bar: bar)
        + DesignSamples.scene(filling, height: height), tools: tools)
    return try #require(try DesignSamples.frames(text)["v"])
  }

  /// WSDOT/wsdot-ios-app: 0 and 692 of 736 points in 2 of 2 scenes that were saved as large as the screen.
  @Test func opaqueBarsLieAboveAFullSizeRoot() throws {
    let opaque = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
    let frame = try below(opaque)
    #expect(frame.minY == 0 && frame.maxY == 667 - 64)
    #expect(try below(opaque, height: 603).maxY == 603)
    let clear = try below("<navigationBar key=\"navigationBar\" id=\"bar\"/>")
    #expect(clear.minY == 64 && clear.maxY == 667)
  }

  /// 131 of 137 scenes; before Xcode 9.3 the rectangle was not kept up to date.
  @Test(arguments: [("14113", 50.0), ("13196", 64)])
  func theSavedBarGivesTheTop(tools: String, top: Double) throws {
    let bar = """
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="50"/></navigationBar>
      """
    #expect(try below(bar, tools: tools).minY == CGFloat(top))
  }

  /// CypherPoet/100-days-of-swift: 44 points on the 6.1-inch phone on its side, as in running code.
  @Test func largeTitlesAreNotShownOnThePhonesSide() throws {
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>"
    let text = DesignSamples.storyboard(
      container("navigationController", "nav", "rootViewController", to: "vc", bar: bar)
        + DesignSamples.scene(DesignSamples.corner(), height: 414, width: 896), device: "retina6_1"
    ).replacingOccurrences(of: "orientation=\"portrait\"", with: "orientation=\"landscape\"")
    #expect(try corner(text).y == 44)
  }

  /// 4 of 4 scenes, one of them preferred as the split controller's page by the document.
  @Test func detailsHaveTheBarsOfTheirList() throws {
    func top(_ segue: String) throws -> CGFloat {
      let show = Self.show.replacingOccurrences(of: "%", with: segue)
      let split = """
        <scene sceneID="sp"><objects><splitViewController id="split"><connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="next" kind="relationship" relationship="detailViewController" id="d"/></connections>
        </splitViewController></objects></scene>
        """
      let text = DesignSamples.storyboard(
        split + container("navigationController", "nav", "rootViewController", to: "vc")
          + DesignSamples.scene(DesignSamples.corner(), controller: show)
          + DesignSamples.scene(DesignSamples.corner("next"), id: "next"),
        attributes: "initialViewController=\"split\"",
        more: "<inferredMetricsTieBreakers><segue reference=\"d\"/></inferredMetricsTieBreakers>")
      return try corner(text, "next").y
    }
    #expect(try top("showDetail") == 64)
    #expect(try top("presentation") == 20)
  }

  /// The safe area leaves out the bars of all containers (Apple, `UIView.safeAreaLayoutGuide`).
  @Test func splitControllersLieAboveTheirTabs() throws {
    let bottom = DesignSamples.corner().replacingOccurrences(
      of: "firstAttribute=\"top\" secondItem=\"safevc\" secondAttribute=\"top\"",
      with: "firstAttribute=\"bottom\" secondItem=\"safevc\" secondAttribute=\"bottom\"")
    let text = DesignSamples.storyboard(
      container("tabBarController", "tabs", "viewControllers", to: "split")
        + container("splitViewController", "split", "masterViewController", to: "vc")
        + DesignSamples.scene(bottom), attributes: "initialViewController=\"tabs\"")
    #expect(try corner(text).y == 667 - 49 - 10)
  }

  /// Half of what is more than 672 points, the width of `UIView.readableContentGuide` in running code.
  @Test func marginsThatFollowTheReadableWidth() throws {
    func left(_ attribute: String) throws -> CGFloat {
      let scene = DesignSamples.scene(DesignSamples.corner(), height: 768, width: 1024)
        .replacingOccurrences(of: "<view key=\"view\"", with: "<view key=\"view\" \(attribute)")
      return try corner(DesignSamples.storyboard(scene, device: "ipad9_7")).x
    }
    #expect(try left("layoutMarginsFollowReadableWidth=\"YES\"") == 176)
    #expect(try left("") == 20)
  }

  /// 8 of 8 constraints, 3 of them with a number.
  @Test(arguments: ["", "constant=\"20\""])
  func standardDistancesToTheSafeArea(constant: String) throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner()))
      .replacingOccurrences(of: "id=\"tvc\"", with: "\(constant) symbolic=\"YES\" id=\"tvc\"")
    #expect(try corner(text).y == 20)
  }

  // MARK: Measured

  /// Bars of phones on their side (Apple, `UIBarMetrics.compact`).
  @Test(arguments: ["toolbar", "navigationBar"])
  func barsOfPhonesOnTheirSide(kind: String) throws {
    func height(_ orientation: String) throws -> CGFloat? {
      let sides = orientation == "landscape" ? (375.0, 667.0) : (667.0, 375.0)
      let text = DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews><constraints>
          <constraint firstItem="bar" firstAttribute="top" secondAttribute="top" id="t"/></constraints>
          """, height: sides.0, width: sides.1)
      ).replacingOccurrences(of: "orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
      return try DesignSamples.frames(text, metrics: .measured)["bar"]?.height
    }
    #expect(try height("landscape") == 32)
    #expect(try height("portrait") == 44)
  }

  /// `system` in 2 of 2 documents; the others are UIKit's constants of these names.
  @Test(arguments: [("system", 14.0), ("smallSystem", 12), ("label", 17), ("button", 18)])
  func fontSizesByName(name: String, size: Double) throws {
    let document = try DesignSamples.document(
      DesignSamples.xib(
        """
        <label text="Hi" id="label"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <fontDescription key="fontDescription" type="system" size="\(name)"/></label>
        """))
    let label = try #require(document.scenes.first?.rootView as? UILabel)
    #expect(label.font.pointSize == CGFloat(size))
  }
}
