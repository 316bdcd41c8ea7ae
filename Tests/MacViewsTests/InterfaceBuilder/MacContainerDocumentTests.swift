import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import MacViews
import Testing

/// Containers of macOS documents are of AppKit's classes, hold what the document says, and leave it where it was saved.
@MainActor
struct MacContainerDocumentTests {
  private func document(
    _ objects: String, tools: String = "22505", metrics: MacDesignDocument.Metrics = .measured
  ) throws -> MacDesignDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      \(objects)
      </objects></document>
      """
    return try MacDesignDocument(
      contentsOf: Data(text.utf8), file: "w.xib", options: MacDesignDocument.Options(metrics: metrics))
  }

  private func root(_ contents: String, metrics: MacDesignDocument.Metrics = .measured) throws -> NSView {
    let document = try document(
      "<customView id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/>\(contents)</customView>",
      metrics: metrics)
    let scene = try #require(document.scenes.first)
    scene.layoutIfNeeded()
    return scene.rootView
  }

  private func frame(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  // MARK: Measured sizes

  private func label(_ id: String, _ attributes: String, font: String = "metaFont=\"system\"") -> String {
    """
    <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame(9, 9))
    <textFieldCell key="cell" lineBreakMode="clipping" title="Name" \(attributes) id="\(id)c">
    <font key="font" \(font)/></textFieldCell></textField>
    """
  }

  private func placed(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\(id)1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="\(id)2"/>
    """
  }

  private func widths(_ views: [String], _ ids: [String]) throws -> [CGFloat] {
    let view = try root(
      "<subviews>\(views.joined())</subviews><constraints>\(ids.map(placed).joined())</constraints>")
    return ids.map { id in view.subviews.first { $0.documentIdentifier == id }?.frame.width ?? -1 }
  }

  /// 20 of 21 saved labels with centred text are 8 points wider than their text, others 4.
  @Test func labelsWithCentredTextHaveMoreSpace() throws {
    let found = try widths([label("a", ""), label("b", "alignment=\"center\"")], ["a", "b"])
    #expect(found[1] == found[0] + 4)
  }

  /// 4 of 4 saved labels with a background stand at their frame's edges, and have the same space within.
  @Test func labelsWithABackgroundKeepTheirSpace() throws {
    let found = try widths([label("a", ""), label("b", "drawsBackground=\"YES\"")], ["a", "b"])
    #expect(found[0] == found[1])
  }

  /// Documents name the weights of the system font in the names of roles.
  @Test(arguments: [("systemSemibold", 600), ("systemBold", 700), ("systemUltraLight", 100), ("system", 400)])
  func rolesHaveWeights(_ role: String, _ weight: Int) throws {
    let view = try root("<subviews>\(label("a", "", font: "metaFont=\"\(role)\" size=\"13\""))</subviews>")
    let field = try #require(view.subviews.first as? NSTextField)
    #expect(field.font?.descriptor.weight == FontWeight(rawValue: weight))
    #expect(field.font?.pointSize == 13)
  }

  /// A slider's element does not say which way it runs: upright ones hug their width (4 of 4), others their height (148 of
  /// 148). Of the saved frame, which another layout may have made, it does not depend.
  @Test(arguments: [("verticalHuggingPriority", false), ("horizontalHuggingPriority", true)])
  func slidersRunAlongTheAxisThatTheyDoNotHug(_ attribute: String, _ isVertical: Bool) throws {
    for size in [(100, 20), (20, 100)] {
      let view = try root(
        """
        <subviews><slider \(attribute)="750" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        \(frame(size.0, size.1))<sliderCell key="cell" maxValue="100" id="c"/></slider></subviews>
        """)
      #expect((view.subviews.first as? NSSlider)?.isVertical == isVertical)
    }
  }

  // MARK: Containers

  @Test func boxesHoldTheirContent() throws {
    let view = try root(
      """
      <subviews><box boxType="custom" borderType="line" cornerRadius="4" title="Sound" fixedFrame="YES" id="b">
      \(frame(100, 80, x: 10, y: 20))<view key="contentView" id="v">\(frame(98, 78, x: 1, y: 1))</view>
      <color key="fillColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </box></subviews>
      """)
    let box = try #require(view.subviews.first as? NSBox)
    #expect(box.boxType == .custom && box.borderType == .lineBorder && box.title == "Sound")
    #expect(box.cornerRadius == 4)
    #expect(box.contentView?.documentIdentifier == "v")
    #expect(box.contentView?.frame == NSRect(x: 1, y: 1, width: 98, height: 78))
    #expect(box.fillColor.color(in: .light) == NSColor.red.color(in: .light))
  }

  /// All tabs are laid out, and the chosen one is drawn.
  @Test func tabViewsHoldAllTheirItems() throws {
    func item(_ id: String) -> String {
      "<tabViewItem label=\"Tab \(id)\" identifier=\"\(id)\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">"
        + "\(frame(80, 40, x: 10, y: 33))</view></tabViewItem>"
    }
    let view = try root(
      """
      <subviews><tabView initialItem="q" fixedFrame="YES" id="t">\(frame(100, 86))<font key="font" metaFont="system"/>
      <tabViewItems>\(item("p"))\(item("q"))</tabViewItems></tabView></subviews>
      """)
    let tabs = try #require(view.subviews.first as? NSTabView)
    #expect(tabs.tabViewItems.map(\.label) == ["Tab p", "Tab q"])
    #expect(tabs.selectedTabViewItem?.label == "Tab q")
    #expect(tabs.subviews.map(\.isBehindAnotherTab) == [true, false])
    #expect(
      tabs.subviews.map { $0.layoutNode.frame.origin } == [CGPoint(x: 10, y: 33), CGPoint(x: 10, y: 33)])
  }

  @Test func splitViewsKeepTheSavedPanes() throws {
    let view = try root(
      """
      <subviews><splitView vertical="YES" dividerStyle="thin" fixedFrame="YES" id="s">\(frame(101, 50))<subviews>
      <customView fixedFrame="YES" id="p">\(frame(70, 50))</customView>
      <customView fixedFrame="YES" id="q">\(frame(30, 50, x: 71))</customView></subviews></splitView></subviews>
      """)
    let split = try #require(view.subviews.first as? NSSplitView)
    #expect(split.isVertical && split.dividerStyle == .thin)
    #expect(split.arrangedSubviews.map(\.frame.width) == [70, 30])
  }

  @Test func tablesHaveColumnsAndAHeader() throws {
    let view = try root(
      """
      <subviews><scrollView fixedFrame="YES" borderType="none" id="s">\(frame(200, 100))
      <clipView key="contentView" id="c">\(frame(200, 100))<subviews>
      <outlineView alternatingRowBackgroundColors="YES" headerView="h" indentationPerLevel="13" id="t">\(frame(200, 72))
      <tableColumns><tableColumn identifier="name" width="120" minWidth="40" maxWidth="1000" id="k">
      <tableHeaderCell key="headerCell" title="Name"/><prototypeCellViews><tableCellView id="x">\(frame(100, 17, x: 1, y: 1))
      <subviews><textField fixedFrame="YES" id="f">\(frame(90, 17))<textFieldCell key="cell" title="Cell" id="fc"/></textField>
      </subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></outlineView></subviews></clipView>
      <scroller key="verticalScroller" hidden="YES" horizontal="NO" id="vs">\(frame(16, 100, x: 184))</scroller>
      <tableHeaderView key="headerView" id="h">\(frame(200, 28))</tableHeaderView></scrollView></subviews>
      """)
    let scroll = try #require(view.subviews.first as? NSScrollView)
    let outline = try #require(scroll.documentView as? NSOutlineView)
    #expect(scroll.borderType == .noBorder && scroll.verticalScroller?.isHidden == true)
    #expect(outline.tableColumns.map(\.title) == ["Name"] && outline.tableColumns.map(\.width) == [120])
    #expect(outline.headerView?.documentIdentifier == "h" && outline.usesAlternatingRowBackgroundColors)
    let cell = try #require(outline.subviews.first as? NSTableCellView)
    #expect(cell.textField?.stringValue == "Cell")
  }

  @Test func matricesHaveTheirCells() throws {
    let view = try root(
      """
      <subviews><matrix fixedFrame="YES" id="m">\(frame(90, 38))<size key="cellSize" width="90" height="18"/>
      <size key="intercellSpacing" width="4" height="2"/><cells><column>
      <buttonCell type="radio" title="One" state="on" id="r1"/><buttonCell type="radio" title="Two" id="r2"/></column></cells>
      </matrix></subviews>
      """)
    let matrix = try #require(view.subviews.first as? NSMatrix)
    #expect(matrix.numberOfRows == 2 && matrix.numberOfColumns == 1)
    #expect(matrix.cells.map(\.title) == ["One", "Two"] && matrix.cells.map(\.state) == [.on, .off])
  }

  @Test func runtimeAttributesAreSet() throws {
    let view = try root(
      """
      <subviews><customView fixedFrame="YES" id="v">\(frame(10, 10))<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="wantsLayer" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="5"/>
      </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="toolTip" value="Tip"/>
      </userDefinedRuntimeAttributes></customView></subviews>
      """)
    let made = try #require(view.subviews.first)
    #expect(made.layer?.cornerRadius == 5 && made.toolTip == "Tip")
  }

  // MARK: Windows

  private func window(_ style: String, _ more: String = "", visible: Bool = true) throws -> CGSize {
    let document = try document(
      """
      <window title="Settings" visibleAtLaunch="\(visible ? "YES" : "NO")" id="w">
      <windowStyleMask key="styleMask" \(style)/>\(frame(300, 200).replacingOccurrences(of: "frame", with: "contentRect"))
      <view key="contentView" id="root">\(frame(300, 200))</view>\(more)</window>
      """)
    return try #require(document.scenes.first).windowDisplayList().size
  }

  /// The title bar is 28 points high; sheets, which have no button in theirs, show none.
  @Test func windowsHaveATitleBarAndSheetsNone() throws {
    #expect(try window("titled=\"YES\" closable=\"YES\"") == CGSize(width: 300, height: 228))
    #expect(try window("titled=\"YES\"", visible: false) == CGSize(width: 300, height: 200))
    #expect(
      try window("titled=\"YES\" closable=\"YES\" fullSizeContentView=\"YES\"")
        == CGSize(width: 300, height: 200))
  }

  @Test func toolbarsMakeTheTitleBarHigher() throws {
    let toolbar = """
      <toolbar key="toolbar" implicitIdentifier="i" displayMode="iconAndLabel" id="t"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="x" explicitItemIdentifier="x" label="Add" image="NSAddTemplate" id="ti"/>
      </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="ti"/></defaultToolbarItems></toolbar>
      """
    #expect(try window("titled=\"YES\" closable=\"YES\"", toolbar).height > 228)
  }

  // MARK: Life

  /// Nothing keeps a document's views once the document is let go.
  @Test func viewsAreFreedWithTheirDocument() throws {
    weak var weakRoot: NSView?
    weak var weakButton: NSView?
    try autoreleased {
      let document = try document(
        """
        <window id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <view key="contentView" id="root">\(frame(300, 200))<subviews>
        \(label("b", "drawsBackground=\"YES\""))<tabView fixedFrame="YES" id="t">\(frame(90, 90))<tabViewItems>
        <tabViewItem id="i"><view key="view" id="iv">\(frame(80, 40))</view></tabViewItem></tabViewItems></tabView>
        <scrollView fixedFrame="YES" id="s">\(frame(90, 90))<clipView key="contentView" id="c">\(frame(90, 90))<subviews>
        <tableView id="tv">\(frame(90, 90))</tableView></subviews></clipView></scrollView></subviews>
        <constraints>\(placed("b"))</constraints></view></window>
        """)
      _ = document.snapshot()
      for scene in document.scenes { _ = scene.windowDisplayList() }
      weakRoot = document.scenes.first?.rootView
      weakButton = weakRoot?.subviews.first
      #expect(weakRoot != nil && weakButton != nil)
    }
    #expect(weakRoot == nil)
    #expect(weakButton == nil)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  /// Apple, `NSTouchBar`: its views are shown on the keyboard, not in the window (MacDownApp/macdown).
  @Test func viewsOfATouchBarAreNotInTheView() throws {
    let button = """
      <button key="view" id="b">\(frame(40, 30))<buttonCell key="cell" type="push" title="B" bezelStyle="rounded" id="bc"/></button>
      """
    let view = try root(
      """
      <touchBar key="touchBar" id="bar"><touchBarItems><touchBarItem id="i"><viewController key="viewController" id="c">\(button)\
      </viewController></touchBarItem></touchBarItems></touchBar><subviews><customView id="own">\(frame(9, 9))</customView></subviews>
      """)
    #expect(view.subviews.map(\.documentIdentifier) == ["own"])
  }
}
