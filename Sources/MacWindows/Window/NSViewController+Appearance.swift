/// A controller between two calls about its view's appearance.
enum AppearanceState {
  case away, appearing, shown, disappearing
}

/// Calls about the appearance of views. A controller hears of its view wherever the view is, as a client may add it to any
/// superview: the view is in a window on the screen and not hidden. (Apple, `NSViewController.viewWillAppear()` and
/// `viewWillDisappear()`.)
extension NSViewController {
  fileprivate func beginAppearing() {
    guard appearanceState == .away else { return }
    appearanceState = .appearing
    viewWillAppear()
  }

  fileprivate func endAppearing() {
    guard appearanceState == .appearing else { return }
    appearanceState = .shown
    viewDidAppear()
  }

  fileprivate func beginDisappearing() {
    guard appearanceState == .shown else { return }
    appearanceState = .disappearing
    viewWillDisappear()
  }

  fileprivate func endDisappearing() {
    guard appearanceState == .disappearing else { return }
    appearanceState = .away
    viewDidDisappear()
  }
}

/// The controllers whose views come and go together, outer ones first.
@MainActor
struct AppearingControllers {
  private let controllers: [NSViewController]

  /// The controllers of a view and of what is in it. Costs nothing in programs without controllers.
  private init(in view: NSView, includes isIncluded: (NSView) -> Bool) {
    guard NSView.hasOwnedViews else {
      controllers = []
      return
    }
    var found: [NSViewController] = []
    var pending = [view]
    while let view = pending.popLast() {
      if let controller = view.owningController { found.append(controller) }
      pending += view.storedSubviews.reversed().filter(isIncluded)
    }
    controllers = found
  }

  /// The controllers that appear if `view` does.
  static func seen(in view: NSView) -> AppearingControllers {
    AppearingControllers(in: view) { !$0.isHidden }
  }

  /// The controllers that disappear if `view` does; those that are not shown hear nothing.
  static func all(in view: NSView) -> AppearingControllers { AppearingControllers(in: view) { _ in true } }

  func beginAppearing() { for controller in controllers { controller.beginAppearing() } }
  func endAppearing() { for controller in controllers { controller.endAppearing() } }
  func beginDisappearing() { for controller in controllers { controller.beginDisappearing() } }
  func endDisappearing() { for controller in controllers { controller.endDisappearing() } }
}

/// The calls about a view that moves between windows, or into or out of one.
@MainActor
struct AppearanceChange {
  private let leaving: AppearingControllers?
  private let coming: AppearingControllers?

  /// Announces the change before it happens.
  init(of view: NSView, movingTo superview: NSView?) {
    leaving = view.window?.isVisible == true ? AppearingControllers.all(in: view) : nil
    let isSeen = superview?.window?.isVisible == true && superview?.hidesContent == false && !view.isHidden
    coming = isSeen ? AppearingControllers.seen(in: view) : nil
    leaving?.beginDisappearing()
    coming?.beginAppearing()
  }

  func end() {
    leaving?.endDisappearing()
    // From window to window a view disappears first.
    coming?.beginAppearing()
    coming?.endAppearing()
  }
}
