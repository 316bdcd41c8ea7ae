import AutoLayout
import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Adds the views inside a container in the way of its class: a box's content, a scroll view's clip view, a tab view's
/// tabs. They keep their saved frames.
@MainActor
struct MacContainerMaking {
  let document: InterfaceView

  /// Makes a container keep its subviews' saved frames.
  static func prepare(_ view: NSView) {
    view.keepsSavedPlaces = true
    if let box = view as? NSBox { box.contentView = nil }
    if let scroll = view as? NSScrollView { scroll.contentView.removeFromSuperview() }
  }

  /// Adds a view to its container in the document.
  func add(_ subview: NSView, _ child: InterfaceView, to view: NSView) {
    switch (view, child.role) {
    case (let box as NSBox, .property("contentView")): box.contentView = subview
    case (let scroll as NSScrollView, .property("contentView")):
      guard let clip = subview as? NSClipView else { return view.addSubview(subview) }
      scroll.contentView = clip
    case (let clip as NSClipView, .subview) where clip.documentView == nil: clip.documentView = subview
    case (let scroll as NSScrollView, .property("verticalScroller")):
      add(scroller: subview, to: scroll, isVertical: true)
    case (let scroll as NSScrollView, .property("horizontalScroller")):
      add(scroller: subview, to: scroll, isVertical: false)
    default: view.addSubview(subview)
    }
  }

  private func add(scroller subview: NSView, to scroll: NSScrollView, isVertical: Bool) {
    guard let scroller = subview as? NSScroller else { return scroll.addSubview(subview) }
    scroll.adopt(scroller, isVertical: isVertical)
  }

  /// Sets the container's contents, once all of them exist.
  ///
  /// - Parameter children: the views inside, by document id.
  func finish(_ view: NSView, children: [String: NSView]) {
    switch view {
    case let tabs as NSTabView: fill(tabs, children)
    case let scroll as NSScrollView: connectHeader(in: scroll)
    case let cell as NSTableCellView: connectOutlets(of: cell)
    default: break
    }
  }

  // MARK: Tabs

  private func fill(_ tabs: NSTabView, _ children: [String: NSView]) {
    let shown = MacTabRules(document).shownContent?.id
    for content in document.tabItems {
      let item = NSTabViewItem(identifier: content.identifier)
      item.label = content.label
      let view = content.viewID.flatMap { children[$0] }
      item.view = view
      tabs.addTabViewItem(item)
      guard let view else { continue }
      view.isBehindAnotherTab = content.viewID != shown
      if content.viewID == shown { tabs.selectTabViewItem(item) }
    }
  }

  // MARK: Tables

  /// Connects a table's header, which documents store beside the clip view. The table begins below it; since macOS 11
  /// the clip view extends beneath both.
  private func connectHeader(in scroll: NSScrollView) {
    guard let table = scroll.documentView as? NSTableView else { return }
    let header = scroll.subviews.lazy.compactMap { $0 as? NSTableHeaderView }.first
    table.headerView = header
  }

  private func connectOutlets(of cell: NSTableCellView) {
    cell.textField = cell.subviews.lazy.compactMap { $0 as? NSTextField }.first
    cell.imageView = cell.subviews.lazy.compactMap { $0 as? NSImageView }.first
  }
}
