import AutoLayoutTool
import Foundation
import Graphics
import Testing

/// Rules about accessibility that look at views after layout, each with a document that breaks it and near misses.
@MainActor
struct LaidOutAccessibilityTests {
  /// The messages of a rule's findings.
  private func findings(
    _ rule: String, _ views: String, constraints: String = "", more: [String: String] = [:]
  ) throws -> [String] {
    let storyboard = SampleStoryboard.text(views: views, constraints: constraints)
      .replacingOccurrences(
        of: #"<viewController id="vc" sceneMemberID="viewController">"#,
        with: #"""
          <viewController id="vc" customClass="Form" sceneMemberID="viewController">
          <connections><outlet property="part" destination="part" id="o-1"/></connections>
          """#)
    return try findings(rule, in: "/app/a.storyboard", ["/app/a.storyboard": storyboard].merging(more) { $1 })
  }

  private func findings(_ rule: String, in file: String, _ files: [String: String]) throws -> [String] {
    let run = ToolRun(
      ["lint", file, "--format", "json", "--select", rule], files: MemoryFiles(files),
      documents: DesignDocuments(), measurer: FixedPitchTextMeasurer())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    #expect((report["errors"] as? [Any])?.isEmpty == true, "\(run.output)")
    return (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  // MARK: Touch targets

  private static let action = """
    <connections><action selector="save:" destination="vc" eventType="touchUpInside" id="a-1"/></connections>
    """
  private static let picture = #"<state key="normal" image="close"/>"#
  private static let title = #"<state key="normal" title="Save"/>"#

  private func button(
    _ size: (Double, Double), _ content: String, _ attributes: String = "", id: String = "b",
    _ constraints: String? = nil
  ) throws -> [String] {
    try findings(
      "touch-target",
      SampleStoryboard.view(
        id, "20 40 \(size.0) \(size.1)", element: "button", attributes: attributes, content: content),
      constraints: constraints ?? SampleStoryboard.pinned(id, 20, 40, size.0, size.1))
  }

  /// 44 points: Apple, Human Interface Guidelines, "Buttons".
  @Test func smallButtons() throws {
    let found = try button((24, 30), Self.picture + Self.action)
    #expect(found == ["UIButton (b) is 24 × 30 points; fingers need 44 × 44"])
    #expect(try button((60, 30), Self.title + Self.action).count == 1)
    #expect(try button((43.6, 44), Self.picture + Self.action).isEmpty)
    // An outlet is enough: code adds the action.
    #expect(try button((24, 30), Self.picture, id: "part").count == 1)
  }

  @Test(arguments: [
    #"enabled="NO""#, #"hidden="YES""#, #"userInteractionEnabled="NO""#, #"alpha="0.0""#,
    #"customClass="BigButton""#,
  ])
  func buttonsThatNobodyTouches(_ attributes: String) throws {
    #expect(try button((24, 30), Self.picture + Self.action, attributes).isEmpty)
  }

  @Test func buttonsWithoutAnAction() throws {
    #expect(try button((24, 30), Self.picture).isEmpty)
  }

  /// The system decides how high a text is: WCAG 2.2, 2.5.5, "User Agent Control".
  @Test func buttonsOfTheSystemsSize() throws {
    let constraints = [
      SampleStoryboard.constraint("b-x", "b.leading = root.leading 20"),
      SampleStoryboard.constraint("b-y", "b.top = root.top 40"),
    ].joined()
    #expect(try button((40, 30), Self.title + Self.action, "", constraints).isEmpty)
    #expect(try button((40, 30), Self.picture + Self.action, "", constraints).count == 1)
  }

  /// A stack that gives its views equal heights takes them from their texts.
  @Test func buttonsInStacks() throws {
    let buttons = ["b", "c"].map { id in
      SampleStoryboard.view(
        id, "0 \(id == "b" ? 0 : 30) 100 30", element: "button",
        content: Self.title + Self.action.replacingOccurrences(of: "a-1", with: "a-\(id)"))
    }
    let stack = SampleStoryboard.view(
      "stack", "20 40 100 60", element: "stackView",
      attributes: #"axis="vertical" distribution="fillEqually""#,
      content: "<subviews>\(buttons.joined())</subviews>")
    let constraints = [
      SampleStoryboard.constraint("x", "stack.leading = root.leading 20"),
      SampleStoryboard.constraint("y", "stack.top = root.top 40"),
    ].joined()
    #expect(try findings("touch-target", stack, constraints: constraints).isEmpty)
  }

  /// WCAG 2.2, 2.5.5, "Equivalent".
  @Test func buttonsWithALargerOneBeside() throws {
    let views =
      SampleStoryboard.view("b", "20 40 24 24", element: "button", content: Self.picture + Self.action)
      + SampleStoryboard.view(
        "c", "20 80 200 44", element: "button",
        content: Self.title + Self.action.replacingOccurrences(of: "a-1", with: "a-2"))
    let constraints =
      SampleStoryboard.pinned("b", 20, 40, 24, 24) + SampleStoryboard.pinned("c", 20, 80, 200, 44)
    #expect(try findings("touch-target", views, constraints: constraints).isEmpty)
  }

  @Test(arguments: [
    ("textField", 24.0, 1), ("textField", 34, 0), ("segmentedControl", 20, 1), ("slider", 20, 0),
  ])
  func otherControls(_ element: String, _ height: Double, _ count: Int) throws {
    let view = SampleStoryboard.view("v", "20 40 200 \(height)", element: element)
    let found = try findings(
      "touch-target", view, constraints: SampleStoryboard.pinned("v", 20, 40, 200, height))
    #expect(found.count == count)
  }

  // MARK: Contrast

  private func grey(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    """
    <color key="\(key)" red="\(white)" green="\(white)" blue="\(white)" alpha="\(alpha)" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """
  }

  private func system(_ key: String, _ name: String) -> String {
    #"<color key="\#(key)" systemColor="\#(name)"/>"#
  }

  private static let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  /// A label in a box with content around it.
  private func contrast(
    _ text: String, on background: String, font: String = Self.font, attributes: String = "",
    behind: String = "", box: String = "", more: [String: String] = [:]
  ) throws -> [String] {
    let label = SampleStoryboard.view(
      "label", "10 10 100 20", element: "label", attributes: "text=\"Optional\" " + attributes,
      content: font + text)
    let view = SampleStoryboard.view(
      "box", "20 40 200 100", attributes: box, content: background + "<subviews>\(behind)\(label)</subviews>")
    let constraints =
      SampleStoryboard.pinned("box", 20, 40, 200, 100)
      + SampleStoryboard.pinned("label", 30, 50, 100, 20)
    return try findings("low-contrast", view, constraints: constraints, more: more)
  }

  /// Ratios as WCAG's formula gives them: of grey 0.6 (sRGB, luminance 0.319) on white, 1.05 / 0.369 = 2.85.
  @Test func paleTexts() throws {
    let white = grey("backgroundColor", 1)
    #expect(
      try contrast(grey("textColor", 0.6), on: white)
        == ["UILabel “Optional” (label) has a contrast of 2.8:1, less than 4.5:1"])
    #expect(try contrast(grey("textColor", 0.3), on: white).isEmpty)
    // Half transparent black is grey 0.5.
    #expect(try contrast(grey("textColor", 0, alpha: 0.5), on: white).count == 1)
    #expect(try contrast(grey("textColor", 0, alpha: 0.6), on: white).isEmpty)
  }

  /// 3 for large texts; grey 0.55 has 3.4.
  @Test(arguments: [
    (#"type="system" pointSize="18""#, 0), (#"type="system" pointSize="17""#, 1),
    (#"type="boldSystem" pointSize="15""#, 0), (#"type="system" weight="semibold" pointSize="15""#, 0),
    (#"name="Siro-Bold" family="Siro" pointSize="12""#, 0),
  ])
  func largeTexts(_ font: String, _ count: Int) throws {
    let font = #"<fontDescription key="fontDescription" \#(font)/>"#
    let found = try contrast(grey("textColor", 0.55), on: grey("backgroundColor", 1), font: font)
    #expect(found.count == count)
  }

  @Test func unknownBackgrounds() throws {
    let pale = grey("textColor", 0.6)
    let white = grey("backgroundColor", 1)
    #expect(try contrast(pale, on: "").isEmpty)
    #expect(try contrast(pale, on: grey("backgroundColor", 1, alpha: 0.8)).isEmpty)
    #expect(try contrast(pale, on: white, box: #"customClass="Gradient""#).isEmpty)
    let picture = SampleStoryboard.view("part", "0 0 200 100", element: "imageView")
      .replacingOccurrences(of: "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    #expect(try contrast(pale, on: white).count == 1)
    #expect(try contrast(pale, on: white, behind: picture).isEmpty)
    #expect(try contrast("", on: white).isEmpty)
    #expect(try contrast(pale, on: white, attributes: #"enabled="NO""#).isEmpty)
    // The program must draw something else behind white on white.
    #expect(try contrast(grey("textColor", 0.98), on: white).isEmpty)
  }

  private static let fixedLight = "<key>UIUserInterfaceStyle</key>\n<string>Light</string>"

  /// `labelColor` is white in dark interfaces.
  @Test func darkInterfaces() throws {
    let label = system("textColor", "labelColor")
    let white = grey("backgroundColor", 1)
    #expect(try contrast(label, on: white).count == 1)
    #expect(try contrast(label, on: system("backgroundColor", "systemBackgroundColor")).isEmpty)
    let project = ["/app/.git/HEAD": "ref", "/app/a.swift": ""]
    #expect(try contrast(label, on: white, more: project).count == 1)
    let fixed = project.merging(["/app/Info.plist": Self.fixedLight]) { $1 }
    #expect(try contrast(label, on: white, more: fixed).isEmpty)
    let code = project.merging(["/app/a.swift": "window.overrideUserInterfaceStyle = .light"]) { $1 }
    #expect(try contrast(label, on: white, more: code).isEmpty)
  }

  /// Apple's colours on Apple's background are no fault of the document's.
  @Test func systemColours() throws {
    #expect(
      try contrast(
        system("textColor", "systemGrayColor"), on: system("backgroundColor", "systemBackgroundColor")
      )
      .isEmpty)
  }

  /// Apple's grey loses less than a fifth of its contrast on a background that is not quite white.
  @Test func systemColoursOnAlmostWhite() throws {
    let text = system("textColor", "secondaryLabelColor")
    let project = ["/app/.git/HEAD": "ref", "/app/a.swift": "", "/app/Info.plist": Self.fixedLight]
    #expect(try contrast(text, on: grey("backgroundColor", 0.97), more: project).isEmpty)
    #expect(try contrast(text, on: grey("backgroundColor", 0.7), more: project).count == 1)
  }

  /// Apple fills buttons with its accents, and its red is as readable in dark interfaces as in light ones.
  @Test func coloursThatAppleCombines() throws {
    #expect(try contrast(grey("textColor", 1), on: system("backgroundColor", "systemBlueColor")).isEmpty)
    let white = """
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      """
    #expect(try contrast(white, on: system("backgroundColor", "systemBlueColor")).isEmpty)
    #expect(try contrast(grey("textColor", 0.9), on: system("backgroundColor", "systemBlueColor")).count == 1)
    #expect(try contrast(system("textColor", "systemRedColor"), on: grey("backgroundColor", 1)).isEmpty)
  }

  // MARK: Large texts

  private static let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  private func large(
    _ attributes: String, id: String = "label", font: String = Self.body, width: Double = 250
  ) throws -> [String] {
    try findings(
      "clipped-large-text",
      SampleStoryboard.view(
        id, "20 40 \(width) 30", element: "label",
        attributes: "text=\"Remember device\" lineBreakMode=\"tailTruncation\" " + attributes, content: font),
      constraints: SampleStoryboard.constraint("x", "\(id).leading = root.leading 20")
        + SampleStoryboard.constraint("y", "\(id).top = root.top 40")
        + SampleStoryboard.constraint("w", "\(id).width = \(width)"))
  }

  /// Letters of the tests' font are half as wide as it is large: 15 letters take 128 points at 17 and 300 at 40.
  @Test func textsThatDoNotFitTwiceAsLarge() throws {
    #expect(try large("").count == 1)
    #expect(try large("numberOfLines=\"0\"").isEmpty)
    #expect(try large("", id: "part").isEmpty)
    #expect(try large("customClass=\"Caption\"").isEmpty)
    #expect(try large("", font: Self.font).isEmpty)
    // Cut at every size: that is clipped-text.
    #expect(try large("", width: 80).isEmpty)
  }

  /// A label that fills a row 60 points high.
  private func largeInRow(_ mode: String, _ cell: String) throws -> [String] {
    let label = SampleStoryboard.view(
      "label", "20 8 250 44", element: "label",
      attributes: "text=\"Remember this device\" numberOfLines=\"0\"",
      content: Self.body)
    let pins = [
      "label.leading = content.leading 20", "label.width = 250", "label.top = content.top 8",
      "content.bottom = label.bottom 8",
    ]
    let constraints = pins.enumerated().map { SampleStoryboard.constraint("l\($0)", $1) }.joined()
    let row = """
      <tableViewCell id="cell" \(cell)><rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(label)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      """
    let rows =
      mode == "static"
      ? "<sections><tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    return try findings(
      "clipped-large-text",
      """
      <tableView dataMode="\(mode)" style="plain" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)
      </tableView>
      """, constraints: SampleStoryboard.pinned("table", 0, 0, 375, 667))
  }

  /// The height of a prototype is that of the canvas; a static row keeps the height that it states. LoopKit/Loop, Main.storyboard.
  @Test func rowsThatSizeThemselvesGrow() throws {
    #expect(try largeInRow("prototypes", #"rowHeight="60""#).isEmpty)
    #expect(try largeInRow("static", "").isEmpty)
    #expect(try largeInRow("static", #"rowHeight="60""#).count == 1)
  }

  /// A xib with a label in a view of its own.
  private func largeInLooseView(
    _ metrics: String = "", width: Int = 290, lines: Int = 0, pins: [String]
  ) throws -> [String] {
    let label = SampleStoryboard.view(
      "label", "20 8 250 44", element: "label",
      attributes: "text=\"Remember this device\" numberOfLines=\"\(lines)\"",
      content: Self.body)
    let constraints = pins.enumerated().map { SampleStoryboard.constraint("l\($0)", $1) }.joined()
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
            <subviews>\(label)</subviews>
            <constraints>\(constraints)</constraints>
            \(metrics)
          </view>
        </objects>
      </document>
      """
    return try findings("clipped-large-text", in: "/app/a.xib", ["/app/a.xib": xib])
  }

