import AutoLayout
import Foundation
import InterfaceBuilder
import MacLists

/// Where a box puts its content.
struct MacBoxRules {
  private let document: InterfaceView
  private let settings: BoxSettings
  private let era: MetricEra

  init(_ document: InterfaceView, era: MetricEra) {
    self.document = document
    settings = document.boxSettings
    self.era = era
  }

  /// From the frame's edges, in points; nil for boxes without content. The saved frame of the content gives left and
  /// bottom.
  var contentMargins: LayoutInsets? {
    guard let content = document.child(forKey: "contentView")?.frame else { return nil }
    let kind = DocumentControl(document).kind
    var margins = MacContainerMetrics.boxContentMargins(
      kind: kind, era: era, hasBorder: settings.borderType != "none", savedLeft: content.x)
    margins.left = content.x
    margins.right = content.x
    margins.bottom = content.y
    return margins
  }

  /// The size that the box was saved with.
  var sizeHint: CGSize? {
    guard let content = document.child(forKey: "contentView")?.frame, let margins = contentMargins else {
      return nil
    }
    return margins.outset(CGRect(x: 0, y: 0, width: content.width, height: content.height)).size
  }
}

/// Where a tab view puts the content of its tabs.
struct MacTabRules {
  private let document: InterfaceView

  init(_ document: InterfaceView) {
    self.document = document
  }

  /// The content of the tab that shows first.
  var shownContent: InterfaceView? {
    let items = document.tabItems
    let shown = items.first { $0.id != nil && $0.id == document.initialTab } ?? items.first
    return document.children.first { $0.id != nil && $0.id == shown?.viewID } ?? document.children.first
  }

  /// The size that the tab view was saved with.
  var sizeHint: CGSize? {
    guard let content = shownContent?.frame else { return nil }
    return margins.outset(CGRect(x: 0, y: 0, width: content.width, height: content.height)).size
  }

  private var margins: LayoutInsets {
    MacContainerMetrics.tabItemMargins(
      DocumentNames.tabPosition(document.tabViewType), size: DocumentControl(document).size)
  }
}

/// Which way the coordinates of a view's subviews run in documents.
enum MacCoordinates {
  /// Observed: up in 1,336 of 1,339 decided views of other kinds.
  private static let flipped: Set<InterfaceView.Known> = [
    .tableView, .outlineView, .collectionView, .textView, .tabView, .splitView, .scrollView, .tableHeaderView,
  ]

  static func isFlipped(_ document: InterfaceView) -> Bool {
    guard document.kind == .known(.clipView) else {
      return document.kind.known.map(flipped.contains) ?? false
    }
    return document.subviews.first.map(isFlipped) ?? false
  }
}

/// The names that documents have for values of AppKit's.
enum DocumentNames {
  static func tabPosition(_ type: String) -> MacContainerMetrics.TabPosition {
    switch type {
    case "leftTabsBezelBorder": .left
    case "bottomTabsBezelBorder": .bottom
    case "rightTabsBezelBorder": .right
    case "noTabsBezelBorder": .noTabsBezelBorder
    case "noTabsLineBorder": .noTabsLineBorder
    case "noTabsNoBorder": .noTabsNoBorder
    default: .top
    }
  }

  /// AppKit's names of what may change with the superview's size. (Apple, `NSView.AutoresizingMask`.)
  static func autoresizingMask(_ mask: DocumentAutoresizing) -> NSView.AutoresizingMask {
    let pairs: [(DocumentAutoresizing, NSView.AutoresizingMask)] = [
      (.flexibleMinX, .minXMargin), (.widthSizable, .width), (.flexibleMaxX, .maxXMargin),
      (.flexibleMinY, .minYMargin), (.heightSizable, .height), (.flexibleMaxY, .maxYMargin),
    ]
    return pairs.reduce(into: []) { result, pair in
      if mask.contains(pair.0) { result.insert(pair.1) }
    }
  }

  static func border(_ type: String) -> MacContainerMetrics.ScrollBorder {
    switch type {
    case "none": .none
    case "line": .line
    case "groove": .groove
    default: .bezel
    }
  }

  static func divider(_ settings: SplitSettings) -> MacContainerMetrics.SplitDivider {
    switch settings.dividerStyle {
    case "thin": .thin
    case "paneSplitter": .paneSplitter
    default: .thick
    }
  }
}
