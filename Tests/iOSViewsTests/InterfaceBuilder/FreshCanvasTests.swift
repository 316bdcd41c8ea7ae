import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules from 63 repositories that nobody had looked at before. Expected values: their saved frames.
@MainActor
struct FreshCanvasTests {
  // MARK: Cells

  private func placeInCell(tools: String, content: String) throws -> CGPoint? {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content" \(content)>
      <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="10" id="w"/>
      <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><tableView key="view" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cell)</prototypes></tableView>
      </viewController></objects></scene>
      """, tools: tools)
    return try DesignSamples.frames(text)["a"]?.origin
  }

  /// bqlin/Apple-Sample-Code: 8, as in 24 of 24 edges of cells that preserve nothing.
  @Test func contentBesideTheSafeAreaHasTheMarginsOfCells() throws {
    let attribute = "insetsLayoutMarginsFromSafeArea=\"NO\""
    #expect(try placeInCell(tools: "13196", content: attribute) == CGPoint(x: 8, y: 8))
    #expect(try placeInCell(tools: "13196", content: "") == CGPoint(x: 8, y: 8))
    #expect(try placeInCell(tools: "13529", content: "")?.y == 11)
  }

  /// AlbertoGiambone/Fertilizer-Calc-App, azimmmmismail/GroSelfie: 11 in 20 of 20 constraints.
  @Test func documentsOfTheCommandLineHaveOrdinaryMargins() throws {
    #expect(try placeInCell(tools: "32700.99.1234", content: "")?.y == 11)
  }

  // MARK: Stacks

  /// AkpoFlash/MovieTracker: 252 and 220 by 44; drohobytskyy/MealsApp: 260 by 44.
  @Test func aStackThatCodeFillsKeepsItsSavedSize() throws {
    func size(_ attributes: String) throws -> CGSize? {
      let text = DesignSamples.storyboard(
        DesignSamples.scene(
          """
          <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
          <rect key="frame" x="18" y="366" width="252" height="44"/></stackView></subviews><constraints>
          <constraint firstItem="stack" firstAttribute="centerX" secondItem="rootvc" secondAttribute="centerX" id="c1"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="rootvc" secondAttribute="top" constant="366"
          id="c2"/></constraints>
          """))
      return try DesignSamples.frames(text)["stack"]?.size
    }
    #expect(try size("customClass=\"RatingControl\"") == CGSize(width: 252, height: 44))
    #expect(try size("") == .zero)
  }

  // MARK: Sensors

  /// igahupalo/cOlive-iOS: 47 in 9 of 9 scenes of 21225; 3IE/SwiftStarter: 44 in 21208.1; 50 in 7 of 7 screens from
  /// Xcode 14.3 on.
  @Test(arguments: [
    ("retina6_0", 390, 844, "21225", 47), ("retina6_0", 390, 844, "21157", 44),
    ("retina5_9", 375, 812, "21208.1", 44), ("retina5_9", 375, 812, "22505", 50),
  ])
  func heightsOfSensors(device: String, width: Double, height: Double, tools: String, top: CGFloat) throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(DesignSamples.corner(), height: height, width: width), tools: tools, device: device)
    #expect(try DesignSamples.frames(text)["cornervc"]?.minY == CGFloat(top))
  }
}
