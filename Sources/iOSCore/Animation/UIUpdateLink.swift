import AutoLayout
import Foundation
import LayerTree
import ObjCCompatibility

/// Follows each update of the interface, phase by phase, and may request updates. (Apple, `UIUpdateLink`, iOS 18.)
///
/// In an update, the ``AnimationClock`` calls display links, ends finished animations, lays out and commits. If the clock
/// completes animations at once, there are no updates. A link ends when it is released.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject, UpdateFollower {
  /// Whether actions are called. Default false.
  @AlwaysObserved open var isEnabled = false { didSet { AnimationClock.shared.wake() } }
  /// Whether the link requests an update at each frame; else it follows those that happen anyway. Default false.
  @AlwaysObserved open var requiresContinuousUpdates = false { didSet { AnimationClock.shared.wake() } }
  /// The rate at which the link requests updates; it is called for every update.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Stored only: no events occur during an update.
  open var wantsLowLatencyEventDispatch = false
  /// Stored only.
  open var wantsImmediatePresentation = false

  private var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// Whether the view or scene of the link is visible.
  private let isShown: () -> Bool

  private init(isShown: @escaping () -> Bool) {
    self.isShown = isShown
    super.init()
    AnimationClock.shared.add(self)
  }

  /// A link that is active while the scene has a visible window.
  public convenience init(windowScene: UIWindowScene) {
    self.init { [weak windowScene] in windowScene?.windows.contains { !$0.isHidden } == true }
  }

  /// A link that is active while the view is in a visible window.
  public convenience init(view: UIView) {
    self.init { [weak view] in view?.window?.isHidden == false }
  }

  public convenience init(
    windowScene: UIWindowScene, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: actionHandler)
  }

  public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: actionTarget, selector: selector)
  }

  public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: actionHandler)
  }

  public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: actionTarget, selector: selector)
  }

  // MARK: Actions

  /// Adds an action before display links are called.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action to a phase. Actions of one phase run in the order of addition.
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
  {
    actions.append((phase, handler))
  }

  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds an action of a target, which maps the selector's name to a closure; see `NamedActions`.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    guard let target = target as? any NamedActions else { return }
    addAction(to: phase) { [weak target] link, _ in _ = target?.perform(selector, from: link) }
  }

  /// The update in progress; nil outside of updates.
  open func currentUpdateInfo() -> UIUpdateInfo? { .underWay }

  // MARK: Updates

  package var wantedFramesPerSecond: Int? {
    guard isEnabled, requiresContinuousUpdates, isShown() else { return nil }
    return preferredFrameRateRange.wishedRate ?? 0
  }

  package func updateReached(_ phase: UpdatePhase, _ times: UpdateTimes) {
    guard isEnabled, isShown() else { return }
    let info = UIUpdateInfo(times)
    for action in actions where action.phase.phase == phase { action.handler(self, info) }
  }
}

/// A moment of an update of the interface. (Apple, `UIUpdateActionPhase`, iOS 18.)
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  /// Nil for phases that never occur.
  let phase: UpdatePhase?

  private init(_ phase: UpdatePhase?) { self.phase = phase }

  public static let afterUpdateScheduled = UIUpdateActionPhase(.afterUpdateScheduled)
  public static let beforeEventDispatch = UIUpdateActionPhase(.beforeEventDispatch)
  public static let afterEventDispatch = UIUpdateActionPhase(.afterEventDispatch)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(.beforeDisplayLinks)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(.afterDisplayLinks)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(.beforeCommit)
  public static let afterCATransactionCommit = UIUpdateActionPhase(.afterCommit)
  // No events are dispatched in the middle of an update here.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(nil)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(nil)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(nil)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(nil)
  public static let afterUpdateComplete = UIUpdateActionPhase(.afterUpdateComplete)
}

/// The times of an update of the interface. (Apple, `UIUpdateInfo`, iOS 18.)
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which changes are computed, by the ``AnimationClock``.
  public let modelTime: TimeInterval
  /// The time by which changes have to be ready: that of the next frame.
  public let completionDeadlineTime: TimeInterval
  /// The time at which changes are shown: that of the next frame.
  public let estimatedPresentationTime: TimeInterval
  /// Always false here.
  open var isImmediatePresentationExpected: Bool { false }
  /// Always false here.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Always false here.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(_ times: UpdateTimes) {
    modelTime = times.now
    completionDeadlineTime = times.nextFrame
    estimatedPresentationTime = times.nextFrame
    super.init()
  }

  /// The update in progress for a scene; nil outside of updates.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { underWay }

  /// The update in progress for a view; nil outside of updates.
  public static func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : underWay }

  fileprivate static var underWay: UIUpdateInfo? { AnimationClock.shared.updateTimes.map(UIUpdateInfo.init) }
}
