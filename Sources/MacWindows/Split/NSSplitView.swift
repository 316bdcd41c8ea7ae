import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// Panes beside or above each other, with dividers. (Apple, `NSSplitView`.)
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// Raw values match AppKit's.
  public enum DividerStyle: Int, Hashable, Sendable {
    case thick = 1
    case thin, paneSplitter
  }

  /// The name under which positions are saved; nothing is saved here.
  public typealias AutosaveName = String

  /// Whether dividers are vertical, with the panes side by side. AppKit's default: panes above each
  /// other.
  @AlwaysObserved open var isVertical = false { didSet { if isVertical != oldValue { panesDidChange() } } }
  @AlwaysObserved open var dividerStyle = DividerStyle.thick { didSet { panesDidChange() } }
  open weak var delegate: (any NSSplitViewDelegate)?
  open var autosaveName: AutosaveName?
  open var dividerColor: NSColor { .separatorColor }
  /// The thickness in points.
  open var dividerThickness: CGFloat { metricDivider.thickness }
  var metricDivider: MacContainerMetrics.SplitDivider {
    MacContainerMetrics.SplitDivider(rawValue: dividerStyle.rawValue) ?? .thick
  }
  private var storedArranged: [NSView]?
  private var priorities: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]
  private var collapsed: Set<ObjectIdentifier> = []
  /// The extents from which proportions are computed.
  var base: SplitBase?
  private var isAdjusting = false
  /// The constraints that hold the panes; nil before the first layout, and if a document places the
  /// panes.
  private var arrangement: SplitArrangement?
  private var needsArrangement = true

  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var placesSubviews: Bool { !keepsSavedPlaces }

  // MARK: Panes

  /// Whether every subview is a pane. Default true.
  @AlwaysObserved open var arrangesAllSubviews = true {
    didSet {
      guard arrangesAllSubviews != oldValue else { return }
      storedArranged = arrangesAllSubviews ? nil : subviews
      panesDidChange()
    }
  }
  /// The panes, from the left or the top.
  open var arrangedSubviews: [NSView] { storedArranged ?? subviews }
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    if storedArranged != nil {
      storedArranged?.removeAll { $0 === view }
      let place = min(index, arrangedSubviews.count)
      storedArranged?.insert(view, at: place)
      if view.superview !== self { addSubview(view) } else { panesDidChange() }
    } else {
      let others = subviews.filter { $0 !== view }
      if index < others.count {
        addSubview(view, positioned: .below, relativeTo: others[index])
      } else {
        addSubview(view)
      }
    }
  }
  open func removeArrangedSubview(_ view: NSView) {
    guard storedArranged != nil else { return view.removeFromSuperview() }
    storedArranged?.removeAll { $0 === view }
    dropArrangement()
    view.leavePlaceByContainer()
    panesDidChange()
  }

  open override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    panesDidChange()
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    let name = ObjectIdentifier(subview)
    priorities[name] = nil
    collapsed.remove(name)
    storedArranged?.removeAll { $0 === subview }
    dropArrangement()
    subview.leavePlaceByContainer()
    panesDidChange()
  }

  @_spi(ViewHooks) open override func visibilityOfSubviewDidChange(_ subview: NSView) { panesDidChange() }

  private func panesDidChange() {
    base = nil
    arrangementDidChange()
    needsDisplay = true
  }

  private func arrangementDidChange() {
    needsArrangement = true
    needsUpdateConstraints = true
    needsLayout = true
  }

  open override func updateConstraints() {
    if needsArrangement { makeArrangement() }
    super.updateConstraints()
  }

  private func makeArrangement() {
    guard !keepsSavedPlaces else { return }
    needsArrangement = false
    // Proportions start from the frames that the program set, not from those that constraints give.
    if base == nil { layOutPanes() }
    dropArrangement()
    for view in subviews where !arrangedSubviews.contains(view) { view.leavePlaceByContainer() }
    let made = SplitArrangement(self)
    made.install()
    arrangement = made
    layOutPanes()
  }

  private func dropArrangement() {
    arrangement?.uninstall()
    arrangement = nil
  }

  /// The visible panes.
  var shownPanes: [NSView] { arrangedSubviews.filter { !isSubviewCollapsed($0) } }

  // MARK: Priorities

  /// The priority at which a pane keeps its extent: those with the lowest priority change first. Default
  /// 250.
  open func holdingPriority(forSubviewAt subviewIndex: Int) -> NSLayoutConstraint.Priority {
    holdingPriority(of: arrangedSubviews[subviewIndex])
  }
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
  ) {
    priorities[ObjectIdentifier(arrangedSubviews[subviewIndex])] = priority
    arrangementDidChange()
  }
  func holdingPriority(of pane: NSView) -> NSLayoutConstraint.Priority {
    priorities[ObjectIdentifier(pane)] ?? .defaultLow
  }

  // MARK: Dividers

  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    guard dividerIndex > 0 else { return 0 }
    return end(ofPaneAt: dividerIndex - 1) + dividerThickness
  }
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    let panes = arrangedSubviews
    guard dividerIndex + 2 < panes.count else { return extent(boundsSize) - dividerThickness }
    return end(ofPaneAt: dividerIndex + 1) - dividerThickness
  }

  private func end(ofPaneAt index: Int) -> CGFloat {
    let frame = arrangedSubviews[index].frame
    return origin(frame) + extent(frame.size)
  }

  /// Moves a divider's near side to a position, as far as the delegate and the neighbours allow.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    let panes = arrangedSubviews
    guard panes.indices.contains(dividerIndex + 1) else { return }
    layOutPanes()
    var (low, high) = (
      minPossiblePositionOfDivider(at: dividerIndex), maxPossiblePositionOfDivider(at: dividerIndex)
    )
    if let delegate {
      low = delegate.splitView(self, constrainMinCoordinate: low, ofSubviewAt: dividerIndex)
      high = delegate.splitView(self, constrainMaxCoordinate: high, ofSubviewAt: dividerIndex)
    }
    if collapses(panes[dividerIndex], at: position, low) { return setCollapsed(true, panes[dividerIndex]) }
    let wanted =
      delegate?.splitView(self, constrainSplitPosition: position, ofSubviewAt: dividerIndex) ?? position
    moveDivider(at: dividerIndex, to: max(low, min(wanted, high)))
  }

  /// Whether a collapsible pane collapses: its divider is closer to its near side than half of the smallest position that
  /// the delegate allows. (Apple, `splitView(_:canCollapseSubview:)`.)
  private func collapses(_ pane: NSView, at position: CGFloat, _ low: CGFloat) -> Bool {
    let start = origin(pane.frame)
    guard low > start, position < (start + low) / 2 else { return false }
    return delegate?.splitView(self, canCollapseSubview: pane) ?? false
  }

  private func moveDivider(at index: Int, to position: CGFloat) {
    let panes = arrangedSubviews
    guard let before = panes[...index].last(where: { shown($0) }),
      let after = panes[(index + 1)...].first(where: { shown($0) })
    else { return }
    let notification = Notification(
      name: Self.willResizeSubviewsNotification, object: self,
      userInfo: ["NSSplitViewDividerIndex": index, "NSSplitViewUserResizeKey": true])
    delegate?.splitViewWillResizeSubviews(notification)
    NotificationCenter.default.post(notification)
    var new = SplitBase(panes: shownPanes, isVertical: isVertical, space: extent(boundsSize))
    let start = origin(before.frame)
    let step = position - start - new.extent(of: before)
    new.add(step, to: before)
    new.add(-step, to: after)
    base = new
    layOutPanes()
    notifyOfResize()
  }

  private func shown(_ pane: NSView) -> Bool { shownPanes.contains { $0 === pane } }

  // MARK: Collapsing

  /// Whether a pane is collapsed, as are all hidden panes.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool {
    subview.isHidden || collapsed.contains(ObjectIdentifier(subview))
  }

  /// Collapses or expands a pane. (This package's own: AppKit collapses panes by drags and by split view controllers.)
  package func setCollapsed(_ isCollapsed: Bool, _ subview: NSView) {
    guard isCollapsed != isSubviewCollapsed(subview) else { return }
    if isCollapsed {
      collapsed.insert(ObjectIdentifier(subview))
      subview.isHidden = true
    } else {
      collapsed.remove(ObjectIdentifier(subview))
      subview.isHidden = false
    }
    panesDidChange()
    adjustSubviews()
  }

  // MARK: Laying out

  func extent(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  /// How far a frame begins from the side at which the first pane stands.
  func origin(_ frame: CGRect) -> CGFloat {
    isMirrored ? boundsSize.width - frame.maxX : isVertical ? frame.minX : frame.minY
  }

  /// Whether the first pane stands on the right. “A sidebar appears on the leading side of a view” (Apple, Human Interface
  /// Guidelines, Sidebars). Positions of dividers then count from the right (a guess).
  var isMirrored: Bool { isVertical && userInterfaceLayoutDirection == .rightToLeft }

  @_spi(ViewHooks) open override func directionDidChange() {
    super.directionDidChange()
    arrangementDidChange()
  }

  /// Distributes the space among the panes: proportionally to their extents, those with the lowest
  /// holding priority first.
  open func adjustSubviews() { layOutPanes() }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    delegate?.splitView(self, resizeSubviewsWithOldSize: old)
    if delegate == nil { layOutPanes() }
    notifyOfResize()
  }

  open override func layout() {
    if base == nil { layOutPanes() }
    isAdjusting = true
    super.layout()
    isAdjusting = false
    moveDividers()
    window?.dividersDidMove()
  }

  /// Updates the constraints for the panes' new extents.
  private func moveDividers() {
    guard let arrangement, let wanted = wantedExtents() else { return }
    arrangement.place(wanted)
    needsDisplay = true
  }

  @_spi(ViewHooks) open override func frameOfSubviewDidChange(_ subview: NSView) {
    guard !isAdjusting, subview.translatesAutoresizingMaskIntoConstraints else { return }
    base = nil
  }

  /// The extents of the shown panes; nil if there is nothing to share.
  private func wantedExtents() -> [(pane: NSView, extent: CGFloat)]? {
    let panes = shownPanes
    guard !isAdjusting, !panes.isEmpty, !keepsSavedPlaces else { return nil }
    let space = extent(boundsSize) - dividerThickness * CGFloat(panes.count - 1)
    guard space > 0 else { return nil }
    isAdjusting = true
    defer { isAdjusting = false }
    let start = base ?? SplitBase(panes: panes, isVertical: isVertical, space: space)
    base = start
    let extents = SplitSolver(split: self, panes: panes, base: start, space: space).extents
    return Array(zip(panes, extents)).map { (pane: $0, extent: $1) }
  }

  /// Sets the panes' frames immediately, without waiting for a layout.
  func layOutPanes() {
    guard let wanted = wantedExtents() else { return }
    arrangement?.place(wanted)
    isAdjusting = true
    defer { isAdjusting = false }
    let size = boundsSize
    var position: CGFloat = 0
    for (pane, extent) in wanted {
      let start = isMirrored ? size.width - position - extent : position
      let frame =
        isVertical
        ? CGRect(x: start, y: 0, width: extent, height: size.height)
        : CGRect(x: 0, y: position, width: size.width, height: extent)
      if pane.layoutNode.frame != frame {
        pane.setFrameSize(frame.size)
        pane.setFrameOrigin(frame.origin)
      }
      position += extent + dividerThickness
    }
    needsDisplay = true
    window?.dividersDidMove()
  }

  private func notifyOfResize() {
    let notification = Notification(name: Self.didResizeSubviewsNotification, object: self)
    delegate?.splitViewDidResizeSubviews(notification)
    NotificationCenter.default.post(notification)
  }

  // MARK: Drawing

  private var dividerRects: [CGRect] {
    let panes = shownPanes
    let size = layoutNode.frame.size
    return panes.dropLast().compactMap { pane in
      let index = arrangedSubviews.firstIndex { $0 === pane } ?? 0
      guard delegate?.splitView(self, shouldHideDividerAt: index) != true else { return nil }
      let frame = pane.layoutNode.frame
      return isVertical
        ? CGRect(
          x: isMirrored ? frame.minX - dividerThickness : frame.maxX, y: 0, width: dividerThickness,
          height: size.height)
        : CGRect(x: 0, y: frame.maxY, width: size.width, height: dividerThickness)
    }
  }

  /// Draws a divider. Programs override it to draw others. (Apple, `drawDivider(in:)`.)
  open func drawDivider(in rect: NSRect) {
    if let programsCanvas { drawDivider(rect, on: programsCanvas) }
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    for rect in dividerRects {
      drawPart(on: canvas, by: { drawDivider(in: rect) }) { drawDivider(rect, on: $0) }
    }
  }

  private func drawDivider(_ rect: CGRect, on canvas: MacCanvas) {
    switch dividerStyle {
    case .thin: canvas.fill(rect, dividerColor)
    case .thick, .paneSplitter: drawThick(rect, on: canvas)
    }
  }

  private func drawThick(_ rect: CGRect, on canvas: MacCanvas) {
    if dividerStyle == .paneSplitter {
      canvas.fill(rect, .controlColor)
      canvas.strokeInside(rect, .separatorColor, width: canvas.hairline)
    }
    let side = MacContainerMetrics.splitDimple
    let dimple = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    canvas.fill(dimple, cornerRadius: side / 2, .tertiaryLabelColor)
  }
}

extension NSSplitView {
  public nonisolated static let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")
  public nonisolated static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
}
