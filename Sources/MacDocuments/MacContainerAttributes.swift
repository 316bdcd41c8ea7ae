import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Applies a document's appearance attributes to containers.
@MainActor
struct MacContainerAttributes {
  let document: InterfaceView
  let context: MacInflationContext

  private var element: DocumentElement { document.element }

  func apply(to view: NSView) {
    switch view {
    case let box as NSBox: apply(to: box)
    case let tabs as NSTabView: apply(to: tabs)
    case let split as NSSplitView: apply(to: split)
    case let scroll as NSScrollView: apply(to: scroll)
    case let clip as NSClipView: apply(to: clip)
    case let table as NSTableView: apply(to: table)
    case let effect as NSVisualEffectView: apply(to: effect)
    case let text as NSTextView: apply(to: text)
    case let matrix as NSMatrix: apply(to: matrix)
    case let collection as NSCollectionView: collection.backgroundColors = backgrounds
    default: break
    }
  }

  private func color(_ key: String) -> NSColor? {
    element.first("color", key: key).flatMap(DocumentColor.init).flatMap { context.color($0) }
  }

  // MARK: Boxes and tabs

  private func apply(to box: NSBox) {
    let settings = document.boxSettings
    box.boxType = Self.boxTypes[settings.type] ?? .primary
    box.borderType = Self.borders[settings.borderType ?? ""] ?? .lineBorder
    box.titlePosition = Self.titlePositions[settings.titlePosition] ?? .atTop
    box.title = settings.title
    box.cornerRadius = settings.cornerRadius
    box.borderWidth = settings.borderWidth
    box.isTransparent = settings.isTransparent
    if let font = settings.titleFont {
      box.titleFont = MacCanvasFonts(release: context.document.xcode)
        .font(font, standard: NSFont.smallSystemFontSize)
    }
    if let color = color("fillColor") { box.fillColor = color }
    if let color = color("borderColor") { box.borderColor = color }
  }

  private static let boxTypes: [String: NSBox.BoxType] = [
    "primary": .primary, "secondary": .secondary, "separator": .separator, "oldStyle": .oldStyle,
    "custom": .custom,
  ]
  private static let borders: [String: NSBorderType] = [
    "none": .noBorder, "line": .lineBorder, "bezel": .bezelBorder, "groove": .grooveBorder,
  ]
  private static let titlePositions: [String: NSBox.TitlePosition] = [
    "noTitle": .noTitle, "aboveTop": .aboveTop, "atTop": .atTop, "belowTop": .belowTop,
    "aboveBottom": .aboveBottom, "atBottom": .atBottom, "belowBottom": .belowBottom,
  ]

  private func apply(to tabs: NSTabView) {
    tabs.tabViewType = Self.tabTypes[document.tabViewType] ?? .topTabsBezelBorder
    tabs.controlSize = MacControlAttributes.sizes[document.controlSize] ?? .regular
    tabs.drawsBackground = element.flag("drawsBackground") ?? true
    tabs.font = MacCanvasFonts(release: context.document.xcode)
      .font(document.tabFont, standard: DocumentControl(document).size.fontSize)
  }

  private static let tabTypes: [String: NSTabView.TabType] = [
    "topTabsBezelBorder": .topTabsBezelBorder, "leftTabsBezelBorder": .leftTabsBezelBorder,
    "bottomTabsBezelBorder": .bottomTabsBezelBorder, "rightTabsBezelBorder": .rightTabsBezelBorder,
    "noTabsBezelBorder": .noTabsBezelBorder, "noTabsLineBorder": .noTabsLineBorder,
    "noTabsNoBorder": .noTabsNoBorder,
  ]

  // MARK: Split and scroll views

  private func apply(to split: NSSplitView) {
    let settings = document.splitSettings
    split.isVertical = settings.isVertical
    split.dividerStyle = Self.dividers[settings.dividerStyle] ?? .thick
  }

  private static let dividers: [String: NSSplitView.DividerStyle] = [
    "thin": .thin, "paneSplitter": .paneSplitter, "thick": .thick,
  ]

  private func apply(to scroll: NSScrollView) {
    let settings = document.scrollSettings
    scroll.borderType = Self.borders[settings.borderType] ?? .bezelBorder
    scroll.hasVerticalScroller = settings.hasVerticalScroller
    scroll.hasHorizontalScroller = settings.hasHorizontalScroller
    scroll.autohidesScrollers = settings.hidesScrollersAutomatically
  }

  private func apply(to clip: NSClipView) {
    clip.drawsBackground = element.flag("drawsBackground") ?? true
    if let color = color("backgroundColor") { clip.backgroundColor = color }
  }

