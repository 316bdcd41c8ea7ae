import Foundation

extension UIWindow {
  /// Performs a rotation of the screen or a change of the window's size. The root controller is notified before, and its
  /// animations run alongside. If size classes change, the whole tree is notified.
  func transition(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, let controller = rootViewController else { return change() }
    let transition = WindowTransition(in: self)
    let old = traitCollection
    let new = traits(of: size)
    var shown: UIViewController? = controller
    while let current = shown {
      notify(current, of: size, new == old ? nil : new, with: transition)
      shown = current.storedPresented
    }
    transition.run {
      change()
      if new != old { notifyOfTraitChange(from: old) }
    }
  }

  /// A presentation notifies its presented controller of the new size by default.
  private func notify(
    _ controller: UIViewController, of size: CGSize, _ traits: UITraitCollection?,
    with transition: WindowTransition
  ) {
    if controller !== rootViewController, let presentation = controller.storedPresentation {
      if let traits { presentation.willTransition(to: traits, with: transition) }
      presentation.viewWillTransition(to: size, with: transition)
      return
    }
    if let traits { controller.willTransition(to: traits, with: transition) }
    controller.viewWillTransition(to: size, with: transition)
  }
}
