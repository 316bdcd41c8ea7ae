import AutoLayout
import Foundation

/// A row or column of views, arranged by constraints that the stack makes and keeps up to date. (Apple, `UIStackView`.)
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of arranged views along the axis. Raw values match UIKit's.
  public enum Distribution: Int, Hashable, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of arranged views perpendicular to the axis. Raw values match UIKit's; `top` and `bottom` are other
  /// names for `leading` and `trailing` of a horizontal stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Represents the default spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Represents the system's spacing.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude
  /// The system's spacing between siblings, in points (observed in saved documents with `spacingType="standard"`: 50).
  static let systemSpacing: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  @AlwaysObserved open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { rearrange(axis != oldValue) }
  }
  @AlwaysObserved open var distribution = Distribution.fill { didSet { rearrange(distribution != oldValue) } }
  @AlwaysObserved open var alignment = Alignment.fill { didSet { rearrange(alignment != oldValue) } }
  /// The minimum distance between neighbours, in points. Default 0.
  @AlwaysObserved open var spacing: CGFloat = 0 { didSet { rearrange(spacing != oldValue) } }
  /// Whether vertical spacing is measured between baselines. Default false.
  @AlwaysObserved open var isBaselineRelativeArrangement = false {
    didSet { rearrange(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether views are arranged inside the layout margins. Default false.
  @AlwaysObserved open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange(isLayoutMarginsRelativeArrangement != oldValue) }
  }
  /// Whether the stack is on a design-time canvas, where hidden views cannot conflict with it.
  package var isOnCanvas = false
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private var arrangementConstraints: [NSLayoutConstraint] = []
  private var arrangementGuides: [UILayoutGuide] = []
  private var needsArrangement = true
  /// The present extents to whose proportions the views fill the stack.
  private var proportions: [CGFloat?] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Never fails, as in UIKit; nor does the superclass's.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var index = stackIndex
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
      index = min(index, arrangedSubviews.count)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: index)
    rearrange(true)
  }

  /// Stops arranging the view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    dropConstraints()
    arrangedSubviews.remove(at: index)
    customSpacings.removeAll { $0.view === view }
    rearrange(true)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    rearrange(true)
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// The view whose baseline a stack uses: the first or last view of a vertical stack, the tallest of a horizontal one, or
  /// the first of several such views (observed: 1 of 1, an image view before a label).
  private func baselineView(isFirst: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHiddenInStack }
    guard axis == .horizontal else { return (isFirst ? visible.first : visible.last) ?? self }
    return visible.reversed().max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }

  // MARK: Constraints

  /// True if the stack holds constraints that neither it nor a calling stack made.
  func hasForeignConstraints(besides known: [NSLayoutConstraint]) -> Bool {
    layoutNode.constraints.count > known.count + arrangementConstraints.count { $0.isActive }
  }

  /// The constraints that give a view no extent as long as it has no content.
  func emptyShares(of view: UIView) -> [NSLayoutConstraint] {
    arrangementConstraints.filter {
      $0.holder === view.layoutNode
        && $0.identifier == StackConstraintMaker.Role.fillProportionally.rawValue
    }
  }

  /// True if the view holds only the constraints that align it.
  func madeAllConstraints(on view: UIView) -> Bool {
    view.constraints.allSatisfy { held in arrangementConstraints.contains { $0 === held } }
  }

  override func arrangementDidChange(of subview: UIView) { rearrange(arranges(subview)) }

  override func arranges(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }

  /// Called after the content size of an arranged view has changed. The tallest view of a row, which determines the
  /// stack's baseline, may now be a different one.
  override func contentDidChange(of subview: UIView) {
    rearrange(distribution == .fillProportionally)
    if axis == .horizontal { setNeedsUpdateConstraints() }
  }

  private func rearrange(_ isNeeded: Bool) {
    guard isNeeded else { return }
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if needsArrangement || hasOldProportions {
      needsArrangement = false
      dropConstraints()
      makeConstraints()
    }
    super.updateConstraints()
  }

  private func dropConstraints() {
    NSLayoutConstraint.deactivate(arrangementConstraints)
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    arrangementConstraints = []
    arrangementGuides = []
  }

  /// Whether proportions have changed. A nested stack's extent can change for many reasons, such as a constraint's
  /// constant.
  private var hasOldProportions: Bool {
    layoutNode.watchesSolves && StackArrangement(stack: self).proportions != proportions
  }

  private func makeConstraints() {
    let arrangement = StackArrangement(stack: self)
    proportions = distribution == .fillProportionally ? arrangement.proportions : []
    layoutNode.watchesSolves = distribution == .fillProportionally && arrangement.holdsMeasuredStacks
    var maker = StackConstraintMaker(arrangement)
    maker.makeDistribution()
    maker.makeAlignment()
    for guide in maker.guides { addLayoutGuide(guide) }
    arrangementGuides = maker.guides
    arrangementConstraints = maker.constraints
    NSLayoutConstraint.activate(arrangementConstraints)
  }
}
