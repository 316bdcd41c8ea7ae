import Foundation

/// A view's own layout margins, before the safe area and the superview's margins are added.
struct LayoutMargins: Hashable {
  /// Margins that a program or document set; directional ones follow the reading direction.
  enum Base: Hashable {
    case standard
    case sides(LayoutInsets)
    case directional(DirectionalLayoutInsets)
  }

  var base = Base.standard
  /// `insetsLayoutMarginsFromSafeArea`; UIKit's default is true.
  var includesSafeArea = true
  /// `preservesSuperviewLayoutMargins`; UIKit's default is false.
  var preservesSuperview = false
  /// Whether the superview's margins above and below are preserved, as well as those at the sides.
  var preservesVertically = true
  /// A controller's `systemMinimumLayoutMargins` for its root view.
  var systemMinimum: DirectionalLayoutInsets?

  /// The default margins of a view (Apple, `UIView.layoutMargins`: eight points on each side).
  static let standard = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)

  func resolvedBase(for direction: LayoutDirection) -> LayoutInsets {
    let minimum = systemMinimum?.resolved(for: direction)
    switch base {
    case .standard: return minimum ?? Self.standard
    case .sides(let insets): return LayoutInsets.max(insets, minimum ?? .zero)
    case .directional(let insets):
      return LayoutInsets.max(insets.resolved(for: direction), minimum ?? .zero)
    }
  }
}

/// The margins of a node while those of its descendants are computed.
final class AnsweredMargins {
  let insets: LayoutInsets

  init(_ insets: LayoutInsets) { self.insets = insets }
}

extension LayoutNode {
  /// The effective margins: base, safe area and, if preserved, the part of the superview's margins that overlaps the view.
  ///
  /// UIKit adds the safe area to the base edge by edge (measured on Mac Catalyst 26: base 8, safe area (44, 10, 34, 12)
  /// gives (52, 18, 42, 20)), and takes the larger of the view's own margin and the superview's overlapping margin (parent
  /// 20, child at (10, 10) gives 10).
  public var layoutMargins: LayoutInsets {
    var insets = margins.resolvedBase(for: direction)
    if margins.includesSafeArea { insets = insets + effectiveSafeAreaInsets }
    if margins.preservesSuperview, let parent {
      var outer = overlap(of: parent.effectiveMargins, in: parent)
      if !margins.preservesVertically { (outer.top, outer.bottom) = (insets.top, insets.bottom) }
      insets = LayoutInsets.max(insets, outer)
    }
    return insets
  }

  /// The margins that layout uses: ``layoutMargins``, or the view's override.
  ///
  /// Preserved margins depend on the parent's. The topmost node is read first, and each node once: starting from the
  /// bottom, each override would call the override of its superview several times, once more per level. O(depth).
  var effectiveMargins: LayoutInsets {
    if let answeredMargins { return answeredMargins.insets }
    guard margins.preservesSuperview, parent != nil else { return statedMargins }
    var chain: [LayoutNode] = []
    var next: LayoutNode? = self
    while let node = next, node.answeredMargins == nil {
      chain.append(node)
      next = node.margins.preservesSuperview ? node.parent : nil
    }
    defer { for node in chain { node.answeredMargins = nil } }
    for node in chain.dropFirst().reversed() { node.answeredMargins = AnsweredMargins(node.statedMargins) }
    return statedMargins
  }

  private var statedMargins: LayoutInsets {
    questions.contains(.insets) ? view?.statedLayoutMargins ?? layoutMargins : layoutMargins
  }

  /// The safe area that layout uses: ``safeAreaInsets``, or the view's override.
  public var effectiveSafeAreaInsets: LayoutInsets {
    questions.contains(.insets) ? view?.statedSafeAreaInsets ?? safeAreaInsets : safeAreaInsets
  }

  /// Passes the view's current override on to the children, as changes of an override are not reported.
  func passOnStatedInsets() {
    guard effectiveSafeAreaInsets != safeAreaInsets else { return }
    for child in children { child.inheritSafeArea() }
  }

