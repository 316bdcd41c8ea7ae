import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Shows one of several views at a time, selected by tabs. (Apple, `NSTabView`.)
@preconcurrency @MainActor
open class NSTabView: NSView {
  /// Raw values match AppKit's.
  public enum TabType: UInt, Hashable, Sendable {
    case topTabsBezelBorder = 0
    case leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  /// Raw values match AppKit's.
  public enum TabPosition: UInt, Hashable, Sendable {
    case none = 0
    case top, left, bottom, right
  }
  /// Raw values match AppKit's.
  public enum TabViewBorderType: UInt, Hashable, Sendable {
    case none = 0
    case line, bezel
  }

  @AlwaysObserved open var tabViewType = TabType.topTabsBezelBorder { didSet { styleDidChange() } }
  @AlwaysObserved open var controlSize = NSControl.ControlSize.regular { didSet { styleDidChange() } }
  @AlwaysObserved open var font = NSFont.systemFont(ofSize: NSFont.systemFontSize) {
    didSet { needsDisplay = true }
  }
  @AlwaysObserved open var drawsBackground = true { didSet { needsDisplay = true } }
  open var allowsTruncatedLabels = false
  open weak var delegate: (any NSTabViewDelegate)?
  private var items: [NSTabViewItem] = []
  open private(set) var selectedTabViewItem: NSTabViewItem?

  open override var isFlipped: Bool { true }

  /// The position of the tabs.
  open var tabPosition: TabPosition {
    get {
      switch tabViewType {
      case .topTabsBezelBorder: .top
      case .leftTabsBezelBorder: .left
      case .bottomTabsBezelBorder: .bottom
      case .rightTabsBezelBorder: .right
      default: .none
      }
    }
    set {
      switch newValue {
      case .top: tabViewType = .topTabsBezelBorder
      case .left: tabViewType = .leftTabsBezelBorder
      case .bottom: tabViewType = .bottomTabsBezelBorder
      case .right: tabViewType = .rightTabsBezelBorder
      case .none: if tabPosition != .none { tabViewType = .noTabsBezelBorder }
      }
    }
  }
  /// The border of a view without tabs.
  open var tabViewBorderType: TabViewBorderType {
    get {
      switch tabViewType {
      case .noTabsNoBorder: .none
      case .noTabsLineBorder: .line
      default: .bezel
      }
    }
    set {
      guard tabPosition == .none else { return }
      tabViewType =
        newValue == .none ? .noTabsNoBorder : newValue == .line ? .noTabsLineBorder : .noTabsBezelBorder
    }
  }

