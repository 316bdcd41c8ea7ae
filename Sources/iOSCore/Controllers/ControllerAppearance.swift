import Foundation

/// The appearance callbacks of controllers whose views enter or leave a window. `viewDidAppear` follows the first layout
/// and, if one controller replaces another, the end of the exchange.
extension UIViewController {
  /// Called before the view enters a window or leaves it.
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

  /// Called after a layout of the window.
  func viewWasLaidOut() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewIsAppearing(exchange?.isAnimated ?? false)
    if exchange == nil {
      viewDidAppear(false)
      endJoiningParent()
    }
    showAccessory()
  }

  func endJoiningParent() { if parentMove == .joining { parentMove = .none } }

  /// Makes the controller first responder as its view appears, if it can be and there is none yet, so that its accessory view
  /// is shown (observed: chats override `canBecomeFirstResponder` and `inputAccessoryView`, and call nothing).
  private func showAccessory() {
    if isFirstResponder { return reloadInputViews() }
    guard !UIResponder.hasFirst, canBecomeFirstResponder, inputAccessoryView != nil else { return }
    becomeFirstResponder()
  }
}

extension UIView {
  /// Notifies the views of the subtree and their controllers of the move into or out of a window, parents
  /// first.
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

  /// Resigns first responder status, which a view outside of windows cannot have. (Apple,
  /// `UIResponder.becomeFirstResponder()`.)
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
