import AutoLayout
import Foundation
@_spi(ViewHooks) import MacControls

/// Animated changes of rows. (Apple, `NSTableView.AnimationOptions`.)
extension NSTableView {
  /// Makes a change of rows. With any animation, remaining rows slide to their new positions, and inserted and removed rows
  /// fade or slide according to the options; without one all rows are at their positions immediately.
  func change(_ change: TableChange, _ options: AnimationOptions) {
    guard !options.isEmpty, AnimationClock.shared.takesTime, window != nil || superview != nil else {
      return self.change(change)
    }
    layoutSubtreeIfNeeded()
    let before = rows.shown.sortedRows.map(\.view)
    let starts = before.map { $0.anyLayer.presentation()?.position ?? $0.anyLayer.position }
    let context = NSAnimationContext.current
    let wasImplicit = context.allowsImplicitAnimation
    // Rows are animated here, from their visible positions.
    context.allowsImplicitAnimation = false
    let leaving = rearrange(change)
    layoutSubtreeIfNeeded()
    for (view, start) in zip(before, starts) where view.superview === self {
      lead(view, "position", from: start, to: view.anyLayer.position)
    }
    for entry in rows.shown.sortedRows where !before.contains(entry.view) { bring(entry.view, options) }
    send(leaving, options)
    context.allowsImplicitAnimation = wasImplicit
  }

  private func lead(_ view: NSView, _ key: String, from start: CGPoint, to end: CGPoint) {
    guard start != end else { return }
    add(CABasicAnimation(keyPath: key), to: view, key, from: start, to: end)
  }

  private func add(
    _ animation: CABasicAnimation, to view: NSView, _ key: String, from start: Any, to end: Any
  ) {
    let context = NSAnimationContext.current
    animation.fromValue = start
    animation.toValue = end
    animation.duration = context.duration
    animation.timingFunction = context.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fillMode = .both
    view.anyLayer.add(animation, forKey: key)
  }

  private func bring(_ view: NSTableRowView, _ options: AnimationOptions) {
    if options.contains(.effectFade) {
      add(CABasicAnimation(keyPath: "opacity"), to: view, "opacity", from: 0.0, to: 1.0)
    }
    let end = view.anyLayer.position
    lead(view, "position", from: offset(end, view, options, -1), to: end)
  }

  /// Animates removed rows, which stay behind the others until they are out of view.
  private func send(_ leaving: [NSTableRowView], _ options: AnimationOptions) {
    guard !leaving.isEmpty else { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      for view in leaving { self?.recycle(view, Self.removedRow) }
    }
    for view in leaving {
      addSubview(view, positioned: .below, relativeTo: nil)
      if options.contains(.effectFade) {
        add(CABasicAnimation(keyPath: "opacity"), to: view, "opacity", from: 1.0, to: 0.0)
      }
      let start = view.anyLayer.position
      lead(view, "position", from: start, to: offset(start, view, options, 1))
    }
    CATransaction.commit()
  }

  /// The offset of a row beside or above its position, from which it appears (`sign` is −1) or to which
  /// it disappears (1).
  private func offset(
    _ place: CGPoint, _ view: NSView, _ options: AnimationOptions, _ sign: CGFloat
  ) -> CGPoint {
    let size = view.frame.size
    // The slide directions are numbers in these bits, not flags.
    switch options.rawValue & Self.slides {
    case AnimationOptions.slideUp.rawValue: return CGPoint(x: place.x, y: place.y - sign * size.height)
    case AnimationOptions.slideDown.rawValue: return CGPoint(x: place.x, y: place.y + sign * size.height)
    case AnimationOptions.slideLeft.rawValue: return CGPoint(x: place.x - sign * size.width, y: place.y)
    case AnimationOptions.slideRight.rawValue: return CGPoint(x: place.x + sign * size.width, y: place.y)
    default: return place
    }
  }

  private static let slides: UInt = 0xF0
}
