import AutoLayout
import Foundation
import LayoutExplanations

/// The passes.
extension UIView {
  func requestConstraintUpdate() { layoutNode.setNeedsUpdateConstraints() }

  /// The window keeps a root view that its mask no longer places at its edges.
  func setUsesMask(_ usesMask: Bool) {
    layoutNode.usesAutoresizing = usesMask
    (storedSuperview as? UIWindow)?.pinRoot()
  }

  func layOutNow() {
    takeOwnSize()
    layoutNode.layoutIfNeeded()
    KeyValueObservations.noteLayout()
    guard let window else { return }
    window.finishAppearances()
    window.visualizeConflicts()
  }

  /// A view without a superview has the size of its constraints, unless its mask places it. Observed: 2 of 2 pictures of views
  /// that contain a table, in a public repository (iOS 13).
  private func takeOwnSize() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints else { return }
    let size = layoutNode.requiredHostSize()
    if size != frame.size { frame.size = size }
  }

  /// The traits of the nearest controller or window above, with the overrides of the views from there down to this
  /// one.
  var inheritedTraits: UITraitCollection {
    var changes: [TraitModifiers] = []
    var view: UIView? = self
    var traits = UIScreen.main.traitCollection
    while let current = view {
      if let window = current as? UIWindow {
        traits = window.traitCollection
        break
      }
      if let modifiers = current.traitModifiers { changes.append(modifiers) }
      if let controller = current.owningController {
        traits = controller.traitCollection
        break
      }
      view = current.superview
    }
    return changes.reversed().reduce(traits) { $1.applied(to: $0) }
  }

  /// The size of the frame around a built-in view's content; nil for views without content. An axis without an
  /// intrinsic size uses the available size.
  func contentSizeThatFits(_ size: CGSize) -> CGSize? {
    guard classFacts.sizesToContent else { return nil }
    let isLimited = size.width > 0 && size.width < CGFloat(Int32.max)
    let content = contentSize(limitedTo: isLimited ? size.width : nil)
    let has = (
      width: content.width != UIView.noIntrinsicMetric, height: content.height != UIView.noIntrinsicMetric
    )
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: content)).size
    return CGSize(
      width: has.width ? fitting.width : isLimited ? size.width : bounds.width,
      height: has.height ? fitting.height : bounds.height)
  }

  /// The tint that was last computed for an ancestor, and its view.
  private static var answeredTint: (view: UIView, color: UIColor)?

  /// The superview's tint; at the top the system's blue. Ancestors are read from the top, each once: a getter that called
  /// its superview's would recurse at each level.
  var inheritedTintColor: UIColor {
    guard let superview else { return .systemBlue }
    if let answered = Self.answeredTint, answered.view === superview { return answered.color }
    var chain = [superview]
    while let view = chain.last, view.storedTintColor == nil, let above = view.superview {
      chain.append(above)
    }
    let outer = Self.answeredTint
    defer { Self.answeredTint = outer }
    var color = UIColor.systemBlue
    for view in chain.reversed() {
      color = view.tintColor ?? .systemBlue
      Self.answeredTint = (view, color)
    }
    return color
  }

  /// Whether the program has set any tint: until then, no view searches its ancestors.
  static var hasTints = false

  /// The nearest tint set on this view or an ancestor.
  var nearestExplicitTint: UIColor? {
    guard Self.hasTints else { return nil }
    var view: UIView? = self
    while let current = view, current.storedTintColor == nil { view = current.storedSuperview }
    return view?.storedTintColor
  }

  /// Notifies this view and the descendants that inherit its tint.
  func notifyOfTintChange() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending.append(contentsOf: view.storedSubviews.reversed().filter { $0.storedTintColor == nil })
    }
  }

  func makeLayer() -> CALayer {
    let layerClass = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = RuntimeClasses.make(layerClass)
    madeLayer = layer
    layer.host = self
    layer.delegate = self
    return layer
  }

  // MARK: Drawing

  func requestDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    topmost.passesArePending()
  }

  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  // MARK: Traits stored in the node

  /// Updates the node with overridable values: insets, baselines, whether text wraps. Read again whenever
  /// constraints are updated.
  func refreshLayoutTraits() {
    let node = layoutNode
    if node.questions.contains(.alignment) { node.alignmentInsets = effectiveAlignmentInsets }
    node.baselines = baselineOffsets
    node.centersBaselines = centersBaselines
    node.contentHeightDependsOnWidth = contentHeightDependsOnWidth
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    node.firstBaselineNode = first === self ? nil : first.layoutNode
    node.lastBaselineNode = last === self ? nil : last.layoutNode
  }

  /// The result of `alignmentRect(forFrame:)` for the present frame; overrides may depend on it.
  ///
  /// Insets larger than the frame give a rectangle of negative size, whose `minX` and `maxX` would be swapped.
  private var effectiveAlignmentInsets: UIEdgeInsets {
    let frame = layoutNode.frame
    let rect = alignmentRect(forFrame: frame)
    AlignmentMismatch.check(self, frame: frame, alignmentRect: rect)
    let left = rect.origin.x - frame.origin.x
    let top = rect.origin.y - frame.origin.y
    return UIEdgeInsets(
      top: top, left: left, bottom: frame.size.height - rect.size.height - top,
      right: frame.size.width - rect.size.width - left)
  }

  /// Reads insets that depend on the frame again, after the frame has changed.
  func refreshAlignmentInsets() {
    guard layoutNode.questions.contains(.alignment), layoutNode.isInEngine else { return }
    let insets = effectiveAlignmentInsets
    if insets != layoutNode.alignmentInsets { layoutNode.alignmentInsets = insets }
  }
}

