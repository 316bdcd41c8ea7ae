import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// Rules that further documents show. Expected values are from saved documents, named at each test.
@MainActor
struct AgedCanvasTests {
  private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A view at the top left of a screen.
  private func pinned(_ element: String, tools: String, more: String = "") -> String {
    DesignSamples.storyboard(
      DesignSamples.scene(
        """
        <subviews>\(element)</subviews><constraints>\(more)
        <constraint firstItem="a" firstAttribute="leading" secondItem="rootvc" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="rootvc" secondAttribute="top" id="c2"/></constraints>
        """), tools: tools)
  }

  /// DroidsOnRoids/SwiftCarousel, Xcode 7.3: a label of 17 points is 270 by 21; acton393/Auto-Layout-Cookbook: those in
  /// stacks are 20.5 high.
  @Test func labelsOfXcode7HaveWholePointsOutsideOfStacks() throws {
    func label(_ id: String) -> String {
      """
      <label text="What" \(Self.free) id="\(id)"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    let alone = pinned(label("a"), tools: "10116")
    #expect(try DesignSamples.frames(alone, metrics: .measured)["a"]?.height == 21)
    let stack = "<stackView \(Self.free) id=\"a\"><subviews>\(label("b"))</subviews></stackView>"
    #expect(try DesignSamples.frames(pinned(stack, tools: "10116"), metrics: .measured)["b"]?.height == 20.5)
    let later = pinned(label("a"), tools: "14490")
    #expect(try DesignSamples.frames(later, metrics: .measured)["a"]?.height == 20.5)
  }

  /// firebase/quickstart-ios, Xcode 8.3: a button behind three hidden labels begins where its stack does.
  @Test func hiddenViewsTakeNoSpaceInOldStacks() throws {
    func view(_ id: String, _ attributes: String = "") -> String {
      """
      <view \(attributes) \(Self.free) id="\(id)"><constraints>
      <constraint firstAttribute="height" constant="20" id="h\(id)"/>
      <constraint firstAttribute="width" constant="20" id="w\(id)"/></constraints></view>
      """
    }
    let stack = """
      <stackView axis="vertical" spacing="8" \(Self.free) id="a"><subviews>
      \(view("b", "hidden=\"YES\""))\(view("c"))</subviews></stackView>
      """
    let frames = try DesignSamples.frames(pinned(stack, tools: "12121"))
    #expect(frames["c"]?.minY == 0)
  }

  /// A cell that a command line saved keeps its content 11 points off the edges above and below, as one of Xcode 15 does.
  @Test(arguments: [("32700.99.1234", 11.0), ("22505", 11), ("24506", 15)])
  func marginsOfCellsThatACommandLineSaved(tools: String, margin: Double) throws {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" id="t">
      <rect key="frame" x="0" y="0" width="375" height="600"/><prototypes><tableViewCell id="k">
      <rect key="frame" x="0" y="50" width="375" height="80"/><tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="375" height="80"/><subviews><view \(Self.free) id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="topMargin" id="c1"/>
      <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="c2"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects>
      </scene>
      """, tools: tools)
    let frame = try #require(try DesignSamples.frames(text)["a"])
    #expect(frame.minY == margin && frame.maxY == 80 - margin)
  }

  /// bqlin/Apple-Sample-Code: a bar without height at the end of a stack is a point high; 2.5 where nothing sets it.
  @Test func progressBarsReachBelowTheirAlignmentRectangle() throws {
    func bar(_ style: String, _ height: String = "") -> String {
      "<progressView \(style) \(Self.free) id=\"a\"><constraints>\(height)</constraints></progressView>"
    }
    let none = "<constraint firstAttribute=\"height\" constant=\"0\" id=\"h\"/>"
    let style = "progressViewStyle=\"bar\""
    func height(_ element: String) throws -> CGFloat? {
      try DesignSamples.frames(pinned(element, tools: "13189"), metrics: .measured)["a"]?.height
    }
    #expect(try height(bar(style, none)) == 1)
    #expect(try height(bar(style)) == 2.5)
    #expect(try height(bar("", none)) == 0)
  }

