import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

/// Tables of documents on other screens, and the screens around scenes. Expected numbers are worked out by hand.
@MainActor
struct DesignTableTests {
  private static func row(_ id: String, y: Double, height: Double, content: String = "") -> String {
    """
    <tableViewCell \(content.isEmpty ? "rowHeight=\"\(height)\"" : "") id="\(id)">
    <rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="cv\(id)">
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  /// A row whose content wants a height of its own.
  private static let tall = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
    <constraint firstAttribute="height" constant="70" id="bh"/></constraints></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="cvb" secondAttribute="top" id="bt"/>
    <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="bb"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="cvb" secondAttribute="leading" id="bl"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="br"/></constraints>
    """

  private static func table(_ rows: String) -> String {
    DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController title="List" id="vc"><tableView key="view" dataMode="prototypes" \
      rowHeight="-1" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(rows)</prototypes></tableView></tableViewController></objects></scene>
      """)
  }

  private static let three =
    table(
      row("a", y: 28, height: 40) + row("b", y: 68, height: 50, content: tall) + row("c", y: 118, height: 44))

  @Test func savedRowsStayOnTheSavedScreen() throws {
    let frames = try DesignSamples.frames(Self.three)
    #expect(frames["b"] == CGRect(x: 0, y: 68, width: 375, height: 50))
    #expect(frames["c"] == CGRect(x: 0, y: 118, width: 375, height: 44))
  }

  @Test func rowsFollowAnotherScreenAndTheirContent() throws {
    let frames = try DesignSamples.frames(Self.three, size: CGSize(width: 320, height: 568))
    #expect(frames["a"] == CGRect(x: 0, y: 28, width: 320, height: 40))
    #expect(frames["b"] == CGRect(x: 0, y: 68, width: 320, height: 70))
    #expect(frames["box"] == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(frames["c"] == CGRect(x: 0, y: 138, width: 320, height: 44))
  }

  /// A grouped table's titles take the space of footnotes, which are 13 points high at the usual size and 36 at the largest
  /// (Apple, Human Interface Guidelines, "Typography").
  @Test func titlesGrowWithTheTextSize() throws {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" dataMode="static" style="grouped" \
      id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection headerTitle="One" id="s1"><cells>\(Self.row("a", y: 30, height: 44))</cells>
      </tableViewSection><tableViewSection headerTitle="Two" id="s2"><cells>\(Self.row("b", y: 104, height: 44))</cells>
      </tableViewSection></sections></tableView></tableViewController></objects></scene>
      """)
    func tops(_ size: UIContentSizeCategory) throws -> [CGFloat] {
      let document = try DesignDocument(
        contentsOf: Data(text.utf8), file: "Main.storyboard",
        options: .init(size: CGSize(width: 375, height: 667), textSize: size))
      let root = try #require(document.snapshot().scenes.first).root
      return root.children.map(\.frame.minY)
    }
    #expect(try tops(.large) == [30, 104])
    let grown = try tops(.accessibilityExtraExtraExtraLarge)
    #expect(grown[0] > 36 && grown[1] - grown[0] - 44 > 36)
  }

  @Test func linesAndMarksAreDrawn() throws {
    let marked = Self.three.replacingOccurrences(
      of: "<tableViewCell rowHeight=\"44.0\"",
      with: "<tableViewCell accessoryType=\"checkmark\" rowHeight=\"44.0\"")
    let plain = try #require(try DesignSamples.document(Self.three).scenes.first).displayList()
    let list = try #require(try DesignSamples.document(marked).scenes.first).displayList()
    #expect(marked != Self.three)
    #expect(list.commands.count > plain.commands.count)
    let lines = plain.commands.filter { command in
      guard case .fill(let path, _, _) = command else { return false }
      return path == Path(rect: CGRect(x: 16, y: 39.5, width: 359, height: 0.5))
    }
    #expect(lines.count == 1)
  }

  @Test func screensShowBarsAroundTheView() throws {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="n"><objects><navigationController id="nc"><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="sg"/></connections>
      </navigationController></objects></scene>
      """
        + DesignSamples.scene(
          "", controller: "<navigationItem key=\"navigationItem\" title=\"Hills\" id=\"ni\"/>"))
    let scene = try #require(try DesignSamples.document(text).scenes.first)
    #expect(!scene.displayList().dump.contains("Hills"))
    let screen = scene.screenDisplayList(style: .light)
    #expect(screen.dump.contains("Hills"))
    #expect(screen.dump.contains("9:41"))
    #expect(screen.size == CGSize(width: 375, height: 667))
  }

  @Test func layersTakeRuntimeAttributes() throws {
    let text = DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="12"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """))
    #expect(try DesignSamples.document(text).scenes.first?.rootView.layer.cornerRadius == 12)
  }
}