  private func apply(to effect: NSVisualEffectView) {
    effect.material = Self.materials[element["material"] ?? ""] ?? .appearanceBased
    effect.blendingMode = element["blendingMode"] == "withinWindow" ? .withinWindow : .behindWindow
    effect.state = Self.states[element["state"] ?? ""] ?? .followsWindowActiveState
    if let name = element["appearanceType"], let appearance = Self.appearances[name] {
      effect.appearance = NSAppearance(named: appearance)
    }
  }

  private static let materials: [String: NSVisualEffectView.Material] = [
    "light": .light, "dark": .dark, "titlebar": .titlebar, "selection": .selection, "menu": .menu,
    "popover": .popover, "sidebar": .sidebar, "mediumLight": .mediumLight, "ultraDark": .ultraDark,
    "headerView": .headerView, "sheet": .sheet, "windowBackground": .windowBackground,
    "HUDWindow": .hudWindow, "fullScreenUI": .fullScreenUI, "toolTip": .toolTip,
    "contentBackground": .contentBackground, "underWindowBackground": .underWindowBackground,
    "underPageBackground": .underPageBackground,
  ]
  private static let states: [String: NSVisualEffectView.State] = ["active": .active, "inactive": .inactive]
  private static let appearances: [String: NSAppearance.Name] = [
    "aqua": .aqua, "vibrantLight": .vibrantLight, "vibrantDark": .vibrantDark, "darkAqua": .darkAqua,
  ]

  // MARK: Tables

  private func apply(to table: NSTableView) {
    let settings = document.columnTableSettings
    table.style = Self.tableStyles[settings.style ?? ""] ?? .automatic
    if settings.style == nil, element["selectionHighlightStyle"] == "sourceList" { table.style = .sourceList }
    if let height = settings.rowHeight, height > 0 { table.rowHeight = height }
    table.usesAutomaticRowHeights = settings.usesAutomaticRowHeights
    let spacing = settings.intercellSpacing
    table.intercellSpacing = NSSize(width: spacing?.width ?? 0, height: spacing?.height ?? 0)
    table.usesAlternatingRowBackgroundColors = settings.alternatesRowColors
    if let color = color("backgroundColor") { table.backgroundColor = color }
    if let color = color("gridColor") { table.gridColor = color }
    for content in document.tableColumns { table.addTableColumn(column(content)) }
    guard let outline = table as? NSOutlineView else { return }
    outline.outlineTableColumn = table.tableColumns.first
    if let step = element.number("indentationPerLevel") { outline.indentationPerLevel = step }
  }

  private static let tableStyles: [String: NSTableView.Style] = [
    "fullWidth": .fullWidth, "inset": .inset, "sourceList": .sourceList, "plain": .plain,
  ]

  private func column(_ content: TableColumnContent) -> NSTableColumn {
    let column = NSTableColumn(
      identifier: NSUserInterfaceItemIdentifier(content.identifier ?? content.id ?? ""))
    column.minWidth = min(max(0, content.minWidth), MacTableMetrics.greatestColumnWidth)
    column.maxWidth = min(max(column.minWidth, content.maxWidth), MacTableMetrics.greatestColumnWidth)
    column.width = content.width
    column.title = content.title
    column.isHidden = content.isHidden
    return column
  }

  // MARK: Texts, matrices, collections

  private func apply(to text: NSTextView) {
    text.drawsBackground = element.flag("drawsBackground") ?? true
    if let color = color("backgroundColor") { text.backgroundColor = color }
    let fragments = document.textFragments
    text.string = fragments.map(\.text).joined()
    let font = fragments.lazy.compactMap(\.font).first
    text.font = MacCanvasFonts(release: context.document.xcode).font(font, standard: Self.textSize)
    if let color = color("textColor") { text.textColor = color }
    text.isEditable = element.flag("editable") ?? true
  }

  /// Apple, `NSFont.userFont(ofSize:)`.
  private static let textSize: CGFloat = 12

  private func apply(to matrix: NSMatrix) {
    let content = document.matrixContent
    matrix.cellSize = NSSize(width: content.cellSize.width, height: content.cellSize.height)
    matrix.intercellSpacing = NSSize(
      width: content.intercellSpacing.width, height: content.intercellSpacing.height)
    matrix.drawsBackground = element.flag("drawsBackground") ?? false
    for column in content.columns { matrix.addColumn(with: column.map(cell)) }
  }

  private func cell(_ document: ControlCell) -> NSCell {
    guard document.elementName == "buttonCell" else { return NSTextFieldCell(textCell: document.title) }
    let cell = NSButtonCell(textCell: document.title)
    cell.setButtonType(
      document.type == "radio" ? .radio : document.type == "check" ? .switch : .momentaryPushIn)
    cell.state = document.state == "on" ? .on : .off
    cell.font = MacCanvasFonts(release: context.document.xcode)
      .font(document.font, standard: NSFont.systemFontSize)
    return cell
  }

  private var backgrounds: [NSColor] { color("primaryBackgroundColor").map { [$0] } ?? [] }
}
