import AutoLayout
import Foundation
import InterfaceBuilder
import MacViews
import Testing

/// Documents of macOS laid out as Interface Builder's canvas does, with the sizes that they were saved with. Expected frames
/// follow from the alignment insets measured in saved documents (a push button of Xcode 12 to 16: 7, 7, 5, 7; a label: 2 and
/// 2 at its sides; a line: 2 above and below) and from the constraints of the samples.
@MainActor
struct MacDesignDocumentTests {
  private func document(
    _ objects: String, tools: String = "22505", direction: NSUserInterfaceLayoutDirection? = nil
  ) throws -> MacDesignDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      \(objects)
      </objects></document>
      """
    return try MacDesignDocument(
      contentsOf: Data(text.utf8), file: "w.xib",
      options: MacDesignDocument.Options(metrics: .recorded, direction: direction))
  }

  private func root(_ contents: String, tools: String = "22505") throws -> MacDesignDocument {
    try document(
      "<customView id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/>\(contents)</customView>",
      tools: tools)
  }

  private func frames(_ document: MacDesignDocument) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func note(_ view: ViewSnapshot) {
      if let id = view.identifier { frames[id] = view.frame }
      view.children.forEach(note)
    }
    for scene in document.snapshot().scenes { note(scene.root) }
    return frames
  }

  private func button(_ id: String, width: Int, height: Int) -> String {
    """
    <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="1" y="1" width="\(width)" height="\(height)"/>
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="\(id)c">
      <font key="font" metaFont="system"/></buttonCell></button>
    """
  }

  private func label(_ id: String, width: Int) -> String {
    """
    <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="1" y="1" width="\(width)" height="16"/>
      <textFieldCell key="cell" title="Name" id="\(id)c"><font key="font" metaFont="system"/></textFieldCell></textField>
    """
  }

  /// Drawings that depend on the direction are mirrored, too: marks, arrows, tracks, the side that text begins at.
  @Test(arguments: [NSUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func viewsReadInTheRequestedDirection(_ direction: NSUserInterfaceLayoutDirection) throws {
    let box =
      "<box id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>\(label("l", width: 40))</box>"
    let document = try document(
      "<customView id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/><subviews>\(box)"
        + "\(button("b", width: 90, height: 32))</subviews></customView>", direction: direction)
    var pending = document.scenes.map(\.rootView)
    #expect(!pending.isEmpty)
    while let view = pending.popLast() {
      #expect(view.userInterfaceLayoutDirection == direction, "\(view)")
      pending += view.subviews
    }
  }

  /// The key that presses a button is written in Base64 where XML cannot hold it: `DQ` is the return key, whose button is
  /// tinted, `Gw` the escape key (332 buttons of saved documents).
  @Test(arguments: [("DQ", "\r"), ("Gw", "\u{1B}")])
  func keysOfButtons(_ code: String, _ key: String) throws {
    let pressed = button("b", width: 90, height: 32).replacingOccurrences(
      of: "<font key",
      with: "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\n\(code)\n</string><font key")
    let document = try root("<subviews>\(pressed)</subviews>\(atBottom)")
    let made = try #require(document.scenes.first?.rootView.subviews.first as? NSButton)
    #expect(made.keyEquivalent == key)
  }

  private let atBottom = """
    <constraints><constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20" id="c2"/></constraints>
    """

  @Test func buttonsStandByTheirAlignmentRectangles() throws {
    let document = try root("<subviews>\(button("b", width: 90, height: 32))</subviews>\(atBottom)")
    #expect(frames(document)["b"] == CGRect(x: 197, y: 13, width: 90, height: 32))
  }

  /// Xcode 26 keeps the size of a button until somebody touches it, and the insets go with the size.
  @Test(arguments: [
    (24, CGRect(x: 190, y: 20, width: 90, height: 24)), (32, CGRect(x: 197, y: 13, width: 90, height: 32)),
  ])
  func insetsFollowTheSizeThatAViewShows(_ height: Int, _ expected: CGRect) throws {
    let document = try root(
      "<subviews>\(button("b", width: 90, height: height))</subviews>\(atBottom)", tools: "24127")
    #expect(frames(document)["b"] == expected)
  }

  @Test func labelsAndLines() throws {
    let document = try root(
      """
      <subviews>\(label("l", width: 44))
      <box verticalHuggingPriority="750" boxType="separator" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="3" y="3" width="7" height="99"/></box></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        constant="20" symbolic="YES" id="c1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c2"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="c3"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c5"/></constraints>
      """)
    let found = frames(document)
    #expect(found["l"] == CGRect(x: 18, y: 174, width: 44, height: 16))
    // The line's alignment rectangle, 1 point thick, begins 8 points below the label; its frame 2 points above that.
    #expect(found["s"] == CGRect(x: 0, y: 163, width: 300, height: 5))
  }

  @Test func symbolicDistancesWithoutANumber() throws {
    let document = try root(
      """
      <subviews>\(label("l", width: 44))\(label("m", width: 44))</subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="c1"/>
      <constraint firstItem="m" firstAttribute="leading" secondItem="l" secondAttribute="trailing" symbolic="YES" id="c2"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
      <constraint firstItem="m" firstAttribute="baseline" secondItem="l" secondAttribute="baseline" id="c4"/></constraints>
      """)
    let found = frames(document)
    #expect(found["l"]?.minX == 18)
    #expect(found["m"] == CGRect(x: 66, y: 184, width: 44, height: 16))
  }

  @Test func viewsUnderAutoresizingStayWhereTheyWereSaved() throws {
    let document = try root(
      """
      <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="5" y="5" width="5" height="5"/><subviews><customView fixedFrame="YES" id="w">
        <rect key="frame" x="7" y="9" width="30" height="20"/></customView></subviews></customView></subviews>
      <constraints><constraint firstItem="v" firstAttribute="width" constant="100" id="c1"/>
      <constraint firstItem="v" firstAttribute="height" constant="80" id="c2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/></constraints>
      """)
    let found = frames(document)
    #expect(found["v"] == CGRect(x: 0, y: 120, width: 100, height: 80))
    #expect(found["w"] == CGRect(x: 7, y: 9, width: 30, height: 20))
  }

  @Test func stacksAndGridsArrangeAlignmentRectangles() throws {
    let document = try root(
      """
      <subviews><stackView distribution="fill" orientation="horizontal" alignment="centerY" spacing="10"
        horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094"
        translatesAutoresizingMaskIntoConstraints="NO" id="st"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews>\(label("l", width: 44))\(button("b", width: 90, height: 32))</subviews></stackView>
      <gridView xPlacement="leading" yPlacement="top" rowAlignment="none" rowSpacing="4" columnSpacing="6"
        translatesAutoresizingMaskIntoConstraints="NO" id="g"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <rows><gridRow id="r1"/><gridRow id="r2"/></rows><columns><gridColumn id="k1"/></columns><gridCells>
        <gridCell row="r1" column="k1" id="x1">\(content("m"))</gridCell>
        <gridCell row="r2" column="k1" id="x2">\(content("n"))</gridCell></gridCells></gridView></subviews>
      <constraints><constraint firstItem="st" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="st" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      <constraint firstItem="g" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
      <constraint firstItem="g" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c4"/></constraints>
      """)
    let found = frames(document)
    // 40 points of label, 10 of space, 76 of button.
    #expect(found["st"] == CGRect(x: 0, y: 180, width: 126, height: 20))
    #expect(found["l"]?.minX == -2 && found["b"]?.minX == 43)
    // Two lines of 16 and 4 between them.
    #expect(found["g"] == CGRect(x: 0, y: 0, width: 40, height: 36))
    #expect(found["m"] == CGRect(x: -2, y: 20, width: 44, height: 16))
    #expect(found["n"] == CGRect(x: -2, y: 0, width: 44, height: 16))
  }

  private func content(_ id: String) -> String {
    label(id, width: 44).replacingOccurrences(of: "<textField ", with: "<textField key=\"contentView\" ")
  }

  /// A box of Xcode 12 to 16 with a title: its content starts at 4 and 5 from its left and bottom, 15 from its top.
  @Test func boxesAreAsLargeAsTheirContentWants() throws {
    let document = try root(
      """
      <subviews><box borderType="line" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="9" y="9" width="9" height="9"/>
        <view key="contentView" id="v"><rect key="frame" x="4" y="5" width="120" height="60"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><constraints>
        <constraint firstAttribute="width" constant="120" id="c3"/><constraint firstAttribute="height" constant="60" id="c4"/>
        </constraints></view></box></subviews>
      <constraints><constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        constant="20" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      </constraints>
      """)
    let found = frames(document)
    #expect(found["b"] == CGRect(x: 17, y: 100, width: 128, height: 80))
    #expect(found["v"] == CGRect(x: 4, y: 5, width: 120, height: 60))
  }

  /// With gaps of 3 points, the first cell starts at 1 within an edge (32 of 40 tables), else at 11 (20 of 20).
  @Test(arguments: [("", 1.0), ("borderType=\"none\"", 11)])
  func prototypesStandInTheirColumns(_ border: String, _ x: CGFloat) throws {
    let document = try root(
      """
      <subviews><scrollView \(border) fixedFrame="YES" id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="198" height="98"/><subviews>
      <tableView rowHeight="24" viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="198" height="98"/>
      <size key="intercellSpacing" width="3" height="2"/><tableColumns><tableColumn width="180" id="k"><prototypeCellViews>
      <tableCellView translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="77" y="77" width="7" height="7"/></tableCellView></prototypeCellViews></tableColumn></tableColumns>
      </tableView></subviews></clipView></scrollView></subviews>
      """)
    #expect(frames(document)["p"] == CGRect(x: x, y: 1, width: 189, height: 24))
  }

  /// Columns stand in the reading direction; cells under autoresizing stand where they were saved, from the other side
  /// (objective-see/LuLu 004.xib was drawn from right to left and looked at).
  @Test(arguments: [(NSUserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, 47)])
  func savedPrototypesStandInTheReadingDirection(
    _ direction: NSUserInterfaceLayoutDirection, _ x: CGFloat
  ) throws {
    let document = try document(
      """
      <tableView viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="198" height="98"/>
      <tableColumns><tableColumn width="150" id="k"><prototypeCellViews><tableCellView id="p">
      <rect key="frame" x="1" y="1" width="150" height="24"/></tableCellView></prototypeCellViews></tableColumn></tableColumns>
      </tableView>
      """, direction: direction)
    #expect(frames(document)["p"] == CGRect(x: x, y: 1, width: 150, height: 24))
  }

  @Test func contradictionsAreFindings() throws {
    let document = try root(
      """
      <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="5" y="5" width="5" height="5"/></customView></subviews>
      <constraints><constraint firstItem="v" firstAttribute="width" constant="100" id="c1"/>
      <constraint firstItem="v" firstAttribute="width" constant="80" id="c2"/></constraints>
      """)
    let findings = document.snapshot().findings
    #expect(findings.map(\.code) == ["unsatisfiable"])
    #expect(Set(findings.flatMap(\.objects)) == ["c1", "c2"])
  }

  @Test func windowsGiveScenesTheirTitlesAndTakeASize() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"
      useAutolayout="YES"><objects><window title="Settings" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
      <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(button("b", width: 90, height: 32))</subviews>\(atBottom)</view></window></objects></document>
      """
    let document = try MacDesignDocument(
      contentsOf: Data(text.utf8), file: "w.xib",
      options: MacDesignDocument.Options(metrics: .recorded, size: CGSize(width: 400, height: 300)))
    #expect(document.scenes.map(\.title) == ["Settings"])
    #expect(frames(document)["b"] == CGRect(x: 297, y: 13, width: 90, height: 32))
  }

  /// Springs and struts start from the saved size: Interface Builder shows the same when it resizes a window.
  @Test(arguments: [true, false])
  func whatSpringsHoldFollowsAWindowsSize(_ isInConstraints: Bool) throws {
    let inner = """
      <customView id="b"><rect key="frame" x="10" y="33" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></customView>
      """
    let outer = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="20" width="260" height="160"/>
      <subviews>\(inner)</subviews></customView>
      """
    let sides = ["leading", "top"].map { side in
      "<constraint firstItem=\"a\" firstAttribute=\"\(side)\" secondItem=\"root\" secondAttribute=\"\(side)\" constant=\"20\" id=\"\(side)\"/>"
    }
    let ends = ["trailing", "bottom"].map { side in
      "<constraint firstAttribute=\"\(side)\" secondItem=\"a\" secondAttribute=\"\(side)\" constant=\"20\" id=\"\(side)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"
      useAutolayout="YES"><objects><window title="Settings" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
      <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(isInConstraints ? outer : inner)</subviews>
      <constraints>\(isInConstraints ? (sides + ends).joined() : "")</constraints></view></window></objects></document>
      """
    let document = try MacDesignDocument(
      contentsOf: Data(text.utf8), file: "w.xib",
      options: MacDesignDocument.Options(metrics: .recorded, size: CGSize(width: 400, height: 350)))
    let found = frames(document)
    #expect(found["root"] == CGRect(x: 0, y: 0, width: 400, height: 350))
    #expect(found["b"] == CGRect(x: 10, y: 33, width: 300, height: 250))
  }

  @Test func documentsForOtherPlatformsAreRefused() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects/></document>
      """
    #expect(throws: DocumentError.self) {
      try MacDesignDocument(contentsOf: Data(text.utf8), file: "w.xib")
    }
  }
}
