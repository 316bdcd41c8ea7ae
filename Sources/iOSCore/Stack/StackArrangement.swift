import AutoLayout
import Foundation

/// The properties of a stack view from which its constraints are made, read once.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  let axis: NSLayoutConstraint.Axis
  /// All arranged views, including hidden ones.
  let arranged: [UIView]
  let visible: [UIView]

  init(stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    arranged = stack.arrangedSubviews
    visible = arranged.filter { !$0.isHiddenInStack }
  }

  /// The item that views are arranged in: the stack, or its margins.
  var canvas: LayoutItem {
    stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.guideNode : stack.layoutNode
  }

  // MARK: Attributes along and across the axis

  var near: LayoutAttribute { axis == .horizontal ? .leading : .top }
  var far: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  var extent: LayoutAttribute { axis == .horizontal ? .width : .height }
  var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  var crossNear: LayoutAttribute { axis == .horizontal ? .top : .leading }
  var crossFar: LayoutAttribute { axis == .horizontal ? .bottom : .trailing }
  var crossExtent: LayoutAttribute { axis == .horizontal ? .height : .width }
  var crossCenter: LayoutAttribute { axis == .horizontal ? .centerY : .centerX }

  /// The attribute from which spacing is measured: an edge, or a baseline in columns with
  /// baseline-relative arrangement.
  var spacedNear: LayoutAttribute { usesBaselines ? .firstBaseline : near }
  var spacedFar: LayoutAttribute { usesBaselines ? .lastBaseline : far }
  private var usesBaselines: Bool { axis == .vertical && stack.isBaselineRelativeArrangement }

  // MARK: Spacing

  /// The distance between an arranged view and the next one. A hidden view removes half of its neighbours' spacing,
  /// and all of it at the ends (observed in the constraints of Apple's stack views). Its own custom spacing does not count:
  /// the spacing is that of the last visible view. Observed: 16 points in total after a view with a spacing of 16, whether the
  /// hidden view after it has one of 16 or of 0 (20 pictures of a public repository, iOS 17.5).
  func spacing(after index: Int) -> CGFloat {
    let view = arranged[index]
    let next = arranged[index + 1]
    if next === visible.first || view === visible.last || visible.isEmpty { return 0 }
    let full = arranged[...index].last { !$0.isHiddenInStack }.map(fullSpacing) ?? 0
    let hidden = (view.isHiddenInStack ? 1 : 0) + (next.isHiddenInStack ? 1 : 0)
    return full - full / 2 * CGFloat(hidden)
  }

  func fullSpacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return spacing == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : spacing
  }

  /// The extents in whose proportion the visible views fill the stack; nil for those that have no content.
  var proportions: [CGFloat?] {
    visible.map { view in intrinsicExtent(of: view).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// True if the extent of a visible view depends on its own arranged views.
  var holdsMeasuredStacks: Bool {
    visible.contains { ($0 as? UIStackView).map { $0.recordedContentSize == nil } ?? false }
  }

  /// The extent of a view's content along the axis; nil if it has none. A nested stack has the extent that fits its
  /// arranged views (observed in saved documents: 2 of 2 stacks that fill proportionally with stacks).
  func intrinsicExtent(of view: UIView) -> CGFloat? {
    if let inner = view as? UIStackView, inner.recordedContentSize == nil { return fittingExtent(of: inner) }
    let size = view.contentSize(forWidth: nil)
    let extent = axis == .horizontal ? size.width : size.height
    return extent == UIView.noIntrinsicMetric ? nil : extent
  }

  /// The extent that fits an inner stack's views. Constraints derived from that extent are ignored, so an
  /// empty stack gets no extent until it has content.
  private func fittingExtent(of inner: UIStackView) -> CGFloat {
    let shares = stack.emptyShares(of: inner)
    if let extent = StackArrangement(stack: inner).plainExtent(along: axis, besides: shares) {
      return inner.layoutGrid.roundUp(extent)
    }
    let wish = UIView.layoutFittingCompressedSize
    guard !shares.isEmpty else {
      let size = inner.systemLayoutSizeFitting(wish)
      return axis == .horizontal ? size.width : size.height
    }
    let weakly = AxisPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    let size = inner.layoutNode.fittingSize(wish, priorities: weakly, leavingOut: shares)
    return axis == .horizontal ? size.width : size.height
  }
}

// MARK: - Stacks that need no solver

extension StackArrangement {
  /// The extent that fits the arranged views, if it is just a sum or maximum of their contents; nil if other
  /// constraints may affect it. Called in the update pass, where measuring with an engine is expensive.
  ///
  /// - Parameter known: constraints on the stack to ignore.
  func plainExtent(
    along wanted: NSLayoutConstraint.Axis, besides known: [NSLayoutConstraint] = []
  ) -> CGFloat? {
    guard !stack.isLayoutMarginsRelativeArrangement, !stack.isBaselineRelativeArrangement,
      !stack.hasForeignConstraints(besides: known)
    else { return nil }
    var extents: [CGFloat] = []
    for view in visible {
      guard let extent = plainExtent(of: view, along: wanted) else { return nil }
      extents.append(extent)
    }
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    guard wanted == axis else { return isBaseline ? nil : extents.max() }
    let gaps = arranged.indices.dropLast().reduce(0) { $0 + spacing(after: $1) }
    switch stack.distribution {
    case .fill, .fillProportionally: return extents.reduce(gaps, +)
    case .fillEqually: return gaps + (extents.max() ?? 0) * CGFloat(extents.count)
    default: return nil
    }
  }

  /// A view's extent, if it depends only on its content.
  private func plainExtent(of view: UIView, along wanted: NSLayoutConstraint.Axis) -> CGFloat? {
    if let inner = view as? UIStackView { return StackArrangement(stack: inner).plainExtent(along: wanted) }
    let isWrapped = view.contentHeightDependsOnWidth && view.recordedContentSize == nil
    guard stack.madeAllConstraints(on: view), wanted == .horizontal || !isWrapped,
      view.contentHuggingPriority(for: wanted) > .fittingSizeLevel,
      view.contentCompressionResistancePriority(for: wanted) > .fittingSizeLevel
    else { return nil }
    let size = view.contentSize(forWidth: nil)
    let extent = wanted == .horizontal ? size.width : size.height
    return extent == UIView.noIntrinsicMetric ? nil : extent
  }
}