  /// The program decides how high a view of its own size is. AU-COVIDSafe/mobile-ios, RestrictionTableView.xib;
  /// scenee/FloatingPanel, Main.storyboard.
  @Test func looseViewsGrow() throws {
    let pins = [
      "label.leading = root.leading 20", "label.width = 250", "label.top = root.top 8",
      "root.bottom = label.bottom 8",
    ]
    #expect(try largeInLooseView(pins: pins).count == 1)
    let sizes = [
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      #"<size key="freeformSize" width="290" height="60"/>"#,
    ]
    for size in sizes { #expect(try largeInLooseView(size, pins: pins).isEmpty) }
  }

  /// The program decides how wide a view is that is narrower than any screen. acton393/Auto-Layout-Cookbook.
  @Test func viewsNarrowerThanScreensGrow() throws {
    let pins = [
      "label.leading = root.leading 20", "root.trailing = label.trailing 20", "label.top = root.top 8",
    ]
    #expect(try largeInLooseView(width: 320, lines: 1, pins: pins).count == 1)
    #expect(try largeInLooseView(width: 319, lines: 1, pins: pins).isEmpty)
    #expect(try largeInLooseView(width: 319, lines: 1, pins: pins + ["root.width = 319"]).count == 1)
  }

  /// A label beside a switch in a stack, of which both are as high and neither gives way. LoopKit/CGMBLEKit, Main.storyboard.
  @Test func heightsThatNothingDetermines() throws {
    let label = SampleStoryboard.view(
      "label", "0 0 200 31", element: "label", attributes: "text=\"Stay in\"", content: Self.body)
    let toggle = SampleStoryboard.view(
      "switch", "208 0 51 31", element: "switch", attributes: "verticalHuggingPriority=\"750\"")
    let stack = SampleStoryboard.view(
      "stack", "20 40 257 31", element: "stackView", attributes: "spacing=\"8\"",
      content: "<subviews>\(label)\(toggle)</subviews>")
    let corner = ["stack.leading = root.leading 20", "stack.top = root.top 40"]
    #expect(
      try findings(
        "clipped-large-text", stack,
        constraints: corner.enumerated().map { SampleStoryboard.constraint("s\($0)", $1) }.joined()
      ).isEmpty)
  }

