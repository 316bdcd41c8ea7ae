import AutoLayout
import Foundation

// MARK: - Across the axis

/// Alignment constraints, identical to those of Apple's stack views (Arranged's test suite compares them with
/// UIKit's). Hidden views stay aligned, and with baseline alignment only the first view is kept inside the canvas (a
/// saved row of label and text field has the field 5 points above the row's top: 3 of 3 such rows).
extension StackConstraintMaker {
  mutating func makeAlignment() {
    let items = arrangement.arranged.map(\.layoutNode)
    guard let first = items.first else { return }
    let needsSpanner = arrangement.visible.isEmpty || (items.count > 1 && isAnyItemWeak)
    let spanner = needsSpanner ? makeSpanner() : nil
    connectCanvas(first: arrangement.visible.isEmpty ? nil : first, spanner: spanner)
    for attribute in sharedAttributes {
      for item in items.dropFirst() { add(first, attribute, .equal, item, attribute, .alignment) }
    }
    if isAnyItemWeak { suppressAmbiguity(of: items) }
  }

  /// The attributes by which all views are aligned with the first. The near edge comes first, so that a view that cannot fill
  /// the stack keeps it. Observed: 4 of 4 views with required shares of a filled column's width lie at its leading edge, in
  /// 20 pictures of a public repository (iOS 17.5).
  private var sharedAttributes: [LayoutAttribute] {
    let isRow = arrangement.axis == .horizontal
    return switch arrangement.stack.alignment {
    case .fill: [arrangement.crossNear, arrangement.crossFar]
    case .leading: [arrangement.crossNear]
    case .trailing: [arrangement.crossFar]
    case .center: [arrangement.crossCenter]
    case .firstBaseline: isRow ? [.firstBaseline] : []
    case .lastBaseline: isRow ? [.lastBaseline] : []
    }
  }

  /// Whether views may have a distance from the canvas's near edge.
  private var isNearWeak: Bool {
    switch arrangement.stack.alignment {
    case .fill, .leading: false
    case .center, .trailing, .firstBaseline, .lastBaseline: true
    }
  }

  private var isFarWeak: Bool {
    switch arrangement.stack.alignment {
    case .fill, .trailing: false
    case .center, .leading, .firstBaseline, .lastBaseline: true
    }
  }

  private var isAnyItemWeak: Bool { isNearWeak || isFarWeak }

  /// A guide as large as the largest view, which the canvas wraps.
  private mutating func makeSpanner() -> LayoutItem {
    let a = arrangement
    let spanner = makeGuide("UISV-alignment-spanner")
    if isAnyItemWeak {
      add(
        spanner, a.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.spanningFit, .spanningFit)
    }
    for item in a.visible.map(\.layoutNode) {
      span(item, spanner, a.crossNear, weakly: isNearWeak ? .lessThanOrEqual : nil)
      span(item, spanner, a.crossFar, weakly: isFarWeak ? .greaterThanOrEqual : nil)
    }
    return spanner
  }

  private mutating func span(
    _ item: LayoutItem, _ spanner: LayoutItem, _ attribute: LayoutAttribute, weakly relation: LayoutRelation?
  ) {
    add(
      spanner, attribute, relation ?? .equal, item, attribute,
      priority: relation == nil ? Priority.spanningBoundary : .required, .spanningBoundary)
  }

  /// Ties the canvas to the first view, or to the spanner if the first view is not certain to reach an edge.
  private mutating func connectCanvas(first: LayoutItem?, spanner: LayoutItem?) {
    let a = arrangement
    guard var near = first ?? spanner, var far = spanner ?? first else { return }
    let alignment = a.stack.alignment
    if alignment == .trailing || alignment == .lastBaseline { swap(&near, &far) }
    if alignment == .center { near = far }
    let (nearIsWeak, farIsWeak) = weakEdges(spanner: spanner)
    add(a.canvas, a.crossNear, nearIsWeak ? .lessThanOrEqual : .equal, near, a.crossNear, .canvasConnection)
    add(a.canvas, a.crossFar, farIsWeak ? .greaterThanOrEqual : .equal, far, a.crossFar, .canvasConnection)
    if alignment == .center, let middle = first ?? spanner {
      add(a.canvas, a.crossCenter, .equal, middle, a.crossCenter, .canvasConnection)
    }
    if nearIsWeak || farIsWeak {
      add(a.canvas, a.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.canvasFit, .canvasFit)
    }
  }

  /// The edges of the canvas that are tied by inequalities.
  private func weakEdges(spanner: LayoutItem?) -> (near: Bool, far: Bool) {
    guard spanner != nil else { return (isNearWeak, isFarWeak) }
    let isRow = arrangement.axis == .horizontal && !arrangement.visible.isEmpty
    let alignment = arrangement.stack.alignment
    return (isRow && alignment == .firstBaseline, isRow && alignment == .lastBaseline)
  }

  private mutating func suppressAmbiguity(of items: [LayoutItem]) {
    for item in items {
      add(
        item, arrangement.crossExtent, .equal, nil, .notAnAttribute, priority: Priority.ambiguitySuppression,
        .ambiguitySuppression)
    }
  }
}
