import AutoLayout
import Foundation
import InterfaceBuilder
import MacLists

/// The position of a box's content.
struct MacBoxRules {
  private let document: InterfaceView
  private let settings: BoxSettings
  private let era: MetricEra

  init(_ document: InterfaceView, era: MetricEra) {
    self.document = document
    settings = document.boxSettings
    self.era = era
  }

  /// The content's margins from the frame's edges, in points; nil for boxes without content. Left and bottom come
  /// from the content's saved frame.
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

  /// The saved size of the box.
  var sizeHint: CGSize? {
    guard let content = document.child(forKey: "contentView")?.frame, let margins = contentMargins else {
      return nil
    }
    return margins.outset(CGRect(x: 0, y: 0, width: content.width, height: content.height)).size
  }
}

/// The position of a tab view's content.
struct MacTabRules {
  private let document: InterfaceView

  init(_ document: InterfaceView) {
    self.document = document
  }

  /// The content of the initially selected tab.
  var shownContent: InterfaceView? {
    let items = document.tabItems
    let shown = items.first { $0.id != nil && $0.id == document.initialTab } ?? items.first
    return document.children.first { $0.id != nil && $0.id == shown?.viewID } ?? document.children.first
  }

  /// The saved size of the tab view.
  var sizeHint: CGSize? {
    guard let content = shownContent?.frame else { return nil }
    return margins.outset(CGRect(x: 0, y: 0, width: content.width, height: content.height)).size
  }

  private var margins: LayoutInsets {
    MacContainerMetrics.tabItemMargins(
      DocumentNames.tabPosition(document.tabViewType), size: DocumentControl(document).size)
  }
}

/// The direction of subviews' y coordinates in documents.
enum MacCoordinates {
  /// The flipped kinds. Observed: y points up in 1,336 of 1,339 decidable views of other kinds.
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

/// The names of AppKit's values in documents.
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

  /// The AppKit mask of the lengths that change with the superview's size. (Apple,
  /// `NSView.AutoresizingMask`.)
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
