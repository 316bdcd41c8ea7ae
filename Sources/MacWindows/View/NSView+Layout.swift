import AutoLayout
import Foundation
import LayoutExplanations
@_spi(ViewHooks) import MacDrawing

/// The core's queries of a view. They run on the tree's thread, which is the main thread for views.
extension NSView: LayoutNodeOwner {
  public nonisolated func contentSize(forWidth width: CGFloat?) -> CGSize {
    MainActor.assumeIsolated {
      if let stated = viewExtras.statedContent?(width) { return stated }
      return activePart(
        of: layoutNode.questions.contains(.content)
          ? statedContentSize(limitedTo: width) : contentSize(limitedTo: width))
    }
  }

  /// The content's size on the axes on which it is active.
  private func activePart(of size: CGSize) -> CGSize {
    let inactive = viewExtras.inactiveContentAxes
    guard !inactive.isEmpty else { return size }
    return CGSize(
      width: inactive.contains(.horizontal) ? NSView.noIntrinsicMetric : size.width,
      height: inactive.contains(.vertical) ? NSView.noIntrinsicMetric : size.height)
  }

  /// The content's size, from a subclass's override of ``intrinsicContentSize`` if it differs from the class's own value.
  private func statedContentSize(limitedTo width: CGFloat?) -> CGSize {
    let intrinsic = intrinsicContentSize
    return intrinsic == contentSize(limitedTo: nil) ? contentSize(limitedTo: width) : intrinsic
  }

  public nonisolated func runUpdateConstraints() {
    MainActor.assumeIsolated {
      refreshLayoutTraits()
      trackingReads {
        if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
      } invalidate: {
        $0.needsUpdateConstraints = true
      }
    }
  }

  public nonisolated func runLayout() {
    MainActor.assumeIsolated {
      trackingReads {
        owningController?.viewWillLayout()
        layout()
        owningController?.viewDidLayout()
      } invalidate: {
        $0.needsLayout = true
      }
    }
  }

  public nonisolated func layoutDidMove(from old: CGRect) {
    MainActor.assumeIsolated { frameDidChange(from: old) }
  }

  public nonisolated func move(byLayoutTo frame: CGRect) {
    MainActor.assumeIsolated { setByMembers(frame, .layout) }
  }

  public nonisolated var statedSafeAreaInsets: LayoutInsets {
    MainActor.assumeIsolated { LayoutInsets(safeAreaInsets) }
  }

  public nonisolated var statedLayoutMargins: LayoutInsets { layoutNode.layoutMargins }

  public nonisolated func passIsPending() { MainActor.assumeIsolated { hostingWindow?.passIsPending() } }

  public nonisolated var pixelGrid: PixelGrid { MainActor.assumeIsolated { backingGrid } }

  public nonisolated func explanation(ofConflict conflict: UnsatisfiableLayout) -> String? {
    conflict.explanation.text
  }

  public nonisolated var messageWording: MessageWording { .macOS }

  public nonisolated func layoutInsetsDidChange(safeArea: Bool) {
    if safeArea { MainActor.assumeIsolated { safeAreaDidChange() } }
  }
}

extension NSView {
  /// The pixel grid of the view's screen, or else of the standard one.
  package var backingGrid: PixelGrid {
    PixelGrid(scale: window?.backingScaleFactor ?? NSScreen.standard.backingScaleFactor)
  }

  /// Updates the node with overridable values: insets and baselines. Read again whenever constraints are
  /// updated.
  func refreshLayoutTraits() {
    let node = layoutNode
    node.alignmentInsets = effectiveAlignmentInsets
    node.baselines =
      viewExtras.statedBaselines
      ?? BaselineOffsets(
        firstFromTop: firstBaselineOffsetFromTop, lastFromBottom: lastBaselineOffsetFromBottom)
    node.centersBaselines = centersBaselines
    node.contentHeightDependsOnWidth = contentHeightDependsOnWidth
  }

  /// The distances of the alignment rectangle from the frame's sides; overrides may depend on the frame.
  private var effectiveAlignmentInsets: LayoutInsets {
    if let stated = viewExtras.statedInsets { return stated }
    guard layoutNode.questions.contains(.content) else { return LayoutInsets(builtInAlignmentInsets) }
    let frame = currentFrame
    let rect = alignmentRect(forFrame: frame)
    let (left, low) = (rect.origin.x - frame.origin.x, rect.origin.y - frame.origin.y)
    let high = frame.size.height - rect.size.height - low
    let isFlipped = storedSuperview?.isFlipped == true
    return LayoutInsets(
      top: isFlipped ? low : high, left: left, bottom: isFlipped ? high : low,
      right: frame.size.width - rect.size.width - left)
  }

  /// Reads insets that depend on the frame again, after the frame has changed.
  package func refreshAlignmentInsets() {
    guard layoutNode.isInEngine else { return }
    let insets = effectiveAlignmentInsets
    if insets != layoutNode.alignmentInsets { layoutNode.alignmentInsets = insets }
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .lastBaseline) }

  // MARK: Guides

  func adopt(_ guide: NSLayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    storedGuides.append(guide)
    attach(guide)
  }

  func release(_ guide: NSLayoutGuide) {
    guard guide.owningView === self else { return }
    layoutNode.removeGuide(guide.guideNode)
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  private func attach(_ guide: NSLayoutGuide) {
    guide.owningView = self
    layoutNode.addGuide(guide.guideNode)
  }

  /// The system's guides, created on first use.
  struct SystemGuides {
    var margins: NSLayoutGuide?
    var safeArea: NSLayoutGuide?
  }

  /// The area inside the margins. (macOS 11.)
  public var layoutMarginsGuide: NSLayoutGuide {
    if let guide = systemGuides.margins { return guide }
    let guide = NSLayoutGuide(shape: .margins, identifier: "NSViewLayoutMarginsGuide")
    systemGuides.margins = guide
    attach(guide)
    return guide
  }

  /// The area not covered by the title bar and other bars. (macOS 11.)
  public var safeAreaLayoutGuide: NSLayoutGuide {
    if let guide = systemGuides.safeArea { return guide }
    let guide = NSLayoutGuide(shape: .safeArea, identifier: "NSViewSafeAreaLayoutGuide")
    systemGuides.safeArea = guide
    attach(guide)
    return guide
  }

  /// The part of the bounds inside the safe area.
  public var safeAreaRect: NSRect {
    let inside = layoutNode.safeAreaInsets.inset(CGRect(origin: .zero, size: boundsSize))
    return rect(fromNode: inside).offsetBy(dx: geometry.boundsOrigin.x, dy: geometry.boundsOrigin.y)
  }
}
