import Foundation

/// A change of the controllers that a container or a presentation shows, with callbacks in UIKit's order:
/// `viewWillDisappear` of the outgoing controllers, `viewWillAppear` and `viewIsAppearing` of the incoming ones; after the
/// end of the change and the layout of the new view, `viewDidDisappear` and `viewDidAppear`, and the end of the moves
/// between parents. (Apple, `UIViewController.viewIsAppearing(_:)`.)
@MainActor
final class AppearanceExchange {
  /// The controller that is notified first of the end of the change. Observed on iOS: the outgoing one among children, the
  /// incoming one in presentations.
  enum Order { case goingFirst, comingFirst }

  /// The change whose views are being moved.
  private(set) static var current: AppearanceExchange?

  let isAnimated: Bool
  private let order: Order
  private weak var owner: UIViewController?
  private weak var window: UIWindow?
  private var going: [UIViewController] = []
  private var coming: [UIViewController] = []
  private var ends: [() -> Void] = []
  private var isHeld = false
  private var isFinished = false

  /// Ends the owner's earlier changes. Nil outside of windows, where nothing appears.
  init?(of owner: UIViewController, in window: UIWindow?, _ order: Order = .goingFirst, isAnimated: Bool) {
    guard let window else { return nil }
    self.owner = owner
    self.window = window
    self.order = order
    self.isAnimated = isAnimated
    for earlier in window.exchanges where earlier.owner === owner { earlier.finish() }
    window.exchanges.append(self)
  }

  /// Moves views; all views that enter or leave the window meanwhile belong to the change.
  func perform(_ moves: () -> Void) {
    let outer = Self.current
    Self.current = self
    moves()
    Self.current = outer
    settle()
  }

  /// The same for an optional change.
  static func perform(_ exchange: AppearanceExchange?, _ moves: () -> Void) {
    if let exchange { exchange.perform(moves) } else { moves() }
  }

  /// Keeps the change open until ``release()``: an animated transition follows.
  func hold() { isHeld = true }

  func release() {
    isHeld = false
    if Self.current !== self { settle() }
  }

  /// Adds a closure to run after all controllers have been notified of the end of the change.
  func afterwards(_ end: @escaping () -> Void) { ends.append(end) }

  func note(coming controller: UIViewController) {
    coming.append(controller)
    controller.exchange = self
  }

  func note(going controller: UIViewController) { going.append(controller) }

  func forget(coming controller: UIViewController) {
    coming.removeAll { $0 === controller }
    controller.exchange = nil
  }

  /// Calls `viewWillDisappear(_:)` of the controllers whose views will leave together with a view later.
  func announceGoing(of view: UIView) {
    for controller in view.subtree.compactMap(\.owningController)
    where controller.appearance != .gone && !controller.isDisappearing {
      controller.isDisappearing = true
      controller.viewWillDisappear(isAnimated)
    }
  }

  /// Cancels the removal of a view: the controllers that were disappearing appear again.
  func revokeGoing(of view: UIView) {
    for controller in view.subtree.compactMap(\.owningController) where controller.isDisappearing {
      controller.isDisappearing = false
      controller.viewWillAppear(isAnimated)
      controller.viewDidAppear(isAnimated)
    }
  }

  /// Ends the change if nothing is awaited: neither a transition nor the first layout of incoming views.
  func settle() {
    guard !isHeld, coming.allSatisfy({ $0.appearance != .appearing }) else { return }
    finish()
  }

  private func finish() {
    guard !isFinished else { return }
    isFinished = true
    window?.exchanges.removeAll { $0 === self }
    for controller in coming { controller.viewWasLaidOut() }
    if order == .comingFirst { finishComing() }
    for controller in going { controller.viewDidDisappear(isAnimated) }
    if order == .goingFirst { finishComing() }
    for end in ends { end() }
  }

  private func finishComing() {
    for controller in coming where controller.appearance == .shown {
      controller.viewDidAppear(isAnimated)
      controller.endJoiningParent()
      controller.exchange = nil
    }
  }
}
