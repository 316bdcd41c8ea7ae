import AutoLayout
import Foundation

/// Creates a stack's constraints with the identifiers and priorities of UIKit's (as dumped from Apple's stack views by
/// two independent re-implementations that agree with real logs).
@MainActor
struct StackConstraintMaker {
  let arrangement: StackArrangement
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// UIKit's names for a stack's constraints.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidth = "UISV-text-width-disambiguation"

    /// Their kind, which decides conflicts at run time.
    var kind: ConstraintKind {
      switch self {
      case .hiding: .hiding
      case .spacing: .spacing
      default: .ordinary
      }
    }
  }

  /// UIKit's priorities for them.
  enum Priority {
    static let canvasFit = LayoutPriority(49)
    static let equalCentering = LayoutPriority(149)
    static let spanningBoundary = LayoutPriority(999.5)
    /// This package's value: the strongest that does not contradict a document's required constraints on
    /// a hidden view.
    static let canvasHiding = LayoutPriority(999.5)
    static let spanningFit = LayoutPriority(51)
    static let ambiguitySuppression = LayoutPriority(25)
    /// The amount by which the priority of a multi-line label's share of the width exceeds its compression
    /// resistance (Open Radar 41192642).
    static let textWidthGain: Float = 10
    /// The priority of the first proportionally filled view; it decreases by one for each further view.
    static let fillProportionally: Float = 999
  }

  init(_ arrangement: StackArrangement) { self.arrangement = arrangement }

  mutating func add(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required, _ role: Role
  ) {
    let constraint = NSLayoutConstraint(
      spec: ConstraintSpec(
        firstItem: first, firstAttribute: firstAttribute, relation: relation, secondItem: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority))
    constraint.identifier = role.rawValue
    if !arrangement.stack.isOnCanvas { constraint.kind = role.kind }
    constraints.append(constraint)
  }

  mutating func makeGuide(_ identifier: String) -> LayoutGuideNode {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide.guideNode
  }
}

// MARK: - Along the axis

extension StackConstraintMaker {
  mutating func makeDistribution() {
    connectEndsToCanvas()
    makeSpacing()
    makeHiding()
    switch arrangement.stack.distribution {
    case .fill: makeTextWidths()
    case .fillEqually: equaliseExtents(of: arrangement.visible.map(\.layoutNode), .fillEqually, .required)
    case .fillProportionally: makeProportions()
    case .equalSpacing: makeGaps(from: arrangement.spacedFar, to: arrangement.spacedNear, .required)
    case .equalCentering:
      makeGaps(from: arrangement.center, to: arrangement.center, Priority.equalCentering)
    }
  }

  private mutating func connectEndsToCanvas() {
    let a = arrangement
    guard !a.arranged.isEmpty else { return }
    let ends = a.visible.first.flatMap { first in a.visible.last.map { (first.layoutNode, $0.layoutNode) } }
    let stand: LayoutItem? = ends == nil ? makeGuide("UISV-alignment-spanner") : nil
    guard let near = ends?.0 ?? stand, let far = ends?.1 ?? stand else { return }
    add(a.canvas, a.near, .equal, near, a.near, .canvasConnection)
    add(a.canvas, a.far, .equal, far, a.far, .canvasConnection)
  }

  private mutating func makeSpacing() {
    let a = arrangement
    let isLoose = a.stack.distribution == .equalSpacing || a.stack.distribution == .equalCentering
    if a.stack.isOnCanvas, a.visible.count < a.arranged.count {
      return makeSpacingPastHidden(isLoose: isLoose)
    }
    for index in a.arranged.indices.dropLast() {
      add(
        a.arranged[index + 1].layoutNode, a.spacedNear, isLoose ? .greaterThanOrEqual : .equal,
        a.arranged[index].layoutNode, a.spacedFar, constant: a.spacing(after: index), .spacing)
    }
  }

