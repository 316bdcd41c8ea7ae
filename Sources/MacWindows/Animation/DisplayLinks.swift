import Foundation
import LayerTree
import ObjCCompatibility

// Display links of AppKit (macOS 14), synchronized with the screen that shows their view or window. The target maps the
// selector's name to a closure; see `NamedActions`.

extension NSView {
  /// A display link that calls its target while the view is visible: in a visible window and not hidden.
  /// (Apple, `displayLink(target:selector:)`.)
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target, selector) { [weak self] in
      guard let self, let window else { return false }
      return window.isVisible && !isHiddenOrHasHiddenAncestor
    }
  }
}

extension NSWindow {
  /// A display link that calls its target while the window is visible. (Apple,
  /// `displayLink(target:selector:)`.)
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target, selector) { [weak self] in self?.isVisible == true }
  }
}

extension NSScreen {
  /// A display link that calls its target at each of the screen's frames. (Apple,
  /// `displayLink(target:selector:)`.)
  @preconcurrency @MainActor
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}
