import AutoLayout
import Foundation
import Graphics
import LayerTree

/// Changes of views through their animators.
extension NSView {
  /// Makes a change. Through an animator, layers animate the views that it moves.
  func changing(_ key: NSAnimatablePropertyKey, _ change: () -> Void) {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return change() }
    AnimatedChanges.run(self, key, change)
  }

  /// The same for a change of the frame. An animation with its own values applies to the property itself, which layers do
  /// not have, so the property is changed step by step.
  func changing(
    _ key: NSAnimatablePropertyKey, from start: AnimatableValue, to end: AnimatableValue,
    _ set: @escaping (NSView, AnimatableValue) -> Void, _ change: () -> Void
  ) {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return change() }
    guard let own = animation(forKey: key) as? CAAnimation, !own.isPlain else {
      return AnimatedChanges.run(self, key, change)
    }
    AnimatedSteps.run(key, of: self, from: start, to: end, set)
  }

  /// Begins to change a property step by step, if an animator was used.
  ///
  /// - Returns: whether it does.
  func steps(
    _ key: NSAnimatablePropertyKey, from start: AnimatableValue, to end: AnimatableValue,
    _ set: @escaping (NSView, AnimatableValue) -> Void
  ) -> Bool {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return false }
    AnimatedSteps.run(key, of: self, from: start, to: end, set)
    return true
  }

  /// Rotates to an angle in degrees.
  func turn(
    _ angle: ReferenceWritableKeyPath<NSView, CGFloat>, _ key: NSAnimatablePropertyKey, to new: CGFloat
  ) {
    let isStepped = steps(key, from: .scalar(self[keyPath: angle]), to: .scalar(new)) { view, value in
      if let degrees = value.scalar { view.turn(angle, key, to: degrees) }
    }
    guard !isStepped else { return }
    self[keyPath: angle] = new
    needsDisplay = true
  }

  func alphaDidChange(from old: CGFloat) {
    needsDisplay = true
    let note = { AnimatedChanges.note(self, "opacity", .scalar(old), .scalar(self.alphaValue)) }
    if AnimatorMarks.exist { changing("alphaValue", note) } else { note() }
  }

  /// Lays out the views around one that an animator hides or shows, in the same animation.
  func hiddenDidChangeMaybeAnimated() {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return hiddenDidChange() }
    AnimatedChanges.run(self, "hidden") {
      hiddenDidChange()
      storedSuperview?.layoutSubtreeIfNeeded()
    }
  }

  /// Ends the animations of views that have left the tree, as unfinished. (Apple, `CAAnimationDelegate`.)
  func endAnimationsOfSubtree() {
    guard AnimationClock.shared.takesTime else { return }
    for view in subtree {
      guard let layer = view.madeLayer else { continue }
      if layer.hasStoredSublayers { layer.endAnimationsOfSubtree() } else { layer.removeAllAnimations() }
    }
  }
}

extension NSWindow {
  /// Begins to change the frame step by step, if the window's animator was used.
  ///
  /// - Returns: whether it does.
  func stepsFrame(to frame: NSRect) -> Bool {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return false }
    AnimatedSteps.run("frame", of: self, from: .rect(self.frame), to: .rect(frame)) { window, value in
      if let rect = value.rect { window.setFrame(rect, display: true) }
    }
    return true
  }

  func stepsOrigin(to origin: NSPoint) -> Bool {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return false }
    AnimatedSteps.run("frameOrigin", of: self, from: .point(frame.origin), to: .point(origin)) {
      window, value in
      if let point = value.point { window.setFrameOrigin(point) }
    }
    return true
  }

  func alphaDidChange(from old: CGFloat) {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else { return }
    AnimatedSteps.run("alphaValue", of: self, from: .scalar(old), to: .scalar(alphaValue)) { window, value in
      if let alpha = value.scalar { window.alphaValue = alpha }
    }
  }
}

extension NSLayoutConstraint {
  /// Begins to change the constant step by step, if the constraint's animator was used: layout follows at every frame.
  ///
  /// - Returns: whether it does.
  func stepsConstant(to constant: CGFloat) -> Bool {
    guard AnimatorMarks.takeAnywhere(self) else { return false }
    MainActor.assumeIsolated(with: self) { constraint in
      AnimatedSteps.run("constant", of: constraint, from: .scalar(constraint.constant), to: .scalar(constant))
      {
        constraint, value in
        if let constant = value.scalar { constraint.constant = constant }
      }
    }
    return true
  }
}

extension NSSplitViewItem {
  /// Collapses or expands the pane. Through an animator, the panes move to their new positions.
  func collapseDidChangeMaybeAnimated() {
    guard AnimatorMarks.exist, AnimatorMarks.take(self) else {
      controller?.collapseDidChange(of: self)
      return
    }
    AnimatedChanges.run(self, "collapsed") {
      controller?.collapseDidChange(of: self)
      guard controller?.isViewLoaded == true, let split = controller?.splitView else { return }
      split.layoutSubtreeIfNeeded()
      if let pane = viewController.viewIfLoaded { slide(pane, in: split) }
    }
  }

  /// Slides a collapsing pane out over its nearest edge, or an expanding one in from there.
  private func slide(_ pane: NSView, in split: NSSplitView) {
    let frame = pane.layoutNode.frame
    let isFirst = split.arrangedSubviews.first === pane
    var outside = frame
    if split.isVertical {
      outside.origin.x = isFirst ? -frame.size.width : split.boundsSize.width
    } else {
      outside.origin.y = isFirst ? -frame.size.height : split.boundsSize.height
    }
    let (inside, beyond) = (
      AnimatableValue.point(CGPoint(x: frame.midX, y: frame.midY)),
      AnimatableValue.point(CGPoint(x: outside.midX, y: outside.midY))
    )
    pane.writableViewExtras.isLeaving = isCollapsed
    AnimatedChanges.note(
      pane, "position", isCollapsed ? inside : beyond, isCollapsed ? beyond : inside)
  }
}
