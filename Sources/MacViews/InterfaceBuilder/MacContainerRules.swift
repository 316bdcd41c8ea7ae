import AutoLayout
import Foundation
import InterfaceBuilder

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

  /// From the frame's edges, in points; nil for boxes without content.
  ///
  /// The saved frame of the content gives left and bottom. Observed in boxes whose frame is known too: custom and old ones
  /// have the same on all sides (33 of 33), others on the right as on the left (67 of 67); at the top, a title takes 15
  /// points (Xcode 26: 12).
  var contentMargins: LayoutInsets? {
    guard let content = document.child(forKey: "contentView")?.frame else { return nil }
    let (left, bottom) = (CGFloat(content.x), CGFloat(content.y))
    return LayoutInsets(top: top(left: left, bottom: bottom), left: left, bottom: bottom, right: left)
  }

  private func top(left: CGFloat, bottom: CGFloat) -> CGFloat {
    guard ["primary", "secondary"].contains(settings.type) else { return bottom }
    if settings.hasTitle { return left == 0 ? Self.newTitle : Self.title }
    return left == Self.wideMargin ? left - 1 : left
  }

  private static let title: CGFloat = 15
  private static let newTitle: CGFloat = 12
  /// Since Xcode 12 content lies 4 points from the sides and 5 from the bottom.
  private static let wideMargin: CGFloat = 4

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

  /// From the frame to a tab's content, in points. Observed: 146 of 188 tabs; the others were not shown when their
  /// documents were saved.
  private var margins: LayoutInsets {
    let isSmall = document.controlSize != .regular
    switch document.tabViewType {
    case "noTabsNoBorder": return .zero
    case "noTabsBezelBorder": return LayoutInsets(top: 7, left: 10, bottom: 13, right: 10)
    case "bottomTabsBezelBorder": return LayoutInsets(top: 7, left: 10, bottom: isSmall ? 19 : 29, right: 10)
    case "rightTabsBezelBorder": return LayoutInsets(top: 7, left: 10, bottom: 13, right: isSmall ? 25 : 33)
    case "leftTabsBezelBorder": return LayoutInsets(top: 7, left: isSmall ? 25 : 33, bottom: 13, right: 10)
    default: return LayoutInsets(top: isSmall ? 25 : 33, left: 10, bottom: 13, right: 10)
    }
  }
}

/// The divider of a split view.
enum MacSplitRules {
  /// Points. Observed: 29 of 29, 3 of 3 and 5 of 5.
  static func dividerThickness(_ settings: SplitSettings) -> CGFloat {
    switch settings.dividerStyle {
    case "thin": 1
    case "paneSplitter": 10
    default: 9
    }
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