  // MARK: Reading order

  private func group(
    _ id: String, _ x: Double, _ fonts: (Double, Double), _ attributes: String = "", _ content: String = ""
  )
    -> String
  {
    func label(_ name: String, _ y: Double, _ size: Double) -> String {
      SampleStoryboard.view(
        "\(id)-\(name)", "0 \(y) 80 20", element: "label", attributes: "text=\"\(id)\(name)\"",
        content: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#)
    }
    return SampleStoryboard.view(
      id, "\(x) 40 80 50", attributes: attributes,
      content: "<subviews>\(label("1", 0, fonts.0))\(label("2", 30, fonts.1))</subviews>\(content)")
  }

  private func order(_ first: String, _ second: String) throws -> [String] {
    let constraints = ["a": 20.0, "b": 120].map { id, x in
      SampleStoryboard.pinned(id, x, 40, 80, 50) + SampleStoryboard.pinned("\(id)-1", x, 40, 80, 20)
        + SampleStoryboard.pinned("\(id)-2", x, 70, 80, 20)
    }
    return try findings("reading-order", first + second, constraints: constraints.joined())
  }

  @Test func groupsSideBySide() throws {
    let found = try order(group("a", 20, (20, 12)), group("b", 120, (20, 12)))
    #expect(found == ["VoiceOver reads across 2 groups: “a1”, “b1”, “a2”"])
  }

  private static let grouped = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="shouldGroupAccessibilityChildren" \
    value="YES"/></userDefinedRuntimeAttributes>
    """

  @Test func columnsAndGroupsThatAreReadAsOne() throws {
    // A column of names beside a column of values.
    #expect(try order(group("a", 20, (17, 17)), group("b", 120, (17, 17))).isEmpty)
    #expect(try order(group("a", 20, (20, 12)), group("b", 120, (12, 20))).isEmpty)
    #expect(try order(group("a", 20, (20, 12)), group("b", 120, (20, 12), "customClass=\"Tile\"")).isEmpty)
    #expect(
      try order(group("a", 20, (20, 12), "", Self.grouped), group("b", 120, (20, 12), "", Self.grouped))
        .isEmpty)
  }

  // MARK: Reports

  /// Severities by rule and path, statistics, shards and Xcode's format know the rules.
  @Test func rulesTakePartInReports() {
    let text = SampleStoryboard.text(
      views: SampleStoryboard.view(
        "b", "20 40 24 24", element: "button", content: Self.picture + Self.action),
      constraints: SampleStoryboard.pinned("b", 20, 40, 24, 24))
    let configuration = """
      rules: {touch-target: error}
      overrides:
        - path: Old/**
          rules: {touch-target: note}
      """
    let files = MemoryFiles([
      "App/a.storyboard": text, "Old/a.storyboard": text, ".autolayout.yml": configuration,
    ])
    func lines(_ options: String...) -> [String] {
      ToolRun(["lint", "App", "Old"] + options, files: files, documents: DesignDocuments()).output
        .split(separator: "\n").map(String.init)
    }
    let all = lines("--format", "xcode", "--select", "touch-target")
    #expect(all.count == 2)
    #expect(all.contains { $0.hasPrefix("/App/a.storyboard:") && $0.contains(": error: ") })
    #expect(all.contains { $0.hasPrefix("/Old/a.storyboard:") && $0.contains(": note: ") })
    let parts = ["1/2", "2/2"].flatMap {
      lines("--format", "xcode", "--select", "touch-target", "--shard", $0)
    }
    #expect(parts.sorted() == all.sorted())
    #expect(lines("--statistics").contains("2  touch-target  A control is too small to touch"))
  }
}