  /// SwiftKickMobile/SwiftMessages: three and four segments as wide as their titles are 3 and 4 points wider than the sum of those
  /// of equal ones.
  @Test func segmentsAsWideAsTheirTitlesHaveMoreSpace() throws {
    func width(_ attributes: String) throws -> CGFloat {
      let control = """
        <segmentedControl \(attributes) \(Self.free) id="a"><segments><segment title="Top"/><segment title="Top"/>
        <segment title="Top"/></segments></segmentedControl>
        """
      let frames = try DesignSamples.frames(pinned(control, tools: "22505"), metrics: .measured)
      return try #require(frames["a"]).width
    }
    #expect(try width("apportionsSegmentWidthsByContent=\"YES\"") == width("") + 3)
  }

  /// mhuq1138/Auto-Layout-Guide: three rounded fields of 20 points are 6, 6.5 and 6 wider than labels of their 20, 19 and 17
  /// characters would have them.
  @Test func largeTextInFieldsIsSetLoosely() throws {
    func width(_ size: Int, _ text: String) throws -> CGFloat {
      let field = """
        <textField borderStyle="roundedRect" placeholder="\(text)" \(Self.free) id="a">
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
        """
      return try #require(
        try DesignSamples.frames(pinned(field, tools: "14490"), metrics: .measured)["a"]
      ).width
    }
    // The measurer of tests gives each character half an em.
    let text = "First name goes here"
    let wider = try width(20, text) - 14 - 20 * CGFloat(text.count) / 2
    #expect(wider > 5 && wider < 8)
    #expect(try width(18, text) == 14 + 18 * CGFloat(text.count) / 2)
  }

  /// Provenance-Emu/Provenance, black4401/AutolayoutPractice and others: a label between least distances is as wide as its
  /// longest line, not as the space. (With fonts, the blank behind the line counts, too: see `WrappedWidthTests`.)
  @Test func wrappedLabelsAreAsWideAsTheirLongestLine() throws {
    try withTenByTenText {
      let loose = try #require(try wrapped("relation=\"greaterThanOrEqual\""))
      #expect(loose.size == CGSize(width: 200, height: 20))
      let tight = try #require(try wrapped(""))
      #expect(tight.size == CGSize(width: 325, height: 20))
    }
  }

  /// A label that keeps 50 points off the right edge.
  private func wrapped(_ relation: String) throws -> CGRect? {
    let label = """
      <label text="aaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbb" numberOfLines="0" lineBreakMode="wordWrap"
      horizontalHuggingPriority="251" \(Self.free) id="a"/>
      """
    let end = """
      <constraint firstItem="rootvc" firstAttribute="trailing" \(relation) secondItem="a" secondAttribute="trailing"
      constant="50" id="c3"/>
      """
    return try DesignSamples.frames(pinned(label, tools: "21507", more: end), metrics: .measured)["a"]
  }

  /// From right to left a label that was saved 16 points from the left edge stands as far from the right one, and no saved
  /// frame cuts it, for the cell places it (Apple, `UITableViewCell`).
  @Test func labelsOfBuiltInCellsAreMirrored() throws {
    let text = DesignSamples.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" id="t">
      <rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="k">
      <rect key="frame" x="0" y="50" width="375" height="44"/><tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/><subviews>
      <label text="A long title" lineBreakMode="tailTruncation" id="l"><rect key="frame" x="16" y="0" width="30" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """)
    for direction in [nil, UIUserInterfaceLayoutDirection.rightToLeft] {
      let document = try DesignDocument(
        contentsOf: Data(text.utf8), file: "Main.storyboard", options: .init(direction: direction))
      let scene = try #require(document.scenes.first)
      scene.layoutIfNeeded()
      let left: CGFloat = direction == nil ? 16 : 329
      var pending = [scene.rootView]
      while let view = pending.popLast() {
        pending += view.subviews
        guard let label = view as? UILabel else { continue }
        #expect(label.frame.minX == left)
        #expect(label.clippedText == nil)
      }
    }
  }
}
