import AutoLayout
import Foundation

/// The constraints that place a split view's panes one after the other from edge to edge. They are required, so that the panes'
/// sizes affect the split view, its window and its fitting size; only the dividers' positions are optional, at
/// ``AutoLayout/LayoutPriority/dragThatCannotResizeWindow`` (490: Apple, `NSLayoutConstraint.Priority`).
@MainActor
struct SplitArrangement {
  private var chain: [NSLayoutConstraint] = []
  private var extents: [(pane: NSView, constraint: NSLayoutConstraint)] = []
  private let isVertical: Bool
  private let isMirrored: Bool
  private let shown: [NSView]

  init(_ split: NSSplitView) {
    isVertical = split.isVertical
    isMirrored = split.isMirrored
    shown = split.shownPanes
    let hidden = split.arrangedSubviews.filter { pane in !split.shownPanes.contains { $0 === pane } }
    for pane in split.arrangedSubviews { pane.takePlaceByContainer() }
    hold(in: split)
    wish(of: split)
    for pane in hidden { park(pane, in: split) }
  }

  private var near: NSLayoutConstraint.Attribute { isVertical ? isMirrored ? .right : .left : .top }
  private var far: NSLayoutConstraint.Attribute { isVertical ? isMirrored ? .left : .right : .bottom }
  /// Which way coordinates grow from the first pane to the last.
  private var sign: CGFloat { isMirrored ? -1 : 1 }
  private var extent: NSLayoutConstraint.Attribute { isVertical ? .width : .height }
  private var crossNear: NSLayoutConstraint.Attribute { isVertical ? .top : .left }
  private var crossFar: NSLayoutConstraint.Attribute { isVertical ? .bottom : .right }

  /// The distance between a side's frame and the alignment rectangle that constraints use.
  private func inset(_ side: NSLayoutConstraint.Attribute, _ pane: NSView) -> CGFloat {
    let insets = pane.alignmentRectInsets
    switch side {
    case .left: return insets.left
    case .right: return insets.right
    case .top: return insets.top
    default: return insets.bottom
    }
  }

  private func make(
    _ item: NSView, _ attribute: NSLayoutConstraint.Attribute, _ other: NSView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    constraint.identifier = identifier
    constraint.kind = .system
    return constraint
  }

  // MARK: Required

  private mutating func hold(in split: NSSplitView) {
    guard let first = shown.first, let last = shown.last else { return }
    chain.append(make(first, near, split, near, sign * inset(near, first), "NSSplitView-First"))
    for (pane, next) in zip(shown, shown.dropFirst()) {
      let space = split.dividerThickness + inset(far, pane) + inset(near, next)
      chain.append(make(next, near, pane, far, sign * space, "NSSplitView-Divider"))
    }
    chain.append(make(last, far, split, far, -sign * inset(far, last), "NSSplitView-Last"))
    for pane in shown {
      chain.append(make(pane, crossNear, split, crossNear, inset(crossNear, pane), "NSSplitView-Side"))
      chain.append(make(pane, crossFar, split, crossFar, -inset(crossFar, pane), "NSSplitView-Side"))
    }
  }

  // MARK: Preferences

  /// Adds constraints for the extents of all panes but one: the last of those with the lowest holding priority takes the rest,
  /// so that an outer split view meets no resistance before the panes reach their limits.
  private mutating func wish(of split: NSSplitView) {
    let priorities = shown.map { split.holdingPriority(of: $0) }
    guard let weakest = priorities.min(), let free = priorities.lastIndex(of: weakest) else { return }
    let strength = LayoutPriority.dragThatCannotResizeWindow.rawValue - Float(Self.depth(of: split))
    for (index, pane) in shown.enumerated() where index != free {
      let constraint = make(pane, extent, nil, .notAnAttribute, 0, "NSSplitView-Extent")
      let stronger = Set(priorities.filter { $0 > priorities[index] }).count
      constraint.priority = LayoutPriority(strength - Self.step * Float(stronger))
      constraint.countsInFitting = false
      extents.append((pane, constraint))
    }
  }

  /// The nesting depth: outer split views take precedence over inner ones.
  private static func depth(of split: NSSplitView) -> Int {
    var (depth, view) = (0, split.storedSuperview)
    while let current = view {
      if current is NSSplitView { depth += 1 }
      view = current.storedSuperview
    }
    return min(depth, deepest)
  }
  private static let deepest = 20
  /// The difference in priority between panes with different holding priorities.
  private static let step: Float = 0.01

  /// Keeps a collapsed pane at its position.
  private mutating func park(_ pane: NSView, in split: NSSplitView) {
    let rect = pane.layoutNode.alignmentInsets.inset(pane.layoutNode.frame)
    let places: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, .left, rect.minX), (.top, .top, rect.minY),
      (.right, .left, rect.minX + rect.size.width), (.bottom, .top, rect.minY + rect.size.height),
    ]
    for (side, origin, constant) in places {
      let constraint = make(pane, side, split, origin, constant, "NSSplitView-Hidden")
      constraint.priority = .dragThatCannotResizeWindow
      constraint.countsInFitting = false
      chain.append(constraint)
    }
  }

  // MARK: Use

  func install() { NSLayoutConstraint.activate(chain + extents.map(\.constraint)) }
  func uninstall() { NSLayoutConstraint.deactivate(chain + extents.map(\.constraint)) }

  /// Moves the dividers: the extents of the shown panes, in points of their frames.
  func place(_ wanted: [(pane: NSView, extent: CGFloat)]) {
    for (pane, extent) in wanted {
      guard let constraint = extents.first(where: { $0.pane === pane })?.constraint else { continue }
      let constant = max(0, extent - inset(near, pane) - inset(far, pane))
      if constraint.constant != constant { constraint.constant = constant }
    }
  }
}
