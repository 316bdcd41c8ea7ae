import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The delegate of a date picker. (Apple, `NSDatePickerCellDelegate`.)
@preconcurrency @MainActor
public protocol NSDatePickerCellDelegate: NSObjectProtocol {}

/// A control for choosing a date, a time or both. (Apple, `NSDatePicker`.)
@preconcurrency @MainActor
open class NSDatePicker: NSControl {
  /// Raw values match AppKit's.
  public enum Style: UInt, Hashable, Sendable {
    case textFieldAndStepper = 0
    case clockAndCalendar = 1
    case textField = 2
  }
  /// Raw values match AppKit's.
  public enum Mode: UInt, Hashable, Sendable {
    case single = 0
    case range = 1
  }
  /// The visible parts of a date. Raw values match AppKit's.
  public struct ElementFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourMinute = ElementFlags(rawValue: 0x000C)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000E)
    public static let timeZone = ElementFlags(rawValue: 0x0010)
    public static let yearMonth = ElementFlags(rawValue: 0x00C0)
    public static let yearMonthDay = ElementFlags(rawValue: 0x00E0)
    public static let era = ElementFlags(rawValue: 0x0100)
  }

  open override class var cellClass: AnyClass? {
    get { NSDatePickerCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .datePicker }

  final var dateCell: NSDatePickerCell { typedCell(NSDatePickerCell.self) }

  open var datePickerStyle: Style {
    get { dateCell.datePickerStyle }
    set { dateCell.datePickerStyle = newValue }
  }
  open var datePickerMode: Mode {
    get { dateCell.datePickerMode }
    set { dateCell.datePickerMode = newValue }
  }
  open var datePickerElements: ElementFlags {
    get { dateCell.datePickerElements }
    set { dateCell.datePickerElements = newValue }
  }
  open var dateValue: Date {
    get { dateCell.dateValue }
    set { dateCell.dateValue = newValue }
  }
  /// The interval in seconds.
  open var timeInterval: TimeInterval {
    get { dateCell.timeInterval }
    set { dateCell.timeInterval = newValue }
  }
  open var minDate: Date? {
    get { dateCell.minDate }
    set { dateCell.minDate = newValue }
  }
  open var maxDate: Date? {
    get { dateCell.maxDate }
    set { dateCell.maxDate = newValue }
  }
  open var calendar: Calendar? {
    get { dateCell.calendar }
    set { dateCell.calendar = newValue }
  }
  /// The locale of the displayed text; nil for American English, whatever the machine's.
  open var locale: Locale? {
    get { dateCell.locale }
    set { dateCell.locale = newValue }
  }
  open var timeZone: TimeZone? {
    get { dateCell.timeZone }
    set { dateCell.timeZone = newValue }
  }
  open weak var delegate: (any NSDatePickerCellDelegate)?
  open var presentsCalendarOverlay = false
  open var isBezeled: Bool {
    get { anyCell.isBezeled }
    set { anyCell.isBezeled = newValue }
  }
  open var isBordered: Bool {
    get { anyCell.isBordered }
    set { anyCell.isBordered = newValue }
  }
  open var drawsBackground: Bool {
    get { dateCell.drawsBackground }
    set { dateCell.drawsBackground = newValue }
  }
  open var backgroundColor: NSColor {
    get { dateCell.backgroundColor }
    set { dateCell.backgroundColor = newValue }
  }
  open var textColor: NSColor {
    get { dateCell.textColor }
    set { dateCell.textColor = newValue }
  }

  open override var intrinsicContentSize: NSSize { dateCell.contentSize }
  @_spi(ViewHooks) open override var shownText: String? { nil }
  open override var isFlipped: Bool { true }
}

/// The cell of date pickers. (Apple, `NSDatePickerCell`.)
@preconcurrency @MainActor
open class NSDatePickerCell: NSActionCell {
  public override init() {
    super.init()
    isBezeled = true
  }
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    isBezeled = true
  }

  @AlwaysObserved open var datePickerStyle = NSDatePicker.Style.textFieldAndStepper {
    didSet { contentDidChange() }
  }
  @AlwaysObserved open var datePickerMode = NSDatePicker.Mode.single { didSet { needsDisplay() } }
  @AlwaysObserved open var datePickerElements: NSDatePicker.ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  {
    didSet { contentDidChange() }
  }
  /// The date. The default is not the present time but 9 January 2007, 9:41, so that a document always gives
  /// the same picture.
  @AlwaysObserved open var dateValue = Date(timeIntervalSinceReferenceDate: 190_028_460) {
    didSet { contentDidChange() }
  }
  open var timeInterval: TimeInterval = 0
  open var minDate: Date?
  open var maxDate: Date?
  open var calendar: Calendar?
  @AlwaysObserved open var locale: Locale? { didSet { contentDidChange() } }
  @AlwaysObserved open var timeZone: TimeZone? { didSet { contentDidChange() } }
  @AlwaysObserved open var drawsBackground = true { didSet { needsDisplay() } }
  @AlwaysObserved open var backgroundColor = NSColor.textBackgroundColor { didSet { needsDisplay() } }
  @AlwaysObserved open var textColor = NSColor.controlTextColor { didSet { needsDisplay() } }

  open override var objectValue: Any? {
    get { dateValue }
    set { if let date = newValue as? Date { dateValue = date } }
  }
  open override var stringValue: String {
    get { dateText }
    set {}
  }

  @_spi(ViewHooks) open override var metricKind: ControlKind? { .datePicker }
  var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  var era: MetricEra { (controlView as? NSControl)?.metricEra ?? .current }
  var geometry: ControlGeometry { ControlGeometry(kind: .datePicker, size: size, era: era) }
  var textFont: NSFont { font ?? .systemFont(ofSize: size.fontSize) }
  var words: DateWords { DateWords(locale: locale, timeZone: timeZone) }
  var showsDate: Bool { !datePickerElements.isDisjoint(with: .yearMonthDay) }
  var showsTime: Bool { !datePickerElements.isDisjoint(with: .hourMinute) }

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    DateDrawing(cell: self).draw(in: rect, on: canvas)
  }

  /// The date as text: only numbers, in the locale's order, as in AppKit's fields: 1/9/2007, 9:41:00 AM.
  var dateText: String {
    var template = ""
    if datePickerElements.contains(.era) { template += "G" }
    if showsDate { template += datePickerElements.contains(.yearMonthDay) ? "yMd" : "yM" }
    if showsTime { template += datePickerElements.contains(.hourMinuteSecond) ? "jms" : "jm" }
    if datePickerElements.contains(.timeZone) { template += "z" }
    return words.text(dateValue, template: template)
  }

  /// The size of the date picker's alignment rectangle.
  var contentSize: CGSize {
    guard datePickerStyle != .clockAndCalendar else {
      let size = MacControlMetrics.calendarSize(showsDate: showsDate, showsTime: showsTime)
      return CGSize(width: size.width, height: size.height)
    }
    let text = MacText(dateText, font: textFont, era: era).size().width
    let stepper = datePickerStyle == .textField ? 0 : MacControlMetrics.datePickerStepper
    return geometry.aligned(
      width: (text + MacControlMetrics.datePickerTextPadding + stepper).rounded(.up),
      height: geometry.frameHeight)
  }
}
