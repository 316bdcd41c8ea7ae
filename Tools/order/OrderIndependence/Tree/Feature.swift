/// Things that trees mix.
public enum Feature: String, CaseIterable, Sendable {
  case masks
  case keptFrames = "subviews not autoresized"
  case constraints, priorities, multipliers, inequalities
  case guides = "layout guides"
  case margins
  case preservedMargins = "preserved margins"
  case safeAreas = "safe areas"
  case stacks
  case nestedStacks = "nested stacks"
  case scrollViews = "scroll views"
  case labels
  case contentSizes = "content sizes by override"
  case transforms
  case tableCells = "table cells"
  case collectionCells = "collection cells"
  case navigation, tabs, split
  case layoutSubviews, updateConstraints, alignmentRectInsets, layoutMarginsDidChange

  public func isIn(_ tree: ViewTree) -> Bool {
    switch self {
    case .masks, .keptFrames, .margins, .preservedMargins, .transforms: isOfViews(in: tree)
    case .constraints, .priorities, .multipliers, .inequalities, .guides, .safeAreas:
      isOfConstraints(in: tree)
    case .navigation: tree.container == .navigation
    case .tabs: tree.container == .tabs
    case .split: tree.container == .split
    default: tree.views.contains { isKind($0, in: tree) }
    }
  }

  private func isOfViews(in tree: ViewTree) -> Bool {
    tree.views.contains { view in
      switch self {
      case .masks:
        if case .mask = view.placement { view.parent != nil } else { false }
      case .keptFrames: !view.autoresizesSubviews
      case .margins: view.margins != nil
      case .preservedMargins: view.preservesMargins
      default: view.transform != nil
      }
    }
  }

  private func isOfConstraints(in tree: ViewTree) -> Bool {
    tree.constraints.contains { constraint in
      switch self {
      case .constraints: true
      case .priorities: constraint.priority < 1000
      case .multipliers: constraint.multiplier != 1
      case .inequalities: constraint.relation != .equal
      case .guides: constraint.anchors.contains { if case .guide = $0.item { true } else { false } }
      default: constraint.anchors.contains { if case .safeArea = $0.item { true } else { false } }
      }
    }
  }

  private func isKind(_ view: TreeView, in tree: ViewTree) -> Bool {
    switch (self, view.kind) {
    case (.stacks, .stack), (.scrollViews, .scroll), (.labels, .label), (.labels, .paddedLabel),
      (.contentSizes, .content), (.contentSizes, .paddedLabel), (.tableCells, .row),
      (.collectionCells, .item),
      (.layoutSubviews, .arranging), (.layoutSubviews, .marginFollowing), (.updateConstraints, .constraining),
      (.alignmentRectInsets, .inset), (.layoutMarginsDidChange, .marginFollowing):
      true
    case (.nestedStacks, .stack): view.parent.flatMap { tree.view($0)?.kind.isStack } ?? false
    default: false
    }
  }
}
