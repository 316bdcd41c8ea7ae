import AutoLayout
import Foundation
import OrderIndependence

extension OrderFramework {
  /// AppKit's views, flipped and unflipped ones mixed.
  public static let appKit = OrderFramework(
    name: "AppKit", tolerance: 0.501,
    comparisons: Comparison.allCases.filter { !ofUIKit.contains($0) }, adapted: { $0.forMac },
    stage: { MacStage($0, $1) })

  /// Traits, dynamic text sizes and containers that leave a space of their own are UIKit's.
  private static let ofUIKit: Set<Comparison> = [.textSize, .textSizeBack, .contained, .containedTurned]
}

extension ViewTree {
  /// The tree without what `NSView` does not have: margins of its own, transforms, cells, controllers that inset their
  /// content, content guides.
  var forMac: ViewTree {
    var tree = self
    tree.container = .none
    tree.documentsLimitScrolling = true
    // A view that is as high as its content would reach farther into the safe area that its margins keep off (layout settles):
    // constraints speak of its edges instead.
    let bare = Set(views.filter { !$0.marginsIncludeSafeArea }.map(\.id))
    let lists = Set(views.filter(\.kind.isList).map(\.id))
    for scroll in views where scroll.kind.isScroll && !scroll.kind.isList {
      // A scroll view of AppKit's has one document view.
      tree.remove(Set(children(of: scroll.id).dropFirst().map(\.id)))
    }
    for list in views where list.kind.isList {
      tree.remove(Set(children(of: list.id).map(\.id)))
    }
    for index in tree.views.indices {
      tree.views[index].margins = nil
      tree.views[index].preservesMargins = false
      tree.views[index].marginsIncludeSafeArea = true
      tree.views[index].transform = nil
      if tree.views[index].kind.isList { tree.views[index].kind = .plain }
      if let parent = tree.views[index].parent, tree.isGrid(parent) { tree.views[index].isHidden = false }
    }
    tree.constraints = tree.constraints.filter { !tree.bindsContent($0) }.map {
      $0.forMac(withoutMargins: bare, lists: lists)
    }
    for view in tree.views where tree.isSplit(view.id) { tree.holdPanes(of: view) }
    return tree
  }

  /// Gives all panes but the last an extent, stronger than a divider's (490) and weaker than their content resists: where the
  /// dividers stand is else what the split view remembers (``OrderRule/layoutIsDetermined``).
  private mutating func holdPanes(of split: TreeView) {
    guard case .stack(let stack) = split.kind else { return }
    for pane in children(of: split.id).dropLast() {
      let id = (views.map(\.id) + guides.map(\.id) + constraints.map(\.id)).max() ?? 0
      var constraint = TreeConstraint(
        id: id + 1, first: Anchor(.view(pane.id), stack.isVertical ? .height : .width))
      constraint.constant = CGFloat(Self.shortestPane + (pane.id * Self.paneStep) % Self.longestPane)
      constraint.priority = Self.paneStrength + Float(pane.id) / 8
      constraints.append(constraint)
    }
  }

  private static let shortestPane = 15
  private static let longestPane = 45
  private static let paneStep = 17
  private static let paneStrength: Float = 600

  /// Whether a constraint makes a scroll view's content end where the scroll view does: in AppKit it speaks of the clip
  /// view, whose size it would be.
  private func bindsContent(_ constraint: TreeConstraint) -> Bool {
    guard let second = constraint.second, case .view(let content) = second.item,
      let scroll = view(content)?.parent, view(scroll)?.kind.isScroll == true,
      view(of: constraint.first.item) == scroll
    else { return false }
    return [.trailing, .bottom].contains(constraint.first.attribute)
  }

  /// Every third stack of a tree is a grid of one column.
  func isGrid(_ id: Int) -> Bool {
    guard let view = view(id), view.kind.isStack else { return false }
    return (seed &+ UInt64(id)).isMultiple(of: 3)
  }

  /// Every third one is a split view, whose panes the arranged views are.
  func isSplit(_ id: Int) -> Bool {
    guard let view = view(id), view.kind.isStack else { return false }
    return (seed &+ UInt64(id)) % 3 == 1
  }

  /// Every other window has limits.
  var hasLimitedWindow: Bool { seed.isMultiple(of: 2) }

  /// Whether a view's coordinates go down: half of them do.
  func isFlipped(_ id: Int) -> Bool {
    var bits = (seed &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(id) &* 0xBF58_476D_1CE4_E5B9)
    bits ^= bits >> 31
    return bits.isMultiple(of: 2)
  }
}

extension TreeConstraint {
  /// - Parameters:
  ///   - bare: views whose margins do not count.
  ///   - lists: views that are plain ones in AppKit.
  fileprivate func forMac(withoutMargins bare: Set<Int>, lists: Set<Int>) -> TreeConstraint {
    var constraint = self
    constraint.first.item = first.item.forMac(withoutMargins: bare, lists: lists)
    if let item = constraint.second?.item {
      constraint.second?.item = item.forMac(withoutMargins: bare, lists: lists)
    }
    return constraint
  }
}

extension Anchor.Item {
  fileprivate func forMac(withoutMargins bare: Set<Int>, lists: Set<Int>) -> Anchor.Item {
    switch self {
    case .content(let id) where lists.contains(id), .visible(let id) where lists.contains(id): .view(id)
    case .margins(let id), .readable(let id): bare.contains(id) ? .view(id) : .margins(id)
    default: self
    }
  }
}
