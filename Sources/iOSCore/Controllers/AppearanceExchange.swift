import Foundation

/// One change of the controllers that a container or a presentation shows, whose callbacks come in UIKit's order: who goes
/// will disappear, who comes will appear and is appearing; when the change has ended and the new view has been laid out,
/// both have done so, and the moves between parents are complete. (Apple, `UIViewController.viewIsAppearing(_:)`.)
@MainActor
final class AppearanceExchange {
  /// Who hears first that the change has ended. Observed on iOS: among children it is the one that goes, in presentations the
  /// one that comes.
  enum Order { case goingFirst, comingFirst }

  /// The change whose views are being moved now.
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

  /// Moves views; what enters and leaves the window on the way belongs to the change.
  func perform(_ moves: () -> Void) {
    let outer = Self.current
    Self.current = self
    moves()
    Self.current = outer
    settle()
  }

  /// The same where there may be no change to speak of.
  static func perform(_ exchange: AppearanceExchange?, _ moves: () -> Void) {
    if let exchange { exchange.perform(moves) } else { moves() }
  }

  /// Keeps the change open until ``release()``: a transition takes time.
  func hold() { isHeld = true }

  func release() {
    isHeld = false
    if Self.current !== self { settle() }
  }

  /// Runs what follows when all have heard of the change's end.
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

  /// Calls `viewWillDisappear(_:)` of the controllers whose views will leave with a view later.
  func announceGoing(of view: UIView) {
    for controller in view.subtree.compactMap(\.owningController)
    where controller.appearance != .gone && !controller.isDisappearing {
      controller.isDisappearing = true
      controller.viewWillDisappear(isAnimated)
    }
  }

  /// The view stays after all: the controllers that were to disappear appear again.
  func revokeGoing(of view: UIView) {
    for controller in view.subtree.compactMap(\.owningController) where controller.isDisappearing {
      controller.isDisappearing = false
      controller.viewWillAppear(isAnimated)
      controller.viewDidAppear(isAnimated)
    }
  }

  /// Ends the change if nothing is awaited: neither a transition nor the first layout of what comes.
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
      controller.exchange = nil
    }
  }
}
