import Foundation
import Testing

@testable import InterfaceBuilder

/// Documents of macOS: their windows, containers and cells. The shapes of the elements are those of documents that Xcode
/// saved; the expected values are what the samples say.
struct MacDocumentTests {
  private func document(_ objects: String, kind: String = "XIB") throws -> InterfaceDocument {
    let body =
      kind == "XIB"
      ? "<objects>\(objects)</objects>"
      : "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>"
    return try Samples.read(
      Samples.head
        + """
        <document type="com.apple.InterfaceBuilder3.Cocoa.\(kind)" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES">\(body)</document>
        """)
  }

  private func view(_ contents: String) throws -> InterfaceView {
    let document = try document(
      "<customView id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
        + contents + "</subviews></customView>")
    return try #require(document.scenes.first?.views.first?.children.first)
  }

  private let frame = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"

  // MARK: Windows and controllers

  @Test func windowsWithTheirContentAndToolbars() throws {
    let document = try document(
      """
      <window title="Main" titleVisibility="hidden" customClass="NSPanel" id="w">
        <windowStyleMask key="styleMask" titled="YES" resizable="YES" closable="NO"/>
        <rect key="contentRect" x="10" y="20" width="300" height="200"/>
        <rect key="screenRect" x="0" y="0" width="1440" height="877"/>
        <value key="minSize" type="size" width="100" height="50"/>
        <view key="contentView" id="v">\(frame)</view>
        <toolbar key="toolbar" implicitIdentifier="t" displayMode="iconOnly" sizeMode="small" id="tb">
          <allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="NSToolbarSpaceItem" id="space"/>
            <toolbarItem implicitItemIdentifier="x" label="Find" id="find">
              <size key="minSize" width="90" height="22"/><size key="maxSize" width="200" height="22"/>
              <searchField key="view" id="field">\(frame)</searchField></toolbarItem>
          </allowedToolbarItems>
          <defaultToolbarItems><toolbarItem reference="find"/><toolbarItem reference="gone"/></defaultToolbarItems>
        </toolbar>
      </window>
      """)
    let window = try #require(document.scenes.first?.windows.first)
    #expect(window.title == "Main" && window.isPanel && window.titleVisibility == "hidden")
    #expect(window.contentRect == DocumentRect(x: 10, y: 20, width: 300, height: 200))
    #expect(window.screenRect?.size == DocumentSize(width: 1440, height: 877))
    #expect(window.styles == ["titled", "resizable"])
    #expect(window.minSize == DocumentSize(width: 100, height: 50) && window.maxSize == nil)
    #expect(window.contentViewID == "v")
    let toolbar = try #require(window.toolbar)
    #expect(toolbar.displayMode == "iconOnly" && toolbar.sizeMode == "small")
    #expect(toolbar.items.map(\.viewID) == ["field"])
    #expect(toolbar.items.first?.minSize?.width == 90 && toolbar.items.first?.maxSize?.width == 200)
    #expect(toolbar.allowedItems.map(\.identifier) == ["NSToolbarSpaceItem", "x"])
    #expect(document.scenes.first?.views.map(\.id) == ["v", "field"])
  }

  @Test func windowControllersOfStoryboards() throws {
    let document = try document(
      """
      <windowController id="wc"><window key="window" title="W" id="w">
        <rect key="contentRect" x="0" y="0" width="480" height="270"/>
        <toolbar key="toolbar" id="t"><allowedToolbarItems><toolbarItem id="i">
          <button key="view" id="b">\(frame)</button></toolbarItem></allowedToolbarItems></toolbar></window>
        <connections><segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController"
          id="s"/></connections></windowController>
      """, kind: "Storyboard.XIB")
    let controller = try #require(document.controllers.first)
    #expect(controller.kind == .other("windowController"))
    #expect(controller.view == nil)
    #expect(controller.barItemViews.map(\.id) == ["b"])
    #expect(controller.related(by: "window.shadowedContentViewController").map(\.destination) == ["vc"])
    #expect(document.scenes.first?.windows.map(\.id) == ["w"])
  }

