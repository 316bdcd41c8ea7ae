import AutoLayout
import Foundation

/// Creates a stack's constraints with the identifiers and priorities of AppKit's (as measured on macOS 26.4 by an
/// independent re-implementation; the identifiers agree with real logs).
@MainActor
struct StackLayout {
  let stack: NSStackView
  let entries: [StackedView]
  var made = ArrangementConstraints()

  /// AppKit's priorities for them.
  enum Priority {
    static let alignment = LayoutPriority(260)
    static let centerGroup = LayoutPriority(260)
    static let equality = LayoutPriority(260)
    /// The priority at which the first and last view stay at their edges.
    static let edge = LayoutPriority.defaultHigh
    /// The priority at which a stack whose hugging is stronger than usual stretches a view with an intrinsic size across its axis:
    /// 7 of 7 labels and pop-up buttons keep their sizes in stacks that hug with 750 or 1000. Other views, such as stacks and
    /// lines, are stretched with the stack's hugging (7 of 7).
    static let mostAcross = LayoutPriority(249.99998)
    /// The neighbours in a gravity area keep together with this, the later ones a little less.
    static let neighbours: Float = 749.99
    static let step: Float = 0.01
  }

  init(_ stack: NSStackView, _ entries: [StackedView]) {
    self.stack = stack
    self.entries = entries
  }

  mutating func makeConstraints() {
    guard !entries.isEmpty else { return makeSmall() }
    makeEnds()
    makeSpacing()
    for entry in entries { alignAcross(entry) }
    if stack.distribution == .gravityAreas { centerTheCenterGroup() }
    makeEqualities()
    settleExtents()
  }

  /// Makes a stack without views fit its insets. AppKit creates no constraints for it, so its size is
  /// ambiguous there.
  private mutating func makeSmall() {
    let insets = stack.edgeInsets
    made.add(
      item, .width, constant: insets.left + insets.right, priority: stack.huggingPriority(for: .horizontal),
      "NSStackView.Empty")
    made.add(
      item, .height, constant: insets.top + insets.bottom, priority: stack.huggingPriority(for: .vertical),
      "NSStackView.Empty")
  }

  // MARK: Attributes along and across the axis

  private var isRow: Bool { stack.orientation == .horizontal }
  private var near: LayoutAttribute { isRow ? .leading : .top }
  private var far: LayoutAttribute { isRow ? .trailing : .bottom }
  private var center: LayoutAttribute { isRow ? .centerX : .centerY }
  private var extent: LayoutAttribute { isRow ? .width : .height }
  private var crossNear: LayoutAttribute { isRow ? .top : .leading }
  private var crossFar: LayoutAttribute { isRow ? .bottom : .trailing }
  private var crossAxis: LayoutAxis { isRow ? .vertical : .horizontal }

  /// The edge's name in identifiers.
  private func name(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .leading: "Leading"
    case .trailing: "Trailing"
    case .top: "Top"
    default: "Bottom"
    }
  }

  /// The inset for an attribute. Insets are for left and right; the leading side is the right one in
  /// right-to-left interfaces.
  private func inset(_ attribute: LayoutAttribute) -> CGFloat {
    let insets = stack.edgeInsets
    let isMirrored = stack.userInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .leading: isMirrored ? insets.right : insets.left
    case .trailing: isMirrored ? insets.left : insets.right
    case .top: insets.top
    default: insets.bottom
    }
  }

  private var item: LayoutItem { stack.layoutNode }

  private var isFilled: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .gravityAreas, .equalSpacing, .equalCentering: false
    }
  }
}

// MARK: - Across the axis

extension StackLayout {
  private func huggingAcross(_ entry: StackedView) -> LayoutPriority {
    let hugging = stack.huggingPriority(for: crossAxis)
    guard hugging > .defaultLow else { return hugging }
    let content = entry.view.contentSize(forWidth: nil)
    return (isRow ? content.height : content.width) < 0 ? hugging : Priority.mostAcross
  }

  private mutating func alignAcross(_ entry: StackedView) {
    let view = entry.view.layoutNode
    let hugging = huggingAcross(entry)
    let clipping = stack.clippingResistancePriority(for: crossAxis)
    align(view)
    made.add(view, crossNear, .greaterThanOrEqual, item, crossNear, "NSStackView.Edge.\(name(crossNear))")
    made.add(
      item, crossFar, .greaterThanOrEqual, view, crossFar, priority: clipping,
      "NSStackView.Edge.\(name(crossFar))")
    made.add(
      view, crossNear, .equal, item, crossNear, constant: inset(crossNear), priority: hugging,
      "NSStackView.Edge.Min.\(name(crossNear))")
    made.add(
      item, crossFar, .equal, view, crossFar, constant: inset(crossFar), priority: hugging,
      "NSStackView.Edge.Min.\(name(crossFar))")
  }

