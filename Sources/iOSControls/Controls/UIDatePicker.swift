import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A control for choosing a day, a time or both. (Apple, `UIDatePicker`.)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Raw values match UIKit's.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// The natural width of the wheels, in points.
  static let wheelsWidth: CGFloat = 320

  @AlwaysObserved open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The selected date, in UTC. The default is not the present time but 9 January 2007, 9:41, so that a document always
  /// gives the same picture.
  ///
  /// A date beyond a limit is replaced by the limit.
  open var date: Date {
    get { pinnedDate }
    set {
      pinnedDate = pinned(newValue)
      invalidateIntrinsicContentSize()
    }
  }
  private var pinnedDate = Date(timeIntervalSinceReferenceDate: 190_028_460)
  /// The earliest date. It has no effect in countdowns or if it is after the latest one (Apple,
  /// `UIDatePicker.minimumDate`).
  open var minimumDate: Date? {
    get { earliest }
    set {
      earliest = newValue
      date = pinnedDate
    }
  }
  /// The latest date. It has no effect in countdowns or if it is before the earliest one (Apple,
  /// `UIDatePicker.maximumDate`).
  open var maximumDate: Date? {
    get { latest }
    set {
      latest = newValue
      date = pinnedDate
    }
  }
  private var earliest: Date?
  private var latest: Date?
  /// The interval in minutes: a divisor of 60 up to 30; other values are replaced by 1 (Apple,
  /// `UIDatePicker.minuteInterval`).
  open var minuteInterval: Int {
    get { dividingInterval }
    set {
      dividingInterval =
        Self.intervals.contains(newValue) && Self.minutesOfHour % newValue == 0 ? newValue : 1
    }
  }
  private var dividingInterval = 1
  private static let intervals = 1...30
  private static let minutesOfHour = 60
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The locale of the displayed text; nil for American English, whatever the machine's.
  @AlwaysObserved open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  /// Stored only: the days shown are those of the Gregorian calendar in UTC.
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true
  @AlwaysObserved open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The resolved style: wheels by default, and for countdowns, which have no other (Apple,
  /// `UIDatePickerStyle`).
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic || datePickerMode == .countDownTimer
      ? .wheels : preferredDatePickerStyle
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: CGSize(width: Self.wheelsWidth, height: controlMetrics.pickerHeight)
    case .compact: CompactDate(texts: compactTexts).size(layoutGrid)
    case .inline: DateCalendar.size(withTime: datePickerMode == .dateAndTime)
    }
  }

  private func pinned(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    if let earliest, let latest, earliest > latest { return date }
    return min(max(date, earliest ?? date), latest ?? .distantFuture)
  }

  private var words: DateWords { DateWords(locale: locale) }

  private var compactTexts: [String] {
    switch datePickerMode {
    case .date: [words.mediumDate(date)]
    case .time: [words.shortTime(date)]
    case .yearAndMonth: [words.mediumDate(date)]
    case .dateAndTime, .countDownTimer: [words.mediumDate(date), words.shortTime(date)]
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(sizesToContent: true)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    switch datePickerStyle {
    case .automatic, .wheels: drawWheels(on: canvas)
    case .compact:
      CompactDate(texts: isRightToLeft ? compactTexts.reversed() : compactTexts).draw(in: bounds, on: canvas)
    case .inline where datePickerMode == .time:
      CompactDate(texts: compactTexts).draw(in: bounds, on: canvas)
    case .inline:
      DateCalendar(
        date: date, words: words, time: datePickerMode == .dateAndTime ? words.shortTime(date) : nil,
        isRightToLeft: isRightToLeft, tint: tintColor
      ).draw(in: bounds, on: canvas)
    }
  }

  private func drawWheels(on canvas: ViewCanvas) {
    let wheels = DateWheels(
      mode: datePickerMode, date: date, minuteInterval: minuteInterval, duration: countDownDuration,
      words: words
    ).wheels
    // In wider pickers the wheels stay together in the middle.
    let width = min(bounds.width, Self.wheelsWidth * 1.2)
    let rect = CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
    let shown = isRightToLeft ? wheels.reversed().map(\.mirrored) : wheels
    WheelDrawing(wheels: shown).draw(in: rect, on: canvas)
  }
}

/// The style of a date picker. Raw values match UIKit's.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic = 0
  case wheels, compact, inline
}