/// Calls what a layout pass calls for each view. Methods of views start the pass, so it is on the main actor; the check of
/// `MainActor.assumeIsolated` for each view took 6 % of a large tree's layout. Debug builds check it.
@inline(__always)
private nonisolated func duringLayout<Value, Answer>(
  of view: UIView, _ value: Value, _ call: @escaping @MainActor (UIView, Value) -> Answer
) -> Answer {
  #if DEBUG
    MainActor.assertIsolated()
  #endif
  typealias Call = (UIView, Value) -> Answer
  return unsafeBitCast(call, to: Call.self)(view, value)
}

/// The core's queries of a view. They run on the tree's thread, which is the main thread for views.
extension UIView: LayoutNodeOwner {
  public nonisolated func contentSize(forWidth width: CGFloat?) -> CGSize {
    duringLayout(of: self, width) { view, width in view.measuredContentSize(limitedTo: width) }
  }

  private func measuredContentSize(limitedTo width: CGFloat?) -> CGSize {
    layoutNode.recordedMeasure(within: width, isText: layoutNode.baselines != .zero) {
      currentContentSize(limitedTo: width)
    }
  }

  /// The content's size: the one saved in the document or, without one, the present one.
  private func currentContentSize(limitedTo width: CGFloat?) -> CGSize {
    guard let recorded = recordedContentSize else { return statedContentSize(limitedTo: width) }
    let insets = alignmentRectInsets
    return CGSize(
      width: recorded.width - insets.left - insets.right,
      height: recorded.height - insets.top - insets.bottom)
  }

  public nonisolated func runUpdateConstraints() {
    duringLayout(of: self, ()) { view, _ in view.updateItsConstraints() }
  }

  private func updateItsConstraints() {
    refreshLayoutTraits()
    trackingReads {
      if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    } invalidate: {
      $0.setNeedsUpdateConstraints()
    }
  }

  /// Runs a layout through the layer, as on iOS, if this is observable: if the layer exists, or the class overrides
  /// `layoutSublayers(of:)`.
  public nonisolated func runLayout() { duringLayout(of: self, ()) { view, _ in view.layOutThroughLayer() } }

  private func layOutThroughLayer() {
    let outer = CurrentTraits.enter(.view(self))
    defer { CurrentTraits.leave(to: outer) }
    // A layer that was never used has nothing to lay out.
    if madeLayer != nil || LayerLayoutProbe.probe.isOverridden(by: type(of: self)) {
      layer.layoutSublayers()
      layer.layOutLayersSublayers()
    } else {
      runLayoutSubviews()
    }
  }

  func runLayoutSubviews() {
    trackingReads {
      let controller = owningController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    } invalidate: {
      $0.setNeedsLayout()
    }
  }

  public nonisolated func layoutDidMove(from old: CGRect) {
    duringLayout(of: self, old) { view, old in view.frameDidChange(from: old) }
  }

  private func frameDidChange(from old: CGRect) {
    defer { KeyValueObservations.noteChange(of: self) }
    guard layoutNode.frame.size != old.size else { return }
    sizeDidChange(from: old.size)
    refreshAlignmentInsets()
    resizeSubviews(from: old.size)
  }

  public nonisolated func explanation(ofConflict conflict: UnsatisfiableLayout) -> String? {
    conflict.explanation.text
  }

  public nonisolated func move(byLayoutTo frame: CGRect) {
    MainActor.assumeIsolated { setByMembers(frame, .layout) }
  }

  public nonisolated var statedSafeAreaInsets: LayoutInsets { MainActor.assumeIsolated { safeAreaInsets } }

  /// The margins, from an override of either member.
  public nonisolated var statedLayoutMargins: LayoutInsets {
    MainActor.assumeIsolated {
      let margins = layoutMargins
      guard margins == layoutNode.layoutMargins else { return margins }
      return directionalLayoutMargins.resolved(for: layoutNode.direction)
    }
  }

  public nonisolated func passIsPending() { MainActor.assumeIsolated { passesArePending() } }

  public nonisolated var pixelGrid: PixelGrid {
    MainActor.assumeIsolated { PixelGrid(scale: (window?.screen ?? UIScreen.main).scale) }
  }

  public nonisolated func layoutInsetsDidChange(safeArea: Bool) {
    MainActor.assumeIsolated {
      if safeArea {
        systemGuides.topBar?.follow()
        systemGuides.bottomBar?.follow()
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
      }
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
    }
  }
}
