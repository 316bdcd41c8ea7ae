import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacViews
import Testing

/// Rules of AppKit's controls and of the canvas that saved documents of several repositories show; each test names them. Expected
/// frames follow by hand from those rules and from the constraints of the samples.
@MainActor
struct MacCanvasRuleTests {
  private func document(
    _ objects: String, tools: String = "22505", metrics: MacDesignDocument.Metrics = .recorded
  ) throws -> MacDesignDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>\(objects)</objects></document>
      """
    return try MacDesignDocument(
      contentsOf: Data(text.utf8), file: "w.xib", options: MacDesignDocument.Options(metrics: metrics))
  }

  /// xamarin/mac-samples and pilotmoon/Scroll-Reverser, Xcode 6: titles are as wide as in the font of OS X 10.10.
  @Test(arguments: [("6254", true), ("9531", false)])
  func theSystemFontIsThatOfTheRelease(_ tools: String, isHelvetica: Bool) throws {
    let label = control(
      "textField", "l", 40, 17,
      cell:
        #"<textFieldCell key="cell" title="Label" id="c"><font key="font" metaFont="system"/></textFieldCell>"#
    )
    let document = try document(
      #"<customView id="root">\#(frame(300, 200))<subviews>\#(label)</subviews></customView>"#, tools: tools,
      metrics: .measured)
    let field = try #require(try view("l", in: document) as? NSTextField)
    #expect((field.font?.fontName == "Helvetica Neue") == isHelvetica)
  }

  private func document(
    _ views: [String], _ constraints: String = "", guides: String = "", tools: String = "22505"
  ) throws -> MacDesignDocument {
    try document(
      """
      <customView id="root">\(frame(300, 200))<subviews>\(views.joined())</subviews>
      <constraints>\(constraints)</constraints>\(guides)</customView>
      """, tools: tools)
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

  private func view(_ id: String, in document: MacDesignDocument) throws -> NSView {
    var pending = document.scenes.map(\.rootView)
    while let view = pending.popLast() {
      if view.documentIdentifier == id { return view }
      pending += view.subviews
    }
    throw MissingView(id: id)
  }

  private struct MissingView: Error { let id: String }

  private func frame(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// At 20 points from the root's left and upper edges.
  private func placed(_ id: String, top: Int = 20) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="\(id)1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(top)" id="\(id)2"/>
    """
  }

  private func control(
    _ element: String, _ id: String, _ width: Int, _ height: Int, cell: String = "", _ content: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame(width, height))
    \(cell)\(content)</\(element)>
    """
  }

  private func label(
    _ id: String, height: Int = 16, font: String = "metaFont=\"system\"", size: String = "regular"
  ) -> String {
    control(
      "textField", id, 44, height,
      cell: """
        <textFieldCell key="cell" controlSize="\(size)" title="Name" id="\(id)c"><font key="font" \(font)/></textFieldCell>
        """)
  }

  private func button(
    _ id: String, _ width: Int, _ height: Int, type: String = "push", title: String = "OK", more: String = ""
  ) -> String {
    control(
      "button", id, width, height,
      cell: """
        <buttonCell key="cell" type="\(type)" title="\(title)" bezelStyle="rounded" \(more) id="\(id)c">
        <font key="font" metaFont="system"/></buttonCell>
        """)
  }

  private func aligned(_ first: String, _ second: String, _ attribute: String) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" id="al"/>
    <constraint firstItem="\(first)" firstAttribute="leading" secondItem="\(second)" secondAttribute="trailing" constant="8" id="af"/>
    """
  }

  // MARK: Text

  /// Ranchero-Software/NetNewsWire: small labels with the appearance's font are 16 points a line high in 2 of 2; buttons keep the
  /// font of their size.
  @Test func textFieldsHaveTheRegularFontOfTheAppearance() throws {
    let font = "usesAppearanceFont=\"YES\""
    let made = try document([
      label("a", font: font, size: "small"), label("b", font: "metaFont=\"smallSystem\"", size: "small"),
    ])
    #expect((try view("a", in: made) as? NSTextField)?.font?.pointSize == 13)
    #expect((try view("b", in: made) as? NSTextField)?.font?.pointSize == 11)
  }

  /// 43 views of 6 repositories (iRASPA, Sequel-Ace, BlockBlock, Postgres, CocoaSplit, Learn-iOS-Swift): the first line of a label
  /// higher than its text is at its top.
  @Test func theFirstLineOfALabelIsAtItsTop() throws {
    let made = try document(
      [label("a"), label("b", height: 24)], placed("a", top: 10) + aligned("b", "a", "firstBaseline"))
    #expect(frames(made)["a"]?.minY == CGFloat(174))
    #expect(frames(made)["b"]?.minY == CGFloat(166))
  }

  /// Saved fields 66 points high have their baseline 51 above the bottom; a label's is 3 above its own.
  @Test func textOfHighFieldsStartsAtTheTop() throws {
    let field = control(
      "textField", "f", 96, 66,
      cell:
        "<textFieldCell key=\"cell\" borderStyle=\"bezel\" id=\"fc\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    )
    let made = try document([field, label("l")], placed("f", top: 10) + aligned("l", "f", "baseline"))
    #expect(frames(made)["l"]?.minY == CGFloat(172))
  }

  // MARK: Alignment

  /// Hot, Karabiner-Elements, MacPass, UTM: symbols 6 points higher than their constraint have 3 above and 3 below.
  @Test func insetsFollowFromAStatedHeight() throws {
    let picture = control(
      "imageView", "i", 16, 22, cell: "<imageCell key=\"cell\" image=\"NSActionTemplate\" id=\"ic\"/>",
      "<constraints><constraint firstAttribute=\"height\" constant=\"16\" id=\"ih\"/></constraints>")
    #expect(
      frames(try document([picture], placed("i")))["i"]
        == CGRect(x: 20, y: 200 - 20 - 16 - 3, width: 16, height: 22))
  }

  /// The same through a width that is the view's height, and of a button that has the size of another release.
  @Test func insetsOfOtherReleases() throws {
    let push = button("b", 90, 32, more: "borderStyle=\"border\"").replacingOccurrences(
      of: "</button>",
      with:
        "<constraints><constraint firstAttribute=\"width\" constant=\"78\" id=\"w\"/></constraints></button>")
    // Six on each side, four above: Xcode 9's.
    #expect(
      frames(try document([push], placed("b")))["b"]
        == CGRect(x: 14, y: 200 - 20 - 32 + 4, width: 90, height: 32))
    let square = control(
      "button", "s", 20, 15,
      cell: "<buttonCell key=\"cell\" type=\"square\" image=\"NSRemoveTemplate\" id=\"sc\"/>",
      """
      <constraints><constraint firstAttribute="width" secondItem="s" secondAttribute="height" id="q"/>
      <constraint firstAttribute="width" constant="20" id="w"/></constraints>
      """)
    let found = try #require(frames(try document([square], placed("s")))["s"])
    #expect(found.size == CGSize(width: 20, height: 15))
  }

  /// iRASPA and MacPass: wells of Xcode 14 and newer are 6 by 4 points larger than their constraints, older ones not at all
  /// (Noto, LyricsX, CocoaSplit; 30 of 30).
  @Test(arguments: [
    ("23094", CGPoint(x: 17, y: 200 - 20 - 100 + 2)), ("20037", CGPoint(x: 20, y: 200 - 20 - 100)),
  ])
  func wellsStandOutFromTheirAlignmentRectangles(_ tools: String, _ origin: CGPoint) throws {
    let well = control("colorWell", "w", 102, 100)
    #expect(frames(try document([well], placed("w"), tools: tools))["w"]?.origin == origin)
  }

  /// Textual, iRASPA, clocker, duckduckgo: all 8 check boxes without title in unmarked scenes.
  @Test(arguments: [("", CGPoint(x: 18, y: 164)), ("Go", CGPoint(x: 18, y: 163))])
  func marksWithoutTitle(_ title: String, _ origin: CGPoint) throws {
    let mark = button("b", 18, 18, type: "check", title: title, more: "imagePosition=\"left\"")
    #expect(frames(try document([mark], placed("b")))["b"]?.origin == origin)
  }

  /// In documents of Xcode 26 whose dated controls are all old, those whose height tells nothing are old as well.
  @Test(arguments: [(32, CGFloat(18)), (24, 20)])
  func undatedControlsAreAsOldAsTheOthers(_ height: Int, _ left: CGFloat) throws {
    let views = [
      button("p", 90, height, more: "borderStyle=\"border\""),
      button("b", 90, 40, type: "check", more: "imagePosition=\"left\""),
    ]
    #expect(frames(try document(views, placed("b"), tools: "24127"))["b"]?.minX == left)
  }

  /// Three of three views outside of the tables' documents: pictures in the frame of a photo have the insets of a bezel.
  @Test func framesOfPhotos() throws {
    let picture = control(
      "imageView", "i", 48, 48, cell: "<imageCell key=\"cell\" imageFrameStyle=\"photo\" id=\"ic\"/>")
    #expect(frames(try document([picture], placed("i")))["i"]?.origin == CGPoint(x: 17, y: 200 - 20 - 48 + 3))
  }

  // MARK: Containers

  /// Stacks that hug with 750 or 1000 across their axis do not stretch views with a size of their own: 7 of 7 saved views.
  @Test(arguments: [750, 1000])
  func stacksDoNotStretchTheirViews(_ hugging: Int) throws {
    let stack = """
      <stackView distribution="fill" orientation="vertical" alignment="leading" horizontalStackHuggingPriority="\(hugging)"
        verticalStackHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="st">\(frame(9, 9))
      <subviews>\(label("l"))\(button("b", 90, 32, more: "borderStyle=\"border\""))</subviews></stackView>
      """
    #expect(frames(try document([stack], placed("st")))["l"]?.width == 44)
  }

  /// 26 of 26 saved cells of tables that write no spacing: Interface Builder leaves zeros out.
  @Test func tablesWithoutSpacingHaveNone() throws {
    let table = """
      <scrollView fixedFrame="YES" id="s">\(frame(200, 100))<clipView key="contentView" id="c">\(frame(198, 98, x: 1, y: 1))<subviews>
      <tableView rowHeight="24" viewBased="YES" id="t">\(frame(198, 98))<tableColumns><tableColumn width="180" id="k">
      <prototypeCellViews><tableCellView translatesAutoresizingMaskIntoConstraints="NO" id="p">\(frame(7, 7, x: 77, y: 77))
      </tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
      """
    #expect(frames(try document([table]))["p"] == CGRect(x: 0, y: 0, width: 192, height: 24))
  }

  private let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
  private let belowSafeArea = """
    <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="ll"/>
    """

  /// Cakebrew (two documents) and CotEditor: the safe area of a view that stands for itself begins at 52.
  @Test func theSafeAreaOfAViewThatStandsForItself() throws {
    let made = try document([label("l")], belowSafeArea, guides: safeArea)
    #expect(frames(made)["l"]?.minY == CGFloat(132))
  }

  /// Two saved windows of Xcode 26: below the title bar of 32 points, or the bar with a toolbar of 52.
  @Test(arguments: [("", 84), ("<toolbar key=\"toolbar\" id=\"tb\"/>", 104)] as [(String, CGFloat)])
  func theSafeAreaOfAWindowWithContentOfFullSize(_ toolbar: String, _ top: CGFloat) throws {
    let made = try document(
      """
      <window title="W" id="w"><windowStyleMask key="styleMask" titled="YES" fullSizeContentView="YES"/>
      <rect key="contentRect" x="0" y="0" width="300" height="200"/><view key="contentView" id="root">\(frame(300, 200))
      <subviews>\(label("l"))</subviews><constraints>\(belowSafeArea)</constraints>\(safeArea)</view>\(toolbar)</window>
      """, tools: "24127")
    #expect(frames(made)["l"]?.minY == 200 - top - 16)
  }

  /// 32 parts of containers in saved documents have no constraints; AppKit places them by their frames.
  @Test func partsOfContainersKeepTheirFrames() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">\(frame(200, 100))
      <clipView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="c">\(frame(198, 98, x: 1, y: 1))<subviews>
      <outlineView translatesAutoresizingMaskIntoConstraints="NO" id="o">\(frame(198, 98))</outlineView></subviews></clipView>
      <constraints><constraint firstAttribute="width" constant="200" id="w"/>
      <constraint firstAttribute="height" constant="100" id="h"/></constraints></scrollView>
      """
    let found = frames(try document([scroll], placed("s")))
    #expect(found["c"] == CGRect(x: 1, y: 1, width: 198, height: 98))
    #expect(found["o"] == CGRect(x: 0, y: 0, width: 198, height: 98))
  }

  // MARK: Looks

  @Test func wellsShowTheirColour() throws {
    let well = control(
      "colorWell", "w", 44, 23,
      "<color key=\"color\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    )
    let made = try #require(try view("w", in: try document([well])) as? NSColorWell)
    #expect(made.color.usingColorSpace(.sRGB)?.redComponent == 1)
    #expect(made.color.usingColorSpace(.sRGB)?.greenComponent == 0)
  }

  @Test(
    arguments: [
      ("hour=\"YES\" minute=\"YES\"", NSDatePicker.ElementFlags.hourMinute),
      ("year=\"YES\" month=\"YES\" day=\"YES\"", .yearMonthDay),
      (
        "year=\"YES\" month=\"YES\" day=\"YES\" hour=\"YES\" minute=\"YES\" second=\"YES\"",
        [.yearMonthDay, .hourMinuteSecond]
      ),
    ] as [(String, NSDatePicker.ElementFlags)])
  func datePickersShowTheElementsThatAreNamed(_ names: String, _ elements: NSDatePicker.ElementFlags) throws {
    let picker = control(
      "datePicker", "d", 96, 28,
      cell:
        "<datePickerCell key=\"cell\" id=\"dc\"><datePickerElements key=\"datePickerElements\" \(names)/></datePickerCell>"
    )
    #expect((try view("d", in: try document([picker])) as? NSDatePicker)?.datePickerElements == elements)
  }

  @Test func aControlMayReadInItsOwnDirection() throws {
    let mirrored = label("a").replacingOccurrences(
      of: "<textField ", with: "<textField userInterfaceLayoutDirection=\"rightToLeft\" ")
    let made = try document([mirrored, label("b")])
    #expect(try view("a", in: made).userInterfaceLayoutDirection == .rightToLeft)
    #expect(try view("b", in: made).userInterfaceLayoutDirection == .leftToRight)
  }
}