  // MARK: Items

  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      let kept = selectedTabViewItem
      for item in items where !newValue.contains(where: { $0 === item }) { removeTabViewItem(item) }
      items = newValue
      for item in newValue { item.tabView = self }
      if kept == nil || !newValue.contains(where: { $0 === kept }) { show(newValue.first) }
      itemsDidChange()
    }
  }
  open var numberOfTabViewItems: Int { items.count }
  /// Adds an item at the end. The first one is selected.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: items.count) }
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === tabViewItem }) else { return }
    precondition((0...items.count).contains(index), "No place \(index) among \(items.count) tab view items")
    tabViewItem.tabView?.removeTabViewItem(tabViewItem)
    items.insert(tabViewItem, at: index)
    tabViewItem.tabView = self
    if selectedTabViewItem == nil { show(tabViewItem) }
    itemsDidChange()
  }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = items.firstIndex(where: { $0 === tabViewItem }) else {
      preconditionFailure("The item to remove is not in the tab view")
    }
    items.remove(at: index)
    tabViewItem.tabView = nil
    if selectedTabViewItem === tabViewItem { show(items.isEmpty ? nil : items[min(index, items.count - 1)]) }
    itemsDidChange()
  }
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    items.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    guard let wanted = identifier as? AnyHashable else { return NSNotFound }
    return items.firstIndex { ($0.identifier as? AnyHashable) == wanted } ?? NSNotFound
  }
  open func tabViewItem(at index: Int) -> NSTabViewItem {
    precondition(items.indices.contains(index), "No tab view item \(index) of \(items.count)")
    return items[index]
  }
  /// The item whose tab is drawn at a point of this view.
  open func tabViewItem(at point: NSPoint) -> NSTabViewItem? {
    zip(items, tabRects).first { $0.1.contains(point) }?.0
  }

  private func itemsDidChange() {
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    needsDisplay = true
  }

  // MARK: Selection

  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem !== selectedTabViewItem, tabViewItem.tabView === self,
      delegate?.tabView(self, shouldSelect: tabViewItem) ?? true
    else { return }
    delegate?.tabView(self, willSelect: tabViewItem)
    show(tabViewItem)
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  open func selectTabViewItem(at index: Int) { selectTabViewItem(tabViewItem(at: index)) }
  open func selectTabViewItem(withIdentifier identifier: Any) {
    let index = indexOfTabViewItem(withIdentifier: identifier)
    precondition(index != NSNotFound, "No tab view item has the identifier \(identifier)")
    selectTabViewItem(at: index)
  }
  /// Selects the item whose index is that of the item that is selected in a pop-up button or segmented control.
  open func takeSelectedTabViewItemFromSender(_ sender: Any?) {
    let index =
      switch sender {
      case let button as NSPopUpButton: button.indexOfSelectedItem
      case let control as NSSegmentedControl: control.selectedSegment
      case let control as NSControl: control.tag
      default: NSNotFound
      }
    if items.indices.contains(index) { selectTabViewItem(at: index) }
  }
  open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(items.first) }
  open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(items.last) }
  open func selectNextTabViewItem(_ sender: Any?) { step(by: 1) }
  open func selectPreviousTabViewItem(_ sender: Any?) { step(by: -1) }

  private func step(by distance: Int) {
    guard let selected = selectedTabViewItem else { return }
    let index = indexOfTabViewItem(selected) + distance
    if items.indices.contains(index) { selectTabViewItem(items[index]) }
  }

  /// Shows an item's view; other items' views are not in the tree.
  private func show(_ item: NSTabViewItem?) {
    if !keepsSavedPlaces { selectedTabViewItem?.shownView?.removeFromSuperview() }
    selectedTabViewItem = item
    placeItemView()
    needsDisplay = true
  }

  func viewDidChange(of item: NSTabViewItem, from old: NSView?) {
    guard item === selectedTabViewItem, !keepsSavedPlaces else { return }
    old?.removeFromSuperview()
    placeItemView()
  }

  private func placeItemView() {
    guard let view = selectedTabViewItem?.shownView, !keepsSavedPlaces else { return }
    if view.superview !== self { addSubview(view) }
    fill(with: view, insets: itemMargins)
    guard let first = selectedTabViewItem?.initialFirstResponder else { return }
    window?.makeFirstResponder(first)
  }

  // MARK: Metrics

  private var era: MetricEra { metricEraOverride ?? MetricEra.current }
  private var metricSize: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  private var metricPosition: MacContainerMetrics.TabPosition {
    switch tabViewType {
    case .topTabsBezelBorder: .top
    case .leftTabsBezelBorder: .left
    case .bottomTabsBezelBorder: .bottom
    case .rightTabsBezelBorder: .right
    case .noTabsBezelBorder: .noTabsBezelBorder
    case .noTabsLineBorder: .noTabsLineBorder
    case .noTabsNoBorder: .noTabsNoBorder
    }
  }
  private var itemMargins: LayoutInsets {
    MacContainerMetrics.tabItemMargins(metricPosition, size: metricSize)
  }

  /// The view's kind in the table of metrics.
  var metricKind: ControlKind {
    switch tabPosition {
    case .none: .tabViewNone
    case .bottom: .tabViewBottom
    default: .tabView
    }
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(MacControlMetrics.insets(kind: metricKind, size: metricSize, era: era))
  }

  /// The rectangle of the selected item's view.
  open var contentRect: NSRect { itemMargins.inset(NSRect(origin: .zero, size: boundsSize)) }
  /// The size that shows all tabs and no content.
  open var minimumSize: NSSize {
    let insets = itemMargins
    let tabs = tabPosition == .none ? 0 : tabWidths.reduce(0, +)
    return NSSize(width: max(insets.left + insets.right, tabs), height: insets.top + insets.bottom)
  }

  private func styleDidChange() {
    placeItemView()
    refreshAlignmentInsets()
    needsDisplay = true
  }

  func labelDidChange() { needsDisplay = true }

  // MARK: Drawing

  private var tabWidths: [CGFloat] {
    items.map { item in
      let text = TextBlock(text: item.label, font: font.descriptor, lines: 1)
      return text.size(width: nil, grid: backingGrid).width + 2 * MacContainerMetrics.tabLabelPadding
    }
  }

  /// The tabs' rectangles in this view, side by side in the middle of their side.
  private var tabRects: [CGRect] {
    guard tabPosition != .none, !items.isEmpty else { return [] }
    let widths = tabWidths
    let size = layoutNode.frame.size
    let height = MacContainerMetrics.tabHeight(metricSize)
    let total = widths.reduce(0, +)
    let insets = LayoutInsets(builtInAlignmentInsets)
    if tabPosition == .left || tabPosition == .right {
      let x = tabPosition == .left ? insets.left : size.width - insets.right - height
      var y = (size.height - total) / 2
      return widths.map { width in
        defer { y += width }
        return CGRect(x: x, y: y, width: height, height: width)
      }
    }
    // Like segments, tabs begin at the leading side. (Apple, "Supporting Right-to-Left Languages".)
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    var x = (size.width + (isMirrored ? total : -total)) / 2
    let y = tabPosition == .top ? insets.top : size.height - insets.bottom - height
    return widths.map { width in
      defer { x += isMirrored ? -width : width }
      return CGRect(x: isMirrored ? x - width : x, y: y, width: width, height: height)
    }
  }

  private var panel: CGRect {
    let half = MacContainerMetrics.tabHeight(metricSize) / 2
    var rect = LayoutInsets(builtInAlignmentInsets).inset(CGRect(origin: .zero, size: layoutNode.frame.size))
    switch tabPosition {
    case .top: rect = LayoutInsets(top: half, left: 0, bottom: 0, right: 0).inset(rect)
    case .bottom: rect.size.height -= half
    case .left: rect = LayoutInsets(top: 0, left: half, bottom: 0, right: 0).inset(rect)
    case .right: rect.size.width -= half
    case .none: break
    }
    return rect
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard tabViewType != .noTabsNoBorder else { return }
    let radius = tabViewType == .noTabsLineBorder ? 0 : MacContainerMetrics.boxCornerRadius
    if drawsBackground { canvas.fill(panel, cornerRadius: radius, .quaternarySystemFill) }
    canvas.strokeInside(panel, cornerRadius: radius, .separatorColor, width: canvas.hairline)
    drawTabs(on: canvas)
  }

  private func drawTabs(on canvas: MacCanvas) {
    let rects = tabRects
    guard let first = rects.first else { return }
    let radius = MacContainerMetrics.boxCornerRadius
    let strip = rects.reduce(first) { $0.union($1) }
    canvas.fill(strip, cornerRadius: radius, .windowBackgroundColor)
    canvas.fill(strip, cornerRadius: radius, .systemFill)
    for (item, rect) in zip(items, rects) {
      let isSelected = item === selectedTabViewItem
      if isSelected {
        let isAccent = canvas.isEmphasized
        canvas.fill(
          rect.insetBy(dx: 1, dy: 1), cornerRadius: radius - 1,
          isAccent ? .controlAccentColor : .unemphasizedSelectedContentBackgroundColor)
      }
      let color: NSColor = isSelected && canvas.isEmphasized ? .white : .labelColor
      drawLabel(item.label, in: rect, color, on: canvas)
    }
  }

  /// Draws a label. At the sides, text runs upwards at the left and downwards at the right.
  private func drawLabel(_ label: String, in rect: CGRect, _ color: NSColor, on canvas: MacCanvas) {
    guard tabPosition == .left || tabPosition == .right else {
      return canvas.drawLine(label, in: rect, font: font, color: color, alignment: .center)
    }
    let context = canvas.context
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.concatenate(CGAffineTransform(rotationAngle: tabPosition == .left ? -.pi / 2 : .pi / 2))
    let flat = CGRect(x: -rect.height / 2, y: -rect.width / 2, width: rect.height, height: rect.width)
    canvas.drawLine(label, in: flat, font: font, color: color, alignment: .center)
    context.restoreGState()
  }
}

/// The delegate of a tab view, which is notified of its items. (Apple, `NSTabViewDelegate`.)
@preconcurrency @MainActor
public protocol NSTabViewDelegate: AnyObject {
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSTabViewDelegate {
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}
