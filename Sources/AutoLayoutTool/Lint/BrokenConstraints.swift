import AutoLayout
import Foundation

/// The required constraints of a document that its saved frames break, by more than the façade tolerates. No size that only
/// a control knows is needed to see that. Margins, guides, bars and baselines are left out, for no document states them.
///
/// Interface Builder marks what is off. Of 29 misplaced views of iOS that it had not marked, in 61 repositories, 24 were
/// where the constraints put them: the bars, margins or roundings had been taken for others.
@MainActor
struct BrokenConstraints {
  private struct End: Hashable {
    var view: ObjectIdentifier
    var axis: LayoutAxis
  }
  private let inspected: [ObjectIdentifier: InspectedView]
  private var ends: Set<End> = []
  /// The constraints of each view along each axis.
  private var constraints: [End: [LayoutConstraintBase]] = [:]
  private let marks: DocumentMarks
  /// True for documents of macOS: the bars of a window, which no document states, decide where its safe area is.
  private let doubtsGuides: Bool
  /// Points.
  private let tolerance: CGFloat
  /// Points that the decimals of a document lose.
  private static let lostDigits: CGFloat = 0.01
  /// The least priority that a document gives. (Apple, `UILayoutPriority`: above 0.)
  private static let weakest = LayoutPriority(1)

  init(in scene: InspectedScene) {
    inspected = Dictionary(scene.views.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    tolerance = scene.scene.framework.toleranceOfUnmarked + Self.lostDigits
    marks = scene.marks
    doubtsGuides = scene.scene.framework.needsProofOfUnmarked
    for holder in scene.views {
      for constraint in holder.view.held { add(constraint) }
    }
  }

  private mutating func add(_ constraint: LayoutConstraintBase) {
    let ends = Self.ends(of: constraint.spec)
    for end in ends { constraints[end, default: []].append(constraint) }
    if let excess = excess(of: constraint), excess > tolerance + Self.doubt(of: constraint.spec) {
      self.ends.formUnion(ends)
    }
  }

  private static func ends(of spec: ConstraintSpec) -> Set<End> {
    Set(
      sides(of: spec).compactMap { item, attribute in
        guard let view = view(item), let axis = attribute.axis else { return nil }
        return End(view: ObjectIdentifier(view), axis: axis)
      })
  }

  private func constraints(of view: any LintedView, _ axis: LayoutAxis) -> [LayoutConstraintBase] {
    constraints[End(view: ObjectIdentifier(view), axis: axis)] ?? []
  }

  /// The points by which symbols at the ends of a constraint may stand out from their alignment rectangles.
  static func doubt(of spec: ConstraintSpec) -> CGFloat {
    guard LintDoubt.outstandingEnds.counts else { return 0 }
    return sides(of: spec).reduce(0) { sum, side in sum + (view(side.0)?.mostOutstanding ?? 0) }
  }

  /// Whether such a constraint is tied to a view along an axis.
  func touch(_ view: any LintedView, _ axis: LayoutAxis) -> Bool {
    ends.contains(End(view: ObjectIdentifier(view), axis: axis))
  }

  /// The points by which the saved frames break a required constraint of the document, below 0 where an inequality has space;
  /// nil where frames alone do not show it.
  ///
  /// - Parameter trusted: a view whose saved size counts, even if it is empty or not the one that the view will have.
  func excess(of constraint: LayoutConstraintBase, trusting trusted: (any LintedView)? = nil) -> CGFloat? {
    excess(of: constraint, from: .required, trusting: trusted)
  }

  /// The same of a constraint that a container makes, too, such as the spacing of a stack.
  func excessOfAny(_ constraint: LayoutConstraintBase) -> CGFloat? {
    excess(of: constraint, from: .required, trusting: nil, isSaved: false)
  }

  /// Whether frames alone decide all the document's constraints of a view along an axis: none of them needs a margin, a guide or
  /// a baseline.
  func areAllMeasurable(of view: any LintedView, _ axis: LayoutAxis) -> Bool {
    constraints(of: view, axis).filter { $0 is any SavedConstraint }.allSatisfy { constraint in
      excess(of: constraint, from: Self.weakest, trusting: view) != nil
    }
  }

  private func excess(
    of constraint: LayoutConstraintBase, from least: LayoutPriority, trusting trusted: (any LintedView)?,
    isSaved: Bool = true
  ) -> CGFloat? {
    let spec = constraint.spec
    guard !isSaved || constraint is any SavedConstraint, spec.priority >= least, spec.starts == nil,
      !Self.concernsContent(spec), !marks.saysVaries(constraint),
      !(doubtsGuides && marks.saysOfGuide(constraint)),
      let left = value(spec.firstAttribute, of: spec.firstItem, trusting: trusted)
    else { return nil }
    var right = spec.constant
    if spec.secondAttribute != .notAnAttribute {
      guard let value = value(spec.secondAttribute, of: spec.secondItem, trusting: trusted) else {
        return nil
      }
      right += value * spec.multiplier
    }
    return Self.excess(of: left - right, spec.relation)
  }

  /// Whether the constraint is about the place or size of what scrolls: no frame has these.
  private static func concernsContent(_ spec: ConstraintSpec) -> Bool {
    let views = [spec.firstItem, spec.secondItem].compactMap { view($0) }
    guard views.count == 2, spec.firstAttribute != .width, spec.firstAttribute != .height else {
      return false
    }
    return zip(views, views.reversed()).contains { outer, inner in
      outer.layoutNode.contentGuide != nil && inner.isInside(outer)
    }
  }

  private static func sides(of spec: ConstraintSpec) -> [(LayoutItem?, LayoutAttribute)] {
    [(spec.firstItem, spec.firstAttribute), (spec.secondItem, spec.secondAttribute)]
  }

  /// Nil for guides.
  private static func view(_ item: LayoutItem?) -> (any LintedView)? {
    (item as? LayoutNode)?.owner as? any LintedView
  }

  /// Nil for attributes that frames alone do not determine, for guides, and for views whose saved size will not be theirs.
  private func value(
    _ attribute: LayoutAttribute, of item: LayoutItem?, trusting trusted: (any LintedView)?
  ) -> CGFloat? {
    guard let view = Self.view(item), let inspected = inspected[ObjectIdentifier(view)],
      let frame = inspected.savedFrame,
      view === trusted || !view.isSizedBySuperview && !frame.isEmpty
    else { return nil }
    let rect = view.aligned(frame)
    switch attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.minX + rect.width
    case .top: return rect.minY
    case .bottom: return rect.minY + rect.height
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.minX + rect.width / 2
    case .centerY: return rect.minY + rect.height / 2
    default: return nil
    }
  }

  private static func excess(of difference: CGFloat, _ relation: LayoutRelation) -> CGFloat {
    switch relation {
    case .equal: abs(difference)
    case .greaterThanOrEqual: -difference
    case .lessThanOrEqual: difference
    }
  }
}

extension LintedView {
  fileprivate func isInside(_ other: any LintedView) -> Bool {
    var next = outer
    while let view = next, view !== other { next = view.outer }
    return next != nil
  }
}