  /// Aligns a view by the stack's attribute. At the far edge the inset is added instead of subtracted, so that views lie at
  /// the edge itself (macOS 26.4; a saved row with bottom alignment and insets of 8 is 29 points high for fields of 21,
  /// which are at 0).
  private mutating func align(_ view: LayoutItem) {
    let alignment = stack.alignment
    let isExtent = alignment == (isRow ? .height : .width)
    guard isExtent || (alignment.kind != .size && alignment.axis == crossAxis) else { return }
    var constant: CGFloat = 0
    switch alignment {
    case .top, .leading: constant = inset(alignment)
    case .bottom, .trailing: constant = inset(alignment)
    case .left: constant = stack.edgeInsets.left
    case .right: constant = stack.edgeInsets.right
    case .width, .height: constant = -inset(crossNear) - inset(crossFar)
    case .firstBaseline: if view === entries.first?.view.layoutNode { return }
    case .lastBaseline: if view === entries.last?.view.layoutNode { return }
    default: break
    }
    made.add(
      view, alignment, .equal, item, alignment, constant: constant, priority: Priority.alignment,
      "NSStackView.Align")
  }
}

// MARK: - Along the axis

extension StackLayout {
  private mutating func makeEnds() {
    guard let first = entries.first, let last = entries.last else { return }
    let (firstItem, lastItem) = (first.view.layoutNode, last.view.layoutNode)
    let clipping = stack.clippingResistancePriority(for: stack.orientation)
    made.add(
      firstItem, near, .equal, item, near, constant: inset(near), priority: endPriority(.leading),
      "NSStackView.Edge.Min.\(name(near))")
    if clipping < .required, isFilled || endPriority(.trailing) == Priority.edge {
      // The other half is the clipping resistance: a stack that may clip or detach views does not limit its window.
      made.add(
        item, far, .lessThanOrEqual, lastItem, far, constant: inset(far), priority: endPriority(.trailing),
        "NSStackView.Edge.Min.\(name(far))")
    } else {
      made.add(
        item, far, .equal, lastItem, far, constant: inset(far), priority: endPriority(.trailing),
        "NSStackView.Edge.Min.\(name(far))")
    }
    if !isFilled {
      made.add(firstItem, near, .greaterThanOrEqual, item, near, "NSStackView.Edge.\(name(near))")
    }
    if !isFilled || clipping < .required {
      made.add(
        item, far, .greaterThanOrEqual, lastItem, far, constant: inset(far), priority: clipping,
        "NSStackView.Edge.\(name(far))")
    }
  }

  /// The priority at which the views reach an end of the stack. If the gravity area at an end is empty, only hugging
  /// moves the others there.
  private func endPriority(_ gravity: NSStackView.Gravity) -> LayoutPriority {
    if isFilled { return .required }
    let isEmpty = stack.distribution == .gravityAreas && !entries.contains { $0.gravity == gravity }
    return isEmpty ? stack.huggingPriority(for: stack.orientation) : Priority.edge
  }

  private mutating func makeSpacing() {
    for index in entries.indices.dropLast() {
      let (view, next) = (entries[index].view.layoutNode, entries[index + 1].view.layoutNode)
      let spacing = entries[index].customSpacing ?? stack.spacing
      if !isFilled {
        made.add(next, near, .greaterThanOrEqual, view, far, constant: spacing, "NSStackView.Stack.Min")
      }
      made.add(
        next, near, .equal, view, far, constant: spacing, priority: spacingPriority(after: index),
        "NSStackView.Stack")
    }
  }

  private func spacingPriority(after index: Int) -> LayoutPriority {
    if isFilled { return .required }
    let hugging = stack.huggingPriority(for: stack.orientation)
    let isWithinArea =
      stack.distribution == .gravityAreas && entries[index].gravity == entries[index + 1].gravity
    guard isWithinArea else { return hugging }
    let kept = Priority.neighbours - Priority.step * Float(min(index, Priority.mostSteps))
    return max(LayoutPriority(kept), hugging)
  }

  private mutating func centerTheCenterGroup() {
    let group = entries.filter { $0.gravity == .center }.map(\.view.layoutNode)
    guard let first = group.first, let last = group.last else { return }
    made.center(
      LayoutTerm(first, near), LayoutTerm(last, far), between: LayoutTerm(item, near),
      and: LayoutTerm(item, far), priority: Priority.centerGroup, "NSStackView.CenterGroup.Center")
  }
}

