import AutoLayout
import Foundation

// MARK: - Across the axis

extension StackConstraintMaker {
  mutating func makeAlignment() {
    let items = arrangement.visible.map(\.layoutNode)
    guard let first = items.first else { return }
    for attribute in sharedAttributes {
      for item in items.dropFirst() { add(first, attribute, .equal, item, attribute, .alignment) }
    }
    if arrangement.stack.alignment == .fill {
      connect(first, near: .equal, far: .equal)
    } else if items.count == 1 {
      makeSingle(first)
    } else {
      makeSpanner(around: items)
    }
  }

  /// The attributes that all views share with the first.
  private var sharedAttributes: [LayoutAttribute] {
    switch arrangement.stack.alignment {
    case .fill: [arrangement.crossFar, arrangement.crossNear]
    case .leading: [arrangement.crossNear]
    case .trailing: [arrangement.crossFar]
    case .center: [arrangement.crossCenter]
    case .firstBaseline: arrangement.axis == .horizontal ? [.firstBaseline] : [arrangement.crossNear]
    case .lastBaseline: arrangement.axis == .horizontal ? [.lastBaseline] : [arrangement.crossNear]
    }
  }

  /// Ties an item to the canvas: `near` relates canvas to item, `far` item to canvas, so that both read "at most".
  private mutating func connect(_ item: LayoutItem, near: LayoutRelation, far: LayoutRelation) {
    let a = arrangement
    add(a.canvas, a.crossNear, near, item, a.crossNear, .canvasConnection)
    add(item, a.crossFar, far, a.canvas, a.crossFar, .canvasConnection)
  }

  private var pinsNear: Bool {
    switch arrangement.stack.alignment {
    case .fill, .leading: true
    case .firstBaseline, .lastBaseline: arrangement.axis == .vertical
    case .center, .trailing: false
    }
  }

  private var pinsFar: Bool { arrangement.stack.alignment == .trailing }

  private mutating func makeSingle(_ item: LayoutItem) {
    let a = arrangement
    connect(item, near: pinsNear ? .equal : .lessThanOrEqual, far: pinsFar ? .equal : .lessThanOrEqual)
    if a.stack.alignment == .center {
      add(a.canvas, a.crossCenter, .equal, item, a.crossCenter, .canvasConnection)
    }
    add(a.canvas, a.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.canvasFit, .canvasFit)
    suppressAmbiguity(of: [item])
  }

  /// A guide as large as the largest view, which the canvas wraps.
  private mutating func makeSpanner(around items: [LayoutItem]) {
    let a = arrangement
    let spanner = makeGuide("UISV-alignment-spanner")
    for item in items {
      span(item, spanner, a.crossNear, isPinned: pinsNear, relation: .lessThanOrEqual)
      span(item, spanner, a.crossFar, isPinned: pinsFar, relation: .greaterThanOrEqual)
    }
    add(spanner, a.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.spanningFit, .spanningFit)
    suppressAmbiguity(of: items)
    connectCanvas(to: spanner, first: items[0])
  }

  private mutating func span(
    _ item: LayoutItem, _ spanner: LayoutItem, _ attribute: LayoutAttribute, isPinned: Bool,
    relation: LayoutRelation
  ) {
    if isPinned {
      add(
        spanner, attribute, .equal, item, attribute, priority: Priority.spanningBoundary, .spanningBoundary)
    } else {
      add(spanner, attribute, relation, item, attribute, .spanningBoundary)
    }
  }

  private mutating func connectCanvas(to spanner: LayoutItem, first: LayoutItem) {
    let a = arrangement
    add(a.canvas, a.crossNear, .equal, pinsNear ? first : spanner, a.crossNear, .canvasConnection)
    add(pinsFar ? first : spanner, a.crossFar, .equal, a.canvas, a.crossFar, .canvasConnection)
    switch a.stack.alignment {
    case .center: add(a.canvas, a.crossCenter, .equal, first, a.crossCenter, .canvasConnection)
    case .firstBaseline, .lastBaseline:
      add(a.canvas, a.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.canvasFit, .canvasFit)
    default: break
    }
  }

  private mutating func suppressAmbiguity(of items: [LayoutItem]) {
    for item in items {
      add(
        item, arrangement.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.ambiguitySuppression,
        .ambiguitySuppression)
    }
  }
}
