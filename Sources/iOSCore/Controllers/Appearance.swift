import Foundation

/// How far a controller's view has come onto the screen.
enum Appearance {
  case gone, appearing, shown
}

/// A view that enters or leaves a window shows or hides its controller; `viewDidAppear` follows the first layout, and where
/// one controller takes another's place, the end of the exchange.
extension UIViewController {
  /// Before the view enters a window, or leaves it.
  func viewWillMove(toWindow window: UIWindow?) {
    if let window, appearance == .gone {
      appearance = .appearing
      window.noteAppearing(self)
      AppearanceExchange.current?.note(coming: self)
      viewWillAppear(exchange?.isAnimated ?? false)
      unavailability.updateOnce(self)
    } else if window == nil, appearance != .gone, !isDisappearing {
      viewWillDisappear(AppearanceExchange.current?.isAnimated ?? false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard window == nil, appearance != .gone else { return }
    appearance = .gone
    isDisappearing = false
    exchange?.forget(coming: self)
    if let current = AppearanceExchange.current { return current.note(going: self) }
    viewDidDisappear(false)
  }

  /// After a layout of the window.
  func viewWasLaidOut() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewIsAppearing(exchange?.isAnimated ?? false)
    if exchange == nil { viewDidAppear(false) }
    showAccessory()
  }

  /// A controller that can be the first responder becomes it as its view appears, if there is none yet, so that its accessory
  /// view shows (observed: chats override `canBecomeFirstResponder` and `inputAccessoryView`, and call nothing).
  private func showAccessory() {
    if isFirstResponder { return reloadInputViews() }
    guard !UIResponder.hasFirst, canBecomeFirstResponder, inputAccessoryView != nil else { return }
    becomeFirstResponder()
  }
}

extension UIView {
  /// Notifies the subtree and its controllers that it moves to a window or out of one, parents first.
  func willMoveSubtree(toWindow window: UIWindow?) {
    for view in subtree {
      view.owningController?.viewWillMove(toWindow: window)
      view.willMove(toWindow: window)
    }
  }

  func didMoveSubtree(toWindow window: UIWindow?) {
    for view in subtree {
      view.systemGuides.keyboard?.follow()
      if window != nil {
        view.adjustFontsToTraits()
        view.notifyOfInheritedTraits()
      }
      if let controller = view.owningController {
        controller.updateSafeArea()
        controller.viewDidMove(toWindow: window)
      }
      if window != nil { AppearanceProxies.apply(to: view) }
      if window == nil { view.resignOutOfWindow() }
      view.didMoveToWindow()
    }
  }

  /// A view that is in no window is not the first responder. (Apple, `UIResponder.becomeFirstResponder()`.)
  private func resignOutOfWindow() {
    if isFirstResponder { resignFirstResponder() }
    if let controller = owningController, controller.isFirstResponder { controller.resignFirstResponder() }
  }

  /// The view and everything below it, parents first, back to front.
  package var subtree: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }
}