  @Test(
    arguments: [
      ("tabViewController", "tabView", "tabView"), ("splitViewController", "splitView", "splitView"),
      ("pagecontroller", "view", "view"), ("viewController", "stackView", "view"),
      ("collectionViewItem", "view", "view"),
    ])
  func controllersHaveViewsOfTheirKind(_ controller: String, _ element: String, _ key: String) throws {
    let document = try document(
      "<\(controller) id=\"c\"><\(element) key=\"\(key)\" id=\"v\">\(frame)</\(element)></\(controller)>",
      kind: "Storyboard.XIB")
    #expect(document.controllers.first?.view?.id == "v")
    #expect(document.controllers.first?.bars.isEmpty == true)
    #expect(document.scenes.first?.views.isEmpty == true)
  }

  @Test func menusAreKept() throws {
    let document = try document(
      """
      <menu title="More" id="m"><items><menuItem title="Copy" keyEquivalent="c" state="on" id="a"/>
        <menuItem isSeparatorItem="YES" id="b"/><menuItem title="Open" hidden="YES" id="c"><menu key="submenu" id="n">
          <items><menuItem title="Recent" id="d"/></items></menu></menuItem></items></menu>
      """)
    let menu = try #require(document.scenes.first?.menus.first)
    #expect(menu.title == "More")
    #expect(menu.items.map(\.title) == ["Copy", "", "Open"])
    #expect(menu.items.map(\.isSeparator) == [false, true, false])
    #expect(menu.items.map(\.isHidden) == [false, false, true])
    #expect(menu.items.first?.keyEquivalent == "c" && menu.items.first?.state == "on")
    #expect(menu.items.last?.submenu.map(\.id) == ["d"])
    #expect(document.scenes.first?.views.isEmpty == true)
  }

  // MARK: Cells

