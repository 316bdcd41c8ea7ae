import Foundation
import LayerTree
import ObjCCompatibility

#if !canImport(ObjectiveC)
  /// Timers that call a method by its name. The target maps it to a method in `NamedActions`, and is kept until the timer is
  /// invalidated or has fired. (Apple, `Timer`.)
  extension Timer {
    /// A timer that is not in a run loop yet.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let action = TimedAction(aTarget, aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { action.perform(from: $0) }
    }

    /// A timer that fires at a date first, and is not in a run loop yet.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
      repeats rep: Bool
    ) {
      let action = TimedAction(t, s)
      self.init(fire: date, interval: ti, repeats: rep) { action.perform(from: $0) }
    }

    /// A timer in the current run loop.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let action = TimedAction(aTarget, aSelector)
      return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { action.perform(from: $0) }
    }
  }

  /// A method of a target that a timer calls.
  private struct TimedAction: @unchecked Sendable {
    private let target: (any NamedActions)?
    private let selector: Selector

    init(_ target: Any, _ selector: Selector) {
      self.target = target as? any NamedActions
      self.selector = selector
    }

    func perform(from timer: Timer) {
      _ = onMainThread(with: timer) { target?.perform(selector, from: $0) }
    }
  }
#endif