  /// On the canvas, hidden views take no space, whatever their own constraints: they lie at the position where they would
  /// appear, and the other views follow each other. Observed in saved documents: 4 of 4 rows with a hidden view that has a
  /// width of its own.
  private mutating func makeSpacingPastHidden(isLoose: Bool) {
    let a = arrangement
    var last: UIView?
    for view in a.arranged {
      if view.isHiddenInStack {
        let start = last ?? a.stack
        add(view.layoutNode, a.near, .equal, start.layoutNode, last == nil ? a.near : a.far, .spacing)
        continue
      }
      if let last {
        let spacing = a.fullSpacing(after: last)
        add(
          view.layoutNode, a.spacedNear, isLoose ? .greaterThanOrEqual : .equal, last.layoutNode, a.spacedFar,
          constant: spacing, .spacing)
      }
      last = view
    }
  }

  private mutating func makeHiding() {
    let priority = arrangement.stack.isOnCanvas ? Priority.canvasHiding : .required
    for view in arrangement.arranged where view.isHiddenInStack {
      add(
        view.layoutNode, arrangement.extent, .equal, nil, .notAnAttribute, constant: 0, priority: priority,
        .hiding)
    }
  }

  /// In a row of several multi-line labels, each has no intrinsic width: it gets an equal share, at a priority slightly
  /// above its compression resistance (Open Radar 39275811 and 41192642: `width == stack.width / n + c`).
  private mutating func makeTextWidths() {
    let a = arrangement
    let labels = a.visible.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    guard a.axis == .horizontal, labels.count > 1 else { return }
    let share = 1 / CGFloat(a.visible.count)
    let gaps = a.arranged.indices.dropLast().reduce(0) { $0 + a.spacing(after: $1) }
    for label in labels {
      let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
      let strongest = LayoutPriority.required.rawValue - 1
      add(
        label.layoutNode, a.extent, .equal, a.canvas, a.extent, multiplier: share, constant: -gaps * share,
        priority: LayoutPriority(min(resistance + Priority.textWidthGain, strongest)), .textWidth)
    }
  }

  private mutating func equaliseExtents(of items: [LayoutItem], _ role: Role, _ priority: LayoutPriority) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add(item, arrangement.extent, .equal, first, arrangement.extent, priority: priority, role)
    }
  }

  /// Gives each view a share of the stack's extent in proportion to its content.
  private mutating func makeProportions() {
    let a = arrangement
    let extents = a.proportions
    let known = extents.compactMap { $0 }
    guard !known.isEmpty else {
      return equaliseExtents(of: a.visible.map(\.layoutNode), .fillEqually, .required)
    }
    let gaps = a.arranged.indices.dropLast().reduce(0) { $0 + a.spacing(after: $1) }
    let total = known.reduce(0, +) + gaps
    let isCertain = known.count == 1 && (a.visible.count == 1 || gaps == 0)
    for (rank, (view, extent)) in zip(a.visible, extents).enumerated() {
      guard let extent else {
        add(view.layoutNode, a.extent, .equal, nil, .notAnAttribute, constant: 0, .fillProportionally)
        continue
      }
      add(
        view.layoutNode, a.extent, .equal, a.canvas, a.extent, multiplier: extent / total,
        priority: isCertain ? .required : LayoutPriority(Priority.fillProportionally - Float(rank)),
        .fillProportionally)
    }
  }

  /// Creates guides of equal extent in the gaps between neighbours; the stack is as small as possible.
  private mutating func makeGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, _ priority: LayoutPriority
  ) {
    let a = arrangement
    guard !a.arranged.isEmpty else { return }
    var gaps: [LayoutItem] = []
    for (view, next) in zip(a.visible, a.visible.dropFirst()) {
      let gap = makeGuide("UISV-distributing")
      add(gap, a.spacedNear, .equal, view.layoutNode, start, .distributingEdge)
      add(gap, a.spacedFar, .equal, next.layoutNode, end, .distributingEdge)
      gaps.append(gap)
    }
    equaliseExtents(of: gaps, .fillEqually, priority)
    add(a.canvas, a.extent, .equal, nil, .notAnAttribute, priority: Priority.canvasFit, .canvasFit)
  }
}
