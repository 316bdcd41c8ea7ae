import AutoLayout
import Foundation

/// The selection of a calendar. (Apple, `UICalendarSelection`.)
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Updates the selectable days.
  open func updateSelectableDates() { view?.setNeedsDisplay() }

  func contains(_ day: DateComponents) -> Bool { false }
  func allows(_ day: DateComponents) -> Bool { true }
}

/// A selection of at most one day. (Apple, `UICalendarSelectionSingleDate`.)
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  @AlwaysObserved open var selectedDate: DateComponents? { didSet { view?.setNeedsDisplay() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day without notifying the delegate, which is only notified of the user's selections.
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

  override func contains(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) ?? false }
  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
}

/// The delegate of the selection of one day. The last method is optional in UIKit.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of any number of days. (Apple, `UICalendarSelectionMultiDate`.)
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  @AlwaysObserved open var selectedDates: [DateComponents] = [] { didSet { view?.setNeedsDisplay() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days without notifying the delegate, which is only notified of the user's selections.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func contains(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }
  override func allows(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
}

/// The delegate of the selection of several days. The last two methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Never called: there are no touches.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Never called: there are no touches.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
