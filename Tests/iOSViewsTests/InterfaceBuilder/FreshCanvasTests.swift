import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules from 63 repositories that nobody had looked at before. Expected values: their saved frames.
@MainActor
@Suite struct FreshCanvasTests {
  // MARK: Large titles

  private func belowLargeTitle(_ element: String, tools: String) throws -> CGFloat? {
    let navigation = """
      <scene sceneID="sn"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="bar" largeTitles="YES">
      <rect key="frame" x="0" y="20" width="375" height="96"/></navigationBar><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="g1"/></connections>
      </navigationController></objects></scene>
      """
    let contents = DesignSamples.corner().replacingOccurrences(of: "<view ", with: "<\(element) ")
      .replacingOccurrences(of: "</view>", with: "</\(element)>")
    let text = DesignSamples.storyboard(
      navigation + DesignSamples.scene(contents), tools: tools, attributes: "initialViewController=\"nav\"")
    return try DesignSamples.frames(text)["cornervc"]?.minY
  }

  /// AmanPande1/ColorApp, Bradsta/Mangos, DanCaldera/SoloFinanzas: tables right below the row of the bar; the last one's other
  /// scene, whose first view does not scroll, has the large title above it, as a table of Rafaell416/finanx has in Xcode 10.
  @Test func aViewThatScrollsCollapsesTheLargeTitle() throws {
    // From Xcode 11 to 14.2, safe areas of such phones leave the status bar out.
    #expect(try belowLargeTitle("tableView", tools: "16096") == 44)
    #expect(try belowLargeTitle("view", tools: "16096") == 96)
    #expect(try belowLargeTitle("tableView", tools: "14490.70") == 116)
  }

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
