import AutoLayout
import Foundation

/// The passes.
extension UIView {
  public func setNeedsUpdateConstraints() { layoutNode.setNeedsUpdateConstraints() }
  public func needsUpdateConstraints() -> Bool { layoutNode.needsUpdateConstraints }
  public func updateConstraintsIfNeeded() { layoutNode.updateConstraintsIfNeeded() }
  public func setNeedsLayout() { layoutNode.setNeedsLayout() }

  /// Lays out at once what needs it, from the topmost view that does.
  public func layoutIfNeeded() { layoutNode.layoutIfNeeded() }

  /// The size that the constraints held in this view's subtree want, near `targetSize` with a low priority.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints held in this view's subtree want, near `targetSize` with the priorities given.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layoutNode.fittingSize(
      targetSize,
      priorities: AxisPriorities(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  // MARK: Margins and safe area

  /// Effective margins; setting them sets the view's own, by side.
  public var layoutMargins: UIEdgeInsets {
    get { layoutNode.layoutMargins }
    set { layoutNode.setMargins(newValue) }
  }

  /// Effective margins; setting them sets the view's own, by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutNode.layoutMargins, direction: layoutNode.direction) }
    set { layoutNode.setMargins(newValue) }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutNode.preservesSuperviewMargins }
    set { layoutNode.preservesSuperviewMargins = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode.insetsMarginsFromSafeArea }
    set { layoutNode.insetsMarginsFromSafeArea = newValue }
  }

  /// How much of the view bars, notches and the home indicator cover.
  public var safeAreaInsets: UIEdgeInsets { layoutNode.safeAreaInsets }

  // MARK: Traits that the node keeps

  /// Hands the node what overrides say: insets, baselines, whether text wraps. Read again whenever constraints are
  /// updated.
  func refreshLayoutTraits() {
    let node = layoutNode
    node.alignmentInsets = alignmentRectInsets
    node.baselines = baselineOffsets
    node.contentHeightDependsOnWidth = contentHeightDependsOnWidth
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    node.firstBaselineNode = first === self ? nil : first.layoutNode
    node.lastBaselineNode = last === self ? nil : last.layoutNode
  }
}

/// What the core asks of a view. It runs on the tree's thread, which for views is the main one.
extension UIView: LayoutNodeOwner {
  public nonisolated func contentSize(forWidth width: CGFloat?) -> CGSize {
    MainActor.assumeIsolated {
      guard let recorded = recordedContentSize else { return contentSize(limitedTo: width) }
      let insets = alignmentRectInsets
      return CGSize(
        width: recorded.width - insets.left - insets.right,
        height: recorded.height - insets.top - insets.bottom)
    }
  }

  public nonisolated func runUpdateConstraints() {
    MainActor.assumeIsolated {
      refreshLayoutTraits()
      if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    }
  }

  public nonisolated func runLayout() {
    MainActor.assumeIsolated {
      let controller = owningController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  public nonisolated func layoutDidMove(from old: CGRect) {
    MainActor.assumeIsolated {
      owningController?.updateSystemMargins()
      resizeSubviews(from: old.size)
    }
  }

  public nonisolated var pixelGrid: PixelGrid {
    MainActor.assumeIsolated { PixelGrid(scale: (window?.screen ?? UIScreen.main).scale) }
  }

  public nonisolated func layoutInsetsDidChange(safeArea: Bool) {
    MainActor.assumeIsolated {
      if safeArea {
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
      }
      layoutMarginsDidChange()
    }
  }
}
