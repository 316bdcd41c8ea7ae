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
    _ objects: String, tools: String = "22505", metrics: MacDesignDocument.Metrics = .recorded,
    resources: String = ""
  ) throws -> MacDesignDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>\(objects)</objects>
      <resources>\(resources)</resources></document>
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
    _ views: [String], _ constraints: String = "", guides: String = "", tools: String = "22505",
    metrics: MacDesignDocument.Metrics = .recorded, resources: String = ""
  ) throws -> MacDesignDocument {
    try document(
      """
      <customView id="root">\(frame(300, 200))<subviews>\(views.joined())</subviews>
      <constraints>\(constraints)</constraints>\(guides)</customView>
      """, tools: tools, metrics: metrics, resources: resources)
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

  /// MacPass, OpenEmu, Karabiner-Elements and others, Xcode 12 to 14 (39 of 43 edges): controls that are as wide as older ones have
  /// their insets, 6 at the sides of push buttons and 2 above check boxes.
  @Test func controlsAsWideAsOlderOnesHaveTheirInsets() throws {
    func push(_ width: Int) -> String {
      button("b", width, 32, title: "Perform", more: "borderStyle=\"border\"")
    }
    func check(_ width: Int) -> String {
      button("b", width, 18, type: "check", title: "Perform", more: "imagePosition=\"left\"")
    }
    func width(_ control: String) throws -> Int {
      Int(try #require(frames(try document([control], placed("b"), metrics: .measured))["b"]).width)
    }
    func origin(_ control: String, tools: String = "17506") throws -> CGPoint? {
      frames(try document([control], placed("b"), tools: tools))["b"]?.origin
    }
    let (wide, narrow) = (try width(push(1)), try width(check(1)))
    #expect(try origin(push(wide)) == CGPoint(x: 13, y: 200 - 20 - 32 + 5))
    #expect(try origin(push(wide + 6)) == CGPoint(x: 14, y: 200 - 20 - 32 + 4))
    #expect(try origin(check(narrow)) == CGPoint(x: 18, y: 200 - 20 - 18 + 1))
    #expect(try origin(check(narrow - 4)) == CGPoint(x: 18, y: 200 - 20 - 18 + 2))
    // A limit of its own explains a width, too.
    let limited = push(wide + 6).replacingOccurrences(
      of: "</button>",
      with: """
        <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(wide - 8)"
          id="w"/></constraints></button>
        """)
    #expect(try origin(limited)?.x == 13)
  }

  /// 48 of 55 views of 17 repositories: the alignment rectangle of a symbol is as high as a capital, since macOS 11.
  @Test(arguments: [
    ("circle", 15, "22505", 3), ("plus", 13, "22505", 2), ("trash", 17, "22505", 4),
    ("circle", 15, "15505", 0),
  ])
  func symbolsStandOut(_ name: String, _ height: Int, _ tools: String, _ top: Int) throws {
    let picture = control(
      "imageView", "i", 15, height,
      cell: "<imageCell key=\"cell\" image=\"\(name)\" catalog=\"system\" id=\"ic\"/>")
    let resources = "<image name=\"\(name)\" catalog=\"system\" width=\"15\" height=\"\(height)\"/>"
    let found = frames(try document([picture], placed("i"), tools: tools, resources: resources))["i"]
    #expect(found?.origin == CGPoint(x: 20, y: 200 - 20 - height + top))
  }

  /// A picture that is missing is drawn as one, a symbol as a symbol: the document's list distinguishes them.
  @Test(arguments: [("", false), ("catalog=\"system\"", true)])
  func missingPicturesAreNoSymbols(catalog: String, isSymbol: Bool) throws {
    let picture = control(
      "imageView", "i", 20, 20, cell: "<imageCell key=\"cell\" image=\"logo\" id=\"ic\"/>")
    let made = try document(
      [picture], placed("i"), resources: "<image name=\"logo\" \(catalog) width=\"20\" height=\"20\"/>")
    let image = try #require(try view("i", in: made) as? NSImageView).image
    #expect(image?.size == CGSize(width: 20, height: 20))
    #expect(image?.isSymbolImage == isSymbol)
  }

  /// duckduckgo/macos-browser, NavigationBar and Suggestion: the baseline of a picture is its lower edge, 3 points above the
  /// lower edge of a label of 11 points beside it: a label saved at y 4, the picture at 7.
  @Test func picturesStandOnBaselines() throws {
    let picture = control(
      "imageView", "i", 9, 9, cell: "<imageCell key=\"cell\" image=\"logo\" id=\"ic\"/>")
    let beside = """
      <constraint firstItem="i" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="6" id="b1"/>
      <constraint firstItem="i" firstAttribute="firstBaseline" secondItem="l" secondAttribute="firstBaseline" id="b2"/>
      """
    let made = try document(
      [label("l", height: 14, font: "metaFont=\"label\" size=\"11\""), picture], placed("l") + beside,
      resources: "<image name=\"logo\" width=\"12\" height=\"12\"/>")
    let found = frames(made)
    #expect(found["i"]?.minY == (found["l"]?.minY).map { $0 + 3 })
  }

  /// AppKit's templates are symbols, too, unless they are listed with the size of older pictures (MacPass); a larger symbol keeps
  /// the distances (UTM: 200 points high in a frame of 206).
  @Test func templatesAreSymbols() throws {
    func picture(_ more: String = "") -> String {
      control(
        "imageView", "i", 14, 14, cell: "<imageCell key=\"cell\" image=\"NSActionTemplate\" id=\"ic\"/>", more
      )
    }
    func listed(_ side: Int) -> String {
      "<image name=\"NSActionTemplate\" width=\"\(side)\" height=\"\(side)\"/>"
    }
    #expect(frames(try document([picture()], placed("i"), resources: listed(14)))["i"]?.minY == CGFloat(166))
    let high = picture(
      "<constraints><constraint firstAttribute=\"height\" constant=\"100\" id=\"h\"/></constraints>")
    let made = try document([high], placed("i"), metrics: .measured, resources: listed(15))
    #expect(frames(made)["i"]?.height == CGFloat(106))
  }

  /// notenik-swift, appcenter-sdk-apple and WWDCsrt, Xcode 14 and newer: combo boxes of 23 points (48 relations). Older documents
  /// do not have them (NWPusher).
  @Test(arguments: [("23094", CGPoint(x: 19, y: 158)), ("13771", CGPoint(x: 20, y: 159))])
  func lowComboBoxes(_ tools: String, _ origin: CGPoint) throws {
    let combo = control(
      "comboBox", "c", 100, 23, cell: "<comboBoxCell key=\"cell\" borderStyle=\"bezel\" id=\"cc\"/>")
    #expect(frames(try document([combo], placed("c"), tools: tools))["c"]?.origin == origin)
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
