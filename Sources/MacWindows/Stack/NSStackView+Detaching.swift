import AutoLayout
import Foundation

/// Views that take no space: hidden ones, those that are not to be visible, and those that do not fit.
extension NSStackView {
  /// The managed views that are detached.
  public var detachedViews: [NSView] { stacked.filter(isDetached).map(\.view) }

  /// The managed views that the stack places.
  var attachedViews: [StackedView] { stacked.filter { !isDetached($0) } }

  private func isDetached(_ entry: StackedView) -> Bool {
    entry.isPutAway || (detachesHiddenViews && entry.view.isHidden)
  }

  public func visibilityPriority(for view: NSView) -> VisibilityPriority {
    entry(of: view)?.visibility ?? .mustHold
  }

  /// Sets a view's visibility priority. If the stack may be clipped and lacks space, the views of the lowest priority are
  /// detached first, all together. `notVisible` detaches immediately. Traps for views that the stack does not manage.
  public func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    let entry = managedEntry(of: view)
    let old = entry.visibility
    guard priority != old else { return }
    entry.visibility = priority
    if priority == .notVisible, !entry.isPutAway { putAway([entry]) }
    if entry.isPutAway, old == .notVisible || priority == .mustHold { bringBack([entry]) }
    needsLayout = true
  }

  /// Whether views may be detached for lack of space.
  var detachesToFit: Bool {
    clippingResistancePriority(for: orientation) < .required
      && stacked.contains { $0.visibility != .mustHold && $0.visibility != .notVisible }
  }

  /// Detaches views of the lowest priorities until the others fit, and reattaches those that fit again.
  func detachWhatDoesNotFit() {
    let fitting = detachesToFit ? viewsThatFit : stacked.filter(isWanted)
    let going = stacked.filter { entry in
      isWanted(entry) && !entry.isPutAway && !fitting.contains { $0 === entry }
    }
    let coming = fitting.filter(\.isPutAway)
    if !going.isEmpty { putAway(going) }
    if !coming.isEmpty { bringBack(coming) }
  }

  /// Whether the view is to be visible.
  private func isWanted(_ entry: StackedView) -> Bool {
    entry.visibility != .notVisible && (entry.isPutAway || !detachesHiddenViews || !entry.view.isHidden)
  }

  private var viewsThatFit: [StackedView] {
    var kept = stacked.filter(isWanted)
    let space = lengthInsideInsets
    while neededLength(of: kept) > space + Self.roundingTolerance {
      let candidates = kept.map(\.visibility.rawValue).filter { $0 < VisibilityPriority.mustHold.rawValue }
      guard let lowest = candidates.min() else { break }
      kept.removeAll { $0.visibility.rawValue == lowest }
    }
    return kept
  }

  /// The tolerance for rounding to pixels, the largest of which are one point.
  private static var roundingTolerance: CGFloat { 0.5 }

  private var lengthInsideInsets: CGFloat {
    let size = alignmentRect(forFrame: frame).size
    return orientation == .horizontal
      ? size.width - edgeInsets.left - edgeInsets.right : size.height - edgeInsets.top - edgeInsets.bottom
  }

  private func neededLength(of entries: [StackedView]) -> CGFloat {
    let extents = entries.map { entry in
      let size = entry.view.fittingSize
      return orientation == .horizontal ? size.width : size.height
    }
    let gaps = entries.dropLast().map { $0.customSpacing ?? spacing }
    return (extents + gaps).reduce(0, +)
  }

  private func putAway(_ entries: [StackedView]) {
    delegate?.stackView(self, willDetach: entries.map(\.view))
    rearrange(true)
    movingViews {
      for entry in entries {
        entry.isPutAway = true
        if detachesHiddenViews { entry.view.isHidden = true } else { entry.view.removeFromSuperview() }
      }
    }
  }

  private func bringBack(_ entries: [StackedView]) {
    rearrange(true)
    movingViews {
      for entry in entries {
        entry.isPutAway = false
        if entry.view.superview !== self { addSubview(entry.view) }
        if detachesHiddenViews { entry.view.isHidden = false }
      }
    }
    delegate?.stackView(self, didReattach: entries.map(\.view))
  }
}