extension StackLayout.Priority {
  /// The number of steps, such that neighbours stay together at a higher priority than any distribution,
  /// however many there are.
  static let mostSteps = 40_000
}

// MARK: - Equal distributions

extension StackLayout {
  /// The content's extents along the axis; 0 for views without one.
  var proportions: [CGFloat] {
    entries.map { entry in
      let size = entry.view.contentSize(forWidth: nil)
      return max(isRow ? size.width : size.height, 0)
    }
  }

  private mutating func makeEqualities() {
    switch stack.distribution {
    case .gravityAreas, .fill: break
    case .fillEqually: makeEqualSizes()
    case .fillProportionally: makeProportionalSizes()
    case .equalSpacing: equaliseDistances(from: far, to: near, "NSStackView.Distribution.EqualSpacing")
    case .equalCentering:
      equaliseDistances(from: center, to: center, "NSStackView.Distribution.EqualCentering")
    }
  }

  /// Creates a guide to whose extent equal ones are related.
  private mutating func makeIdeal() -> LayoutItem { made.makeGuide("NSStackView.Distribution.Ideal") }

  private mutating func makeEqualSizes() {
    let ideal = makeIdeal()
    for entry in entries {
      made.add(
        entry.view.layoutNode, extent, .equal, ideal, extent, priority: Priority.equality,
        "NSStackView.Distribution.EqualSizing")
    }
  }

  private mutating func makeProportionalSizes() {
    let ideal = makeIdeal()
    for (entry, content) in zip(entries, proportions) where content > 0 {
      made.add(
        entry.view.layoutNode, extent, .equal, ideal, extent, multiplier: content,
        priority: Priority.equality, "NSStackView.Distribution.ProportionalSizing")
    }
  }

  private mutating func equaliseDistances(
    from start: LayoutAttribute, to end: LayoutAttribute, _ identifier: String
  ) {
    let ideal = makeIdeal()
    let views = entries.map(\.view.layoutNode)
    // Centres have no direction: from right to left, the later view's centre is further left.
    let isMirrored = start == .centerX && stack.userInterfaceLayoutDirection == .rightToLeft
    for (view, next) in zip(views, views.dropFirst()) {
      let (first, second) = isMirrored ? (next, view) : (view, next)
      made.add(
        from: LayoutTerm(first, start), to: LayoutTerm(second, end), .equal, LayoutTerm(ideal, extent),
        priority: Priority.equality, identifier)
    }
  }
}

// MARK: - Sizes that AppKit's constraints leave ambiguous

/// Centred views, and views of different sizes, pull the stack's edges to different insets with equal priorities. Among the
/// equally good extents, the stack takes the smallest one with space for the insets of its views. AppKit has no such
/// constraint; this is this package's choice.
extension StackLayout {
  private mutating func settleExtents() {
    let items = entries.map(\.view.layoutNode)
    if inset(crossNear) + inset(crossFar) > 0 {
      for view in items { reserveSpace(from: view, to: view, crossNear, crossFar) }
      makeSmall(crossAxis)
    }
    let isCentered = stack.distribution == .gravityAreas && entries.contains { $0.gravity == .center }
    if isCentered, inset(near) + inset(far) > 0, let first = items.first, let last = items.last {
      reserveSpace(from: first, to: last, near, far)
      makeSmall(stack.orientation)
    }
  }

  /// One step below the stack's hugging, so that only ambiguities are resolved.
  private mutating func reserveSpace(
    from first: LayoutItem, to last: LayoutItem, _ near: LayoutAttribute, _ far: LayoutAttribute
  ) {
    let axis = near.axis ?? .horizontal
    made.add(
      from: LayoutTerm(first, near), to: LayoutTerm(last, far), .lessThanOrEqual,
      LayoutTerm(item, axis == .horizontal ? .width : .height), constant: -inset(near) - inset(far),
      priority: weakened(axis, by: 1), "NSStackView.Room")
  }

  private mutating func makeSmall(_ axis: LayoutAxis) {
    made.add(
      item, axis == .horizontal ? .width : .height, priority: weakened(axis, by: 2), "NSStackView.Room.Min")
  }

  /// A little less than the stack's hugging, and than the compression resistance of contents, which the choice of an extent
  /// never crushes.
  private func weakened(_ axis: LayoutAxis, by steps: Float) -> LayoutPriority {
    let hugging = min(stack.huggingPriority(for: axis), .defaultHigh).rawValue
    return LayoutPriority(hugging - steps * hugging.ulp)
  }
}