  /// The distances by which bands of `insets` along the edges of the parent's visible part reach into this node, at most
  /// the width of the bands. A part of the node outside the parent is ignored (observed in 1 of 1 saved documents: 30
  /// below a margin of 20 gives 20), otherwise a view whose size depends on its margins would grow with each pass.
  private func overlap(of insets: LayoutInsets, in parent: LayoutNode) -> LayoutInsets {
    let size = parent.frame.size
    let frame = self.frame.offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
    func clamp(_ reach: CGFloat, _ width: CGFloat) -> CGFloat { min(max(reach, 0), max(width, 0)) }
    return LayoutInsets(
      top: clamp(insets.top - frame.minY, insets.top), left: clamp(insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (size.height - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (size.width - insets.right), insets.right))
  }

  /// Whether this node's size may change the safe area or the margins of some child.
  var hasFollowingChildren: Bool {
    flags.contains(.mayHaveFollowingChild) || (!children.isEmpty && safeAreaInsetsInContent != .zero)
  }

  /// The safe area of the content: nothing on the axes on which it lies around the content.
  private var safeAreaInsetsInContent: LayoutInsets {
    var insets = effectiveSafeAreaInsets
    if axesAroundContent.contains(.horizontal) { (insets.left, insets.right) = (0, 0) }
    if axesAroundContent.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Keeps the safe area out of the content on some axes, as a view that scrolls does where it begins its content below
  /// bars. (Apple, `UIScrollView.contentInsetAdjustmentBehavior`.)
  public func keepSafeAreaAroundContent(on axes: ContentAxes) {
    guard axes != axesAroundContent else { return }
    axesAroundContent = axes
    for child in children { child.inheritSafeArea() }
  }

  /// Sets margins by side.
  public func setMargins(_ insets: LayoutInsets) { changeMargins { $0.base = .sides(insets) } }

  /// Sets margins by reading direction.
  public func setMargins(_ insets: DirectionalLayoutInsets) {
    changeMargins { $0.base = .directional(insets) }
  }

  /// Whether margins begin at the safe area (Apple, `insetsLayoutMarginsFromSafeArea`).
  public var insetsMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }

  /// Whether margins are at least the parent's (Apple, `preservesSuperviewLayoutMargins`).
  public var preservesSuperviewMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether preserving the superview's margins includes those above and below. Default true. It is false for rows of
  /// lists: they would grow and shrink while they are scrolled under a bar.
  public var preservesSuperviewMarginsVertically: Bool {
    get { margins.preservesVertically }
    set { changeMargins { $0.preservesVertically = newValue } }
  }

  /// The minimum margins of a controller's root view; nil for other views.
  public var systemMinimumMargins: DirectionalLayoutInsets? {
    get { margins.systemMinimum }
    set { changeMargins { $0.systemMinimum = newValue } }
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = margins
    change(&margins)
    guard margins != old else { return }
    if margins.preservesSuperview { parent?.flags.insert(.mayHaveFollowingChild) }
    geometryDidChange()
    view?.layoutInsetsDidChange(safeArea: false)
  }

  /// Sets the safe area from outside: a window's, or a controller's root view's.
  public func setSafeAreaInsets(_ insets: LayoutInsets) {
    guard takeSafeAreaInsets(insets) else { return }
    for child in children { child.inheritSafeArea() }
  }

  /// Inherits the part of the parent's safe area that reaches into this node, and passes it on, parents first. Without
  /// recursion (trees may be 10,000 deep).
  func inheritSafeArea() {
    // Most nodes inherit nothing new, so no memory is allocated for them.
    guard takeInheritedSafeArea() else { return }
    var pending = ContiguousArray(children.reversed())
    while let node = pending.popLast() {
      guard node.takeInheritedSafeArea() else { continue }
      let children = node.children
      for index in children.indices.reversed() { pending.append(children[index]) }
    }
  }

  /// Inherits the part of the parent's safe area that reaches into this node.
  ///
  /// - Returns: whether the safe area is another one now.
  private func takeInheritedSafeArea() -> Bool {
    guard let insets = inheritedSafeAreaInsets else { return false }
    return takeSafeAreaInsets(insets)
  }

  /// The part of the parent's safe area that reaches into this node, edge by edge, never more than the parent's (measured
  /// on Mac Catalyst 26). Nil for a node that does not inherit, or has nothing to inherit.
  private var inheritedSafeAreaInsets: LayoutInsets? {
    guard !fixesSafeArea else { return nil }
    return parentReference?._withUnsafeGuaranteedRef { parent in
      let outer = parent.safeAreaInsetsInContent
      guard outer != .zero || outerSafeAreaInsets != .zero else { return nil }
      return overlap(of: outer, in: parent)
    } ?? nil
  }

  /// - Returns: whether the safe area is another one now.
  private func takeSafeAreaInsets(_ insets: LayoutInsets) -> Bool {
    outerSafeAreaInsets = insets
    if insets != .zero { parent?.flags.insert(.mayHaveFollowingChild) }
    let sum = insets + additionalSafeAreaInsets
    guard sum != safeAreaInsets else { return false }
    safeAreaInsets = sum
    geometryDidChange()
    view?.layoutInsetsDidChange(safeArea: true)
    return true
  }
}

/// The axes on which a view treats its content alike.
public struct ContentAxes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = ContentAxes(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = ContentAxes(rawValue: 1 << 1)
}