  @Test func cellsOfTextFields() throws {
    let field = try view(
      """
      <textField id="f">\(frame)<textFieldCell key="cell" controlSize="small" lineBreakMode="truncatingTail"
        sendsActionOnEndEditing="YES" borderStyle="bezel" editable="YES" alignment="right" placeholderString="Name" id="c">
        <font key="font" metaFont="smallSystem"/><string key="title">Two
      lines</string><color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
        <numberFormatter key="formatter" id="n"/></textFieldCell>
        <connections><binding destination="o" name="value" keyPath="self.x" id="b"/></connections></textField>
      """)
    let cell = try #require(field.cell)
    #expect(cell.elementName == "textFieldCell" && cell.title == "Two\nlines")
    #expect(cell.size == .small && field.controlSize == .small)
    #expect(cell.isBordered && cell.isEditable && !cell.wraps && !cell.isSelectable)
    #expect(cell.alignment == "right" && cell.placeholder == "Name")
    #expect(cell.font?.face == .meta("smallSystem"))
    #expect(cell.color(forKey: "textColor") == .system("labelColor"))
    #expect(field.formatter?.elementName == "numberFormatter")
    #expect(field.bindings.map(\.name) == ["value"] && field.bindings.first?.keyPath == "self.x")
    let plain = try #require(
      try view("<textField id=\"f\"><textFieldCell key=\"cell\" id=\"c\"/></textField>").cell)
    #expect(plain.wraps && !plain.isBordered && plain.size == .regular)
    let line = try view(
      "<textField id=\"f\"><textFieldCell key=\"cell\" usesSingleLineMode=\"YES\" id=\"c\"/></textField>")
    #expect(line.cell?.wraps == false)
  }

  @Test func cellsOfButtonsAndTheirMenus() throws {
    let button = try view(
      """
      <popUpButton id="p">\(frame)<popUpButtonCell key="cell" type="push" bezelStyle="rounded" selectedItem="two"
        pullsDown="YES" image="star" imagePosition="left" state="on" id="c"><menu key="menu" id="m"><items>
        <menuItem title="One" id="one"/><menuItem title="Two" id="two"/></items></menu></popUpButtonCell></popUpButton>
      """)
    let cell = try #require(button.cell)
    #expect(cell.type == "push" && cell.bezelStyle == "rounded" && cell.imageName == "star")
    #expect(cell.menuItems.map(\.title) == ["One", "Two"])
    #expect(cell.selectedItem == "two" && cell.pullsDown && cell.state == "on")
  }

  @Test func cellsOfSlidersAndSegments() throws {
    let slider = try view(
      """
      <slider id="s"><sliderCell key="cell" maxValue="100" doubleValue="25" numberOfTickMarks="5" sliderType="linear"
        id="c"/></slider>
      """)
    #expect(
      slider.cell?.sliderSettings
        == SliderSettings(minimum: 0, maximum: 100, value: 25, tickCount: 5, isCircular: false))
    let segments = try view(
      """
      <segmentedControl id="s"><segmentedCell key="cell" style="separated" id="c"><segments>
        <segment label="A" width="40" selected="YES"/><segment image="star" width="0"/></segments></segmentedCell>
        </segmentedControl>
      """)
    #expect(segments.cell?.segments.map(\.title) == ["A", ""])
    #expect(segments.cell?.segments.map(\.width) == [40, nil])
    #expect(segments.cell?.segments.map(\.isSelected) == [true, false])
    #expect(segments.cell?.segmentStyle == "separated")
  }

  @Test func cellsOfAMatrixAreNoViews() throws {
    let matrix = try view(
      """
      <matrix id="m">\(frame)<size key="cellSize" width="90" height="18"/><size key="intercellSpacing" width="4" height="2"/>
        <buttonCell key="prototype" type="radio" id="p"/><cells><column><buttonCell type="radio" title="A" id="a"/>
        <buttonCell type="radio" title="B" id="b"/></column></cells></matrix>
      """)
    #expect(matrix.children.isEmpty)
    let content = matrix.matrixContent
    #expect(content.columns.map { $0.map(\.title) } == [["A", "B"]])
    #expect(content.contentSize == DocumentSize(width: 90, height: 38))
    #expect(content.prototype?.type == "radio")
  }

  // MARK: Containers

  @Test func boxesAndTheirContent() throws {
    let box = try view(
      """
      <box boxType="custom" borderType="line" cornerRadius="4" title="T" titlePosition="noTitle" id="b">\(frame)
        <view key="contentView" id="v">\(frame)<subviews><button id="k">\(frame)</button></subviews></view>
        <font key="titleFont" metaFont="system"/></box>
      """)
    #expect(box.child(forKey: "contentView")?.subviews.map(\.id) == ["k"])
    let settings = box.boxSettings
    #expect(settings.type == "custom" && settings.borderType == "line" && settings.cornerRadius == 4)
    #expect(!settings.hasTitle && settings.titleFont?.face == .meta("system"))
    #expect(try view("<box id=\"b\">\(frame)</box>").boxSettings.hasTitle)
  }

  @Test func tabViewsAndTheirItems() throws {
    let tabs = try view(
      """
      <tabView type="noTabsNoBorder" initialItem="two" id="t">\(frame)<tabViewItems>
        <tabViewItem label="One" identifier="1" id="one"><view key="view" id="v1">\(frame)</view></tabViewItem>
        <tabViewItem label="Two" id="two"><view key="view" id="v2">\(frame)</view></tabViewItem></tabViewItems></tabView>
      """)
    #expect(tabs.children.map(\.id) == ["v1", "v2"])
    #expect(tabs.children.map(\.role) == [.property("view"), .property("view")])
    #expect(tabs.tabItems.map(\.label) == ["One", "Two"])
    #expect(tabs.tabItems.map(\.viewID) == ["v1", "v2"])
    #expect(tabs.tabViewType == "noTabsNoBorder" && tabs.initialTab == "two")
  }

  @Test func splitAndScrollViews() throws {
    let split = try view(
      """
      <splitView vertical="YES" dividerStyle="thin" arrangesAllSubviews="NO" id="s">\(frame)<subviews>
        <customView id="a">\(frame)</customView></subviews><holdingPriorities><real value="250"/><real value="260"/>
        </holdingPriorities></splitView>
      """)
    #expect(split.splitSettings.isVertical && split.splitSettings.dividerStyle == "thin")
    #expect(!split.splitSettings.arrangesAllSubviews && split.splitSettings.holdingPriorities == [250, 260])
    let scroll = try view(
      """
      <scrollView borderType="none" hasHorizontalScroller="NO" autohidesScrollers="YES" id="s">\(frame)
        <clipView key="contentView" id="c">\(frame)<subviews><textView id="t">\(frame)</textView></subviews></clipView>
        <scroller key="horizontalScroller" hidden="YES" id="h">\(frame)</scroller></scrollView>
      """)
    #expect(scroll.children.map(\.role) == [.property("contentView"), .property("horizontalScroller")])
    #expect(
      scroll.scrollSettings
        == ScrollSettings(
          borderType: "none", hasHorizontalScroller: false, hasVerticalScroller: true,
          hidesScrollersAutomatically: true))
  }

  @Test func tablesAndTheirPrototypes() throws {
    let table = try view(
      """
      <outlineView tableStyle="inset" rowHeight="24" viewBased="YES" usesAutomaticRowHeights="YES" headerView="hv" id="t">
        \(frame)<size key="intercellSpacing" width="3" height="2"/><tableColumns><tableColumn identifier="name" width="116"
        minWidth="40" maxWidth="1000" id="c1"><tableHeaderCell key="headerCell" title="Name" id="hc"/>
        <textFieldCell key="dataCell" id="dc"/><prototypeCellViews><tableCellView id="p1">\(frame)<subviews>
        <textField id="l">\(frame)</textField></subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns>
        </outlineView>
      """)
    #expect(table.children.map(\.id) == ["p1"] && table.children.map(\.role) == [.prototype])
    let column = try #require(table.tableColumns.first)
    #expect(column.title == "Name" && column.width == 116 && column.prototypeIDs == ["p1"])
    #expect(column.minWidth == 40 && column.maxWidth == 1000 && !column.isHidden)
    let settings = table.columnTableSettings
    #expect(settings.style == "inset" && settings.rowHeight == 24 && settings.usesAutomaticRowHeights)
    #expect(settings.intercellSpacing == DocumentSize(width: 3, height: 2) && settings.headerViewID == "hv")
  }

  @Test func stacksWithGravity() throws {
    let stack = try view(
      """
      <stackView orientation="vertical" alignment="leading" horizontalStackHuggingPriority="249.99998474121094"
        detachesHiddenViews="YES" id="s">\(frame)
        <beginningViews><button id="a">\(frame)</button></beginningViews><endViews><button id="b">\(frame)</button></endViews>
        <edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/>
        <visibilityPriorities><integer value="1000"/><real value="999"/></visibilityPriorities>
        <customSpacing><real value="3.4028234663852886e+38"/><real value="12"/></customSpacing></stackView>
      """)
    #expect(stack.subviews.map(\.id) == ["a", "b"])
    let settings = stack.macStackSettings
    #expect(settings.axis == .vertical && settings.distribution == "gravityAreas" && settings.spacing == 8)
    #expect(settings.alignment == "leading" && settings.detachesHiddenViews)
    #expect(settings.hugging.horizontal == 249.99998474121094 && settings.hugging.vertical == nil)
    #expect(settings.edgeInsets == .fixed(top: 3, left: 1, bottom: 4, right: 2))
    #expect(settings.arranged.map(\.gravity) == [.beginning, .end])
    #expect(settings.arranged.map(\.visibilityPriority) == [1000, 999])
    #expect(settings.arranged.map(\.customSpacing) == [nil, 12])
  }

  @Test func gridsWithMergedCells() throws {
    let grid = try view(
      """
      <gridView xPlacement="trailing" yPlacement="top" rowAlignment="firstBaseline" columnSpacing="10" id="g">\(frame)
        <rows><gridRow height="20" topPadding="3" id="r1"/><gridRow rowAlignment="none" yPlacement="center" id="r2"/></rows>
        <columns><gridColumn id="c1"/><gridColumn xPlacement="fill" width="50" leadingPadding="2" id="c2"/></columns>
        <gridCells><gridCell row="r1" column="c1" headOfMergedCell="x1" id="x1"><textField key="contentView" id="t">\(frame)
        </textField></gridCell><gridCell row="r1" column="c2" headOfMergedCell="x1" id="x2"/>
        <gridCell row="r2" column="c2" xPlacement="leading" rowAlignment="lastBaseline" id="x3"/>
        <gridCell row="r3" column="c2" id="x4"/></gridCells></gridView>
      """)
    #expect(grid.children.map(\.role) == [.property("contentView")])
    let content = grid.gridContent
    #expect(content.xPlacement == "trailing" && content.rowAlignment == "firstBaseline")
    #expect(content.rowSpacing == 6 && content.columnSpacing == 10)
    #expect(content.rows.map(\.length) == [20, nil] && content.rows.map(\.leadingPadding) == [3, 0])
    #expect(content.rows.map(\.placement) == [nil, "center"])
    #expect(content.columns.map(\.length) == [nil, 50] && content.columns.map(\.leadingPadding) == [0, 2])
    #expect(content.cells.map(\.id) == ["x1", "x2", "x3"])
    #expect(content.cells.map(\.headOfMergedCell) == ["x1", "x1", nil])
    #expect(content.cells.map { [$0.row, $0.column] } == [[0, 0], [0, 1], [1, 1]])
    #expect(content.cells.first?.contentViewID == "t" && content.cells.last?.xPlacement == "leading")
  }

  // MARK: The rest

  @Test func fontsAndTextStyles() throws {
    let label = try view(
      "<textField id=\"f\"><textFieldCell key=\"cell\" id=\"c\"><font key=\"font\" textStyle=\"title3\" name=\".SFNS-Regular\"/>"
        + "</textFieldCell></textField>")
    #expect(label.cell?.font?.face == .style("title3"))
    let plain = try view(
      "<textField id=\"f\"><textFieldCell key=\"cell\" id=\"c\"><font key=\"font\" usesAppearanceFont=\"YES\"/>"
        + "</textFieldCell></textField>")
    #expect(plain.cell?.font?.face == .system && plain.cell?.font?.pointSize == nil)
  }

  @Test func textsAreTranslatedByTheKeysOfMacOS() throws {
    var localization = DocumentLocalization()
    localization.pseudo = .double
    let document = try document(
      """
      <customView id="root">\(frame)<subviews><textField id="f">\(frame)<textFieldCell key="cell" title="Name"
        placeholderString="None" id="c"/></textField><tabView id="t">\(frame)<tabViewItems><tabViewItem label="One" id="i"/>
        </tabViewItems></tabView></subviews></customView>
      """)
    let views = try document.localized(by: localization).scenes.first?.views.first?.children
    #expect(views?.first?.cell?.title == "Name Name")
    #expect(views?.first?.cell?.placeholder == "None None")
    #expect(views?.last?.tabItems.map(\.label) == ["One One"])
  }

  @Test func guidesOfTheCanvasAreNoGuides() throws {
    let read = try view(
      """
      <customView placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="infinite" id="v">\(frame)
        <userGuides><userLayoutGuide location="20" affinity="minX"/></userGuides>
        <viewLayoutGuide key="safeArea" id="g"/><viewLayoutGuide key="layoutMargins" id="h"/></customView>
      """)
    #expect(read.guides.map(\.kind) == [.safeArea, .layoutMargins])
    #expect(read.placeholderSize == AxisValues(horizontal: 30, vertical: .infinity))
  }
}
